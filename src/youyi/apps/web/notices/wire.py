"""Requests about notices."""

from __future__ import annotations

from typing import Literal

from youyi.apps.web.accounts.wire import SeatShown
from youyi.apps.web.wire.base import Plain
from youyi.apps.web.wire.http import Question


class QuietHours(Question, frozen=True):
    """Between these minutes of the reader's day nothing is told; what is still true is told when they end."""

    since: int
    until: int


class PushKeys(Question, frozen=True):
    """The key of a browser, and its secret, as its `PushSubscription` has them."""

    public: str
    auth: str


class AskNotices(Question, frozen=True):
    """POST /api/notices: tell this browser or webhook about these seats, instead of those that it was told about before."""

    endpoint: str
    keys: PushKeys | None
    """None: it is a webhook, and what it is sent is plain JSON."""
    language: Literal["en", "zh-Hant", "zh-Hans"]
    zone: str
    """Its time zone, as `Europe/Paris`."""
    quiet: QuietHours | None
    seats: list[SeatShown]


class StopNotices(Question, frozen=True):
    """POST /api/notices/off: tell this browser or webhook nothing more."""

    endpoint: str


class NoticesSaid(Plain, frozen=True):
    """GET /api/notices, and the response to both requests."""

    key: str
    """The public key by which push services know this server."""
