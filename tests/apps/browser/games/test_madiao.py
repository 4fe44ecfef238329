"""A sitting of 馬吊 in Chromium: the hand by mouse and by keys, the sheet after each deal, the table on every screen."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.apps.browser.hand import Asked, Hand, open_settings, start
from tests.apps.browser.test_accessible import findings, violations
from tests.apps.browser.test_fit import NARROW, PHONE, expect_no_sideways_scroll, too_small
from tests.kit.amount import ALL
from youyi.kernel.rules import Over
from youyi.records.files import read_record
from youyi.records.replay import replay

pytestmark = pytest.mark.browser

MOST_ACTS = 40
"""Eight tricks, the sheet, and room for a deal that is dealt anew."""


class MadiaoHand(Hand):
    """Puts the score sheet away when it lies open."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.sheet = page.get_by_role("dialog", name=re.compile("^Score of"))
        self.cards = page.get_by_role("list", name="Your hand").get_by_role("button")

    def asked(self) -> Asked:
        """Wait for a question, past the sheets."""
        self.sheet.or_(self.moves).or_(self.rematch).first.wait_for()
        if self.sheet.is_visible():
            self.put_away()
            return self.asked()
        return super().asked()

    def put_away(self) -> None:
        """Read no further."""
        self.sheet.get_by_role("button", name="Go on").click()
        expect(self.sheet).to_be_hidden()


def sit_down(visit, house, deals: int = 1, **screen) -> MadiaoHand:
    """Open a table of so many deals."""
    page = visit(house, "/new/madiao", **screen)
    open_settings(page).get_by_role("spinbutton").first.fill(str(deals))
    return MadiaoHand(start(page).page)


def play(hand: MadiaoHand) -> None:
    """Play the card that is chosen, or else the first."""
    held = hand.cards.count()
    if not hand.ready():
        hand.cards.first.click()
    hand.send()
    expect(hand.cards).not_to_have_count(held)


def play_out(hand: MadiaoHand) -> None:
    """Play until the deal's sheet lies open."""
    for _ in range(MOST_ACTS):
        hand.sheet.or_(hand.moves).first.wait_for()
        if hand.sheet.is_visible():
            return
        play(hand)
    raise AssertionError(f"no sheet after {MOST_ACTS} acts")


def test_a_deal_by_clicking_ends_in_its_sheet_and_a_verdict(house, visit):
    hand = sit_down(visit, house)
    hand.asked()
    assert findings(hand.page) == []
    named = {"runOnly": ["label-content-name-mismatch"]}  # an experimental rule: what is written stands in the name
    assert violations(hand.page, named) == []
    play_out(hand)
    assert hand.sheet.get_by_role("row").count() > 1
    assert findings(hand.page) == []
    sums = hand.sheet.locator("td.check").all_inner_texts()
    assert sums
    assert set(sums) == {"0"}
    reason = hand.sheet.get_by_role("button", name=re.compile("^why"))
    if reason.count() > 0:
        reason.first.click()
        expect(
            hand.sheet.get_by_role("link", name="Read this rule").or_(hand.sheet.locator(".why h3")).first
        ).to_be_visible()
        hand.page.keyboard.press("Escape")
    nets = totals(hand)
    hand.put_away()
    expect(hand.page.get_by_role("table", name="Result")).to_be_visible()
    address = hand.page.get_by_role("link", name="Record").get_attribute("href") or ""
    record = read_record(hand.page.request.get(house.address + address).text())
    end = replay(record).prompt
    assert isinstance(end, Over)
    assert end.score == record.score == nets
    hand.page.reload()
    hand.page.get_by_role("button", name="Score sheet").first.click()
    expect(hand.sheet).to_be_visible()
    assert set(hand.sheet.locator("td.check").all_inner_texts()) == {"0"}


@pytest.mark.long
def test_a_sitting_of_two_deals_with_three_computers(house, visit):
    """Every card of both deals, either sheet, the sums of the sitting, and the record that replays to the same score."""
    hand = sit_down(visit, house, deals=2)
    nets = []
    for deal in (1, 2):
        play_out(hand)
        expect(hand.sheet.get_by_role("heading", name=f"Score of deal {deal}")).to_be_visible()
        nets.append(totals(hand))
        assert sum(nets[-1]) == 0
        hand.put_away()
    result = hand.page.get_by_role("table", name="Result")
    expect(result).to_be_visible()
    address = hand.page.get_by_role("link", name="Record").get_attribute("href") or ""
    record = read_record(hand.page.request.get(house.address + address).text())
    end = replay(record).prompt
    assert isinstance(end, Over)
    assert end.score == record.score == tuple(map(sum, zip(*nets, strict=True)))


