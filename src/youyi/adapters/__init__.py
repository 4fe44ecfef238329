"""Youyi's games in the frameworks that researchers use; each needs the extra `rl`."""
