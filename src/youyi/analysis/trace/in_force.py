"""Which clauses bind nobody under a ruleset: those on which only answers rest that it does not give."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

from youyi.kernel.articles import Article
from youyi.kernel.game import Game
from youyi.kernel.rulings import Quantity, Ruleset, Ruling, questions

AnyGame: TypeAlias = Game[Any, Any, Any, Any]


def citations(game: AnyGame) -> Mapping[str, tuple[str, ...]]:
    """Give for each clause, by its key, the questions that cite it, or whose answers do."""
    found: dict[str, list[str]] = {}
    for name, asked in questions(game.rulesets[0].rulings).items():
        for article in dict.fromkeys(_cited(asked)):
            found.setdefault(article.key, []).append(name)
    return {key: tuple(names) for key, names in found.items()}


def _cited(asked: type[Ruling] | Quantity) -> Iterator[Article]:
    if isinstance(asked, Quantity):
        yield from asked.cites
        return
    for member in asked:
        yield from member.answer.cites


def idle_under(game: AnyGame, ruleset: Ruleset[Any]) -> frozenset[Article]:
    """Clauses that bind nobody under a ruleset: on which only answers rest that it does not give, and unused patterns.

    What a chapter of the handbook names is in force, whatever else rests on it. Nothing for a game without a handbook.
    """
    if not game.has("handbook"):
        return frozenset()
    book, asked = game.handbook(ruleset.rulings), questions(ruleset.rulings)
    named = {article for chapter in book.chapters for article in chapter.clauses}
    given = {article for name, each in asked.items() for article in _grounds(getattr(ruleset.rulings, name), each)}
    cited = citations(game)
    return book.idle | {each for each in game.articles if each.key in cited and each not in given | named}


def _grounds(answer: Any, asked: Any) -> tuple[Article, ...]:
    found: tuple[Article, ...] = asked.cites if isinstance(asked, Quantity) else answer.answer.cites
    return found


def idle_by_clause(game: AnyGame) -> Mapping[str, tuple[Ruleset[Any], ...]]:
    """The rulesets, in their newest versions, under which each clause binds nobody, by its key; only where there are any."""
    found: dict[str, list[Ruleset[Any]]] = {}
    for ruleset in game.rulesets:
        for article in idle_under(game, ruleset):
            found.setdefault(article.key, []).append(ruleset)
    return {key: tuple(rulesets) for key, rulesets in found.items()}
