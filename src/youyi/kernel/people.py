"""Whom the sentences of a table speak of, and to whom."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from youyi.kernel.names import Words
from youyi.kernel.seats import Seat


@dataclass(frozen=True, slots=True)
class People:
    """Who sits at a table, as its sentences name them for one reader."""

    names: Mapping[Seat, Words] = field(default_factory=dict)
    """What those are called who are known; every other seat is called by its own name."""
    you: Seat | None = None
    """The reader's seat, to whom the sentences say *you*; None for somebody who watches."""
    spoken_of: set[Seat] | None = field(default=None, compare=False, repr=False)
    """Where `Sentences` note of whom they speak: all others read the same. None: nobody asks."""


NOBODY = People()
"""Nobody is known: every seat is called by its own name."""
