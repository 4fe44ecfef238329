"""A turn is one screen: whatever a player needs for it is in sight without scrolling, and nothing lies over it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.apps.browser.games.test_madiao import MadiaoHand
from tests.apps.browser.hand import Asked, Hand, start
from tests.apps.browser.test_fit import expect_no_sideways_scroll

pytestmark = pytest.mark.browser

PHONES = {"small Android": (360, 616), "smallest": (320, 568), "iPhone": (390, 664), "on its side": (844, 390)}
"""What the bars of a phone's browser leave of its screen."""
ZOOMED = {"a laptop at 200 %": (683, 384)}
TOUCHED: dict[str, Any] = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}

OUT_OF_SIGHT = """wanted => wanted.flatMap(([name, least]) => {
  const found = [...document.querySelectorAll(name)].filter((each) => each.checkVisibility());
  const lost = found.filter((each) => {
    const { left, right, top, bottom, width, height } = each.getBoundingClientRect();
    if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) return true;
    const above = document.elementFromPoint(left + width / 2, Math.max(bottom - 2, top + height / 2));
    return above !== null && above.closest(".ask") !== null && !above.contains(each) && !each.contains(above);
  });
  const said = lost.map((each) => `${name} ${JSON.stringify(each.getBoundingClientRect())}`);
  return found.length < least ? [...said, `${name}: ${found.length} of ${least}`] : said;
})"""
"""What of these does not lie wholly in the window, or lies under the bar that acts."""

ALWAYS = [[".banner h2", 1], [".banner p", 1], ["[data-act]", 1]]
CARDS = [["[data-zone] .name", 4], ["[data-middle] li", 4], [".corner .big", 1]]
BOARD = [[".board svg[role=group]", 1]]
OUT_OF_TURN = "[data-out-of-turn]:visible"


def screens(page: Page, sizes: dict[str, tuple[int, int]], wanted: list[list[Any]]) -> None:
    """On each of these screens, scrolled to its top, all that is wanted is in sight."""
    for name, (width, height) in sizes.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("scrollTo(0, 0)")
        page.wait_for_function("size => innerWidth === size[0] && innerHeight === size[1]", arg=[width, height])
        assert page.evaluate(OUT_OF_SIGHT, wanted) == [], name
        expect_no_sideways_scroll(page)


def table(visit, house, game: str, locale: str, sizes: dict[str, tuple[int, int]]) -> Page:
    touched = TOUCHED if sizes is PHONES else {}
    page: Page = visit(house, f"/new/{game}", locale=locale, **touched)
    page.locator("button.primary").last.click()
    page.wait_for_url("**/t/*")
    return page


@pytest.mark.parametrize(
    ("locale", "sizes"),
    [
        pytest.param("en-GB", PHONES, id="en-GB-phones"),
        pytest.param("zh-TW", ZOOMED, id="zh-TW-zoomed"),
        pytest.param("zh-CN", PHONES, id="zh-CN-phones", marks=pytest.mark.long),
        pytest.param("en-GB", ZOOMED, id="en-GB-zoomed", marks=pytest.mark.long),
        pytest.param("zh-TW", PHONES, id="zh-TW-phones", marks=pytest.mark.long),
        pytest.param("zh-CN", ZOOMED, id="zh-CN-zoomed", marks=pytest.mark.long),
    ],
)
def test_a_turn_of_madiao_is_one_screen(house, visit, locale, sizes):
    """Before a card is chosen and after, in the first trick and in the third."""
    page = table(visit, house, "madiao", locale, sizes)
    cards = page.locator(".hand.free button")
    for held in (8, 7, 6):
        cards.first.wait_for()
        expect(cards).to_have_count(held)
        screens(page, sizes, [*ALWAYS, *CARDS, [".hand button", held]])
        cards.nth(2).click()
        expect(page.locator("[data-act]")).to_have_attribute("aria-disabled", "false")
        screens(page, sizes, [*ALWAYS, *CARDS, [".hand button", held]])
        cards.nth(2).click()


@pytest.mark.parametrize(
    ("game", "sizes"),
    [
        pytest.param("dama", PHONES, id="dama-phones"),
        pytest.param("ruqi", ZOOMED, id="ruqi-zoomed"),
        pytest.param("dama", ZOOMED, id="dama-zoomed", marks=pytest.mark.long),
        pytest.param("ruqi", PHONES, id="ruqi-phones", marks=pytest.mark.long),
    ],
)
def test_a_turn_on_a_board_is_one_screen(house, visit, game, sizes):
    """The board whole, what is asked and the button: at a throw, at a choice, and where 打馬 says who acts out of turn."""
    page = table(visit, house, game, "en-GB", sizes)
    hand = Hand(page)
    wanted = {Asked.THROW, Asked.CHOOSE} | ({OUT_OF_TURN} if game == "dama" and sizes is PHONES else set())
    seen: set[Asked | str] = set()
    for _ in range(60):
        now: set[Asked | str] = {hand.asked()}
        if page.locator(OUT_OF_TURN).count():
            now.add(OUT_OF_TURN)
        if not now <= seen:
            screens(page, sizes, [*ALWAYS, *BOARD])
            seen |= now
        if seen >= wanted or Asked.OVER in now:
            break
        hand.act()
    assert seen >= {Asked.THROW, Asked.CHOOSE}, "who acts out of turn comes in most games, not in all"


def test_a_card_is_chosen_by_one_touch_and_played_by_a_second(house, visit):
    page: Page = visit(house, "/new/madiao", **TOUCHED, viewport={"width": 360, "height": 616})
    hand = MadiaoHand(start(page).page)
    hand.asked()
    card = hand.cards.nth(3)
    card.tap()
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(hand.cards).to_have_count(8)
    card.tap()
    expect(hand.cards).to_have_count(7)
    hand.asked()
    hand.stop_confirming()
    hand.cards.first.tap()
    expect(hand.cards).to_have_count(6)
