"""Many games counted: exact, reproducible, and independent of who counted them."""

from __future__ import annotations

import tracemalloc
from collections import Counter
from math import isclose, sqrt
from statistics import mean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kit.toys.fords import FORDS
from youyi.analysis.figures.tally import (
    Tally,
    mean_with_interval,
    nth_smallest,
    quantile,
    quantile_interval,
    share_with_interval,
)
from youyi.analysis.simulate import referee as refereeing
from youyi.analysis.simulate.measures import Turns
from youyi.analysis.simulate.referee import referee
from youyi.analysis.simulate.simulation import Plan, seated, simulate, tallied
from youyi.games import game
from youyi.kernel.errors import Unknown
from youyi.kernel.rules import Over
from youyi.kernel.streams import Numbered
from youyi.players.player import player

samples = st.lists(st.integers(-100, 100), min_size=2, max_size=60)


def plan(**changes) -> Plan:
    fields = {"game": "ruqi", "players": ("random",), "games": 12, "seed": 5, **changes}
    return Plan(**fields)


@given(samples)
def test_means_and_their_intervals_are_those_of_the_textbook(values):
    found, interval = mean_with_interval(Counter(values))
    assert isclose(found or 0, mean(values), abs_tol=1e-9)
    assert interval is not None
    half = 1.959964 * stdev(values) / sqrt(len(values))
    assert isclose(interval[1] - interval[0], 2 * half, rel_tol=1e-5, abs_tol=1e-9)


