"""Requests about the deal of the day."""

from __future__ import annotations

from youyi.apps.web.wire.base import Plain
from youyi.apps.web.wire.http import Question
from youyi.apps.web.wire.messages import Value


class PlayDaily(Question, frozen=True):
    """POST /api/daily/{game}: a table with today's deal."""

    name: str


class DailyTable(Plain, frozen=True):
    """Response to `PlayDaily`."""

    id: str
    seat: int
    token: str
    counted: bool
    """Whether this is the attempt that counts: the first of the day at this game."""


class DailyResult(Plain, frozen=True):
    """One line of the ranking."""

    name: str | None
    player: str | None
    """The computer player; null: a person."""
    won: bool
    score: int
    mine: bool


class DailyMine(Plain, frozen=True):
    """The reader's attempt that counts."""

    table: str
    over: bool
    """Whether nothing of it changes any more."""
    won: bool | None
    score: int | None
    """Null: under way, or without a result: conceded, closed, or not ended on the day."""
    beaten: int | None
    """The share of all others with a result who did worse, as a percentage, equals counted half; null: there is none."""


class DailyGame(Plain, frozen=True):
    """A day's deal of one game."""

    game: str
    ruleset: str
    terms: dict[str, Value]
    seats: int
    opponent: str
    """The computer player at every seat but the first."""
    commit: str
    """The commitment to the secret of this deal."""
    next_commit: str | None
    """That of tomorrow's; null except today."""
    secret: str | None
    """In hexadecimal, from the day after."""
    mine: DailyMine | None
    people: int
    """How many people have a result."""
    results: list[DailyResult]
    """The best, and the reader's; computers among people."""
    puzzle: int | None
    """The number of the day's puzzle; null: the game has none."""


class DailySaid(Plain, frozen=True):
    """GET /api/daily?day=: a day's deals. Days are of UTC."""

    day: str
    today: str
    left: int
    """Seconds until today is over."""
    streak: int
    """How many days in a row the reader has a result at some game."""
    days: list[str]
    """Earlier days that were played, the newest first."""
    games: list[DailyGame]
