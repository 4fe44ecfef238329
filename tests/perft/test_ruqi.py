"""Counts of positions: two programs that agree on them agree on the rules.

Each line of a `.perft` file: ruleset, rulings that differ, position, then for each depth the number of ways the
moves can go and of distinct positions reached, and after `|` how the numbers were obtained. A throw is a move, each
distinct throw counted once; a pass belongs to the throw that forced it.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.kit.slow.ruqi import answers as slow_answers
from tests.kit.slow.ruqi import round as slow_round
from youyi.games import game
from youyi.kernel.rules import Chance, Decision

HERE = Path(__file__).parent
LINES = [
    (path.stem, line)
    for path in sorted(HERE.glob("ruqi.perft"))
    for line in path.read_text("utf-8").splitlines()
    if line and not line.startswith("#")
]
BASES = {"ruqi/modern": slow_answers.MODERN, "ruqi/classical": slow_answers.CLASSICAL}
OURS = 6_000
"""Ways that are counted in the normal tests."""
SLOW = 2_000
"""Ways that the slow program counts again in the normal tests."""


def fields(line: str):
    """Split a line: ruleset, rulings, position, counts by depth."""
    head, _, origin = line.partition("|")
    ruleset, rulings, position, *counts = [part.strip() for part in head.split(";")]
    assert origin.strip(), "each line says how it was obtained"
    changed = dict(pair.split("=") for pair in rulings.split()) if rulings != "-" else {}
    return ruleset, changed, position, [tuple(map(int, count.split())) for count in counts]


def followers(rules, position):
    match rules.prompt(position):
        case Decision(_, moves):
            return [rules.play(position, move).position for move in moves]
        case Chance(odds):
            outcomes = odds.table()
            assert outcomes is not None, "the throws can be listed"
            return [rules.play(position, outcome).position for outcome, _ in outcomes]
        case _:
            return []


def counted(rules, start, depth: int) -> list[tuple[int, int]]:
    """Count as the slow program does."""
    level, counts = {start: 1}, []
    for _ in range(depth):
        reached: dict[object, int] = {}
        for position, ways in level.items():
            for after in followers(rules, position):
                reached[after] = reached.get(after, 0) + ways
        level = reached
        counts.append((sum(level.values()), len(level)))
    return counts


def terms(name: str, text: str) -> dict[str, int | str | bool | None]:
    """Agree on a single round, or on as many seats as the position has."""
    return {"rounds": 1} if name == "ruqi" else {"seats": len(re.findall(r" [a-e]:\d", text))}


def ours(name: str, line: str, highest: int) -> None:
    ruleset, rulings, text, counts = fields(line)
    counts = [count for count in counts if count[0] <= highest]
    table = game(name).under(ruleset, rulings, terms(name, text))
    tolerate = ("shared_cell",)
    assert counted(table.rules, table.game.notation.read_position(text, tolerate=tolerate), len(counts)) == counts


@pytest.mark.parametrize(("name", "line"), LINES)
def test_our_counts(name, line):
    ours(name, line, OURS)


@pytest.mark.parametrize("line", [line for name, line in LINES if name == "ruqi"])
def test_the_slow_programs_counts(line):
    ruleset, rulings, text, counts = fields(line)
    counts = [count for count in counts if count[0] <= SLOW]
    assert slow_round.counted(slow_round.read(text), BASES[ruleset] | rulings, len(counts)) == counts


@pytest.mark.long
@pytest.mark.parametrize(("name", "line"), LINES)
def test_our_counts_to_their_full_depth(name, line):
    ours(name, line, 10**12)


@pytest.mark.long
@pytest.mark.parametrize("line", [line for name, line in LINES if name == "ruqi"])
def test_the_slow_programs_counts_to_their_full_depth(line):
    ruleset, rulings, text, counts = fields(line)
    assert slow_round.counted(slow_round.read(text), BASES[ruleset] | rulings, len(counts)) == counts


def test_every_ruleset_of_every_counted_game_is_counted():
    for name in {name for name, _ in LINES}:
        assert {fields(line)[0] for each, line in LINES if each == name} == {each.id for each in game(name).rulesets}
