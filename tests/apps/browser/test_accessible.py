"""axe finds nothing serious in any state of the table, by day and by night."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Literal

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.apps.browser.hand import Asked, Hand, start

pytestmark = pytest.mark.browser

GRAVE = ("serious", "critical")
ANY = ("minor", "moderate", *GRAVE)
THEMES: tuple[tuple[Literal["light", "dark"], dict[str, object]], ...] = (
    ("light", {"resultTypes": ["violations"], "preload": False}),
    ("dark", {"resultTypes": ["violations"], "preload": False, "runOnly": ["color-contrast", "link-in-text-block"]}),
)


def violations(page: Page, options: Mapping[str, object]) -> list[dict[str, Any]]:
    """What axe finds; its half a megabyte is sent to each document once."""
    script = "null" if page.evaluate("'axe' in window") else AXE_SCRIPT
    found: list[dict[str, Any]] = Axe(script).run(page, options=dict(options)).response["violations"]
    return found


def findings(page: Page, impacts: Sequence[str] = GRAVE) -> list[str]:
    """What axe counts as grave, or as of these impacts, by day and by night, each with the first element concerned.

    The night changes colours only, and so only what axe says of colours is asked again.
    """
    found = []
    for theme, rules in THEMES:
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        told = [each for each in violations(page, rules) if each["impact"] in impacts]
        found += [f"{theme}: {each['id']}: {each['nodes'][0]['html']}" for each in told]
    return found


def choosing(hand: Hand) -> None:
    """Act until there is a choice of several moves."""
    while not (hand.asked() is Asked.CHOOSE and hand.rows.count() > 1):
        hand.act()


def test_a_table_in_play(house, visit):
    hand = start(visit(house, "/new/ruqi"))
    choosing(hand)
    assert findings(hand.page) == []
    hand.rows.first.click()
    expect(hand.page.get_by_role("heading", name="What happens next")).to_be_visible()
    assert findings(hand.page) == []
    hand.reason.first.click()
    expect(hand.page.get_by_role("region", name=re.compile("^why")).get_by_role("link")).to_be_visible()
    assert findings(hand.page) == []
    hand.page.get_by_role("button", name="Menu").click()
    expect(hand.page.get_by_role("dialog", name="Menu")).to_be_visible()
    assert findings(hand.page) == []
    hand.page.get_by_role("button", name=re.compile("^Keys")).click()
    expect(hand.page.get_by_role("dialog", name="Keys")).to_be_visible()
    assert findings(hand.page) == []
