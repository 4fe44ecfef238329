"""Rows of 儒棋 are words, in puzzles and at tables: who never read a record meets none of its signs there."""

from __future__ import annotations

import re

import pytest

from tests.apps.browser.hand import Asked, start

pytestmark = pytest.mark.browser

SIGNS = r"(?<![A-Za-z])[pZRJ][0-9]"


@pytest.mark.parametrize("locale", ["en-GB", "zh-TW"])
def test_rows_of_a_puzzle_say_cells_in_words(house, visit, locale):
    page = visit(house, "/puzzles/ruqi", locale=locale)
    rows = page.get_by_role("radio")
    for _ in range(3):
        rows.first.wait_for()
        said = " ".join(rows.all_inner_texts())
        assert re.findall(SIGNS, said) == [], said
        page.locator(".onward").click()


def test_a_piece_that_waits_is_in_no_cell(house, visit):
    hand = start(visit(house, "/new/ruqi"))
    while hand.asked() is not Asked.CHOOSE:
        hand.act()
    said = " ".join(hand.rows.all_inner_texts())
    assert "waiting → cell" in said
    assert "cell 0" not in said
