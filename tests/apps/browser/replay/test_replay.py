"""A finished game in Chromium: replayed to its end, shared with a third browser, its result, its record dropped on a page."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Page, expect

from tests.apps.browser.hand import Asked, Hand, ask_rematch, expect_verdict
from tests.apps.browser.house import House
from tests.apps.browser.test_accessible import findings, violations
from tests.apps.browser.test_fit import NARROW, expect_no_sideways_scroll
from tests.kit.amount import third

pytestmark = pytest.mark.browser
PHONE = {"width": 360, "height": 640}
LAST_PLIES, MOST_ACTS = 6, 400


def replay(page: Page, house: House, table: str, query: str = "") -> Page:
    page.goto(f"{house.address}/t/{table}/replay{query}")
    page.locator("[data-where]").wait_for()
    return page


def position(page: Page) -> str:
    """Where all pieces stand, as a screen reader is told."""
    return page.locator(".board ul").first.inner_text()


def test_what_was_won_is_within_the_edge_of_a_phone(tables, visit):
    house, found = tables
    page = visit(house, f"/t/{found['dama']}", viewport=PHONE)
    purses = page.locator(".end td:last-child")
    expect(purses).to_have_count(2)
    for purse in purses.all():
        expect(purse).to_be_in_viewport(ratio=1)


def test_a_game_is_replayed_by_keyboard_to_its_end_and_shared_with_another_browser(tables, visit):
    house, found = tables
    page = replay(visit(house), house, found["ruqi"], "?ply=0")
    where = page.locator("[data-where]")
    expect(where).to_have_text("The start")
    begun = position(page)
    for key, told in (("ArrowRight", "Move 1 of"), ("PageDown", "Move 11 of"), ("ArrowLeft", "Move 10 of")):
        page.keyboard.press(key)
        expect(where).to_have_text(re.compile(told))
    at_ten = position(page)
    expect(page.locator("[data-ply='10']")).to_have_attribute("aria-current", "step")
    page.keyboard.press("End")
    plies = len(page.request.get(f"{house.address}/api/tables/{found['ruqi']}/record").json()["moves"])
    expect(where).to_have_text(f"Move {plies} of {plies}")
    page.keyboard.press("Home")
    expect(where).to_have_text("The start")
    assert position(page) == begun
    page.locator("[data-ply='10']").click()
    expect(where).to_have_text(re.compile("Move 10 of"))
    assert position(page) == at_ten, "a jump shows the same as steps"
    expect(page).to_have_url(re.compile(r"\?ply=10"))
    page.get_by_role("button", name="Share").click()
    shared = page.get_by_label("Address of this position").input_value()
    other = visit(house)
    other.goto(shared)
    expect(other.locator("[data-where]")).to_have_text(re.compile("Move 10 of"))
    assert position(other) == at_ten


def test_a_leap_in_the_frame_after_a_leap_is_followed_by_the_list(tables, visit):
    """The browser tells of the first one's scrolling only when the second is due."""
    house, found = tables
    page = replay(visit(house), house, found["ruqi"], "?ply=0")
    page.evaluate(
        """async () => {
            const press = (key) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
            press("End");
            for (let nth = 0; nth < 20; nth++) await null;
            await new Promise(requestAnimationFrame);
            press("Home");
        }"""
    )
    expect(page.locator("[data-where]")).to_have_text("The start")
    expect(page.locator("[data-ply='1']")).to_be_visible()


@pytest.mark.parametrize("game", third(["ruqi", "dama", "madiao"], at=2))
def test_nothing_on_a_replay_waits_for_an_answer(tables, visit, game):
    """Whatever can be opened beside the board is told of every position, as everybody and as a seat sees it."""
    house, found = tables
    page = visit(house)
    for eyes in ("", "&eyes=0"):
        replay(page, house, found[game], f"?ply=0{eyes}")
        closed = page.locator(".aside [aria-expanded=false], .aside [aria-pressed=false]")
        while closed.count():
            closed.first.click()
        for key in (*["ArrowRight"] * 12, *["PageDown"] * 3):
            page.keyboard.press(key)
            page.locator("[data-at]").wait_for()
            expect(page.locator("[data-waits]")).to_have_count(0)
    if game == "madiao":
        replay(page, house, found[game], "?ply=12")
        expect(page.locator(".aside .hints")).to_contain_text(re.compile("Worth now|Within reach|nothing yet"))


@pytest.mark.parametrize(("game", "kind"), [("ruqi", "svg"), ("madiao", "png")])
def test_a_position_is_saved_as_a_picture(tables, visit, game, kind):
    house, found = tables
    page = replay(visit(house), house, found[game], "?ply=12")
    page.get_by_role("button", name="Share").click()
    with page.expect_download() as saving:
        page.get_by_role("button", name=kind.upper()).click()
    content = saving.value.path().read_bytes()
    assert len(content) > 5000
    assert content.startswith(b"<svg" if kind == "svg" else b"\x89PNG")
    assert b"class=" not in content


