"""The front page tells each game's story and what to do; the site's pages are reached, found, and previewed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.apps.browser.test_accessible import findings
from tests.apps.browser.test_fit import expect_no_sideways_scroll
from tests.kit.amount import some_of, third

pytestmark = pytest.mark.browser

LAPTOP = {"width": 1366, "height": 768}
SMALL_PHONE = {"width": 360, "height": 616}
WIDTHS = (320, 360, 683, 844, 1024, 1366)
PAGES = ("/", "/puzzles", "/about", "/history", "/history/dama", "/sources", "/findings/ruqi", "/search?q=horse")


def test_each_game_has_one_thing_to_do_without_scrolling(house, visit):
    page = visit(house, "/", viewport=LAPTOP)
    buttons = page.locator("article .btn")
    expect(buttons).to_have_text(["Play a first round", "Play her game", "Play a first deal"])
    for button in buttons.all():
        expect(button).to_be_in_viewport(ratio=1)
    page.set_viewport_size(SMALL_PHONE)
    expect(buttons.first).to_be_in_viewport(ratio=1)


@pytest.mark.more
def test_pages_that_are_read_fit_every_width_and_are_accessible(house, visit):
    page = visit(house, "/", viewport=LAPTOP)
    for path in PAGES:
        page.goto(house.address + path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert findings(page) == [], path
        for width in some_of(WIDTHS):
            page.set_viewport_size({"width": width, "height": 616})
            expect_no_sideways_scroll(page)
    page.set_viewport_size(LAPTOP)


def test_the_navigation_leads_to_every_page_on_a_laptop_and_on_a_phone(house, visit):
    page = visit(house, "/", viewport=LAPTOP)
    for name, heading in (
        ("History", "What has been written about the games"),
        ("Sources", "Bibliography"),
        ("Findings", "Findings: what the readings do"),
        ("About", "About Youyi 游藝"),
        ("Puzzles", "Puzzles"),
    ):
        page.get_by_role("navigation").get_by_role("link", name=name, exact=True).click()
        expect(page.get_by_role("heading", level=1)).to_contain_text(heading)
        expect(page.get_by_role("navigation").locator("[aria-current=page]")).to_have_text(name)
    page.set_viewport_size(SMALL_PHONE)
    expect(page.get_by_role("navigation")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("searchbox").fill("Li Qingzhao")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("link", name="Li Qingzhao 李清照").click()
    expect(page).to_have_url(re.compile("/history/dama#"))
    expect(page.get_by_role("heading", name="Li Qingzhao 李清照")).to_be_in_viewport()


def test_a_dialog_opened_again_at_once_stays_open(house, visit):
    page = visit(house, "/", viewport=SMALL_PHONE)
    page.get_by_role("button", name="Menu").evaluate(
        """async (door) => {
            const opened = async () => {
                door.click();
                while (!document.querySelector("dialog[open]")) await null;
                return document.querySelector("dialog[open]");
            };
            const dialog = await opened();
            const told = new Promise((resolve) => dialog.addEventListener("close", resolve));
            dialog.querySelector(".shut").click();
            while (dialog.open) await null;
            await opened();
            await told;  // of its closing, after it was opened again
        }"""
    )
    expect(page.get_by_role("dialog").get_by_role("searchbox")).to_be_visible()


@pytest.mark.parametrize("locale", third(["zh-CN", "zh-TW", "en-GB"]))
def test_a_person_is_found_in_any_script_and_language(house, visit, locale):
    page = visit(house, "/search", locale=locale)
    for query in ("李清照", "馮夢龍", "冯梦龙", "說郛", "说郛"):
        page.get_by_role("main").get_by_role("searchbox").fill(query)
        expect(page.locator("main [href^='/history/'], main [href^='/sources']").first).to_be_visible()
    page.get_by_role("main").get_by_role("searchbox").fill("Li Qingzhao")
    expect(page.locator("main [href^='/history/dama']").first).to_be_visible()
    page.get_by_role("main").get_by_role("searchbox").fill("说郛")
    page.reload()
    expect(page.get_by_role("main").get_by_role("searchbox")).to_have_value("说郛")


def test_an_empty_lobby_offers_a_table_and_no_page_is_a_dead_end(house, visit):
    page = visit(house, "/lobby", viewport=LAPTOP)
    offered = page.get_by_text("Open one yourself:").locator("xpath=following-sibling::*[1]").get_by_role("link")
    expect(offered).to_have_text([re.compile("^Play Dama"), re.compile("^Play Madiao"), re.compile("^Play Ruqi")])
    page.goto(f"{house.address}/watch")
    page.get_by_role("main").get_by_role("link", name="Open tables").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Open tables")


def test_an_address_without_a_page_is_a_404_and_says_so(house, visit):
    page = visit(house, "/about")
    for path in ("/nothing", "/history/chess", "/learn/chess", "/rules/dama.nothing"):
        assert page.request.get(house.address + path).status == 404, path
    for path in ("/", "/history/dama", "/learn/dama", "/rules/dama.strike", "/search?q=x", "/t/nobody"):
        assert page.request.get(house.address + path).status == 200, path


def test_a_link_is_previewed_by_whoever_runs_no_script(house, visit):
    page = visit(house, "/about")
    told = page.request.get(f"{house.address}/learn/madiao", headers={"accept-language": "zh-TW"}).text()
    image = re.search(r'property="og:image" content="([^"]+)"', told)
    assert image is not None
    assert '<html lang="zh-Hant">' in told
    assert '"og:title" content="馬吊 · Youyi 游藝"' in told
    picture = page.request.get(image[1])
    assert picture.headers["content-type"] == "image/png"
