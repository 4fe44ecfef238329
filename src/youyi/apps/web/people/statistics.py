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
from youyi.apps.web.store.result_store import GameResult, SeatResult

_POINTS, _LATEST, _MET = 200, 20, 20
_SIDE = 1.96
"""Standard errors on either side of a 95 % interval."""


def statistics(account: str, results: Sequence[GameResult]) -> StatisticsSaid:
    """What an account is told of its games, given all of them, oldest first."""
    kinds: dict[tuple[str, str], list[GameResult]] = {}
    for each in reversed(results):
        kinds.setdefault((each.game, each.pace), []).append(each)
    return StatisticsSaid([_kind(account, of) for of in kinds.values()])


def met(account: str, results: Sequence[GameResult], without: frozenset[str]) -> list[PersonMet]:
    """With whom an account played lately, but for some names; the latest first."""
    found: dict[str, PersonMet] = {}
    for result in reversed(results):
        for each in result.seats:
            if each.name is not None and each.account != account and each.name not in without:
                found.setdefault(each.name, PersonMet(each.name, result.game, iso(result.ended)))
    return list(found.values())[:_MET]


def _kind(account: str, of: Sequence[GameResult]) -> GamesOf:
    """The games of one kind, the latest first."""
    rated = [(each, after) for each in of if (after := _mine(account, each).after) is not None]
    counted = [each for each in of if not each.annulled]
    return GamesOf(
        game=of[0].game,
        pace=of[0].pace,
        played=len(counted),
        won=sum(_won(account, each) for each in counted),
        rating=said(rated[0][1]) if rated else None,
        course=[RatingPoint(iso(each.ended), said(after)) for each, after in reversed(rated[:_POINTS])],
        latest=[_finished(account, each) for each in of[:_LATEST]],
    )


def said(rating: PlayerRating) -> RatingSaid:
    """A rating as it is told."""
    return RatingSaid(round(rating.at), round(_SIDE * rating.error))


def _mine(account: str, result: GameResult) -> SeatResult:
    return next(each for each in result.seats if each.account == account)


def _won(account: str, result: GameResult) -> bool:
    places = [each.place for each in result.seats]
    return _mine(account, result).place == 1 < max(places)


def _finished(account: str, result: GameResult) -> GameFinished:
    mine = _mine(account, result)
    seats = [SeatFinished(each.name, each.player, each.place, each is mine) for each in result.seats]
    change = None
    if mine.before is not None and mine.after is not None:
        change = round(mine.after.at) - round(mine.before.at)
    return GameFinished(result.laid, iso(result.ended), seats, change, result.annulled)
