"""Two readings on the same chance: exact pairs, textbook statistics, the same report however it is shared out."""

from __future__ import annotations

from dataclasses import replace
from math import sqrt
from statistics import mean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kit.engines.lockstep import HAVE_NUMBA
from youyi.analysis.compare.comparison import Comparison, compare
from youyi.analysis.figures.pairs import GameMeasures, Pair, PairTally, effect, holm, jackknife, p_value
from youyi.analysis.runs import shards
from youyi.analysis.runs.plan import Plan
from youyi.analysis.runs.readings import OtherGame, Reading, each_answer, read_reading
from youyi.games import catalogue, game
from youyi.kernel.errors import Unknown
from youyi.kernel.rulings import Quantity, UnknownAnswer, questions

pairs_of_values = st.lists(st.tuples(st.integers(-50, 50), st.integers(-50, 50)), min_size=2, max_size=40)
BASE = Plan(game="ruqi", ruleset="ruqi/modern@1", players=("random",), games=12, seed=5, engine="reference")
FORWARD = replace(BASE, rulings={"arms": "forward"})


def paired(values) -> Pair:
    found = Pair()
    for a, b in values:
        found.count(a, b)
    return found


@given(pairs_of_values.map(lambda values: [(a, b + 100) for a, b in values]))
def test_a_difference_and_its_interval_are_those_of_the_textbook(values):
    found = effect("turns", paired(values))
    differences = [b - a for a, b in values]
    assert found.d == pytest.approx(mean(differences))
    error = stdev(differences) / sqrt(len(values))
    half = 1.959963984540054 * error
    assert found.d_ci95 == pytest.approx([mean(differences) - half, mean(differences) + half], abs=1e-9)
    assert found.p == pytest.approx(p_value(mean(differences), error, len(values) - 1), abs=1e-9)


@pytest.mark.parametrize(
    ("t", "freedom"),
    [(12.706, 1), (4.3027, 2), (3.1824, 3), (2.7764, 4), (2.5706, 5), (2.2281, 10), (2.0930, 19), (1.9600, 10**6)],
)
def test_the_test_is_students(t, freedom):
    assert p_value(t, 1, freedom) == p_value(-2 * t, 2, freedom) == pytest.approx(0.05, abs=1e-5)


def test_students_law_goes_over_into_the_normal_one():
    assert p_value(2.5, 1, 200) == pytest.approx(p_value(2.5, 1, 201), rel=0.1)
    assert [p_value(0, 1, freedom) for freedom in (1, 2, 7, 300)] == [1, 1, 1, 1]


def test_values_that_are_all_the_same_prove_no_more_than_their_signs():
    assert (p_value(0, 0, 9), p_value(1, 0, 1), p_value(1, 0, 9)) == (1, 0.5, 2**-9)


def test_averages_are_read_in_their_scale():
    found = effect("forced", paired([(250_000, 500_000), (750_000, 500_000)]), 1_000_000)
    assert (found.a, found.b, found.d) == (0.5, 0.5, 0)


def test_of_one_game_there_is_no_interval():
    found = effect("turns", paired([(3, 5)]))
    assert (found.d, found.d_ci95, found.p) == (2, None, None)


@given(st.lists(st.floats(0, 1), min_size=1, max_size=9))
def test_holms_correction_never_lowers_nor_reorders(values):
    corrected = holm(values)
    assert all(value <= more <= 1 for value, more in zip(values, corrected, strict=True) if more is not None)
    in_order = [corrected[at] or 0 for at in sorted(range(len(values)), key=values.__getitem__)]
    assert in_order == sorted(in_order)


def test_holms_correction_by_hand():
    assert holm([0.01, None, 0.04, 0.03, 0.005]) == pytest.approx([0.03, None, 0.06, 0.06, 0.02])


def test_the_jackknife_of_a_mean_is_its_standard_error():
    values = [3.0, 5.0, 10.0, 2.0]
    without = [mean(values[:at] + values[at + 1 :]) for at in range(4)]
    assert jackknife(without) == pytest.approx(stdev(values) / 2)


