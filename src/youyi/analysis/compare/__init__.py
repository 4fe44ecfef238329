"""Two readings, or two players, on the same chance: what the second changes."""
