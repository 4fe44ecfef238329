"""Counts of moves from fixed positions of 打馬, dice expanded over the distinct casts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.dama.table import rules_for
from youyi.games.dama import GAME
from youyi.kernel.rules import Chance, Over

FILE = Path(__file__).parents[1] / "perft" / "dama.perft"
LINES = [line.split(" | ") for line in FILE.read_text("utf-8").splitlines() if not line.startswith("#")]


def count(rules: Any, position, depth):
    if depth == 0:
        return 1
    prompt = rules.prompt(position)
    if isinstance(prompt, Over):
        return 0
    moves = [move for move, _ in prompt.odds.table() or ()] if isinstance(prompt, Chance) else prompt.moves
    return sum(count(rules, rules.play(position, move).position, depth - 1) for move in moves)


@pytest.mark.parametrize(("ruleset", "text", "depth", "expected", "origin"), LINES)
def test_a_count_stands(ruleset, text, depth, expected, origin):
    assert origin.startswith(("by hand", "engine"))
    position = GAME.notation.read_position(text, tolerate={"money"})
    assert count(rules_for(len(position.armies), ruleset), position, int(depth)) == int(expected)
