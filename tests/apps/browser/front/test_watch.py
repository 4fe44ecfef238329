"""Games of others: found in the lobby and on the front page, watched, looked at again; and whoever comes is told whether anybody is here."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing

import pytest
from playwright.sync_api import expect

from tests.apps.browser.company import ask, take_seat
from tests.apps.browser.house import House
from tests.apps.browser.played import played
from tests.apps.browser.test_accessible import findings
from tests.apps.browser.test_fit import NARROW, PHONE, expect_no_sideways_scroll, too_small
from tests.apps.browser.test_languages import BUTTONS, expect_one_script, switch

pytestmark = pytest.mark.browser

LAPTOP = {"width": 1366, "height": 768}
GAMES = {"dama": (3, {}), "madiao": (4, {"deals": 1}), "ruqi": (2, {"rounds": 1})}
NAMES = ("Lin", "Wen", "Mei", "Bo")
LISTED = "UPDATE game SET listed = 1"
SEATED = "UPDATE seat SET kind = 'human', player = NULL, name = ? WHERE seat = ?"


@pytest.fixture(scope="module")
def shown(tmp_path_factory):
    """A house with a game of each kind that people have played to its end at an open table; the tables by game."""
    database = tmp_path_factory.mktemp("watched") / "house.sqlite3"
    tables = played(database, GAMES)
    with closing(sqlite3.connect(database)) as store, store:
        store.execute(LISTED)
        store.executemany(SEATED, [(name, seat) for seat, name in enumerate(NAMES)])
    house = House(database)
    yield house, tables
    house.stop()


def test_games_are_found_watched_and_looked_at_again(shown, visit):
    house, tables = shown
    laid = ask(
        house,
        "/api/tables",
        {"game": "ruqi", "seats": [{"kind": "me", "name": "An"}, {"kind": "open"}], "listed": True},
    )
    token = laid["seats"][0]["token"]
    ask(house, f"/api/tables/{laid['id']}/sit", {"name": "Jo"})
    take_seat(visit(house, "/about"), house, laid["id"], 0, token)
    page = visit(house, "/", viewport=LAPTOP)
    page.get_by_role("heading", name="What we found").scroll_into_view_if_needed()
    featured = page.get_by_role("region", name="A game to look at")
    expect(featured.get_by_role("link", name=re.compile("^Look at the game: Lin, Wen"))).to_be_visible()
    expect(featured).to_contain_text("1 game is being played at open tables now.")
    featured.get_by_role("link", name="Games to watch").click()
    expect(page.get_by_role("region", name="Being played now").get_by_role("heading", name="An, Jo")).to_be_visible()
    ended = page.get_by_role("region", name="Played of late")
    expect(ended).to_contain_text("of each kind two, rated games first")
    expect(ended.get_by_role("article")).to_have_count(len(GAMES))
    for game, table in tables.items():
        picture = ended.locator(f"[data-table='{table}'] .picture > *")
        expect(picture, game).to_be_visible()
    assert findings(page) == []
    for language in BUTTONS:
        switch(page, language)
        expect_one_script(page, language)
    switch(page, "en")
    page.get_by_role("link", name="Watch: An, Jo").click()
    expect(page.get_by_text("You are watching.")).to_be_visible()
    page.go_back()
    page.get_by_role("link", name="Look at the game: Lin, Wen", exact=True).click()
    expect(page).to_have_url(re.compile("/replay"))


def test_the_page_fits_a_phone_and_a_finger(shown, visit):
    page = visit(shown[0], "/watch", **PHONE)
    expect(page.get_by_role("region", name="Played of late").get_by_role("article")).to_have_count(len(GAMES))
    assert too_small(page) == []
    for width in (NARROW["viewport"]["width"], 844):
        page.set_viewport_size({"width": width, "height": 390})
        expect_no_sideways_scroll(page)


def test_whoever_comes_is_told_whether_anybody_is_here(shown, visit):
    house, _ = shown
    page = visit(house, "/lobby", **PHONE)
    here = page.get_by_role("status", name="Who is here")
    expect(here).to_contain_text("Nobody else is here now.")
    expect(here.get_by_role("link", name="play Ruqi against computers")).to_have_attribute("href", "/new/ruqi")
    expect(here.get_by_role("link", name="play today’s deal")).to_have_attribute("href", "/daily")
    assert too_small(page) == []
    other = visit(house, "/lobby")
    expect(other.get_by_role("status", name="Who is here")).to_contain_text(
        "2 people are looking at this page, you among them."
    )
    other.get_by_role("region", name="Quick match").get_by_role("button").last.click()
    other.wait_for_url("**/t/*")
    page.get_by_role("button", name="Refresh").click()
    expect(here).to_contain_text("1 person waits at a table.")
    expect(page.get_by_text("Everybody may watch a game at an open table")).to_be_visible()
