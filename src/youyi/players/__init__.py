"""Whoever answers decisions without a hand of flesh: each sees a view and the choices, and nothing else."""
