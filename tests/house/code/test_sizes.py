"""Files and functions fit on a screen or two."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.house.tree import PACKAGE, ROOT, WORKSHOP, body_lines, functions, parse, python_files, short

FILE = 300
DATA_TABLE = 400
FUNCTION = 40
SMALL_FUNCTION = 18

OURS = [*python_files(PACKAGE, WORKSHOP, ROOT / "tests"), ROOT / "hatch_build.py"]


def is_data_table(tree: ast.Module, lines: int) -> bool:
    """A data table is rows and their types: its functions fill less than a tenth of it."""
    return 10 * sum(body_lines(each) for each in functions(tree)) < lines


def most_lines(path: Path, lines: int) -> int:
    """How long a file may be; most are shorter than any limit, and need not be parsed for it."""
    return DATA_TABLE if lines > FILE and is_data_table(parse(path), lines) else FILE


def test_a_file_holds_one_idea():
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in OURS}
    assert {short(path): lines for path, lines in lengths.items() if lines > most_lines(path, lines)} == {}


def test_a_function_fits_on_a_screen():
    long = {
        f"{short(path)}:{each.lineno} {each.name}": lines
        for path in OURS
        for each in functions(parse(path))
        if (lines := body_lines(each)) > FUNCTION
    }
    assert long == {}


def test_nine_functions_in_ten_are_small():
    sizes = [body_lines(each) for path in python_files(PACKAGE, WORKSHOP) for each in functions(parse(path))]
    small = sum(size <= SMALL_FUNCTION for size in sizes)
    assert small >= 0.9 * len(sizes), f"{len(sizes) - small} of {len(sizes)} functions exceed {SMALL_FUNCTION} lines"
