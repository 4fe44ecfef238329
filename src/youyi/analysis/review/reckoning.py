"""What luck and choices came to in a finished game, in figures alone: cheap enough to be worked out for every game that counts."""

from __future__ import annotations

from dataclasses import dataclass
from math import fsum, hypot

from youyi.analysis.review.review import Review
from youyi.analysis.review.reviewing import reviewed
from youyi.kernel.lab.evaluation import Counts
from youyi.players.player import player_spec
from youyi.records.record import Record

METHOD = 1
"""Raised when figures come out otherwise of the same game and the same judge."""
_NO_SECOND_LOOK = 0
"""The judge's word alone, and where there is none the usual playouts of each choice: nothing is played out a second time."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatLuck:
    """What a seat's result is made of, in the unit of its score."""

    result: float
    luck: float
    """What all draws brought it; over the seats this sums to nothing."""
    error: float
    """Standard error of `luck`, and so of the result without it."""
    lost: float
    """What its choices cost it that cost something."""
    lost_error: float
    """Standard error of `lost`."""
    named: int
    """How many choices cost something."""
    asked: int
    """How many choices it had."""

    @property
    def without(self) -> float:
        """The result without luck."""
        return self.result - self.luck


@dataclass(frozen=True, slots=True, kw_only=True)
class GameLuck:
    """The figures of a finished game."""

    judge: str
    """Who valued positions, with his version and that of the method."""
    playouts: int
    """For each choice and draw; 0: positions were judged, not played out."""
    seats: tuple[SeatLuck, ...]


def reckoned(record: Record) -> GameLuck | None:
    """The figures of a game, in its score; None for one that is not over. Raises `BadRecord`, `NotJudged`, `NoFastEngine`."""
    found = reviewed(record, playouts=_NO_SECOND_LOOK, counts=Counts.SCORE)
    if found.result is None:
        return None
    guide = player_spec(found.judging.guide, found.table.game).full_id
    seats = tuple(_seat(found, seat, result) for seat, result in enumerate(found.result))
    return GameLuck(judge=f"{guide} {METHOD}", playouts=found.playouts, seats=seats)


def _seat(found: Review, seat: int, result: float) -> SeatLuck:
    named = [each for each in found.named if each.seat == seat]
    return SeatLuck(
        result=float(result),
        luck=found.luck(seat),
        error=found.luck_error(seat),
        lost=fsum(each.loss for each in named),
        lost_error=hypot(*(each.taken.error for each in named)),
        named=len(named),
        asked=found.asked(seat),
    )
