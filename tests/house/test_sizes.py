"""Files and functions fit on a screen or two."""

from __future__ import annotations

import ast

import pytest

from tests.house.tree import PACKAGE, ROOT, body_lines, functions, parse, python_files, short

FILE = 300
DATA_TABLE = 400
FUNCTION = 40
SMALL_FUNCTION = 18

OURS = [*python_files(PACKAGE, ROOT / "tests"), ROOT / "hatch_build.py"]


def is_data_table(tree: ast.Module, lines: int) -> bool:
    """A data table is rows and their types: its functions fill less than a tenth of it."""
    return 10 * sum(body_lines(each) for each in functions(tree)) < lines


@pytest.mark.parametrize("path", OURS, ids=short)
def test_a_file_holds_one_idea(path):
    lines = len(path.read_text(encoding="utf-8").splitlines())
    assert lines <= (DATA_TABLE if is_data_table(parse(path), lines) else FILE)


@pytest.mark.parametrize("path", OURS, ids=short)
def test_a_function_fits_on_a_screen(path):
    long = {f"{each.name}, line {each.lineno}": body_lines(each) for each in functions(parse(path))}
    assert {name: lines for name, lines in long.items() if lines > FUNCTION} == {}


def test_nine_functions_in_ten_are_small():
    sizes = [body_lines(each) for path in python_files(PACKAGE) for each in functions(parse(path))]
    small = sum(size <= SMALL_FUNCTION for size in sizes)
    assert small >= 0.9 * len(sizes), f"{len(sizes) - small} of {len(sizes)} functions exceed {SMALL_FUNCTION} lines"
