"""What the page on style quotes of our code stands there."""

from __future__ import annotations

import ast
import re
from itertools import pairwise

import pytest

from tests.house.tree import PACKAGE, ROOT, parse

PAGE = (ROOT / "docs/explanation/style.md").read_text(encoding="utf-8")
QUOTED = re.findall(r"^`([^`]+)`\n\n```python\n(.*?)```$", PAGE, re.MULTILINE | re.DOTALL)
MOST = 200


@pytest.mark.parametrize(("path", "text"), QUOTED, ids=[path for path, _ in QUOTED])
def test_an_excerpt_stands_in_its_file(path, text):
    source, at = (ROOT / path).read_text(encoding="utf-8"), 0
    for piece in text.split("…\n"):
        at = source.find(piece, at)
        assert at >= 0, piece


def test_every_block_is_held_and_the_page_is_short():
    assert len(QUOTED) == PAGE.count("```python") > 8
    assert PAGE.count("\n") <= MOST


def test_every_field_of_a_live_table_is_explained_where_it_stands():
    tree = parse(PACKAGE / "apps/web/live/state/live_table.py")
    (table,) = (each for each in tree.body if isinstance(each, ast.ClassDef) and each.name == "LiveTable")
    fields = [(each, after) for each, after in pairwise(table.body) if isinstance(each, ast.AnnAssign)]
    assert len(fields) > 20
    bare = [
        ast.unparse(field.target)
        for field, after in fields
        if not (isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant))
    ]
    assert bare == []
