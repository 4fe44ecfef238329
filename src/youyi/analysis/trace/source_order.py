"""The order of a source itself, for a game whose rulebook has parts of its own."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any, TypeAlias

from youyi.kernel.articles import Article, Source
from youyi.kernel.game import Game

AnyGame: TypeAlias = Game[Any, Any, Any, Any]
Heading: TypeAlias = tuple[str, tuple[Article, ...]]
"""A place in a source and the clauses that stand there."""
_NUMERALS = "一二三四五六七八九十"
_NUMBERED = re.compile(rf"[{_NUMERALS}](?=、)|\d+|\b[A-Z]\b")


def in_source_order(game: AnyGame) -> tuple[Source, tuple[Heading, ...]] | None:
    """The source that most clauses name, with its headings and their clauses; None where the rulebook follows its sources."""
    if not game.parts:
        return None
    sources = {locus.source.key: locus.source for article in game.articles for locus in article.loci}
    named = Counter(key for article in game.articles for key in {locus.source.key for locus in article.loci})
    source = sources[named.most_common(1)[0][0]]
    headings = dict[str, list[Article]]()
    for article in game.articles:
        for place in dict.fromkeys(locus.place for locus in article.loci if locus.source is source):
            headings.setdefault(place, []).append(article)
    return source, tuple((place, tuple(headings[place])) for place in sorted(headings, key=_numbers))


def _numbers(place: str) -> tuple[int, ...]:
    """The numbers of a heading in their order, Chinese and others; letters come behind figures.

    >>> _numbers("四、2 斗前色样 33–43"), _numbers("四、2 斗前色样 P")
    ((4, 2, 33, 43), (4, 2, 1080))
    """
    return tuple(_number(each) for each in _NUMBERED.findall(place))


def _number(sign: str) -> int:
    if sign in _NUMERALS:
        return _NUMERALS.index(sign) + 1
    return int(sign) if sign.isdigit() else 1000 + ord(sign)
