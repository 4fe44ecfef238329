"""Whole games of 打馬 that must always come out as they did, every payment with its reason."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from youyi.games.dama import GAME
from youyi.games.dama.events import Paid
from youyi.kernel.articles import Article
from youyi.kernel.rules import Over

GAMES = sorted((Path(__file__).parents[1] / "golden" / "dama").glob("*.game"))


def read(path):
    """Read a golden game: one field a line, `paid` for each reason."""
    fields, paid = {}, {}
    for line in path.read_text("utf-8").splitlines():
        name, _, value = line.partition(" ")
        if name == "paid":
            because, amount = value.split(" ")
            paid[because] = int(amount)
        else:
            fields[name] = value
    return fields, paid


def named(because):
    return because.key if isinstance(because, Article) else f"{type(because).__name__}.{because.word}"


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_golden_game_comes_out_as_it_did(path):
    fields, expected = read(path)
    table = GAME.under(fields["ruleset"], json.loads(fields["rulings"]), json.loads(fields["terms"]))
    position, paid = table.rules.start(), Counter[str]()
    for move in fields["moves"].split(" "):
        step = table.rules.play(position, GAME.notation.read_move(move))
        position = step.position
        for event in step.events:
            if isinstance(event, Paid):
                paid[named(event.because)] += event.amount
    assert GAME.notation.write_position(position) == fields["end"]
    assert paid == expected
    assert isinstance(table.rules.prompt(position), Over)


def test_every_ruleset_has_a_golden_game():
    assert {read(path)[0]["ruleset"] for path in GAMES} == {ruleset.full_id for ruleset in GAME.rulesets}
