"""In Chromium: somebody reports a line and a name, an operator judges them on his page, and they are gone; to others there is no such page."""

from __future__ import annotations

import subprocess
import sys

import pytest
from playwright.sync_api import Page, expect

from tests.apps.browser.company import ask, take_seat
from tests.apps.browser.house import House
from tests.apps.browser.pages.test_people import made
from tests.apps.browser.test_accessible import findings
from tests.apps.browser.test_fit import NARROW, expect_no_sideways_scroll
from tests.apps.web.kit import until

pytestmark = pytest.mark.browser
POST = """async ([path, body]) => (await fetch(path, {
    method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body)
})).json()"""
WON = "async () => (await (await fetch('/api/statistics')).json()).kinds.map((kind) => kind.won)"
NAME, LINE = "Mean Name", "He lives at 12 Moat Street"


@pytest.fixture
def own(tmp_path):
    """A house whose database the test may look after, and its path."""
    database = tmp_path / "own.sqlite3"
    running = House(database)
    yield running, str(database)
    running.stop()


def laid(house):
    """A listed table of two people; its id, and their tokens."""
    seats = [{"kind": "me", "name": NAME}, {"kind": "open"}]
    created = ask(house, "/api/tables", {"game": "ruqi", "seats": seats, "chat": "free", "listed": True})
    taken = ask(house, f"/api/tables/{created['id']}/sit", {"name": "Wen"})
    return created["id"], created["seats"][0]["token"], taken["token"]


def report(page: Page, what: str) -> None:
    dialog = page.get_by_role("dialog", name="Report to the people who run this site")
    dialog.get_by_role("radio", name=what).check()
    dialog.get_by_role("button", name="Send the report").press("Enter")
    expect(dialog.get_by_text("Reported. Thank you.")).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def sure(page: Page, card, door: str, deed: str | None = None) -> None:
    """Ask for a deed by its door, leave it, ask again, and let it be done, by the keyboard."""
    card.get_by_role("button", name=door).press("Enter")
    dialog = page.get_by_role("dialog", name=deed or door)
    dialog.get_by_role("button", name="Cancel").press("Enter")
    expect(dialog).to_be_hidden()
    card.get_by_role("button", name=door).press("Enter")
    dialog.get_by_role("button", name="Do it").press("Enter")
    expect(dialog).to_be_hidden()
    expect(page.get_by_text("Done.", exact=True)).to_be_visible()


def test_what_is_reported_is_judged_removed_and_noted(own, visit):
    house, database = own
    table, mean, other = laid(house)
    speaker = take_seat(visit(house, "/about"), house, table, 0, mean)
    hearer = take_seat(visit(house, "/about", **NARROW), house, table, 1, other)
    if not speaker.get_by_placeholder("Say something").is_visible():
        speaker.locator(".talk summary").click()
    field = speaker.locator(".talk form input")
    field.fill(LINE)
    field.press("Enter")
    line = hearer.get_by_role("log").get_by_text(LINE)
    expect(line).to_be_visible()
    hearer.locator(".people").get_by_role("button", name="Report").click()
    report(hearer, f"the name “{NAME}”")
    hearer.locator(".talk").get_by_role("button", name="report", exact=True).click()
    expect(line).to_be_hidden()

    stranger = visit(house, "/operator")
    expect(stranger.get_by_role("heading", level=1)).to_have_text("No such page")
    page = made(visit, house, "Warden")
    named = [sys.executable, "-m", "youyi", "admin", "operator", "add", "Warden", "--database", database]
    subprocess.run(named, check=True, capture_output=True)
    page.reload()
    page.get_by_role("link", name="Page of operators").click()
    reports = page.get_by_role("region", name="Reports")
    told = reports.get_by_role("listitem").filter(has=page.locator("h3"))
    expect(told).to_have_count(2)
    assert findings(page) == []
    page.set_viewport_size({"width": 360, "height": 616})
    expect_no_sideways_scroll(page)
    sure(page, told.filter(has_text="line of talk"), "Remove the line")
    expect(speaker.locator(".talk ol")).to_have_count(0)
    sure(page, told.filter(has_text=NAME), "Remove the name")
    expect(page.get_by_text("Nothing is reported.")).to_be_visible()
    log = page.get_by_role("region", name="What was done")
    expect(log.get_by_text("line removed")).to_contain_text("Warden")
    expect(log.get_by_text("name removed")).to_contain_text("Warden")
    lobby = visit(house, f"/t/{table}")
    expect(lobby.get_by_role("heading", level=2).first).to_be_visible()
    expect(lobby.get_by_text(NAME)).to_have_count(0)


def test_a_rated_result_is_annulled_and_its_people_see_it(own, visit):
    house, database = own
    lin, wen = made(visit, house, "Lin"), made(visit, house, "Wen")
    clock = {"kind": "bank", "seconds": 600}
    seats = [{"kind": "me", "name": "Lin"}, {"kind": "open"}]
    agreed = {"clock": clock, "absence": None, "stand_in": "greedy", "rated": True}
    table = lin.evaluate(POST, ["/api/tables", {"game": "ruqi", "seats": seats, "agreement": agreed}])
    wen.evaluate(POST, [f"/api/tables/{table['id']}/sit", {"name": "Wen"}])
    browser = take_seat(lin, house, table["id"], 0, table["seats"][0]["token"])
    browser.get_by_role("button", name="Concede").click()
    browser.get_by_role("dialog").get_by_role("button", name="Concede").click()
    until(lambda: wen.evaluate(WON) == [1], "its result is stored")
    wen.goto(f"{house.address}/account")
    games = wen.get_by_role("region", name="My games")
    expect(games.get_by_text("1 game, 1 won.")).to_be_visible()

    named = [sys.executable, "-m", "youyi", "admin", "operator", "add", "Wen", "--database", database]
    subprocess.run(named, check=True, capture_output=True)
    wen.goto(f"{house.address}/operator")
    wen.get_by_text("Without a report").click()
    wen.get_by_label("Deed").select_option(label="Annul the result")
    wen.get_by_label("Name, or id of the table").fill(table["id"])
    sure(wen, wen.locator("form"), "Go on", "Annul the result")
    expect(wen.get_by_role("region", name="What was done").get_by_text("result annulled")).to_contain_text("Wen")
    assert findings(wen) == []
    wen.set_viewport_size({"width": 360, "height": 616})
    expect_no_sideways_scroll(wen)
    lin.goto(f"{house.address}/account")
    own_games = lin.get_by_role("region", name="My games")
    own_games.get_by_text("Latest games").click()
    expect(own_games.get_by_text("annulled by an operator: it does not count")).to_be_visible()
    expect(own_games.get_by_text("0 games, 0 won.")).to_be_visible()
