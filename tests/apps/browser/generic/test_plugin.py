"""A game in a package of its own, in Chromium: chosen on the front page, played at the generic table to its end."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.apps.browser.hand import Asked, Hand
from tests.apps.browser.house import House
from tests.apps.browser.test_accessible import ANY, findings
from tests.kit.toys.pig import install

pytestmark = pytest.mark.browser

MOST_ACTS = 400
PHONE = {"width": 390, "height": 844}


@pytest.fixture(scope="module")
def house_with_pig(tmp_path_factory) -> Iterator[House]:
    running = House(tmp_path_factory.mktemp("pig") / "house.sqlite3", packages=install(tmp_path_factory.mktemp("site")))
    yield running
    running.stop()


def begin(page: Page, name: str, start: str) -> None:
    page.get_by_role("link", name=re.compile(f"^New game: {name}")).click()
    page.get_by_role("button", name=start).click()
    page.wait_for_url(lambda url: "/t/" in url)


HOLD = 1
"""The second of Pig's two choices."""


def test_a_game_of_pig_is_chosen_and_played_to_its_end(house_with_pig, visit):
    """At a table that is accessible, fits a phone and tells its clauses."""
    page = visit(house_with_pig, viewport=PHONE)
    begin(page, "Pig", "Start the game")
    page.get_by_role("button", name="Throw the dice").first.wait_for()
    assert findings(page, ANY) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.get_by_role("button", name="Throw the dice").first.click()
    page.get_by_role("button", name="why?").first.click()
    expect(page.get_by_text(re.compile("A seat throws one die|A one ends the turn")).first).to_be_visible()
    page.keyboard.press("Escape")
    hand = Hand(page)
    acts = 0
    while (asked := hand.asked()) is not Asked.OVER:
        if asked is Asked.THROW:
            hand.throwing.first.click()
        else:
            hand.choose_row(HOLD)
        acts += 1
        assert acts < MOST_ACTS
    assert acts > 5
    expect(page.get_by_text(re.compile("wins")).first).to_be_visible()
    expect(page.get_by_role("link", name="Record")).to_be_visible()
