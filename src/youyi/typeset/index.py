"""The index of a book: where the name of each clause stands in its chapters and tables, and where the clause is told whole."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from itertools import groupby

from youyi.kernel.articles import Article
from youyi.kernel.names import Language, Words
from youyi.typeset import words as said
from youyi.typeset.typst import literal

MOST = 8
"""A word that stands in more places than these is no help there: it leads to its clause alone."""
SHORTEST = 2
"""Characters of a Chinese name that is looked for: a single one is part of other words."""
COLUMNS = 5
HEAD = """
#let at(name) = [#metadata(name)#label(name)]
#let letter(it) = block(above: 1.1em, below: 0.5em, sticky: true, strong(it))
#let entry(said, names) = block(above: 0.5em, below: 0.5em, context {
  let found = names.map(name => (page: locate(label(name)).page(), name: name))
  let firsts = found.map(each => each.page).dedup().map(number => found.find(each => each.page == number))
  [#metadata((clause: names.last(), pages: firsts.map(each => each.page)))<entry>]
  grid(columns: (1fr, auto), column-gutter: 1mm, par(hanging-indent: 1em, said),
    align(right, firsts.map(each => link(label(each.name), str(each.page))).join(", ")))
})
"""


class Index:
    """What is marked while a book is written, and the index of it."""

    def __init__(self, articles: Iterable[Article], chinese: Language) -> None:
        self._articles = tuple(articles)
        self._chinese = chinese
        self._places: dict[tuple[Language, str], list[str]] = {}
        self._marks = 0
        self._sought = {
            language: [(each.key, sought) for each in self._articles if (sought := _sought(each, language)) is not None]
            for language in (chinese, Language.EN)
        }

    def mark(self, *texts: Words) -> str:
        """What is put before some texts, so that the index finds their page; empty if no clause's name stands there."""
        name = f"place-{self._marks}"
        found = False
        for language, sought in self._sought.items():
            text = " ".join(each.said_in(language) for each in texts)
            for key, pattern in sought:
                if pattern.search(text):
                    self._places.setdefault((language, key), []).append(name)
                    found = True
        self._marks += found
        return f"at({literal(name)}) + " if found else ""

    @staticmethod
    def mark_clause(article: Article) -> str:
        """The same for the clause itself."""
        return f"at({literal(f'clause-{article.key}')})"

    def write(self) -> Iterator[str]:
        """Write the index: the Chinese names by pinyin, then the English ones."""
        for language, by in ((self._chinese, said.BY_PINYIN), (Language.EN, said.BY_ALPHABET)):
            yield f"#pair({literal(by.said_in(self._chinese))}, {literal(by.en)})"
            yield f"#columns({COLUMNS}, gutter: 5mm, {{ set text(7pt); set par(leading: 0.45em)"
            sorted_by = [(_key(each, language)[:1].upper(), each) for each in self._sorted(language)]
            for first, articles in groupby(sorted_by, lambda each: each[0]):
                yield f"letter({literal(first)})"
                yield from (self._entry(each, language) for _, each in articles)
            yield "})"

    def _sorted(self, language: Language) -> list[Article]:
        return sorted(self._articles, key=lambda each: (_key(each, language), each.key))

    def _entry(self, article: Article, language: Language) -> str:
        places = self._places.get((language, article.key), [])
        names = [*(places if len(places) <= MOST else ()), f"clause-{article.key}"]
        listed = ", ".join(literal(each) for each in names)
        text = literal(article.name.said_in(language))
        return f"entry({text if language is not Language.EN else f'en({text})'}, ({listed},))"


def _sought(article: Article, language: Language) -> re.Pattern[str] | None:
    name = article.name.said_in(language)
    if language is not Language.EN:
        return re.compile(re.escape(name)) if len(name) >= SHORTEST else None
    return re.compile(rf"\b{re.escape(name.removeprefix('the '))}\b", re.IGNORECASE)


def _key(article: Article, language: Language) -> str:
    """By what a name is sorted: letters without tones or marks."""
    name = (
        article.name.en.casefold().removeprefix("the ") if language is Language.EN else article.name.pinyin.casefold()
    )
    plain = "".join(each for each in unicodedata.normalize("NFD", name) if not unicodedata.combining(each))
    return re.sub(r"[^a-z0-9 ]", "", plain)
