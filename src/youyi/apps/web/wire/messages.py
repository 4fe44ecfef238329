"""Messages between a table and its browsers, in both directions."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from youyi.apps.web.wire.appointment import CallOff, Come, Meet, Propose, Suit
from youyi.apps.web.wire.base import Incoming, Outgoing, Plain
from youyi.apps.web.wire.chance import ChanceSaid, DrawSaid
from youyi.apps.web.wire.company import Company, CompanySaid, Concede, Pause, Return, TimeOff
from youyi.apps.web.wire.said import Because, Said
from youyi.apps.web.wire.table import Barred, BarredTold, Hint, Hinted, HintWaits, Look, Pace
from youyi.apps.web.wire.talk import Chat, Report, Say, Talk
from youyi.kernel.names import Language

Dumped: TypeAlias = Any
"""A game's own view, outline or event as `records.codec` writes it; its TypeScript type is in the game's `types.ts`."""
Value: TypeAlias = str | int | bool | None
"""A ruling's answer or a term: a word, a number, true or false, or none."""
SeatKind: TypeAlias = Literal["human", "computer", "open", "left"]
"""`left`: its holder left after the beginning; the others may free the seat at once."""
ClosedBecause: TypeAlias = Literal["expired", "admin", "conceded", "called_off"]
"""Why an unfinished table was closed: nobody moved for long, the operator closed it, a seat conceded, or who proposed an appointment called it off."""
Code: TypeAlias = Literal[
    "unknown_table",
    "other_release",
    "no_such_seat",
    "bad_token",
    "not_your_turn",
    "stale",
    "bad_notation",
    "illegal",
    "over",
    "closed",
    "paused",
    "not_begun",
    "seat_held",
    "unknown_player",
    "no_hints",
    "no_talk",
    "too_early",
    "too_late",
    "not_appointed",
    "no_time_off",
    "bad_times",
    "bad_seal",
    "wrong_opening",
    "malformed",
    "too_large",
    "too_fast",
    "too_many",
    "failed",
]
"""Why a message was refused; docs/reference/wire.md explains each."""


class Sit(Incoming, frozen=True):
    """Take a seat with its token. A connection that never does so watches."""

    token: str


class Seal(Incoming, frozen=True):
    """Contribute to the chance of a rematch, sealed: before the seals are published, and only where none was given."""

    seal: str


class Open(Incoming, frozen=True):
    """Open this seat's seal, once the seals of all seats are published."""

    text: str


class Throw(Incoming, frozen=True):
    """Throw the dice that position `at` asks of this seat; the server draws them."""

    at: int


class Move(Incoming, frozen=True):
    """Make a move in position `at`, in the game's notation."""

    at: int
    text: str


class Preview(Incoming, frozen=True):
    """Ask what a move would do, without playing it."""

    at: int
    text: str


class Study(Incoming, frozen=True):
    """Ask for a learner's notes on position `at`, as far as this seat sees it."""

    at: int


class Speak(Incoming, frozen=True):
    """Change the language of this connection; a new `Snapshot` follows."""

    language: Language


class Leave(Incoming, frozen=True):
    """Give this seat up: its token is void from then on. Before the beginning the seat is open again."""


class Free(Incoming, frozen=True):
    """Free the seat of another who left or has long been away: for anyone, or for a computer `player`."""

    seat: int
    player: str | None = None


class Ping(Incoming, frozen=True):
    """Ask for a `Pong`."""


Heard: TypeAlias = (
    Sit
    | Seal
    | Open
    | Throw
    | Move
    | Preview
    | Study
    | Speak
    | Leave
    | Free
    | Ping
    | Barred
    | Hint
    | Pace
    | Look
    | Concede
    | Pause
    | TimeOff
    | Return
    | Suit
    | Propose
    | Meet
    | Come
    | CallOff
    | Say
    | Report
    | Chat
)
"""Every message of a browser."""


class Line(Plain, frozen=True, omit_defaults=True):
    """One sentence of the log with its reason."""

    says: str
    because: Because
    teaches: bool = False
    """Whether the reason is worth a glance whenever this happens."""
    notable: bool = False
    """Whether it belongs in a summary for somebody who looked away."""
    flow: list[int] | None = None
    """What it moved to each seat, in the game's unit; null if nothing."""


class Offer(Plain, frozen=True):
    """One legal move of the seat that is asked."""

    text: str
    """The move in notation: what `Move` sends back."""
    label: str
    outline: Dumped
    lines: list[Line] | None
    """What will follow, up to the first event that reveals something unseen; null if there are many offers: ask `Preview`."""
    effect: str
    """What it brings, in a few words; empty if nothing is worth a word, or the game has no such remarks."""


