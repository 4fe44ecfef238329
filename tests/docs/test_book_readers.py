"""Whoever plays from the printed pages in these tests looks for sentences that some page has.

A sentence that is looked for and stands nowhere would read as a page that leaves it out.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.kit.printed.handbook import read_page, single_answers
from workshop.books.handbook import handbook
from youyi.games import game
from youyi.kernel.names import Language

HERE = Path(__file__).parent
READERS = sorted([*(HERE.parent / "kit/printed").glob("*.py"), *HERE.glob("test_book_of_*.py")])
GAMES = ("dama", "madiao", "ruqi")


def literal(node: ast.expr, function: ast.FunctionDef) -> str | None:
    """A text as it is written, or as a local name was given it; None for what is worked out."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    for each in ast.walk(function):
        if isinstance(each, ast.Assign) and isinstance(node, ast.Name) and isinstance(each.value, ast.Constant):
            (target, *_) = each.targets
            if isinstance(target, ast.Name) and target.id == node.id and isinstance(each.value.value, str):
                return each.value.value
    return None


def sought(path: Path) -> Iterator[str]:
    """What a reader asks whether a page says it."""
    for function in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(function, ast.FunctionDef):
            continue
        for call in ast.walk(function):
            if not isinstance(call, ast.Call):
                continue
            match call.func, call.args:
                case (ast.Attribute(attr="says"), [asked, *_]) | (ast.Name(id="_says"), [_, asked]):
                    if (said := literal(asked, function)) is not None:
                        yield said
                case _:
                    pass


@cache
def sentences() -> str:
    """Everything that the pages of all rulesets, and of all single answers, say in English."""
    said = set[str]()
    for name in GAMES:
        played = game(name)
        for ruleset in (*played.rulesets, *single_answers(played)):
            page = read_page(handbook(played, Language.EN, ruleset))
            said |= {each for chapter in page.chapters for each in chapter.sentences}
    return "\n".join(sorted(said))


@pytest.mark.parametrize(
    ("reader", "said"), [(path.stem, said) for path in READERS for said in dict.fromkeys(sought(path))]
)
def test_what_a_reader_looks_for_stands_on_some_page(reader, said):
    assert re.search(said, sentences(), re.MULTILINE), f"{reader} looks for what no page says: {said}"


def test_what_is_looked_for_is_found_in_the_readers():
    assert sum(len([*sought(path)]) for path in READERS) > 10
