"""What is to be played, by whom, on which engine and in how many processes."""
