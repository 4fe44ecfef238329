"""Notices that are pushed to browsers which do not show the table: of what, to whom, and when."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, tzinfo
from hashlib import sha256
from typing import Literal, TypeAlias

from youyi.kernel.names import Language

NoticeKind: TypeAlias = Literal["turn", "over", "seated", "proposed", "agreed", "day", "soon", "withdrew", "called_off"]
_MINUTES = 24 * 60


@dataclass(frozen=True, slots=True, kw_only=True)
class PushBrowser:
    """A browser or a webhook that is told, as somebody has asked for it."""

    id: str
    endpoint: str
    """The address at the browser's push service: whoever knows it may send there, so it is kept like a secret."""
    public: bytes | None
    """Its key; with `auth`, its secret, what it is sent is sealed. None: it is a webhook, to which plain JSON is sent."""
    auth: bytes | None
    site: str
    """The site that the browser knows us by; the push service is told it."""
    language: Language
    quiet_from: int | None
    """Minutes of the reader's day, with `quiet_to`: between them nothing is told. None: there are no quiet hours."""
    quiet_to: int | None
    zone: str
    login: str | None
    """The hash of the cookie by which it is signed in."""
    asked: datetime
    """When it last asked."""
    failed: int = 0
    """How many notices in a row could not be sent."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Notice:
    """What a browser is told once: of one kind, about one seat, at one ply or of one other seat."""

    browser: str
    game: str
    """The table."""
    seat: int
    kind: NoticeKind
    number: int
    """The ply of a turn, the seat that was taken or given up, which proposal of times it is, the minute of an agreed time, or 0."""
    at: datetime
    due: datetime


def browser_id(endpoint: str) -> str:
    """By what a browser is found."""
    return sha256(endpoint.encode()).hexdigest()


def after_quiet(browser: PushBrowser, time: datetime) -> datetime:
    """The first moment from `time` on that is not in the browser's quiet hours."""
    start, end = browser.quiet_from, browser.quiet_to
    if start is None or end is None or start == end:
        return time
    here = time.astimezone(zone_of(browser.zone))
    minute = 60 * here.hour + here.minute
    if (minute - start) % _MINUTES >= (end - start) % _MINUTES:
        return time
    wall = here.replace(tzinfo=None, second=0, microsecond=0) + timedelta(minutes=(end - minute) % _MINUTES)
    return wall.replace(tzinfo=here.tzinfo).astimezone(time.tzinfo)


def written_for(browser: PushBrowser, time: datetime) -> str:
    """A time on the clock of the reader."""
    return f"{time.astimezone(zone_of(browser.zone)):%Y-%m-%d %H:%M}"


def zone_of(name: str) -> tzinfo:
    """The time zone of a name; UTC where this machine knows none."""
    from zoneinfo import ZoneInfo  # with its data it is no part of what a table loads

    try:
        return ZoneInfo(name)
    except (ValueError, OSError, LookupError):
        return UTC
