"""Links to a static site: what they lead to says so without a script and opens its page; an unknown address is a 404 of the site's own."""

from __future__ import annotations

from collections.abc import Iterator
from shutil import copytree

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.apps.browser.conftest import Witness, alone
from tests.apps.browser.site.static_host import SITE, UNDER, StaticHost
from tests.apps.browser.test_accessible import findings
from workshop.client.site_links import write_links
from youyi.games import catalogue

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StaticHost]:
    assert (SITE / "service-worker.js").is_file(), "the site is not built: make site"
    folder = copytree(SITE, tmp_path_factory.mktemp("links") / "site")
    write_links(folder, catalogue(), f"http://127.0.0.1{UNDER}")
    host = StaticHost(folder)
    yield host
    host.switch_off()


@pytest.fixture(params=[{"width": 1366, "height": 768}, {"width": 360, "height": 616}], ids=["laptop", "phone"])
def page(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    context = alone(browser, viewport=request.param)
    witness = Witness()
    page = context.new_page()
    witness.watch(page)
    yield page
    context.close()
    assert witness.faults == []


def kept(page: Page) -> None:
    page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")


def test_a_link_to_a_game_opens_it_in_its_language(page, host):
    answer = page.goto(f"{host.address}zh-Hant/dama/")
    assert answer.status == 200
    assert '<meta property="og:title" content="打馬 · Youyi 游藝">' in answer.text()
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_contain_text("打馬")
    assert page.evaluate("document.documentElement.lang") == "zh-Hant"
    page.locator("main a[href$='#/learn/dama/lesson']").first.click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    assert page.url.startswith(f"{host.address}#/learn/dama/lesson"), "it goes on where the site is"
    page.reload()
    expect(page.get_by_role("progressbar")).to_be_visible()
    kept(page)
    page.goto(f"{host.address}en/ruqi/#/puzzles/ruqi?n=2")
    expect(page.get_by_role("heading", level=1)).to_contain_text("儒棋")
    assert "/puzzles/ruqi" in page.url, "what follows the sign is opened, whatever the file is about"


def test_an_unknown_address_is_a_404_with_ways_on(page, host):
    for _ in range(2):  # then with what the site keeps
        answer = page.goto(f"{host.address}rules/nothing/here")
        assert answer.status == 404
        expect(page.get_by_role("heading", level=1, name="No such page")).to_be_visible()
        assert findings(page) == []
        page.get_by_role("main").get_by_role("link", name="Front page").click()
        expect(page.get_by_role("heading", level=1, name="Lost games of China, playable again.")).to_be_visible()
        assert page.url == f"{host.address}#/"
        kept(page)


def test_without_a_host_an_address_leads_to_what_is_kept(page):
    own = StaticHost(SITE)
    page.goto(own.address)
    kept(page)
    page.reload()
    page.get_by_role("button", name="Keep it for playing without a network").wait_for()
    own.switch_off()
    page.goto(f"{own.address}en/dama/")
    expect(page.get_by_role("heading", level=1, name="Lost games of China, playable again.")).to_be_visible()
