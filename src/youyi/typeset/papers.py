"""Everything a game has on paper under a ruleset, each thing as one PDF: the book, and the sheets at their true size."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias

from youyi.kernel.face.handbook import Sheet
from youyi.kernel.names import Language, Words
from youyi.kernel.rulings import Ruleset
from youyi.typeset import words as said
from youyi.typeset.book import book, front
from youyi.typeset.chapters import AnyGame
from youyi.typeset.sheets import tiled, tiles
from youyi.typeset.typst import compiled

BOOK = "book"
PAPER = "a4"
_PAGE = re.compile(rb"/Type\s*/Page\b")


@dataclass(frozen=True, slots=True)
class Paper:
    """One thing that is printed."""

    key: str
    title: Words
    about: Words
    """What one does with it."""
    pages: int
    pdf: bytes
    picture: bytes
    """How it begins: its cover, or its first page; a small PNG."""


def papers(game: AnyGame, ruleset: Ruleset[Any], language: Language) -> Iterator[Paper]:
    """Set all of them, the book first. Raises what `typst.face` raises."""
    left = left_pages(language)
    yield _paper(BOOK, said.BOOK, said.BOOK_ABOUT, book(game, ruleset, left), front(game, ruleset, left))
    for sheet in game.handbook(ruleset.rulings).sheets:
        source, pictures = tiled(sheet, PAPER, language)
        first = source.partition("\n")[0], pictures
        yield _paper(sheet.key, sheet.title, _about(sheet), (source, pictures), first)


def left_pages(language: Language) -> Language:
    """The script of a book's left pages, for a reader of a language."""
    return Language.ZH_HANS if language is Language.ZH_HANS else Language.ZH_HANT


Source: TypeAlias = tuple[str, dict[str, str]]
"""Typst code, and its pictures by name."""


def _paper(key: str, title: Words, about: Words, source: Source, first: Source) -> Paper:
    (pdf,) = compiled(*source, "pdf")
    return Paper(key, title, about, page_count(pdf), pdf, compiled(*first, "png")[0])


def page_count(pdf: bytes) -> int:
    """How many pages a PDF of Typst has."""
    return len(_PAGE.findall(pdf))


def _about(sheet: Sheet) -> Words:
    if sheet.back is not None:
        return said.BOTH_SIDES
    laid = tiles(sheet, PAPER)
    if laid.count == 1:
        return said.TRUE_SIZE.filled(wide=f"{sheet.width / 10:g}", high=f"{sheet.height / 10:g}")
    return said.TO_JOIN.filled(wide=f"{sheet.width / 10:g}", high=f"{sheet.height / 10:g}", count=laid.count)
