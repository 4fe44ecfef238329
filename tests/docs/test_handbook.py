"""The pages to play from are those that the program's tables make."""

from __future__ import annotations

from pathlib import Path

from workshop.books.handbook import pages

BOOKS = Path(__file__).parents[2] / "docs" / "rulebook"


def test_the_handbooks_are_those_of_the_tables():
    for name, text in pages().items():
        assert (BOOKS / name).read_text("utf-8") == text, "run `make rulebook`"


def test_no_other_page_lies_beside_them():
    lying = {path.relative_to(BOOKS).as_posix() for path in BOOKS.glob("*/play/*")}
    assert lying == set(pages())
