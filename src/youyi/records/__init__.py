"""Game files: what was played, by which rulebook, and how it is read again."""
