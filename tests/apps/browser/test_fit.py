"""The page fits every screen and every way of reading it, and comes quickly."""

from __future__ import annotations

import re
from http import HTTPStatus
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.apps.browser.hand import Asked, Hand, start
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


WIDER = """() => { const room = document.documentElement.clientWidth
  return document.documentElement.scrollWidth <= room ? [] : [...document.querySelectorAll("body *")]
    .filter(each => each.getBoundingClientRect().right > room)
    .map(each => `<${each.tagName.toLowerCase()} class="${each.className}"> ${each.getBoundingClientRect().right} of ${room}`)
    .concat(`the page ${document.documentElement.scrollWidth} of ${room}`) }"""


CUT_TITLE = """() => [...document.querySelectorAll(".top > h1 *, .top > h1")].flatMap((each) => [...each.childNodes])
  .filter((each) => each.nodeType === Node.TEXT_NODE && each.data.trim() !== "")
  .filter((each) => {
    const range = document.createRange();
    range.selectNodeContents(each);
    const said = range.getBoundingClientRect(), title = each.parentElement.closest("h1").getBoundingClientRect();
    return said.top < title.bottom - 2 && said.right > title.right + 1;
  }).map((each) => each.data)"""
"""What of a title is seen in part: it is seen whole, or not at all."""


def expect_no_sideways_scroll(page: Page) -> None:
    wider = page.evaluate(WIDER)
    assert wider == [], f"{page.url} is too wide"
    assert page.evaluate(CUT_TITLE) == [], f"the title of {page.url} is cut"


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


def expect_button_at_the_bottom(page: Page) -> None:
    """The button that acts stays where it is, wherever the page is scrolled."""
    button = page.locator("[data-act]")
    places = []
    for edge in ("0", "document.body.scrollHeight"):
        page.evaluate(f"window.scrollTo(0, {edge})")
        expect(button).to_be_in_viewport(ratio=1)
        places.append(button.bounding_box())
    assert places[0] == places[1]
    box = places[0]
    assert box is not None
    assert box["y"] + box["height"] > PHONE["viewport"]["height"] - 60


CUT_OFF = """svg => [...svg.querySelectorAll("text")].filter((text) => text.checkVisibility()).filter((text) => {
  const { left, right } = text.getBoundingClientRect();
  return left < -0.5 || right > document.documentElement.clientWidth + 0.5;
}).map((text) => text.textContent)"""


def expect_fit(hand: Hand, *screens: dict[str, Any]) -> None:
    """The table fits these screens, and no word on its board is cut off."""
    for screen in screens:
        hand.page.set_viewport_size(screen["viewport"])
        expect_no_sideways_scroll(hand.page)
        assert hand.board.locator("svg[role=group]").evaluate(CUT_OFF) == [], screen


def tap_beside(hand: Hand, piece: Locator) -> None:
    """Tap below a piece, as far away as a finger may be."""
    piece.scroll_into_view_if_needed()
    box = piece.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    hand.page.touchscreen.tap(x, y + SMALLEST_TARGET / 2 - 1)


def test_a_table_fits_a_phone_and_a_finger(house, visit):
    hand = start(visit(house, "/new/ruqi", **PHONE))
    hand.asked()
    expect_button_at_the_bottom(hand.page)
    for _ in range(3):
        hand.act(on_board=True)
        expect_fit(hand, NARROW, ZOOMED, DESKTOP, PHONE)
    choosing(hand)
    tap_beside(hand, hand.targets.first)
    expect(hand.undo).to_be_visible()
    hand.undo.tap()
    hand.reason.first.click()
    expect_fit(hand, NARROW, ZOOMED, PHONE)
    hand.page.keyboard.press("Escape")
    hand.rows.first.tap()
    assert too_small(hand.page) == []
    expect_fit(hand, NARROW, ZOOMED)


def test_a_game_can_be_played_with_forced_colours(house, visit):
    hand = start(visit(house, "/new/ruqi", forced_colors="active"))
    for _ in range(3):
        assert hand.act(on_board=True) is not Asked.OVER
    choosing(hand)
    ring = hand.targets.first.locator("rect").nth(1)
    stroke, ground = ring.evaluate(
        "ring => [getComputedStyle(ring).stroke, getComputedStyle(document.body).backgroundColor]"
    )
    assert stroke not in ("none", ground)


def test_with_motion_a_click_ends_it(house, visit):
    hand = start(visit(house, "/new/ruqi", reduced_motion="no-preference"))
    for _ in range(3):
        assert hand.act(on_board=True) is not Asked.OVER


def test_english_marks_are_as_narrow_as_letters(house, visit):
    """A part that sets its font forgets what the page says of features, unless the page insists."""
    page = visit(house, "/workbench", locale="en-GB")
    page.locator("main h1").wait_for()
    wide = """() => [...document.querySelectorAll("body *")].filter((each) => each.matches(":lang(en)"))
      .filter((each) => !getComputedStyle(each).fontFeatureSettings.includes("pwid")).map((each) => each.outerHTML)"""
    assert page.evaluate(wide) == []


def test_the_first_load_is_small(house, visit):
    """Of the front page, of a new table, and of a table in play: what each sends to somebody who was never here."""
    page = visit(house, "/t/nobody")
    page.wait_for_load_state("networkidle")  # what it still loads is not to be counted
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.send("Network.setCacheDisabled", {"cacheDisabled": True})
    received: list[float] = []
    wire.on("Network.loadingFinished", lambda told: received.append(told["encodedDataLength"]))
    for path in ("/", "/new/ruqi"):
        page.goto(house.address + path, wait_until="networkidle")
        assert 0 < sum(received) < FIRST_LOAD_BYTES, path
        received.clear()
    hand = start(page)
    hand.asked()
    page.wait_for_load_state("networkidle")
    received.clear()
    page.reload()
    hand.asked()
    page.wait_for_load_state("networkidle")
    assert 0 < sum(received) < FIRST_LOAD_BYTES


def test_what_a_page_names_ahead_it_asks_for_once(house, visit):
    """The server names files in the page; a name that the page's own code asks for otherwise would be fetched twice."""
    page = start(visit(house, "/new/ruqi")).page
    table = page.url.rsplit("/", 1)[1]
    asked: list[str] = []
    warned: list[str] = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(house.address)))
    page.on("console", lambda message: warned.append(message.text) if "preload" in message.text else None)
    missing: list[str] = []
    page.on("response", lambda answer: missing.append(answer.url) if answer.status == HTTPStatus.NOT_FOUND else None)
    for path in (f"/t/{table}", f"/t/{table}/replay", "/learn/madiao", "/rules/dama.gate", "/rules"):
        told = page.request.get(house.address + path).text()
        named = re.findall(r'<link rel="(?:modulepreload|preload)"[^>]* href="([^"]+)"', told)
        assert len(named) > 5, path
        asked.clear()
        page.goto(house.address + path, wait_until="networkidle")
        assert {name: asked.count(name) for name in named} == dict.fromkeys(named, 1), path
    assert warned == []
    assert [each for each in missing if "/assets/" in each] == []
