"""What is dear is seen to happen: a win, its chart, a piece that stands up; nothing moves for who wants no motion."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.apps.browser.company import ask, take_seat
from tests.apps.browser.hand import Hand
from youyi.games import game
from youyi.records.files import write_record
from youyi.records.record import Sitter, TableChance, begun

pytestmark = [
    pytest.mark.browser,
    pytest.mark.parametrize("motion", ["no-preference", "reduce"]),
]

LISTEN = """
window.moved = [];
addEventListener('animationstart', ({ animationName, target }) =>
  window.moved.push(`${animationName.replace(/^.*-/, '')} ${getComputedStyle(target).animationDuration}`), true);
"""
BEFORE = "1 0:0 p5f,p0f,p0f,J7x,J7x p5f,p5f,p8f,p8f,p18x play:w/24"
"""White's Goodness would pass the middle by the 2 and the 4."""


def seated(visit: Any, house: Any, motion: str, path: str, body: dict[str, Any]) -> Page:
    """A page at a table that is laid for Lin, which notes what moves by itself."""
    laid = ask(house, path, body)
    page: Page = visit(house, "/lobby", reduced_motion=motion)
    page.context.add_init_script(LISTEN)
    return take_seat(page, house, laid["id"], 0, laid["seats"][0]["token"])


def expect_moved(page: Page, motion: str, told: str) -> None:
    """By now it has moved, for so long, once it is drawn; or nothing has."""
    if motion == "reduce":
        assert page.evaluate("window.moved") == []
    else:
        page.wait_for_function("told => window.moved.includes(told)", arg=told)


def test_a_win_has_its_half_second_and_its_chart_is_drawn(tables, visit, motion):
    house, found = tables
    page = seated(
        visit,
        house,
        motion,
        "/api/tables",
        {"game": "ruqi", "seats": [{"kind": "me", "name": "Lin"}, {"kind": "open"}]},
    )
    wen = ask(house, f"/api/tables/{page.url.rpartition('/')[2]}/sit", {"name": "Wen"})
    other = take_seat(visit(house, "/lobby"), house, page.url.rpartition("/")[2], 1, wen["token"])
    other.get_by_role("button", name="Concede").click()
    other.get_by_role("dialog", name="Concede").get_by_role("button", name="Concede").click()
    expect(page.get_by_role("heading", level=2, name="You won: Wen conceded.")).to_be_visible()
    expect_moved(page, motion, "told 0.5s")
    page.goto(f"{house.address}/t/{found['ruqi']}/result")
    expect(page.locator("[data-verdict]")).to_be_visible()
    expect(page.locator("[data-chart]").first).to_be_visible()
    expect_moved(page, motion, "told 0.5s")
    expect_moved(page, motion, "drawn 1.4s")


def test_a_piece_stands_up_where_a_move_would_make_it_an_owl(tables, visit, motion):
    house, _ = tables
    record = replace(begun(game("ruqi").under(), (Sitter(name="Lin"), Sitter(name="Wen")), TableChance()), start=BEFORE)
    asked = {"record": write_record(record), "ply": 0, "seat": 0, "name": "Lin", "player": "random"}
    hand = Hand(seated(visit, house, motion, "/api/tables/from", asked))
    hand.asked()
    hand.rows.filter(has_text=re.compile("stands up")).first.click()
    expect(hand.board.locator(".rises")).to_be_visible()
    expect_moved(hand.page, motion, "rise 0.42s")
