"""Messages about the people of a table: clocks, absence, pauses, concessions, talk."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from youyi.apps.web.wire.appointment import AppointmentSaid
from youyi.apps.web.wire.base import Incoming, Outgoing, Plain

ChatMode: TypeAlias = Literal["none", "phrases", "free"]
"""What those who sit may say: nothing, ready-made phrases, or those and lines of their own."""
PaceKind: TypeAlias = Literal["live", "days", "free"]
"""A clock of minutes, one of days, or none."""
EventKind: TypeAlias = Literal[
    "sat",
    "left",
    "freed",
    "given",
    "sat_in",
    "timed_out",
    "returned",
    "conceded",
    "paused",
    "resumed",
    "hinted",
    "rematch_offered",
    "rematch_declined",
    "time_off",
]
"""What happened at a table beside the moves; docs/reference/wire.md explains each."""


class ClockWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think: `move` and `days` for each move, `bank` for all, with more after each turn."""

    kind: Literal["move", "bank", "days"]
    seconds: int
    increment: int = 0


class AgreementWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a new table agrees about its people."""

    clock: ClockWanted | None = None
    absence: int | None = None
    """Seconds after which `stand_in` plays for somebody who is absent on his turn; null: never."""
    stand_in: str | None = None
    hints: bool | None = None
    """Whether people may ask for hints, of which everybody is told; null: only somebody who plays against computers alone."""
    rated: bool = False
    """Whether ratings change by how it ends: then all people are signed in, there is a clock, and nobody is given hints."""


class Concede(Incoming, frozen=True):
    """Give the game up: of two, the other has won; where more people play, a computer plays on for the others."""


class Pause(Incoming, frozen=True):
    """Ask for a pause or agree to one; with `wanted` false: decline it, or end it."""

    wanted: bool


class Return(Incoming, frozen=True):
    """Play on by oneself, after a computer sat in because the time was out."""


class TimeOff(Incoming, frozen=True):
    """Let one's clock stand for a week from now on, in a game by days; twice in a game."""


class ClockSaid(Plain, frozen=True):
    """The clock of a table, as in `ClockWanted`."""

    kind: Literal["move", "bank", "days"]
    seconds: int
    increment: int


class AgreementSaid(Plain, frozen=True):
    """What a table agreed about its people, as in `AgreementWanted`."""

    clock: ClockSaid | None
    absence: int | None
    stand_in: str | None
    hints: bool
    """Whether hints may be asked for, with the people who sit there now."""
    rated: bool


class SeatCompany(Plain, frozen=True):
    """What is known of the holder of a seat beside who he is."""

    seat: int
    stand_in: str | None
    """The computer player that sits in for him."""
    wants_pause: bool
    wants_rematch: bool
    left: int | None
    """Milliseconds that he has left: of his bank, or for the move that is his; null where no clock counts."""
    time_off: int
    """How often he may still let his clock stand for a week; 0 where no clock counts days."""


class SitsIn(Plain, frozen=True):
    """A computer is about to sit in for somebody."""

    seat: int
    seconds: int
    """From this message on."""
    player: str


class EventSaid(Plain, frozen=True):
    """What happened beside the moves, after `ply` of them."""

    ply: int
    kind: EventKind
    seat: int | None
    player: str | None
    at: str
    """ISO 8601 in UTC."""


class CompanySaid(Plain, frozen=True):
    """The people of a table."""

    agreement: AgreementSaid | None
    """Null at tables of earlier releases: nothing was agreed."""
    seats: list[SeatCompany]
    running: int | None
    """Whose clock runs."""
    stands: int
    """Milliseconds from this message for which that clock still stands: nothing is to be chosen."""
    sits_in: SitsIn | None
    """Who will be sat in for unless he comes or moves."""
    paused_since: str | None
    host: int | None
    """The seat of who made the table."""
    appointment: AppointmentSaid | None
    """Null: the game has begun, or begins when all seats are taken."""
    chat: ChatMode
    watching: int
    events: list[EventSaid]
    """The latest, oldest first."""


class Company(Outgoing, frozen=True):
    """Something about the people of the table is new."""

    company: CompanySaid


class DrawAddress(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/qr: draw an address of this server that may hold tokens, so that none stands in an address."""

    text: str
