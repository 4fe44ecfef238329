"""Rulings and terms with what follows from them: how every cast is read, and the road with its barriers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache

from youyi.games.dama.casts import Reading, readings
from youyi.games.dama.position import Position
from youyi.games.dama.road import Road, road_under
from youyi.games.dama.rulings import Rulings
from youyi.games.dama.travel import Rides
from youyi.kernel.dice import Throw


class LatestRides:
    """A cache of one entry: the rides of the position that was asked about last, compared by identity."""

    __slots__ = ("kept",)

    def __init__(self) -> None:
        """Begin empty."""
        self.kept: tuple[Position, Rides] | None = None


@dataclass(frozen=True, slots=True, eq=False)
class RuleContext:
    """Rulings and terms of one table, with the tables derived from them."""

    rulings: Rulings
    seats: int
    cap: int
    """After how many throws the game is drawn."""
    readings: Mapping[Throw, Reading]
    road: Road
    latest: LatestRides = field(default_factory=LatestRides, repr=False)


@cache
def rule_context(rulings: Rulings, seats: int, cap: int) -> RuleContext:
    """Derive the tables of a set of rulings; computed once for each."""
    return RuleContext(rulings, seats, cap, readings(rulings), road_under(rulings))
