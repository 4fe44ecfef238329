"""A whole round of 儒棋 in Chromium, by clicking; and how soon a stranger has moved."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.apps.browser.hand import Asked, Hand, ask_rematch, choose_opponent, expect_verdict, set_one_round, start
from tests.apps.browser.test_accessible import findings

pytestmark = pytest.mark.browser

MOST_ACTS = 600


@pytest.mark.long
def test_a_round_by_clicking_ends_in_a_verdict_and_a_rematch(house, visit):
    page = visit(house)
    page.get_by_role("link", name=re.compile("^New game: Ruqi")).click()
    choose_opponent(page, "Random")
    set_one_round(page)
    hand = start(page)
    acts = hand.play_to_the_end(MOST_ACTS)
    assert acts > 20
    expect(page.get_by_text(re.compile("The game is over: White .*, Black")).first).to_be_visible()
    expect_verdict(hand)
    assert findings(page) == []
    ask_rematch(hand)
    assert hand.act() is Asked.THROW


def test_three_clicks_from_the_front_page_to_the_first_throw(house, visit):
    page = visit(house, reduced_motion="no-preference")
    page.get_by_role("link", name=re.compile("^New game: Ruqi")).click()
    page.get_by_role("button", name="Start the game").click()
    hand = Hand(page)
    hand.asked()
    hand.throw()
    hand.log.get_by_role("listitem").first.wait_for()
