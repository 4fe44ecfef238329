"""A whole game of 打馬 for three in Chromium: one person by clicking, two computers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.apps.browser.hand import start

pytestmark = pytest.mark.browser

MOST_ACTS = 3000


def test_a_game_for_three_ends_in_a_settlement(house, visit):
    page = visit(house)
    page.get_by_role("link", name=re.compile("打馬|Dama")).click()
    page.get_by_role("radio", name="3", exact=True).check()
    for seat in page.get_by_role("combobox").all():
        seat.select_option(label="Computer: Random")
    hand = start(page)
    expect(hand.seats.get_by_role("row")).to_have_count(4)
    acts = hand.play_to_the_end(MOST_ACTS)
    assert acts > 20
    expect(page.get_by_role("heading", level=2).first).to_contain_text(re.compile(r"\w"))
    assert hand.log.get_by_role("listitem").count() > 50
    expect(page.get_by_role("link", name="Record")).to_be_visible()
