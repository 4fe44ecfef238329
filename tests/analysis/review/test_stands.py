"""What reviews call doubtful, a mistake or a blunder, judged again by other players: the names stand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from tests.kit.engines.lockstep import HAVE_NUMBA
from youyi.analysis.review.choices import Band
from youyi.analysis.review.reviewing import reviewed
from youyi.analysis.runs.plan import Plan
from youyi.analysis.simulate.one_game import reopened
from youyi.kernel.lab.evaluation import Counts

if TYPE_CHECKING:
    from tests.analysis.review.rejudging import Again

pytestmark = HAVE_NUMBA
STANDING = 0.95
"""At least this share of the names is not contradicted: as many as intervals of 95 % let one expect of true ones."""


class Case(NamedTuple):
    """Games whose reviews are judged again."""

    game: str
    players: str
    terms: dict[str, int]
    games: range
    by: str
    """Who plays on: not the player by whom reviews do."""
    playouts: int
    least: int
    """Names that are found at least."""
    ruleset: str | None = None
    counts: Counts | None = None
    """What the games are reviewed for; None: what counts at their table."""


FEW = (
    Case("ruqi", "level-3,level-4", {}, range(1), "expectimax", 100, 3),
    Case("madiao", "level-3,heuristic,level-3,heuristic", {"deals": 1}, range(2), "network", 100, 4),
    Case("dama", "level-3,level-5", {"seats": 2}, range(1, 2), "expectimax", 100, 1),
    Case("dama", "level-3,level-5", {"seats": 2}, range(1, 2), "expectimax", 100, 1, "dama/simplified-2009"),
)
HUNDREDS = (
    Case("ruqi", "level-3,level-4", {}, range(25), "expectimax", 500, 60),
    Case("madiao", "level-3,heuristic,level-3,heuristic", {"deals": 1}, range(40), "network", 400, 80),
    Case("dama", "level-3,level-5", {"seats": 2}, range(60), "expectimax", 400, 3),
    Case("dama", "level-3,level-5,level-3", {"seats": 3}, range(20), "expectimax", 400, 1),
    Case("dama", "level-3,level-5", {"seats": 2}, range(20), "expectimax", 400, 1, counts=Counts.FIRST),
    Case("dama", "level-3,level-5,level-3", {"seats": 3}, range(20), "expectimax", 400, 1, "dama/simplified-2009"),
)


def again(case: Case) -> list[Again]:
    """Every name that the reviews of these games give, judged again."""
    from tests.analysis.review.rejudging import judged_again

    plan = Plan(game=case.game, ruleset=case.ruleset, games=1, players=tuple(case.players.split(",")), seed=72,
                terms=case.terms)  # fmt: skip
    reviews = (reviewed(reopened(plan, nth), counts=case.counts) for nth in case.games)
    return [each for review in reviews for each in judged_again(review, case.by, case.playouts)]


def means(found: Sequence[Again]) -> dict[str, Any]:
    """Of each band how many there are and stand, its limit, and the mean loss."""
    bands = {band: [each for each in found if each.band is band] for band in Band}
    return {
        band.name: (len(own), sum(each.stands for each in own), own[0].limit, sum(each.less for each in own) / len(own))
        for band, own in bands.items()
        if own
    }


@pytest.mark.timeout(400)
@pytest.mark.parametrize(
    "case",
    [*FEW[:2], *(pytest.param(each, marks=pytest.mark.long) for each in FEW[2:])],
    ids=lambda case: case.ruleset or case.game,
)
def test_named_choices_stand(case):
    found = again(case)
    assert len(found) >= case.least
    assert sum(not each.stands for each in found) <= 1, means(found)


@pytest.mark.long
@pytest.mark.parametrize(
    "case", HUNDREDS, ids=lambda case: f"{case.ruleset or case.game}-{len(case.players.split(','))}-{case.counts}"
)
def test_hundreds_of_named_choices_stand(case):
    found = again(case)
    assert len(found) >= case.least
    assert sum(each.stands for each in found) >= STANDING * len(found), means(found)
    assert all(mean >= limit for _, _, limit, mean in means(found).values()), means(found)
