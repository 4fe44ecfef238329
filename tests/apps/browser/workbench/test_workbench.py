"""Two readings compared in the browser: ticked, played on the server, drawn, opened game by game."""

from __future__ import annotations

from urllib.parse import unquote

import pytest
from playwright.sync_api import expect

from tests.apps.browser.test_accessible import findings
from tests.apps.browser.test_fit import NARROW, expect_no_sideways_scroll
from youyi.games.ruqi.rulings.road import Arms
from youyi.kernel.names import Language

pytestmark = pytest.mark.browser


def test_two_readings_are_ticked_played_and_opened(house, visit):
    page = visit(house, "/")
    page.get_by_role("link", name="Compare readings").click()
    page.get_by_role("radio", name="Ruqi, the Confucian game").check()
    begin = page.get_by_role("button", name="Play 1,000 games")
    page.get_by_label("Games").select_option("1000")
    expect(page.get_by_text("A and B are the same rules")).to_be_visible()
    page.get_by_label("Find a question").fill("arms")
    page.locator("details summary").click()
    page.get_by_role("radio", name=f"B answers: {Arms.FORWARD.answer.reading.said_in(Language.EN)}").check()
    expect(begin).to_have_attribute("aria-disabled", "false")
    begin.click()
    found = page.get_by_role("region", name="Results", exact=True)
    expect(found).to_be_visible(timeout=120_000)
    expect(found.get_by_role("img", name="turns: B − A")).to_be_visible()
    assert findings(page) == []
    csv = found.get_by_role("link", name="Measures as CSV").get_attribute("href") or ""
    assert unquote(csv).startswith("data:text/csv;charset=utf-8,ruleset_b,changes,measure,games,a,")
    same = visit(house, page.url.removeprefix(house.address), **NARROW, locale="zh-CN", color_scheme="dark")
    expect(same.get_by_role("region", name="结果")).to_be_visible(timeout=120_000)
    same.locator("details").evaluate_all("all => all.forEach((each) => (each.open = true))")
    expect_no_sideways_scroll(same)
    found.get_by_role("link", name="Game 0 under B").click()
    expect(page.get_by_role("button", name="Back to the workbench")).to_be_visible()
    expect(page.get_by_role("slider")).to_be_visible()
    page.get_by_role("button", name="Back to the workbench").click()
    expect(page.get_by_role("region", name="Results", exact=True)).to_be_visible()
