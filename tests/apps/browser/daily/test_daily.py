"""The deal of the day in a browser: begun from the front page in two clicks, played, ranked, shared; a second try does not count."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.apps.browser.front.test_front import LAPTOP, SMALL_PHONE
from tests.apps.browser.games.test_madiao import MadiaoHand
from tests.apps.browser.hand import Asked
from tests.apps.browser.test_accessible import findings
from tests.apps.browser.test_fit import expect_no_sideways_scroll

pytestmark = pytest.mark.browser

MOST_ACTS = 60


def play_out(hand: MadiaoHand) -> None:
    """Play a deal to its end."""
    for _ in range(MOST_ACTS):
        if hand.act() is Asked.OVER:
            return
    raise AssertionError(f"not over after {MOST_ACTS} acts")


def expect_a_picture_that_tells_nothing_of_the_deal(page, deal) -> None:
    deal.get_by_role("button", name="Picture to share").click()
    picture = page.get_by_role("dialog").get_by_role("img")
    expect(picture).to_have_attribute(
        "alt", re.compile(r"^Madiao · Deal of the day, .+ · Better than \d+% of the others\.")
    )
    assert not re.search(r"\bw[io]n|[+−]\d", picture.get_attribute("alt") or "")
    assert picture.evaluate("shown => shown.decode().then(() => shown.naturalWidth)") == 1080
    assert findings(page) == []
    page.keyboard.press("Escape")
    expect(picture).to_have_count(0)


def test_a_deal_is_played_from_the_front_page_and_ranked(house, visit):
    page = visit(house, "/", viewport=LAPTOP, permissions=["clipboard-read", "clipboard-write"])
    page.get_by_role("link", name="Play it").click()
    page.get_by_role("button", name=re.compile("^Play today’s deal: Madiao")).click()
    hand = MadiaoHand(page)
    assert hand.act() in (Asked.CHOOSE, Asked.THROW)

    page.goto(house.address + "/daily")
    deal = page.get_by_role("region", name="Madiao")
    expect(deal.get_by_role("button", name="Copy a line")).to_have_count(0)
    deal.get_by_role("link", name="Go on").click()
    play_out(hand)
    page.get_by_role("link", name="Results of the deal of the day").click()
    expect(deal.get_by_text(re.compile("^Your result:"))).to_be_visible()
    expect(deal.get_by_role("listitem").filter(has_text="(you)")).to_have_count(1)
    while deal.get_by_role("listitem").filter(has_text="(computer)").count() == 0:
        page.reload()
        expect(deal.get_by_role("listitem").filter(has_text="(you)")).to_have_count(1)
    expect(deal.get_by_text(re.compile(r"Better than \d+% of the others"))).to_be_visible()
    own = deal.get_by_role("listitem").filter(has_text="(you)")
    expect(own).to_contain_text(re.compile(r"without luck(: being worked out| [+−]?[\d.]+ ± [\d.]+)"))
    expect(deal.get_by_role("listitem").filter(has_text="(computer)").first).not_to_contain_text("without luck")
    expect(deal.get_by_text("they would tell how lucky it is")).to_be_visible()
    deal.get_by_role("button", name="Copy a line to share").click()
    expect(deal.get_by_role("status")).to_have_text("Copied.")
    line = page.evaluate("navigator.clipboard.readText()")
    assert re.fullmatch(
        r"Youyi, deal of the day, .+, Madiao: better than \d+% of the others\. http\S+/daily\?day=\S+", line
    )
    expect_a_picture_that_tells_nothing_of_the_deal(page, deal)

    page.set_viewport_size(SMALL_PHONE)
    assert findings(page) == []
    expect_no_sideways_scroll(page)
    deal.get_by_role("button", name="Play again (does not count)").press("Enter")
    hand.asked()
    page.goto(house.address + "/daily")
    expect(deal.get_by_text(re.compile("^Your result:"))).to_be_visible()
