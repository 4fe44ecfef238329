"""Exact counts of many games, and what follows from them: intervals, paired differences, tests."""
