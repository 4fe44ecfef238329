"""Every message between a table and whoever sits at it or watches, as a strict structure."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from youyi.kernel.names import Language

Dumped: TypeAlias = Any
"""A game's own view, outline or event, already written by the codec of records: JSON that only its board reads."""
Value: TypeAlias = str | int | bool | None
"""A ruling's answer or a term: a word, a number, true or false, or none."""
SeatKind: TypeAlias = Literal["human", "computer", "open"]
Code: TypeAlias = Literal[
    "unknown_table",
    "no_such_seat",
    "bad_token",
    "not_your_turn",
    "stale",
    "bad_notation",
    "illegal",
    "over",
    "not_begun",
    "malformed",
    "too_large",
    "too_fast",
    "failed",
]
"""Why a message was refused; docs/reference/wire.md explains each."""


class Incoming(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag=True, tag_field="type"):
    """What a browser may say: anything else is malformed."""


class Sit(Incoming, frozen=True):
    """I hold this seat: here is my token. Whoever never says so watches."""

    token: str


class Throw(Incoming, frozen=True):
    """My hand throws: the server draws the dice that position `at` asks of my seat."""

    at: int


class Move(Incoming, frozen=True):
    """My seat answers position `at` with this move, in the game's notation."""

    at: int
    text: str


class Preview(Incoming, frozen=True):
    """What would this move do? Nothing is played."""

    at: int
    text: str


class Study(Incoming, frozen=True):
    """What can be known from my seat at position `at`? For learners: what won cards are worth, what they lack."""

    at: int


class Speak(Incoming, frozen=True):
    """From now on talk to me in this language; a fresh `Snapshot` follows."""

    language: Language


class Ping(Incoming, frozen=True):
    """Are you there?"""


Heard: TypeAlias = Sit | Throw | Move | Preview | Study | Speak | Ping
"""Every message that comes in."""


class Outgoing(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """What the server says."""


class Plain(msgspec.Struct, frozen=True):
    """A part of a message."""


class Said(msgspec.Struct, frozen=True, rename={"zh_hant": "zh-Hant", "zh_hans": "zh-Hans"}):
    """A fixed text in all three languages, so that a page can switch without asking again."""

    en: str
    zh_hant: str
    zh_hans: str


class BecauseArticle(msgspec.Struct, frozen=True, tag="article", tag_field="kind"):
    """A clause of a source; its words are at `/api/articles/{key}`."""

    key: str
    name: Said


class BecauseRuling(msgspec.Struct, frozen=True, tag="ruling", tag_field="kind"):
    """Our answer to an open question; more at `/api/rulings/{game}/{name}/{word}`."""

    game: str
    name: str
    word: str
    said: Said


Because: TypeAlias = BecauseArticle | BecauseRuling


class Line(Plain, frozen=True):
    """One sentence of the log, and the clause behind it."""

    says: str
    because: Because


class Offer(Plain, frozen=True):
    """One choice open to the seat that is asked."""

    text: str
    """The move in notation: what `Move` sends back."""
    label: str
    outline: Dumped
    lines: list[Line] | None
    """What will follow, up to the first thing that is still unseen; null if there are many offers: ask `Preview`."""


class Choose(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """Your seat must choose."""

    seat: int
    offers: list[Offer]


class Waits(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """Another seat must choose; its choices are its own affair."""

    seat: int


class Throws(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """A hand must throw or deal; null: the table's own hand, which the server moves."""

    seat: int | None


class Nothing(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """The game is over."""


class Seats(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """Seats are still open: the game has not begun."""


Asked: TypeAlias = Choose | Waits | Throws | Nothing | Seats


class SeatSaid(Plain, frozen=True):
    """Who sits where."""

    seat: int
    kind: SeatKind
    name: str | None
    """What a person is called; null for computers and open seats."""
    player: str | None
    """Which computer player, by its id."""
    here: bool
    """Whether a browser of this seat is connected; computers always are."""


class ChanceSaid(Plain, frozen=True):
    """How the dice are vouched for."""

    kind: str
    commit: str
    """The SHA-256 of the table's secret, shown before the first throw."""
    reveal: str | None
    """The secret itself, once the game is over; every throw follows from it."""


class TableSaid(Plain, frozen=True):
    """A table's agreement and company."""

    id: str
    game: str
    ruleset: str
    rulings: dict[str, Value]
    terms: dict[str, Value]
    seats: list[SeatSaid]
    chance: ChanceSaid
    listed: bool
    over: bool
    rematch: str | None
    """The table where the same company plays again."""


class Ply(Plain, frozen=True):
    """One move of the log."""

    at: int
    """How many moves had been made before it."""
    by: int | None
    move: str | None
    """The move in notation; null if it is not for this listener to know."""
    says: str | None
    lines: list[Line]


class Over(Plain, frozen=True):
    """How the game ended."""

    score: list[int]
    first: list[int]
    why: Because
    kind: str
    says: str


class Snapshot(Outgoing, frozen=True):
    """The whole table as this listener may know it: the first message, and the answer to `Sit` and `Speak`."""

    at: int
    seat: int | None
    table: TableSaid
    view: Dumped
    asked: Asked
    log: list[Ply]
    """The latest plies, oldest first; `/api/tables/{id}/transcript` has all of them."""
    past: list[Dumped]
    """Events of earlier that the table no longer shows: entries of a score sheet; the games say which."""
    says: str
    language: Language
    over: Over | None


class Happened(Outgoing, frozen=True):
    """A move was made; `at` counts it."""

    at: int
    by: int | None
    move: str | None
    label: str | None
    events: list[Dumped]
    lines: list[Line]
    view: Dumped
    asked: Asked
    says: str
    over: Over | None


class Refused(Outgoing, frozen=True):
    """Nothing changed, and this is why."""

    code: Code
    says: str
    because: Because | None
    at: int
    spot: int | None
    """Where a prohibition bites, for the board to show."""
    column: int | None
    """For bad notation: the column, from 1."""


class Previewed(Outgoing, frozen=True):
    """What a move would do, up to the first thing that is still unseen."""

    at: int
    text: str
    lines: list[Line]
    view: Dumped | None
    """The table afterwards; null if something unseen would be turned up."""


class Studied(Outgoing, frozen=True):
    """What can be known from this seat."""

    at: int
    notes: Dumped | None
    """The game's own data; null for a game that has none."""


class Present(Outgoing, frozen=True):
    """Someone sat down, left or came back."""

    seats: list[SeatSaid]


class Rematch(Outgoing, frozen=True):
    """The same company plays again at another table; the same token holds the seat there."""

    id: str
    seat: int | None


class Pong(Outgoing, frozen=True):
    """Here."""


Spoken: TypeAlias = Snapshot | Happened | Refused | Previewed | Studied | Present | Rematch | Pong
"""Every message that goes out."""
