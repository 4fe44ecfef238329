"""Ratings of players that have met, fitted by `choix`: Bradley and Terry's model for pairs, Plackett and Luce's for whole tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log
from typing import Any

import choix
import numpy as np
from numpy.typing import NDArray

from youyi.analysis.figures.tally import around
from youyi.analysis.match.meeting import Meeting
from youyi.analysis.match.multiplayer_match import Ranking

SAMPLES = 200
"""How often the deals are drawn anew."""
ELO = 400 / log(10)
"""Points of Elo in one unit of the model."""
PARTS = 20
"""Parts of the deals of a table, each left out once (the jackknife)."""
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


def ratings_of_tables(deals: Sequence[Sequence[Ranking]]) -> tuple[Rating, ...]:
    """Rate everybody by whole rankings, the strongest first; the rankings of one deal are left out together.

    Each player's chance to come first among those not yet placed is in proportion to its strength. Raises ValueError for fewer
    than two deals.
    """
    names = sorted({name for deal in deals for ranking in deal for name in ranking})
    data = [[tuple(names.index(name) for name in ranking) for ranking in deal] for deal in deals]
    parts = min(PARTS, len(data))
    if parts < 2:
        raise ValueError("an interval needs two deals")
    found = _placed(len(names), data)
    without = [_placed(len(names), [d for nth, d in enumerate(data) if nth % parts != part]) for part in range(parts)]
    spread = np.array(without)
    errors = np.sqrt((parts - 1) / parts * ((spread - spread.mean(axis=0)) ** 2).sum(axis=0))
    rated = [Rating(name, float(found[nth]), _interval(found[nth], errors[nth])) for nth, name in enumerate(names)]
    return tuple(sorted(rated, key=lambda each: -each.elo))


def _interval(elo: float, error: float) -> tuple[float, float]:
    low, high = around(float(elo), float(error))
    return low, high


def _placed(players: int, deals: Sequence[Sequence[tuple[int, ...]]]) -> NDArray[np.float64]:
    rankings = [ranking for deal in deals for ranking in deal]
    fitted: Any = choix.ilsr_rankings(players, rankings, alpha=PRIOR)
    points: NDArray[np.float64] = (fitted - fitted.mean()) * ELO
    return points