def totals(hand: MadiaoHand) -> tuple[int, ...]:
    """What a deal brought each seat, in the order of the seats."""
    cells = hand.sheet.locator("tfoot td.num:not(.check)").all_inner_texts()
    return tuple(int(cell.replace("\u2212", "-")) for cell in cells)


def test_a_key_plays_the_card_of_its_place(house, visit):
    hand = sit_down(visit, house)
    hand.asked()
    card = hand.cards.nth(2)
    name = card.get_attribute("aria-label") or ""
    hand.page.keyboard.press("3")
    expect(card).to_have_attribute("aria-pressed", "true")
    hand.page.keyboard.press("Escape")
    expect(card).to_have_attribute("aria-pressed", "false")
    hand.page.keyboard.press("3")
    hand.page.keyboard.press("Enter")
    place = hand.page.get_by_role("list", name="Your hand").get_by_role("listitem").nth(2)
    expect(place.get_by_role("img", name=re.compile("trick 1"))).to_be_visible()
    assert name.startswith("3: ")
    hand.asked()
    expect(hand.cards).to_have_count(7)


def test_who_watches_is_told_the_patterns_as_those_who_play_are(house, visit):
    hand = sit_down(visit, house)
    hand.asked()
    watcher = visit(house, urlsplit(hand.page.url).path)
    for page in (hand.page, watcher):
        page.locator("[data-hints]").click()
        expect(page.locator(".aside .hints")).to_be_visible()
        expect(page.locator("[data-waits]")).to_have_count(0)


def expect_room(page: Page) -> None:
    """On a phone, and on the narrowest one."""
    for screen in (NARROW, PHONE):
        page.set_viewport_size(screen["viewport"])
        expect_no_sideways_scroll(page)


def expect_fit(page: Page) -> None:
    """Room for everything, for a finger too; and axe finds nothing."""
    expect_room(page)
    assert too_small(page) == []
    assert findings(page) == []


OVERHANGING = """async (step) => { const found = []
  for (const zone of document.querySelectorAll(".zone.west, .zone.east")) {
    for (let width = 60; width < 110; width += step) {
      zone.style.width = `${width}px`
      await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
      const edge = zone.getBoundingClientRect().right
      for (const card of zone.querySelectorAll(".pile li > div"))
        if (card.getBoundingClientRect().right > edge + 0.1)
          found.push(`${zone.dataset.zone} at ${width.toFixed(1)}: ${card.getBoundingClientRect().right - edge} over`)
    }
    zone.style.width = ""
  }
  return found }"""


@pytest.mark.more
def test_cards_stay_within_their_seat_whatever_its_width(house, visit):
    """Of the seats at the sides: that opposite and one's own are not narrow."""
    hand = sit_down(visit, house, **PHONE)
    play_out(hand)
    hand.put_away()
    assert hand.page.evaluate(OVERHANGING, 0.3 if ALL else 0.9) == []


def test_a_phone_has_room_for_all_of_it_and_axe_finds_nothing(house, visit):
    hand = sit_down(visit, house, **PHONE)
    hand.asked()
    hand.page.get_by_role("button", name="Tricks").click()
    hand.page.get_by_role("button", name="Patterns", exact=True).click()
    expect_fit(hand.page)
    hand.cards.first.click()
    expect_fit(hand.page)
    play_out(hand)
    expect_fit(hand.page)
    hand.put_away()
    expect_fit(hand.page)


@pytest.mark.long
def test_with_motion_a_click_ends_the_settlement(house, visit):
    hand = sit_down(visit, house, reduced_motion="no-preference")
    for _ in range(8):
        hand.asked()
        play(hand)
    settling = hand.page.get_by_text("Finish at once")
    settling.or_(hand.sheet).first.wait_for()
    if settling.is_visible():
        hand.page.mouse.click(5, 5)
    expect(hand.sheet).to_be_visible(timeout=2000)