@given(samples, st.integers(1, 100))
def test_quantiles_are_order_statistics(values, percent):
    ordered = sorted(values)
    assert quantile(Counter(values), percent) == ordered[max(1, -(-len(values) * percent // 100)) - 1]
    low, high = quantile_interval(Counter(values), percent) or (0, 0)
    assert low <= (quantile(Counter(values), percent) or 0) <= high
    assert {low, high} <= set(values)


@given(st.integers(0, 200), st.integers(1, 200))
def test_shares_lie_within_wilsons_interval(times, more):
    share, interval = share_with_interval(times, times + more)
    assert share is not None
    assert interval is not None
    assert 0 <= interval[0] <= share + 1e-12
    assert share - 1e-12 <= interval[1] <= 1


def test_wilsons_interval_is_wilsons():
    assert share_with_interval(81, 263)[1] == pytest.approx([0.2553, 0.3662], abs=1e-4)


def test_nothing_counted_is_said_as_nothing():
    empty = Tally(2).report()
    assert (empty["length"]["mean"], empty["length"]["p95"], empty["seats"][0]["first"]) == (None, None, None)
    assert mean_with_interval(Counter({3: 1})) == (3.0, None)
    with pytest.raises(ValueError, match="only 1 values"):
        nth_smallest(Counter({3: 1}), 2)


def test_figures_do_not_depend_on_the_number_of_processes():
    wide = plan(games=40)
    told = list[int]()
    assert simulate(wide, processes=1) == simulate(wide, processes=2, progress=told.append)
    assert sum(told) == 40


def test_figures_do_not_depend_on_how_games_are_shared_out():
    table = plan().table()
    names = seated(["random"], table)
    whole, parts = tallied(table, names, 5, range(9)), Tally(2)
    for numbers in ([8, 1], [0, 2, 3], [], [7, 6, 5, 4]):
        parts.add(tallied(table, names, 5, numbers))
    assert parts == whole


def test_a_seed_makes_the_same_games_and_another_others():
    assert simulate(plan()) == simulate(plan())
    assert simulate(plan())["length"] != simulate(plan(seed=6))["length"]


def test_a_report_names_all_that_reproduces_it():
    report = simulate(plan(ruleset="classical", rulings={"scoring": "race"}, players=("greedy", "first"), games=2))
    assert report["ruleset"] == "ruqi/classical@1"
    assert report["rulings"] == {"scoring": "race"}
    assert report["terms"] == {"rounds": 1}
    assert report["players"] == ["greedy@1", "first@1"]
    assert (report["engine"], report["games"], report["ended"], report["seed"]) == ("reference", 2, 2, 5)
    assert set(report["length"]) >= {"mean", "ci95", "p50", "p95", "max"}
    assert [set(seat) >= {"mean", "ci95", "first"} for seat in report["seats"]] == [True, True]
    assert sum(report["ends"].values()) == 2


def test_terms_make_whole_matches_of_it():
    round_length = simulate(plan(players=("greedy",), games=3))["length"]["mean"]
    assert simulate(plan(players=("greedy",), games=3, terms={"rounds": None}))["length"]["mean"] > 2 * round_length


def test_a_game_outside_the_catalogue_is_counted_here():
    report = simulate(Plan(game="fords", players=("random",), games=40, seed=1), table=FORDS.under(), processes=4)
    assert report["ends"] == {"shore": 40}
    assert sum(seat["first"] for seat in report["seats"]) == pytest.approx(1)
    assert sum(seat["mean"] for seat in report["seats"]) == pytest.approx(0)


def test_too_many_players_or_unknown_ones_are_refused():
    with pytest.raises(ValueError, match="2 sit at this table, not 3"):
        simulate(plan(players=("random", "random", "random")))
    with pytest.raises(Unknown, match="valid: random, first, greedy, expectimax"):
        simulate(plan(players=("genius",)))


def test_an_endless_game_is_given_up_and_said_not_to_have_ended(monkeypatch):
    monkeypatch.setattr(refereeing, "ENDLESS", 10)
    report = simulate(plan(games=3))
    assert (report["games"], report["ended"], report["ends"]) == (3, 0, {})


def test_a_turn_is_counted_by_its_event():
    table = FORDS.under()
    turns = Turns(FORDS)
    played = referee(table.rules, [player("random", table)] * 3, Numbered(1, 0), turns.on_events)
    assert isinstance(played.over, Over)
    assert turns.count == sum(is_throw(move) for move in played.moves)


def test_a_plan_may_ask_in_how_many_games_each_clause_was_cited():
    report, without = simulate(plan(games=40, clauses=True)), simulate(plan(games=40))
    assert report["clauses"]["ruqi.dice"] == 40
    assert 0 < report["clauses"]["ruqi.void_throws"] < 40
    assert list(report["clauses"]) == sorted(report["clauses"])
    assert report["engine_because"]["reason"] != without["engine_because"]["reason"]
    more = {"clauses", "engine_because"}
    assert {key: value for key, value in report.items() if key not in more} == {
        key: value for key, value in without.items() if key not in more
    }


def is_throw(move) -> bool:
    return FORDS.notation.write_move(move).isdecimal()


SPECIFIED = {
    ("ruqi/modern", "", "random", "random"): 88.6,
    ("ruqi/modern", "", "greedy", "greedy"): 65.5,
    ("ruqi/modern", "forward", "random", "random"): 80.3,
    ("ruqi/modern", "forward", "greedy", "greedy"): 65.0,
    ("ruqi/modern", "forward", "greedy", "random"): 67.3,
    ("ruqi/classical", "", "random", "random"): 85.4,
    ("ruqi/classical", "", "greedy", "greedy"): 94.2,
    ("ruqi/classical", "", "greedy", "random"): 88.7,
}
"""Mean turns of a round as an independent program counted them, from the same rulebook."""

WINS = {("ruqi/modern", ""): 0.952, ("ruqi/modern", "forward"): 0.889, ("ruqi/classical", ""): 0.767}


def rounds(ruleset: str, arms: str, one: str, other: str):
    rulings = {"arms": arms} if arms else {}
    return simulate(plan(ruleset=ruleset, rulings=rulings, players=(one, other), games=3000), processes=2)


@pytest.mark.long
@pytest.mark.parametrize("case", SPECIFIED, ids=" ".join)
def test_rounds_are_as_long_as_an_independent_program_found(case):
    report = rounds(*case)
    assert report["ended"] == 3000
    assert report["length"]["mean"] == pytest.approx(SPECIFIED[case], rel=0.03)


@pytest.mark.long
@pytest.mark.parametrize("case", WINS, ids=" ".join)
def test_greedy_beats_random_as_often_as_an_independent_program_found(case):
    assert rounds(case[0], case[1], "greedy", "random")["seats"][0]["first"] == pytest.approx(WINS[case], abs=0.05)


@pytest.mark.long
def test_expectimax_beats_greedy_on_the_same_dice_from_either_seat():
    won = 0
    for seat, names in enumerate([("expectimax", "greedy"), ("greedy", "expectimax")]):
        won += round(simulate(plan(players=names, games=1000), processes=2)["seats"][seat]["first"] * 1000)
    _, interval = share_with_interval(won, 2000)
    assert interval is not None
    assert interval[0] > 0.6


def grown(games: int) -> int:
    """Play games and say by how many bytes memory has grown since the first tenth of them."""
    table = game("ruqi").under(terms={"rounds": 1})
    names = seated(["random"], table)
    tracemalloc.start()
    tallied(table, names, 1, range(games // 10))
    before, _ = tracemalloc.get_traced_memory()
    tallied(table, names, 1, range(games // 10, games))
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return after - before


@pytest.mark.long
def test_memory_does_not_grow_over_ten_thousand_games():
    assert grown(10_000) < 2_000_000


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_as_many_sit_as_players_are_named(seats):
    plan = Plan(game="dama", players=("random",) * seats, games=1, seed=1)
    assert plan.table().rules.seats == seats


def test_a_term_that_contradicts_the_players_is_refused():
    plan = Plan(game="dama", players=("random", "random"), terms={"seats": 4}, games=1, seed=1)
    with pytest.raises(ValueError, match="4 sit at this table, not 2"):
        simulate(plan)
