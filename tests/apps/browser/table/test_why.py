"""The log: every line opens the rule behind it, in the reader's language, and the newest stays in view."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.apps.browser.hand import start

pytestmark = pytest.mark.browser


def test_why_opens_the_article_in_the_readers_language_and_escape_gives_the_focus_back(house, visit):
    hand = start(visit(house, "/new/ruqi"))
    for _ in range(4):
        hand.act()
    asking = hand.reason.first
    asking.click()
    expect(asking).to_have_attribute("aria-expanded", "true")
    told = hand.page.get_by_role("region", name=re.compile("^why"))
    expect(told.get_by_role("heading")).to_be_visible()
    link = told.get_by_role("link", name="Read this rule")
    expect(link).to_be_visible()
    with hand.page.expect_popup() as opened:
        link.click()
    expect(opened.value.get_by_role("heading", level=1)).to_be_visible()
    expect(opened.value.get_by_text("How we read it")).to_be_visible()
    opened.value.close()
    hand.page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    expect(asking).to_be_focused()
    asking.click()
    expect_it_in_every_language(hand)


def expect_it_in_every_language(hand):
    """A reason that lies open follows the reader's language."""
    heard = set()
    for language, script in (("English", "en"), ("繁體中文", "zh-Hant"), ("简体中文", "zh-Hans")):
        hand.page.get_by_role("button", name=language).click()
        expect(hand.page.locator("html")).to_have_attribute("lang", script)
        told = hand.page.locator("[aria-expanded=true][data-why] ~ * section")
        expect(told.get_by_role("heading")).to_be_visible()
        heard.add(told.inner_text())
    assert len(heard) == 3


LOSES_ROOM_AS_IT_GROWS = """(log) => {
    const growing = new MutationObserver(async () => {
        growing.disconnect();
        for (let turn = 0; turn < 100; turn += 1) await null;  // the page has gone to the new end, and will be told of it
        log.style.height = "100px";
    });
    log.style.flex = "none";
    log.style.height = "200px";
    growing.observe(log.querySelector("ol"), { childList: true });
}"""
AT_ITS_END = "(log) => log.clientHeight === 100 && log.scrollTop + log.clientHeight >= log.scrollHeight - 1"


def test_the_newest_line_stays_in_view_while_the_log_loses_room(house, visit):
    hand = start(visit(house, "/new/ruqi"))
    while hand.log.get_by_role("listitem").count() < 8:
        hand.act()
    hand.asked()
    hand.log.evaluate(LOSES_ROOM_AS_IT_GROWS)
    before = hand.log.get_by_role("listitem").count()
    hand.act()
    expect(hand.log.get_by_role("listitem").nth(before)).to_be_attached()
    hand.page.wait_for_function(AT_ITS_END, arg=hand.log.element_handle())
