"""How speed is measured: what a slice of a measurement has found, and the collector's settings while many games are played."""

from __future__ import annotations

import gc
from dataclasses import dataclass

SLICES = 5
"""Each measurement is made so many times, and the median reported."""
MANY = 100_000
"""Allocations between two collections of the youngest generation."""


@dataclass(frozen=True, slots=True)
class Speed:
    """How much was played in how long."""

    moves: int
    """Every answer, throws included."""
    turns: int
    games: int
    seconds: float
    """Of the processor."""


def collect_seldom() -> None:
    """Raise the collector's thresholds and exempt what is imported: positions, moves and events create no cycles.

    Finished games are freed by their reference counts. Saves about a tenth of the time of random play.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(MANY)
