"""The chart of 馬吊's patterns in Chromium: from the rulebook to it, sifting, and from a pattern to its rule."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.apps.browser.test_accessible import findings
from tests.apps.browser.test_fit import NARROW, expect_no_sideways_scroll

pytestmark = pytest.mark.browser


def test_a_pattern_is_found_by_its_name_and_leads_to_its_rule(house, visit):
    page = visit(house, "/rules/madiao")
    page.get_by_role("link", name="Chart of patterns").click()
    page.wait_for_url("**/rules/madiao/chart")
    page.get_by_role("searchbox", name="Find a name").fill("huang hui tu")
    row = page.get_by_role("listitem").filter(has_text="皇會圖")
    expect(row).to_have_count(1)
    expect(row.get_by_role("img")).to_have_count(4)
    expect(row).to_contain_text("+8")
    assert findings(page) == []
    page.set_viewport_size(NARROW["viewport"])
    expect_no_sideways_scroll(page)
    row.get_by_role("link", name=re.compile("^Read this rule")).click()
    page.wait_for_url("**/rules/madiao.huang_hui_tu")


def test_a_game_without_a_chart_says_that_there_is_none(house, visit):
    page = visit(house, "/rules/ruqi/chart")
    expect(page.get_by_role("heading", name="No such page")).to_be_visible()
