"""The language is switched in the middle of a turn: nothing is lost, and no script shows in the other's page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.apps.browser.hand import Hand, start
from tests.apps.browser.test_accessible import choosing
from tests.house.scripts import is_han, strangers

pytestmark = pytest.mark.browser

BUTTONS = {"zh-Hant": "繁體中文", "zh-Hans": "简体中文", "en": "English"}

# Every text that shows or is read aloud, with the language it says it is in.
TEXTS = """() => {
  const said = [];
  const tongue = (element) => element.closest("[lang]").getAttribute("lang");
  const shown = (element) => element.checkVisibility({ visibilityProperty: true });
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement: at } = walker.currentNode;
    if (data.trim() && shown(at) && !at.closest("script, style")) said.push([tongue(at), data, at.tagName]);
  }
  for (const at of document.querySelectorAll("body [aria-label], body [placeholder], body [alt]"))
    if (shown(at)) for (const name of ["aria-label", "placeholder", "alt"])
      if (at.hasAttribute(name)) said.push([tongue(at), at.getAttribute(name), at.tagName]);
  said.push([document.documentElement.lang, document.title, "TITLE"]);
  return said;
}"""
# What may stand in a page of the other script: the names of the languages, and the words of the sources.
FOREIGN = {"BUTTON", "LABEL", "Q", "CITE", "DD"}


def expect_one_script(page: Page, language: str) -> None:
    """Every text keeps to the script it is marked with, and to the page's but for names of languages and quotations."""
    for marked, text, tag in page.evaluate(TEXTS):
        if marked.startswith("zh"):
            assert strangers(text, marked.lower().replace("-", "_")) == "", text
        if marked.startswith("zh") and language.startswith("zh") and marked != language:
            assert tag in FOREIGN or strangers(text, language.lower().replace("-", "_")) == "", text


def switch(page: Page, language: str) -> None:
    page.get_by_role("button", name=BUTTONS[language], exact=True).click()
    expect(page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize("path", ["/", "/lobby", "/new/ruqi", "/new/dama", "/t/nobody", "/rules/ruqi.c.jue"])
def test_pages_keep_to_one_script(house, visit, path):
    page = visit(house, path)
    for language in BUTTONS:
        page.get_by_role("heading", level=1).wait_for()
        switch(page, language)
        for summary in page.locator("details:not([open]) > summary").all():
            summary.click()
        expect_one_script(page, language)


def checked_move(hand: Hand) -> str | None:
    """The board's squares on the way of the chosen move: they are the same in every language."""
    chosen = hand.page.get_by_role("radio", checked=True)
    return re.sub(r"[^0-9>→ ]", "", chosen.inner_text()) if chosen.count() else None


def test_switching_in_play_loses_nothing(house, visit):
    hand = start(visit(house, "/new/ruqi"))
    for _ in range(6):
        hand.act(on_board=True)
    choosing(hand)
    page = hand.page
    hand.moves.get_by_role("radio").nth(1).click()
    chosen, address = checked_move(hand), page.url
    lines = page.locator("[role=region] ol > li").count()
    page.evaluate("window.sameDocument = true")
    for language in ("zh-Hant", "zh-Hans", "en", "zh-Hans", "zh-Hant"):
        switch(page, language)
        expect(page.get_by_role("radio", checked=True)).to_have_count(1)
        assert checked_move(hand) == chosen
        assert page.locator("[role=region] ol > li").count() == lines
        expect(page.locator("[data-why]").first).to_have_text({"en": "why?", "zh-Hant": "為何？", "zh-Hans": "为何？"}[language])
        page.locator("[data-why]").first.click()
        expect(page.locator("[data-why][aria-expanded=true]")).to_have_count(1)
        page.wait_for_load_state("networkidle")
        expect_one_script(page, language)
        page.keyboard.press("Escape")
    switch(page, "en")
    assert page.url == address
    assert page.evaluate("window.sameDocument") is True
    hand.send()
    expect(hand.log.locator("ol > li")).not_to_have_count(lines)


def test_english_pages_mark_every_chinese_word(house, visit):
    hand = start(visit(house, "/new/ruqi"))
    hand.act()
    hand.asked()
    unmarked = [text for marked, text, tag in hand.page.evaluate(TEXTS) if marked == "en" and tag not in ("TITLE",)]
    assert [text for text in unmarked if any(map(is_han, text)) and text in hand.page.inner_text("body")] == []
