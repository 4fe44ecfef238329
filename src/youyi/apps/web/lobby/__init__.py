"""Finding company: the lobby, sitting down anywhere, how one's tables stand."""
