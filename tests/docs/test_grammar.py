"""The grammars of the notation are the ones the program writes and reads."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tests.docs.grammar import Grammar
from tests.docs.pages import DOCS
from youyi.games import catalogue, game
from youyi.kernel.errors import BadNotation
from youyi.kernel.rules import Chance, Over
from youyi.kernel.seats import Seat
from youyi.kernel.streams import Numbered

PAGE = (DOCS / "reference" / "notation.md").read_text(encoding="utf-8")
SECTIONS = {each.id: PAGE.partition(f"\n## {each.name.zh_hant}\n")[2].partition("\n## ")[0] for each in catalogue()}
GRAMMARS = {
    name: Grammar(ebnf)
    for name, section in SECTIONS.items()
    for ebnf in re.findall(r"^```ebnf\n(.*?)^```$", section, re.MULTILINE | re.DOTALL)
}
TERMS = {"ruqi": {"rounds": 3}, "dama": {"seats": 4}, "madiao": {"deals": 3}}
RULESETS = [each.id for laid in catalogue() for each in laid.rulesets]


def test_every_game_has_its_grammar():
    assert GRAMMARS.keys() == {each.id for each in catalogue()}


def written(ruleset: str, number: int) -> set[str]:
    """Play at random to the end, and collect every string: moves offered and made, positions met."""
    name, _, _ = ruleset.partition("/")
    rules, notation = game(name).under(ruleset, terms=TERMS[name]).rules, game(name).notation
    position, chances = rules.start(), Numbered(1, number)
    draws, found, plies = Counter[Seat | None](), set[str](), 0
    while True:
        found.add(notation.write_position(position))
        prompt = rules.prompt(position)
        if isinstance(prompt, Over):
            return found
        if isinstance(prompt, Chance):
            draws[prompt.by] += 1
            move = prompt.odds.draw(chances.for_draw(prompt.by, draws[prompt.by]))
        else:
            found.update(map(notation.write_move, prompt.moves))
            move = prompt.moves[chances.for_player(prompt.seat, plies).below(len(prompt.moves))]
        found.add(notation.write_move(move))
        position, plies = rules.play(position, move).position, plies + 1


@pytest.mark.parametrize("ruleset", RULESETS)
def test_whatever_is_written_matches_the_grammar(ruleset):
    strings, grammar = written(ruleset, 1), GRAMMARS[ruleset.partition("/")[0]]
    assert len(strings) > 100
    either = (grammar.pattern("move"), grammar.pattern("position"))
    assert [text for text in strings if not any(pattern.fullmatch(text) for pattern in either)] == []


@pytest.mark.parametrize("name", GRAMMARS)
def test_every_rule_of_the_grammar_can_be_used(name):
    rules = GRAMMARS[name].rules
    called = {token for tokens in rules.values() for token in tokens if token in rules}
    assert rules.keys() - called == {"move", "position"}
    assert all(GRAMMARS[name].pattern(each) for each in rules)


NO_MOVES = [
    *[
        ("ruqi", text)
        for text in ("", "6", "66", "1 4", "善p7", "善p40+1", "善Z0+1", "善p7+0", "善p7-2", "善X7+1", "p7+1")
    ],
    ("ruqi", "善p7+1 善p8+1 善p9+1"),
    *[
        ("dama", text)
        for text in ("", "56", "567", "5666", "27*17", "27+", "127+1", "27+17x", "first:f", "first:", "go", "--")
    ],
    *[
        ("madiao", text)
        for text in ("", "T10", "T100", "Tx", "w9", "W0", "W10", "S", "Cq", "W9 ", "W9,W8", "deal:", "deal:W9,")
    ],
]


@pytest.mark.parametrize(("name", "text"), NO_MOVES)
def test_what_does_not_match_is_refused(name, text):
    assert GRAMMARS[name].pattern("move").fullmatch(text) is None
    with pytest.raises(BadNotation):
        game(name).notation.read_move(text)


ARMY = "p0f,p0f,p0f,p0f,p0f"
DAMA = "18 bowl:57/60 a:20/-/0/-/-/-20/- b:20/-/0/-/-/-37/- gate:- turn:a wait:- left:- throw:a"
HANDS = "Tw,S8/W7/Tb/T50 S1 0 W3"
NO_POSITIONS = [
    ("ruqi", f"1 0:0 p0f,p0f,p0f,p0f {ARMY} throw:w"),
    ("ruqi", f"1 0:0 {ARMY} {ARMY} throw:x"),
    ("ruqi", f"1 0:0 {ARMY} {ARMY}"),
    ("ruqi", f"1 0-0 {ARMY} {ARMY} throw:w"),
    ("ruqi", f"1 0:0 p0f,p0f,p0f,p0f,p41f {ARMY} throw:w"),
    ("ruqi", f"1 0:0 p0f,p0f,p0f,p0f,p0y {ARMY} play:w/12"),
    ("dama", DAMA.removesuffix(" throw:a")),
    ("dama", DAMA.replace("bowl:57/60", "bowl:57")),
    ("dama", DAMA.replace("a:20/-", "a:20/3y2")),
    ("dama", DAMA.replace("-20/-", "-20/x")),
    ("dama", DAMA.replace("turn:a", "turn:f")),
    ("dama", DAMA.replace("wait:-", "wait:a3")),
    ("dama", DAMA.replace("throw:a", "move:a/246/plain/a/1")),
    ("dama", DAMA.replace("throw:a", "done:a/won")),
    ("madiao", "0 0,0,0 cut"),
    ("madiao", "x 0,0,0,0 cut"),
    ("madiao", "0 0,0,0,0 cut deal:1"),
    ("madiao", "0 0,0,0,0 deal:4"),
    ("madiao", "0 0,0,0,0 turned"),
    ("madiao", "1 0,0,0,0 play:0/W9"),
    ("madiao", f"1 0,0,0,0 play:0/W0 {HANDS}"),
    ("madiao", f"1 0,0,0,0 play:0/W9 {HANDS}".replace("/T50", "")),
    ("madiao", f"1 0,0,0,0 play:0/W9 {HANDS}".replace(" 0 W3", " 4 W3")),
]


@pytest.mark.parametrize(("name", "text"), NO_POSITIONS)
def test_what_is_no_position_is_refused(name, text):
    assert GRAMMARS[name].pattern("position").fullmatch(text) is None
    with pytest.raises(BadNotation):
        game(name).notation.read_position(text)


def test_what_is_refused_is_wrong_in_one_place_only():
    assert GRAMMARS["dama"].pattern("position").fullmatch(DAMA) is not None
    assert game("dama").notation.read_position(DAMA) is not None
