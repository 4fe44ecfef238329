"""The language is switched in the middle of a turn: nothing is lost, and no script shows in the other's page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.apps.browser.hand import Hand, start
from tests.apps.browser.test_accessible import choosing
from tests.house.words.scripts import is_han, strangers

pytestmark = pytest.mark.browser

BUTTONS = {"zh-Hant": "繁體中文", "zh-Hans": "简体中文", "en": "EN, English"}

# Every text that shows or is read aloud: the language it is marked with, whether it may be foreign, the text.
# Foreign in a page may be the names of the languages, and the words of the sources.
TEXTS = """() => {
  const said = [];
  const hear = (at, text) => said.push([
    at.closest("[lang]").getAttribute("lang"),
    at.closest("[role=group] > button, label, q, cite, dd, [role=img]") !== null,
    text,
  ]);
  const shown = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("script, style");
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement: at } = walker.currentNode;
    if (data.trim() && shown(at)) hear(at, data);
  }
  for (const name of READ_ALOUD)
    for (const at of document.querySelectorAll(`body [${name}]`)) if (shown(at)) hear(at, at.getAttribute(name));
  return said;
}"""
WRITTEN = TEXTS.replace("READ_ALOUD", "[]")
HEARD = TEXTS.replace("READ_ALOUD", '["aria-label", "placeholder", "alt", "title"]')


def expect_one_script(page: Page, language: str) -> None:
    """Every text keeps to the script it is marked with, and but for names, quotations and what a picture shows to the page's."""
    if language == "en":
        return
    own = language.lower().replace("-", "_")
    assert strangers(page.title(), own) == ""
    for marked, may_be_foreign, text in page.evaluate(HEARD):
        if marked.startswith("zh-Han"):
            assert strangers(text, marked.lower().replace("-", "_")) == "", text
        if not may_be_foreign:
            assert strangers(text, own) == "", text


def switch(page: Page, language: str) -> None:
    page.get_by_role("button", name=BUTTONS[language], exact=True).click()
    expect(page.locator("html")).to_have_attribute("lang", language)


def checked_move(hand: Hand) -> list[str] | None:
    """The numbers of the chosen move: they are the same in every language, in whatever order it says them."""
    chosen = hand.page.get_by_role("radio", checked=True)
    return sorted(re.findall("[0-9]+", chosen.inner_text())) if chosen.count() else None


def test_switching_in_play_loses_nothing(house, visit):
    hand = start(visit(house, "/new/ruqi"))
    for _ in range(6):
        hand.act(on_board=True)
    choosing(hand)
    page = hand.page
    hand.rows.nth(1).click()
    chosen, address = checked_move(hand), page.url
    lines = page.locator("[role=region] ol > li").count()
    page.evaluate("window.sameDocument = true")
    for language in ("zh-Hant", "zh-Hans", "en", "zh-Hans", "zh-Hant"):
        told = page.locator("[role=region] ol > li").last
        before = told.inner_text()
        switch(page, language)
        expect(told).not_to_have_text(before, use_inner_text=True)  # the server tells everything anew
        expect(page.get_by_role("radio", checked=True)).to_have_count(1)
        assert checked_move(hand) == chosen
        assert page.locator("[role=region] ol > li").count() == lines
        expect(page.locator("[data-why]").first).to_have_text(
            {"en": "why?", "zh-Hant": "為什麼？", "zh-Hans": "为什么？"}[language]
        )
        page.locator("[data-why]").first.click()
        expect(page.locator("[data-why][aria-expanded=true]")).to_have_count(1)
        page.wait_for_load_state("networkidle")
        expect_one_script(page, language)
        page.keyboard.press("Escape")
    switch(page, "en")
    expect_every_chinese_word_marked(page)
    assert page.url == address
    assert page.evaluate("window.sameDocument") is True
    hand.send()
    expect(hand.log.locator("ol > li")).not_to_have_count(lines)


def expect_every_chinese_word_marked(page: Page) -> None:
    """On an English page no text that is marked as English holds a Chinese character."""
    for marked, _, text in page.evaluate(WRITTEN):
        assert marked != "en" or not any(map(is_han, text)), text
