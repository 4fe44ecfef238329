"""The grammar all games share: a position asks, a move answers, events say what followed and why."""
