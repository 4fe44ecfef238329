"""Who is at a table, and since when the others are away."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from math import ceil

from youyi.apps.web.base import server_time
from youyi.apps.web.base.downtime import TimeSpan
from youyi.apps.web.base.server_time import iso
from youyi.apps.web.live.state.stored_table import SeatHolder
from youyi.apps.web.wire import messages as wire
from youyi.apps.web.wire.said import Said
from youyi.kernel.seats import Seat

_USUAL_ABSENCE = timedelta(minutes=5)


@dataclass(frozen=True, slots=True)
class Attendance:
    """How long people may be away at the tables of one server."""

    absence: timedelta = _USUAL_ABSENCE
    """After this time the seat of an absent person may be freed."""
    now: Callable[[], datetime] = server_time.now
    started: datetime = field(default_factory=server_time.now)
    """When this server started: nobody is held to have been away before, as the server itself was."""
    outages: Callable[[], tuple[TimeSpan, ...]] = tuple
    """When no server was at work: nobody is held to have been away then either."""


class Presence:
    """The people of one table, as far as this server hears them."""

    __slots__ = ("_attendance", "_departures", "_here", "_left")

    def __init__(self, attendance: Attendance) -> None:
        self._attendance = attendance
        self._here: frozenset[Seat] = frozenset()
        self._left: dict[Seat, datetime] = {}
        """When the last listener of a seat went."""
        self._departures: dict[Seat, datetime] = {}
        """Those of `_left` that the store has not been told."""

    @property
    def outages(self) -> tuple[TimeSpan, ...]:
        """When no server was at work."""
        return self._attendance.outages()

    def now(self) -> datetime:
        """The time."""
        return self._attendance.now()

    def here(self, sitter: SeatHolder) -> bool:
        """Whether somebody is connected for a seat."""
        return sitter.seat in self._here

    def note(self, here: frozenset[Seat]) -> None:
        """Note the seats that have a listener now."""
        now = self._attendance.now()
        for seat in self._here - here:
            self._left[seat] = self._departures[seat] = now
        for seat in here:
            self._left.pop(seat, None)
        self._here = here

    def forget(self, seat: Seat) -> None:
        """Note that a seat has another holder."""
        self._here -= {seat}
        self._left.pop(seat, None)
        self._departures.pop(seat, None)

    def away_since(self, sitter: SeatHolder) -> datetime | None:
        """Since when nobody has been at a person's seat; None for one who is here, and for other seats."""
        if sitter.kind != "human" or sitter.seat in self._here:
            return None
        known = [self._left.get(Seat(sitter.seat)), sitter.seen, sitter.since, self._attendance.started]
        back = [min(each.ended, self.now()) for each in self.outages]
        return max(each for each in (*known, *back) if each is not None)

    def freeable(self, sitter: SeatHolder) -> timedelta | None:
        """After what time the others may free a seat, zero: at once; None if not while its holder is here."""
        if sitter.kind == "left":
            return timedelta()
        away = self.away_since(sitter)
        return None if away is None else max(timedelta(), away + self._attendance.absence - self._attendance.now())

    def unseen_since(self) -> datetime:
        """The time after which no server may have seen the holder of a seat that is freed."""
        return self._attendance.now() - self._attendance.absence

    def told(self, sitters: Sequence[SeatHolder], names: Mapping[int, Said]) -> list[wire.SeatSaid]:
        """Who sits where, and who is connected; `names` are those of the computers by seat."""
        return [self._told(each, names.get(each.seat)) for each in sitters]

    def seen(self) -> dict[Seat, datetime]:
        """When each seat was last seen, of those that the store must be told of; each departure is returned once."""
        departures, self._departures = self._departures, {}
        return departures | dict.fromkeys(self._here, self._attendance.now())

    def _told(self, sitter: SeatHolder, called: Said | None) -> wire.SeatSaid:
        away, left = self.away_since(sitter), self.freeable(sitter)
        return wire.SeatSaid(
            seat=sitter.seat,
            kind=sitter.kind,
            name=sitter.name,
            player=sitter.player,
            called=called,
            here=sitter.kind == "computer" or sitter.seat in self._here,
            away_since=None if away is None else iso(away),
            free_in=None if left is None else ceil(left.total_seconds()),
        )
