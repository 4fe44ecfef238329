"""Search for clauses and questions by any of their names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, Union

from youyi.apps.cli.base import clauses
from youyi.kernel.articles import Article, Grade
from youyi.kernel.face.lessons import GlossaryTerm
from youyi.kernel.face.search import folded, script_fold
from youyi.kernel.game import Game
from youyi.kernel.names import Language, Words
from youyi.kernel.rulings import Quantity, Ruleset, Ruling, questions, value_of


@dataclass(frozen=True, slots=True)
class Clause:
    """A clause of a game."""

    game: Game[Any, Any, Any, Any]
    article: Article
    terms: tuple[GlossaryTerm, ...] = ()
    """Words of the game that lead to it."""

    @property
    def names(self) -> tuple[str, ...]:
        """Every name by which it is found."""
        own = (self.article.key, self.article.key.rpartition(".")[2])
        named = (self.article.name, *(term.name for term in self.terms))
        said = (each for name in named for each in (name.zh_hant, name.zh_hans, name.pinyin, name.en))
        return (*own, *said, *(each for term in self.terms for each in term.also))

    @property
    def texts(self) -> tuple[str, ...]:
        """What it says, in which it is found where no name is."""
        reading = self.article.reading
        return (self.article.text, self.article.old_words, reading.zh_hant, reading.zh_hans, reading.en)

    def line(self, language: Language) -> str:
        """Its names and grade on one line."""
        return f"{clauses.name_line(self.article)}  {clauses.standing(self.article.grade, language)}"

    def cited_by(self) -> Iterator[str]:
        """The answers that cite it as `question=answer`, and the questions for a number as `question`."""
        for name, asked in questions(self.game.rulesets[0].rulings).items():
            if not isinstance(asked, Quantity):
                yield from (f"{name}={member.word}" for member in asked if self.article in member.answer.cites)
            elif self.article in asked.cites:
                yield name


@dataclass(frozen=True, slots=True)
class GameQuestion:
    """An open question of a game."""

    game: Game[Any, Any, Any, Any]
    name: str
    asked: type[Ruling] | Quantity

    @property
    def question(self) -> Words:
        """The question itself."""
        return self.asked.question

    @property
    def names(self) -> tuple[str, ...]:
        """Every name by which it is found."""
        asked = self.question
        return (self.name, f"{self.game.id}.{self.name}", asked.zh_hant, asked.zh_hans, asked.en)

    @property
    def texts(self) -> tuple[str, ...]:
        """What it says: all of it is in its names."""
        return ()

    def line(self, language: Language) -> str:
        """The question on one line."""
        return f"{self.name}: {self.question.said_in(language)}  [{self.game.id}]"

    def value_in(self, ruleset: Ruleset[Any]) -> str:
        """The answer of a ruleset."""
        return str(value_of(getattr(ruleset.rulings, self.name)))

    def grade_in(self, ruleset: Ruleset[Any]) -> Grade:
        """The grade of a ruleset's answer."""
        if isinstance(self.asked, Quantity):
            return self.asked.grade
        given = getattr(ruleset.rulings, self.name)
        assert isinstance(given, Ruling)
        return given.answer.grade


Entry: TypeAlias = Union[Clause, GameQuestion]


def every_entry(game: Game[Any, Any, Any, Any]) -> Iterator[Entry]:
    """A game's clauses, then its questions."""
    terms = game.teaching().terms if game.has("teaching") else ()
    for article in game.articles:
        yield Clause(game, article, tuple(term for term in terms if term.article is article))
    for name, asked in questions(game.rulesets[0].rulings).items():
        yield GameQuestion(game, name, asked)


def matching(entries: Sequence[Entry], name: str) -> list[Entry]:
    """The entry with exactly this key, a clause's before a question's; else those with exactly this name, then others.

    Where none has the name, those are found that have it in a name, then those that speak of it.
    """
    if keyed := _keyed(entries, name):
        return keyed
    fold = script_fold(entry.article.name for entry in entries if isinstance(entry, Clause))
    wanted = folded(name, fold)
    names = [(entry, [folded(each, fold) for each in entry.names]) for entry in entries]
    return (
        [entry for entry, found in names if wanted in found]
        or [entry for entry, found in names if any(wanted in each for each in found)]
        or [entry for entry in entries if any(wanted in folded(each, fold) for each in entry.texts)]
    )


def _keyed(entries: Sequence[Entry], key: str) -> list[Entry]:
    """A clause is written with its game, a question as in the list of rulings: games may ask a question of one name."""
    found: list[Entry] = [each for each in entries if isinstance(each, Clause) and each.article.key == key]
    return found or [
        each for each in entries if isinstance(each, GameQuestion) and key in (each.name, f"{each.game.id}.{each.name}")
    ]