def test_a_game_without_a_value_does_not_count_and_a_missing_count_is_zero():
    tally = PairTally()
    tally.count(0, GameMeasures({"turns": 4}, {"end_x": 1}), GameMeasures({}, {"end_y": 1}))
    tally.count(1, GameMeasures({"turns": 4}, {"end_x": 1}), GameMeasures({"turns": 6}, {"end_x": 1}))
    found = {each.measure: (each.games, each.a, each.b) for each in tally.effects({})}
    assert found == {"turns": (1, 4, 6), "end_x": (2, 1.0, 0.5), "end_y": (2, 0.0, 0.5)}
    assert (tally.games, tally.same, tally.parted) == (2, 0, (0, 1))


def measures(report):
    (only,) = report["comparisons"]
    return {each["measure"]: each for each in only["measures"]}


def test_equal_readings_differ_in_nothing():
    report = compare(Comparison(base=BASE, others=(BASE,), courses=2, chances=2, payments=True))
    assert report["comparisons"][0]["same"] == 12
    assert report["comparisons"][0]["parted"] == []
    for each in measures(report).values():
        assert (each["d"], each["p"], each["p_holm"]) == (0, 1, 1), each


def test_the_report_does_not_depend_on_processes(monkeypatch):
    monkeypatch.setattr(shards, "SHARD", 5)
    base = Plan(game="madiao", players=("random",), games=12, seed=5, engine="reference")
    asked = Comparison(base=base, others=(replace(base, ruleset="app2022"),), courses=6, chances=2, payments=True)
    told = list[int]()
    assert compare(asked, processes=2, progress=told.append) == compare(asked)
    assert sum(told) == 12 + 6 + 2


@HAVE_NUMBA
def test_the_report_does_not_depend_on_the_engine():
    slow, fast = (
        measures(compare(Comparison(base=replace(BASE, engine=name), others=(replace(FORWARD, engine=name),))))
        for name in ("reference", "fast")
    )
    assert slow == fast


def test_a_difference_is_found_and_the_games_that_part_are_named():
    report = compare(Comparison(base=replace(BASE, games=40, seed=0), others=(replace(FORWARD, games=40, seed=0),)))
    assert measures(report)["turns"]["d"] < 0
    assert 30 < measures(report)["turns"]["differing"] <= 40 - report["comparisons"][0]["same"]
    assert measures(report)["turns"]["p_holm"] < 0.05
    assert report["comparisons"][0]["parted"] == [0, 1, 2]
    low, high = report["comparisons"][0]["parted_ci95"]
    assert 0 < low < 1 - report["comparisons"][0]["same"] / 40 <= high <= 1
    assert report["comparisons"][0]["b"]["rulings"] == report["comparisons"][0]["changes"] == {"arms": "forward"}


def test_each_answer_is_changed_alone():
    base = Reading("ruqi", "ruqi/modern@1", {})
    found = list(each_answer(base))
    table = game("ruqi").under("ruqi/modern@1")
    for reading in found:
        laid = game("ruqi").under(reading.ruleset, dict(reading.rulings))
        assert len(laid.changed_rulings) == 1
        assert laid.rules.rulings != table.rules.rulings  # type: ignore[attr-defined]
    assert len({str(each.rulings) for each in found}) == len(found) > 5


@pytest.mark.parametrize("each", catalogue(), ids=lambda each: each.id)
def test_every_question_of_every_game_is_asked(each):
    ruleset = each.rulesets[0]
    asked = {name for reading in each_answer(Reading(each.id, ruleset.full_id, {})) for name in reading.rulings}
    table = each.under(ruleset.full_id)
    numbers = {name for name, one in questions(table.rulings).items() if isinstance(one, Quantity)}
    assert len(asked) > 0.8 * len(questions(table.rulings))
    assert numbers <= asked, "a number on which all rulesets agree has another answer, too"


def test_readings_are_read_as_they_are_typed():
    modern = read_reading("ruqi,arms=forward")
    assert modern == Reading("ruqi", "ruqi/modern@2", {"arms": "forward"})
    assert read_reading("scoring=race", modern).rulings == {"arms": "forward", "scoring": "race"}
    assert read_reading("ruqi/classical", modern) == Reading("ruqi", "ruqi/classical@1", {})
    with pytest.raises(OtherGame):
        read_reading("dama", modern)
    with pytest.raises(UnknownAnswer):
        read_reading("arms=six", modern)
    with pytest.raises(Unknown):
        read_reading("chess")
