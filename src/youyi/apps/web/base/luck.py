"""Results of several games without luck, as they are told."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import fsum, hypot
from typing import TYPE_CHECKING, TypeAlias

from youyi.apps.web.wire.luck import LuckState, WithoutLuck

if TYPE_CHECKING:  # a page without a server works nothing out
    from youyi.analysis.review.reckoning import SeatLuck

Figures: TypeAlias = "Mapping[str, Mapping[int, SeatLuck]]"
"""By table and seat: of a table that cannot be judged there are no seats, and one that is not worked out yet is not there."""
SIDE = 1.96
"""Standard errors on either side of a 95 % interval."""


def unknown(state: LuckState) -> WithoutLuck:
    """What is told where there is no figure."""
    return WithoutLuck(state, None, None)


def without_luck(score: float, games: Iterable[tuple[str, int]], known: Figures) -> WithoutLuck:
    """What the sum of the scores of some seats at tables is without the luck of all of them; none of no games."""
    found: list[SeatLuck] = []
    for laid, seat in games:
        if laid not in known:
            return unknown("awaited")
        if seat not in known[laid]:
            return unknown("none")
        found.append(known[laid][seat])
    if not found:
        return unknown("none")
    luck, error = fsum(each.luck for each in found), hypot(*(each.error for each in found))
    return WithoutLuck("known", round(score - luck, 1), round(SIDE * error, 1))
