"""Whom the sentences of a table speak of, and to whom."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from youyi.kernel.names import Words
from youyi.kernel.seats import Seat

ANYBODY = Seat(-1)
"""Whoever reads: what is said to him says both what it calls each seat and *you*, for each reader to choose from (`ToAnybody`)."""


@dataclass(frozen=True, slots=True)
class People:
    """Who sits at a table, as its sentences name them for one reader."""

    names: Mapping[Seat, Words] = field(default_factory=dict)
    """What those are called who are known; every other seat is called by its own name."""
    you: Seat | None = None
    """The reader's seat, to whom the sentences say *you*; None for somebody who watches; `ANYBODY`: for all of them at once."""
    subjects: dict[tuple[Seat, str], Any] | None = field(default=None, compare=False, repr=False)
    """What the sentences of one game call each seat in a language, where that is kept (`Voice.who`)."""


NOBODY = People()
"""Nobody is known: every seat is called by its own name."""
