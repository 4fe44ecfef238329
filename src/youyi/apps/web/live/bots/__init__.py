"""The computers of a table: what chooses their moves, when they play them, and what they advise."""
