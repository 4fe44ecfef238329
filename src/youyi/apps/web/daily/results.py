"""How deals of a day or a week are told, by a server as in a browser: what is played, how the reader did, the results in their order."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime

from youyi.analysis.occasions import Occasion, occasion_named, occasion_of, played, streak
from youyi.analysis.puzzles.puzzle import number_of_the_day
from youyi.apps.web.base import words
from youyi.apps.web.base.attempt import Attempt
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.base.luck import Figures, unknown, without_luck
from youyi.apps.web.daily.wire import DailyAttempt, DailyFixed, DailyGame, DailyMine, DailyResult, DailySaid
from youyi.apps.web.live.registry.table_config import new_config
from youyi.apps.web.live.state.commit_reveal import SECRET_ALONE
from youyi.apps.web.live.state.stored_table import TableConfig
from youyi.apps.web.live.state.table_options import Agreement
from youyi.apps.web.wire.http import Computer, SeatWanted
from youyi.apps.web.wire.luck import WithoutLuck
from youyi.kernel.rulings import values
from youyi.players.daily import DailyDeal, Result, beaten, summed

MINE = 0
"""The seat of who plays."""
_WEEK = "week"
"""Asks for this week's deals."""
_SHOWN = 50
"""How many lines of a ranking are told."""


@dataclass(frozen=True, slots=True)
class DailyCourse:
    """What one person or computer made of the deals of a day or a week."""

    attempts: tuple[Attempt, ...]
    """At the deals that were begun, in their order."""
    deals: int
    """How many there are."""

    @property
    def person(self) -> str:
        """Whose it is."""
        return self.attempts[0].person

    @property
    def over(self) -> bool:
        """Whether nothing of it changes any more."""
        return len(self.attempts) == self.deals and all(each.settled for each in self.attempts)

    @property
    def result(self) -> Result | None:
        """What all deals came to; None: not every one has a result."""
        found = [came for each in self.attempts if (came := _came_out(each)) is not None]
        return summed(found) if len(found) == self.deals else None


@dataclass(frozen=True, slots=True)
class DealLuck:
    """What is known of the luck at the deals of a day or a week."""

    known: Figures
    over: bool
    """Whether nobody plays them any more, so that all of it may be told."""


def config_of(deal: DailyDeal, name: str, secret: bytes) -> TableConfig:
    """A new table with the deal of a name. A computer gives no hints there."""
    fresh = new_config(deal.table, listed=False)
    return replace(fresh, secret=secret, scheme=SECRET_ALONE, day=name, agreement=Agreement(hints=False))


def seats_of(deal: DailyDeal, first: SeatWanted) -> list[SeatWanted]:
    """Who plays, and the computers at the other seats."""
    return [first, *(Computer(deal.opponent.id) for _ in range(deal.table.rules.seats - 1))]


def courses(occasion: Occasion, here: Iterable[Attempt]) -> list[DailyCourse]:
    """The attempts at one game's deals of a day or a week, for each person and computer."""
    found: dict[str, list[Attempt]] = defaultdict(list)
    for each in sorted(here, key=lambda each: each.day):
        found[each.person].append(each)
    return [DailyCourse(tuple(each), len(occasion.deals)) for each in found.values()]


def next_deal(occasion: Occasion, own: DailyCourse | None) -> str:
    """Which deal of a day or a week somebody is to play next; a day's may be played again. Raises `RequestError`."""
    begun = () if own is None else own.attempts
    if not occasion.weekly:
        return occasion.deals[0]
    if any(not each.settled for each in begun):
        raise RequestError("deal_begun", words.DEAL_BEGUN, 409)
    if len(begun) == len(occasion.deals):
        raise RequestError("week_played", words.WEEK_PLAYED, 409)
    return occasion.deals[len(begun)]


