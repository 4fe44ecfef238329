"""Notices that it is one's turn, in Chromium as a phone has it: no page may make one by itself."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.apps.browser.hand import Asked, Hand, start
from tests.conftest import WHOLE, found

pytestmark = pytest.mark.browser

PHONE = {"width": 360, "height": 616}
FORBIDDEN = """
window.Notification = class {
  static get permission() { return "granted"; }
  static requestPermission() { return Promise.resolve("granted"); }
  constructor() { throw new TypeError("Failed to construct 'Notification': Illegal constructor."); }
};
"""
"""Chrome for Android, see developer.chrome.com/blog/new-in-chrome-48: use ServiceWorkerRegistration.showNotification."""
NO_WORKER = "navigator.serviceWorker.register = () => Promise.reject(new TypeError('no service worker'));"
OUT_OF_SIGHT = "Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })"
SHOWN = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  const notices = registration ? await registration.getNotifications() : [];
  return notices.map(({ title, tag, data }) => [title, tag, data]);
}"""
MOST_ACTS = 60


@pytest.fixture(scope="module")
def chromium() -> str:
    """Chromium whole: its headless shell has nowhere to show a notice."""
    return found(WHOLE)


def wait_for_the_next_turn(page: Page) -> None:
    """Asks for notices, then acts out of sight until the other side has acted."""
    page.get_by_label("Tell me when it is my turn").check()
    page.evaluate(OUT_OF_SIGHT)
    hand = Hand(page)
    counted = page.locator(".meta", has_text="·")
    for _ in range(MOST_ACTS):
        before = counted.first.inner_text()
        if hand.act() is Asked.OVER:
            break
        expect(counted.first).not_to_have_text(before)
        if page.evaluate(SHOWN) or page.locator("[data-notices]").is_visible():
            return
    raise AssertionError("nobody was told anything")


def at_a_table(visit, house, script: str) -> Page:
    page = visit(house, "/", viewport=PHONE, permissions=["notifications"])
    page.context.add_init_script(script)
    page.goto(f"{house.address}/new/ruqi")
    return start(page).page


def test_where_a_page_may_make_no_notice_the_service_worker_shows_it(visit, house):
    page = at_a_table(visit, house, FORBIDDEN)
    wait_for_the_next_turn(page)
    [[title, tag, address]] = page.evaluate(SHOWN)
    assert title == "Ruqi, the Confucian game: it is your turn."
    assert tag == f"youyi-{page.url.rpartition('/')[2]}"
    assert address == page.url
    expect(page.locator("[data-notices]")).to_have_count(0)


def test_where_none_can_be_shown_the_page_says_so_and_the_game_goes_on(visit, house):
    page = at_a_table(visit, house, FORBIDDEN + NO_WORKER)
    wait_for_the_next_turn(page)
    expect(page.locator("[data-notices=failed]")).to_contain_text("notices from this page")
    assert Hand(page).act() is not Asked.OVER


def test_where_there_are_no_notices_at_all_the_page_says_so(visit, house):
    page = at_a_table(visit, house, "delete window.Notification;")
    expect(page.locator("[data-notices=impossible]")).to_be_visible()
