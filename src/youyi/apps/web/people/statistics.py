"""One's own games: how many, how they ended, and the rating over time, by game and pace."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from math import hypot
from statistics import fmean

from youyi.analysis.review.reckoning import SeatLuck
from youyi.apps.web.base.luck import SIDE
from youyi.apps.web.base.rating import PlayerRating
from youyi.apps.web.base.server_time import iso
from youyi.apps.web.people.wire import (
    GameFinished,
    GamesOf,
    LuckSpan,
    PersonMet,
    RatingPoint,
    RatingSaid,
    SeatFinished,
    StatisticsSaid,
)
from youyi.apps.web.store.luck_store import LuckStore
from youyi.apps.web.store.result_store import GameResult, KindStored, ResultStore, SeatResult

_POINTS, _LATEST, _MET = 200, 20, 20
REMEMBERED = 200
"""Of so many latest games somebody is told with whom he played them."""
_SPAN, _SPANS = 10, 8
"""How many games are told as one, and how many such spans."""


async def statistics(account: str, results: ResultStore, luck: LuckStore) -> StatisticsSaid:
    """What an account is told of its games. However many it played, no more is read than is told."""
    kinds = await results.kinds(account, _POINTS, _LATEST)
    most = _SPAN * _SPANS
    return StatisticsSaid([_kind(account, of, await luck.course(account, of.game, of.pace, most)) for of in kinds])


def met(account: str, results: Sequence[GameResult], without: frozenset[str]) -> list[PersonMet]:
    """With whom an account played lately, but for some names; the latest first."""
    found: dict[str, PersonMet] = {}
    for result in reversed(results):
        for each in result.seats:
            if each.name is not None and each.account != account and each.name not in without:
                found.setdefault(each.name, PersonMet(each.name, result.game, iso(result.ended)))
    return list(found.values())[:_MET]


def _kind(account: str, of: KindStored, luck: Sequence[tuple[datetime, SeatLuck]]) -> GamesOf:
    course = [RatingPoint(iso(ended), said(after)) for ended, after in of.course]
    return GamesOf(
        game=of.game,
        pace=of.pace,
        played=of.played,
        won=of.won,
        rating=course[-1].rating if course else None,
        course=course,
        latest=[_finished(account, each) for each in of.latest],
        luck=list(_spans(luck)),
    )


def _spans(games: Sequence[tuple[datetime, SeatLuck]]) -> Iterator[LuckSpan]:
    """Ten games each, the latest whole: those left over are the oldest."""
    first = len(games) % _SPAN
    for start, end in [(0, first)] * bool(first) + [(at, at + _SPAN) for at in range(first, len(games), _SPAN)]:
        some = [each for _, each in games[start:end]]
        asked = sum(each.asked for each in some)
        yield LuckSpan(
            since=iso(games[start][0]),
            games=len(some),
            result=round(fmean(each.result for each in some), 1),
            without=round(fmean(each.without for each in some), 1),
            error=round(SIDE * hypot(*(each.error for each in some)) / len(some), 1),
            wrong=round(100 * sum(each.named for each in some) / asked, 1) if asked else 0.0,
            lost=round(fmean(each.lost for each in some), 1),
        )


def said(rating: PlayerRating) -> RatingSaid:
    """A rating as it is told."""
    return RatingSaid(round(rating.at), round(SIDE * rating.error))


def _mine(account: str, result: GameResult) -> SeatResult:
    return next(each for each in result.seats if each.account == account)


def _finished(account: str, result: GameResult) -> GameFinished:
    mine = _mine(account, result)
    seats = [SeatFinished(each.name, each.player, each.place, each is mine) for each in result.seats]
    change = None
    if mine.before is not None and mine.after is not None:
        change = round(mine.after.at) - round(mine.before.at)
    return GameFinished(result.laid, iso(result.ended), seats, change, result.annulled)
