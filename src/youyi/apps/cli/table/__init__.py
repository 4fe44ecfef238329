"""Commands for people at a table: a game at the terminal, a seat on the web, puzzles."""
