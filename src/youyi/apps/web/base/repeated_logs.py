"""Keeps what strangers send from filling the log: the same message is written a few times a minute, and then counted."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

_MOST = 5
_SECONDS = 60.0


class RepeatFilter(logging.Filter):
    """Passes a message, told apart by its format, five times a minute; the next after that says how many were left out."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._since: dict[str, tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the record is written."""
        now, kind = self._clock(), str(record.msg)
        began, count = self._since.get(kind, (now, 0))
        if now - began >= _SECONDS:
            if count > _MOST:
                record.msg = f"{kind} (and {count - _MOST} more like it)"
            began, count = now, 0
        self._since[kind] = began, count + 1
        return count < _MOST


def quieten(*loggers: str) -> None:
    """Filter the repetitions of these loggers."""
    for name in loggers:
        logging.getLogger(name).addFilter(RepeatFilter())
