"""Messages about the choice that is due: what is barred, a hint, and how fast the computers move."""

from __future__ import annotations

from typing import Literal, TypeAlias

from youyi.apps.web.wire.base import Incoming, Outgoing, Plain
from youyi.apps.web.wire.said import Because

PaceWanted: TypeAlias = Literal["slow", "normal", "fast", "at_once"]
"""How fast a reader wants to see the computers move."""


class Barred(Incoming, frozen=True):
    """Ask what this seat might try in position `at` and may not."""

    at: int


class Hint(Incoming, frozen=True):
    """Ask what the strongest computer player would choose in position `at`, from this seat's own view."""

    at: int


class Pace(Incoming, frozen=True):
    """Say how fast the computers shall move; of those who sit here, whoever wants it slowest decides."""

    pace: PaceWanted


class Look(Incoming, frozen=True):
    """Say whether the page is in sight: who does not look is told by notices what happens."""

    looking: bool


class BarredChoice(Plain, frozen=True):
    """A choice that is barred, and the clause behind it."""

    text: str
    label: str
    says: str
    because: Because
    spot: int | None
    """The place on the board that the objection concerns."""


class BarredTold(Outgoing, frozen=True):
    """Response to `Barred`."""

    at: int
    choices: list[BarredChoice]


BandSaid: TypeAlias = Literal["good", "doubtful", "mistake", "blunder"]
"""How bad a choice is: our bands."""


GoalSaid: TypeAlias = Literal["score", "first"]
"""What counts: what a seat has in the end, in the game's unit; or to be first, in hundredths of the chance."""


class HintedMove(Plain, frozen=True):
    """What one of the offers is worth to the seat, by what it may know."""

    text: str
    worth: float
    """What the seat may expect to have at the end of the bout, with one decimal, as `less`."""
    less: float
    """By how much the best is worth more."""
    error: float
    """Standard error of `less`; 0 of the best."""
    band: BandSaid
    named: str
    """The band, for the reader."""
    first: str | None
    """Where to look, which gives nothing away; null where nothing in words tells the choice from others."""
    says: str
    """Why, in a sentence or two."""


class HintWaits(Outgoing, frozen=True):
    """Response to `Hint` before `Hinted`, where it takes minutes."""

    at: int
    says: str
    """What it waits for, for the reader."""


class Hinted(Outgoing, frozen=True):
    """Response to `Hint`: the best of the offers, and what every offer is worth."""

    at: int
    text: str
    player: str
    """The id of the strongest computer player: its choice comes first where it cannot be told from the best."""
    goal: GoalSaid
    unit: str
    """What worths are in, for the reader."""
    moves: list[HintedMove]
    """The best first; empty for a game that nobody judges."""
