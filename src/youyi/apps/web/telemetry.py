"""What a server tells its operator: each event is written to the log and counted in the metrics."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Iterator
from contextlib import contextmanager

from youyi.apps.web import logs
from youyi.apps.web.metrics import Metrics

_TRACE_BYTES = 4


class Telemetry:
    """The events of one application."""

    def __init__(self) -> None:
        self.metrics = Metrics()

    def created(self, table: str, game: str, seats: int) -> None:
        """A table was created."""
        self.metrics.created.labels(game).inc()
        logs.write("table_created", table=table, game=game, seats=seats)

    def seat_changed(self, change: str, table: str, seat: int) -> None:
        """A seat was `sat`, `left`, `freed` or `given` to a computer."""
        self.metrics.seats.labels(change).inc()
        logs.write(f"seat_{change}", table=table, seat=seat)

    def moved(self, game: str) -> None:
        """A move was stored; counted only."""
        self.metrics.moves.labels(game).inc()

    def finished(self, table: str, game: str, moves: int) -> None:
        """A game came to its end."""
        logs.write("table_finished", table=table, game=game, moves=moves)

    def closed(self, table: str, reason: str) -> None:
        """An unfinished table was closed."""
        self.metrics.closed.labels(reason).inc()
        logs.write("table_closed", table=table, reason=reason)

    def deleted(self, table: str) -> None:
        """An old table was deleted."""
        self.metrics.deleted.inc()
        logs.write("table_deleted", table=table)

    def unreadable(self, table: str, why: str) -> None:
        """A table that this release cannot open was asked for, or met when games were resumed."""
        self.metrics.unreadable.inc()
        logs.write("table_unreadable", logging.WARNING, table=table, why=why)

    def refused(self, code: str) -> None:
        """A message or a request was refused; counted only."""
        self.metrics.refusals.labels(code).inc()

    def failed(self, place: str, error: BaseException, table: str | None = None) -> str:
        """Something of ours failed; returns the trace id under which the log has it."""
        trace = secrets.token_hex(_TRACE_BYTES)
        self.metrics.failures.labels(place).inc()
        logs.write("failed", logging.ERROR, error=error, place=place, trace=trace, table=table)
        return trace

    def bot_chose(self, game: str) -> None:
        """A computer player chose a move; counted only."""
        self.metrics.bot_choices.labels(game).inc()

    def bot_failed(self, table: str, game: str, tries: int, error: BaseException) -> None:
        """A move of the server failed and is tried again."""
        self.metrics.bot_failures.labels(game).inc()
        logs.write("bot_failed", logging.ERROR, error=error, table=table, game=game, tries=tries)

    def lease_changed(self, change: str, table: str) -> None:
        """A server took, lost or took over the lease of a table's computers."""
        self.metrics.leases.labels(change).inc()
        logs.write("lease_changed", change=change, table=table)

    @contextmanager
    def answering(self, message: str) -> Iterator[None]:
        """Measure how long a message of a socket takes to be answered."""
        with self.metrics.answers.labels(message).time():
            yield
