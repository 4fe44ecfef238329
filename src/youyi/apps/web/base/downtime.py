"""Spans of time in which clocks stand: pauses, and times when no server was at work."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta


@dataclass(frozen=True, slots=True)
class TimeSpan:
    """From one time to another."""

    began: datetime
    ended: datetime


def running(began: datetime, ended: datetime, stops: Iterable[TimeSpan]) -> timedelta:
    """How long a clock ran between two times, without the stops; stops may overlap.

    >>> def at(minute): return datetime(2026, 1, 1, 12, minute)
    >>> running(at(0), at(10), [Span(at(2), at(5)), Span(at(4), at(6)), Span(at(9), at(30))]).seconds // 60
    5
    """
    total, free = timedelta(), began
    for stop in sorted(stops, key=lambda each: each.began):
        if stop.began >= ended:
            break
        if stop.began > free:
            total += stop.began - free
        free = max(free, stop.ended)
    return total + max(timedelta(), ended - free)
