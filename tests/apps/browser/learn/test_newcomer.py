"""A first lesson on a laptop: what acts is on the screen, and no word is wider than what it stands on."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser

LAPTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}
BEYOND = """() => [...document.querySelectorAll("svg .body .word")].filter((word) => word.checkVisibility()).flatMap((word) => {
  const frame = word.closest("g").querySelector("rect")?.getBoundingClientRect();
  const box = word.getBoundingClientRect();
  return frame && (box.left < frame.left || box.right > frame.right) ? [word.textContent] : [];
})"""
"""English words that stand out of their piece."""


def open_step(page: Page, house: Any, key: str) -> None:
    """Open the lesson of 儒棋 at a step."""
    page.evaluate("step => localStorage.setItem('youyi.lesson.ruqi', step)", json.dumps({"step": key, "done": []}))
    page.goto(f"{house.address}/learn/ruqi/lesson")
    page.locator("[role=radio]").first.wait_for()


def test_the_button_that_acts_is_on_the_screen(house, visit):
    page = visit(house, "/", **LAPTOP)
    open_step(page, house, "stand")
    page.locator("[role=radio]").nth(1).click()
    expect(page.get_by_text("What happens next")).to_be_visible()
    page.evaluate("window.scrollTo(0, 0)")
    expect(page.locator("[data-act]")).to_be_in_viewport(ratio=1)


def test_a_word_keeps_within_its_piece(house, visit):
    page = visit(house, "/", **LAPTOP)
    open_step(page, house, "walk")
    expect(page.locator("svg .word", has_text="Goodness").first).to_be_visible()
    assert page.evaluate(BEYOND) == []
