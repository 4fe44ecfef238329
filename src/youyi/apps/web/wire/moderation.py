"""What is reported, and the table that a report is about."""

from __future__ import annotations

from typing import Literal, TypeAlias

from youyi.apps.web.wire.base import Plain
from youyi.apps.web.wire.talk import TalkLine

ReportedWhat: TypeAlias = Literal["name", "table", "result"]
ReportedWhy: TypeAlias = Literal["offends", "pretends", "program", "arranged"]
"""It offends; it pretends to be somebody else; a program chose the moves; the result was agreed on."""
DeedKind: TypeAlias = Literal[
    "line", "name", "table", "account", "ban", "unban", "mute", "unmute", "settle", "operator", "no_operator",
    "annul", "restore", "close", "reopen",
]  # fmt: skip
"""What is noted of operators: the first four are removals; to settle is to forget a report; results are annulled and restored."""


class SeatJudged(Plain, frozen=True):
    """Who sits in one seat of a table that a report is about."""

    seat: int
    kind: str
    name: str | None
    account: str | None
    """The name of the account."""
    muted: bool
    place: int | None
    """In the result; 1: the best."""
    score: int | None


class TableJudged(Plain, frozen=True):
    """The table that a report is about. Nothing of the play: who judges a running game learns none of its secrets."""

    table: str
    game: str
    ruleset: str
    since: str
    """ISO 8601 in UTC."""
    state: Literal["open", "over", "closed"]
    listed: bool
    annulled: bool | None
    """Whether its result is; null: none is stored."""
    moves: int
    seats: list[SeatJudged]
    lines: list[TalkLine]
    """Around a reported line, or the latest of a reported table; oldest first."""