class Choose(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """Your seat must choose."""

    seat: int
    offers: list[Offer]


class Waits(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """Another seat must choose; its legal moves are not told."""

    seat: int


class Throws(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """A seat must throw the dice; null: the server draws for the table."""

    seat: int | None


class Nothing(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """The game is over, or the table closed."""


class Seats(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """The game has not begun, or waits for somebody to take a seat that was freed: a seat is open, or the time of an appointment has not come."""


Asked: TypeAlias = Choose | Waits | Throws | Nothing | Seats


class SeatSaid(Plain, frozen=True):
    """A seat and who holds it."""

    seat: int
    kind: SeatKind
    name: str | None
    """A person's name; null for computers and open seats."""
    player: str | None
    """The id of a computer player."""
    called: Said | None
    """A computer's own name at this table, of our invention; null for people and open seats."""
    here: bool
    """Whether a browser holds this seat now; always true for computers."""
    away_since: str | None
    """Since when nobody has been at a person's seat: ISO 8601 in UTC; null for one who is here."""
    free_in: int | None
    """Seconds from this message after which the others may free the seat, 0: at once; null: not while the holder is here."""


class TableSaid(Plain, frozen=True):
    """A table's rules and seats."""

    id: str
    game: str
    ruleset: str
    rulings: dict[str, Value]
    terms: dict[str, Value]
    seats: list[SeatSaid]
    chance: ChanceSaid
    listed: bool
    over: bool
    closed: ClosedBecause | None
    """Why the table was closed before its end; null for any other."""
    rematch: str | None
    """The id of the next table of the same people."""
    day: str | None
    """The name of the deal of a day, `2026-11-28`, or of a week, `2026-W48.3`; null for every other table."""
    league: str | None
    """The id of the league that its game is of; null for every other table."""
    company: CompanySaid


class Ply(Plain, frozen=True):
    """One move of the log."""

    at: int
    """The number of moves made before it."""
    by: int | None
    move: str | None
    """The move in notation; null if this listener may not know it."""
    says: str | None
    lines: list[Line]
    draw: DrawSaid | None
    """For a throw or a shuffle: what it was drawn from."""


class Over(Plain, frozen=True):
    """How a table ended: by the rules, conceded, or closed."""

    score: list[int] | None
    """Null where the rules did not come to a result."""
    first: list[int]
    """Who won; nobody where the table was closed, or where one of several conceded and no other person was left."""
    by: int | None
    """Who conceded."""
    why: Because | None
    """The clause by which it ended; null where it was no rule."""
    kind: str
    """The manner: a word of the game, or `conceded`, `expired`, `admin`, `called_off`."""
    says: str


class Snapshot(Outgoing, frozen=True):
    """The whole table as this listener may see it: the first message, and the response to `Sit` and `Speak`."""

    at: int
    seat: int | None
    table: TableSaid
    view: Dumped
    asked: Asked
    log: list[Ply]
    """The latest plies, oldest first; `/api/tables/{id}/transcript` has all of them."""
    latest: list[Dumped]
    """The events of the last two plies, as this listener heard them: what the board still shows of them."""
    past: list[Dumped]
    """Earlier events that the view does not show (`Game.remembered`): entries of a score sheet."""
    says: str
    language: Language
    over: Over | None
    drawing: str | None
    """The position as plain text, as this seat sees it; null unless the connection asked for it with `drawing=1`."""


class Happened(Outgoing, frozen=True):
    """A move was made; `at` is the number of moves after it."""

    at: int
    by: int | None
    move: str | None
    label: str | None
    draw: DrawSaid | None
    """As in `Ply`."""
    events: list[Dumped]
    lines: list[Line]
    view: Dumped
    asked: Asked
    says: str
    over: Over | None
    drawing: str | None
    """As in `Snapshot`."""


class Refused(Outgoing, frozen=True):
    """A message was refused; nothing changed."""

    code: Code
    says: str
    because: Because | None
    at: int
    spot: int | None
    """The place on the board that the objection concerns."""
    column: int | None
    """For bad notation: the column, counted from 1."""


class Previewed(Outgoing, frozen=True):
    """Response to `Preview`: what a move would do, up to the first event that reveals something unseen."""

    at: int
    text: str
    lines: list[Line]
    view: Dumped | None
    """The view after the move; null if something unseen would be revealed."""
    effect: str
    """As in `Offer`."""


class Studied(Outgoing, frozen=True):
    """Response to `Study`."""

    at: int
    notes: Dumped | None
    """The game's own data; null if it has none."""


class Present(Outgoing, frozen=True):
    """Someone took a seat, left or came back."""

    seats: list[SeatSaid]


class ChanceTold(Outgoing, frozen=True):
    """Seals, contributions or keys have been added; also the response to `Seal` and `Open`."""

    chance: ChanceSaid


class Rematch(Outgoing, frozen=True):
    """The same people play again at another table; each token holds its seat there."""

    id: str
    seat: int | None


class Pong(Outgoing, frozen=True):
    """Response to `Ping`."""


Spoken: TypeAlias = (
    Snapshot
    | Happened
    | Refused
    | Previewed
    | Studied
    | Present
    | ChanceTold
    | Rematch
    | Pong
    | BarredTold
    | HintWaits
    | Hinted
    | Company
    | Talk
)
"""Every message of the server."""
