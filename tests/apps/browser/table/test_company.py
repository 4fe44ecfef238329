"""People come and go: one drops off and returns, strangers meet, a seat moves to another device."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.apps.browser.company import lay_for_four, take_seat, whose_turn

pytestmark = pytest.mark.browser

ABSENCE_S = 8
SOON_MS = 60_000


def test_of_four_one_drops_off_a_computer_sits_in_and_he_returns(house, visit):
    table, tokens = lay_for_four(house, ABSENCE_S)
    people = [take_seat(visit(house, "/lobby"), house, table, seat, token) for seat, token in enumerate(tokens)]
    asked = whose_turn(people)
    others = [page for page in people if page is not asked]
    asked.goto("about:blank")
    for page in others:
        expect(page.get_by_text(re.compile("is away. The computer .+ (takes over after|is about)"))).to_be_visible()
    for page in others:
        expect(page.get_by_text(re.compile("sits in$")).first).to_be_visible(timeout=SOON_MS)
    asked.go_back()
    for page in others:
        expect(page.get_by_text(re.compile("sits in$"))).to_have_count(0, timeout=SOON_MS)


def test_two_strangers_sit_anywhere_and_one_moves_to_another_device(house, visit):
    lin, wen = visit(house, "/lobby"), visit(house, "/lobby")
    for page in (lin, wen):
        panel = page.get_by_role("region", name="Quick match")
        panel.get_by_label("Clock").select_option("15 minutes + 10 seconds")
        panel.get_by_role("button").last.click()
        page.wait_for_url("**/t/*")
    assert lin.url == wen.url
    expect(lin.get_by_role("timer", name=re.compile(r": 1[45]:\d\d left")).first).to_be_visible()
    expect(lin.get_by_role("heading", name="At the table")).to_be_visible()
    held = lin.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('youyi.seat.'))")
    lin.goto(f"{house.address}/my")
    expect(lin.get_by_role("link", name="Open")).to_be_visible()
    with lin.expect_download() as saved:
        lin.get_by_role("button", name="Save as a file").click()
    lin.get_by_role("button", name="Show as a picture").click()
    expect(lin.get_by_alt_text(re.compile("Your seats"))).to_be_visible()
    telephone = visit(house, "/my", viewport={"width": 390, "height": 844})
    telephone.get_by_label("Read a file").set_input_files(saved.value.path())
    expect(telephone.get_by_role("link", name="Open")).to_be_visible()
    telephone.get_by_role("link", name="Open").click()
    telephone.wait_for_url("**/t/*")
    assert telephone.url == wen.url
    expect(telephone.get_by_role("button", name="Concede")).to_be_visible()
    assert telephone.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('youyi.seat.'))") == held
