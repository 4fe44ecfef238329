"""The documentation site: its sources, its table of contents, its search, its links; and, in the long tests, all of it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from threading import Thread
from typing import NamedTuple

import pytest

from tests.docs.pages import DOCS, ROOT, built
from tests.house.words.scripts import strangers
from workshop import shelf
from youyi.kernel.names import Language

SITE = ROOT / "tools" / "site"


@pytest.fixture(scope="module")
def site():
    """Import a module of the site's tools."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.syspath_prepend(str(SITE))
        for name in ("tree", "links", "navigation", "han_search", "words"):
            monkeypatch.delitem(sys.modules, name, raising=False)
        yield import_module


@pytest.fixture(scope="session")
def pages(tmp_path_factory):
    """A folder with the pages that are built; those of annotated games, which take minutes, with a title alone."""
    folder = tmp_path_factory.mktemp("pages")
    made = {page.relative_to(ROOT).as_posix(): said or f"# {page.stem}\n" for page, said in built().items()}
    shelf.write(folder, made.items())
    return folder


class LaidOut(NamedTuple):
    """The sources of the site, with a page for what Sphinx makes from docstrings; the files that were written."""

    folder: Path
    written: set[Path]


@pytest.fixture(scope="module")
def laid_out(site, pages, tmp_path_factory):
    folder = tmp_path_factory.mktemp("sources")
    written = set(site("tree").laid_out(folder, pages))
    (folder / "docs" / "api.md").write_text("# Everything", encoding="utf-8")
    return LaidOut(folder, written)


def documents():
    """Every document, committed or built, as the site names it."""
    every = (*DOCS.rglob("*.md"), *(each for each in built() if each.suffix == ".md"))
    return {each.relative_to(ROOT).with_suffix("").as_posix() for each in every}


def listed(site, source, language):
    """Every page in the table of contents of a language."""
    parts = site("navigation").entries(source, language)
    return [page for _, entries in parts for entry in entries for page in below(entry)]


@pytest.mark.parametrize("language", Language)
def test_every_document_is_in_the_table_of_contents_of_its_language(site, laid_out, language):
    words, fronts, every = site("words"), set(site("tree").FRONTS), documents()
    pages = listed(site, laid_out.folder, language)
    own = {page for page in every - fronts if words.language_of(page) is language}
    only_english = {
        page
        for page in every - fronts
        if words.language_of(page) is Language.EN and words.named_in(page, language) not in every
    }
    assert own | only_english <= set(pages)
    assert {words.language_of(page) for page in pages} <= {language, Language.EN}
    assert {page for page in pages if words.language_of(page) is not language} & own == set()
    assert not [page for page in pages if words.named_in(page, language) in every - {page}]
    assert all((laid_out.folder / f"{page}.md").is_file() for page in pages)


def test_what_documents_link_is_taken_along(laid_out):
    assert Path("examples/bots/random.js") in laid_out.written
    assert "orphan" in (laid_out.folder / "docs" / "README.md").read_text(encoding="utf-8"), (
        "its text is the front page"
    )
    assert "](docs/tutorial/ruqi/en.md)" in (laid_out.folder / "index.md").read_text(encoding="utf-8")
    assert "](docs/howto/index.md)" in (laid_out.folder / "index.md").read_text(encoding="utf-8")
    assert "](docs/README.zh-Hant.md)" in (laid_out.folder / "index.md").read_text(encoding="utf-8")


def test_links_through_the_page_of_built_pages_are_made_straight(site, laid_out):
    assert site("tree").straight("[a](../built.md?b/c.md#d) `built.md?e.md`") == "[a](../b/c.md#d) `built.md?e.md`"
    texts = {
        path: (laid_out.folder / path).read_text(encoding="utf-8") for path in laid_out.written if path.suffix == ".md"
    }
    assert [path for path, text in texts.items() if re.search(r"\]\([^)]*built\.md\?", text)] == []
    page = Path("docs/rulebook/ruqi/play/en.md")
    assert "](../../../rulebook/ruqi/en.md#" in texts[page]


