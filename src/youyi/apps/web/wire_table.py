"""Messages about the choice that is due: what is barred, a hint, and how fast the computers move."""

from __future__ import annotations

from typing import Literal, TypeAlias

from youyi.apps.web.wire_base import Incoming, Outgoing, Plain
from youyi.apps.web.wire_said import Because

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


class Hinted(Outgoing, frozen=True):
    """Response to `Hint`: one of the offers, and who would choose it."""

    at: int
    text: str
    player: str
    """The id of the computer player."""
