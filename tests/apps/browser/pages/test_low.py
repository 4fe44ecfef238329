"""On a phone on its side a replay and a puzzle show the whole board, and beside it what leads on."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.apps.browser.house import House
from tests.apps.browser.played import played
from tests.apps.browser.test_fit import expect_no_sideways_scroll

pytestmark = pytest.mark.browser

LOW = [{"width": 844, "height": 390}, {"width": 667, "height": 375}]
GAMES = {"dama": (3, {}), "madiao": (4, {"deals": 1}), "ruqi": (2, {"rounds": 1})}


@pytest.fixture(scope="module")
def shown(tmp_path_factory):
    database = tmp_path_factory.mktemp("low") / "house.sqlite3"
    tables = played(database, GAMES)
    house = House(database)
    yield house, tables
    house.stop()


@pytest.mark.parametrize("game", GAMES)
def test_the_whole_board_is_seen_beside_what_leads_on(shown, visit, game):
    house, tables = shown
    page = visit(house, "/about", viewport=LOW[0], has_touch=True, is_mobile=True)
    for path, beside in ((f"/t/{tables[game]}/replay?ply=20", ".lead"), (f"/puzzles/{game}", "#step-title")):
        page.goto(house.address + path)
        for screen in LOW:
            page.set_viewport_size(screen)
            expect(page.locator(".board-view")).to_be_in_viewport(ratio=1)
            expect(page.locator(beside)).to_be_in_viewport(ratio=1)
            expect_no_sideways_scroll(page)
