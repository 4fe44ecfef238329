"""The page fits every screen and every way of reading it, and comes quickly."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.apps.browser.hand import Asked, start
from tests.apps.browser.test_accessible import choosing

pytestmark = pytest.mark.browser

DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
NARROW: dict[str, Any] = {"viewport": {"width": 360, "height": 720}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
ZOOMED = {"viewport": {"width": 640, "height": 400}, "device_scale_factor": 2}
"""A window of 1280 × 800 at 200 % zoom has room for this much."""
SMALLEST_TARGET = 44
FIRST_LOAD_BYTES = 150_000
PATHS = ["/", "/lobby", "/account", "/new/ruqi", "/new/dama", "/t/nobody", "/rules/ruqi.jue"]

languages = pytest.mark.parametrize("locale", ["en", "zh-TW", "zh-CN"])


def expect_no_sideways_scroll(page: Page) -> None:
    wide, room = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    assert wide <= room, f"{page.url} is {wide} wide on {room}"


@languages
@pytest.mark.parametrize("screen", [NARROW, ZOOMED], ids=["narrow", "zoomed"])
def test_no_page_scrolls_sideways(house, visit, screen, locale):
    page = visit(house, "/", **screen, locale=locale)
    for path in PATHS:
        page.goto(house.address + path)
        page.get_by_role("heading", level=1).wait_for()
        page.locator("details").evaluate_all("all => all.forEach((each) => (each.open = true))")
        expect_no_sideways_scroll(page)


@pytest.mark.parametrize("screen", [NARROW, ZOOMED], ids=["narrow", "zoomed"])
def test_no_table_scrolls_sideways(house, visit, screen):
    hand = start(visit(house, "/new/ruqi", **screen))
    for _ in range(4):
        hand.act(on_board=True)
        expect_no_sideways_scroll(hand.page)
    choosing(hand)
    hand.reason.first.click()
    expect_no_sideways_scroll(hand.page)
    hand.page.keyboard.press("Escape")
    hand.moves.get_by_role("radio").first.click()
    expect_no_sideways_scroll(hand.page)


def test_the_acting_button_stays_at_the_bottom_of_a_phone(house, visit):
    hand = start(visit(house, "/new/ruqi", **PHONE))
    hand.asked()
    button = hand.page.locator("[data-act]")
    places = []
    for edge in ("0", "document.body.scrollHeight"):
        hand.page.evaluate(f"window.scrollTo(0, {edge})")
        expect(button).to_be_in_viewport(ratio=1)
        places.append(button.bounding_box())
    assert places[0] == places[1]
    box = places[0]
    assert box is not None
    assert box["y"] + box["height"] > PHONE["viewport"]["height"] - 60


TOO_SMALL = """least => [...document.querySelectorAll(
    "button, a, summary, select, input:not([type=radio]):not([type=checkbox]), label:has(input)")]
  .map(each => [each, each.getBoundingClientRect(), getComputedStyle(each)])
  .filter(([, box, style]) => box.width && box.height && style.visibility === "visible" && style.display !== "inline")
  .filter(([, box]) => Math.min(box.width, box.height) < least)
  .map(([each, box]) =>
    `${each.innerText || each.getAttribute("aria-label")}: ${box.width.toFixed()}×${box.height.toFixed()}`)"""


def too_small(page: Page) -> list[str]:
    """What a finger may be meant for and would miss: all but words within sentences and pieces, which take the nearest touch."""
    found: list[str] = page.evaluate(TOO_SMALL, SMALLEST_TARGET - 0.5)
    return found


@pytest.mark.parametrize("path", PATHS)
def test_pages_have_room_for_a_finger(house, visit, path):
    page = visit(house, path, **PHONE)
    page.get_by_role("heading", level=1).wait_for()
    assert too_small(page) == []


def test_a_table_has_room_for_a_finger(house, visit):
    hand = start(visit(house, "/new/ruqi", **PHONE))
    choosing(hand)
    hand.moves.get_by_role("radio").first.tap()
    assert too_small(hand.page) == []


def test_a_finger_beside_a_piece_still_means_it(house, visit):
    hand = start(visit(house, "/new/ruqi", **PHONE))
    choosing(hand)
    piece = hand.targets.first
    piece.scroll_into_view_if_needed()
    box = piece.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    hand.page.touchscreen.tap(x, y + SMALLEST_TARGET / 2 - 1)
    expect(hand.undo).to_be_visible()


def test_a_game_can_be_played_with_forced_colours(house, visit):
    hand = start(visit(house, "/new/ruqi", forced_colors="active"))
    for _ in range(6):
        assert hand.act(on_board=True) is not Asked.OVER
    choosing(hand)
    ring = hand.targets.first.locator("rect").nth(1)
    stroke, ground = ring.evaluate(
        "ring => [getComputedStyle(ring).stroke, getComputedStyle(document.body).backgroundColor]"
    )
    assert stroke not in ("none", ground)


def test_with_motion_a_click_ends_it(house, visit):
    hand = start(visit(house, "/new/ruqi", reduced_motion="no-preference"))
    for _ in range(6):
        assert hand.act(on_board=True) is not Asked.OVER


@pytest.mark.parametrize("path", ["/", "/new/ruqi"])
def test_the_first_load_is_small(house, visit, path):
    page = visit(house, "/t/nobody")
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.send("Network.setCacheDisabled", {"cacheDisabled": True})
    received: list[float] = []
    wire.on("Network.loadingFinished", lambda told: received.append(told["encodedDataLength"]))
    page.goto(house.address + path, wait_until="networkidle")
    assert received
    assert sum(received) < FIRST_LOAD_BYTES


def test_the_first_load_of_a_table_is_small(house, visit):
    hand = start(visit(house, "/new/ruqi"))
    hand.asked()
    page = hand.page
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.send("Network.setCacheDisabled", {"cacheDisabled": True})
    received: list[float] = []
    wire.on("Network.loadingFinished", lambda told: received.append(told["encodedDataLength"]))
    page.reload()
    hand.asked()
    page.wait_for_load_state("networkidle")
    assert 0 < sum(received) < FIRST_LOAD_BYTES


@pytest.mark.parametrize("game", ["ruqi", "dama"])
def test_no_word_on_the_board_is_cut_off(house, visit, game):
    hand = start(visit(house, f"/new/{game}", **PHONE))
    for _ in range(3):
        hand.asked()
        for screen in (NARROW, DESKTOP, PHONE):
            hand.page.set_viewport_size(screen["viewport"])
            cut = hand.board.locator("svg[role=group]").evaluate(
                """svg => [...svg.querySelectorAll("text")].filter((text) => text.checkVisibility()).filter((text) => {
                  const { left, right } = text.getBoundingClientRect();
                  return left < -0.5 || right > document.documentElement.clientWidth + 0.5;
                }).map((text) => text.textContent)"""
            )
            assert cut == [], screen
        hand.act()
