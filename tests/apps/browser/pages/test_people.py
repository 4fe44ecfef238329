"""Friends and rated tables in Chromium: two people with accounts, one on a phone, and a guest."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.apps.browser.pages.test_account import SECRET, enter
from tests.apps.browser.test_accessible import findings
from tests.apps.browser.test_fit import NARROW, expect_no_sideways_scroll

pytestmark = pytest.mark.browser


def made(visit, house, name, **wishes) -> Page:
    page: Page = visit(house, "/account", **wishes)
    enter(page, name, SECRET, "Make an account")
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    return page


def test_friends_find_one_another_by_name_and_sit_down_at_a_rated_table(house, visit):
    lin, wen = made(visit, house, "Lin of the ford"), made(visit, house, "Wen of the ford", **NARROW)
    expect(wen.get_by_text("No game has been finished with this account yet.")).to_be_visible()
    wen.get_by_label("Name of an account").fill("lin of the ford")
    wen.get_by_role("button", name="Ask to be friends", exact=True).click()
    expect(wen.get_by_role("button", name="Withdraw: Lin of the ford")).to_be_visible()
    lin.reload()
    lin.get_by_role("button", name="Accept: Wen of the ford").click()
    expect(lin.get_by_role("heading", name="Your friends")).to_be_visible()
    expect(lin.get_by_text("Wen of the ford is your friend now.")).to_be_visible()
    assert findings(lin) == []
    expect_no_sideways_scroll(wen)

    lin.goto(f"{house.address}/lobby")
    lin.get_by_label("Clock").select_option(label="15 minutes + 10 seconds")
    lin.get_by_role("checkbox", name="Rated game").check()
    lin.get_by_role("button", name="Ruqi").click()
    lin.wait_for_url("**/t/*")
    guest = visit(house, "/lobby")
    expect(guest.get_by_text("· rated")).to_be_visible()
    expect(guest.get_by_role("checkbox", name="Rated game")).to_be_hidden()
    guest.goto(lin.url)
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_role("alert")).to_have_text("Sign in to an account to play a rated game.")

    wen.reload()
    wen.get_by_role("button", name="Block: Lin of the ford").click()
    expect(wen.get_by_role("button", name="Unblock: Lin of the ford")).to_be_visible()
    wen.goto(lin.url)
    wen.get_by_role("button", name="Sit down").click()
    expect(wen.get_by_role("alert")).to_have_text("This is not possible: one of you has blocked the other.")


SPAN = {
    "since": "2026-11-28T12:00:00Z",
    "games": 10,
    "result": 3.2,
    "without": -1.5,
    "error": 12.4,
    "wrong": 8.3,
    "lost": 2.1,
}
KIND = {
    "game": "ruqi", "pace": "live", "played": 20, "won": 9, "rating": None, "course": [], "latest": [],
    "luck": [SPAN, SPAN | {"since": "2026-12-01T12:00:00Z", "without": 4.0, "wrong": 5.0}],
}  # fmt: skip


def test_the_statistics_tell_results_without_luck_and_mistakes_over_time(house, visit):
    page = made(visit, house, "Mei of the ford", **NARROW)
    page.route("**/api/statistics", lambda route: route.fulfill(json={"kinds": [KIND]}))
    page.reload()
    page.get_by_text("Without luck, and mistakes").press("Enter")
    table = page.get_by_role("table")
    expect(table.get_by_role("row")).to_have_count(3)
    expect(table.get_by_role("row").nth(1)).to_contain_text("−1.5 ± 12.4")
    expect(table.get_by_role("row").nth(2)).to_contain_text("+4 ± 12.4")
    expect(page.get_by_text("Rated games and games of leagues, ten at a time.")).to_be_visible()
    expect_no_sideways_scroll(page)
    assert findings(page) == []
    page.unroute_all(behavior="ignoreErrors")
