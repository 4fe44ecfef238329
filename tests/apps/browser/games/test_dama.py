"""打馬 for three in Chromium: one person by clicking, two computers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.apps.browser.hand import Asked, Hand, expect_verdict, open_more, start
from tests.apps.browser.test_fit import DESKTOP, NARROW, PHONE, expect_fit
from tests.apps.browser.test_languages import expect_every_chinese_word_marked
from tests.kit.amount import some

pytestmark = pytest.mark.browser

CONFIRMED_ACTS = some(12)
UNCONFIRMED_ACTS = 8
MOST_ACTS = 2000
"""Half of such games take fewer than 360 plies, one in twenty more than 900."""


def begin(page) -> Hand:
    """Sit down with two computers; the first moves are confirmed, later ones are not."""
    page.get_by_role("link", name=re.compile("^New game: Dama")).click()
    open_more(page)
    page.get_by_role("radio", name="3", exact=True).check()
    for seat in page.get_by_role("combobox", name=re.compile("^Seat")).all():
        seat.select_option(label="Computer: Random")
    hand = start(page)
    expect(hand.seats.get_by_role("row")).to_have_count(4)
    for acts in range(CONFIRMED_ACTS):
        assert hand.act(on_board=acts % 4 < 2) is not Asked.OVER
    hand.stop_confirming()
    return hand


@pytest.mark.more
def test_a_game_for_three_begins_on_the_board_and_by_the_rows(house, visit):
    hand = begin(visit(house))
    before = plies(hand)
    for _ in range(UNCONFIRMED_ACTS):
        assert hand.act() is not Asked.OVER
    assert plies(hand) >= before + UNCONFIRMED_ACTS
    expect_no_blank_below(hand.page)
    expect_every_chinese_word_marked(hand.page)
    expect_fit(hand, NARROW, DESKTOP, PHONE)


def plies(hand: Hand) -> int:
    """The number of the last ply in the log, which keeps the latest alone in sight."""
    return int(hand.log.locator("li .n").last.inner_text())


def expect_no_blank_below(page):
    """What is only read aloud, in a list that scrolls, must not make the page as long as the list."""
    page_ends, content_ends = page.evaluate(
        "[document.documentElement.scrollHeight, document.body.getBoundingClientRect().bottom + scrollY]"
    )
    assert page_ends <= max(content_ends, page.viewport_size["height"]) + 1


@pytest.mark.long
def test_a_game_for_three_ends_in_a_settlement(house, visit):
    page = visit(house)
    hand = begin(page)
    for _ in range(MOST_ACTS):
        if hand.act() is Asked.OVER:
            break
    expect_verdict(hand)


TO_CHOICES = some(3)


@pytest.mark.more
def test_throws_make_themselves_until_there_is_a_choice_and_each_is_in_the_log(house, visit):
    page = visit(house)
    page.evaluate("for (const each of ['forced', 'throws']) localStorage.setItem(`youyi.${each}`, 'yes')")
    page.reload()
    page.get_by_role("link", name=re.compile("^New game: Dama")).click()
    open_more(page)
    for seat in page.get_by_role("combobox", name=re.compile("^Seat")).all():
        seat.select_option(label="Computer: Random")
    hand = start(page)
    for _ in range(TO_CHOICES):
        expect(hand.moves.get_by_role("radio").nth(1)).to_be_visible()
        numbers = [int(each) for each in hand.log.locator("li .n").all_inner_texts()]
        assert numbers == list(range(numbers[0], numbers[-1] + 1)), "no ply is left out"
        hand.choose_row()
