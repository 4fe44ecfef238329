"""Absolute error rates: what the choices of every player lose against a far deeper yardstick, on the same positions."""
