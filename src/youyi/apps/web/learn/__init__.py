"""What teaches a game and never changes while the server runs: rulebooks, lessons, puzzles, the search."""
