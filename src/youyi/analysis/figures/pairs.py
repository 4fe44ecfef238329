"""Two readings counted game against game: exact sums, and what follows from them about the difference."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import atan2, cos, erfc, pi, sin, sqrt
from typing import Any, NamedTuple

from youyi.analysis.figures.sparse import FEW, bounds_of_share, difference_of_shares, sign_test
from youyi.analysis.figures.tally import around, mean_of_sums, share_with_interval, standard_error

GROUPS = 20
"""Groups of games that are left out in turn where a figure is no mean of games (jackknife)."""
PARTED = 3
"""How many of the first games that came out differently are named."""
SURE = 0.05
"""The corrected p below which a difference counts as sure."""
MANY = 200
"""Degrees of freedom from which Student's law is the normal one."""
ENOUGH = 30
"""Fewer games than this that differ, among many that do not, say too little of a mean for any interval."""
SCALE = 1_000_000
"""Averages within a game are kept in whole millionths, so that sums never depend on their order."""


class GameMeasures(NamedTuple):
    """What is measured of one game."""

    values: Mapping[str, int]
    """A measure that is missing has no value in this game, and the game does not count for it."""
    times: Mapping[str, int]
    """Counts: one that is missing is zero."""


@dataclass(slots=True)
class Pair:
    """Sums of one measure over the games that have it under both readings."""

    games: int = 0
    a: int = 0
    b: int = 0
    aa: int = 0
    bb: int = 0
    ab: int = 0
    up: int = 0
    """Games in which the second reading has more of it."""
    down: int = 0
    """Games in which it has less."""

    @property
    def shares(self) -> bool:
        """Whether nothing but zeros and ones was counted."""
        return self.a == self.aa and self.b == self.bb

    def count(self, a: int, b: int) -> None:
        """Count one game."""
        self.add(Pair(1, a, b, a * a, b * b, a * b, int(b > a), int(b < a)))

    def add(self, other: Pair) -> None:
        """Count in the games of another."""
        self.games += other.games
        self.a, self.b = self.a + other.a, self.b + other.b
        self.aa, self.bb, self.ab = self.aa + other.aa, self.bb + other.bb, self.ab + other.ab
        self.up, self.down = self.up + other.up, self.down + other.down


@dataclass(slots=True)
class PairTally:
    """Games played under two readings on the same chance."""

    games: int = 0
    same: int = 0
    """Games that came to the same under both."""
    parted: tuple[int, ...] = ()
    """The first games that did not."""
    values: dict[str, Pair] = field(default_factory=dict)
    times: dict[str, Pair] = field(default_factory=dict)

    def count(self, number: int, a: GameMeasures, b: GameMeasures) -> None:
        """Count one game."""
        self.games += 1
        if a == b:
            self.same += 1
        elif len(self.parted) < PARTED:
            self.parted = (*self.parted, number)
        for name in a.values.keys() & b.values.keys():
            self.values.setdefault(name, Pair()).count(a.values[name], b.values[name])
        for name in a.times.keys() | b.times.keys():
            self.times.setdefault(name, Pair()).count(a.times.get(name, 0), b.times.get(name, 0))

    def add(self, other: PairTally) -> None:
        """Count in later games."""
        self.games += other.games
        self.same += other.same
        self.parted = (*self.parted, *other.parted)[:PARTED]
        for mine, theirs in ((self.values, other.values), (self.times, other.times)):
            for name, pair in theirs.items():
                mine.setdefault(name, Pair()).add(pair)

    @property
    def parted_ci95(self) -> list[float] | None:
        """The 95 % interval of the share of games that come to something else."""
        return None if not self.games else bounds_of_share(self.games - self.same, self.games)

    def effects(self, scales: Mapping[str, int]) -> list[Effect]:
        """The effect on every measure that any game has, by name; `scales` says which are kept in parts."""
        for pair in self.times.values():
            pair.games = self.games
        together = {**self.values, **self.times}
        return [effect(name, pair, scales.get(name, 1)) for name, pair in sorted(together.items())]


@dataclass(frozen=True, slots=True)
class Effect:
    """What the second reading changes in one measure."""

    measure: str
    games: int
    a: float | None
    a_ci95: list[float] | None
    b: float | None
    b_ci95: list[float] | None
    d: float | None
    """b − a."""
    d_ci95: list[float] | None
    """None where it cannot be told: for one game, or for a mean of which too few games differ."""
    p: float | None
    """How often chance alone would make so large a difference, if there were none; None where it cannot be told."""
    differing: int | None = None
    """Games in which the measure differs; None for what is no mean of games."""


