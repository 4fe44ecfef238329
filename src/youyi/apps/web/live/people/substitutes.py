"""When a computer sits in for somebody: absent on his turn while others wait, or out of time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Literal, Protocol

from youyi.apps.web.live.people.clocks import Course, Left, left
from youyi.apps.web.live.people.presence import Presence
from youyi.apps.web.live.state.stored_table import Sitter, TableConfig, TableEvent
from youyi.apps.web.live.state.table_options import Agreement
from youyi.apps.web.live.state.table_session import TableSession
from youyi.kernel.seats import Seat

NOTICE = timedelta(seconds=10)
"""However long somebody is away: so long the others see that a computer is about to sit in for him."""


class Timed(Protocol):
    """A table, as far as time concerns it."""

    config: TableConfig
    sitters: list[Sitter]
    session: TableSession
    presence: Presence
    times: list[datetime]
    events: Sequence[TableEvent]

    @property
    def begun(self) -> bool:
        """Whether every seat is taken."""
        ...

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Due:
    """A computer is to sit in."""

    seat: Seat
    player: str
    at: datetime
    kind: Literal["sat_in", "timed_out"]
    unseen_since: datetime | None = None
    """Only if no server has seen the holder after this time."""


def due(table: Timed, now: datetime) -> Due | None:
    """For whom a computer sits in next, and when, if nothing happens until then."""
    agreement, asked = table.config.agreement, table.session.asked
    if agreement is None or agreement.stand_in is None or asked is None or not goes_on(table):
        return None
    sitter = table.sitters[asked]
    if sitter.kind not in ("human", "left") or sitter.stand_in is not None:
        return None
    found = [
        *_absent(table, agreement, sitter, agreement.stand_in),
        *_out_of_time(table, sitter, agreement.stand_in, now),
    ]
    return min(found, key=lambda each: each.at, default=None)


def goes_on(table: Timed) -> bool:
    """Whether moves are made at a table."""
    return table.begun and not table.over and table.config.closed is None and table.config.paused is None


def course(table: Timed) -> Course:
    """What happened at a table, for its clocks."""
    began = max([table.config.since, *(each.since for each in table.sitters if each.since is not None)])
    return Course(
        began=table.config.since if table.times else began,
        asked=table.session.asked_before,
        forced=table.session.forced_before,
        forced_now=table.session.forced,
        times=table.times,
        events=table.events,
        outages=table.presence.outages,
    )


def left_of(table: Timed, now: datetime) -> Left | None:
    """What the people of a table have left of their time; None if no clock runs."""
    clock = None if table.config.agreement is None else table.config.agreement.clock
    asked = table.session.asked
    if clock is None or asked is None or not table.begun or table.over:
        return None
    people = [Seat(each.seat) for each in table.sitters if each.kind == "human"]
    return left(clock, course(table), people, asked, now)


def _absent(table: Timed, agreement: Agreement, sitter: Sitter, player: str) -> list[Due]:
    """Somebody who is absent, or has left, while another person is here and waits."""
    others = any(
        each.kind == "human" and each.seat != sitter.seat and table.presence.here(each) for each in table.sitters
    )
    away = sitter.since if sitter.kind == "left" else table.presence.away_since(sitter)
    if agreement.patience is None or not others or away is None:
        return []
    notice = course(table).turn_since + min(NOTICE, agreement.patience)
    at = max(away + agreement.patience, notice)
    return [Due(seat=Seat(sitter.seat), player=player, at=at, kind="sat_in", unseen_since=away)]


def _out_of_time(table: Timed, sitter: Sitter, player: str, now: datetime) -> list[Due]:
    """Somebody whose clock runs, at a table where another person plays by himself."""
    others = any(each.kind == "human" and each.seat != sitter.seat and each.stand_in is None for each in table.sitters)
    time = left_of(table, now) if sitter.kind == "human" and others else None
    if time is None:
        return []
    return [Due(seat=Seat(sitter.seat), player=player, at=now + time.stands + time.turn, kind="timed_out")]
