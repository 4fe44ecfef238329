"""The pages of history: every report says by whom and where, quotations are short, and corrections are exported as they stand."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "docs" / "history"
PAGES = sorted(FOLDER.glob("*.md"))
SHORT = 24
"""Characters of the longest quotation."""


def tables(text):
    rows = [line for line in text.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in row.strip("|").split(" | ")] for row in rows if "---" not in row]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_row_is_whole(page):
    assert all(all(row) and len(row) in (2, 3, 4) for row in tables(page.read_text("utf-8")))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_quotations_of_chinese_are_short_phrases(page):
    quoted = re.findall("“([^”]*)”", page.read_text("utf-8"))
    assert [each for each in quoted if re.search("[一-鿿]{2}", each) and len(each) > SHORT] == []


def plain(cell):
    return re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", cell).replace("`", "").replace("*", "").strip(" |")


def test_the_corrections_are_those_of_the_page():
    head, *rows = tables((FOLDER / "public-record.md").read_text("utf-8"))
    exported = json.loads((FOLDER / "corrections.json").read_text("utf-8"))["corrections"]
    assert len(head) == 4
    assert [list(each.values()) for each in exported] == [list(map(plain, row)) for row in rows]
