"""What one needs to play a game from paper: chapters with tables and pictures, and sheets to print at their true size."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from youyi.kernel.articles import Article
from youyi.kernel.names import Language, Words


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A few sentences."""

    said: Words


@dataclass(frozen=True, slots=True)
class Steps:
    """Things in their order, numbered."""

    items: tuple[Words, ...]


@dataclass(frozen=True, slots=True)
class Grid:
    """A table; every row has as many cells as the head."""

    head: tuple[Words, ...]
    rows: tuple[tuple[Words, ...], ...]


@dataclass(frozen=True, slots=True)
class Illustration:
    """A picture with its caption."""

    key: str
    """Its file's name without ending."""
    draw: Callable[[Language], str]
    """The picture as SVG, its words in one language."""
    caption: Words
    width: int
    """In millimetres, where a book shows it."""


Block: TypeAlias = Paragraph | Steps | Grid | Illustration


@dataclass(frozen=True, slots=True)
class Chapter:
    """One chapter, with the clauses on which it rests."""

    title: Words
    blocks: tuple[Block, ...]
    clauses: tuple[Article, ...] = ()


@dataclass(frozen=True, slots=True)
class Sheet:
    """Something to print at its true size, and to cut out or write on."""

    key: str
    title: Words
    draw: Callable[[Language], str]
    width: float
    """In millimetres, as the height."""
    height: float
    back: Callable[[Language], str] | None = None
    """What is printed on the other side; None if nothing is."""
    seams: tuple[tuple[float, ...], tuple[float, ...]] | None = None
    """Where it may be cut into pages from the left and from the top, in millimetres: between its cells; None: anywhere."""


@dataclass(frozen=True, slots=True)
class Handbook:
    """A game on paper, under one set of rulings."""

    chapters: tuple[Chapter, ...]
    sheets: tuple[Sheet, ...]
    idle: frozenset[Article] = frozenset()
    """Clauses of this rulebook that no answer in force uses, beyond those that the rulings themselves show."""


def same(said: str) -> Words:
    """A word that is the same in every language: a number, a code."""
    return Words(said, said, said)
