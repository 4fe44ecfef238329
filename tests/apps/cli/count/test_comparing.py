"""`youyi compare`: two readings, every answer in turn, and what is refused."""

from __future__ import annotations

import json

import pytest

from tests.apps.cli.test_commands import youyi

FEW = ("--games", "12", "--courses", "2", "--processes", "1", "--seed", "7")


def test_two_readings_are_set_side_by_side():
    done = youyi("compare", "ruqi", "arms=forward", *FEW, "--luck", "2", "--payments")
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert lines[0].startswith("A  ruqi/modern@2 rounds=1  reference engine")
    assert lines[3].startswith("B  ruqi/modern@2 arms=forward rounds=1")
    rows = {line.partition("\t")[0]: line.split("\t") for line in lines if line.count("\t") == 8}
    decisions, luck = "choices that players had to make", "share decided by the players"
    assert {"turns", "how evenly the seats win", decisions, luck, "White comes first"} <= rows.keys()
    assert "paid: scoring=race" in rows
    assert rows["turns"][-2] == "12"
    assert rows[decisions][-2] == rows[luck][-2] == "2"
    assert rows[luck][-1] == "–"
    assert " have another result (95%)" in lines[4]
    assert lines[5].startswith("median turns: ")


def test_readings_that_never_part_have_a_bound_and_what_is_known_exactly():
    done = youyi("compare", "madiao/guide@1", "shangxia_with_tb=literal", "--games", "3", "--courses", "0",
                 "--engine", "reference", "--processes", "1")  # fmt: skip
    assert "3 of 3 games; of every 10 games, fewer than 6.3 have another result (95%)" in done.stdout
    assert (
        "Exact, however it is played: upper and lower four-gates: 9/3597880 under A, 9/7195760 under B" in done.stdout
    )
    assert "[0.000, 0.000]" not in done.stdout


def test_json_has_every_measure_with_its_interval_and_tests():
    report = json.loads(youyi("compare", "ruqi", "ruqi/classical", *FEW, "--json").stdout)
    assert report["a"]["ruleset"] == "ruqi/modern@2"
    (only,) = report["comparisons"]
    assert only["b"]["ruleset"] == "ruqi/classical@1"
    for each in only["measures"]:
        assert set(each) == {"measure", "games", "a", "a_ci95", "b", "b_ci95", "d", "d_ci95", "p", "p_holm",
                             "differing"}  # fmt: skip
        assert each["p"] <= each["p_holm"]


def test_every_answer_in_turn():
    done = youyi("compare", "ruqi", "--each", "--games", "2", "--processes", "1", "--lang", "zh-Hans")
    assert done.returncode == 0, done.stderr
    assert "看不出影响：" in done.stdout
    assert "arms=forward" in done.stdout
    assert "mid_turn_lane=false" in done.stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("ruqi",), "name two sets of rules to compare"),
        (("ruqi", "arms=forward", "--each"), "with --each, name one set of rules only"),
        (("ruqi", "arms=forward", "--ladder", "9", "--rungs", "greedy"), "a ladder needs two players or more"),
        (("ruqi", "dama"), "dama and ruqi/modern@2 are rulesets of different games"),
        (("ruqi", "arms=six"), "arms cannot be 'six'"),
        (("ruqi", "ruqi/future"), "there is no ruleset 'ruqi/future'"),
    ],
)
def test_what_cannot_be_compared_is_refused_on_one_line(words, said):
    done = youyi("compare", *words)
    assert done.returncode == 2
    assert said in done.stderr
    assert done.stderr.count("\n") == 1
