"""No new answer passes by unseen: where an answer is told from others, all of them are named."""

from __future__ import annotations

import ast

import pytest

from tests.house.tree import PACKAGE, parse, short
from youyi.games import catalogue
from youyi.kernel.rulings import Quantity, questions

ROOMS = (
    "",
    "articles",
    "conditions",
    "fast",
    "handbook",
    "offences",
    "patterns",
    "payments",
    "play",
    "players",
    "rulings",
    "speech",
    "stock",
    "teaching",
    "vectors",
)
"""The rooms of a game in which an answer may be asked for by `match` and by table only; "" is the house itself."""
TAUGHT = "lowering.py"
"""The file that lists which answers kernels know: whatever it leaves out, they refuse."""
FOLDERS = [folder for game in catalogue() for room in ROOMS if (folder := PACKAGE / "games" / game.id / room).exists()]
FOLDERS.append(PACKAGE / "players")
RULINGS = {
    asked.__name__: asked
    for game in catalogue()
    for asked in questions(game.rulesets[0].rulings).values()
    if not isinstance(asked, Quantity)
}
"""The classes of all questions, by name."""


def last_name(node: ast.AST) -> str:
    """The name of an expression: of `a.b.c` the last."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def is_member(node: ast.AST) -> bool:
    """Say whether an expression is an answer: `HitExtra.TRUE`."""
    return isinstance(node, ast.Attribute) and last_name(node.value) in RULINGS


def is_given(node: ast.AST) -> bool:
    """Say whether an expression is the answer that a table gives: `rulings.hit_extra`."""
    return isinstance(node, ast.Attribute) and last_name(node.value) == "rulings"


def compares(node: ast.AST) -> bool:
    """`is`, `==` and `in` with an answer: every answer but those named is taken for one and the same."""
    return isinstance(node, ast.Compare) and any(
        is_member(operand) or is_given(operand) for operand in (node.left, *node.comparators)
    )


def collects(node: ast.AST) -> bool:
    """A list or set of some answers: whoever is not in it is taken for one and the same. A tuple may also hold reasons."""
    match node:
        case ast.List(elts) | ast.Set(elts):
            return any(map(is_member, elts))
        case ast.Tuple(elts):
            return bool(elts) and all(map(is_member, elts)) and len(set(map(ast.unparse, elts))) == len(elts)
        case _:
            return False


def gaps(node: ast.AST) -> bool:
    """A table that has no row for some answer."""
    if not isinstance(node, ast.Dict):
        return False
    rows = [(last_name(key.value), key.attr) for key in node.keys if isinstance(key, ast.Attribute) and is_member(key)]
    return bool(rows) and {member for _, member in rows} != {each.name for each in RULINGS[rows[0][0]]}


def counts(node: ast.AST) -> bool:
    """All answers there are, whatever they say: `tuple(Bounce)`."""
    return isinstance(node, ast.Call | ast.comprehension | ast.For) and any(
        last_name(each) in RULINGS for each in (node.args if isinstance(node, ast.Call) else [node.iter])
    )


def falls_through(node: ast.AST) -> bool:
    """A `match` of answers with an arm for all the others."""
    return (
        isinstance(node, ast.Match)
        and any(is_member(each) for case in node.cases for each in ast.walk(case.pattern))
        and any(isinstance(case.pattern, ast.MatchAs) and case.pattern.pattern is None for case in node.cases)
    )


def defaults(node: ast.AST) -> bool:
    """A look into a table that has something for an answer that does not stand in it."""
    match node:
        case ast.Call(func=ast.Attribute(attr="get"), args=[asked, *_]):
            return is_given(asked) or is_member(asked)
        case _:
            return False


def passes_unseen(node: ast.AST) -> bool:
    """Say whether a new answer would go through an expression without a sound."""
    return any(found(node) for found in (compares, collects, gaps, counts, falls_through, defaults))


@pytest.mark.parametrize("folder", FOLDERS, ids=short)
def test_no_answer_passes_by_unseen(folder):
    guilty = [
        f"{short(path)}:{getattr(node, 'lineno', 0)}"
        for path in sorted(folder.glob("*.py"))
        for node in ast.walk(parse(path))
        if passes_unseen(node) and path.name != TAUGHT
    ]
    assert guilty == [], "ask by `match` without `case _`, or by a table with a row for each answer"


def found_in(text: str) -> list[bool]:
    return [passes_unseen(node) for node in ast.walk(ast.parse(text)) if passes_unseen(node)]


@pytest.mark.parametrize(
    "text",
    [
        "a = rulings.hit_extra is HitExtra.TRUE",
        "a = road.bounce is not Bounce.NONE",
        "a = rules.rulings.hit_extra == other",
        "a = reward in (StationReward.CHIP, StationReward.BOTH)",
        "PAYING = frozenset({StationReward.CHIP})",
        "PAYS = {StationReward.CHIP: 1, StationReward.BOTH: 1, StationReward.NONE: 0}",
        "a = casts.Collisions.TRUE != b",
        "a = tuple(NextBanker).index(b)",
        "for each in NextBanker: pass",
        "match a:\n case Bounce.NONE: pass\n case _: pass",
        "match a:\n case Bounce.NONE: pass\n case other: pass",
        "a = TABLE.get(rulings.bounce, 0)",
    ],
)
def test_what_lets_a_new_answer_pass_is_found(text):
    assert found_in(text)


@pytest.mark.parametrize(
    "text",
    [
        "ROWS = {HitExtra.TRUE: 1, HitExtra.FALSE: 0}",
        "a = ROWS[rulings.hit_extra]",
        "REASONS = {Qiaomen.GUIDE: (1, art.DOOR_KNOCK), Qiaomen.CS: (1, Qiaomen.CS), Qiaomen.TS2: (1, Qiaomen.TS2)}",
        "a = replace(rulings, hit_extra=HitExtra.TRUE)",
        "match a:\n case Bounce.NONE | Bounce.TURN_BACK: pass\n case Bounce.STOP_AT_GATES: pass",
        "match a:\n case Goal.FIRST: pass\n case _: pass",
        "a = rulings == other",
    ],
)
def test_what_names_every_answer_is_let_through(text):
    assert not found_in(text)
