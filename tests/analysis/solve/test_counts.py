"""Counts of positions, exact odds, and the pace of the engine."""

from __future__ import annotations

import platform
import re
from fractions import Fraction
from pathlib import Path

import pytest

from tests.kit.toys.fords import FORDS
from tests.kit.toys.leaves import LEAVES
from youyi.analysis.bench.engine import bench, machine, rates, timed
from youyi.analysis.runs.engines import installed
from youyi.analysis.runs.timing import SLICES, Speed
from youyi.analysis.solve.odds import listed
from youyi.analysis.solve.perft import perft
from youyi.games import catalogue
from youyi.kernel.cards import Shuffle
from youyi.kernel.dice import Dice
from youyi.kernel.rules import Chance, Over


def test_perft_counts_throws_once_each_and_every_answer():
    rules = FORDS.under().rules
    # 21 throws; the three that show seven ask the next seat (claim, wait), the others the thrower (walk, wait).
    # Then 21 throws again, but for who walked twelve: the game is over.
    assert [perft(rules, rules.start(), depth) for depth in range(4)] == [1, 21, 42, (18 * 2 - 1) * 21 + 3 * 2 * 2]


def test_perft_counts_nothing_beyond_the_end():
    rules = FORDS.under().rules
    over = FORDS.notation.read_position("12,0,0 2,-1,-1/0 done0")
    assert isinstance(rules.prompt(over), Over)
    assert [perft(rules, over, depth) for depth in (0, 1, 2)] == [1, 0, 0]


def test_perft_refuses_what_cannot_be_listed():
    rules = LEAVES.under().rules
    with pytest.raises(ValueError, match="too many outcomes"):
        perft(rules, rules.start(), 1)


def test_odds_are_exact():
    assert sum(chance for cast, chance in listed(Dice(2, 0, 5)) if 0 in cast.faces) == Fraction(11, 36)
    assert sum(chance * max(cast.faces) for cast, chance in listed(Dice(2))) == Fraction(161, 36)
    with pytest.raises(ValueError, match="too many"):
        listed(Shuffle((1, 2, 3)))


def test_every_throw_of_every_game_has_its_chance():
    for each in catalogue():
        rules = each.under().rules
        asked = rules.prompt(rules.start())
        assert isinstance(asked, Chance)
        if asked.odds.table() is not None:
            assert sum(chance for _, chance in listed(asked.odds)) == 1


def test_the_pace_counts_whole_games():
    slices = timed(FORDS.under(), "random", 0.01)
    assert len(slices) == SLICES
    for pace in slices:
        assert pace.games >= 1
        assert pace.moves > pace.turns >= pace.games
        assert pace.seconds >= 0.01


def test_rates_are_the_medians_of_the_slices():
    slices = [Speed(1000, 300, 8, 2.0), Speed(99, 33, 2, 3.0), Speed(4001, 903, 13, 4.0)]
    assert rates(slices) == {"moves_per_s": 500.0, "turns_per_s": 150.0, "games_per_s": 3.25}
    assert rates(slices[:1] + slices[2:]) == {"moves_per_s": 750.1, "turns_per_s": 187.9, "games_per_s": 3.625}


def test_the_bench_times_every_ruleset_and_names_the_machine():
    rows = list(bench(seconds=0.01))
    assert [(row["ruleset"], row["engine"]) for row in rows] == [
        (ruleset.full_id, engine)
        for each in catalogue()
        for ruleset in each.rulesets
        for engine in ("reference", *(["fast"] if each.has("fast") and installed() else []))
    ]
    assert all(row["times"] == 1 for row in rows if row["engine"] == "reference")
    assert all(row["times"] > 10 for row in rows if row["engine"] == "fast")
    assert all(row["moves_per_s"] > row["turns_per_s"] > row["games_per_s"] > 0 for row in rows)
    assert machine()["cores"] >= 1
    cpus = Path("/proc/cpuinfo")
    named = re.search(r"^model name\s*:\s*(.+)$", cpus.read_text("utf-8") if cpus.exists() else "", re.MULTILINE)
    assert machine()["processor"] == (named[1] if named else platform.processor() or platform.machine())
