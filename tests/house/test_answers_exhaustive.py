"""A new answer to a ruling passes nowhere unseen: no comparison with an answer, no default beside answers, no table with a gap."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests.house.tree import PACKAGE, parse, short
from youyi.games import catalogue
from youyi.kernel.rulings import Ruling

ROOMS = (
    "",
    "conditions",
    "handbook",
    "offences",
    "patterns",
    "payments",
    "play",
    "rulings",
    "speech",
    "stock",
    "teaching",
    "vectors",
)
"""Folders of a game that may not let an answer pass; "" are the files of the game itself."""
FILES = [
    path for game in catalogue() for room in ROOMS for path in sorted((PACKAGE / "games" / game.id / room).glob("*.py"))
]


def found_in(path: Path) -> Iterator[str]:
    """Every place of a file where a new answer would pass unseen."""
    module = import_module(".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__"))
    for node in ast.walk(parse(path)):
        yield from (f"{short(path)}:{getattr(node, 'lineno', 0)} {wrong}" for wrong in faults(node, vars(module)))


def faults(node: ast.AST, names: Mapping[str, Any]) -> Iterator[str]:
    """What is wrong with a node, by the names of its module."""
    match node:
        case ast.Compare(left, _, comparators) if any(holds_answer(each, names) for each in (left, *comparators)):
            yield f"{ast.unparse(node)}: ask by match, or by a table with a row for every answer"
        case ast.Match(_, cases) if any(answers_in(case.pattern, names) for case in cases):
            if any(is_default(case) for case in cases):
                yield "match: a default would take every new answer"
        case ast.Dict(keys):
            rows = [each for key in keys if isinstance(each := value_of(key, names), Ruling)]
            missing = set(type(rows[0])) - set(rows) if rows else set()
            if missing:
                yield f"table without {', '.join(sorted(each.name for each in missing))}"
        case _:
            return


def value_of(node: ast.AST | None, names: Mapping[str, Any]) -> Any:
    """What a dotted name stands for at the top of its module; None for anything else."""
    match node:
        case ast.Name(id):
            return names.get(id)
        case ast.Attribute(of, attribute):
            return getattr(value_of(of, names), attribute, None)
        case _:
            return None


def holds_answer(node: ast.AST, names: Mapping[str, Any]) -> bool:
    """Whether an expression is an answer or some answers, written out or by a constant's name."""
    value = value_of(node, names)
    if isinstance(value, Ruling) or (isinstance(value, Collection) and any(isinstance(each, Ruling) for each in value)):
        return True
    return isinstance(node, ast.Tuple | ast.Set | ast.List) and any(holds_answer(each, names) for each in node.elts)


def answers_in(pattern: ast.pattern, names: Mapping[str, Any]) -> bool:
    """Whether a pattern names an answer."""
    values = (each.value for each in ast.walk(pattern) if isinstance(each, ast.MatchValue))
    return any(isinstance(value_of(each, names), Ruling) for each in values)


def is_default(case: ast.match_case) -> bool:
    """Whether a case takes whatever comes."""
    return case.guard is None and isinstance(case.pattern, ast.MatchAs) and case.pattern.pattern is None


@pytest.mark.parametrize("path", FILES, ids=short)
def test_no_answer_passes_unseen(path):
    assert list(found_in(path)) == []


def test_what_is_looked_for_is_found():
    (ruling, *_) = (each for each in Ruling.__subclasses__() if len(each) > 1)
    first, *_ = ruling
    names = {"Question": ruling, "SOME": frozenset({first}), "ALL": dict.fromkeys(ruling, 1)}
    member, every = f"Question.{first.name}", ", ".join(f"Question.{each.name}: 1" for each in ruling)
    for wrong in (
        f"asked is {member}",
        f"{member} != asked",
        f"asked in ({member},)",
        "asked in SOME",
        f"{{{member}: 1}}",
    ):
        assert [each for node in ast.walk(ast.parse(wrong)) for each in faults(node, names)], wrong
    default = f"match asked:\n    case {member}:\n        pass\n    case _:\n        pass"
    assert [each for node in ast.walk(ast.parse(default)) for each in faults(node, names)]
    for right in (
        default.replace("_", f"{member} | other if other"),
        f"{{{every}}}[asked]",
        "asked is None",
        "ALL[asked]",
    ):
        assert not [each for node in ast.walk(ast.parse(right)) for each in faults(node, names)], right
