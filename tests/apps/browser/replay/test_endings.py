"""However a game ends, every page says who won and why, and what can be done then stands where nothing was clicked before."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from typing import Any
from urllib.request import urlopen

import pytest
from playwright.sync_api import Page, expect

from tests.apps.browser.company import ask, take_seat
from tests.apps.browser.hand import VERDICT, Asked, Hand
from tests.apps.browser.house import House
from tests.apps.browser.test_accessible import findings
from tests.kit.amount import third
from tests.kit.patience import PATIENCE

pytestmark = pytest.mark.browser

LAPTOP, PHONE = {"width": 1366, "height": 768}, {"width": 360, "height": 616}
LAST_PLIES, MOST_ACTS = 4, 400


def lay(house: House, game: str, *others: dict[str, str], **agreed) -> tuple[str, list[str]]:
    """Open a table for Lin and these; the persons' tokens, Lin's first."""
    laid = ask(house, "/api/tables", {"game": game, "seats": [{"kind": "me", "name": "Lin"}, *others], **agreed})
    tokens = [laid["seats"][0]["token"]]
    for name, seat in zip(("Wen", "Mei", "Bo"), [each for each in others if each["kind"] == "open"], strict=False):
        assert seat
        tokens.append(ask(house, f"/api/tables/{laid['id']}/sit", {"name": name})["token"])
    return laid["id"], tokens


def concede(page: Page, says: re.Pattern[str]) -> None:
    page.get_by_role("button", name="Concede").click()
    dialog = page.get_by_role("dialog", name="Concede")
    expect(dialog).to_contain_text(says)
    dialog.get_by_role("button", name="Concede").click()


def test_of_two_one_concedes_and_every_page_says_who_won(house, visit):
    table, (lin, wen) = lay(house, "ruqi", {"kind": "open"})
    one = take_seat(visit(house, "/lobby", viewport=LAPTOP), house, table, 0, lin)
    two = take_seat(visit(house, "/lobby", viewport=PHONE), house, table, 1, wen)
    three = visit(house, f"/t/{table}", locale="zh-TW")
    expect(one.get_by_role("row", name=re.compile("Wen"))).not_to_contain_text("away")
    concede(two, re.compile("Lin has won"))
    for page, says in ((one, "You won: Wen conceded."), (two, "You conceded; Lin won."), (three, "Lin獲勝，Wen認輸。")):
        expect(page.get_by_role("heading", level=2, name=says)).to_be_visible()
    for page in (one, two):
        expect(page.get_by_role("button", name="Waiting")).to_have_count(0)
        expect(page.get_by_role("button", name="Offer a rematch")).to_be_visible()
        assert findings(page) == []
    one.get_by_role("link", name="Result").click()
    expect(one.locator("[data-verdict]")).to_have_text("You won: Wen conceded.")
    expect(one.get_by_text("The game is not over")).to_have_count(0)
    expect(one.get_by_role("button", name="Review this game")).to_be_visible()
    one.get_by_role("link", name="Replay").click()
    expect(one.locator("[data-where]")).to_be_visible()
    expect(one.get_by_text(re.compile("conceded")).first).to_be_visible()
    two.goto(f"{house.address}/my")
    expect(two.get_by_text("You conceded; Lin won.")).to_be_visible()


def test_a_rematch_is_offered_declined_taken_back_and_taken_up(house, visit):
    table, (lin, wen) = lay(house, "ruqi", {"kind": "open"})
    one = take_seat(visit(house, "/lobby"), house, table, 0, lin)
    two = take_seat(visit(house, "/lobby"), house, table, 1, wen)
    expect(one.get_by_role("row", name=re.compile("Wen"))).not_to_contain_text("away")
    concede(one, re.compile("Wen has won"))
    one.get_by_role("button", name="Offer a rematch").click()
    expect(two.get_by_text("Lin offers a rematch.")).to_be_visible()
    two.get_by_role("button", name="Decline").click()
    expect(one.get_by_text("Wen declined the rematch.")).to_be_visible()
    two.get_by_role("button", name="Offer a rematch").click()
    expect(one.get_by_text("Wen offers a rematch.")).to_be_visible()
    two.get_by_role("button", name="Withdraw the offer").click()
    one.get_by_role("button", name="Offer a rematch").click()
    expect(two.get_by_text("Lin offers a rematch.")).to_be_visible()
    assert {one.url, two.url} == {f"{house.address}/t/{table}"}, "nobody has been taken anywhere"
    two.get_by_role("button", name="Accept the rematch").click()
    for page in (one, two):
        page.wait_for_url(lambda url: "/t/" in url and not url.endswith(table))
    assert one.url == two.url
    for page, other in ((one, "Wen"), (two, "Lin")):
        row = page.get_by_role("row", name=re.compile(other))
        expect(row).to_be_visible()
        expect(row).not_to_contain_text("away")
        expect(page.get_by_role("button", name="Concede")).to_be_visible()


@pytest.mark.parametrize("game", third(["madiao", "dama"]))
def test_who_concedes_among_computers_hears_that_nothing_is_decided_among_them(house, visit, game):
    table, (lin,) = lay(house, game, *[{"kind": "computer", "player": "random"}] * 3)
    page = take_seat(visit(house, "/lobby", viewport=PHONE), house, table, 0, lin)
    concede(page, re.compile("nothing is decided"))
    expect(page.get_by_role("heading", level=2, name="You conceded.")).to_be_visible()
    page.get_by_role("link", name="Result").click()
    expect(page.locator("[data-verdict]")).to_have_text("You conceded.")


def test_who_concedes_among_people_gives_his_seat_to_a_computer(house, visit):
    table, tokens = lay(house, "dama", *[{"kind": "open"}] * 2)
    pages = [take_seat(visit(house, "/lobby"), house, table, seat, token) for seat, token in enumerate(tokens)]
    concede(pages[1], re.compile("takes your seat for good, and the game goes on"))
    expect(pages[1].get_by_text("You are watching.")).to_be_visible()
    expect(pages[0].get_by_role("row", name=re.compile("Wen"))).to_have_count(0)
    expect(pages[0].get_by_role("button", name="Concede")).to_be_visible()


@pytest.mark.parametrize("game", third(["ruqi", "dama"]))
def test_a_second_click_on_the_last_move_goes_nowhere(tables, visit, game):
    house, found = tables
    plies = len(ask_for(house, f"/api/tables/{found[game]}/record")["moves"])
    laid = ask(
        house,
        "/api/tables/from",
        {"table": found[game], "ply": plies - LAST_PLIES, "seat": 0, "name": "Lin", "player": "random"},
    )
    token = next(each["token"] for each in laid["seats"] if each["token"])
    page = take_seat(visit(house, "/lobby", viewport=LAPTOP), house, laid["id"], 0, token)
    hand, address = Hand(page), page.url
    act = page.locator("[data-act]")
    for _ in range(MOST_ACTS):
        if hand.asked() is Asked.OVER:
            break
        if hand.moves.is_visible():
            hand.rows.first.click()
        act.dblclick()
    expect(page.get_by_role("heading", level=2, name=VERDICT)).to_be_visible()
    expect(act).to_have_attribute("aria-disabled", "true")
    box = act.bounding_box()
    assert box is not None
    for count in (1, 2, 3):
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, click_count=count)
    again = page.get_by_role("button", name="Rematch")
    again.dispatch_event("click", {"detail": 2})  # as a double click ends that began on something else
    expect(again).to_be_visible()
    assert page.url == address
    again.click()
    page.wait_for_url(lambda url: "/t/" in url and url != address)


@pytest.mark.parametrize(
    ("game", "viewport"),
    [
        pytest.param(game, screen, marks=[pytest.mark.long] * (name != shown), id=f"{game}-{name}")
        for game, shown in (("ruqi", ""), ("madiao", "laptop"), ("dama", "phone"))
        for name, screen in (("laptop", LAPTOP), ("phone", PHONE))
    ],
)
def test_the_result_page_does_not_contradict_itself(tables, visit, game, viewport):
    house, found = tables
    page = visit(house, f"/t/{found[game]}/result", viewport=viewport)
    course = page.request.get(f"{house.address}/api/tables/{found[game]}/course?language=en").json()
    expect(page.locator("[data-verdict]")).to_have_text(VERDICT)
    results = page.locator("[data-results]").inner_text().replace("−", "-")
    assert [int(each) for each in re.findall(r"[-+]?\d+(?= ·|\.$)", results)] == course["over"]["score"]
    pressed = page.get_by_role("group", name="What is drawn").get_by_role("button", pressed=True)
    if len(course["curves"]) > 1:
        expect(pressed).to_have_text(re.compile({"dama": "cells covered", "ruqi": "lead"}[game]))
    last = course["curves"][0]["points"][-1][1:]
    if len(course["over"]["first"]) == 1:
        assert last[course["over"]["first"][0]] == max(last)
    leaders = [re.sub(r"^Ply \d+: ", "", each) for each in page.locator("ol.turns li").all_inner_texts()]
    assert all(one != other for one, other in pairwise(leaders))
    if game == "dama":
        payments = page.locator("table").filter(has_text="stakes put into the bowl")
        sums = payments.locator("tfoot td").all_inner_texts()[:2]
        assert [int(each.replace("−", "-")) for each in sums] == course["over"]["score"]
        expect(page.get_by_text("The race decides who wins")).to_be_visible()
    assert findings(page) == []


LONGEST = "Winner: Mountain Apricot"
"""With the longest name of a computer."""


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_who_won_is_written_clear_of_the_bowl(tables, visit, viewport):
    house, found = tables
    page = visit(house, f"/t/{found['dama']}", viewport=viewport)
    said = page.get_by_role("region", name=re.compile("the board$")).locator("text", has_text="Winner:")
    said.wait_for()
    said.evaluate("(element, text) => { element.textContent = text }", LONGEST)
    apart = """([text, bowl]) => {
        const [one, other] = [text, bowl].map((each) => each.getBoundingClientRect());
        return one.right <= other.left || one.left >= other.right || one.bottom <= other.top || one.top >= other.bottom;
    }"""
    assert page.evaluate(apart, [said.element_handle(), page.locator("path.bowl").element_handle()])


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_names_on_the_board_stand_clear_of_what_is_in_hand(tables, visit, viewport):
    house, found = tables
    board = visit(house, f"/t/{found['dama']}", viewport=viewport).get_by_role("region", name=re.compile("the board$"))
    board.locator("text.stem").first.wait_for()
    gaps = """(board, longest) => [...board.querySelectorAll("text.stem")].map((name) => {
        [name.textContent, name.nextElementSibling.textContent] = [longest, "20"];
        const [mine, figure] = [name, name.nextElementSibling].map((each) => each.getBoundingClientRect());
        return figure.left - mine.right;
    })"""
    assert min(board.evaluate(gaps, LONGEST.partition(": ")[2])) > 2
    across = """(board) => { const edges = [...board.querySelectorAll("rect.station")].map((each) => each.getBoundingClientRect().left);
        return [...board.querySelectorAll("text.stem")].map((name) => name.nextElementSibling.getBoundingClientRect())
            .filter((figure) => edges.some((edge) => figure.left < edge && edge < figure.right + 2)).length;
    }"""
    assert board.evaluate(across) == 0, "what is in hand is written over the road"


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_every_figure_of_a_seat_is_seen(tables, visit, viewport):
    house, found = tables
    seats = visit(house, f"/t/{found['dama']}", viewport=viewport).get_by_role("region", name="Seats")
    seats.get_by_role("row").nth(1).wait_for()
    cut = """(seats, own) => {
        for (const row of seats.querySelectorAll("tbody tr")) row.querySelector("td").textContent = own;
        const edge = seats.getBoundingClientRect().right;
        return [...seats.querySelectorAll("td, th")].filter((each) => each.getBoundingClientRect().right > edge).length;
    }"""
    assert seats.evaluate(cut, "346 pheasant’s crest") == 0


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_who_sits_where_is_said_once_and_clear_of_what_they_have(tables, visit, viewport):
    house, found = tables
    page = visit(house, f"/t/{found['dama']}", viewport=viewport)
    rows = page.locator(".end tbody tr")
    rows.first.wait_for()
    for row in rows.all():
        beyond = """(head, longest) => {
            const called = head.querySelector(".called");
            called.textContent = longest;
            const seen = [...head.querySelectorAll("*")].filter((each) => getComputedStyle(each).clipPath === "none");
            return seen.filter((each) => each.getBoundingClientRect().right > head.getBoundingClientRect().right)
                .map((each) => each.outerHTML);
        }"""
        mark = row.locator("svg").first.bounding_box()
        assert mark is not None
        assert mark["width"] == mark["height"]
        name = row.locator(".called").inner_text()
        assert row.get_by_role("rowheader").inner_text().count(name) == 1
        assert row.get_by_role("rowheader").evaluate(beyond, LONGEST.partition(": ")[2]) == []


def ask_for(house: House, path: str) -> Any:
    with urlopen(house.address + path, timeout=PATIENCE) as answer:  # noqa: S310  # our own server
        return json.load(answer)
