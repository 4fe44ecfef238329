"""What Prometheus may read of a server: every application has a registry of its own, so that several may run in one process."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
_ANSWER_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
"""Upper bounds in seconds: a person notices 0.1 s."""


class Metrics:
    """The counters, gauges and histograms of one application."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.moves = Counter("youyi_moves", "Moves stored, by game.", ["game"], registry=registry)
        self.refusals = Counter(
            "youyi_refusals", "Messages and requests refused, by code.", ["code"], registry=registry
        )
        self.failures = Counter("youyi_failures", "Faults of the server, by place.", ["place"], registry=registry)
        self.bot_choices = Counter("youyi_bot_choices", "Choices of computer players, by game.", ["game"], registry=registry)  # fmt: skip
        self.bot_failures = Counter("youyi_bot_failures", "Moves of the server that failed.", ["game"], registry=registry)  # fmt: skip
        self.seats = Counter("youyi_seat_changes", "Seats taken, left and freed.", ["change"], registry=registry)
        self.created = Counter("youyi_tables_created", "Tables created, by game.", ["game"], registry=registry)
        self.closed = Counter("youyi_tables_closed", "Unfinished tables closed, by reason.", ["reason"], registry=registry)  # fmt: skip
        self.deleted = Counter("youyi_tables_deleted", "Old tables deleted as configured.", registry=registry)
        self.unreadable = Counter("youyi_tables_unreadable", "Openings of tables made by another release.", registry=registry)  # fmt: skip
        self.leases = Counter("youyi_lease_changes", "Leases taken, lost and taken over.", ["change"], registry=registry)  # fmt: skip
        self.answers = Histogram(
            "youyi_answer_seconds", "From a message on a socket to its answer.", ["message"],
            buckets=_ANSWER_BUCKETS, registry=registry,
        )  # fmt: skip

    def gauge(self, name: str, says: str, value: Callable[[], float]) -> None:
        """Add a gauge whose value is asked for whenever the metrics are read."""
        Gauge(name, says, registry=self.registry).set_function(value)

    def written(self) -> bytes:
        """All metrics in Prometheus's text format."""
        return generate_latest(self.registry)
