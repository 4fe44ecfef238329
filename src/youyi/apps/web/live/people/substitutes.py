"""When the server acts for a person: a computer sits in for him, or a move that nobody chooses is made in a game by days."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Literal

from youyi.apps.web.live.state.clocks import FORCED, ClockHistory, TimeLeft, left
from youyi.apps.web.live.state.live_table import LiveTable
from youyi.apps.web.live.state.phase import Paused, Playing
from youyi.apps.web.live.state.stored_table import SeatHolder
from youyi.apps.web.live.state.table_options import Agreement
from youyi.kernel.seats import Seat

NOTICE = timedelta(seconds=10)
"""However long somebody is away: so long the others see that a computer is about to sit in for him."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Due:
    """A computer is to sit in."""

    seat: Seat
    player: str
    at: datetime
    kind: Literal["sat_in", "timed_out"]
    unseen_since: datetime | None = None
    """Only if no server has seen the holder after this time."""


def due(table: LiveTable) -> Due | None:
    """For whom a computer sits in next, and when, if nothing happens until then."""
    agreement, asked = table.config.agreement, table.session.asked
    if agreement is None or agreement.stand_in is None or asked is None or not isinstance(table.phase, Playing):
        return None
    sitter = table.sitters[asked]
    if sitter.kind not in ("human", "left") or sitter.stand_in is not None:
        return None
    if agreement.clock is None and table.presence.here(sitter):
        return None  # nobody is away, and no time runs
    found = [*_absent(table, agreement, sitter, agreement.stand_in), *_out_of_time(table, sitter, agreement.stand_in)]
    return min(found, key=lambda each: each.at, default=None)


def forced_at(table: LiveTable) -> datetime | None:
    """When the server makes the move of a person who has nothing to choose; None: he makes it himself.

    In a game by days nobody has to come for a throw or for the one legal choice: it is made at once for whoever is away, and
    after a moment for whoever is here.
    """
    agreement, asked = table.config.agreement, table.session.asked
    if asked is None or not table.session.forced or not isinstance(table.phase, Playing):
        return None
    if agreement is None or agreement.clock is None or agreement.clock.kind != "days":
        return None
    sitter = table.sitters[asked]
    if sitter.kind != "human" or sitter.plays is not None:
        return None
    return course(table).turn_since + (FORCED if table.presence.here(sitter) else timedelta())


def course(table: LiveTable) -> ClockHistory:
    """What happened at a table, for its clocks."""
    came = [] if (of := table.config.appointment) is None or of.met is None else [of.met]
    began = max([table.config.since, *came, *(each.since for each in table.sitters if each.since is not None)])
    return ClockHistory(
        # Nobody's time runs while he waits for others. Where somebody took over a seat later, the first turn took no time.
        began=min([began, *table.times[:1]]),
        asked=table.session.asked_before,
        forced=table.session.forced_before,
        forced_now=table.session.forced,
        times=table.times,
        events=table.events,
        outages=table.presence.outages,
    )


def left_of(table: LiveTable, now: datetime) -> TimeLeft | None:
    """What the people of a table have left of their time; None if no clock runs."""
    clock = None if table.config.agreement is None else table.config.agreement.clock
    asked = table.session.asked
    if clock is None or asked is None or not isinstance(table.phase, Playing | Paused):
        return None
    people = [Seat(each.seat) for each in table.sitters if each.kind == "human"]
    return left(clock, course(table), people, asked, now, table.banks)


def _absent(table: LiveTable, agreement: Agreement, sitter: SeatHolder, player: str) -> list[Due]:
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


def _out_of_time(table: LiveTable, sitter: SeatHolder, player: str) -> list[Due]:
    """Somebody whose clock runs, at a table where another person plays by himself."""
    others = any(each.kind == "human" and each.seat != sitter.seat and each.stand_in is None for each in table.sitters)
    now = table.presence.now()
    time = left_of(table, now) if sitter.kind == "human" and others else None
    if time is None:
        return []
    return [Due(seat=Seat(sitter.seat), player=player, at=now + time.stands + time.turn, kind="timed_out")]
