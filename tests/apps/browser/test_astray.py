"""Addresses that lead nowhere say so, and lead back."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("path", ["/t/nobody", "/t/" + "x" * 300, "/t/%E9%A6%AC", "/t/a%20b", "/t/%22%3E%3Cb%3E"])
def test_an_unknown_table_says_so(house, visit, path):
    page = visit(house, path)
    expect(page.get_by_role("heading", name="No such table")).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="Front page").click()
    expect(page.get_by_role("heading", level=2, name="Choose a game")).to_be_visible()


@pytest.mark.parametrize("path", ["/nothing", "/t/", "/t/one/two", "/t/%E0%A4%A", "/new"])
def test_a_malformed_address_says_so(house, visit, path):
    page = visit(house, path)
    expect(page.get_by_role("heading", level=1)).to_have_text("No such page")


def test_a_game_and_a_clause_that_do_not_exist(house, visit):
    expect(visit(house, "/new/chess").get_by_role("alert")).to_contain_text("There is no such game")
    expect(visit(house, "/rules/ruqi.c.nothing").get_by_role("heading", level=1)).to_have_text("No such article")
