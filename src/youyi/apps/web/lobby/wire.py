"""Requests about company: the lobby, sitting down anywhere, how one's tables stand."""

from __future__ import annotations

import msgspec

from youyi.apps.web.wire.appointment import AppointmentSaid
from youyi.apps.web.wire.base import Plain
from youyi.apps.web.wire.company import AgreementSaid, ClockWanted
from youyi.apps.web.wire.messages import ClosedBecause, Dumped, SeatKind


class SitAnywhere(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/sit-anywhere: take a seat where somebody waits, or wait for somebody at a new listed table."""

    game: str
    name: str
    seal: str | None = None
    """As in `Me`."""
    clock: ClockWanted | None = None
    """The pace: only tables with the same clock are looked at; null: those without one."""
    rated: bool = False
    """Only rated tables are looked at, or only those that are not."""


class SatAnywhere(Plain, frozen=True):
    """Response to `SitAnywhere`."""

    id: str
    seat: int
    token: str
    opened: bool
    """Whether the table is new, and waits for somebody."""


class LobbyTable(Plain, frozen=True):
    """A listed table that is not over."""

    id: str
    game: str
    ruleset: str
    open_seats: list[int]
    seats: int
    names: list[str]
    """Of the people who sit there."""
    computers: int
    agreement: AgreementSaid | None
    since: str
    """When it was created: ISO 8601 in UTC."""
    appointment: AppointmentSaid | None


class StandingSeat(Plain, frozen=True):
    """A seat in a list of tables."""

    kind: SeatKind
    name: str | None
    player: str | None


class Standing(Plain, frozen=True):
    """How a table stands, for a list of tables."""

    id: str
    game: str
    ruleset: str
    seats: list[StandingSeat]
    at: int
    asked: int | None
    """The seat that must choose or throw."""
    open: bool
    """Whether it waits for somebody to sit down."""
    paused: bool
    over: bool
    closed: ClosedBecause | None
    score: list[int] | None
    first: list[int] | None
    """The seats that won."""
    by: int | None
    """The seat that conceded."""
    rematch: str | None
    since: str
    moved: str
    """When the last move was made, or the table was created: ISO 8601 in UTC."""
    ends: str | None
    """When the time of who is asked is out; null where no clock runs."""
    appointment: AppointmentSaid | None


class WatchedGame(Plain, frozen=True):
    """A game at a listed table that is worth watching, or looking at again."""

    stands: Standing
    view: Dumped
    """The position, as who watches sees it."""
    score: list[int]
    """What each seat has, in the game's unit."""
    rated: bool


class WatchSaid(Plain, frozen=True):
    """GET /api/watch."""

    playing: list[WatchedGame]
    """Those where most people play come first, of these the rated ones, of these the newest."""
    ended: list[WatchedGame]
    """The newest end comes first. Of each game those are chosen that are rated, then those with the most moves."""


class FeaturedSaid(Plain, frozen=True):
    """GET /api/watch/featured."""

    game: WatchedGame | None
    """One that has ended, another every day; null: none has."""
    playing: int
    """At how many listed tables people play; at most a page of the lobby."""


class HereSaid(Plain, frozen=True):
    """GET /api/here?page=."""

    looking: int
    """How many pages of the lobby are open, at all servers."""
