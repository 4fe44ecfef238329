"""What rule code writes in, with the rules of the table at hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache

from youyi.games.dama.casts import Reading, readings
from youyi.games.dama.events import Event
from youyi.games.dama.position import Position
from youyi.games.dama.road import Road, road_under
from youyi.games.dama.rulings import Rulings
from youyi.kernel.dice import Throw
from youyi.kernel.scribe import Scribe


@dataclass(frozen=True, slots=True, eq=False)
class Rulebook:
    """The rules as one table plays them, laid out for use."""

    rulings: Rulings
    seats: int
    cap: int
    """After how many throws the game is drawn."""
    readings: Mapping[Throw, Reading]
    road: Road


@cache
def rulebook(rulings: Rulings, seats: int, cap: int) -> Rulebook:
    """Lay the rules out for a table."""
    return Rulebook(rulings, seats, cap, readings(rulings), road_under(rulings))


class Book(Scribe[Position, Event]):
    """The scribe's book, opened at a position under a rulebook."""

    __slots__ = ("rules",)

    def __init__(self, rules: Rulebook, position: Position, evolve: Callable[[Position, Event], Position]) -> None:
        """Open the book."""
        super().__init__(position, evolve)
        self.rules = rules
