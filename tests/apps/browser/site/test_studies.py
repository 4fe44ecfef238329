"""Studies on a static site: made, saved, sent and opened by the tab's own Python; the annotated games with the host switched off."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.apps.browser.conftest import alone
from tests.apps.browser.replay.test_annotated import NAME, answer_the_questions, kept
from tests.apps.browser.replay.test_study import choice_of, try_another
from tests.apps.browser.site.static_host import StaticHost
from tests.kit.patience import PATIENCE_MS
from youyi.analysis.runs.plan import Plan
from youyi.analysis.simulate.one_game import reopened
from youyi.records.files import read_record, write_record

pytestmark = pytest.mark.browser


@pytest.fixture
def host() -> Iterator[StaticHost]:
    host = StaticHost()
    yield host
    host.switch_off()


@pytest.fixture
def context(browser) -> Iterator[BrowserContext]:
    context = alone(browser)
    yield context
    context.close()


def comment(page: Page, text: str) -> None:
    page.keyboard.press("c")
    page.locator("[data-comment]").fill(text)
    page.get_by_role("button", name="Keep it").click()
    expect(page.locator("[data-said]")).to_have_text(text)


def test_a_study_is_made_saved_and_sent_without_a_server(context, host, tmp_path):
    played = write_record(reopened(Plan(game="ruqi", players=("first", "greedy"), games=1, seed=5), 0))
    ply, file = choice_of(played), tmp_path / "game.json"
    file.write_text(played, encoding="utf-8")
    page = context.new_page()
    page.goto(f"{host.address}#/open?ply={ply - 1}")
    page.get_by_label("Choose a file").set_input_files(file)
    page.locator("[data-where]").wait_for(timeout=PATIENCE_MS)
    page.keyboard.press("v")
    try_another(page, ply)
    comment(page, "打馬 <b>here</b>")
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save the study as a file").click()
    study = read_record(saving.value.path().read_text("utf-8")).study
    assert study is not None
    assert [(each.ply, each.comments) for each in study.variations] == [(ply, {ply: "打馬 <b>here</b>"})]
    page.evaluate("navigator.clipboard.writeText = async (text) => { window.sent = text; }")
    page.get_by_role("button", name="Copy a link to it").click()
    expect(page.get_by_text("The link is copied.")).to_be_visible()
    link = page.evaluate("window.sent")
    assert link.startswith(f"{host.address}#/open#game=")
    other = context.new_page()
    other.goto(link)
    other.locator("[data-where]").wait_for(timeout=PATIENCE_MS)
    other.locator(".plies .scroll").evaluate("(place, top) => { place.scrollTop = top }", (ply - 3) * 30)
    other.locator(f"[data-tried='{ply}']").click()
    expect(other.locator("[data-said]")).to_have_text("打馬 <b>here</b>")


def test_an_annotated_game_is_told_and_asks_with_the_host_switched_off(context, host):
    page = context.new_page()
    page.goto(host.address)
    page.get_by_role("button", name="Keep it for playing without a network").click()
    expect(page.get_by_text("All of it is kept on this machine")).to_be_visible(timeout=PATIENCE_MS)
    host.switch_off()
    page.get_by_role("link", name="Annotated games").click()
    page.get_by_role("link", name="Ruqi 4", exact=True).click()
    expect(page.locator("[data-said]")).to_contain_text("annotated game 4", timeout=PATIENCE_MS)
    expect(page).to_have_url(re.compile(rf"#/studies/{NAME}\?ply=0$"))
    answer_the_questions(page, kept())
    page.goto(f"{host.address}#/studies/ruqi-99")
    expect(page.get_by_role("heading", level=1)).to_have_text("No such page")
