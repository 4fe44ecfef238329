"""The one sentence: a position asks for something, a move answers, events say what followed and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeAlias, TypeGuard, TypeVar, Union

from youyi.kernel.articles import Article
from youyi.kernel.chance import Entropy, Odds
from youyi.kernel.names import Name, Words
from youyi.kernel.rulings import Ruling
from youyi.kernel.seats import Seat, Spot

P = TypeVar("P")
M = TypeVar("M")
V = TypeVar("V")
E = TypeVar("E")
M_co = TypeVar("M_co", covariant=True)
P_co = TypeVar("P_co", covariant=True)
E_co = TypeVar("E_co", covariant=True)
V_contra = TypeVar("V_contra", contravariant=True)

Reason: TypeAlias = Union[Article, Ruling]
"""Why something happens: a clause, or our answer to an open question."""


def called(because: Reason) -> Name | Words:
    """What a line names a reason by, behind what happened: a clause by its name, an answer by its question."""
    return because.name if isinstance(because, Article) else because.question


@dataclass(frozen=True, slots=True)
class Decision(Generic[M_co]):
    """A seat must choose; `moves` is never empty and its order is stable."""

    seat: Seat
    moves: Sequence[M_co]


@dataclass(frozen=True, slots=True)
class Chance(Generic[M_co]):
    """A draw is due: a throw of dice, a shuffle."""

    odds: Odds[M_co]
    by: Seat | None = None
    """The seat that throws; None: nobody's hand, as when a pack is shuffled for the table."""
    secret: bool = False
    """Whether the outcome is nobody's to see when it is drawn: cards dealt face down. `Rules.secret_draws` says until when."""


@dataclass(frozen=True, slots=True)
class Over:
    """Nothing more is asked."""

    score: tuple[int, ...]
    """Each seat's result, in the game's unit."""
    first: frozenset[Seat]
    """Who won; not always the highest score."""
    why: Reason
    kind: str
    """The manner of the end, one short word for counting: `match`, `ximan`."""


Prompt: TypeAlias = Union[Decision[M], Chance[M], Over]


def is_choice(prompt: Prompt[M]) -> TypeGuard[Decision[M]]:
    """Whether a seat must choose among several moves."""
    return isinstance(prompt, Decision) and len(prompt.moves) > 1


@dataclass(frozen=True, slots=True)
class Step(Generic[P_co, E_co]):
    """What a move led to."""

    position: P_co
    events: tuple[E_co, ...]


@dataclass(frozen=True, slots=True)
class Objection:
    """Why a move may not be made."""

    because: Reason
    at: Spot | None = None
    """Where it bites, for the board to show."""


class Rules(Protocol[P, M, E_co, V]):
    """The rules of one game, under one set of rulings and terms. Pure: no clock, no dice, no I/O."""

    @property
    def seats(self) -> int:
        """How many seats the terms agree on."""
        ...

    def start(self) -> P:
        """Set the board up."""
        ...

    def prompt(self, position: P, /) -> Prompt[M]:
        """Say what the position asks for. Raises `FaultyPosition` where someone typed one that offers no move."""
        ...

    def objection(self, position: P, move: M, /) -> Objection | None:
        """Say which clause forbids the move; None if it is legal."""
        ...

    def play(self, position: P, move: M, /) -> Step[P, E_co]:
        """Check a move and carry it out. Raises `IllegalMove` exactly when there is an objection."""
        ...

    def apply(self, position: P, move: M, /) -> Step[P, E_co]:
        """Carry out a move that is known to be legal, unchecked: what an illegal one leads to is undefined."""
        ...

    def returns(self, position: P, /) -> tuple[int, ...]:
        """Each seat's result so far, in the game's unit; at the end it is `Over.score`."""
        ...

    def secret_draws(self, position: P, /) -> int:
        """How many of the latest draws marked `Chance.secret` do not lie open to everybody yet.

        0 where nothing is hidden any more: everything up to here may be told. A game that draws again while an
        earlier draw is in use counts every draw from the earliest that is still hidden.
        """
        ...

    def bout(self, position: P, /) -> int:
        """Number of the bout that is played, or that the draw which is due begins; it never decreases in a game.

        When a bout is over its draws are proved without opening those of the next one (`kernel.contributed`).
        """
        ...

    def view(self, position: P, seat: Seat | None, /) -> V:
        """Show what one seat may know; None: the public."""
        ...

    def worlds(self, view: V, entropy: Entropy, /) -> P:
        """Draw a position that the view allows."""
        ...


class Player(Protocol[V_contra, M]):
    """Whoever answers decisions: sees a view and the choices, and nothing else."""

    def choose(self, view: V_contra, moves: Sequence[M], entropy: Entropy, /) -> M:
        """Pick one of the moves."""
        ...
