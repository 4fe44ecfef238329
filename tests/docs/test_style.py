"""What the page on style quotes of our code stands there."""

from __future__ import annotations

import ast
import re

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
    """Its mailbox and what only counts are explained together."""
    made = parse(PACKAGE / "apps/web/live/state/live_table.py")
    (init,) = (
        each
        for table in made.body
        if isinstance(table, ast.ClassDef) and table.name == "LiveTable"
        for each in table.body
        if isinstance(each, ast.FunctionDef) and each.name == "__init__"
    )
    bare = [
        ast.unparse(field.target)
        for field, after in zip(init.body, init.body[1:], strict=False)
        if isinstance(field, ast.AnnAssign)
        and not (isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant))
    ]
    assert bare == ["self.config"]