def test_every_folder_that_is_linked_has_an_index(site, pages):
    tree = site("tree")
    every = tree.Documents(pages)
    sources = {path: every.file(path) for path in (*map(Path, tree.PROJECT), *every.inside(tree.DOCS, "**/*.md"))}
    linked = {
        there
        for path, file in sources.items()
        for there in tree.targets(every, path, file.read_text(encoding="utf-8"))
        if every.is_folder(there)
    }
    indexed = set(map(Path, tree.FOLDERS))
    assert linked & indexed
    assert {each for each in linked - indexed if not every.file(each / "README.md").is_file()} == set()


def test_sphinx_can_read_its_settings_from_anywhere(tmp_path):
    """As `make docs` starts it, where only this folder is on the path."""
    code = f"import runpy; assert runpy.run_path({str(SITE / 'conf.py')!r})['project']"
    plain = {name: said for name, said in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run([sys.executable, "-P", "-c", code], cwd=tmp_path, env=plain, capture_output=True, text=True, check=False)  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")


def below(entry):
    """A page and all below it."""
    return [entry.page, *(page for each in entry.below for page in below(each))]


def test_the_table_of_contents_is_seen_from_its_page(site, laid_out):
    html = site("navigation").navigation(laid_out.folder, "docs/rulebook/ruqi/en")
    assert 'href="../../glossary.html"' in html
    assert 'class="reference internal current" href="#"' in html
    assert html.count("current") == 3, "the page, its item, and the rulebooks above it"


@pytest.mark.parametrize(
    ("language", "caption", "title"), [("zh-Hant", "實測", "電腦對手"), ("zh-Hans", "实测", "电脑对手")]
)
def test_the_table_of_contents_speaks_the_language_of_the_page(site, laid_out, language, caption, title):
    html = site("navigation").navigation(laid_out.folder, f"docs/findings/README.{language}")
    assert f'<span class="caption-text">{caption}</span>' in html
    assert f'href="opponents.{language}.html">{title}' in html
    assert f'href="../tutorial/ruqi/{language}.html"' in html


def test_the_page_after_a_page_is_in_its_language(site, laid_out):
    neighbours = site("navigation").neighbours
    before, after = neighbours(laid_out.folder, "docs/tutorial/madiao/zh-Hans")
    assert (before["link"], after["link"]) == ("../ruqi/zh-Hans.html", "../dama/zh-Hans.html")
    assert neighbours(laid_out.folder, "docs/tutorial/ruqi/en")[0] is None
    assert neighbours(laid_out.folder, "search") == (None, None)


def test_the_theme_and_the_search_have_words_in_both_scripts(site):
    words = site("words")
    assert words.translated("Next", Language.ZH_HANT) == "下一頁"
    assert words.translated("Next", Language.EN) == "Next"
    said = words.search_catalogue()
    assert said["zh-Hant"].keys() == said["zh-Hans"].keys()
    assert {strangers(str(each), "zh_hans") for each in said["zh-Hans"].values()} == {""}
    found = find_spec("sphinx")
    assert found is not None
    assert found.origin is not None
    scripts = Path(found.origin).parent / "themes" / "basic" / "static"
    told = (scripts / "searchtools.js").read_text(encoding="utf-8")
    assert [each for each in said["zh-Hant"] if each != "Search" and f'"{each}"' not in told] == []


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
def test_the_site_is_built_and_searched(tmp_path, pages, browser):
    done = subprocess.run(
        [sys.executable, str(SITE / "build.py"), str(tmp_path), str(pages)], capture_output=True, text=True, check=False
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
        page.goto(f"http://127.0.0.1:{server.server_port}/docs/README.zh-Hant.html")
        assert page.get_attribute(".sidebar-search[name=q]", "placeholder") == "搜尋"
        page.goto(f"http://127.0.0.1:{server.server_port}/search.html?q=虚投&lang=zh-Hant")
        page.wait_for_selector("ul.search a[href*='zh-Hant']")
        page.wait_for_function("document.querySelector('.search-summary').innerText.startsWith('找到')")
        assert "zh-Hant" in page.get_attribute("ul.search li:first-child a", "href")
    finally:
        page.close()
        server.shutdown()
        server.server_close()


class Quiet(SimpleHTTPRequestHandler):
    """Files, without a word on each."""

    def log_message(self, format: str, *arguments: object) -> None:  # noqa: A002 - its name there
        """Say nothing."""
