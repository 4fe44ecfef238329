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

from youyi.analysis.engines import fast_room, has_fast_room, installed
from youyi.analysis.plan import Plan
from youyi.analysis.simulate import prepared
from youyi.analysis.tally import NORMAL

OTHERS = 10
"""Times as many games of other numbers as are corrected, from which the controls' means are taken."""
FOLDS = 2
"""Parts of the games; the weights of one are found in the others, so that none weighs its own luck."""
USUAL = ("random", "first")


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


def controls_of(plan: Plan) -> tuple[str, ...]:
    """The players whose results are the controls: all that are compiled, or the two that need no thought."""
    game = plan.table().game
    room = fast_room(game) if has_fast_room(game) and installed() else None
    return USUAL if room is None else tuple(room.PLAYERS)


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
    values = np.array(results, float)
    fold = rows % FOLDS
    rest = values.copy()
    weight = np.zeros(len(names))
    for each in range(FOLDS):
        weights = np.linalg.lstsq(
            centred[fold != each], values[fold != each] - values[fold != each].mean(), rcond=None
        )[0]
        rest[fold == each] -= centred[fold == each] @ weights
        weight += weights / FOLDS
    spread = np.cov(others.mean(axis=2), rowvar=False).reshape(len(names), len(names))
    known = float(weight @ spread @ weight) / len(others)
    return Corrected(
        float(values.mean()),
        sqrt(values.var(ddof=1) / count),
        float(rest.mean()),
        sqrt(rest.var(ddof=1) / count + known),
    )


def _controls(plan: Plan, names: Sequence[str], numbers: range) -> NDArray[np.float64]:
    """What each control player gets on every seat in each game, playing all seats: games × players × seats."""
    found = []
    for name in names:
        play = prepared(replace(plan, players=(name,), games=len(numbers))).player_of_parts(rows=True)
        seats = plan.table().rules.seats
        found.append([row.score or (0,) * seats for row in play(numbers).rows])
    return np.array(found, float).transpose(1, 0, 2)
