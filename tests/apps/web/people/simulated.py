"""People of known strength who play one another for a while, and how far their ratings come to be from it."""

from __future__ import annotations

from dataclasses import dataclass
from math import log, sqrt
from random import Random

from youyi.apps.web.base.rating import PlayerRating
from youyi.apps.web.people.ratings import BEGINNER, rated

_POINTS = 400 / log(10)
_SURE = 1.96


@dataclass(frozen=True, slots=True)
class Found:
    """What the ratings of people were worth at the end."""

    covered: float
    """The share of them whose strength lies in the 95 % interval."""
    off: float
    """The root of the mean square of what ratings are off."""
    bias: float


def simulate(*, people: int, seats: int, games: int, spread: float, seed: int = 1, computers: int = 0) -> Found:
    """So many people, of whom some play ten times as much as others, until they have on average so many games.

    Who performs best comes first; strengths are normally distributed around `BEGINNER`. Computers stand where they were measured.
    """
    lot = Random(seed)
    strength = [lot.gauss(BEGINNER.at, spread) for _ in range(people + computers)]
    ratings = [BEGINNER] * people + [PlayerRating(each, 10.0) for each in strength[people:]]
    often = [0.1 + lot.expovariate(1.0) for _ in strength]
    for _ in range(people * games // seats):
        who = list(dict.fromkeys(lot.choices(range(len(strength)), often, k=seats)))
        if len(who) < seats:
            continue
        shown = [strength[each] - _POINTS * log(-log(lot.random())) for each in who]
        places = [1 + sum(other > each for other in shown) for each in shown]
        for each, after in zip(who, rated([ratings[each] for each in who], places), strict=True):
            if each < people:
                ratings[each] = after
    off = [ratings[each].at - strength[each] for each in range(people)]
    covered = sum(abs(each) < _SURE * of.error for each, of in zip(off, ratings, strict=False)) / people
    return Found(covered, sqrt(sum(each * each for each in off) / people), sum(off) / people)
