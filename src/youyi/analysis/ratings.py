"""Ratings of players that have met: Bradley and Terry's model, fitted by `choix`, with intervals by resampling the deals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log
from typing import Any

import choix
import numpy as np
from numpy.typing import NDArray

from youyi.analysis.matches import Meeting

SAMPLES = 200
"""How often the deals are drawn anew."""
ELO = 400 / log(10)
"""Points of Elo in one unit of the model."""
PRIOR = 1e-4
"""Keeps the fit finite where somebody has won every deal."""


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a player is among those that have met."""

    name: str
    elo: float
    """The mean of all is 0."""
    ci95: tuple[float, float]


def ratings(meetings: Mapping[tuple[str, str], Meeting]) -> tuple[Rating, ...]:
    """Rate everybody, the strongest first. A tied deal is half a deal won by each."""
    names = sorted({name for pair in meetings for name in pair})
    counts = [(names.index(a), names.index(b), each) for (a, b), each in meetings.items() if each.deals]
    found = _fitted(len(names), [(a, b, each.won, each.tied, each.lost) for a, b, each in counts])
    rng = np.random.default_rng(0)
    samples = np.array([_fitted(len(names), [_drawn(rng, *each) for each in counts]) for _ in range(SAMPLES)])
    low, high = np.percentile(samples, [2.5, 97.5], axis=0)
    rated = [Rating(name, float(found[nth]), (float(low[nth]), float(high[nth]))) for nth, name in enumerate(names)]
    return tuple(sorted(rated, key=lambda each: -each.elo))


def _drawn(rng: np.random.Generator, a: int, b: int, meeting: Meeting) -> tuple[int, int, int, int, int]:
    """So many deals of a meeting, drawn from it with replacement."""
    shares = np.array([meeting.won, meeting.tied, meeting.lost]) / meeting.deals
    won, tied, lost = rng.multinomial(meeting.deals, shares).tolist()
    return a, b, won, tied, lost


def _fitted(players: int, counts: Sequence[tuple[int, int, int, int, int]]) -> NDArray[np.float64]:
    matrix = np.zeros((players, players))
    for a, b, won, tied, lost in counts:
        matrix[a, b] += won + tied / 2
        matrix[b, a] += lost + tied / 2
    fitted: Any = choix.ilsr_pairwise_dense(matrix, alpha=PRIOR * max(1.0, float(matrix.sum())))
    points: NDArray[np.float64] = (fitted - fitted.mean()) * ELO
    return points
