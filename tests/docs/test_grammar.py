"""The grammar of the notation is the one the program writes and reads."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tests.docs.grammar import Grammar
from tests.docs.pages import DOCS
from youyi.games import game
from youyi.kernel.errors import BadNotation
from youyi.kernel.rules import Chance, Over
from youyi.kernel.seats import Seat
from youyi.kernel.streams import Numbered

PAGE = DOCS / "reference" / "notation.md"
(EBNF,) = re.findall(r"^```ebnf\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
GRAMMAR = Grammar(EBNF)
NOTATION = game("ruqi").notation
ROUNDS = 3


def written(ruleset: str, number: int) -> set[str]:
    """Play rounds at random, and collect every string: moves offered and made, positions met."""
    rules = game("ruqi").under(ruleset, terms={"rounds": ROUNDS}).rules
    position, chances = rules.start(), Numbered(1, number)
    draws, found = Counter[Seat | None](), set[str]()
    while True:
        found.add(NOTATION.write_position(position))
        prompt = rules.prompt(position)
        if isinstance(prompt, Over):
            return found
        if isinstance(prompt, Chance):
            draws[prompt.by] += 1
            move = prompt.odds.draw(chances.hand(prompt.by, draws[prompt.by]))
        else:
            found.update(map(NOTATION.write_move, prompt.moves))
            move = prompt.moves[chances.mind(prompt.seat, len(found)).below(len(prompt.moves))]
        found.add(NOTATION.write_move(move))
        position = rules.play(position, move).position


@pytest.mark.parametrize("ruleset", ["ruqi/modern", "ruqi/classical"])
def test_whatever_is_written_matches_the_grammar(ruleset):
    strings = written(ruleset, 1)
    assert len(strings) > 200
    either = (GRAMMAR.pattern("move"), GRAMMAR.pattern("position"))
    assert [text for text in strings if not any(pattern.fullmatch(text) for pattern in either)] == []


def test_every_rule_of_the_grammar_can_be_used():
    called = {token for tokens in GRAMMAR.rules.values() for token in tokens if token in GRAMMAR.rules}
    assert GRAMMAR.rules.keys() - called == {"move", "position"}
    assert all(GRAMMAR.pattern(name) for name in GRAMMAR.rules)


BROKEN = (
    "",
    "6",
    "66",
    "1 4",
    "善p7",
    "善p40+1",
    "善Z0+1",
    "善p7+0",
    "善p7-2",
    "善X7+1",
    "p7+1",
    "善p7+1 善p8+1 善p9+1",
)


@pytest.mark.parametrize("text", BROKEN)
def test_what_does_not_match_is_refused(text):
    assert GRAMMAR.pattern("move").fullmatch(text) is None
    with pytest.raises(BadNotation):
        NOTATION.read_move(text)


NOT_POSITIONS = (
    "1 0:0 p0f,p0f,p0f,p0f p0f,p0f,p0f,p0f,p0f throw:w",
    "1 0:0 p0f,p0f,p0f,p0f,p0f p0f,p0f,p0f,p0f,p0f throw:x",
    "1 0:0 p0f,p0f,p0f,p0f,p0f p0f,p0f,p0f,p0f,p0f",
    "1 0-0 p0f,p0f,p0f,p0f,p0f p0f,p0f,p0f,p0f,p0f throw:w",
    "1 0:0 p0f,p0f,p0f,p0f,p41f p0f,p0f,p0f,p0f,p0f throw:w",
    "1 0:0 p0f,p0f,p0f,p0f,p0y p0f,p0f,p0f,p0f,p0f play:w/12",
)


@pytest.mark.parametrize("text", NOT_POSITIONS)
def test_what_is_no_position_is_refused(text):
    assert GRAMMAR.pattern("position").fullmatch(text) is None
    with pytest.raises(BadNotation):
        NOTATION.read_position(text)
