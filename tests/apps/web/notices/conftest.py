"""A push service of the test, and servers that tell when the test says so."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.apps.web.notices.away import NOON
from tests.apps.web.notices.push_service import push_service
from youyi.apps.web.base import server_time
from youyi.apps.web.notices.notices import NoticeRules
from youyi.apps.web.notices.posting import Poster
from youyi.apps.web.server import housekeeping


@pytest.fixture(autouse=True)
def by_hand(monkeypatch):
    """The servers of these tests tell what is due when the test says so."""
    monkeypatch.setattr(housekeeping, "_TOLD_EVERY", 100_000)


@pytest.fixture
def settings(settings):
    return replace(settings, notices=NoticeRules(grace=0, poster=Poster(loopback=True)))


@pytest.fixture
def service():
    with push_service() as service:
        yield service


@pytest.fixture
def clock(monkeypatch):
    """The server's time, which the test sets."""
    at = [NOON]
    monkeypatch.setattr(server_time, "now", lambda: at[0])
    return at
