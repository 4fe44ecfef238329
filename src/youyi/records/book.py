"""The words by which a rulebook's clauses and answers are written outside Python."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from youyi.kernel.articles import Article
from youyi.kernel.game import Game
from youyi.kernel.rules import Reason
from youyi.kernel.rulings import Ruling, questions


@dataclass(frozen=True, slots=True)
class Book:
    """What a rulebook calls its clauses and its open questions, so that reasons can be written as words."""

    articles: Mapping[str, Article]
    questions: Mapping[str, type[Ruling]]
    words: Mapping[Any, tuple[str, ...]]
    """New types of whole numbers that are written as words."""

    @classmethod
    def of(cls, game: Game[Any, Any, Any, Any]) -> Book:
        """Open the rulebook of a game."""
        asked = questions(game.rulesets[0].rulings)
        return cls(
            {article.key: article for article in game.articles},
            {name: each for name, each in asked.items() if isinstance(each, type)},
            game.words,
        )

    def question(self, answer: Ruling) -> str:
        """Name the question that a ruling answers: `scoring`."""
        return next(name for name, each in self.questions.items() if isinstance(answer, each))

    def write(self, because: Reason) -> str:
        """Write a reason as a word: the key of a clause, or `question=answer`."""
        if isinstance(because, Article):
            return because.key
        return f"{self.question(because)}={because.word}"

    def read(self, text: str) -> Reason:
        """Read what `write` wrote. Raises KeyError for a clause or an answer that is not in the book."""
        name, equals, word = text.partition("=")
        if not equals:
            return self.articles[text]
        return {member.word: member for member in self.questions[name]}[word]
