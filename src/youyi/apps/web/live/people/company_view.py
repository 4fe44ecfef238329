"""What is told of the people of a table."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from datetime import datetime, timedelta
from math import ceil
from operator import attrgetter

from youyi.apps.web.base.server_time import iso
from youyi.apps.web.live.people.appointment_view import appointment_said
from youyi.apps.web.live.people.substitutes import Due, left_of
from youyi.apps.web.live.state.clocks import time_off_left
from youyi.apps.web.live.state.ending import wanting
from youyi.apps.web.live.state.live_table import LiveTable
from youyi.apps.web.live.state.phase import Playing
from youyi.apps.web.live.state.stored_table import SeatHolder, TableEvent
from youyi.apps.web.live.state.table_options import Agreement
from youyi.apps.web.wire.company import AgreementSaid, ClockSaid, CompanySaid, EventSaid, SeatCompany, SitsIn
from youyi.kernel.seats import Seat

_EVENTS = 40
"""How many of the latest are told."""
_LASTING = attrgetter("stand_in", "wants_pause", "suits", "came")


def company_said(table: LiveTable, watching: int, found: Due | None) -> CompanySaid:
    """The people of a table at this moment; `found` is who is `due`."""
    now, config, running = table.presence.now(), table.config, running_seat(table)
    time, again = left_of(table, now), wanting(table.events)
    remaining: dict[Seat, timedelta] = {} if time is None else dict(time.banks)
    if time is not None and (asked := _timed_seat(table)) is not None:
        remaining[asked] = time.turn
    return CompanySaid(
        agreement=None if config.agreement is None else agreement_said(config.agreement, people_of(table.sitters)),
        seats=[
            _seat_said(table, each, remaining.get(Seat(each.seat)), again=each.seat in again) for each in table.sitters
        ],
        running=running,
        stands=0 if time is None or _timed_seat(table) is None else _milliseconds(time.stands),
        sits_in=_sits_in(found, now),
        paused_since=None if config.paused is None else iso(config.paused),
        host=config.host,
        appointment=appointment_said(config.appointment, table.sitters),
        chat=config.chat,
        watching=watching,
        events=[_event_said(each) for each in table.events[-_EVENTS:]],
    )


def nobody() -> CompanySaid:
    """The people of a table that has none, such as a lesson's."""
    return CompanySaid(
        agreement=None, seats=[], running=None, stands=0, sits_in=None, paused_since=None, host=None, appointment=None, chat="none",
        watching=0,
        events=[],
    )  # fmt: skip


def lasting(table: LiveTable, found: Due | None) -> Hashable:
    """What is told without what time changes, and without who watches: if it is equal, nobody need be told again."""
    config = table.config
    sits_in = None if found is None or found.kind != "sat_in" else found.seat
    clocked = config.agreement is not None and config.agreement.clock is not None
    at, running = (table.session.at, running_seat(table)) if clocked else (0, None)
    seats = tuple(map(_LASTING, table.sitters))
    return (
        at if sits_in is None else table.session.at,
        seats,
        sits_in,
        running,
        config.paused,
        config.host,
        config.chat,
        config.appointment,
        len(table.events),
    )


def running_seat(table: LiveTable) -> Seat | None:
    """Whose clock runs; nobody's where moves are not made."""
    return _timed_seat(table) if isinstance(table.phase, Playing) else None


def _timed_seat(table: LiveTable) -> Seat | None:
    """Who moves by the clock, were it running: a person who plays himself."""
    agreement, asked = table.config.agreement, table.session.asked
    if agreement is None or agreement.clock is None or asked is None:
        return None
    sitter = table.sitters[asked]
    return asked if sitter.kind == "human" and sitter.stand_in is None else None


def _sits_in(found: Due | None, now: datetime) -> SitsIn | None:
    """A clock that runs out shows so itself; who is absent is counted down."""
    if found is None or found.kind != "sat_in":
        return None
    return SitsIn(found.seat, max(0, ceil((found.at - now).total_seconds())), found.player)


def _seat_said(table: LiveTable, sitter: SeatHolder, remaining: timedelta | None, *, again: bool) -> SeatCompany:
    left = None if remaining is None else _milliseconds(remaining)
    clock = None if table.config.agreement is None else table.config.agreement.clock
    off = time_off_left(clock, table.events, Seat(sitter.seat))
    return SeatCompany(sitter.seat, sitter.stand_in, sitter.wants_pause, again, left, off)


def _milliseconds(time: timedelta) -> int:
    return max(0, round(time.total_seconds() * 1000))


def people_of(sitters: Iterable[SeatHolder]) -> int:
    """How many seats are no computer's: those of people, and those that wait for one."""
    return sum(each.kind != "computer" for each in sitters)


def agreement_said(agreement: Agreement, people: int) -> AgreementSaid:
    """What a table of so many people agreed about them."""
    clock = agreement.clock
    told = None if clock is None else ClockSaid(clock.kind, clock.seconds, clock.increment)
    return AgreementSaid(told, agreement.absence, agreement.stand_in, agreement.allows_hints(people), agreement.rated)


def _event_said(event: TableEvent) -> EventSaid:
    return EventSaid(event.ply, event.kind, event.seat, event.player, iso(event.at))
