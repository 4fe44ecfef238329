"""Kernels hold no number of a game: what they count with comes from tables and layouts, by name."""

from __future__ import annotations

import ast

import pytest

from tests.house.tree import PACKAGE, functions, parse, python_files, short

ALLOWED = {0, 1}
MARKS = {"inlined", "kernel", "part"}
ROOMS = [PACKAGE / "compiled", *sorted((PACKAGE / "games").glob("*/fast"))]
FILES = python_files(*ROOMS)


def is_kernel(function: ast.AST) -> bool:
    """Whether a function is compiled."""
    marks = getattr(function, "decorator_list", [])
    return any(isinstance(mark, ast.Name) and mark.id in MARKS for mark in marks)


def literals(function: ast.AST) -> list[tuple[int, object]]:
    """Every number but 0 and 1 in a function, with its line."""
    return [
        (node.lineno, node.value)
        for node in ast.walk(function)
        if isinstance(node, ast.Constant) and isinstance(node.value, int | float) and node.value not in ALLOWED
    ]


@pytest.mark.parametrize("path", FILES, ids=short)
def test_no_kernel_holds_a_number_of_the_game(path):
    found = {each.name: literals(each) for each in functions(parse(path)) if is_kernel(each) and literals(each)}
    assert found == {}


def test_a_number_in_a_kernel_is_found():
    (function,) = ast.parse("@kernel\ndef f(a):\n    return a + 5 if a else 1.5 - 1.0\n").body
    assert is_kernel(function)
    assert literals(function) == [(3, 5), (3, 1.5)]


def test_every_room_of_kernels_has_some():
    for room in ROOMS:
        assert any(is_kernel(each) for path in python_files(room) for each in functions(parse(path))), short(room)
