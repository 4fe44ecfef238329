"""What a book of a game holds: its chapters with the answers in force, and the sources of its clauses."""

from __future__ import annotations

from typing import Any, TypeAlias

from youyi.kernel.articles import Source
from youyi.kernel.face.handbook import Chapter, Grid
from youyi.kernel.game import Game
from youyi.kernel.names import Words, in_each
from youyi.kernel.rulings import Quantity, Ruleset, questions, value_of
from youyi.typeset.texts import TYPESET as TEXTS

AnyGame: TypeAlias = Game[Any, Any, Any, Any]
ANSWERS = TEXTS["answers"]
QUESTION, ANSWER = TEXTS["question"], TEXTS["in_force"]
NAME = TEXTS["name"]


def in_force(ruleset: Ruleset[Any]) -> Chapter:
    """Every question with the answer of a ruleset."""
    rows = [
        (Words(name, name, name), asked.question, _answer(getattr(ruleset.rulings, name), asked))
        for name, asked in questions(ruleset.rulings).items()
    ]
    return Chapter(ANSWERS, (Grid((NAME, QUESTION, ANSWER), tuple(rows)),))


def _answer(answer: Any, asked: Any) -> Words:
    if not isinstance(asked, Quantity):
        return answer.answer.reading  # type: ignore[no-any-return]  # a ruling's
    number = str(value_of(answer))
    return in_each(lambda language: f"{number} {asked.unit.said_in(language)}")


def chapters(game: AnyGame, ruleset: Ruleset[Any]) -> tuple[Chapter, ...]:
    """A game's chapters under a ruleset, and the answers in force."""
    return (*game.handbook(ruleset.rulings).chapters, in_force(ruleset))


def sources(game: AnyGame) -> tuple[Source, ...]:
    """List the witnesses of a game in the order in which they are first called."""
    called = (locus.source for article in game.articles for locus in article.loci)
    return tuple({source.key: source for source in called}.values())
