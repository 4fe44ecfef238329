"""A friend is invited by name in Chromium: he declines on a phone, and follows the next invitation to the table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.apps.browser.pages.test_people import made
from tests.apps.browser.test_accessible import findings
from tests.apps.browser.test_fit import NARROW, expect_no_sideways_scroll

pytestmark = pytest.mark.browser


def lay(page, house) -> None:
    """A table at which nobody else waits: the lobby's buttons lead to whoever does."""
    wanted = {"game": "ruqi", "seats": [{"kind": "me", "name": "Lin"}, {"kind": "open"}]}
    made = page.request.post(f"{house.address}/api/tables", data=wanted).json()
    held = {"seat": 0, "token": made["seats"][0]["token"]}
    page.evaluate("([id, held]) => localStorage.setItem(`youyi.seat.${id}`, JSON.stringify(held))", [made["id"], held])
    page.goto(f"{house.address}/t/{made['id']}")


def test_a_friend_is_invited_declines_and_follows_the_next_invitation(house, visit):
    lin, wen = made(visit, house, "Lin of the hill"), made(visit, house, "Wen of the hill", **NARROW)
    for one, deed, name in ((lin, "ask", "Wen of the hill"), (wen, "accept", "Lin of the hill")):
        assert one.request.post(f"{house.address}/api/people", data={"deed": deed, "name": name}).ok
    lay(lin, house)
    lin.get_by_role("button", name="Invite: Wen of the hill").click()
    expect(lin.get_by_text("Wen of the hill is invited, and sees it in the lobby and at My tables.")).to_be_visible()
    assert findings(lin) == []

    wen.goto(f"{house.address}/my")
    expect(wen.get_by_text("Lin of the hill invites you to a game of Ruqi", exact=False)).to_be_visible()
    assert findings(wen) == []
    expect_no_sideways_scroll(wen)
    wen.get_by_role("button", name="No, thank you: Lin of the hill").click()
    expect(wen.get_by_text("Declined. Lin of the hill sees it.")).to_be_visible()
    expect(lin.get_by_text("declined", exact=True)).to_be_visible()

    wen.goto(f"{house.address}/lobby")
    expect(wen.get_by_role("heading", level=1)).to_be_visible()
    lay(lin, house)
    lin.get_by_role("button", name="Invite: Wen of the hill").press("Enter")
    expect(lin.get_by_text("invited", exact=True)).to_be_visible()
    wen.get_by_role("link", name="Open the table of Lin of the hill").click()
    wen.get_by_role("button", name="Sit down").click()
    expect(wen.get_by_text(re.compile("You are invited"))).to_have_count(0)
    expect(lin.get_by_role("heading", name="Invite a friend")).to_have_count(0)
