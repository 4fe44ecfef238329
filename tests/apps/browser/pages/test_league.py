"""A league in Chromium: made, entered and begun; a game of it arranged and played; the table of results."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import expect

from tests.apps.browser.pages.test_people import made
from tests.apps.browser.replay.test_endings import concede
from tests.apps.browser.table.test_appointment import PARIS, wall
from tests.apps.browser.test_accessible import ANY, findings
from tests.apps.browser.test_fit import NARROW, expect_no_sideways_scroll

pytestmark = pytest.mark.browser
BACK = "Back to the league"
NOT_YET = {"state": "awaited", "at": None, "error": None}


def make_and_enter(house, lin):
    """Lin makes a league in the form, and enters it: its address."""
    lin.goto(f"{house.address}/lobby")
    lin.get_by_role("link", name="Leagues").click()
    expect(lin.get_by_text("There is no league yet.")).to_be_visible()
    lin.get_by_label("Name of the league").fill("Winter evenings")
    lin.get_by_role("combobox", name="Game").select_option(label="Ruqi, the Confucian game")
    assert findings(lin, ANY) == []
    lin.get_by_role("button", name="Make a league").click()
    expect(lin.get_by_role("heading", name="Winter evenings")).to_be_visible()
    lin.get_by_role("button", name="Enter").click()
    expect(lin.get_by_role("button", name="Withdraw")).to_be_visible()
    return lin.url


def enter_and_begin(house, visit, league, lin, wen):
    """A guest looks at it, Wen enters, and Lin begins."""
    guest = visit(house, "/leagues", **NARROW)
    guest.get_by_role("link", name="Winter evenings").click()
    expect(guest.get_by_role("link", name="Sign in to take part")).to_be_visible()
    expect_no_sideways_scroll(guest)
    guest.get_by_role("button", name="Report").click()
    dialog = guest.get_by_role("dialog")
    expect(dialog.get_by_role("group", name="What")).to_contain_text("the name “Lin of the league”")
    dialog.get_by_role("radio", name="the name “Winter evenings”").check()
    dialog.get_by_role("button", name="Send the report").click()
    expect(dialog.get_by_text("Reported. Thank you.")).to_be_visible()
    wen.goto(league)
    wen.get_by_role("button", name="Enter").click()
    expect(wen.get_by_text("Wen of the league (you)")).to_be_visible()
    assert findings(wen, ANY) == []
    lin.reload()
    lin.get_by_role("button", name="Begin now").click()
    expect(lin.get_by_text("Press again to do it.")).to_be_visible()
    lin.get_by_role("button", name="Begin now").press("Enter")
    expect(lin.get_by_role("heading", name="Table of results")).to_be_visible()


def play(lin, wen):
    """They agree upon a time, sit down, and Wen gives the game up."""
    mine = lin.get_by_role("region", name="Your games to play")
    expect(mine.get_by_role("listitem")).to_contain_text("Nobody has proposed times yet.")
    mine.get_by_text("Propose times").click()
    soon = datetime.now(UTC) + timedelta(minutes=12)
    mine.get_by_label("A time", exact=True).fill(wall(soon, PARIS))
    mine.get_by_role("button", name="Add this time").click()
    assert findings(lin, ANY) == []
    mine.get_by_role("button", name="Propose these times").click()
    panel = lin.get_by_role("region", name="By appointment")
    expect(panel).to_contain_text("1 seat is still open")
    expect(panel.get_by_role("link", name=BACK)).to_have_attribute("href", re.compile("^/leagues/"))

    wen.reload()
    wen.get_by_role("link", name="Answer at the table").click()
    wen.get_by_role("checkbox").first.check()
    wen.get_by_role("button", name="Sit down", exact=True).click()
    for each in (lin, wen):
        each.get_by_role("button", name="Sit down to play").click()
    expect(panel).to_have_count(0)
    concede(wen, re.compile("Lin of the league has won"))
    expect(lin.get_by_role("link", name=BACK)).to_be_visible()
    lin.goto(lin.url.split("?")[0] + "/result")
    lin.get_by_role("link", name=BACK).click()
    expect(lin.get_by_role("heading", name="Table of results")).to_be_visible()


def test_two_people_make_a_league_play_in_it_and_see_the_result(house, visit):
    lin = made(visit, house, "Lin of the league", timezone_id=PARIS)
    wen = made(visit, house, "Wen of the league", timezone_id=PARIS, **NARROW)
    league = make_and_enter(house, lin)
    enter_and_begin(house, visit, league, lin, wen)
    play(lin, wen)
    wen.goto(league)
    table = wen.get_by_role("table", name="Table of results")
    expect(table.get_by_role("row").nth(1)).to_contain_text("Lin of the league")
    expect(table.get_by_role("row").nth(1).get_by_role("cell").nth(1)).to_have_text("1")
    expect(table.get_by_role("row").nth(2)).to_contain_text("Wen of the league (you)")
    expect(wen.get_by_text("You have no game left to play.")).to_be_visible()
    wen.get_by_text("How it is counted").click()
    expect(wen.get_by_text("Between equal points decide")).to_be_visible()
    expect_no_sideways_scroll(wen)
    assert findings(wen, ANY) == []
    expect_results_without_luck(wen)
    wen.get_by_role("region", name="All games").get_by_role("link", name="Replay").click()
    wen.wait_for_url("**/replay")


def expect_results_without_luck(page):
    """The column that says them, as if the game had been played to its end and judged: a game that is given up has no figure."""
    expect(page.get_by_role("columnheader", name="Without luck")).to_have_count(0)

    def told(route):
        said = route.fetch().json()
        for line, without in zip(said["lines"], ({"state": "known", "at": -2.5, "error": 12.25}, NOT_YET), strict=True):
            line["without"] = without
        route.fulfill(json=said)

    page.route("**/api/leagues/*", told)
    page.reload()
    table = page.get_by_role("table", name="Table of results")
    expect(table.get_by_role("columnheader", name="Without luck")).to_be_visible()
    expect(table.get_by_role("row").nth(1)).to_contain_text("−2.5 ± 12.25")
    expect(table.get_by_role("row").nth(2)).to_contain_text("being worked out")
    expect(page.get_by_text("It decides nothing in this table")).to_be_visible()
    expect_no_sideways_scroll(page)
    assert findings(page, ANY) == []
    page.unroute_all(behavior="ignoreErrors")


def test_a_tournament_by_swiss_rounds_is_made_and_told_to_everybody(house, visit):
    """Three people, three rounds: a bye, a game that is arranged; a guest hears of the appointment without asking."""
    people = [made(visit, house, f"{name} of the rounds", timezone_id=PARIS) for name in ("Mei", "Tao", "Ana")]
    mei, others = people[0], people[1:]
    mei.goto(f"{house.address}/leagues")
    mei.get_by_label("Name of the league").fill("Swiss evenings")
    mei.get_by_role("combobox", name="Game").select_option(label="Ruqi, the Confucian game")
    mei.get_by_role("combobox", name="Who meets whom").select_option(label="Swiss rounds: like meets like")
    mei.get_by_role("combobox", name="Entrants at most").select_option("3")
    mei.get_by_role("combobox", name="Rounds").select_option("2")
    assert findings(mei, ANY) == []
    mei.get_by_role("button", name="Make a league").click()
    expect(mei.get_by_role("heading", name="Swiss evenings")).to_be_visible()
    expect(mei.get_by_text("2 Swiss rounds")).to_be_visible()
    for each in [mei, *others]:
        each.goto(mei.url)
        each.get_by_role("button", name="Enter").click()
        expect(each.get_by_role("button", name="Enter")).to_have_count(0)
    guest = visit(house, mei.url.removeprefix(house.address), **NARROW)
    games = guest.get_by_role("region", name="All games")
    expect(games.get_by_text("A bye in this round.")).to_be_visible()
    expect(games.get_by_role("heading", name="Round 1")).to_be_visible()
    expect(guest.get_by_role("columnheader", name="Buchholz")).to_be_visible()
    expect_no_sideways_scroll(guest)
    guest.get_by_text("How it is counted").click()
    expect(guest.get_by_text("after the FIDE (Dutch) System")).to_be_visible()
    assert findings(guest, ANY) == []
    _agree(people)
    expect(guest.get_by_role("list", name="Next appointments").get_by_role("listitem")).to_have_count(1)
    expect_no_sideways_scroll(guest)
    assert findings(guest, ANY) == []


def _agree(people):
    """The two who play agree upon a time."""
    league = people[0].url
    for each in people:
        each.reload()
        expect(each.get_by_role("heading", name="Table of results")).to_be_visible()
    first, second = [each for each in people if each.get_by_text("Propose times").count()]
    mine = first.get_by_role("region", name="Your games to play")
    mine.get_by_text("Propose times").click()
    mine.get_by_label("A time", exact=True).fill(wall(datetime.now(UTC) + timedelta(hours=5), PARIS))
    mine.get_by_role("button", name="Add this time").click()
    mine.get_by_role("button", name="Propose these times").click()
    expect(first.get_by_role("region", name="By appointment")).to_be_visible()
    second.goto(league)
    second.get_by_role("link", name="Answer at the table").click()
    second.get_by_role("checkbox").first.check()
    second.get_by_role("button", name="Sit down", exact=True).click()
    expect(second.get_by_role("region", name="By appointment")).to_contain_text("appointment")
