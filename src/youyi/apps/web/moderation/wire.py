"""Requests that report something, and those of operators."""

from __future__ import annotations

from typing import Literal

from youyi.apps.web.wire.base import Plain
from youyi.apps.web.wire.http import Question
from youyi.apps.web.wire.moderation import DeedKind, ReportedWhat, ReportedWhy, TableJudged


class ReportAtTable(Question, frozen=True):
    """POST /api/reports/table: report a table, the name of a seat, or what came of the game."""

    table: str
    what: ReportedWhat
    why: ReportedWhy
    seat: int | None = None
    """Null: the table as a whole."""


class ReportOfDay(Question, frozen=True):
    """POST /api/reports/daily: report a line of a day's list."""

    day: str
    game: str
    name: str
    score: int
    what: Literal["name", "result"]
    why: ReportedWhy


class ReportPerson(Question, frozen=True):
    """POST /api/reports/person: report the name of an account."""

    name: str
    why: ReportedWhy


class ReportOfLeague(Question, frozen=True):
    """POST /api/reports/league: report the name of a league."""

    league: str
    why: ReportedWhy


class ReportNoted(Plain, frozen=True):
    """Response to a report: the people who run the site will see it."""

    noted: bool


class LineAt(Question, frozen=True):
    """POST /api/operator/line: remove a line of talk."""

    table: str
    number: int


class NameGiven(Question, frozen=True):
    """POST /api/operator/name: remove a name everywhere; POST /api/operator/account: remove the account of this name."""

    name: str


class TableGiven(Question, frozen=True):
    """POST /api/operator/table, /close, /reopen: remove a table, close it, let it go on; /annul, /restore: of its result."""

    table: str


class SeatAt(Question, frozen=True):
    """POST /api/operator/mute and /unmute: let who has a seat say nothing there, or speak again."""

    table: str
    seat: int


class BanSeat(Question, frozen=True):
    """POST /api/operator/ban-seat: ban the address from which a seat was taken."""

    table: str
    seat: int
    days: float


class BanAccount(Question, frozen=True):
    """POST /api/operator/ban-account."""

    name: str
    days: float


class ById(Question, frozen=True):
    """POST /api/operator/unban: end a ban; POST /api/operator/settle: forget a report, and leave alone what was reported."""

    id: str


class ReportSaid(Plain, frozen=True):
    """Something that was reported."""

    id: str
    what: Literal["line", "name", "table", "result"]
    why: ReportedWhy | None
    """Null: of a line."""
    table: str | None
    number: int | None
    """Of a line."""
    seat: int | None
    name: str | None
    text: str | None
    """The words of a line; a ready-made phrase by its key."""
    reports: int
    """How often it was reported."""
    reported: str
    """When first: ISO 8601 in UTC."""
    context: TableJudged | None
    """Null: no table, or one that is gone."""


class BanSaid(Plain, frozen=True):
    """A ban that has not ended."""

    id: str
    of: Literal["address", "account"]
    name: str | None
    """Of the account."""
    since: str
    until: str


class MuteSaid(Plain, frozen=True):
    """A seat that is muted."""

    table: str
    seat: int


class DeedSaid(Plain, frozen=True):
    """What was done by an operator or by a command."""

    at: str
    what: DeedKind
    whom: str
    by: str | None
    """The name of the operator's account; null: a command beside the server."""


class OperatorSaid(Plain, frozen=True):
    """GET /api/operator, and the answer to each deed: what an operator sees."""

    reports: list[ReportSaid]
    """The latest first."""
    bans: list[BanSaid]
    mutes: list[MuteSaid]
    log: list[DeedSaid]
    """The latest first."""
