"""Reviews of finished games, worked out beside the tables."""
