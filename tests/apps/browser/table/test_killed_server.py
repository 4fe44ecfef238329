"""The server is killed in mid-game and started again: every browser returns to its seat without being reloaded."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.apps.browser.hand import Asked, choose_opponent, start
from tests.apps.browser.house import House
from tests.apps.browser.table.test_friends import lay_for_a_friend, sit, take_turns

pytestmark = pytest.mark.browser

LOST = "Reconnecting. Nothing is lost."
RECONNECT_MS = 40_000
"""A page tries again after half a second, then ever more seldom, every fifteen at last."""
MOST_ACTS = 12


def mark(page: Page) -> None:
    page.evaluate("window.sameDocument = true")


def is_the_same_document(page: Page) -> bool:
    return bool(page.evaluate("window.sameDocument === true"))


@pytest.mark.long
def test_every_browser_returns_to_its_seat(tmp_path, visit):
    database = tmp_path / "house.sqlite3"
    house = House(database)
    try:
        lin, path = lay_for_a_friend(house, visit)
        mei = sit(visit(house, path), "Mei")
        take_turns([lin, mei], 5)
        page = visit(house, "/new/ruqi")
        choose_opponent(page, "Greedy")
        alone = start(page)
        for _ in range(3):
            alone.act()
        alone.asked()

        hands = (lin, mei, alone)
        for hand in hands:
            mark(hand.page)
        before = [hand.position() for hand in hands]
        logs = [hand.log.get_by_role("listitem").count() for hand in hands]
        house.kill()
        for hand in hands:
            expect(hand.page.get_by_role("heading", name=LOST)).to_be_visible()
        house = House(database, house.port)
        for hand in hands:
            expect(hand.page.get_by_role("heading", name=LOST)).to_have_count(0, timeout=RECONNECT_MS)
        expect(lin.seats.get_by_text("away")).to_have_count(0)
        expect(mei.seats.get_by_text("away")).to_have_count(0)
        assert [hand.position() for hand in hands] == before
        assert [hand.log.get_by_role("listitem").count() for hand in hands] == logs

        take_turns([lin, mei], 4)
        for _ in range(MOST_ACTS):
            if alone.log.get_by_role("listitem").count() > logs[2] + 4:
                break
            assert alone.act() is not Asked.OVER
        else:
            raise AssertionError("the computer plays on too")
        assert all(is_the_same_document(hand.page) for hand in hands)
    finally:
        house.stop()
