"""A study made in the replay: another move, a comment, a question; saved as a file, opened again, and answered."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.apps.browser.test_accessible import findings
from tests.apps.browser.test_fit import NARROW, expect_no_sideways_scroll
from youyi.kernel.rules import Decision
from youyi.records.files import read_record
from youyi.records.replay import replay

pytestmark = pytest.mark.browser


def choice_of(text: str) -> int:
    """A ply in the middle of a game at which much could be chosen."""
    found = replay(read_record(text))
    prompts = [(ply.number, found.table.rules.prompt(ply.before)) for ply in found.plies]
    free = [number for number, prompt in prompts if isinstance(prompt, Decision) and len(prompt.moves) > 1]
    return free[len(free) // 2]


def try_another(page: Page, ply: int) -> None:
    """Choose from the list something else than was played, which is the last or the one before it."""
    rows = page.locator("[data-trying] [role=radio]")
    rows.first.wait_for()
    rows.last.click()
    page.get_by_role("button", name="Play it").click()
    page.locator(f"[data-tried='{ply}'][aria-current], [data-ply='{ply}'][aria-current]").wait_for()
    if page.locator("[data-tried]").count() == 0:  # it was the game's own
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("v")
        expect(page.locator("[data-where]")).to_have_text(re.compile(f"Move {ply - 1} of"))
        rows.nth(0).click()
        page.get_by_role("button", name="Play it").click()
    expect(page.locator(f"[data-tried='{ply}']")).to_have_attribute("aria-current", "step")


@pytest.mark.parametrize("game", ["ruqi", "madiao", "dama"])
def test_a_variation_and_a_comment_are_made_saved_and_opened_again(tables, visit, tmp_path, game):
    house, found = tables
    page = visit(house, viewport={"width": 1366, "height": 768})
    text = page.request.get(f"{house.address}/api/tables/{found[game]}/record").text()
    ply = choice_of(text)
    page.goto(f"{house.address}/t/{found[game]}/replay?ply={ply - 1}")
    page.locator("[data-where]").wait_for()
    page.get_by_label("Ask readers what they would do here").check()
    page.keyboard.press("v")
    try_another(page, ply)
    page.keyboard.press("c")
    page.locator("[data-comment]").fill("Here I would\nhave waited.")
    page.get_by_role("button", name="Keep it").click()
    expect(page.locator("[data-said]")).to_have_text("Here I would\nhave waited.")
    assert findings(page) == []
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save the study as a file").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    file = tmp_path / "study.json"
    saving.value.save_as(file)
    kept = read_record(file.read_text(encoding="utf-8"))
    assert kept.study is not None
    assert kept.moves == read_record(text).moves
    assert (kept.study.variations[0].ply, kept.study.quiz) == (ply, (ply,))
    assert kept.study.variations[0].comments == {ply: "Here I would\nhave waited."}
    with page.expect_download() as telling:
        page.get_by_role("button", name="Save it as text").click()
    assert "Here I would\n" in telling.value.path().read_text("utf-8")
    page.get_by_role("button", name="Share", exact=True).click()
    with page.expect_download() as drawing:
        page.get_by_role("button", name="SVG").click()
    assert drawing.value.suggested_filename == f"{game}-{ply}.svg"
    page.goto(f"{house.address}/open")
    page.locator("input[type=file]").set_input_files(file)
    opened = page.locator(f"[data-tried='{ply}']")
    page.locator(".plies .scroll").evaluate("(place, top) => { place.scrollTop = top }", (ply - 3) * 30)
    opened.click()
    expect(page.locator("[data-said]")).to_have_text("Here I would\nhave waited.")
    page.get_by_role("button", name="Back to the game").click()
    expect(page.locator(f"[data-ply='{ply}']")).to_have_attribute("aria-current", "step")


def test_a_reader_is_asked_before_he_is_shown_what_was_played_on_a_phone(tables, visit, tmp_path):
    house, found = tables
    page = visit(house, "/open", **NARROW)
    text = page.request.get(f"{house.address}/api/tables/{found['ruqi']}/record").text()
    ply = choice_of(text)
    study = {"language": "en", "comments": {str(ply): "It held the line."}, "quiz": [ply], "variations": []}
    written = page.request.post(f"{house.address}/api/study", data={"record": text, "study": study})
    file = tmp_path / "study.json"
    file.write_bytes(written.body())
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("button", name="What would you have done?").click()
    expect(page.get_by_text("What would you do here? 1 of 1")).to_be_visible()
    expect(page.locator(".plies")).to_have_count(0)
    expect(page.locator("[data-where]")).to_have_text(re.compile(f"Move {ply - 1} of"))
    page.locator("[data-trying] [role=radio]").first.click()
    expect_no_sideways_scroll(page)
    assert findings(page) == []
    page.get_by_role("button", name="Play it").click()
    answer = page.locator("[data-answer]")
    expect(answer).to_contain_text("It held the line.")
    expect(answer).to_contain_text("In the game")
    expect_no_sideways_scroll(page)
    page.get_by_role("button", name="Leave the questions").click()
    expect(page.locator(".plies")).to_be_visible()


def test_a_study_is_sent_as_a_link_that_holds_it_whole(tables, visit):
    house, found = tables
    page = visit(house)
    page.goto(f"{house.address}/t/{found['ruqi']}/replay?ply=12")
    page.locator("[data-where]").wait_for()
    page.get_by_role("button", name="Write a comment").click()
    page.locator("[data-comment]").fill("打馬 <b>holds</b>")
    page.get_by_role("button", name="Keep it").click()
    page.evaluate("navigator.clipboard.writeText = async (text) => { window.sent = text; }")
    page.get_by_role("button", name="Copy a link to it").click()
    expect(page.get_by_text("The link is copied.")).to_be_visible()
    link = page.evaluate("window.sent")
    assert link.startswith(f"{house.address}/open#game=")
    other = visit(house)
    other.goto(link)
    expect(other.locator("[data-where]")).to_have_text(re.compile("Move 12 of"))
    row = other.locator("[data-ply='12']")
    other.locator(".plies .scroll").evaluate("(place) => { place.scrollTop = 9 * 30 }")
    row.click()
    expect(other.locator("[data-said]")).to_have_text("打馬 <b>holds</b>")
    expect(other).to_have_url(re.compile(r"ply=12#game="))
    other.goto(f"{house.address}/open#game=broken")
    expect(other.get_by_text("The link is damaged")).to_be_visible()
