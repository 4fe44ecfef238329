"""What strangers send does not fill the log: a message is written five times a minute, and the next says how many were left out."""

from __future__ import annotations

import logging
from types import SimpleNamespace

from youyi.apps.web.base.repeated_logs import RepeatFilter


def logged(filtered: RepeatFilter, text: str, *values: object) -> str | None:
    """What is written of a message; None if it is left out."""
    record = logging.LogRecord("strangers", logging.WARNING, "here", 1, text, values, None)
    return record.getMessage() if filtered.filter(record) else None


def test_five_of_a_kind_are_written_in_a_minute_and_the_next_counts_the_rest():
    at = SimpleNamespace(now=0.0)
    filtered = RepeatFilter(lambda: at.now)
    written = [logged(filtered, "no such table: %s", nth) for nth in range(8)]
    assert written == [*(f"no such table: {nth}" for nth in range(5)), None, None, None]
    assert logged(filtered, "bad origin") == "bad origin", "another message has its own five"
    at.now = 59.9
    assert logged(filtered, "no such table: %s", 8) is None
    at.now = 60
    assert logged(filtered, "no such table: %s", 9) == "no such table: 9 (and 4 more like it)"
    assert logged(filtered, "no such table: %s", 10) == "no such table: 10"


def test_where_no_more_than_five_came_nothing_is_said_of_more():
    at = SimpleNamespace(now=0.0)
    filtered = RepeatFilter(lambda: at.now)
    assert all(logged(filtered, "slow") == "slow" for _ in range(5))
    at.now = 61
    assert logged(filtered, "slow") == "slow"
