"""The clocks of a table, worked out from its stored moves and events alone: every server and every restart finds the same."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from youyi.apps.web.base.downtime import TimeSpan, running
from youyi.apps.web.live.state.stored_table import TableEvent
from youyi.apps.web.live.state.table_options import Clock
from youyi.kernel.seats import Seat

LEAST = timedelta(seconds=15)
"""Who plays on after his bank was empty has at least this long for a move."""
FORCED = timedelta(seconds=15)
"""For so long the clock stands while nothing is to be chosen; then it runs, so that nobody can hold the others up."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockHistory:
    """What happened at a table, as far as clocks are concerned."""

    began: datetime
    """When the first turn began."""
    asked: Sequence[Seat | None]
    """Who was asked before each move."""
    forced: Sequence[bool]
    """Of each move, whether there was nothing to choose: a throw, or the only legal choice."""
    forced_now: bool
    """The same of the move that is asked now."""
    times: Sequence[datetime]
    """When each move was stored."""
    events: Sequence[TableEvent]
    outages: Sequence[TimeSpan] = ()

    @property
    def turn_since(self) -> datetime:
        """When the move that is asked now was asked."""
        return self.times[-1] if self.times else self.began

    def stops(self, now: datetime) -> tuple[TimeSpan, ...]:
        """The pauses, one that lasts until `now` included, and the outages."""
        pauses, since = [], None
        for each in self.events:
            if each.kind == "paused":
                since = each.at
            elif each.kind == "resumed" and since is not None:
                pauses.append(TimeSpan(since, each.at))
                since = None
        if since is not None:
            pauses.append(TimeSpan(since, now))
        return (*pauses, *self.outages)


@dataclass(frozen=True, slots=True)
class TimeLeft:
    """What people have left of their time."""

    banks: Mapping[Seat, timedelta]
    """By seat, when the present move was asked; empty for clocks without banks."""
    turn: timedelta
    """For the present move, from now on; negative if the time is out."""
    stands: timedelta
    """For so long the clock of who is asked still stands."""


def left(clock: Clock, course: ClockHistory, seats: Sequence[Seat], asked: Seat, now: datetime) -> TimeLeft:
    """What is left to the seats of people, of whom `asked` is to move."""
    stops = course.stops(now)
    banks = _banks(clock, course, seats, asked, stops) if clock.kind == "bank" else {}
    allowed = max(LEAST, banks[asked]) if asked in banks else timedelta(seconds=clock.seconds)
    ran, free = running(course.turn_since, now, stops), FORCED if course.forced_now else timedelta()
    return TimeLeft(banks, allowed - max(timedelta(), ran - free), max(timedelta(), free - ran))


def _banks(
    clock: Clock, course: ClockHistory, seats: Sequence[Seat], asked: Seat, stops: Sequence[TimeSpan]
) -> dict[Seat, timedelta]:
    """The banks after all moves. A computer that sits in uses up nothing; a time-out empties the bank."""
    banks = dict.fromkeys(seats, timedelta(seconds=clock.seconds))
    increment, since, ends = timedelta(seconds=clock.increment), course.began, _ends(course.asked, asked)
    events, sat_in = list(course.events), set[int]()
    for ply, (seat, forced, at, ended) in enumerate(zip(course.asked, course.forced, course.times, ends, strict=False)):
        while events and events[0].ply <= ply:
            _note(events.pop(0), sat_in, banks)
        if seat in banks and seat not in sat_in:
            used = running(since, at, stops) - (FORCED if forced else timedelta())
            earned = increment if ended else timedelta()
            banks[seat] = max(timedelta(), banks[seat] - max(timedelta(), used)) + earned
        since = max(since, at)
    for each in events:
        _note(each, sat_in, banks)
    return banks


def _ends(asked: Sequence[Seat | None], now: Seat) -> list[bool]:
    """Of each move, whether a turn ends with it: another seat is asked next, draws of the table apart.

    >>> _ends([Seat(0), Seat(0), None, Seat(1), Seat(0)], Seat(0))
    [False, True, False, True, False]
    """
    ends, after = list[bool](), now
    for seat in reversed(asked):
        ends.append(seat is not None and seat != after)
        after = after if seat is None else seat
    return ends[::-1]


def _note(event: TableEvent, sat_in: set[int], banks: dict[Seat, timedelta]) -> None:
    match event.kind:
        case "sat_in" | "timed_out" if event.seat is not None:
            sat_in.add(event.seat)
            if event.kind == "timed_out" and Seat(event.seat) in banks:
                banks[Seat(event.seat)] = timedelta()
        case "returned":
            sat_in.discard(-1 if event.seat is None else event.seat)
        case _:
            pass
