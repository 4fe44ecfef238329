"""What a page says beside the sentences of play: what a choice brings, what is barred and why, what an event moved."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from youyi.kernel.articles import Article
from youyi.kernel.face.ideas import FalseFriend, Idea
from youyi.kernel.names import Language, Words
from youyi.kernel.people import People
from youyi.kernel.rules import Objection
from youyi.kernel.texts import KERNEL as TEXTS

P = TypeVar("P")
M = TypeVar("M")
E = TypeVar("E")


FOLLOWS = TEXTS["follows"]
AGAINST = TEXTS["against"]
AVOIDS = TEXTS["avoids"]
COMMITS = TEXTS["commits"]


@dataclass(frozen=True, slots=True)
class Counsel:
    """What a text advises about a choice that it does not forbid."""

    article: Article
    follows: bool
    """Whether the choice does what it advises; else it does the contrary."""
    names_fault: bool = False
    """Whether the clause is named after what should not be done."""

    @property
    def said(self) -> Words:
        """In a few words, with the clause's name."""
        follows, against = (AVOIDS, COMMITS) if self.names_fault else (FOLLOWS, AGAINST)
        return (follows if self.follows else against).filled(clause=self.article.name)


def no_counsel(_rules: object, _position: object, _move: object) -> tuple[Counsel, ...]:
    """Advise nothing."""
    return ()


def nothing_barred(_rules: object, _position: object) -> tuple[()]:
    """Bar nothing."""
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Commentary(Generic[P, M, E]):
    """A game's remarks on choices and events; a game without one is played by its sentences alone."""

    effect: Callable[[Any, P, M, tuple[E, ...], Language, People], str]
    """Say in a few words what a legal choice brings; empty if nothing is worth a word.

    Given are the rules, the position, the choice, the events that it causes up to the first that reveals something
    unseen, the language, and who sits where. It may say nothing that the seat which chooses could not work out from its view.
    """
    flow: Callable[[E, int], tuple[int, ...] | None]
    """Say what an event moved to each of so many seats, in the game's unit, losses negative; None if it moved nothing."""
    teaches: Callable[[E], bool]
    """Whether the clause behind an event is worth a glance whenever it happens: not for what every turn brings."""
    notable: Callable[[E], bool]
    """Whether an event belongs in a summary for somebody who looked away."""
    barred: Callable[[Any, P], Iterable[tuple[M, Objection]]] = nothing_barred
    """List what the asked seat might try and may not, each with its objection, given the rules and the position."""
    advice: Callable[[Any, P, M], tuple[Counsel, ...]] = no_counsel
    """Say what texts advise about a legal choice, given the rules and the position: only where another choice does otherwise.

    Nothing is advised from what the seat that chooses could not know.
    """
    glances: tuple[Callable[[Any, P, M, tuple[E, ...]], float], ...] = ()
    """How much a choice seems to gain to somebody who thinks no further than its row, in one way or another: given as to `effect`.

    Of no other use than to tell puzzles that need a thought from those that need none.
    """
    ideas: tuple[Idea[P, M], ...] = ()
    """The plans that choices are explained by, the most special first: of several that explain a choice, the first is said."""
    false_friends: tuple[FalseFriend, ...] = ()
    """Advice that pages about the game warn of."""
