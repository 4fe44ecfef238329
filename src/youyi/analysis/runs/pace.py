"""What one slice of a measurement of speed has found."""

from __future__ import annotations

from dataclasses import dataclass

SLICES = 5
"""Each measurement is made so many times, and the median reported."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How much was played in how long."""

    moves: int
    """Every answer, throws included."""
    turns: int
    games: int
    seconds: float
    """Of the processor."""
