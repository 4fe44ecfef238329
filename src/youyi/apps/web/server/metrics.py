"""What Prometheus may read of a server: every application has a registry of its own, so that several may run in one process."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, ProcessCollector, generate_latest

from youyi.records.program import program

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
_ANSWER_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
"""Upper bounds in seconds: a person notices 0.1 s."""


_COUNTERS: Mapping[str, tuple[str, str, tuple[str, ...]]] = {
    "moves": ("youyi_moves", "Moves stored, by game.", ("game",)),
    "refusals": ("youyi_refusals", "Messages and requests refused, by code.", ("code",)),
    "failures": ("youyi_failures", "Faults of the server, by place.", ("place",)),
    "bot_choices": ("youyi_bot_choices", "Choices of computer players, by game.", ("game",)),
    "bot_failures": ("youyi_bot_failures", "Moves of the server that failed.", ("game",)),
    "seats": ("youyi_seat_changes", "Seats taken, left and freed.", ("change",)),
    "created": ("youyi_tables_created", "Tables created, by game.", ("game",)),
    "closed": ("youyi_tables_closed", "Unfinished tables closed, by reason.", ("reason",)),
    "deleted": ("youyi_tables_deleted", "Old tables deleted as configured.", ()),
    "unreadable": ("youyi_tables_unreadable", "Openings of tables made by another release.", ()),
    "notices": ("youyi_notices", "Notices sent, failed, or of browsers that are gone.", ("came",)),
    "leases": ("youyi_lease_changes", "Leases taken, lost and taken over.", ("change",)),
}
"""By the name that `Telemetry` uses: the name in Prometheus, what is counted, and the labels."""

_AWAITED = ("store", "health")
"""Places of faults that are 0 from the start: whoever is alerted by the first one must see it rise."""


class Metrics:
    """The counters, gauges and histograms of one application."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        self._counters = {
            name: Counter(shown, says, labels, registry=registry) for name, (shown, says, labels) in _COUNTERS.items()
        }
        for place in _AWAITED:
            self._counters["failures"].labels(place)
        self._answers = Histogram(
            "youyi_answer_seconds", "From a message on a socket to its answer.", ["message"],
            buckets=_ANSWER_BUCKETS, registry=registry,
        )  # fmt: skip
        Info("youyi_program", "What runs here.", registry=registry).info({"release": program()})
        ProcessCollector(registry=registry)  # its memory, its descriptors, its processor's time, when it began

    def count(self, what: str, *labels: str) -> None:
        """Count one event."""
        counter = self._counters[what]
        (counter.labels(*labels) if labels else counter).inc()

    def answering(self, message: str) -> AbstractContextManager[object]:
        """Measure how long a message of a socket takes to be answered."""
        return self._answers.labels(message).time()

    def gauge(self, name: str, says: str, value: Callable[[], float]) -> None:
        """Add a gauge whose value is asked for whenever the metrics are read."""
        Gauge(name, says, registry=self._registry).set_function(value)

    def written(self) -> bytes:
        """All metrics in Prometheus's text format."""
        return generate_latest(self._registry)
