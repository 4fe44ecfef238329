"""An invitation in Chromium: what is told before sitting down; and hints between people, which everybody sees."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.apps.browser.hand import Asked, Hand, choose_opponent, start
from tests.apps.browser.table.test_friends import next_asked, sit
from tests.apps.browser.test_accessible import findings

pytestmark = pytest.mark.browser

LAPTOP, PHONE = {"width": 1366, "height": 768}, {"width": 360, "height": 616}
HINTS = "Players may ask for hints"


def lay(visit, house, *, hints: bool) -> tuple[Hand, str]:
    """Open a table for a friend; give its path too."""
    page = visit(house, "/new/ruqi")
    choose_opponent(page, "A friend, by link")
    page.get_by_label("Your name").fill("Anne")
    allowed = page.get_by_label(re.compile(HINTS))
    expect(allowed).not_to_be_checked()
    allowed.set_checked(hints)
    page.get_by_role("combobox", name="Clock").select_option(label="5 minutes + 5 seconds")
    hand = start(page)
    return hand, hand.page.url.removeprefix(house.address)


def told(guest: Page, what: str) -> Locator:
    return guest.locator("dt", has_text=what).locator("+ dd")


@pytest.mark.parametrize(
    ("hints", "screen"),
    [
        pytest.param(True, LAPTOP, id="laptop, hints"),
        pytest.param(False, PHONE, id="phone"),
    ],
)
@pytest.mark.long
def test_who_is_invited_is_told_what_is_agreed_on_every_screen(house, visit, hints, screen: Any):
    _, path = lay(visit, house, hints=hints)
    expect_invited(visit(house, path, viewport=screen), hints=hints)


def expect_invited(guest: Page, *, hints: bool) -> None:
    """The invitation says what is agreed, and fits the screen."""
    invitation = guest.locator("form.join")
    expect(invitation).to_contain_text("Anne invites you.")
    expect(told(guest, "Rules")).not_to_be_empty()
    expect(told(guest, "Clock")).to_have_text("5 minutes + 5 seconds")
    expect(told(guest, "Hints")).to_have_text("allowed; everybody sees who asks" if hints else "none")
    expect(invitation.get_by_role("link", name="How to play")).to_be_visible()
    assert guest.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert findings(guest) == []


def both_seated(visit, house, screen: Any, *, hints: bool) -> tuple[Hand, Hand, Hand]:
    """Who is to choose, the other, and who watches; the other is invited to a screen like this."""
    anne, path = lay(visit, house, hints=hints)
    guest = visit(house, path, viewport=screen)
    expect_invited(guest, hints=hints)
    ben = sit(guest, "Ben")
    hands = [anne, ben]
    watcher = Hand(visit(house, path))
    while True:
        who = next_asked(hands)
        if hands[who].asked() is Asked.CHOOSE and hands[who].rows.count() > 1:
            return hands[who], hands[1 - who], watcher
        hands[who].act()


def test_who_is_invited_is_told_that_there_are_no_hints_and_there_are_none(house, visit):
    asker, _, _ = both_seated(visit, house, LAPTOP, hints=False)
    expect(asker.page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)


def test_who_is_invited_is_told_of_hints_and_everybody_sees_who_was_given_one(house, visit):
    asker, other, watcher = both_seated(visit, house, PHONE, hints=True)
    asker.page.get_by_role("button", name="Hint", exact=True).click()
    expect(asker.page.locator("[data-hinted]")).to_have_text("Everybody at the table sees that you were given a hint.")
    for each in (other, watcher):
        expect(each.page.locator("[data-hinted]")).to_have_text(re.compile("(Anne|Ben) was given a hint."))
