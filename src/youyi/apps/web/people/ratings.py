"""Ratings of people by the model of Weng and Lin, for two seats and more: how strong somebody is, and how surely that is known.

"Bradley–Terry partial pairing" compares each place with the next ones only, so that a long table is not taken for many games.
The scale is Elo's at any number of seats: 400 points are odds of ten to one against one other person.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Any

from openskill.models import BradleyTerryPart

from youyi.apps.web.base.rating import PlayerRating

BEGINNER = PlayerRating(1500.0, 250.0)
"""Who has no rated game yet: where the computers together stand."""
SUREST = 45.0
"""Nobody is known better than this, for people change."""
_BETA = 400 / log(10) / sqrt(2)
"""The spread of one game's performance, at which two ratings that differ by 400 points mean ten to one."""
_MODEL = BradleyTerryPart(mu=BEGINNER.at, sigma=BEGINNER.error, beta=_BETA, tau=0.0, kappa=1e-4)


def rated(ratings: Sequence[PlayerRating], places: Sequence[int]) -> list[PlayerRating]:
    """The ratings after a game, in the order of seats, given those before it and the places (the lowest came first)."""
    teams: list[Any] = [[_MODEL.rating(mu=each.at, sigma=each.error)] for each in ratings]
    found: Any = _MODEL.rate(teams, ranks=[float(each) for each in places])
    return [PlayerRating(float(each.mu), max(SUREST, float(each.sigma))) for (each,) in found]
