"""Figures with their intervals, from what was found game by game: the game is the unit, whatever happened in it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt

from youyi.analysis.figures.tally import NORMAL, error_of


@dataclass(slots=True)
class Ratio:
    """A total over another, such as gains over occasions, game by game."""

    games: list[tuple[float, float]] = field(default_factory=list)
    """For each game, what is divided and by what."""

    def add(self, value: float, over: float) -> None:
        """Count a game."""
        self.games.append((value, over))

    @property
    def over(self) -> float:
        """By what is divided, in all."""
        return sum(over for _, over in self.games)

    def estimate(self) -> tuple[float, float] | None:
        """The quotient and half of its 95 % interval, by linearization; None where there is nothing to divide by.

        >>> Ratio([(1, 2), (3, 2)]).estimate()[0]
        1.0
        """
        count, over = len(self.games), self.over
        if not over or count < 2:
            return None
        quotient = sum(value for value, _ in self.games) / over
        rest = sum((value - quotient * each) ** 2 for value, each in self.games)
        return quotient, NORMAL * sqrt(rest * count / (count - 1)) / over


def mean(values: Iterable[float]) -> tuple[float, float]:
    """The mean of independent values and half of its 95 % interval. Raises ValueError for fewer than two."""
    found: Sequence[float] = tuple(values)
    if len(found) < 2:
        raise ValueError("one game has no interval")
    return sum(found) / len(found), NORMAL * error_of(found)
