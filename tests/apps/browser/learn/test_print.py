"""Games on paper in Chromium: from a game's pages to its PDFs, and pages as the browser itself prints them."""

from __future__ import annotations

import re
from importlib.util import find_spec

import pytest
from playwright.sync_api import Page, expect

from tests.apps.browser.test_accessible import findings
from tests.apps.browser.test_fit import NARROW, PHONE, expect_no_sideways_scroll, too_small
from tests.apps.browser.test_languages import expect_one_script, switch
from tests.kit.amount import some_of, third
from youyi.typeset.papers import page_count

pytestmark = pytest.mark.browser
needs_typst = pytest.mark.skipif(find_spec("typst") is None, reason="the extra `print` is not installed")
A4_POINTS = (595, 842)
SEEN = "all => all.filter((each) => each.checkVisibility()).length"
NOT_PRINTED = "header.top, [role=search], nav, .btn, .tool"


@needs_typst
@pytest.mark.more
@pytest.mark.parametrize("path", ["/rules/ruqi", "/learn/ruqi"])
def test_what_a_game_has_on_paper_is_one_button_away_and_comes_as_pdf(house, visit, path):
    page = visit(house, path, **PHONE)
    page.get_by_role("link", name="Print", exact=True).click()
    page.wait_for_url("**/print/ruqi")
    papers = page.locator("main").get_by_role("listitem")
    expect(papers).to_have_count(6)
    if path == "/learn/ruqi":
        return
    page.wait_for_function("() => document.querySelector('main img').naturalWidth > 0")
    expect(papers.nth(1)).to_contain_text(re.compile(r"42 × 42 cm: 6 pages.*PDF · 6 pages · \d+ kB", re.DOTALL))
    with page.expect_download() as coming:
        papers.nth(1).get_by_role("link", name="Download Board").click()
    assert coming.value.suggested_filename == "ruqi-board-en.pdf"
    assert page_count(coming.value.path().read_bytes()) == 6
    assert findings(page) == []
    assert too_small(page) == []
    for language in some_of(("zh-Hant", "zh-Hans")):
        switch(page, language)
        expect(papers).to_have_count(6)
        expect_one_script(page, language)
    page.set_viewport_size(NARROW["viewport"])
    expect_no_sideways_scroll(page)


@needs_typst
def test_another_ruleset_has_a_book_of_its_own(house, visit):
    page = visit(house, "/print/ruqi")
    book = page.locator("main").get_by_role("listitem").first.get_by_role("link")
    expect(book).to_have_attribute("href", "/api/papers/ruqi/modern/en/book.pdf")
    page.get_by_label("Ruleset shown").select_option(index=1)
    expect(book).to_have_attribute("href", "/api/papers/ruqi/classical/en/book.pdf")


def test_what_could_not_be_fetched_says_why_and_is_asked_for_again(house, visit):
    page = visit(house, "/rules/ruqi")
    said = '{"error": "busy", "says": "The server has too much to do.", "valid": null}'
    page.route("**/api/papers/**", lambda route: route.fulfill(status=503, content_type="application/json", body=said))
    page.get_by_role("link", name="Print", exact=True).click()
    expect(page.get_by_role("alert")).to_have_text("The server has too much to do.")
    page.unroute("**/api/papers/**")
    listed = '{"ruleset": "ruqi/modern@2", "papers": []}'
    page.route("**/api/papers/**", lambda route: route.fulfill(content_type="application/json", body=listed))
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_there_is_nothing_to_print_of_a_game_that_there_is_not(house, visit):
    page = visit(house, "/print/chess")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no such game.")


def printed(page: Page) -> bytes:
    """The page as the browser prints it."""
    return page.pdf(prefer_css_page_size=True)


@pytest.mark.parametrize(
    ("path", "whole"),
    [
        ("/rules/dama.strike", "main svg"), ("/rules/ruqi", ".clauses li"), ("/rules/madiao/chart", ".chart li"),
        ("/learn/dama", "main .pictures svg"), ("/learn/ruqi/lesson", "main svg"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("scheme", third(["light", "dark"], at=1))
def test_a_page_is_printed_on_a4_without_anything_to_press_and_nothing_is_cut(house, visit, path, whole, scheme):
    page = visit(house, path, color_scheme=scheme)
    page.get_by_role("heading", level=1).first.wait_for()
    page.locator(whole).first.wait_for()
    assert page.locator(NOT_PRINTED).evaluate_all(SEEN) > 0
    page.emulate_media(media="print", color_scheme=scheme)
    assert page.locator(NOT_PRINTED).evaluate_all(SEEN) == 0
    ink, ground = page.evaluate(
        "(({ color, backgroundColor }) => [color, backgroundColor])(getComputedStyle(document.body))"
    )
    assert (ink, ground) == ("rgb(24, 32, 30)", "rgb(255, 255, 255)"), "dark ink on white, at night too"
    kept = page.locator(whole).evaluate_all("all => all.map((each) => getComputedStyle(each).breakInside)")
    assert set(kept) == {"avoid"}
    pdf = printed(page)
    sizes = {
        tuple(round(float(side)) for side in each) for each in re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", pdf)
    }
    assert sizes == {A4_POINTS}
    assert page_count(pdf) <= 30
