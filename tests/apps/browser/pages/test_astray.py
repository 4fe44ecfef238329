"""Addresses that lead nowhere say so, and lead back."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.browser

NO_TABLE = ["/t/nobody", "/t/" + "x" * 300, "/t/%E9%A6%AC", "/t/a%20b", "/t/%22%3E%3Cb%3E"]
MALFORMED = ["/nothing", "/t/", "/t/one/two", "/t/%E0%A4%A", "/new"]


def test_an_address_that_leads_nowhere_says_so(house, visit):
    page = visit(house)
    for path in NO_TABLE:
        page.goto(house.address + path)
        expect(page.get_by_role("heading", name="No such table")).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="Front page").click()
    expect(page.get_by_role("heading", level=1, name="Lost games of China, playable again.")).to_be_visible()
    for path in MALFORMED:
        page.goto(house.address + path)
        expect(page.get_by_role("heading", level=1)).to_have_text("No such page")
    page.goto(f"{house.address}/new/chess")
    expect(page.get_by_role("alert")).to_contain_text("There is no such game")
    page.goto(f"{house.address}/rules/ruqi.c.nothing")
    expect(page.get_by_role("heading", level=1)).to_have_text("No such clause")
