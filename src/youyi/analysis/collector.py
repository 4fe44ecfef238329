"""How often the cycle collector runs while many games are played."""

from __future__ import annotations

import gc

MANY = 100_000
"""Objects between two collections of the youngest."""


def collect_seldom() -> None:
    """Let the collector rest: what was imported stays, and positions, moves and events hold no cycles.

    Python counts references all the same, so finished games are freed at once; measured, this is worth
    about a tenth of the time of random play.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(MANY)
