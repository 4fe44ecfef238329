"""What a test leaves out of the normal run is run by `make test-long`: it carries a mark by which that chooses it."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.house.tree import parse

TESTS = Path(__file__).resolve().parents[2]
LESS = {"some", "some_of", "ALL"}
"""What makes a run smaller; `third` marks the cases that it leaves out by itself."""
CHOSEN = ("mark.more", "mark.long", "given(")
"""What `make test-long` chooses by; properties are marked by their library."""


def named(node: ast.AST) -> set[str]:
    return {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}


def never_whole(tree: ast.AST) -> list[str]:
    """The tests of a file that run less of the same in every run."""
    assert isinstance(tree, ast.Module)
    imports = [each for each in tree.body if isinstance(each, ast.ImportFrom) and each.module == "tests.kit.amount"]
    taken = LESS & {name.name for each in imports for name in each.names}
    assigned = [each for each in tree.body if isinstance(each, ast.Assign)]
    less = taken | {
        name for each in assigned if named(each.value) & taken for target in each.targets for name in named(target)
    }
    marks = {name: ast.unparse(each.value) for each in assigned for target in each.targets for name in named(target)}
    whole = marks.get("pytestmark", "")
    found = []
    for each in tree.body:
        if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef) and each.name.startswith("test_"):
            decorated = [whole, *(marks.get(text, text) for text in map(ast.unparse, each.decorator_list))]
            if named(each) & less and not any(mark in text for text in decorated for mark in CHOSEN):
                found.append(each.name)
    return found


def test_what_is_left_out_is_run_whole_somewhere():
    found = {
        str(path.relative_to(TESTS)): missing
        for path in TESTS.rglob("test_*.py")
        if (missing := never_whole(parse(path)))
    }
    assert found == {}


def test_a_test_without_the_mark_is_found():
    text = "from tests.kit.amount import some, some_of\nPLIES = some(9)\ndef test_a():\n    range(PLIES)\n@pytest.mark.more\ndef test_b():\n    some_of([])\ndef test_c():\n    pass\n"
    assert never_whole(ast.parse(text)) == ["test_a"]
