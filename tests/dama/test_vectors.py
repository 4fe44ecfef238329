"""The shared worked examples of 打馬: every key that is expected is compared."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from youyi.games.dama import GAME
from youyi.games.dama.vectors import KINDS
from youyi.kernel.rulings import answered

VECTORS = Path(__file__).parents[1] / "vectors"
EXAMPLES = [
    json.loads(line)
    for name in ("dama", "dama_games")
    for line in (VECTORS / f"{name}.jsonl").read_text("utf-8").splitlines()
]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_a_worked_example_comes_out_as_expected(example):
    rulings = answered(GAME.ruleset(example["ruleset"]).rulings, example["rulings"])
    got = KINDS[example["kind"]](rulings, example["given"])
    assert {key: got.get(key) for key in example["expect"]} == example["expect"]


def turn(dice, choices):
    return {"players": [{"hand": 0, "stacks": {"2": 10, "40": 10}, "chips": 0}, {"hand": 0, "stacks": {"5": 20}, "chips": 0}],
            "pot": 40, "pot0": 40, "gate_open": False, "current": 0, "dice": dice, "choices": choices}  # fmt: skip


@pytest.mark.parametrize(
    ("dice", "choices", "why"),
    [
        (["224", "111"], [40], "not used: 1 throws"),
        (["224"], [40, 2], "1 choices"),
        (["224"], [], "the choices run out"),
        (["224"], [3], "not one legal move"),
        ([], [], "the dice run out"),
    ],
)
def test_throws_and_choices_are_never_guessed(dice, choices, why):
    with pytest.raises(ValueError, match=why):
        KINDS["turn"](GAME.ruleset("tujing").rulings, turn(dice, choices))


def test_an_unknown_payment_is_an_error():
    given = {"players": [{"chips": 0}] * 2, "pot": 40, "pot0": 40, "ops": [{"op": "steal", "seat": 0}]}
    with pytest.raises(ValueError, match="valid: reward, fine, pay, half"):
        KINDS["bowl"](GAME.ruleset("tujing").rulings, given)