@pytest.mark.parametrize("game", third(["dama", "madiao", "ruqi"]))
def test_a_result_is_drawn_to_be_sent(tables, visit, game):
    """The picture names who won; where a browser cannot hand it on, it is saved."""
    house, found = tables
    page = visit(house, f"/t/{found[game]}/result", **NARROW)
    verdict = page.locator("[data-verdict]").inner_text()
    page.get_by_role("button", name="Send a picture").click()
    expect(page.get_by_role("dialog").get_by_alt_text(verdict)).to_be_visible()
    assert findings(page) == []
    expect_no_sideways_scroll(page)
    for shape, size in (("Square", [1080, 1080]), ("Wide", [1200, 630])):
        page.get_by_role("button", name=shape, exact=True).click()
        with page.expect_download() as saving:
            page.get_by_role("button", name="Save as PNG").click()
        content = saving.value.path().read_bytes()
        assert content.startswith(b"\x89PNG")
        assert [int.from_bytes(content[at : at + 4]) for at in (16, 20)] == size
        expect_no_sideways_scroll(page)


def test_the_result_says_how_it_ended_and_that_the_dice_are_checked(tables, visit):
    house, found = tables
    page = visit(house)
    page.goto(f"{house.address}/t/{found['madiao']}/result")
    expect(page.locator("[data-verdict]")).to_be_visible()
    expect(page.locator("[data-audit]")).to_contain_text("worked out again here")
    page.get_by_role("button", name="How this works").click()
    expect(page.get_by_role("dialog", name="Fair shuffles")).to_contain_text("the server drew a secret number")
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Replay").click()
    page.locator("[data-where]").wait_for()
    page.keyboard.press("PageUp")
    page.get_by_label("All hands").check()
    expect(page.locator(".hands")).to_be_visible()


def test_a_record_is_dropped_on_a_page_and_a_faulty_one_names_its_ply(tables, visit, tmp_path):
    house, found = tables
    page = visit(house)
    record = page.request.get(f"{house.address}/api/tables/{found['ruqi']}/record").text()
    page.goto(f"{house.address}/open")
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(record, encoding="utf-8")
    bad.write_text(json.dumps(json.loads(record) | {"score": [99, -99]}), encoding="utf-8")
    page.locator("input[type=file]").set_input_files(good)
    expect(page.get_by_text(re.compile("The record is sound; its"))).to_be_visible()
    page.locator("[data-chart]").wait_for()
    page.locator("input[type=file]").set_input_files(bad)
    expect(page.get_by_text("The record is not sound")).to_be_visible()
    expect(page.get_by_text(re.compile("score"))).to_be_visible()


def test_another_page_shows_a_game_by_one_line(tables, browser, tmp_path):
    house, found = tables
    page = browser.new_page()  # not `visit`, at which nothing may come from another host
    line = f'<script src="{house.address}/embed.js" data-table="{found["ruqi"]}" data-ply="7"></script>'
    (tmp_path / "mine.html").write_text(f"<!doctype html><h1>Mine</h1>{line}", encoding="utf-8")
    with other_host(tmp_path) as address:
        page.goto(f"{address}/mine.html")
        expect(page.frame_locator("iframe").locator("[data-where]")).to_have_text(re.compile("Move 7 of"))


@contextmanager
def other_host(folder: Path) -> Iterator[str]:
    """Pages of somebody else."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(SimpleHTTPRequestHandler, directory=str(folder))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@pytest.mark.parametrize("game", ["ruqi", pytest.param("dama", marks=pytest.mark.long)])
def test_somebody_goes_on_from_a_position_to_the_verdict_and_a_rematch(tables, visit, game):
    house, found = tables
    page = replay(visit(house), house, found[game])
    page.keyboard.press("End")
    for _ in range(LAST_PLIES):
        page.keyboard.press("ArrowLeft")
    page.get_by_role("button", name="Go on from here").click()
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url(re.compile(r"/t/[a-z0-9]+$"))
    hand = Hand(page)
    expect(hand.seats).to_contain_text("Guest")
    hand.play_to_the_end(MOST_ACTS)
    expect_verdict(hand)
    assert findings(page) == []
    ask_rematch(hand)
    assert hand.asked() is not Asked.OVER


@pytest.mark.parametrize(("game", "path"), [("madiao", "replay?ply=9"), ("ruqi", "result")])
def test_the_pages_are_accessible_fit_a_phone_and_do_not_shift(tables, visit, game, path):
    house, found = tables
    page = visit(house, viewport=PHONE)
    page.add_init_script(
        "window.shifted = []; new PerformanceObserver((list) => list.getEntries().forEach((each) => {"
        " if (!each.hadRecentInput) window.shifted.push([each.value, each.sources.map((one) => one.node?.outerHTML)]); }))"
        ".observe({type: 'layout-shift', buffered: true})"
    )
    page.goto(f"{house.address}/t/{found[game]}/{path}")
    page.locator("[data-where], [data-audit]").first.wait_for()
    page.wait_for_timeout(300)  # what shifts late is counted, too
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    shifted = page.evaluate("window.shifted")
    assert sum(share for share, _ in shifted) <= 0.05, shifted
    assert [each["id"] for each in violations(page, {"resultTypes": ["violations"]})] == []
