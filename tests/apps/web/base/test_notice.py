"""Quiet hours."""

from __future__ import annotations

from datetime import timedelta

import pytest

from tests.apps.web.notices.away import (
    NOON,
    browser,
)
from youyi.apps.web.base.notice import after_quiet


@pytest.mark.parametrize(
    ("start", "end", "zone", "hours"),
    [(None, None, "UTC", 0), (720, 780, "UTC", 1), (660, 720, "UTC", 0), (1320, 480, "UTC", 0), (600, 480, "UTC", 20),
     (780, 840, "Europe/Paris", 1), (1200, 1260, "Asia/Taipei", 1), (720, 780, "No/Where", 1), (720, 720, "UTC", 0)],
)  # fmt: skip
def test_quiet_hours_are_of_the_readers_day(start, end, zone, hours):
    assert after_quiet(browser(quiet_from=start, quiet_to=end, zone=zone), NOON) == NOON + timedelta(hours=hours)
