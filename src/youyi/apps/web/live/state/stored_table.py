"""A table as stored: its configuration, its seats and its moves."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from youyi.apps.web.live.state.appointment import Appointment
from youyi.apps.web.live.state.commit_reveal import SECRET_ALONE
from youyi.apps.web.live.state.start_position import Beginning
from youyi.apps.web.live.state.table_options import Agreement
from youyi.apps.web.wire.company import ChatMode, EventKind
from youyi.apps.web.wire.messages import ClosedBecause, SeatKind, Value
from youyi.kernel.contributed import Contribution


@dataclass(frozen=True, slots=True, kw_only=True)
class TableConfig:
    """What a table is set up with; only `over`, `rematch`, `closed`, `paused` and `chat` change later."""

    id: str
    game: str
    ruleset: str
    """With its version."""
    rulings: Mapping[str, Value]
    """Every answer, not only those that differ from the defaults: a later default changes no table."""
    terms: Mapping[str, Value]
    secret: bytes
    """Every throw and shuffle follows from it; published only when the game is over."""
    listed: bool
    since: datetime
    over: bool = False
    rematch: str | None = None
    closed: ClosedBecause | None = None
    """Why an unfinished table was closed; nobody moves at it any more."""
    closed_at: datetime | None = None
    scheme: int = SECRET_ALONE
    """How chance follows from the secret: `SECRET_ALONE` or `CONTRIBUTED`."""
    seals: tuple[str | None, ...] | None = None
    """By seat, once every seat is taken; then they never change."""
    contributions: tuple[Contribution, ...] | None = None
    """By seat, once they are settled; then they never change."""
    beginning: Beginning | None = None
    """Where it goes on from; None: it began at the game's own start."""
    agreement: Agreement | None = None
    """None at tables of earlier releases: nothing was agreed about clocks and absence."""
    host: int | None = None
    """The seat of the person who made the table."""
    chat: ChatMode = "none"
    talks: int = 0
    """How many lines were said."""
    paused: datetime | None = None
    """Since when the game rests because its people agreed to."""
    day: str | None = None
    """The name of the day's or week's deal that is played here (`analysis.occasions`): its secret is that of other tables, too."""
    appointment: Appointment | None = None
    """None: it is played as soon as its seats are taken."""
    league: str | None = None
    """The league of which it is a pairing's table: its people alone sit there, each on his own seat."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatHolder:
    """Who holds a seat, and the hash of the token that proves it (None where no token is valid)."""

    seat: int
    kind: SeatKind
    name: str | None = None
    player: str | None = None
    token_hash: str | None = None
    since: datetime | None = None
    """When it was taken or left; None in tables of release 0.1.0 and for seats that are open from the start."""
    seen: datetime | None = None
    """When its holder was last seen by a server; written once in a while."""
    origin: str | None = None
    """A keyed hash of the address that took it, comparable within this table only."""
    seal: str | None = None
    """Of what the seat contributes to the chance; None: nothing."""
    seal_awaited: bool = False
    """Whether a seal is expected from this seat of a rematch."""
    opening: str | None = None
    """The text that opened the seal."""
    stand_in: str | None = None
    """The computer player that sits in for the holder, who keeps the seat."""
    wants_pause: bool = False
    account: str | None = None
    """The account of who took the seat, kept when he leaves a game that has begun: a rated game counts for him."""
    suits: tuple[datetime, ...] | None = None
    """Of an appointment: which of its times suit the holder; None: he has not said."""
    came: datetime | None = None
    """Of an appointment: when the holder last came to play."""

    @property
    def plays(self) -> str | None:
        """The computer player that moves for this seat; None: its holder does."""
        return self.player or self.stand_in

    @property
    def holder(self) -> tuple[SeatKind, str | None, str | None]:
        """What tells one holder of the seat from another."""
        return self.kind, self.token_hash, self.player


@dataclass(frozen=True, slots=True, kw_only=True)
class TableEvent:
    """Something that happened at a table and is no move."""

    kind: EventKind
    ply: int
    """How many moves were stored before it."""
    seat: int | None = None
    player: str | None = None
    """The computer player that it concerns."""
    at: datetime


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as stored: replaying its moves gives the position."""

    config: TableConfig
    sitters: tuple[SeatHolder, ...]
    moves: tuple[str, ...]
    times: tuple[datetime, ...] = ()
    """When each of the moves was stored; empty where the store does not say."""
    events: tuple[TableEvent, ...] = ()
    """All of them, oldest first."""

    def times_or(self, otherwise: datetime) -> tuple[datetime, ...]:
        """When each of the moves was stored, or another time where the store does not say."""
        return self.times or (otherwise,) * len(self.moves)


def token_hash(token: str) -> str:
    """The hash of a token, which is stored in its place."""
    return hashlib.sha256(token.encode()).hexdigest()
