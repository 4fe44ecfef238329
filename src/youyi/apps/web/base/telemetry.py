"""What a server tells its operator: each event is written to the log and counted in the metrics."""

from __future__ import annotations

import logging
import secrets
from contextlib import AbstractContextManager, nullcontext
from typing import Protocol

from youyi.apps.web.base import logs

_TRACE_BYTES = 4


class EventCounts(Protocol):
    """Where events are counted."""

    def count(self, what: str, *labels: str) -> None:
        """Count one event."""
        ...

    def answering(self, message: str) -> AbstractContextManager[object]:
        """Measure the time that a message takes to be answered."""
        ...


class _Uncounted:
    """Nobody reads the numbers."""

    def count(self, what: str, *labels: str) -> None:
        """Nothing."""

    def answering(self, message: str) -> AbstractContextManager[object]:
        """Nothing."""
        return nullcontext()


UNCOUNTED = _Uncounted()


class Telemetry:
    """The events of one application."""

    def __init__(self, counts: EventCounts = UNCOUNTED) -> None:
        """`counts` is where they are counted; the log has them all the same."""
        self._counts = counts

    def created(self, table: str, game: str, seats: int) -> None:
        """A table was created."""
        self._counts.count("created", game)
        logs.write("table_created", table=table, game=game, seats=seats)

    def seat_changed(self, change: str, table: str, seat: int) -> None:
        """A seat was `sat`, `left`, `freed` or `given` to a computer."""
        self._counts.count("seats", change)
        logs.write(f"seat_{change}", table=table, seat=seat)

    def moved(self, game: str) -> None:
        """A move was stored; counted only."""
        self._counts.count("moves", game)

    def finished(self, table: str, game: str, moves: int) -> None:
        """A game came to its end."""
        logs.write("table_finished", table=table, game=game, moves=moves)

    def closed(self, table: str, reason: str) -> None:
        """An unfinished table was closed."""
        self._counts.count("closed", reason)
        logs.write("table_closed", table=table, reason=reason)

    def deleted(self, table: str) -> None:
        """An old table was deleted."""
        self._counts.count("deleted")
        logs.write("table_deleted", table=table)

    def unreadable(self, table: str, why: str) -> None:
        """A table that this release cannot open was asked for, or met when games were resumed."""
        self._counts.count("unreadable")
        logs.write("table_unreadable", logging.WARNING, table=table, why=why)

    def told(self, came: str) -> None:
        """A notice was sent, or not; counted only."""
        self._counts.count("notices", came)

    def refused(self, code: str) -> None:
        """A message or a request was refused; counted only."""
        self._counts.count("refusals", code)

    def failed(self, place: str, error: BaseException, table: str | None = None) -> str:
        """Something of ours failed; returns the trace id under which the log has it."""
        trace = secrets.token_hex(_TRACE_BYTES)
        self._counts.count("failures", place)
        logs.write("failed", logging.ERROR, error=error, place=place, trace=trace, table=table)
        return trace

    def bot_chose(self, game: str) -> None:
        """A computer player chose a move; counted only."""
        self._counts.count("bot_choices", game)

    def bot_failed(self, table: str, game: str, tries: int, error: BaseException) -> None:
        """A move of the server failed and is tried again."""
        self._counts.count("bot_failures", game)
        logs.write("bot_failed", logging.ERROR, error=error, table=table, game=game, tries=tries)

    def lease_changed(self, change: str, table: str) -> None:
        """A server took, lost or took over the lease of a table's computers."""
        self._counts.count("leases", change)
        logs.write("lease_changed", change=change, table=table)

    def answering(self, message: str) -> AbstractContextManager[object]:
        """Measure how long a message of a socket takes to be answered."""
        return self._counts.answering(message)
