"""A test waits for what it means. Where time itself is meant, the line says why."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from tests.house.tree import parse

TESTS = Path(__file__).parents[2]
SLEEPS = {"sleep", "pg_sleep", "wait_for_timeout"}
LOOPS = (ast.While, ast.For, ast.AsyncFor)


def name_of(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def unexplained(text: str, tree: ast.AST | None = None) -> list[int]:
    """Lines that sleep once, for a time that is not nothing, and say not why. In a loop a sleep is the pause between two looks."""
    tree, lines = tree or ast.parse(text), text.splitlines()
    calls = [each for each in ast.walk(tree) if isinstance(each, ast.Call) and name_of(each) in SLEEPS]
    loops = [range(each.lineno, (each.end_lineno or 0) + 1) for each in ast.walk(tree) if isinstance(each, LOOPS)]
    return [
        each.lineno
        for each in calls
        if not any(each.lineno in loop for loop in loops)
        and [ast.unparse(argument) for argument in each.args] != ["0"]
        and not re.search(r"# (?!noqa|type:)\w", lines[each.lineno - 1])
    ]


def test_a_bare_sleep_is_found():
    text = "sleep(1)\nsleep(0)\nsleep(2)  # a pause is what is tested\nwhile not done():\n    sleep(0.1)\npage.wait_for_timeout(3)"
    assert unexplained(text) == [1, 6]


def test_every_sleep_of_a_test_looks_again_or_says_why():
    found = {
        str(file.relative_to(TESTS)): unexplained(file.read_text(encoding="utf-8"), parse(file))
        for file in TESTS.rglob("*.py")
    }
    assert {file: lines for file, lines in found.items() if lines} == {}
