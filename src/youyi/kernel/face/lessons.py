"""What teaches a game: a page that says how it is played, a first game step by step, its words, worked examples.

All of it is data. Positions and moves are written in the game's notation and played by its rules before anybody sees
them, so whatever a lesson shows is what the rules do.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias, Union

from youyi.kernel.articles import Article
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
class Step:
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


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """A guided first game."""

    title: Words
    minutes: int
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Picture:
    """A position drawn by the game's own board, with what it shows."""

    scene: Scene
    caption: Words


@dataclass(frozen=True, slots=True, kw_only=True)
class Term:
    """A word of the game, explained in a sentence."""

    name: Name
    means: Words
    article: Article | None = None
    """Where the rulebook says it."""
    also: tuple[str, ...] = ()
    """Other ways to write it."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A word in the glossary."""

    name: Name
    code: str
    """What it is called in code, notation or on the command line; empty where it is called nothing there."""
    means: str
    """In English, as the glossary is."""
    article: Article | None = None
    """Where the rulebook says it."""

    @classmethod
    def of(cls, term: Term, code: str) -> Entry:
        """A word that the table explains, explained as there."""
        return cls(term.name, code, term.means.en, term.article)


@dataclass(frozen=True, slots=True, kw_only=True)
class Guide:
    """How a game is played, on one screen."""

    aim: Words
    turn: tuple[Words, ...]
    """What a turn is, step by step."""
    terms: tuple[Term, ...]
    """The three to five words without which nothing is understood."""
    pictures: tuple[Picture, ...]


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
    terms: tuple[Term, ...]
    """Every word that the table shows without explaining it, the guide's among them."""
    glossary: tuple[Entry, ...] = ()
    """The words of the game in the glossary: these terms, and what else its rules and its code have names for."""
    examples: tuple[Example, ...] = ()
