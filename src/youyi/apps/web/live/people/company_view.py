"""What is told of the people of a table."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from datetime import datetime, timedelta
from math import ceil

from youyi.apps.web.live.people.substitutes import Due, Timed, due, goes_on, left_of
from youyi.apps.web.live.state.ending import wanting
from youyi.apps.web.live.state.stored_table import Sitter, TableEvent
from youyi.apps.web.live.state.table_options import Agreement
from youyi.apps.web.wire.company import AgreementSaid, ClockSaid, CompanySaid, EventSaid, SeatCompany, SitsIn
from youyi.kernel.seats import Seat

_EVENTS = 40
"""How many of the latest are told."""


def company_said(table: Timed, watching: int, now: datetime) -> CompanySaid:
    """The people of a table at this moment."""
    time, config, asked = left_of(table, now), table.config, table.session.asked
    again = wanting(table.events)
    timed = asked is not None and time is not None and table.sitters[asked].kind == "human"
    running = asked if timed and asked is not None and table.sitters[asked].stand_in is None else None
    remaining: dict[Seat, timedelta] = {} if time is None else dict(time.banks)
    if running is not None and time is not None:
        remaining[running] = time.turn
    return CompanySaid(
        agreement=None if config.agreement is None else agreement_said(config.agreement, people_of(table.sitters)),
        seats=[_seat_said(each, remaining.get(Seat(each.seat)), again=each.seat in again) for each in table.sitters],
        running=running if goes_on(table) else None,
        stands=0 if running is None or time is None else _milliseconds(time.stands),
        sits_in=_sits_in(due(table, now), now),
        paused_since=None if config.paused is None else config.paused.isoformat(timespec="seconds"),
        host=config.host,
        chat=config.chat,
        watching=watching,
        events=[_event_said(each) for each in table.events[-_EVENTS:]],
    )


def nobody() -> CompanySaid:
    """The people of a table that has none, such as a lesson's."""
    return CompanySaid(
        agreement=None, seats=[], running=None, stands=0, sits_in=None, paused_since=None, host=None, chat="none", watching=0,
        events=[],
    )  # fmt: skip


def lasting(table: Timed, said: CompanySaid) -> Hashable:
    """What is told without what time changes, and without who watches: if it is equal, nobody need be told again."""
    clocked = table.config.agreement is not None and table.config.agreement.clock is not None
    seats = tuple((each.stand_in, each.wants_pause) for each in said.seats)
    sits_in = None if said.sits_in is None else said.sits_in.seat
    at = table.session.at if clocked or sits_in is not None else 0
    return at, seats, sits_in, said.running, said.paused_since, said.host, said.chat, len(table.events)


def _sits_in(found: Due | None, now: datetime) -> SitsIn | None:
    """A clock that runs out shows so itself; who is absent is counted down."""
    if found is None or found.kind != "sat_in":
        return None
    return SitsIn(found.seat, max(0, ceil((found.at - now).total_seconds())), found.player)


def _seat_said(sitter: Sitter, remaining: timedelta | None, *, again: bool) -> SeatCompany:
    left = None if remaining is None else _milliseconds(remaining)
    return SeatCompany(sitter.seat, sitter.stand_in, sitter.wants_pause, again, left)


def _milliseconds(time: timedelta) -> int:
    return max(0, round(time.total_seconds() * 1000))


def people_of(sitters: Iterable[Sitter]) -> int:
    """How many seats are no computer's: those of people, and those that wait for one."""
    return sum(each.kind != "computer" for each in sitters)


def agreement_said(agreement: Agreement, people: int) -> AgreementSaid:
    """What a table of so many people agreed about them."""
    clock = agreement.clock
    told = None if clock is None else ClockSaid(clock.kind, clock.seconds, clock.increment)
    return AgreementSaid(told, agreement.absence, agreement.stand_in, agreement.allows_hints(people))


def _event_said(event: TableEvent) -> EventSaid:
    return EventSaid(event.ply, event.kind, event.seat, event.player, event.at.isoformat(timespec="seconds"))
