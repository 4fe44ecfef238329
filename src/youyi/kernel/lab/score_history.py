"""What a game lets others tell of its course: public figures to follow from ply to ply, and events to count in tables."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from youyi.kernel.names import Name, Words
from youyi.kernel.seats import Seat

P = TypeVar("P")
E = TypeVar("E")


@dataclass(frozen=True, slots=True)
class Measure(Generic[P]):
    """A figure of every seat beside its result, which everybody may know in any position; more is better."""

    name: Name
    of: Callable[[P], tuple[int, ...]]
    decides: bool = False
    """Whether who has most of it wins, whatever the results are."""


@dataclass(frozen=True, slots=True)
class Entry:
    """An event as a row of a table counts it; only events that everybody may hear are counted."""

    sheet: Name
    """The table."""
    row: Name | Words
    seat: Seat | None = None
    """The seat in whose column it is counted."""
    flow: tuple[tuple[Seat, int], ...] | None = None
    """What seats receive by it, in the game's unit; None: the event itself is counted."""


@dataclass(frozen=True, slots=True)
class ScoreHistory(Generic[P, E]):
    """What a result page tells of a game beside each seat's result."""

    entry: Callable[[E], Entry | None]
    """In which table an event is counted; None: in none."""
    measures: tuple[Measure[P], ...] = ()
    """Public figures to follow from ply to ply."""
    staked: tuple[Name, Name] | None = None
    """The table, and its row, for what seats have put in before the first move; None: nothing."""
