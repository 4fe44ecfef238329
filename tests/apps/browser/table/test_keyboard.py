"""A round of 儒棋 without touching the mouse."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.apps.browser.hand import MOST_PICKS, VERDICT, Asked, Hand

pytestmark = pytest.mark.browser

MOST_TABS = 60
FIRST_ACTS, MOST_ACTS = 24, 600
KEYS = 4
"""Two ways to throw, and two to choose."""
COUNT_POINTERS = """
window.pointers = 0;
for (const kind of ["pointerdown", "mousedown", "touchstart"])
  addEventListener(kind, () => window.pointers++, true);
"""


def tab_to(page: Page, goal: Locator) -> None:
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if goal.evaluate("element => element === document.activeElement"):
            return
    raise AssertionError(f"Tab never reaches {goal}")


def choose_by_digit(page: Page, hand: Hand) -> None:
    """The first piece, and the first of the ways that it may go, until one move is left."""
    for _ in range(MOST_PICKS):
        if hand.ready():
            break
        page.keyboard.press("1")
    page.keyboard.press("Enter")


def choose_on_board(page: Page, hand: Hand) -> None:
    """To the board, pieces and destinations by Enter, until one move is left."""
    page.keyboard.press("b")
    for _ in range(MOST_PICKS):
        if hand.ready():
            break
        page.keyboard.press("Enter")
    if not hand.ready():
        page.keyboard.press("1")
    page.keyboard.press("Enter")


def take_back(page: Page, hand: Hand) -> None:
    """Choose the second move of the list by the arrows, and take it back."""
    tab_to(page, page.locator("details.list > summary"))
    page.keyboard.press("Enter")
    rows = hand.moves.get_by_role("radio")
    tab_to(page, rows.first)
    page.keyboard.press("ArrowDown")
    expect(rows.nth(1)).to_be_checked()
    page.keyboard.press("Escape")
    expect(hand.moves.get_by_role("radio", checked=True)).to_have_count(0)


@pytest.fixture
def page(house, visit) -> Iterator[Page]:
    """The front page of somebody whose mouse is not touched."""
    page: Page = visit(house)
    page.context.add_init_script(COUNT_POINTERS)
    page.reload()
    yield page
    assert page.evaluate("window.pointers") == 0


def sit_down(page: Page) -> Hand:
    """Agree on one round against the computer that is offered."""
    card = page.get_by_role("link", name=re.compile("^New game: Ruqi"))
    card.wait_for()
    tab_to(page, card)
    page.keyboard.press("Enter")
    tab_to(page, page.locator("summary", has_text="More: "))
    page.keyboard.press("Enter")
    tab_to(page, page.get_by_role("spinbutton").first)
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("1")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")

    return Hand(page)


def play(page: Page, hand: Hand, most: int, *, whole: bool) -> bool:
    """Play so many acts, or until every key has been used; returns whether the game ended."""
    taken_back, used = False, set[str]()
    for acts in range(most):
        match hand.asked():
            case Asked.THROW:
                key = "t" if acts % 2 else "Enter"
                page.keyboard.press(key)
                used.add(key)
            case Asked.CHOOSE:
                if not taken_back and hand.steps.count() > 1:
                    take_back(page, hand)
                    taken_back = True
                choose = choose_by_digit if acts % 4 < 2 else choose_on_board
                choose(page, hand)
                used.add(choose.__name__)
            case Asked.OVER:
                return True
        if taken_back and len(used) == KEYS and not whole:
            break
    assert taken_back
    return False


def test_the_first_moves_by_keyboard_alone(page):
    assert not play(page, sit_down(page), FIRST_ACTS, whole=False)
    read_the_log(page)


@pytest.mark.long
def test_a_round_by_keyboard_alone(page):
    hand = sit_down(page)
    assert play(page, hand, MOST_ACTS, whole=True)
    expect(page.get_by_role("heading", name=VERDICT)).to_be_visible()
    read_the_log(page)


def read_the_log(page: Page) -> None:
    """Go to the log, open a reason and put it away."""
    page.keyboard.press("l")
    expect(Hand(page).log).to_be_focused()
    page.keyboard.press("?")
    expect(page.get_by_role("region", name=re.compile("^why"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name=re.compile("^why"))).to_have_count(0)
