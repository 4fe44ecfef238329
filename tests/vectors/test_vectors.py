"""The shared worked examples, run through each game's own kinds."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from youyi.games import catalogue, game
from youyi.kernel.errors import BadNotation
from youyi.kernel.rulings import answered

HERE = Path(__file__).parent
EXAMPLES = [json.loads(line) for path in sorted(HERE.glob("*.jsonl")) for line in path.read_text("utf-8").splitlines()]


def run(example):
    """Give what our rules make of an example."""
    kinds = game(example["game"]).examples()
    rulings = game(example["game"]).ruleset(example["ruleset"]).rulings
    return kinds[example["kind"]](answered(rulings, example["rulings"]), example["given"])


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_a_worked_example(example):
    got = run(example)
    assert {key: got[key] for key in example["expect"]} == example["expect"]


def test_no_example_stands_twice_and_every_game_has_some():
    assert len({example["id"] for example in EXAMPLES}) == len(EXAMPLES)
    assert {example["game"] for example in EXAMPLES} == {each.id for each in catalogue()}


@pytest.mark.parametrize("each", catalogue(), ids=lambda each: each.id)
def test_every_kind_and_every_ruleset_has_an_example(each):
    ours = [example for example in EXAMPLES if example["game"] == each.id]
    kinds = each.examples()
    assert {example["kind"] for example in ours} == set(kinds)
    known = {ruleset.id for ruleset in (*each.rulesets, *each.former)}
    assert {each.ruleset(example["ruleset"]).id for example in ours} == known
    assert {ruleset.full_id for ruleset in each.former} <= {example["ruleset"] for example in ours}


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"roll": [1, 6]}, BadNotation),
        ({"roll": [1, 2, 3]}, BadNotation),
        ({"to_move": "east"}, KeyError),
        ({"south": ["p40f", "out", "out", "out", "out"]}, BadNotation),
        ({"south": ["p8f"]}, BadNotation),
    ],
    ids=str,
)
def test_an_example_that_cannot_be_set_up_is_refused(change, error):
    example = next(example for example in EXAMPLES if (example["game"], example["kind"]) == ("ruqi", "moves"))
    with pytest.raises(error):
        run({**example, "given": {**example["given"], **change}})


def test_a_game_with_a_turn_too_many_or_an_illegal_turn_fails():
    example = next(example for example in EXAMPLES if (example["game"], example["kind"]) == ("ruqi", "game"))
    turns = example["given"]["turns"]
    for spoilt in ([*turns, ["12", "1=p1f"]], [["12", "1=p39x"], *turns[1:]], [[turns[0][0], ""], *turns[1:]]):
        with pytest.raises(ValueError, match="turn"):
            run({**example, "given": {**example["given"], "turns": spoilt}})
