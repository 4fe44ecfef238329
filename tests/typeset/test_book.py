"""A printed book: its index leads to the pages where the words stand, its front says what it is, and its pages are counted."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unicodedata import normalize

import pytest

from youyi.games import game
from youyi.kernel.names import Language
from youyi.kernel.version import __version__
from youyi.typeset.book import book
from youyi.typeset.index import Index
from youyi.typeset.papers import page_count, papers
from youyi.typeset.typst import compiled, literal

pytestmark = pytest.mark.skipif(find_spec("typst") is None, reason="the extra `print` is not installed")
PROBE = """
#context [#metadata((
  marks: query(metadata).filter(each => type(each.value) == str).map(each => (each.value, each.location().page())),
  pages: counter(page).final().first(),
))<probe>]
"""
PLACE = re.compile(r'at\("(place-\d+)"\) \+ ((?:(?!at\("place-).)*)')
NAMES = ["ruqi", "dama", "madiao"]
LONG = [pytest.param(name, marks=[pytest.mark.long] * (name == "madiao")) for name in NAMES]


@dataclass(frozen=True)
class SetBook:
    """A book as it is set."""

    source: str
    entries: list[dict[str, Any]]
    """Of the index."""
    marks: dict[str, int]
    """The page of each place that is marked."""
    pages: int


@cache
def set_book(name: str) -> SetBook:
    import typst

    source, pictures = book(game(name), game(name).rulesets[0], Language.ZH_HANT)
    with TemporaryDirectory() as folder:
        for file, drawn in (*pictures.items(), ("main.typ", source + PROBE)):
            (Path(folder) / file).write_text(drawn, encoding="utf-8")
        main = str(Path(folder) / "main.typ")
        entries = json.loads(typst.query(main, "<entry>", field="value"))
        (probe,) = json.loads(typst.query(main, "<probe>", field="value"))
    return SetBook(source, entries, dict(probe["marks"]), probe["pages"])


def words_at(source: str) -> dict[str, str]:
    """What is written where the index finds it, by the name of the place."""
    return {found[1]: found[2] for found in PLACE.finditer(source)}


@pytest.mark.parametrize("name", LONG)
def test_every_clause_is_in_both_indexes_and_each_page_there_has_its_words(name):
    found, articles = set_book(name), game(name).articles
    assert len(found.entries) == 2 * len(articles)
    at_page: dict[int, list[str]] = {}
    for place, said in words_at(found.source).items():
        at_page.setdefault(found.marks[place], []).append(said.casefold())
    further = 0
    for nth, language in enumerate((Language.ZH_HANT, Language.EN)):
        listed = {each["clause"]: each["pages"] for each in found.entries[nth * len(articles) :][: len(articles)]}
        for article in articles:
            pages = listed[f"clause-{article.key}"]
            own = found.marks[f"clause-{article.key}"]
            words = article.name.said_in(language).casefold().removeprefix("the ")
            assert pages == sorted(pages)
            assert own == pages[-1] <= found.pages
            for page in pages[:-1]:
                assert any(words in said for said in at_page[page]), (words, page)
                further += 1
    assert further > 10, "it leads to more than the clauses"


def test_the_front_says_what_the_book_is_of_which_release_and_under_which_licence():
    found = set_book("ruqi").source
    for words in ("ruqi/modern@", __version__, "MIT licence", "Typst", str(len(game("ruqi").articles)), "儒", "Rúqí"):
        assert words in found
    assert re.search(r"Set on \d{4}-\d\d-\d\d with Typst", found)


def test_papers_say_how_many_pages_they_have():
    listed = list(papers(game("ruqi"), game("ruqi").rulesets[0], Language.EN))
    assert listed[0].pages == set_book("ruqi").pages
    assert {each.key: each.pages for each in listed[1:]} == {
        "board": 6,
        "plain-board": 6,
        "pieces": 1,
        "dice": 1,
        "score": 1,
    }
    (pdf,) = compiled("#pagebreak()#pagebreak()", {}, "pdf")
    assert page_count(pdf) == 3


@pytest.mark.parametrize("name", NAMES)
def test_an_index_is_in_the_order_of_its_letters(name):
    articles = game(name).articles
    begins = {f"entry(en({literal(each.name.en)})": each.name.en.casefold().removeprefix("the ") for each in articles}
    begins |= {f"entry({literal(each.name.zh_hant)}": each.name.pinyin.casefold() for each in articles}
    letters, columns, entries = [""], 0, 0
    for line in Index(articles, Language.ZH_HANT).write():
        if line.startswith("#columns"):
            columns, letters = columns + 1, [""]
        elif line.startswith("letter("):
            letters.append(line.removeprefix('letter("')[0])
            assert letters[-1] > letters[-2]
        elif line.startswith("entry("):
            entries += 1
            first = normalize("NFD", begins[line.partition(", (")[0]])[0]
            assert first.upper() == letters[-1], line
    assert (columns, entries) == (2, 2 * len(articles))
