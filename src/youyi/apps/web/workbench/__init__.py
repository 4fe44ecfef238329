"""Two readings of a game compared by many games on the server."""
