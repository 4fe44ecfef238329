"""Two people in two time zones make an appointment and sit down at it."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import expect

from tests.apps.browser.test_accessible import ANY, findings

pytestmark = pytest.mark.browser

PARIS, TAIPEI = "Europe/Paris", "Asia/Taipei"


def wall(time, zone):
    return f"{time.astimezone(ZoneInfo(zone)):%Y-%m-%dT%H:%M}"


def propose(page, *times):
    for time in times:
        page.get_by_label("A time", exact=True).fill(wall(time, PARIS))
        page.get_by_role("button", name="Add this time").click()


def clock(time, zone):
    return f"{time.astimezone(ZoneInfo(zone)):%H:%M}"


def test_two_people_agree_upon_a_time_and_sit_down(house, visit):
    soon = datetime.now(UTC).replace(second=0, microsecond=0) + timedelta(minutes=12)
    late = soon + timedelta(hours=3)
    lin = visit(house, "/lobby", timezone_id=PARIS)
    lin.get_by_text("For tonight or another day").locator("..").get_by_role("link", name="Ruqi").click()
    lin.get_by_label("Your name").fill("Lin")
    propose(lin, late, soon)
    listed = lin.get_by_role("list", name="Proposed times").get_by_role("listitem")
    expect(listed.first).to_contain_text(clock(soon, PARIS))
    assert findings(lin, ANY) == []
    lin.get_by_role("button", name="Propose these times").click()
    panel = lin.get_by_role("region", name="By appointment")
    expect(panel).to_contain_text("1 seat is still open")
    table = lin.url

    lobby = visit(house, "/lobby", timezone_id=TAIPEI)
    expect(lobby.get_by_role("heading", name="By appointment")).to_be_visible()

    wen = visit(house, table.removeprefix(house.address), timezone_id=TAIPEI)
    wen.get_by_label("Your name").fill("Wen")
    wen.get_by_role("checkbox", name=clock(soon, TAIPEI)).check()
    assert findings(wen, ANY) == []
    wen.get_by_role("button", name="Sit down", exact=True).click()
    agreed = wen.get_by_role("region", name="By appointment")
    expect(agreed).to_contain_text("Agreed: ")
    expect(agreed).to_contain_text(clock(soon, TAIPEI))
    expect(panel).to_contain_text(clock(soon, PARIS))
    assert findings(lin, ANY) == []

    lin.get_by_role("button", name="Sit down to play").click()
    expect(agreed).to_contain_text("Here: Lin")
    expect(wen.get_by_role("heading", name="Your throw")).to_have_count(0)
    wen.get_by_role("button", name="Sit down to play").click()
    expect(agreed).to_have_count(0)
    expect(lin.get_by_role("region", name="By appointment")).to_have_count(0)
