"""The documentation site: its sources, its table of contents, its search, its links; and, in the long tests, all of it."""

from __future__ import annotations

import subprocess
import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib import import_module
from pathlib import Path
from threading import Thread

import pytest

from tests.docs.pages import DOCS, ROOT

SITE = ROOT / "tools" / "site"


@pytest.fixture
def site(monkeypatch: pytest.MonkeyPatch):
    """Import a module of the site's tools."""
    monkeypatch.syspath_prepend(str(SITE))
    for name in ("tree", "links", "navigation", "han_search"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return import_module


def test_every_document_is_in_the_table_of_contents(site, tmp_path):
    tree, navigation = site("tree"), site("navigation")
    written = set(tree.laid_out(tmp_path))
    (tmp_path / "docs" / "api.md").write_text("# Everything", encoding="utf-8")
    listed = {page for _, pages in navigation.entries(tmp_path) for each in pages for page in below(each)}
    documents = {each.relative_to(ROOT).with_suffix("").as_posix() for each in DOCS.rglob("*.md")} - {"docs/README"}
    assert documents <= listed
    assert all((tmp_path / f"{page}.md").is_file() for page in listed)
    assert Path("examples/bots/random.js") in written, "what a document links is taken along"
    assert "orphan" in (tmp_path / "docs" / "README.md").read_text(encoding="utf-8"), "its text is the front page"
    assert "](docs/tutorial/ruqi/en.md)" in (tmp_path / "index.md").read_text(encoding="utf-8")
    assert "](docs/howto/index.md)" in (tmp_path / "index.md").read_text(encoding="utf-8")


def test_every_folder_that_is_linked_has_an_index(site):
    tree = site("tree")
    pages = [*(ROOT / name for name in tree.PROJECT), *DOCS.rglob("*.md")]
    linked = {
        there for page in pages for there in tree.targets(page, page.read_text(encoding="utf-8")) if there.is_dir()
    }
    indexed = {ROOT / folder for folder in tree.FOLDERS}
    assert linked & indexed
    assert {each for each in linked - indexed if not (each / "README.md").is_file()} == set()


def below(entry):
    """A page and all below it."""
    return [entry.page, *(page for each in entry.below for page in below(each))]


def test_the_table_of_contents_is_seen_from_its_page(site, tmp_path):
    tree, navigation = site("tree"), site("navigation")
    tree.laid_out(tmp_path)
    (tmp_path / "docs" / "api.md").write_text("# Everything", encoding="utf-8")
    html = navigation.navigation(tmp_path, "docs/rulebook/ruqi/en")
    assert 'href="../../glossary.html"' in html
    assert 'class="reference internal current" href="#"' in html
    assert html.count("current") == 3, "the page, its item, and the rulebooks above it"


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("甲，\n乙。\n", "甲，乙。\n"),
        ("- 甲，\n  乙\n- 丙\n", "- 甲，乙\n- 丙\n"),
        ("甲\n\n乙\n", "甲\n\n乙\n"),
        ("| 甲 |\n|---|\n", "| 甲 |\n|---|\n"),
        ("甲 a\nb 乙\n", "甲 a\nb 乙\n"),
        ("```text\n甲\n乙\n```\n甲\n乙\n", "```text\n甲\n乙\n```\n甲乙\n"),
        ("# 甲\n\n乙", "# 甲\n\n乙"),
    ],
)
def test_lines_of_chinese_are_joined_without_a_space(site, written, shown):
    assert site("tree").without_gaps(written) == shown


@pytest.mark.parametrize("asked", ["打馬", "打马"])
def test_chinese_is_found_in_either_script_by_any_part(site, asked):
    search = site("han_search").TrilingualSearch
    search.prepare(["打馬圖經 弔 吊"])
    page = set(search({}).split("《打馬圖經》 the twelve rounds, 馬弔 too"))
    assert {"打马", "马图", "图经", "马", "rounds", "twelve", "马吊"} <= page
    assert set(search({}).split(asked)) <= page
    assert "打馬" not in page
    assert "馬" in search.js_splitter_code


def test_a_link_that_leads_nowhere_is_found(site, tmp_path):
    links = site("links")
    (tmp_path / "a.html").write_text('<a href="b.html#here">b</a> <a href="#gone">x</a> <img src="c.png">', "utf-8")
    (tmp_path / "b.html").write_text('<h1 id="here">b</h1> <a href="https://example.org/">out</a>', "utf-8")
    assert links.dead_links(tmp_path) == ["a.html: #gone", "a.html: c.png"]


@pytest.mark.long
@pytest.mark.browser
@pytest.mark.timeout(600)
def test_the_site_is_built_and_searched(tmp_path, browser):
    done = subprocess.run(
        [sys.executable, str(SITE / "build.py"), str(tmp_path)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    html = tmp_path / "html"
    assert 'lang="zh-Hans"' in (html / "docs/rulebook/ruqi/zh-Hans.html").read_text(encoding="utf-8")
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(html)))
    Thread(target=server.serve_forever, daemon=True).start()
    page = browser.new_page(viewport={"width": 390, "height": 780})
    try:
        for asked, found in (("虚投", "rulebook/ruqi"), ("打馬", "rulebook/dama"), ("Parquet", "reference/cli")):
            page.goto(f"http://127.0.0.1:{server.server_port}/search.html?q={asked}")
            page.wait_for_selector(f"ul.search a[href*='{found}']")
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    finally:
        page.close()
        server.shutdown()
        server.server_close()


class Quiet(SimpleHTTPRequestHandler):
    """Files, without a word on each."""

    def log_message(self, format: str, *arguments: object) -> None:  # noqa: A002 - its name there
        """Say nothing."""
