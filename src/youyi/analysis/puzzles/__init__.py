"""Puzzles: positions with one choice that is clearly best, found in games of our players and checked by playing them out."""
