"""儒棋 played by two programs: ours, and a slow one written from the rule text alone. They never differ."""

from __future__ import annotations

import pytest

from tests.kit import ruqi_positions as lots
from tests.kit import slow_ruqi as slow
from youyi.games import game
from youyi.games.ruqi import options
from youyi.kernel.dice import throw
from youyi.kernel.rulings import values
from youyi.kernel.streams import Stream, key

RUQI = game("ruqi")
BASES = {"ruqi/modern": slow.MODERN, "ruqi/classical": slow.CLASSICAL}
SINGLE = [(ruleset, change) for ruleset, base in BASES.items() for change in lots.single_changes(base)]
PLAIN = [(ruleset, {}) for ruleset in BASES]


def named(case) -> str:
    ruleset, change = case
    return "-".join((ruleset, *(f"{question}={answer}" for question, answer in change.items())))


def ours(ruleset: str, rulings: dict[str, str], own, enemy, faces, *, seat: int) -> frozenset[slow.Tokens]:
    """The mover's tokens after each of our choices, from the point of view of either side."""
    armies = (own, enemy) if seat == 0 else (enemy, own)
    table = RUQI.under(ruleset, dict(rulings))
    fields = [*(",".join(army) for army in armies), f"play:{'wb'[seat]}/{throw(*faces)}"]
    position = RUQI.notation.read_position(" ".join(("1 0:0", *fields)), tolerate=("shared_cell",))
    return frozenset(
        tuple(RUQI.notation.write_army(army).split(",")) for army in options(table.rules.rulings, position)
    )


def test_the_two_programs_read_the_same_answers():
    for ruleset, base in BASES.items():
        answers = values(RUQI.ruleset(ruleset).rulings)
        assert {name: str(answer).lower() for name, answer in answers.items()} == base
