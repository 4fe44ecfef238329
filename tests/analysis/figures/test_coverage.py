"""Intervals hold what they say they hold: counted where chances can be listed, and shown by splitting one long run into many short ones."""

from __future__ import annotations

from functools import cache
from math import exp, lgamma, log, sqrt
from typing import Any

import pytest

from tests.kit.engines.lockstep import HAVE_NUMBA
from youyi.analysis.figures.pairs import Pair, effect
from youyi.analysis.figures.sparse import bounds_of_share, difference_of_shares, exact_share, sign_test
from youyi.analysis.figures.tally import around, standard_error
from youyi.analysis.runs.plan import Plan
from youyi.analysis.runs.readings import read_reading, under
from youyi.analysis.simulate.simulation import prepared

NOMINAL = 0.95
GAMES = 20_000
EXPECTED = (0.0, 0.02, 0.1, 0.3, 0.7, 1.0, 1.8, 3.0, 3.8, 5.0, 8.0, 14.0)
"""How many games of each kind differ on average."""
CUT = 1e-9


def poisson(expected: float, times: int) -> float:
    if expected == 0:
        return float(times == 0)
    return exp(times * log(expected) - expected - lgamma(times + 1))


def chances(expected: float) -> list[tuple[int, float]]:
    return [(times, chance) for times in range(60) if (chance := poisson(expected, times)) > CUT]


@cache
def held(up: int, down: int) -> list[float]:
    return difference_of_shares(up, down, GAMES)


@pytest.mark.parametrize("up", EXPECTED)
def test_a_sparse_difference_of_shares_is_held_as_often_as_it_says(up):
    for down in EXPECTED:
        truth = (up - down) / GAMES
        coverage = sum(
            a * b for x, a in chances(up) for y, b in chances(down) if held(x, y)[0] <= truth <= held(x, y)[1]
        )
        assert coverage >= NOMINAL, (up, down, coverage)


@pytest.mark.parametrize("up", [each for each in EXPECTED if 0 < each <= 1])
def test_the_normal_law_would_not_hold_it(up):
    """What was printed before: no error where nothing was seen."""
    coverage = 0.0
    for times, chance in chances(up):
        low, high = around(times / GAMES, standard_error(GAMES, times, times))
        coverage += chance * (low <= up / GAMES <= high)
    assert coverage < 0.9


def test_nothing_seen_has_a_bound():
    assert exact_share(0, 20_000)[1] == pytest.approx(1.5e-4, rel=2e-3)
    found = effect("first_0", Pair(20_000, 5_000, 5_000, 5_000, 5_000, 5_000))
    assert (found.d, found.p, found.differing) == (0.0, 1.0, 0)
    assert found.d_ci95 == pytest.approx([-1.84e-4, 1.84e-4], rel=5e-3)


def test_a_mean_that_moves_in_few_games_has_no_interval_and_is_tested_by_signs():
    pair = Pair()
    for nth in range(1000):
        pair.count(0, 40 if nth < 7 else 0)
    found = effect("score_0", pair)
    assert (found.d, found.d_ci95, found.p, found.differing) == (0.28, None, 2 / 2**7, 7)


def test_signs_are_tested_exactly_and_then_nearly_so():
    assert sign_test(1, 9) == pytest.approx(2 * 11 / 2**10)
    assert sign_test(80, 119) == pytest.approx(sign_test(80, 120), rel=0.25)


def test_bounds_of_a_share_meet_where_the_normal_law_begins():
    exact, normal = bounds_of_share(199, 10_000), bounds_of_share(200, 10_000)
    assert [b - a for a, b in zip(exact, normal, strict=True)] == pytest.approx([0, 0], abs=5e-4)


@cache
def columns(a: str, b: str, games: int) -> Any:
    """Both readings' measures of so many games on the same chance, by blind players."""
    from youyi.analysis.compare import fast_measures as fast
    from youyi.analysis.runs.engines import fast_engine

    first = read_reading(a)
    plan = Plan(game=first.game, players=("random",), games=games, seed=11, engine="fast")
    sides = [prepared(under(plan, each)) for each in (first, read_reading(b, first))]
    return [
        fast.PlayedBatch(fast.Side(each, fast_engine(each.table)), range(games), courses=False).results
        for each in sides
    ]


def covered(a: Any, b: Any, measure: str, games: int, size: int) -> float:
    """In how many blocks of so many games the interval of the difference holds the difference of all of them."""
    one, other = (each.values[measure].values for each in (a, b))
    truth = float((other - one).mean())
    hits = 0
    for begin in range(0, games, size):
        pair = Pair()
        for x, y in zip(one[begin : begin + size].tolist(), other[begin : begin + size].tolist(), strict=True):
            pair.count(x, y)
        low, high = effect(measure, pair).d_ci95 or (truth, truth)
        hits += low <= truth <= high
    return hits * size / games


RUNS = (
    ("madiao/guide@1", "chong_taker=best_priority", "first_0"),
    ("madiao/guide@1", "chong_taker=best_priority", "score_0"),
    ("madiao/guide@1", "chong_table=ts2", "spread"),
    ("madiao/guide@1", "first_banker=given", "first_0"),
    ("ruqi/modern@2", "arms=forward", "first_0"),
    ("ruqi/modern@2", "void_award=remaining", "first_0"),
    ("ruqi/modern@2", "arms=none", "turns"),
)


def split(run: tuple[str, str, str], blocks: int, size: int) -> None:
    a, b, measure = run
    games = blocks * size
    first, second = columns(a, b, games)
    coverage = covered(first, second, measure, games, size)
    # Means of money have long tails, which the normal law forgives up to a point; four errors of the count itself.
    assert coverage > NOMINAL - 0.02 - 4 * sqrt(NOMINAL * (1 - NOMINAL) / blocks), (run, coverage)


@HAVE_NUMBA
@pytest.mark.parametrize("run", RUNS[:5], ids="-".join)
def test_intervals_of_short_runs_hold_the_long_one(run):
    split(run, blocks=100, size=200)


@HAVE_NUMBA
@pytest.mark.long
@pytest.mark.parametrize("size", [200, 1000])
@pytest.mark.parametrize("run", RUNS, ids="-".join)
def test_intervals_of_many_short_runs_hold_the_long_one(run, size):
    split(run, blocks=500, size=size)
