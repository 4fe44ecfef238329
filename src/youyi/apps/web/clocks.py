"""The clocks of a table, worked out from its stored moves and events alone: every server and every restart finds the same."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from youyi.apps.web.agreement import Clock
from youyi.apps.web.outages import Span, running
from youyi.apps.web.stored_table import TableEvent
from youyi.kernel.seats import Seat

LEAST = timedelta(seconds=15)
"""Who plays on after his bank was empty has at least this long for a move."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Course:
    """What happened at a table, as far as clocks are concerned."""

    began: datetime
    """When the first turn began."""
    asked: Sequence[Seat | None]
    """Who was asked before each move."""
    times: Sequence[datetime]
    """When each move was stored."""
    events: Sequence[TableEvent]
    outages: Sequence[Span] = ()

    @property
    def turn_since(self) -> datetime:
        """When the present turn began."""
        return self.times[-1] if self.times else self.began

    def stops(self, now: datetime) -> tuple[Span, ...]:
        """The pauses, one that lasts until `now` included, and the outages."""
        pauses, since = [], None
        for each in self.events:
            if each.kind == "paused":
                since = each.at
            elif each.kind == "resumed" and since is not None:
                pauses.append(Span(since, each.at))
                since = None
        if since is not None:
            pauses.append(Span(since, now))
        return (*pauses, *self.outages)


@dataclass(frozen=True, slots=True)
class Left:
    """What people have left of their time."""

    banks: Mapping[Seat, timedelta]
    """By seat, at the beginning of the present turn; empty for clocks without banks."""
    turn: timedelta
    """For the present turn, from now on; negative if the time is out."""


def left(clock: Clock, course: Course, seats: Sequence[Seat], asked: Seat, now: datetime) -> Left:
    """What is left to the seats of people, of whom `asked` is to move."""
    stops = course.stops(now)
    banks = _banks(clock, course, seats, stops) if clock.kind == "bank" else {}
    allowed = max(LEAST, banks[asked]) if asked in banks else timedelta(seconds=clock.seconds)
    return Left(banks, allowed - running(course.turn_since, now, stops))


def _banks(clock: Clock, course: Course, seats: Sequence[Seat], stops: Sequence[Span]) -> dict[Seat, timedelta]:
    """The banks after all moves. A computer that sits in uses up nothing; a time-out empties the bank."""
    banks = dict.fromkeys(seats, timedelta(seconds=clock.seconds))
    increment, since = timedelta(seconds=clock.increment), course.began
    events, sat_in = list(course.events), set[int]()
    for ply, (seat, at) in enumerate(zip(course.asked, course.times, strict=False)):
        while events and events[0].ply <= ply:
            _note(events.pop(0), sat_in, banks)
        if seat in banks and seat not in sat_in:
            banks[seat] = max(timedelta(), banks[seat] - running(since, at, stops)) + increment
        since = max(since, at)
    for each in events:
        _note(each, sat_in, banks)
    return banks


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
