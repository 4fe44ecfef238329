"""Luck taken out of results: control variates from what cheap players come to on the same chance.

What the same throws and packs bring a seat when cheap players play them is luck, and its mean over other chances is known as
well as one likes. Taking it out leaves the mean of the results as it is, and makes their variance smaller.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from youyi.analysis.figures.tally import NORMAL
from youyi.analysis.review.evaluators import judging_of
from youyi.analysis.runs.plan import Plan
from youyi.analysis.simulate.simulation import prepared

OTHERS = 10
"""Times as many games of other numbers as are corrected, from which the controls' means are taken."""
FOLDS = 4
"""Parts of the games; the weights of one are found in the others, so that none weighs its own luck."""
CONTROLS = ("random", "first")
"""The players whose results are the controls: those that need no thought, and play every game."""


@dataclass(frozen=True, slots=True)
class Corrected:
    """The mean of some results, as they are and without luck, with standard errors."""

    raw: float
    raw_error: float
    mean: float
    error: float

    @property
    def variance_removed(self) -> float:
        """By what share the variance of the mean is smaller."""
        return 1 - (self.error / self.raw_error) ** 2 if self.raw_error else 0.0

    @property
    def ci95(self) -> tuple[float, float]:
        """Of the corrected mean."""
        return self.mean - NORMAL * self.error, self.mean + NORMAL * self.error


def without_luck(plan: Plan, seats: Sequence[int], results: Sequence[float], first: int = 0) -> Corrected:
    """Correct the results that somebody had on a seat in each of the games from `first` on, whatever the others played.

    Needs 4 games at least. The plan's players do not matter, its seed and table do.
    """
    count, names = len(results), controls_of(plan)
    own = _controls(plan, names, range(first, first + count))
    others = _controls(plan, names, range(first + count, first + count * (1 + OTHERS)))
    seat_of = np.array(seats)
    rows = np.arange(count)
    centred = own[rows, :, seat_of] - others.mean(axis=0)[:, seat_of].T
    spread = np.cov(others.mean(axis=2), rowvar=False).reshape(len(names), len(names))
    return corrected(results, centred, spread / len(others))


def controls_of(plan: Plan) -> tuple[str, ...]:
    """The players whose results are the controls: the cheap ones, and he by whom the game's positions are played out."""
    table = plan.table()
    return (*CONTROLS, judging_of(table).guide) if table.game.has("players.judge") else CONTROLS


def corrected(results: Sequence[float], luck: NDArray[np.float64], known: NDArray[np.float64]) -> Corrected:
    """Take controls out of results, weighed as the results of other games say.

    `luck`: games × controls, each with a mean of 0; `known`: what the errors of those means add, as covariances.
    """
    values, count = np.array(results, float), len(results)
    fold, rest, weight = np.arange(count) % FOLDS, values.copy(), np.zeros(luck.shape[1])
    for each in range(FOLDS):
        others, own = fold != each, fold == each
        weights = np.linalg.lstsq(luck[others], values[others] - values[others].mean(), rcond=None)[0]
        rest[own] -= luck[own] @ weights
        weight += weights / FOLDS
    return Corrected(
        float(values.mean()),
        sqrt(values.var(ddof=1) / count),
        float(rest.mean()),
        sqrt(rest.var(ddof=1) / count + float(weight @ known @ weight)),
    )


def _controls(plan: Plan, names: Sequence[str], numbers: range) -> NDArray[np.float64]:
    """What each control player gets on every seat in each game, playing all seats: games × players × seats."""
    found = []
    for name in names:
        play = prepared(replace(plan, players=(name,), games=len(numbers))).player_of_parts(rows=True)
        seats = plan.table().rules.seats
        found.append([row.score or (0,) * seats for row in play(numbers).rows])
    return np.array(found, float).transpose(1, 0, 2)