def effect(name: str, pair: Pair, scale: int = 1) -> Effect:
    """The means with their intervals, and the difference with a paired t-test; where few games differ, with exact bounds.

    >>> effect("turns", Pair(4, 8, 12, 20, 40, 26, 3, 1)).d
    1.0
    """
    a, a_ci95 = _mean(pair.games, pair.a, pair.aa, scale)
    b, b_ci95 = _mean(pair.games, pair.b, pair.bb, scale)
    d = None if a is None or b is None else (pair.b - pair.a) / pair.games / scale
    d_ci95, p = (None, None) if d is None or pair.games < 2 else _tested(pair, d, scale)
    return Effect(name, pair.games, a, a_ci95, b, b_ci95, d, d_ci95, p, pair.up + pair.down)


def _tested(pair: Pair, d: float, scale: int) -> tuple[list[float] | None, float]:
    """The interval of a difference and its p: by the normal law, or exact where few games differ."""
    differing = pair.up + pair.down
    if scale == 1 and pair.shares and differing < FEW:
        return difference_of_shares(pair.up, pair.down, pair.games), sign_test(pair.up, pair.down)
    if differing < ENOUGH and 2 * differing < pair.games:
        return None, sign_test(pair.up, pair.down)
    error = standard_error(pair.games, pair.b - pair.a, pair.aa + pair.bb - 2 * pair.ab) / scale
    return around(d, error), p_value(d, error, pair.games - 1)


def _mean(games: int, first: int, second: int, scale: int) -> tuple[float | None, list[float] | None]:
    if scale == 1 and first == second:  # zeros and ones alone: a share
        return share_with_interval(first, games)
    mean, interval = mean_of_sums(games, first, second)
    return None if mean is None else mean / scale, None if interval is None else [each / scale for each in interval]


def p_value(difference: float, error: float, freedom: int) -> float:
    """How often Student's law makes so large a difference on either side, with so many degrees of freedom.

    Beyond `MANY` it is the normal law that is taken. Where every value is the same there is no error: then how often all of them fall on
    the same side.

    >>> round(p_value(4.303, 1.0, 2), 3), round(p_value(1.96, 1.0, 10**6), 3)
    (0.05, 0.05)
    """
    if error == 0:
        return 1.0 if difference == 0 else 0.5**freedom
    t = abs(difference) / error
    if freedom > MANY:
        return erfc(t / sqrt(2))
    # Abramowitz and Stegun, 26.7.3 and 26.7.4: exact for whole degrees of freedom.
    angle = atan2(t, sqrt(freedom))
    term = total = cos(angle) if freedom % 2 else 1.0
    for each in range(freedom % 2 + 2, freedom, 2):
        term *= (each - 1) / each * cos(angle) ** 2
        total += term
    if freedom % 2:
        return max(0.0, 1 - 2 / pi * (angle + (sin(angle) * total if freedom > 1 else 0.0)))
    return max(0.0, 1 - sin(angle) * total)


def holm(values: Sequence[float | None]) -> list[float | None]:
    """Correct for many comparisons after Holm: each p times the number of those not smaller, never falling.

    >>> holm([0.01, 0.04, 0.03])
    [0.03, 0.06, 0.06]
    """
    known = sorted((value, place) for place, value in enumerate(values) if value is not None)
    corrected: list[float | None] = [None] * len(values)
    highest = 0.0
    for rank, (value, place) in enumerate(known):
        highest = max(highest, min(1.0, value * (len(known) - rank)))
        corrected[place] = highest
    return corrected


def jackknife(without: Iterable[float]) -> float:
    """The standard error of a figure from its values with each group left out in turn.

    >>> round(jackknife([1.0, 2.0, 3.0]), 3)
    1.155
    """
    values = list(without)
    mean = sum(values) / len(values)
    return sqrt((len(values) - 1) / len(values) * sum((value - mean) ** 2 for value in values))


def is_sure(measure: Mapping[str, Any]) -> bool:
    """Whether a measure of a report differs surely: its corrected p is below `SURE`."""
    return measure["p_holm"] is not None and measure["p_holm"] < SURE


def surety(measure: Mapping[str, Any]) -> float:
    """By how many of its intervals a measure of a report differs; without any error it comes first."""
    if measure["d_ci95"] is None or not measure["d"]:
        return 0.0
    low, high = measure["d_ci95"]
    return float(abs(measure["d"]) / (high - low)) if high > low else float("inf")
