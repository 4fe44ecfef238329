"""儒棋 played by two programs: ours, and a slow one written from the rule text alone. They never differ."""

from __future__ import annotations

import pytest

from tests.kit.amount import ALL
from tests.kit.narrow import choices
from tests.kit.slow.ruqi import answers as slow_answers
from tests.kit.slow.ruqi import positions as lots
from tests.kit.slow.ruqi import throw as slow
from youyi.games import game
from youyi.kernel.dice import throw
from youyi.kernel.rulings import values
from youyi.kernel.streams import Stream, key

RUQI = game("ruqi")
Case = tuple[str, dict[str, str]]
"""A ruleset, and the answers that differ from its own."""
BASES = {"ruqi/modern": slow_answers.MODERN, "ruqi/classical": slow_answers.CLASSICAL}
SINGLE = [(ruleset, change) for ruleset, base in BASES.items() for change in lots.single_changes(base)]
EVERY: list[Case] = [*((ruleset, dict[str, str]()) for ruleset in BASES), *SINGLE]


def named(case: Case) -> str:
    ruleset, change = case
    return " ".join((ruleset, *(f"{question}={answer}" for question, answer in change.items())))


def ours(table, own: slow.Tokens, enemy: slow.Tokens, faces: tuple[int, int], seat: int) -> frozenset[slow.Tokens]:
    """The mover's tokens after each of our choices, whichever side it plays."""
    white, black = (",".join(army) for army in ((own, enemy) if seat == 0 else (enemy, own)))
    notation = table.game.notation
    text = f"1 0:0 {white} {black} play:{'wb'[seat]}/{throw(*faces)}"
    position = notation.read_position(text, tolerate=("shared_cell",))
    found = set()
    for move in choices(table.rules, position):
        after = notation.write_position(table.rules.play(position, move).position)
        found.add(tuple(after.split(" ")[2 + seat].split(",")))
    return frozenset(found)


def compare(ruleset: str, change: dict[str, str], number: int, start: Stream) -> None:
    """Hold the two programs against each other on so many positions."""
    rulings = BASES[ruleset] | change
    table = RUQI.under(ruleset, dict(change), {"rounds": 1})
    for _ in range(number):
        own, enemy = lots.armies(start, rulings)
        faces, seat = lots.roll(start), start.below(2)
        expected = slow.results(own, enemy, faces, rulings)
        assert ours(table, own, enemy, faces, seat) == expected, (change, own, enemy, faces)


def test_both_programs_know_the_same_questions_and_answers():
    for ruleset, base in BASES.items():
        answers = values(RUQI.ruleset(ruleset).rulings)
        assert {name: str(answer).lower() for name, answer in answers.items()} == base
    asked = {
        name: {member.word for member in type(getattr(RUQI.rulesets[0].rulings, name))} for name in slow_answers.MODERN
    }
    assert asked == {name: set(answers) for name, answers in slow_answers.ANSWERS.items()}


@pytest.mark.parametrize("ruleset", BASES)
def test_both_programs_agree_under_the_rulesets(ruleset):
    compare(ruleset, {}, 150, Stream(key(1)))


@pytest.mark.parametrize("case", SINGLE, ids=named)
def test_both_programs_agree_with_one_answer_changed(case):
    ruleset, change = case
    compare(ruleset, change, 20, Stream(key(2)))


@pytest.mark.more
def test_both_programs_agree_with_all_answers_mixed():
    entropy = Stream(key(3))
    for _ in range(300 if ALL else 150):
        compare("ruqi/modern", lots.any_rulings(entropy), 1, entropy)


@pytest.mark.long
@pytest.mark.parametrize("case", EVERY, ids=named)
def test_both_programs_agree_on_very_many_positions(case):
    ruleset, change = case
    compare(ruleset, change, 3000 if change else 10_000, Stream(key(4)))


@pytest.mark.long
def test_both_programs_agree_on_very_many_mixtures():
    entropy = Stream(key(5))
    for _ in range(10_000):
        compare("ruqi/modern", lots.any_rulings(entropy), 1, entropy)
