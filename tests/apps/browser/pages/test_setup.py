"""A new table: three strengths and one button; everything else stands behind *More*, and is chosen by its name."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.apps.browser.hand import Asked, choose_opponent, open_more, open_settings, start
from tests.apps.browser.test_accessible import findings
from tests.apps.browser.test_fit import too_small
from tests.kit.amount import third

pytestmark = pytest.mark.browser

LAPTOP, PHONE = {"width": 1366, "height": 768}, {"width": 360, "height": 616}


@pytest.mark.parametrize("game", third(["ruqi", "dama", "madiao"]))
def test_the_strengths_and_the_button_are_on_the_first_screen_of_a_phone(house, visit, game):
    page = visit(house, f"/new/{game}", viewport=PHONE, has_touch=True)
    faces = page.get_by_role("group", name="How strong is the computer?").get_by_role("radio")
    expect(faces).to_have_count(3)
    for seen in (*faces.all(), page.get_by_role("button", name="Start the game")):
        expect(seen).to_be_in_viewport(ratio=1)
    assert findings(page) == []
    open_more(page)
    assert findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    expect(page.get_by_role("main")).not_to_contain_text(re.compile(r"\[[+−\d]"))
    faces.last.check()
    assert start(page).asked() is not Asked.OVER


def test_the_strengths_lead_to_what_was_measured_of_them(house, visit):
    page = visit(house, "/new/madiao", viewport=PHONE, has_touch=True, is_mobile=True)
    way = page.get_by_role("link", name="How strong each computer is, measured")
    expect(way).to_be_visible()
    assert too_small(page) == []
    way.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("How strong the computers are")


def test_the_seat_that_banks_first_has_a_name(house, visit):
    page = visit(house, "/new/madiao")
    agreed = open_settings(page)
    banks = agreed.get_by_role("group", name="Which seat is banker first")
    expect(banks.get_by_role("radio")).to_have_count(4)
    expect(banks.get_by_role("radio", name="East")).to_be_checked()
    banks.get_by_role("radio", name="West").check()
    hand = start(page)
    facts = page.evaluate("async () => (await fetch('/api' + location.pathname.replace('/t/', '/tables/'))).json()")
    assert facts["terms"]["banker"] == 2
    assert hand.asked() is not Asked.OVER


def test_what_was_chosen_last_is_chosen_again(house, visit):
    page = visit(house, "/new/ruqi")
    choose_opponent(page, "Greedy")
    page.get_by_role("radio", name=re.compile("^Classical")).check()
    start(page)
    page.goto(f"{house.address}/new/ruqi")
    expect(page.get_by_role("radio", name=re.compile("^Computer: Greedy"))).to_be_checked()
    expect(page.get_by_role("radio", name=re.compile("^Classical"))).to_be_checked()
    expect(page.get_by_text("Against: Greedy")).to_be_visible()


SHORT = {"en-GB": "First time? Choose the short game", "zh-TW": "第一次玩？選短局", "zh-CN": "第一次玩？选短局"}
SOUND = {"en-GB": ("Sound on?", "No"), "zh-TW": ("要開聲音嗎？", "不要"), "zh-CN": ("要开声音吗？", "不要")}


@pytest.mark.parametrize(
    ("locale", "screen"),
    [
        pytest.param("zh-TW", PHONE, id="phone-zh-TW"),
        pytest.param("en-GB", LAPTOP, id="laptop-en-GB"),
        pytest.param("zh-CN", PHONE, id="phone-zh-CN", marks=pytest.mark.long),
        pytest.param("zh-CN", LAPTOP, id="laptop-zh-CN", marks=pytest.mark.long),
        pytest.param("en-GB", PHONE, id="phone-en-GB", marks=pytest.mark.long),
        pytest.param("zh-TW", LAPTOP, id="laptop-zh-TW", marks=pytest.mark.long),
    ],
)
def test_a_short_game_is_one_click_and_sound_is_asked_for_once(house, visit, locale, screen):
    page = visit(house, "/new/dama", locale=locale, viewport=screen)
    page.get_by_role("button", name=SHORT[locale]).click()
    page.locator("button.primary").last.click()
    page.wait_for_url("**/t/*")
    facts = page.evaluate("async () => (await fetch('/api' + location.pathname.replace('/t/', '/tables/'))).json()")
    assert facts["ruleset"].startswith("dama/short@")
    asks, no = SOUND[locale]
    question = page.get_by_role("group", name=asks)
    expect(question).to_have_count(0)
    page.locator("[data-act]").click()
    expect(question).to_be_visible()
    assert findings(page) == []
    question.get_by_role("button", name=no, exact=True).click()
    expect(question).to_have_count(0)
    page.reload()
    expect(page.locator(".banner h2")).not_to_be_empty()
    expect(question).to_have_count(0)
    assert page.evaluate("localStorage.getItem('youyi.volume')") == "0"
