"""How a day's deals are told, by a server as in a browser: what is played, how the reader did, the results in their order."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta

from youyi.analysis.puzzles.puzzle import number_of_the_day
from youyi.apps.web.base import words
from youyi.apps.web.base.attempt import Attempt
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.daily.wire import DailyGame, DailyMine, DailyResult
from youyi.apps.web.live.registry.table_config import new_config
from youyi.apps.web.live.state.commit_reveal import SECRET_ALONE
from youyi.apps.web.live.state.stored_table import TableConfig
from youyi.apps.web.live.state.table_options import Agreement
from youyi.apps.web.wire.http import Computer, SeatWanted
from youyi.kernel.rulings import values
from youyi.players.daily import DailyDeal, Result, beaten

DAY = timedelta(days=1)
MINE = 0
"""The seat of who plays."""
_SHOWN = 50
"""How many lines of a ranking are told."""


@dataclass(frozen=True, slots=True)
class Fixed:
    """What was fixed before a day's deal, as far as it may be told."""

    commit: str
    next_commit: str | None
    secret: str | None


def config_of(deal: DailyDeal, day: date, secret: bytes) -> TableConfig:
    """A new table with a day's deal. A computer gives no hints there."""
    fresh = new_config(deal.table, listed=False)
    return replace(fresh, secret=secret, scheme=SECRET_ALONE, day=day.isoformat(), agreement=Agreement(hints=False))


def seats_of(deal: DailyDeal, first: SeatWanted) -> list[SeatWanted]:
    """Who plays, and the computers at the other seats."""
    return [first, *(Computer(deal.opponent.id) for _ in range(deal.table.rules.seats - 1))]


def game_said(deal: DailyDeal, day: date, fixed: Fixed, here: Sequence[Attempt], mine: Attempt | None) -> DailyGame:
    """A day's deal of one game; `here` are the attempts at it."""
    return DailyGame(
        game=deal.table.game.id,
        ruleset=deal.table.ruleset.full_id,
        terms=dict(values(deal.table.terms)),
        seats=deal.table.rules.seats,
        opponent=deal.opponent.id,
        commit=fixed.commit,
        next_commit=fixed.next_commit,
        secret=fixed.secret,
        mine=None if mine is None else _mine(mine, here),
        people=sum(each.player is None and each.score is not None for each in here),
        results=_ranking(here, mine),
        puzzle=number_of_the_day(deal.table.game, day),
    )


def streak(days: Iterable[str], today: date) -> int:
    """How many days without a gap were played, up to today or, while today is not played, yesterday.

    >>> streak(["2026-11-26", "2026-11-27"], date(2026, 11, 28))
    2
    """
    played = set(days)
    at = today if today.isoformat() in played else today - DAY
    length = 0
    while at.isoformat() in played:
        length, at = length + 1, at - DAY
    return length


def day_asked(wanted: str | None, today: date) -> date:
    """The day of a request. Raises `RequestError`."""
    try:
        found = today if wanted is None else date.fromisoformat(wanted)
    except ValueError:
        found = today + DAY
    if found > today:
        raise RequestError("unknown_day", words.UNKNOWN, valid=(today.isoformat(),), status=404)
    return found


def end_of(day: date) -> datetime:
    """When a day is over."""
    return datetime.combine(day + DAY, time(), UTC)


def _came_out(attempt: Attempt) -> Result | None:
    return None if attempt.won is None or attempt.score is None else Result(attempt.won, attempt.score)


def _mine(mine: Attempt, here: Sequence[Attempt]) -> DailyMine:
    result = _came_out(mine)
    others = [found for each in here if each is not mine and (found := _came_out(each)) is not None]
    share = None if result is None else beaten(result, others)
    return DailyMine(mine.laid, mine.settled, mine.won, mine.score, share)


def _ranking(here: Sequence[Attempt], mine: Attempt | None) -> list[DailyResult]:
    """The best, and the reader's own wherever it stands."""
    come_out = [(found, each) for each in here if (found := _came_out(each)) is not None]
    ranked = sorted(come_out, key=lambda each: each[0].rank, reverse=True)
    return [
        DailyResult(each.name, each.player, found.won, found.score, each is mine)
        for place, (found, each) in enumerate(ranked)
        if place < _SHOWN or each is mine
    ]
