"""Requests about the deals of the day and of the week."""

from __future__ import annotations

from youyi.apps.web.wire.base import Plain
from youyi.apps.web.wire.http import Question
from youyi.apps.web.wire.luck import WithoutLuck
from youyi.apps.web.wire.messages import Value


class PlayDaily(Question, frozen=True):
    """POST /api/daily/{game}: a table with today's deal, or with the next of this week's."""

    name: str
    weekly: bool = False


class DailyTable(Plain, frozen=True):
    """Response to `PlayDaily`."""

    id: str
    seat: int
    token: str
    counted: bool
    """Whether this is the attempt that counts: the first at this deal."""


class DailyResult(Plain, frozen=True):
    """One line of the ranking."""

    name: str | None
    player: str | None
    """The computer player; null: a person."""
    won: int
    """How many deals were won; of a day's, 0 or 1."""
    score: int
    """The sum of the scores."""
    mine: bool
    friend: bool
    """Whether it is a friend's of the reader."""
    without: WithoutLuck
    """The sum of the scores without luck: of others only when the day or week is over."""


class DailyAttempt(Plain, frozen=True):
    """The reader's attempt at one deal."""

    table: str
    over: bool
    """Whether nothing of it changes any more."""
    won: bool | None
    score: int | None
    """Null: under way, or without a result: conceded, closed, or not ended in time."""


class DailyMine(Plain, frozen=True):
    """The reader's attempts that count."""

    deals: list[DailyAttempt]
    """Those begun, in their order."""
    over: bool
    """Whether nothing changes any more: every deal was begun, and is over."""
    won: int | None
    """How many deals were won; null: not every deal has a result."""
    score: int | None
    """The sum of the scores; null as `won`."""
    beaten: int | None
    """The share of all others with a result who did worse, as a percentage, equals counted half; null: there is none."""


class DailyFixed(Plain, frozen=True):
    """What was fixed before one deal, as far as it may be told."""

    commit: str
    """The commitment to its secret."""
    next_commit: str | None
    """That of the same deal tomorrow or next week; null except now."""
    secret: str | None
    """In hexadecimal, once the day or week is over."""


class DailyGame(Plain, frozen=True):
    """The deals of one game: a day's one, or a week's five."""

    game: str
    ruleset: str
    terms: dict[str, Value]
    seats: int
    opponent: str
    """The computer player at every seat but the first."""
    fixed: list[DailyFixed]
    """For each deal, in the order in which they are played."""
    mine: DailyMine | None
    people: int
    """How many people have a result."""
    results: list[DailyResult]
    """The best, the reader's and his friends'; computers among people."""
    puzzle: int | None
    """The number of the day's puzzle; null: the game has none, or a week was asked for."""


class DailySaid(Plain, frozen=True):
    """GET /api/daily?day=: the deals of a day or of a week, today's if none is named; `week` names this one. Both are of UTC; a week is from Monday to Sunday."""

    day: str
    """The day, `2026-11-28`, or the week, `2026-W48`."""
    weekly: bool
    now: bool
    """Whether it is today or this week."""
    left: int
    """Seconds until today, or this week if a week was asked for, is over."""
    streak: int
    """How many days in a row, or weeks, the reader has a result at some game."""
    days: list[str]
    """Earlier days, or weeks, that were played, the newest first."""
    games: list[DailyGame]
