"""What teaches a game: a page that says how it is played, a first game step by step, its words, worked examples.

All of it is data. Positions and moves are written in the game's notation and played by its rules before anybody sees
them, so whatever a lesson shows is what the rules do.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias, Union

from youyi.kernel.articles import Article, Locus
from youyi.kernel.names import Name, Words
from youyi.kernel.seats import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """A position to look at: a written one or the game's start, after some moves."""

    position: str | None = None
    """In notation; None: the game's own start."""
    moves: tuple[str, ...] = ()
    """Played from there before anything is shown."""
    ruleset: str | None = None
    """None: the game's first."""
    terms: tuple[tuple[str, int], ...] = ()
    """Terms that differ from the usual ones."""
    seat: Seat | None = Seat(0)
    """Through whose eyes; None: the public's."""


@dataclass(frozen=True, slots=True)
class Quotation:
    """A short phrase of an old source, which a step tells of in its own words."""

    locus: Locus
    says: Words
    """What it means, in our translation."""
    by: Words
    """Who says it, and when."""

    @classmethod
    def of(cls, article: Article, by: Words) -> Quotation:
        """What the oldest witness of a clause says."""
        assert article.translated is not None, f"no old words of {article.key} are translated"
        return cls(next(each for each in article.old if each.words), article.translated, by)


@dataclass(frozen=True, slots=True)
class Reply:
    """What is said of some answers that are not the one asked for."""

    moves: tuple[str, ...]
    says: Words
    because: Article


@dataclass(frozen=True, slots=True, kw_only=True)
class Play:
    """Choose a move on the board. Every legal move is accepted, not asked for, or replied to."""

    right: tuple[str, ...]
    says: Words
    """Once one of them was chosen."""
    because: Article
    """The clause that the right move shows; it is among the reasons of its events, or forbids the others."""
    replies: tuple[Reply, ...] = ()
    otherwise: Words | None = None
    """Of every other legal move; None if `right` and `replies` name them all."""


@dataclass(frozen=True, slots=True)
class Option:
    """One answer to a question."""

    says: Words
    reply: Words
    """Why it is right, or wrong."""
    right: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Ask:
    """Answer a question about what is seen."""

    question: Words
    options: tuple[Option, ...]
    because: Article
    """The clause that decides."""


@dataclass(frozen=True, slots=True)
class Watch:
    """See some moves played, each when the learner goes on. With `throw` the first is the learner's own throw."""

    moves: tuple[str, ...]
    throw: bool = False


Task = Union[Play, Ask, Watch]


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonStep:
    """One step of a lesson: a text beside a position, and perhaps something to do."""

    key: str
    """Unique in its lesson; browsers remember how far they came by it."""
    title: Words
    text: Words
    """Paragraphs with an empty line between; lines that begin with `- ` are a list; `**` marks what matters."""
    scene: Scene | None = None
    task: Task | None = None
    after: Words | None = None
    """Said when the task is done."""
    clauses: tuple[Article, ...] = ()
    """What the text teaches."""
    quoted: Quotation | None = None
    """The sentence that made the rule."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """A guided first game."""

    title: Words
    minutes: int
    steps: tuple[LessonStep, ...]
    then: tuple[tuple[str, int], ...] = ()
    """Terms of the short game to play after it, where they differ from the usual ones."""


@dataclass(frozen=True, slots=True)
class LessonPicture:
    """A position drawn by the game's own board, with what it shows."""

    scene: Scene
    caption: Words


@dataclass(frozen=True, slots=True, kw_only=True)
class GlossaryTerm:
    """A word of the game, explained in a sentence."""

    name: Name
    means: Words
    article: Article | None = None
    """Where the rulebook says it."""
    also: tuple[str, ...] = ()
    """Other ways to write it."""


@dataclass(frozen=True, slots=True)
class GlossaryEntry:
    """A word in the glossary."""

    name: Name
    code: str
    """What it is called in code, notation or on the command line; empty where it is called nothing there."""
    means: str
    """In English, as the glossary is."""
    article: Article | None = None
    """Where the rulebook says it."""

    @classmethod
    def of(cls, term: GlossaryTerm, code: str) -> GlossaryEntry:
        """A word that the table explains, explained as there."""
        return cls(term.name, code, term.means.en, term.article)


@dataclass(frozen=True, slots=True, kw_only=True)
class Guide:
    """How a game is played, on one screen."""

    aim: Words
    turn: tuple[Words, ...]
    """What a turn is, step by step."""
    terms: tuple[GlossaryTerm, ...]
    """The three to five words without which nothing is understood."""
    pictures: tuple[LessonPicture, ...]


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example of a clause: a move in a position; the clause is among the reasons of what follows."""

    article: Article
    scene: Scene
    move: str


Row: TypeAlias = tuple[str, str, str, str, int]
"""A worked example as it is stored: clause, ruleset, position, move, and the seat that looks on."""


def worked(articles: Iterable[Article], rows: Iterable[Row], terms: tuple[tuple[str, int], ...]) -> tuple[Example, ...]:
    """Return the examples of rows, on the terms of a single bout."""
    named = {each.key: each for each in articles}
    return tuple(
        Example(named[key], Scene(position=position, ruleset=ruleset, terms=terms, seat=Seat(seat)), move)
        for key, ruleset, position, move, seat in rows
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Teaching:
    """All that teaches one game."""

    guide: Guide
    lesson: Lesson
    terms: tuple[GlossaryTerm, ...]
    """Every word that the table shows without explaining it, the guide's among them."""
    glossary: tuple[GlossaryEntry, ...] = ()
    """The words of the game in the glossary: these terms, and what else its rules and its code have names for."""
    examples: tuple[Example, ...] = ()
