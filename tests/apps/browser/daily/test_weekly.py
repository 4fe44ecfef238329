"""The five deals of the week in a browser: found from the front page, played in their order, each result kept on the page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.apps.browser.daily.test_daily import play_out
from tests.apps.browser.front.test_front import LAPTOP, SMALL_PHONE
from tests.apps.browser.games.test_madiao import MadiaoHand
from tests.apps.browser.test_accessible import findings
from tests.apps.browser.test_fit import expect_no_sideways_scroll

pytestmark = pytest.mark.browser


def test_deals_of_a_week_are_played_in_their_order(house, visit):
    page = visit(house, "/", viewport=LAPTOP)
    page.get_by_role("link", name="Five deals of the week").click()
    deal = page.get_by_role("region", name="Madiao")
    expect(page.get_by_role("heading", name="Five deals of the week")).to_be_visible()
    deal.get_by_role("button", name="Play deal 1 of 5: Madiao").click()
    hand = MadiaoHand(page)
    hand.asked()

    page.goto(house.address + "/daily?day=week")
    expect(deal.get_by_text("Deal 1: under way")).to_be_visible()
    expect(deal.get_by_role("button", name=re.compile("^Play deal"))).to_have_count(0)
    deal.get_by_role("link", name="Go on").click()
    play_out(hand)
    page.get_by_role("link", name="Results of the five deals of the week").click()
    expect(deal.get_by_text(re.compile("^Deal 1: (won|did not win), "))).to_be_visible()
    expect(deal.get_by_role("button", name="Play deal 2 of 5: Madiao")).to_be_visible()
    expect(deal.get_by_role("button", name="Copy a line")).to_have_count(0)
    deal.get_by_text("Fixed beforehand").click()
    expect(deal.get_by_text(re.compile("^Fingerprint of the secret of (next week’s )?deal [1-5]"))).to_have_count(10)

    page.set_viewport_size(SMALL_PHONE)
    assert findings(page) == []
    expect_no_sideways_scroll(page)
    page.get_by_role("link", name="Today").press("Enter")
    expect(page.get_by_role("heading", name="Deal and puzzle of the day")).to_be_visible()
    expect(deal.get_by_role("button", name=re.compile("^Play today’s deal"))).to_be_visible()
