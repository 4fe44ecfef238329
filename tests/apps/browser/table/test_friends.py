"""Two people at one table by a link, somebody who watches, and a seat that is taken while one hesitates."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.apps.browser.hand import THROW, Asked, Hand, choose_opponent, start
from tests.apps.browser.test_accessible import findings

pytestmark = pytest.mark.browser


def lay_for_a_friend(house, visit, name="Lin", **wishes) -> tuple[Hand, str]:
    """Open a table with a free seat; give its path too."""
    page = visit(house, "/new/ruqi", **wishes)
    choose_opponent(page, "A friend, by link")
    page.get_by_label("Your name").fill(name)
    hand = start(page)
    address = page.get_by_label("Address of this table").input_value()
    assert address == page.url
    return hand, address.removeprefix(house.address)


def sit(page: Page, name: str) -> Hand:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    return Hand(page)


def take_turns(hands: Iterable[Hand], acts: int) -> None:
    """Let whoever is asked act, so many times; both must have been asked."""
    hands = list(hands)
    acted = set()
    for count in range(acts):
        asking = [hand.throwing.or_(hand.moves) for hand in hands]
        asking[0].or_(hands[0].page.get_by_role("button", name="Waiting")).first.wait_for()
        who = next_asked(hands)
        acted.add(who)
        assert hands[who].act(on_board=count % 2 == 0) is not Asked.OVER
    assert acted == set(range(len(hands)))


def next_asked(hands: list[Hand]) -> int:
    """Wait until one of the browsers is asked, and say which."""
    for _ in range(200):
        for index, hand in enumerate(hands):
            if hand.throwing.or_(hand.moves).first.is_visible():
                return index
        hands[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def test_a_friend_sits_down_by_the_link_leaves_and_returns_and_whoever_is_too_late_watches(house, visit):
    lin, path = lay_for_a_friend(house, visit)
    picture = lin.page.get_by_role("img", name="QR code of the address")
    expect(picture).to_be_visible()
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    answer = lin.page.request.get(house.address + (picture.get_attribute("src") or ""))
    assert answer.headers["content-type"] == "image/svg+xml"
    assert "<svg" in answer.text()

    assert findings(lin.page) == []

    guest = visit(house, path)
    expect(guest.get_by_role("heading", name="1 seat is free")).to_be_visible()
    assert findings(guest) == []
    watcher = Hand(visit(house, path))
    expect(watcher.page.get_by_role("heading", name="1 seat is free")).to_be_visible()
    mei = sit(guest, "Mei")
    expect(watcher.page.get_by_role("heading", name="1 seat is free")).to_have_count(0)
    for hand in (lin, mei, watcher):
        expect(hand.seats.get_by_role("row", name=re.compile("Lin"))).to_be_visible()
        expect(hand.seats.get_by_role("row", name=re.compile("Mei"))).to_be_visible()
        expect(hand.seats.get_by_text("away")).to_have_count(0)
    expect(watcher.page.get_by_text("You are watching.")).to_be_visible()

    take_turns([lin, mei], 8)
    for hand in (lin, mei, watcher):
        expect(hand.log.get_by_role("listitem").nth(7)).to_be_attached()
    assert lin.position()[0] != [], "pieces are told in words too"
    expect(watcher.page.get_by_role("button", name=re.compile(f"^({THROW}|Confirm)"))).to_have_count(0)
    assert findings(watcher.page) == []
    expect_back(guest, lin)


def expect_back(guest: Page, other: Hand) -> None:
    """Whoever leaves is shown away until they return."""
    row = other.seats.get_by_role("row", name=re.compile("Mei"))
    expect(row).to_be_visible()
    context, address = guest.context, guest.url
    guest.close()
    expect(row).to_contain_text("away")
    back = context.new_page()
    back.goto(address)
    expect(row).not_to_contain_text("away")
    expect(Hand(back).seats.get_by_role("row", name=re.compile("Mei"))).to_contain_text("you")


def test_a_seat_taken_meanwhile_is_refused_in_words(house, visit):
    _, path = lay_for_a_friend(house, visit)
    slow = visit(house, "/")

    def stay_as_it_was(socket: WebSocketRoute) -> None:
        """Let this page hear the table as it is now, and nothing later."""
        heard: list[str | bytes] = []
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if '"Present"' not in str(message) and not heard:
                heard.append(message)
                socket.send(message)

        server.on_message(pass_on)

    slow.route_web_socket(re.compile("/ws/"), stay_as_it_was)
    slow.goto(house.address + path)
    expect(slow.get_by_role("heading", name="1 seat is free")).to_be_visible()
    sit(visit(house, path), "Mei")
    sit(slow, "Late")
    expect(slow.get_by_role("alert")).to_contain_text(re.compile(r"\w+"))
