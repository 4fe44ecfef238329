"""Exact counts of many games, and the intervals that follow from them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from youyi.kernel.rules import Over

NORMAL = 1.959963984540054
"""Standard deviations on either side that hold 95 % of a normal law."""


@dataclass(slots=True)
class Tally:
    """How often each length, score and end occurred: whole numbers only, so that sums never depend on their order."""

    seats: int
    games: int = 0
    ended: int = 0
    lengths: Counter[int] = field(default_factory=Counter)
    stopped: Counter[int] = field(default_factory=Counter)
    """The lengths of the games among these that were only stopped (`Game.stopped`)."""
    scores: list[Counter[int]] = field(default_factory=list)
    firsts: Counter[int] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)
    forfeits: Counter[int] = field(default_factory=Counter)
    """How many games each seat forfeited: they have no end and no score, and that seat is not first in them."""
    clauses: Counter[str] = field(default_factory=Counter)
    """In how many games each clause was cited, where that is counted."""
    longest: tuple[int, int] | None = None
    """Turns of the longest game, and its number; of several the first."""

    def __post_init__(self) -> None:
        """Give each seat its count of scores."""
        self.scores = self.scores or [Counter() for _ in range(self.seats)]

    def count(
        self,
        number: int,
        over: Over | None,
        turns: int,
        cited: Iterable[str] = (),
        forfeit: int | None = None,
        *,
        stopped: bool = False,
    ) -> None:
        """Count one game with its number, its turns and the clauses cited in it.

        `over` is None if it did not end; `stopped` says whether it was only stopped.
        """
        self.games += 1
        if forfeit is not None:
            self.forfeits[forfeit] += 1
            self.firsts.update({1 - forfeit} if self.seats == 2 else ())  # of two the other has won; of more, nobody
        self.clauses.update(cited)
        self.longest = longer(self.longest, (turns, number))
        if over is None:
            return
        self.ended += 1
        self.lengths[turns] += 1
        self.stopped.update((turns,) if stopped else ())
        self.ends[over.kind] += 1
        self.firsts.update(over.first)
        for counted, score in zip(self.scores, over.score, strict=True):
            counted[score] += 1

    def add(self, other: Tally) -> None:
        """Count in the games of another tally."""
        self.games += other.games
        self.ended += other.ended
        self.lengths += other.lengths
        self.stopped += other.stopped
        self.firsts += other.firsts
        self.ends += other.ends
        self.forfeits += other.forfeits
        self.clauses += other.clauses
        self.longest = longer(self.longest, other.longest)
        for counted, more in zip(self.scores, other.scores, strict=True):
            counted.update(more)

    def report(self) -> dict[str, Any]:
        """Give the figures, each estimate with its 95 % interval."""
        return {
            "games": self.games,
            "ended": self.ended,
            "length": spread(self.lengths, self.stopped),
            "seats": [self._seat(seat) for seat in range(self.seats)],
            "ends": dict(sorted(self.ends.items())),
            **({"forfeits": [self.forfeits[seat] for seat in range(self.seats)]} if self.forfeits else {}),
            "longest": None if self.longest is None else {"game": self.longest[1], "turns": self.longest[0]},
        }

    def _seat(self, seat: int) -> dict[str, Any]:
        mean, interval = mean_with_interval(self.scores[seat])
        share, around = share_with_interval(self.firsts[seat], self.ended + self.forfeits.total())
        return {"mean": mean, "ci95": interval, "first": share, "first_ci95": around}


def longer(one: tuple[int, int] | None, other: tuple[int, int] | None) -> tuple[int, int] | None:
    """The longer of two games by turns and number; of equal ones the first, and a game rather than none.

    >>> longer((7, 4), (7, 2))
    (7, 2)
    """
    return max((each for each in (one, other) if each is not None), key=lambda each: (each[0], -each[1]), default=None)


def spread(counts: Counter[int], stopped: Counter[int]) -> dict[str, Any]:
    """Describe a count of lengths: mean, quantiles, extremes.

    Games that were only `stopped` count among the quantiles and not for the mean, which would depend on when they are stopped.
    """
    mean, interval = mean_with_interval(counts - stopped)
    return {
        "mean": mean,
        "ci95": interval,
        "stopped": stopped.total(),
        "p50": quantile(counts, 50),
        "p50_ci95": quantile_interval(counts, 50),
        "p95": quantile(counts, 95),
        "p95_ci95": quantile_interval(counts, 95),
        "min": min(counts, default=None),
        "max": max(counts, default=None),
    }


def mean_with_interval(counts: Counter[int]) -> tuple[float | None, list[float] | None]:
    """Give the mean, and its interval by the normal law; None where there is nothing to average.

    >>> mean_with_interval(Counter({1: 2, 3: 2}))
    (2.0, [0.868..., 3.131...])
    """
    first = sum(value * times for value, times in counts.items())
    second = sum(value * value * times for value, times in counts.items())
    return mean_of_sums(counts.total(), first, second)


def mean_of_sums(total: int, first: int, second: int) -> tuple[float | None, list[float] | None]:
    """Give the mean of so many values, and its interval, from their sum and the sum of their squares.

    >>> mean_of_sums(4, 8, 20)
    (2.0, [0.868..., 3.131...])
    """
    if not total:
        return None, None
    mean = first / total
    if total == 1:
        return mean, None
    return mean, around(mean, standard_error(total, first, second))


def standard_error(total: int, first: int, second: int) -> float:
    """The standard error of the mean of at least two values, from their sum and the sum of their squares."""
    # Exact until the last step: n Σx² − (Σx)² loses nothing in whole numbers.
    return sqrt((total * second - first * first) / (total * (total - 1)) / total)


def error_of(values: Sequence[float]) -> float:
    """The standard error of a mean from the values themselves, which need not be whole; 0 for a single one.

    >>> error_of([1.0, 2.0, 3.0]), error_of([1.5])
    (0.577..., 0.0)
    """
    count = len(values)
    if count == 1:
        return 0.0
    middle = sum(values) / count  # taken off first: of sums of squares that are not whole, nearly all could cancel
    return sqrt(sum((value - middle) ** 2 for value in values) / (count - 1) / count)


def around(value: float, error: float) -> list[float]:
    """The 95 % interval of an estimate by the normal law."""
    return [value - NORMAL * error, value + NORMAL * error]


def share_with_interval(times: int, of: int) -> tuple[float | None, list[float] | None]:
    """Give a share, and its interval after Wilson.

    >>> share_with_interval(5, 10)
    (0.5, [0.236..., 0.763...])
    """
    if not of:
        return None, None
    share, square = times / of, NORMAL * NORMAL
    centre = (share + square / (2 * of)) / (1 + square / of)
    half = NORMAL * sqrt(share * (1 - share) / of + square / (4 * of * of)) / (1 + square / of)
    return share, [max(0.0, centre - half), min(1.0, centre + half)]


def nth_smallest(counts: Counter[int], nth: int) -> int:
    """Give the value of a rank, counted from 1.

    >>> nth_smallest(Counter({7: 2, 9: 1}), 3)
    9
    """
    seen = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= nth:
            return value
    raise ValueError(f"there are only {seen} values")


def quantile(counts: Counter[int], percent: int) -> int | None:
    """Give the smallest value that `percent` of a hundred do not exceed.

    >>> quantile(Counter({7: 2, 9: 2}), 50)
    7
    """
    total = counts.total()
    return nth_smallest(counts, max(1, -(-total * percent // 100))) if total else None


def quantile_interval(counts: Counter[int], percent: int) -> list[int] | None:
    """Give an interval for a quantile by order statistics: ranks two deviations of a binomial apart.

    >>> quantile_interval(Counter(range(1, 101)), 50)
    [40, 61]
    """
    total = counts.total()
    if not total:
        return None
    middle = total * percent / 100
    reach = NORMAL * sqrt(total * percent * (100 - percent)) / 100
    low = max(1, int(middle - reach))
    high = min(total, int(middle + reach) + 2)
    return [nth_smallest(counts, low), nth_smallest(counts, high)]
