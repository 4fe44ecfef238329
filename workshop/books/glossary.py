"""The glossary as Markdown, made from the words that the tables explain, those of rules and code, and the clauses' names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, TypeAlias

from workshop.books.glossary_words import HOUSE, VARIANTS
from workshop.books.terms import section
from youyi.games import catalogue
from youyi.kernel.face.lessons import GlossaryEntry
from youyi.kernel.game import Game
from youyi.kernel.names import Language

AnyGame: TypeAlias = Game[Any, Any, Any, Any]
_BEGINS = """# Glossary 詞彙

One word per concept, in code, interface and documents alike. Each row: English; traditional characters; simplified
characters; how it is read; what it is called in code or on the command line; what it means here, § leading to the clause
that says so. Made by `make docs`:
the words of a game are in its `teaching/terms.py`, where the tables have them too, and `teaching/glossary.py`."""
_HEAD = "| English | 繁 | 简 | pinyin | in code | meaning |\n| --- | --- | --- | --- | --- | --- |"
_OF_A_GAME = "[Notation](reference/notation.md#{han}) · [rulebook](rulebook/{id}/en.md)"
_EVERY = "Every clause and pattern by its name"
_HEAD_OF_NAMES = "| English | 繁 | 简 | pinyin | clause |\n| --- | --- | --- | --- | --- |"
_VARIANTS = """## Variant characters

Sources write the same word in different ways. The left column is what we write; quotations keep what their edition has.

| we write | also written | |
| --- | --- | --- |"""


def glossary() -> str:
    """Write the page."""
    return "\n".join((*_parts(), ""))


def _parts() -> Iterator[str]:
    yield f"{_BEGINS}\n\n## The house\n\n{_HEAD}"
    yield from _rows(HOUSE)
    for game in catalogue():
        if game.has("teaching"):
            yield f"\n## {game.name.zh_hant}\n\n{_OF_A_GAME.format(han=game.name.zh_hant, id=game.id)}\n\n{_HEAD}"
            yield from _rows(game.teaching().glossary, game.id)
        yield f"\n### {_EVERY}\n\n{_HEAD_OF_NAMES}"
        yield from _names(game)
    yield ""
    yield from section()
    yield f"\n{_VARIANTS}"
    for written, others, note in VARIANTS:
        yield f"| {written} | {others} | {note} |".replace("|  |", "| |")


def _names(game: AnyGame) -> Iterator[str]:
    """Every name that a clause has, in the order of the alphabet."""
    for article in sorted(game.articles, key=lambda each: each.name.en.casefold().removeprefix("the ")):
        name = article.name
        cells = (
            name.en,
            f'<span lang="{Language.ZH_HANT}">{name.zh_hant}</span>',
            f'<span lang="{Language.ZH_HANS}">{name.zh_hans}</span>',
            name.pinyin,
            f"[{article.key}](rulebook/{game.id}/en.md#{article.key})",
        )
        yield f"| {' | '.join(cells)} |"


def _rows(entries: Iterable[GlossaryEntry], game: str = "") -> Iterator[str]:
    for entry in entries:
        name, article = entry.name, entry.article
        says = "" if article is None else f" [§](rulebook/{game}/en.md#{article.key})"
        cells = (
            name.en,
            f'<span lang="{Language.ZH_HANT}">{name.zh_hant}</span>',
            f'<span lang="{Language.ZH_HANS}">{name.zh_hans}</span>',
            name.pinyin,
            entry.code,
            entry.means + says,
        )
        yield f"| {' | '.join(cells)} |".replace("|  |", "| |").replace("|  |", "| |")
