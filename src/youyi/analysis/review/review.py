"""What a review says of a game: choices with their losses and bands, draws with their luck, and the result without it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum, hypot
from typing import Any, TypeAlias

from youyi.analysis.review.choices import Band, WeighedChoice
from youyi.analysis.review.settling import Settler
from youyi.analysis.review.values import Luck
from youyi.kernel.game import Table
from youyi.kernel.lab.evaluation import Judging, Worth
from youyi.kernel.names import Name, Words
from youyi.kernel.seats import Seat
from youyi.records.record import Record

AnyTable: TypeAlias = Table[Any, Any, Any, Any]
TURNING_POINTS = 5
"""At most so many are named."""


@dataclass(frozen=True, slots=True)
class DrawLuck:
    """A draw and what it brought."""

    ply: int
    by: Seat | None
    luck: Luck
    event: Any
    """What was drawn, as the game's log tells it; None: a whole pack, of which nothing is told."""


@dataclass(frozen=True, slots=True)
class Point:
    """What the game was worth after a ply (0: at the start)."""

    ply: int
    worth: Worth


@dataclass(frozen=True, slots=True)
class Swing:
    """A turning point: the ply and the seat whose expectation it moved most."""

    ply: int
    seat: Seat
    swing: float
    """By how much, in the review's unit."""
    drawn: bool
    """Whether chance moved it; else a choice below the best did."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Review:
    """A game reviewed."""

    table: AnyTable
    record: Record
    moves: tuple[str, ...]
    """Every valid move, as the record writes it."""
    choices: tuple[WeighedChoice, ...]
    """Those among several; what was forced is left out."""
    draws: tuple[DrawLuck, ...]
    course: tuple[Point, ...]
    result: Worth | None
    """What each seat had in the end, as it counts; None for a game that is not over."""
    judging: Judging
    """What counts, and who valued it."""
    playouts: int
    """For each choice; 0: a judge valued them."""
    judged: bool
    """Whether a judge weighed draws, and choices too where nothing was played out."""
    settler: Settler | None
    """Who played choices out that looked bad; None: nobody."""
    unsettled: int
    """How many such were left, for want of playouts."""
    drift: Worth
    """Of each seat, the root of the squares of what estimates were revised by where neither chance nor a choice says why."""
    engine: str
    """Which engine played bouts out, or weighed positions where nothing was played out."""
    seed: int

    @property
    def unit(self) -> Name | Words:
        """What all figures are in."""
        unit: Name | Words = self.judging.counts.unit(self.table.game.unit)
        return unit

    def luck(self, seat: int) -> float:
        """What all draws brought a seat; the luck of all seats sums to nothing."""
        return fsum(each.luck.brought[seat] for each in self.draws)

    def luck_error(self, seat: int) -> float:
        """Standard error of `luck`: of the samples or, where a judge weighed the draws, of his word: never below `rest`."""
        judged = max(self.drift[seat], abs(self.rest(seat) or 0.0)) if self.judged else 0.0
        return hypot(judged, *(each.luck.error[seat] for each in self.draws))

    @property
    def named(self) -> tuple[WeighedChoice, ...]:
        """The choices that cost something."""
        return tuple(each for each in self.choices if each.band is not Band.GOOD)

    def rest(self, seat: int) -> float | None:
        """What neither chance nor a choice explains of a result; None for a game that is not over."""
        if self.result is None:
            return None
        explained = (each.cost[seat] for each in self.choices)
        return self.result[seat] - self.course[0].worth[seat] - self.luck(seat) - fsum(explained)

    def adjusted(self, seat: int) -> float | None:
        """The result without the luck: of the same mean over many games, and less varied."""
        return None if self.result is None else self.result[seat] - self.luck(seat)

    def lost(self, seat: int) -> float:
        """What a seat's choices cost it in all."""
        return fsum(each.loss for each in self.named if each.seat == seat)

    def counted(self, seat: int, band: Band) -> int:
        """How many of a seat's choices fall into a band."""
        return sum(each.seat == seat and each.band is band for each in self.choices)

    def asked(self, seat: int) -> int:
        """How many choices a seat had."""
        return sum(each.seat == seat for each in self.choices)

    @property
    def turns(self) -> Sequence[Swing]:
        """The plies that moved an expectation most, the greatest first: luck on every seat, losses on the seat that chose."""
        found = [_turn_of(each) for each in self.draws]
        found += [Swing(each.ply, each.seat, -each.loss, drawn=False) for each in self.named]
        return sorted(found, key=lambda each: -abs(each.swing))[:TURNING_POINTS]


def _turn_of(draw: DrawLuck) -> Swing:
    brought = draw.luck.brought
    seat = max(range(len(brought)), key=lambda each: abs(brought[each]))
    return Swing(draw.ply, Seat(seat), brought[seat], drawn=True)
