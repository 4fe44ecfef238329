"""The time by which a server counts: what the machine's clock showed at its start, and what has passed since.

Whoever sets the machine's clock, or lets the machine sleep, moves this time at the next heartbeat only, and the span that it leaps
over is noted: the clocks of tables leave it out (`uptime`).
"""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from youyi.apps.web.base.downtime import TimeSpan

_STEP = timedelta(seconds=1)
"""The machine's clock was set if it is off by more than this; a clock that is only corrected takes the steady one along."""


class ServerTime:
    """The time of one process."""

    def __init__(
        self,
        wall: Callable[[], datetime] = lambda: datetime.now(UTC),
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        """`wall` is the machine's clock, which may be set; `steady` counts seconds and is never set."""
        self._wall, self._steady = wall, steady
        self._shown, self._counted = wall(), steady()

    def now(self) -> datetime:
        """The time."""
        return self._shown + timedelta(seconds=self._steady() - self._counted)

    def steady(self) -> float:
        """Seconds from some moment on, for what lasts: nobody sets them."""
        return self._steady()

    def follow(self) -> TimeSpan | None:
        """Go by the machine's clock again if it was set; the span that this leaps over, None if there is none.

        A clock that was set back leaps over nothing: until it shows the old time again, nobody's time runs.
        """
        before, shown = self.now(), self._wall()
        if abs(shown - before) < _STEP:
            return None
        self._shown, self._counted = shown, self._steady()
        return TimeSpan(before, shown) if shown > before else None


SERVER_TIME = ServerTime()
"""That of this process."""


def now() -> datetime:
    """The time."""
    return SERVER_TIME.now()


def steady() -> float:
    """Seconds from some moment on, for what lasts: nobody sets them."""
    return SERVER_TIME.steady()


def iso(time: datetime) -> str:
    """A time as it is sent: ISO 8601, to the second."""
    return time.isoformat(timespec="seconds")
