"""What is counted and learnt of a game: actions and observations as numbers, players, exact figures, evaluations."""
