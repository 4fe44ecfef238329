"""Measures taken from the rows of fast engines: the same, game by game, as those of the readable engine."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kit.engines.lockstep import HAVE_NUMBA
from youyi.analysis.compare import luck
from youyi.analysis.compare.balance import Wins
from youyi.analysis.compare.comparison import Comparison, compare
from youyi.analysis.compare.measures import of_row
from youyi.analysis.compare.tasks import USUAL, ComparisonWork, read_comparison
from youyi.analysis.figures.pairs import Pair, PairTally
from youyi.analysis.runs.engines import fast_engine, installed
from youyi.analysis.runs.plan import Plan
from youyi.analysis.simulate.rows import GameRow
from youyi.analysis.simulate.simulation import prepared
from youyi.kernel.fast import ENDING, FIRSTS, PLIES, RETURNS, TURNS
from youyi.kernel.seats import Seat

pytestmark = HAVE_NUMBA
if installed():
    import numpy as np

    from youyi.analysis.compare import fast_measures as fast

TOY: Any = SimpleNamespace(seats=2, endings=("cleared", "given up"), counters=())
rows_of_games = st.lists(
    st.tuples(
        st.integers(0, 2),
        st.integers(1, 3),
        st.integers(1, 3),
        st.integers(0, 3),
        st.integers(-2, 2),
        st.integers(-2, 2),
    ),
    min_size=1,
    max_size=30,
)


def game_row(number, row):
    """The row of the readable engine that says the same."""
    if not row[ENDING]:
        return GameRow(number, None, row[PLIES], row[TURNS], frozenset(), ())
    first = frozenset(Seat(seat) for seat in range(TOY.seats) if row[FIRSTS] >> seat & 1)
    return GameRow(number, TOY.endings[row[ENDING] - 1], row[PLIES], row[TURNS], first, tuple(row[RETURNS:]))


@given(rows_of_games, rows_of_games)
def test_columns_are_counted_as_single_games_are(a, b):
    numbers = range(7, 7 + min(len(a), len(b)))
    one_by_one, wins, together, their_wins = PairTally(), Wins(), PairTally(), Wins()
    for number, *rows in zip(numbers, a, b, strict=False):
        first, second = (game_row(number, row) for row in rows)
        one_by_one.count(number, of_row(first), of_row(second))
        wins.count(number, first.first, second.first)
    sides = [np.array(rows[: len(numbers)], np.int64) for rows in (a, b)]
    fast.count_columns(together, numbers, *(fast.results(TOY, rows) for rows in sides))
    fast.count_wins(their_wins, numbers, TOY.seats, *(fast.winners(rows) for rows in sides))
    for tally in (one_by_one, together):
        for pair in tally.times.values():
            pair.games = tally.games  # a count that is missing is zero
    assert together == one_by_one
    assert their_wins == wins


@given(st.lists(st.tuples(st.integers(-(10**12), 10**12), st.integers(-9, 9)), min_size=1, max_size=9))
def test_sums_are_exact_beyond_64_bits(values):
    expected = Pair()
    for a, b in values:
        expected.count(a, b)
    known = np.ones(len(values), bool)
    a, b = (fast.MeasureColumns({"x": fast.Column(np.array(each), known)}, {}) for each in zip(*values, strict=True))
    tally = PairTally()
    fast.count_columns(tally, range(len(values)), a, b)
    assert tally.values["x"] == expected


READINGS: list[tuple[Plan, dict[str, Any]]] = [
    (Plan(game="ruqi", players=("random", "greedy"), games=6, seed=2), {"rulings": {"arms": "forward"}}),
    (Plan(game="ruqi", players=("random",), games=2, seed=2, terms={"rounds": None}), {"ruleset": "ruqi/classical"}),
    (Plan(game="dama", players=("random", "greedy", "random"), games=3, seed=2), {"ruleset": "dama/shuofu"}),
    (Plan(game="madiao", players=("random",), games=4, seed=2, terms={"deals": 3}), {"ruleset": "madiao/app2022"}),
]


@pytest.mark.parametrize(("plan", "other"), READINGS, ids=[f"{plan.game}-{len(plan.terms)}" for plan, _ in READINGS])
def test_courses_are_those_of_the_readable_engine(plan, other):
    slow, quick = (
        compare(Comparison(base=replace(plan, engine=name), others=(replace(plan, engine=name, **other),), courses=4))
        for name in ("reference", "fast")
    )
    assert slow["comparisons"][0]["measures"] == quick["comparisons"][0]["measures"]
    assert {"drama", "lead_changes", "branching"} <= {each["measure"] for each in quick["comparisons"][0]["measures"]}


def purposes(**asked):
    base = Plan(game="ruqi", players=("random",), games=5000, seed=1)
    work = ComparisonWork(Comparison(**{"base": base, "others": (base,), **asked}))
    return [(task.of, len(task.numbers)) for task in work.tasks()], work.courses


def test_every_game_is_followed_where_that_costs_nothing():
    assert purposes(courses=None) == ([("followed", 2000), ("followed", 2000), ("followed", 1000)], 5000)
    assert purposes(courses=100) == ([("followed", 100), *[("games", 2000)] * 2, ("games", 900)], 100)
    assert purposes(courses=5010)[0][:2] == [("courses", 5), ("courses", 5)]
    assert purposes(courses=None, payments=True)[0][:1] == [("courses", 5)]


def test_the_readable_engine_follows_a_few():
    base = Plan(game="ruqi", players=("random",), games=10, seed=1, engine="reference")
    assert purposes(base=base, others=(base,), courses=None)[1] == USUAL
    assert purposes(base=base, others=(base, base), courses=None)[1] == 0


def test_a_comparison_can_be_written_and_read():
    base = Plan(game="ruqi", players=("random",), games=10, seed=1)
    asked = Comparison(base=base, others=(base,), courses=None, payments=True, chances=2, ladder=3, rungs=("a", "b"))
    assert read_comparison(asked.write()) == asked


def test_lengths_are_counted_alike_by_both_engines():
    plan, other = READINGS[0]
    slow, quick = (
        compare(
            Comparison(base=replace(plan, engine=name), others=(replace(plan, engine=name, **other),), lengths=True)
        )
        for name in ("reference", "fast")
    )
    assert slow["comparisons"][0]["lengths"] == quick["comparisons"][0]["lengths"]
    assert sum(times for _, times in quick["comparisons"][0]["lengths"]["b"]) == plan.games


@pytest.mark.parametrize(
    ("game", "players"), [("ruqi", ("greedy", "random")), ("madiao", ("heuristic", "random", "random", "first"))]
)
def test_the_chance_of_a_game_is_played_in_the_same_ways(game, players):
    side = prepared(Plan(game=game, players=players, games=1, seed=9, engine="fast"))
    fast_side = fast.Side(side, fast_engine(side.table))
    for number in range(3):
        assert fast_side.in_all_ways(number) == luck.results(side.table, side.sitting, 9, number)
