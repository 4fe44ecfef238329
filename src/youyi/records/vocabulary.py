"""The words that stand for a game's clauses, rulings and named numbers in JSON."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from youyi.kernel.articles import Article
from youyi.kernel.game import Game
from youyi.kernel.rules import Reason
from youyi.kernel.rulings import Ruling, questions


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The words of one game, in both directions: reasons and numbers to words, and words back."""

    articles: Mapping[str, Article]
    """Clauses by key."""
    questions: Mapping[str, type[Ruling]]
    """Open questions by name."""
    words: Mapping[Any, tuple[str, ...]]
    """New types of whole numbers that are written as words (`Game.words`)."""

    @classmethod
    def of(cls, game: Game[Any, Any, Any, Any]) -> Vocabulary:
        """Collect the words of a game."""
        asked = questions(game.rulesets[0].rulings)
        return cls(
            {article.key: article for article in game.articles},
            {name: each for name, each in asked.items() if isinstance(each, type)},
            game.words,
        )

    def question(self, answer: Ruling) -> str:
        """Return the name of the question that a ruling answers: `scoring`."""
        return next(name for name, each in self.questions.items() if isinstance(answer, each))

    def write(self, because: Reason) -> str:
        """Write a reason: the key of a clause, or `question=answer`."""
        if isinstance(because, Article):
            return because.key
        return f"{self.question(because)}={because.word}"

    def read(self, text: str) -> Reason:
        """Read what `write` wrote. Raises KeyError for a clause or an answer that the game does not have."""
        name, equals, word = text.partition("=")
        if not equals:
            return self.articles[text]
        return {member.word: member for member in self.questions[name]}[word]
