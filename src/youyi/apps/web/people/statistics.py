"""One's own games: how many, how they ended, and the rating over time, by game and pace."""

from __future__ import annotations

from collections.abc import Sequence

from youyi.apps.web.base.rating import PlayerRating
from youyi.apps.web.base.server_time import iso
from youyi.apps.web.people.wire import (
    GameFinished,
    GamesOf,
    PersonMet,
    RatingPoint,
    RatingSaid,
    SeatFinished,
    StatisticsSaid,
)
from youyi.apps.web.store.result_store import GameResult, KindStored, ResultStore, SeatResult

_POINTS, _LATEST, _MET = 200, 20, 20
REMEMBERED = 200
"""Of so many latest games somebody is told with whom he played them."""
_SIDE = 1.96
"""Standard errors on either side of a 95 % interval."""


async def statistics(account: str, results: ResultStore) -> StatisticsSaid:
    """What an account is told of its games. However many it played, no more is read than is told."""
    return StatisticsSaid([_kind(account, of) for of in await results.kinds(account, _POINTS, _LATEST)])


def met(account: str, results: Sequence[GameResult], without: frozenset[str]) -> list[PersonMet]:
    """With whom an account played lately, but for some names; the latest first."""
    found: dict[str, PersonMet] = {}
    for result in reversed(results):
        for each in result.seats:
            if each.name is not None and each.account != account and each.name not in without:
                found.setdefault(each.name, PersonMet(each.name, result.game, iso(result.ended)))
    return list(found.values())[:_MET]


def _kind(account: str, of: KindStored) -> GamesOf:
    course = [RatingPoint(iso(ended), said(after)) for ended, after in of.course]
    return GamesOf(
        game=of.game,
        pace=of.pace,
        played=of.played,
        won=of.won,
        rating=course[-1].rating if course else None,
        course=course,
        latest=[_finished(account, each) for each in of.latest],
    )


def said(rating: PlayerRating) -> RatingSaid:
    """A rating as it is told."""
    return RatingSaid(round(rating.at), round(_SIDE * rating.error))


def _mine(account: str, result: GameResult) -> SeatResult:
    return next(each for each in result.seats if each.account == account)


def _finished(account: str, result: GameResult) -> GameFinished:
    mine = _mine(account, result)
    seats = [SeatFinished(each.name, each.player, each.place, each is mine) for each in result.seats]
    change = None
    if mine.before is not None and mine.after is not None:
        change = round(mine.after.at) - round(mine.before.at)
    return GameFinished(result.laid, iso(result.ended), seats, change, result.annulled)
