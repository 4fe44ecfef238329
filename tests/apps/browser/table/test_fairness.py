"""Chromium seals, opens, and redoes every throw: an honest server is verified, one that throws as it likes is found."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.apps.browser.hand import Asked, Hand, choose_opponent, set_one_round, start
from tests.apps.browser.house import House

pytestmark = pytest.mark.browser


MOST_TIES = 9


def after_the_lead(page: Page) -> Hand:
    """Play alone until both have thrown for the lead: that is a bout of its own, and its key is told."""
    page.get_by_role("link", name=re.compile("^New game: Ruqi")).click()
    choose_opponent(page, "Random")
    set_one_round(page)
    hand = start(page)
    line = page.get_by_role("button", name=re.compile("^Fair dice: "))
    for _ in range(MOST_TIES):
        assert hand.act() is Asked.THROW
        try:
            expect(line).not_to_have_text(re.compile("nothing to check yet"), timeout=15_000)
        except AssertionError:
            continue  # both threw the same, and throw again
        return hand
    raise AssertionError("nobody leads")


def table_of(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(
        "async () => (await fetch('/api' + location.pathname.replace('/t/', '/tables/'))).json()"
    )
    return found


def test_what_a_browser_saw_is_verified_when_keys_are_told(house, visit):
    page = visit(house)
    after_the_lead(page)
    line = page.get_by_role("button", name=re.compile("^Fair dice: "))
    expect(line).to_have_text(re.compile(r"[2-9] checked here"))
    assert [each["state"] for each in table_of(page)["chance"]["contributions"]] == ["opened", "computer"]
    line.click()
    dialog = page.get_by_role("dialog", name="Fair dice")
    expect(dialog).to_contain_text("sealed and opened (you)")
    expect(dialog).to_contain_text(table_of(page)["chance"]["commit"])
    page.keyboard.press("Escape")
    page.reload()
    expect(line).to_have_text(re.compile(r"[2-9] checked here"))
    page.get_by_role("button", name="简体中文").click()
    expect(page.get_by_role("button", name=re.compile("^骰子的公正验证：已验证"))).to_be_visible()


def test_a_server_that_throws_as_it_likes_is_found(tmp_path, visit):
    liar = House(tmp_path / "liar.sqlite3", lies=True)
    try:
        page = visit(liar)
        after_the_lead(page)
        line = page.get_by_role("button", name="Fair dice: does not match")
        expect(line).to_be_visible()
        line.click()
        expect(page.get_by_role("dialog", name="Fair dice")).to_contain_text(
            re.compile(r"Move \d+: expected \d\d, found \d\d\.")
        )
    finally:
        liar.stop()
