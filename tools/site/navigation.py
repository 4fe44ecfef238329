"""The table of contents beside every page, in the page's language.

Sphinx would work it out anew for every page from the headings of all of them, which takes most of a build; this one is
read from the pages' titles, once for each language, and is marked and made relative for each page. Of a page in several
languages the reader's own is listed; a page that there is in English only is listed for everybody.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from html import escape
from itertools import pairwise
from pathlib import Path
from posixpath import relpath

from tree import PARTS, TITLE, contents
from words import CAPTIONS, TITLES, language_of, named_in

from youyi.kernel.names import Language

MARKUP = re.compile(r"<[^>]*>|[`*]|\[([^\]]*)\]\([^)]*\)")


@dataclass(frozen=True, slots=True)
class Entry:
    """A page with the pages below it."""

    page: str
    title: str
    below: tuple[Entry, ...]

    def holds(self, page: str) -> bool:
        """Whether a page is this one or below it."""
        return page == self.page or any(each.holds(page) for each in self.below)

    def pages(self) -> Iterator[Entry]:
        """This page and all below it, in their order."""
        yield self
        for each in self.below:
            yield from each.pages()


@cache
def entries(source: Path, language: Language = Language.EN) -> tuple[tuple[str, tuple[Entry, ...]], ...]:
    """Every part of the table of contents with its pages, for readers of a language."""
    return tuple(
        (CAPTIONS[part.heading].said_in(language), tuple(_entries(source, part.pages, language))) for part in PARTS
    )


def _entries(source: Path, pages: tuple[str, ...] | list[str], language: Language) -> Iterator[Entry]:
    """An entry for each page: versions of a page in other languages are left out."""
    for page in pages:
        if language_of(page) is Language.EN:
            yield _entry(source, page, language)


def _entry(source: Path, page: str, language: Language) -> Entry:
    """A page by its version in the language, if there is one; a folder's index with one page below it gives way to that page."""
    below = tuple(_entries(source, contents(page, _text(source, page)), language))
    if page.endswith("/index") and len(below) == 1:
        return below[0]
    own = named_in(page, language)
    shown = own if (source / f"{own}.md").is_file() else page
    title = TITLES[page].said_in(language) if page in TITLES and shown == page else _title(source, shown)
    return Entry(shown, title, below)


def _text(source: Path, page: str) -> str:
    return (source / f"{page}.md").read_text(encoding="utf-8")


def _title(source: Path, page: str) -> str:
    found = TITLE.search(_text(source, page))
    return MARKUP.sub(lambda each: each.group(1) or "", found.group(1)).strip() if found else page


def navigation(source: Path, page: str) -> str:
    """The table of contents as HTML, as Sphinx writes it, seen from a page."""
    parts = []
    for heading, pages in entries(source, language_of(page)):
        parts.append(f'<p class="caption" role="heading"><span class="caption-text">{escape(heading)}</span></p>')
        parts.append(f"<ul>{''.join(_item(each, page, 1) for each in pages)}</ul>")
    return "\n".join(parts)


def _item(entry: Entry, page: str, level: int) -> str:
    current = " current" if entry.holds(page) else ""
    below = "".join(_item(each, page, level + 1) for each in entry.below)
    inside = f"<ul>{below}</ul>" if below else ""
    mark = current if entry.page == page else ""
    link = f'<a class="reference internal{mark}" href="{_target(entry, page)}">{escape(entry.title)}</a>'
    return f'<li class="toctree-l{level}{current}">{link}{inside}</li>'


def _target(entry: Entry, page: str) -> str:
    return "#" if entry.page == page else relpath(f"{entry.page}.html", Path(page).parent.as_posix())


@cache
def _neighbours(source: Path, language: Language) -> dict[str, tuple[Entry | None, Entry | None]]:
    every = [each for _, pages in entries(source, language) for entry in pages for each in entry.pages()]
    line = list({each.page: each for each in every}.values())
    before = {there.page: here for here, there in pairwise(line)}
    after = {here.page: there for here, there in pairwise(line)}
    return {each.page: (before.get(each.page), after.get(each.page)) for each in line}


def neighbours(source: Path, page: str) -> tuple[dict[str, str] | None, dict[str, str] | None]:
    """The pages before and after a page in the table of contents of its language, as Sphinx gives them to the theme."""

    def linked(entry: Entry | None) -> dict[str, str] | None:
        return None if entry is None else {"link": _target(entry, page), "title": escape(entry.title)}

    before, after = _neighbours(source, language_of(page)).get(page, (None, None))
    return linked(before), linked(after)
