"""Leagues: an arranged round robin of people who play by appointment."""