def daily_said(
    asked: Occasion, now: datetime, scored: Iterable[tuple[str, str]], before: list[str], games: list[DailyGame]
) -> DailySaid:
    """The deals of a day or a week; `scored` are the games and deals at which the reader has a result, `before` the archive."""
    present = occasion_of(now.date(), weekly=asked.weekly)
    return DailySaid(
        day=asked.name,
        weekly=asked.weekly,
        now=asked == present,
        left=int((present.ends - now).total_seconds()),
        streak=streak(played(scored), present),
        days=before,
        games=games,
    )


def game_said(
    deal: DailyDeal,
    occasion: Occasion,
    fixed: list[DailyFixed],
    everybody: Sequence[DailyCourse],
    mine: DailyCourse | None,
    friends: frozenset[str] = frozenset(),
    *,
    luck: DealLuck | None = None,
) -> DailyGame:
    """The deals of one game; `friends` are the persons that the reader knows; no `luck`: nobody works it out."""
    return DailyGame(
        game=deal.table.game.id,
        ruleset=deal.table.ruleset.full_id,
        terms=dict(values(deal.table.terms)),
        seats=deal.table.rules.seats,
        opponent=deal.opponent.id,
        fixed=fixed,
        mine=None if mine is None else _mine(mine, everybody),
        people=sum(each.attempts[0].player is None and each.result is not None for each in everybody),
        results=_ranking(everybody, mine, friends, luck),
        puzzle=None if occasion.weekly else number_of_the_day(deal.table.game, occasion.first),
    )


def occasion_asked(wanted: str | None, today: date) -> Occasion:
    """The day or week of a request. Raises `RequestError`."""
    now = {None: occasion_of(today, weekly=False), _WEEK: occasion_of(today, weekly=True)}
    try:
        found = now[wanted] if wanted in now else occasion_named(wanted or "")
    except ValueError:
        found = None
    if found is None or found.first > today or wanted not in (*now, found.name):
        raise RequestError("unknown_day", words.UNKNOWN, valid=tuple(each.name for each in now.values()), status=404)
    return found


def _came_out(attempt: Attempt) -> Result | None:
    won, score = attempt.won, attempt.score
    return None if won is None or score is None else Result(int(won), score)


def _mine(mine: DailyCourse, everybody: Sequence[DailyCourse]) -> DailyMine:
    result = mine.result
    others = [found for each in everybody if each is not mine and (found := each.result) is not None]
    return DailyMine(
        deals=[DailyAttempt(each.laid, each.settled, each.won, each.score) for each in mine.attempts],
        over=mine.over,
        won=None if result is None else result.won,
        score=None if result is None else result.score,
        beaten=None if result is None else beaten(result, others),
    )


def shown(
    everybody: Sequence[DailyCourse], mine: DailyCourse | None, friends: frozenset[str]
) -> list[tuple[Result, DailyCourse]]:
    """The best, and the reader's own and his friends' wherever they stand."""
    come_out = [(found, each) for each in everybody if (found := each.result) is not None]
    ranked = sorted(come_out, key=lambda each: each[0].rank, reverse=True)
    kept = (place < _SHOWN or each is mine or each.person in friends for place, (_, each) in enumerate(ranked))
    return [each for each, stays in zip(ranked, kept, strict=True) if stays]


def _ranking(
    everybody: Sequence[DailyCourse], mine: DailyCourse | None, friends: frozenset[str], luck: DealLuck | None
) -> list[DailyResult]:
    return [
        _line(
            each,
            found,
            _without(each, found, luck, mine=each is mine),
            mine=each is mine,
            friend=each.person in friends,
        )
        for found, each in shown(everybody, mine, friends)
    ]


def _line(course: DailyCourse, found: Result, without: WithoutLuck, *, mine: bool, friend: bool) -> DailyResult:
    last = course.attempts[-1]
    return DailyResult(last.name, last.player, found.won, found.score, mine, friend, without)


def _without(course: DailyCourse, found: Result, luck: DealLuck | None, *, mine: bool) -> WithoutLuck:
    """A result without luck. While a deal is played, another's would tell who plays it next how lucky it is."""
    if luck is None:
        return unknown("none")
    if not luck.over and not mine:
        return unknown("kept")
    return without_luck(found.score, ((each.laid, each.seat) for each in course.attempts), luck.known)
