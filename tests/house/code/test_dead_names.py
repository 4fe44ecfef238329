"""Nothing stands at the top of a module that is shipped and no line of ours but a test names."""

from __future__ import annotations

import ast
import re
from collections import Counter
from typing import TYPE_CHECKING

from tests.house.tree import PACKAGE, ROOT, WORKSHOP, parse, python_files, short

if TYPE_CHECKING:
    from collections.abc import Iterator

READERS = (*python_files(PACKAGE, WORKSHOP, ROOT / "tools"), *(ROOT / "docs").rglob("*.md"), *ROOT.glob("client/*.js"))
FROM_OUTSIDE = {
    "__dir__": "Python asks it",
    "read_ending": "reads back what `youyi solve --out` has written",
    "read_race": "reads back what `youyi solve --race --out` has written",
}


def names_at_the_top(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """Functions, classes and constants; what is decorated is named to whatever decorates it."""
    for node in tree.body:
        match node:
            case ast.FunctionDef(name=name, decorator_list=[]) | ast.AsyncFunctionDef(name=name, decorator_list=[]):
                yield name, node.lineno
            case ast.ClassDef(name=name):
                yield name, node.lineno
            case ast.Assign(targets=targets):
                yield from ((each.id, node.lineno) for each in targets if isinstance(each, ast.Name))
            case ast.AnnAssign(target=ast.Name(id=name)):
                yield name, node.lineno
            case _:
                pass


def test_every_name_is_used():
    said = Counter(word for path in READERS for word in re.findall(r"\w+", path.read_text("utf-8")))
    dead = [
        f"{short(path)}:{line} {name}"
        for path in python_files(PACKAGE)
        if "articles" not in path.parts and "revision" not in path.stem  # clauses are gathered, Alembic reads revisions
        for name, line in names_at_the_top(parse(path))
        if said[name] == 1 and name not in FROM_OUTSIDE
    ]
    assert dead == []
