"""Who chooses moves never calls the built-in `sum`: it rounds floats otherwise since Python 3.12, and with them the games."""

from __future__ import annotations

import ast

import pytest

from tests.house.tree import PACKAGE, parse, python_files, short

FILES = python_files(PACKAGE / "players", *sorted((PACKAGE / "games").glob("*/players")))
ADDS_ITSELF = {"sum", "fsum"}
"""What adds floats in a way of its own. `kernel.lab.adding` has `added` for floats and `exact_sum` for the rest, told apart by type."""


def additions(tree: ast.AST) -> list[int]:
    """The lines on which something is added otherwise than by `kernel.lab.adding`."""
    names = (
        (node.lineno, node.id if isinstance(node, ast.Name) else node.attr)
        for node in ast.walk(tree)
        if isinstance(node, ast.Name | ast.Attribute)
    )
    return [line for line, name in names if name in ADDS_ITSELF]


@pytest.mark.parametrize("path", FILES, ids=short)
def test_no_player_adds_by_the_built_in_sum(path):
    assert additions(parse(path)) == []


def test_a_built_in_sum_is_found_wherever_it_is_named():
    assert additions(ast.parse("a = sum(b)\nc = map(sum, d)\ne = math.fsum(f)\ng = added(h)")) == [1, 2, 3]
