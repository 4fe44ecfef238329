"""What games amount to: one played, many counted, worked examples checked, chances made exact."""
