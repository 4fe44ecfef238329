"""The skill ladder: what a stronger player gains on a seat, on the same chance."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.kit.engines.lockstep import HAVE_NUMBA
from youyi.analysis.compare.comparison import Comparison, compare
from youyi.analysis.compare.ladder import Rung, gains, rungs, usual_rungs
from youyi.analysis.figures.pairs import SCALE
from youyi.analysis.figures.tally import Tally
from youyi.analysis.runs.plan import Plan
from youyi.analysis.simulate.rows import GameRow
from youyi.analysis.simulate.simulation import Part
from youyi.games import game
from youyi.kernel.errors import Unknown

BASE = Plan(game="ruqi", players=("random",), games=4, seed=3, engine="reference")


def comes_to(*scores):
    """Plays games that come to these results."""
    rows = [GameRow(number, "played", 9, 4, frozenset(), each) for number, each in enumerate(scores)]
    return lambda numbers: Part(Tally(2), [rows[number] for number in numbers])


def test_a_gain_by_hand():
    # Among blind players -1 and 1; greedy comes to 3 on the first seat and to 2 on the second.
    rung = Rung("greedy", comes_to((-1, 1)), (comes_to((3, -3)), comes_to((-2, 2))))
    assert gains(rung, range(1)) == [({"ladder_greedy": 2.5 * SCALE}, {})]


def test_a_loss_is_a_negative_gain_and_an_endless_game_has_none():
    rung = Rung("greedy", comes_to((0, 0), (0, 0)), (comes_to((-1, 1), ()), comes_to((0, 0), (0, 0))))
    assert [each.values for each in gains(rung, range(2))] == [{"ladder_greedy": -0.5 * SCALE}, {}]


def test_a_player_gains_nothing_on_himself():
    (rung,) = rungs(BASE, ("random", "random@1"))
    assert [each.values for each in gains(rung, range(4))] == [{"ladder_random": 0}] * 4


def test_every_rung_is_climbed_from_the_one_below():
    two = rungs(replace(BASE, game="dama", players=("random",) * 3), ("first", "random", "greedy"))
    assert [(each.name, len(each.each_seat)) for each in two] == [("random", 3), ("greedy", 3)]
    with pytest.raises(Unknown):
        rungs(BASE, ("random", "grandmaster"))


def test_the_usual_ladder_begins_with_the_blind_player():
    assert [usual_rungs(game(name)) for name in ("ruqi", "dama", "madiao")] == [
        ("random", "greedy"),
        ("random", "greedy"),
        ("random", "heuristic"),
    ]


def test_a_comparison_measures_what_greed_gains_under_each_reading():
    other = replace(BASE, rulings={"arms": "none"})
    report = compare(Comparison(base=BASE, others=(other,), ladder=8))
    assert report["ladder"] == {"games": 8, "players": ["random", "greedy"]}
    (found,) = [each for each in report["comparisons"][0]["measures"] if each["measure"] == "ladder_greedy"]
    assert found["games"] == 8
    assert found["a"] > found["b"] > 0, "lanes are what skill uses"


@HAVE_NUMBA
def test_the_ladder_does_not_depend_on_the_engine():
    slow, fast = (rungs(replace(BASE, engine=name), ("random", "greedy")) for name in ("reference", "fast"))
    assert gains(slow[0], range(4)) == gains(fast[0], range(4))
