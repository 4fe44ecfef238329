"""Players against each other on the same chance in every seating, with ratings, and the luck taken out."""
