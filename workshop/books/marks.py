"""How a page of the rulebook marks old words, lists and links."""

from __future__ import annotations

from collections.abc import Iterable

from workshop.books.texts import BOOKS as TEXTS
from youyi.kernel.articles import Article
from youyi.kernel.names import Language, Name, Words


def original(words: str) -> str:
    """Mark a source's own words, which keep their script on every page."""
    return f'<span lang="lzh">{words}</span>'


def listed(items: Iterable[str], language: Language) -> str:
    """Join things as the language does."""
    return TEXTS["comma"].said_in(language).join(items)


def line(label: Words, said: str, language: Language) -> str:
    """Write a line of a list: a label and what is said of it."""
    return f"- {label.said_in(language)}{TEXTS['colon'].said_in(language)}{said}"


def links(articles: Iterable[Article], language: Language) -> str:
    """Point to clauses of the same page."""
    return listed((f"[{each.name.said_in(language)}](#{each.key})" for each in articles), language)


def heading(name: Name, language: Language) -> str:
    """Name a thing with its reading; in English by its characters too."""
    if language is Language.EN:
        return f"{name.en} {original(name.zh_hant)} {name.pinyin}"
    return f"{name.said_in(language)} {name.pinyin}"
