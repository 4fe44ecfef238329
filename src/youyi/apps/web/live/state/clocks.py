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
TIME_OFF = timedelta(days=7)
"""For so long a clock by days stands when its holder takes time off, whether it is his turn or not."""
MOST_TIME_OFF = 2
"""So often he may in one game; what two servers stored beyond that counts for nothing."""


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

    def time_off(self, seat: Seat) -> tuple[TimeSpan, ...]:
        """When a seat has time off."""
        return tuple(TimeSpan(at, at + TIME_OFF) for at in time_off(self.events, seat)[:MOST_TIME_OFF])


def time_off(events: Sequence[TableEvent], seat: Seat) -> list[datetime]:
    """When a seat took time off."""
    return [each.at for each in events if each.kind == "time_off" and each.seat == seat]


def time_off_left(clock: Clock | None, events: Sequence[TableEvent], seat: Seat) -> int:
    """How often a seat may still take time off."""
    return 0 if clock is None or clock.kind != "days" else max(0, MOST_TIME_OFF - len(time_off(events, seat)))


@dataclass(frozen=True, slots=True)
class TimeLeft:
    """What people have left of their time."""

    banks: Mapping[Seat, timedelta]
    """By seat, when the present move was asked; empty for clocks without banks."""
    turn: timedelta
    """For the present move, from now on; negative if the time is out."""
    stands: timedelta
    """For so long the clock of who is asked still stands."""


class Banks:
    """What the banks of a table hold, carried on from move to move for as long as its events and outages stay the same."""

    __slots__ = ("_banks", "_begun", "_events", "_moved", "_plies", "_sat_in", "_since")

    def __init__(self) -> None:
        self._begun: object = None
        self._plies = 0
        self._moved: Seat | None = None

    def after(
        self, clock: Clock, course: ClockHistory, seats: Sequence[Seat], asked: Seat, stops: Sequence[TimeSpan]
    ) -> dict[Seat, timedelta]:
        """The banks when the present move was asked. A computer that sits in uses up nothing; a time-out empties the bank."""
        begun = clock, course.began, seats, len(course.events), course.outages
        if self._begun != begun or self._plies > len(course.asked):
            self._begun, self._since, self._events = begun, course.began, list(course.events)
            self._banks = dict.fromkeys(seats, timedelta(seconds=clock.seconds))
            self._plies, self._moved, self._sat_in = 0, None, set[int]()
        increment = timedelta(seconds=clock.increment)
        while self._plies < len(course.asked):
            self._follow(course, stops, increment)
        banks = dict(self._banks)
        self._earn(banks, asked, increment)
        sat_in = set(self._sat_in)
        for each in self._events:
            _note(each, sat_in, banks)
        return banks

    def _follow(self, course: ClockHistory, stops: Sequence[TimeSpan], increment: timedelta) -> None:
        """Follow one move."""
        ply, banks = self._plies, self._banks
        seat, at = course.asked[ply], course.times[ply]
        if seat is not None:
            self._earn(banks, seat, increment)
            self._moved = None
        while self._events and self._events[0].ply <= ply:
            _note(self._events.pop(0), self._sat_in, banks)
        if seat is not None and seat in banks and seat not in self._sat_in:
            used = running(self._since, at, stops) - (FORCED if course.forced[ply] else timedelta())
            banks[seat] = max(timedelta(), banks[seat] - max(timedelta(), used))
            self._moved = seat
        self._since = max(self._since, at)
        self._plies += 1

    def _earn(self, banks: dict[Seat, timedelta], asked: Seat, increment: timedelta) -> None:
        """A turn ends when another seat is asked, draws of the table apart: who moved last has earned his increment."""
        if self._moved is not None and self._moved != asked:
            banks[self._moved] += increment


def left(
    clock: Clock, course: ClockHistory, seats: Sequence[Seat], asked: Seat, now: datetime, known: Banks | None = None
) -> TimeLeft:
    """What is left to the seats of people, of whom `asked` is to move; `known` are the banks as far as they were followed."""
    stops = course.stops(now)
    banks = (known or Banks()).after(clock, course, seats, asked, stops) if clock.kind == "bank" else {}
    allowed = max(LEAST, banks[asked]) if asked in banks else timedelta(seconds=clock.seconds)
    off = course.time_off(asked)
    ran, free = running(course.turn_since, now, (*stops, *off)), FORCED if course.forced_now else timedelta()
    away = max((each.ended - now for each in off if each.began <= now < each.ended), default=timedelta())
    return TimeLeft(banks, allowed - max(timedelta(), ran - free), away + max(timedelta(), free - ran))


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
