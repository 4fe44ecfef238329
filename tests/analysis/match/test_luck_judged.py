"""Luck as the judge sees it: its mean is nothing, both engines weigh alike, and the results are those of the same games."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import pytest

from tests.kit.engines.lockstep import HAVE_NUMBA
from youyi.analysis.match.matches import Match
from youyi.analysis.runs.plan import Plan
from youyi.analysis.simulate.simulation import prepared
from youyi.kernel.lab.evaluation import Counts
from youyi.kernel.seats import Seat
from youyi.kernel.session import Session
from youyi.kernel.streams import Numbered
from youyi.players.player import player_spec

pytest.importorskip("numpy")

RUQI = Plan(game="ruqi", terms={"rounds": 1}, players=("network", "greedy"), games=2, seed=7)
DAMA = Plan(game="dama", terms={"seats": 2}, players=("network", "greedy"), games=1, seed=7)


def weighing(plan: Plan, engine: str):
    from youyi.analysis.match.luck_judged import Weighing

    table = plan.table()
    names = tuple(player_spec(name, table.game).full_id for name in plan.players)
    return Weighing(table, names, replace(plan, engine=engine))


@HAVE_NUMBA
@pytest.mark.parametrize(
    ("plan", "counts"),
    [
        (RUQI, None),
        pytest.param(DAMA, None, marks=pytest.mark.long),
        pytest.param(DAMA, Counts.FIRST, marks=pytest.mark.long),
    ],
)
def test_kernels_value_positions_as_the_judge_does(plan, counts):
    import numpy as np

    from youyi.analysis.review.evaluators import judging_of
    from youyi.analysis.review.judged import JudgedTable
    from youyi.analysis.runs.engines import fast_engine
    from youyi.players.player import player

    table = plan.table()
    engine, judging = fast_engine(table), judging_of(table, counts)
    assert judging.judge is not None
    judged, session = (
        JudgedTable(table.rules, judging.judge(table), judging.counts, judging.error),
        Session(table.rules),
    )
    session.play_out([player("greedy", table)] * table.rules.seats, Numbered(3, 1))
    positions = [ply.step.position for ply in session.plies][::5]
    worths = cast("Any", engine).worths(np.stack([engine.pack(each) for each in positions]), judging.counts)
    assert len(positions) > 10
    for position, worth in zip(positions, worths, strict=True):
        assert judged.best(position) == pytest.approx(tuple(worth), abs=1e-6)


@HAVE_NUMBA
@pytest.mark.long
@pytest.mark.parametrize(("plan", "plies"), [(RUQI, 40), (DAMA, 100)])
def test_both_engines_play_and_weigh_alike(plan, plies):
    one, other = (weighing(plan, engine).game(1, Seat(1)) for engine in ("reference", "fast"))
    assert one.result == other.result
    assert len(one.draws) == len(other.draws) > plies / 2
    for mine, theirs in zip(one.draws, other.draws, strict=True):
        assert mine.worths.shape[0] == (2 if plan is DAMA else 1)
        assert mine.worths == pytest.approx(theirs.worths, abs=1e-6)
        assert (mine.odds == theirs.odds).all()
        assert mine.brought == pytest.approx(theirs.brought, abs=1e-6)


def test_the_games_are_those_of_a_simulation():
    plan = replace(RUQI, players=("greedy@1", "random@1"), engine="reference")
    rows = prepared(plan).player_of_parts(rows=True)(range(2)).rows
    games = weighing(replace(plan, players=("greedy", "random")), "reference")
    assert [games.game(number, Seat(0)).result for number in range(2)] == [row.score[0] for row in rows]


@HAVE_NUMBA
@pytest.mark.long
def test_between_unequal_players_half_of_the_variance_goes_and_the_mean_stays():
    from youyi.analysis.match.matches import single

    plan = replace(RUQI, players=("lookahead", "expectimax"), games=200)
    corrected = single(plan, *Match(plan).pairs()[0]).corrected
    assert corrected.variance_removed > 0.5
    assert abs(corrected.mean - corrected.raw) < 3 * corrected.raw_error


def test_luck_has_the_mean_nothing_whatever_the_judge_says():
    """Over all outcomes, each by its chance, by each judging; late draws count more in the later figures, and none looks ahead."""
    import numpy as np

    from youyi.analysis.match.luck_judged import LATE, ValuedDraw, Weighed

    worths, odds = np.array([[3.0, -5.0, 40.0], [50.0, 20.0, 0.0]]), np.array([0.5, 0.25, 0.25])
    draws = [ValuedDraw(worths, odds, fell) for fell in range(3)]
    assert sum(draw.brought * chance for draw, chance in zip(draws, odds, strict=True)) == pytest.approx(np.zeros(2))
    weighed = np.array(Weighed(0, (draws[1], draws[2])).luck).reshape(2, len(LATE))
    assert weighed[:, 0] == pytest.approx(draws[1].brought + draws[2].brought)
    for nth, late in enumerate(LATE):
        assert weighed[:, nth] == pytest.approx(draws[1].brought / (1 + late) + draws[2].brought * 2 / (2 + late))


def test_how_much_of_it_counts_is_found_in_other_games():
    """Results in which luck counts a third of what the judge thinks: all of it goes, and the mean stays."""
    import numpy as np

    from youyi.analysis.match.luck_adjusted import corrected

    lot = np.random.default_rng(3)
    luck = lot.normal(size=(800, 2)) * 30
    results = 12 + luck @ np.array([0.3, 0.1]) + lot.normal(size=800)
    found = corrected(results.tolist(), luck, np.zeros((2, 2)))
    assert found.variance_removed > 0.95
    assert abs(found.mean - 12) < 3 * found.error
    taken_whole = results - luck.sum(axis=1)
    assert taken_whole.var() > results.var(), "weighed as among equals it would be worse than nothing"


def test_players_move_a_seat_on_and_the_first_is_weighed():
    from workshop.practice.luck import lucky_in_turn
    from youyi.analysis.match.luck_judged import turned

    assert turned(["a", "b", "c"]) == [["a", "b", "c"], ["c", "a", "b"], ["b", "c", "a"]]
    plan = replace(RUQI, players=("greedy@1", "random@1"), engine="reference", games=4)
    found = lucky_in_turn(plan)
    lines = [plan, replace(plan, players=("random@1", "greedy@1"))]
    results = [
        prepared(lines[n % 2]).player_of_parts(rows=True)(range(n, n + 1)).rows[0].score[n % 2] for n in range(4)
    ]
    assert found["result"][0] == pytest.approx(sum(results) / 4)
    assert found["rest"][0] == pytest.approx(found["result"][0] - found["luck"][0])
    assert set(found) == {"result", "luck", "rest", "removed", "weighed", "removed_weighed"}


def test_luck_that_says_nothing_costs_nothing():
    import numpy as np

    from youyi.analysis.match.luck_adjusted import corrected

    lot = np.random.default_rng(4)
    found = corrected(lot.normal(size=800).tolist(), lot.normal(size=(800, 2)) * 50, np.zeros((2, 2)))
    assert found.variance_removed == pytest.approx(0, abs=0.02)


@HAVE_NUMBA
@pytest.mark.parametrize("engine", ["reference", "fast"])
def test_a_deal_and_its_controls_have_the_same_pack(monkeypatch, engine):
    """Where A plays as its control does, the control is its result: so nothing but the pack's luck is there to be taken out."""
    from youyi.analysis.match import luck_adjusted
    from youyi.analysis.match.matches import single

    monkeypatch.setattr(luck_adjusted, "controls_of", lambda _plan: ("first",))
    plan = Plan(game="madiao", players=("first@1", "random@1"), games=24, seed=7, engine=engine)
    assert single(plan, "first@1", "first@1").corrected.variance_removed > 0.9
