"""The annotated games that come with the house: found from where one learns and watches, told on the board, asked about."""

from __future__ import annotations

import re
from http import HTTPStatus

import pytest
from playwright.sync_api import Page, expect

from tests.apps.browser.test_accessible import ANY, findings
from tests.apps.browser.test_fit import DESKTOP, NARROW, expect_no_sideways_scroll
from tests.docs.pages import DOCS
from tests.kit.amount import third
from youyi.records.files import read_record
from youyi.records.study import GameStudy

pytestmark = pytest.mark.browser
NAME = "ruqi-4"


def kept(language: str = "en") -> GameStudy:
    text = (DOCS / "annotated" / "studies" / f"{NAME}.{language}.json").read_text("utf-8")
    study = read_record(text).study
    assert study is not None
    return study


def answer_the_questions(page: Page, study: GameStudy) -> None:
    """Choose anything wherever the reader is asked; each answer is followed by what is said of the choice."""
    page.get_by_role("button", name="What would you have done?").click()
    for nth, ply in enumerate(study.quiz, start=1):
        expect(page.get_by_text(f"What would you do here? {nth} of {len(study.quiz)}")).to_be_visible()
        page.locator("[data-trying] [role=radio]").first.click()
        page.get_by_role("button", name="Play it").click()
        expect(page.locator("[data-answer]")).to_contain_text(study.comments[ply].partition(". ")[0])
        if nth < len(study.quiz):
            page.get_by_role("button", name="Next question").click()
    page.get_by_role("button", name="Leave the questions").click()


@pytest.mark.parametrize("way", ["/learn/ruqi", "/watch", "/open", "/"])
def test_the_list_is_one_click_from_where_one_learns_and_watches(house, visit, way):
    page = visit(house, way)
    page.get_by_role("link", name="Annotated games").click()
    expect(page.get_by_role("heading", name="Annotated games", exact=True)).to_be_visible()
    expect(page.locator("article td a")).to_have_count(10)


def test_a_game_is_told_on_the_board_from_the_list(house, visit):
    study = kept()
    page = visit(house, "/studies", viewport={"width": 1366, "height": 768})
    page.get_by_role("link", name="Ruqi 4", exact=True).click()
    expect(page.locator("[data-said]")).to_contain_text("Ruqi, the Confucian game: annotated game 4")
    expect(page).to_have_url(re.compile(rf"/studies/{NAME}\?ply=0$"))
    assert findings(page) == []
    first = study.variations[0]
    page.locator(".plies .scroll").evaluate("(place, top) => { place.scrollTop = top }", (first.ply - 3) * 30)
    page.locator(f"[data-ply='{first.ply}']").click()
    expect(page.locator("[data-said]")).to_have_text(study.comments[first.ply])
    page.locator(f"[data-tried='{first.ply}']").click()
    expect(page.locator("[data-said]")).to_have_text(first.comments[first.ply])
    page.keyboard.press("v")  # and one plays on from it
    page.locator("[data-trying]").wait_for()


def test_another_language_says_the_same_of_the_same_ply(house, visit):
    page = visit(house, f"/studies/{NAME}?ply={kept().quiz[0]}")
    expect(page.locator("[data-said]")).to_have_text(kept().comments[kept().quiz[0]])
    page.get_by_role("button", name="繁").click()
    expect(page.locator("[data-said]")).to_have_text(kept("zh-Hant").comments[kept().quiz[0]])
    expect(page.locator("[data-said]")).to_have_attribute("lang", "zh-Hant")


def test_a_reader_is_asked_on_a_phone(house, visit):
    page = visit(house, f"/studies/{NAME}", **NARROW)
    expect(page.locator("[data-said]")).to_be_visible()
    expect_no_sideways_scroll(page)
    answer_the_questions(page, kept())
    expect(page.locator(".plies")).to_be_visible()


@pytest.mark.parametrize("locale", third(["en-GB", "zh-TW", "zh-CN"]))
@pytest.mark.parametrize("screen", [NARROW, DESKTOP], ids=["phone", "laptop"])
def test_axe_finds_nothing_at_all_where_records_are_opened(house, visit, locale, screen):
    page = visit(house, "/open", locale=locale, **screen)
    page.get_by_role("heading", level=1).wait_for()
    assert findings(page, ANY) == []
    page.goto(f"{house.address}/studies/{NAME}")
    page.locator("[data-verdict]").wait_for()
    assert findings(page, ANY) == []


def test_what_is_no_study_is_no_page(house, visit):
    page = visit(house)
    statuses = {name: page.request.get(f"{house.address}/studies/{name}").status for name in (NAME, "ruqi-99", "x")}
    assert statuses == {NAME: HTTPStatus.OK, "ruqi-99": HTTPStatus.NOT_FOUND, "x": HTTPStatus.NOT_FOUND}
    page.goto(f"{house.address}/studies/ruqi-99")
    expect(page.get_by_role("heading", level=1)).to_have_text("No such page")
