"""The share of luck: how much of the results' variance goes back to chance, to play, to both together, to the seats.

The same throws and packs are played in several ways (the players draw other private numbers, and change seats if they differ),
and each way of playing meets every chance: a two-way analysis of variance with one game in each cell.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from youyi.analysis.simulate.referee import played_out
from youyi.kernel.game import Table
from youyi.kernel.seats import Seat
from youyi.kernel.session import Session
from youyi.kernel.streams import Numbered, Stream
from youyi.players.player import AnyPlayer

WAYS = 8
"""At least so many ways to play meet every chance."""
SHARES = ("luck_chance", "luck_play", "luck_both", "luck_seats")
Cells: TypeAlias = Sequence[Sequence[Sequence[int]]]
"""Results by chance, by way to play, by seat."""


@dataclass(frozen=True, slots=True)
class Crossed(Numbered):
    """The throws and packs of one game, with the private numbers that players draw in another."""

    way: int
    """The number of the other game."""

    def for_player(self, seat: Seat, nth: int, /) -> Stream:
        """Stream of the other game."""
        return Numbered(self.seed, self.way).for_player(seat, nth)


def ways(seats: int) -> int:
    """How many ways to play there are: every player sits on every seat equally often."""
    return -(-WAYS // seats) * seats


def results(table: Table[Any, Any, Any, Any], sitting: Sequence[AnyPlayer], seed: int, number: int) -> list[list[int]]:
    """Play the chance of one game in all ways; returns each seat's result for each of them, in the game's unit."""
    seats = table.rules.seats
    found = []
    for way in range(ways(seats)):
        turned = [sitting[(seat + way) % seats] for seat in range(seats)]
        session: Session[Any, Any, Any, Any] = Session(table.rules, keep=0)
        played_out(session, turned, Crossed(seed, number, way))
        found.append(list(table.rules.returns(session.position)))
    return found


def shares(cells: Cells) -> tuple[float, float, float, float] | None:
    """The shares of chance, play and both together, which sum to one, and of the seats in the whole; None if nothing varies.

    Needs two chances and two ways at least. Components that are estimated below zero count as none.

    >>> shares([[[1, -1], [1, -1]], [[-1, 1], [-1, 1]]])
    (1.0, 0.0, 0.0, 0.0)
    """
    seats = [[[way[seat] for way in row] for row in cells] for seat in range(len(cells[0][0]))]
    parts = [_components(matrix) for matrix in seats]
    chance, play, both = (max(0.0, sum(each[part] for each in parts)) for part in range(3))
    within, between = chance + play + both, len(parts) * _between(parts)
    if not within:
        return None
    return chance / within, play / within, both / within, between / (between + within)


def _between(parts: Sequence[tuple[float, float, float, float, float]]) -> float:
    """The variance of the seats' means, less what the error of the means adds where results sum to nothing."""
    if len(parts) == 1:
        return 0.0
    error = sum(each[4] for each in parts) / (len(parts) - 1)
    return max(0.0, _variance([each[3] for each in parts]) - error)


def _components(matrix: Sequence[Sequence[int]]) -> tuple[float, float, float, float, float]:
    """The variances of chance, of play and of both together for one seat; its mean, and what the mean's own error adds."""
    rows, columns = len(matrix), len(matrix[0])
    of_rows = [sum(row) / columns for row in matrix]
    of_columns = [sum(row[column] for row in matrix) / rows for column in range(columns)]
    mean = sum(of_rows) / rows
    rest = [
        (value - of_rows[r] - of_columns[c] + mean) ** 2 for r, row in enumerate(matrix) for c, value in enumerate(row)
    ]
    both = sum(rest) / ((rows - 1) * (columns - 1))
    chance = _variance(of_rows) - both / columns
    play = _variance(of_columns) - both / rows
    error = max(0.0, chance) / rows + max(0.0, play) / columns + both / (rows * columns)
    return chance, play, both, mean, error


def _variance(values: Sequence[float]) -> float:
    mean = sum(values) / len(values)
    return sum((value - mean) ** 2 for value in values) / (len(values) - 1)
