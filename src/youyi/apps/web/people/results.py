"""How a table ended, as it counts for its people; stored once, from the moves that are stored.

The rule for games that were not played to their end. Behind everybody else comes who conceded, who left his seat, and for whom
a computer plays at the end: absent or out of time. A rated game that nobody goes on with is lost, when it is closed, for who was to
move; where a computer was, and wherever the operator closed a table, nothing counts. Who deletes his account meanwhile escapes no
loss: the game counts against somebody as strong as he was, whom nobody knows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Any

from youyi.apps.web.base.rating import PlayerRating, anchor, is_erased, rating_erased
from youyi.apps.web.live.registry.load_table import OtherRelease, opened
from youyi.apps.web.live.registry.registry import TableRegistry
from youyi.apps.web.live.state.appointment import pending
from youyi.apps.web.live.state.ending import TableEnding, ending_of
from youyi.apps.web.live.state.stored_table import SeatHolder, StoredTable
from youyi.apps.web.live.state.table_options import pace_of, rated
from youyi.apps.web.live.state.table_session import TableSession
from youyi.apps.web.live.state.table_store import UnreadableRow
from youyi.apps.web.people import ratings
from youyi.apps.web.store.result_store import GameResult, ResultStore, SeatResult
from youyi.apps.web.store.store import Store
from youyi.kernel.game import Game
from youyi.kernel.seats import Seat
from youyi.players.player import everyone_of

Games = Mapping[str, Game[Any, Any, Any, Any]]
_FEWEST = 2
"""Ratings need somebody to compare with."""


class Results:
    """Stores the results of one server's tables."""

    def __init__(self, registry: TableRegistry, store: Store) -> None:
        self._registry, self._store = registry, store
        self._unreadable: set[str] = set()

    async def settle(self) -> None:
        """Store the results of the tables that have ended; one that this release cannot read waits for another."""
        for name in await self._store.results.due():
            if name not in self._unreadable:
                await self._settle(name)

    async def _settle(self, name: str) -> None:
        try:
            stored = await self._store.load(name)
            if stored is None:
                return
            session = await opened(stored, self._registry.games)
        except (UnreadableRow, OtherRelease) as error:
            self._unreadable.add(name)
            self._registry.telemetry.unreadable(name, str(error))
            return
        result = result_of(stored, session, self._registry.games)
        await self._store.results.add(name, result, ratings.BEGINNER, ratings.rated)


def result_of(stored: StoredTable, session: TableSession, games: Games) -> GameResult | None:
    """How a table that has ended counts; None: it does not."""
    config = stored.config
    ending = ending_of(session, config, stored.events)
    late = _to_move(stored, session)
    vacant = any(each.kind == "open" for each in stored.sitters)
    if ending is None or vacant or ending.how in ("admin", "called_off") or (ending.how == "expired" and late is None):
        return None
    lost = {each.seat for each in stored.sitters if _gave_up(each)} | {
        ending.by,
        late if ending.how == "expired" else None,
    }
    ranks = [_rank(Seat(seat), ending, lost) for seat in range(len(stored.sitters))]
    seats = tuple(
        SeatResult(
            seat=each.seat,
            account=None if is_erased(each.account) else each.account,
            player=None if each.account is not None else each.player,
            place=1 + sum(other > rank for other in ranks),
            score=None if ending.score is None else ending.score[each.seat],
            before=_known(each, games[config.game]),
        )
        for each, rank in zip(stored.sitters, ranks, strict=True)
    )
    return GameResult(
        laid=config.id,
        game=config.game,
        pace=pace_of(config.agreement),
        rated=rated(config.agreement) and _comparable(seats),
        how=ending.how,
        ended=_ended(stored),
        seats=seats,
    )


def _to_move(stored: StoredTable, session: TableSession) -> int | None:
    """The seat that lets everybody wait at a rated table; None: no person with an account does."""
    asked = session.asked
    if pending(stored.config.appointment) or asked is None or not rated(stored.config.agreement):
        return None
    return asked if stored.sitters[asked].account is not None else None


def _gave_up(sitter: SeatHolder) -> bool:
    """Whether somebody with an account, who held this seat, does not play any more."""
    return sitter.account is not None and (sitter.kind != "human" or sitter.stand_in is not None)


def _rank(seat: Seat, ending: TableEnding, lost: set[int | None]) -> tuple[bool, bool, int]:
    """What seats are compared by: the higher, the better."""
    return seat not in lost, seat in ending.first, 0 if ending.score is None or seat in lost else ending.score[seat]


def _known(sitter: SeatHolder, game: Game[Any, Any, Any, Any]) -> PlayerRating | None:
    """How strong a computer is, or was who deleted his account meanwhile."""
    if is_erased(sitter.account):
        return rating_erased(sitter.account) or ratings.BEGINNER
    if sitter.player is None or sitter.account is not None:
        return None
    found = next((each for each in everyone_of(game) if sitter.player in (each.id, each.full_id)), None)
    return None if found is None else anchor(game.id, found)


def _comparable(seats: tuple[SeatResult, ...]) -> bool:
    """Whether everybody is known or measured."""
    return len(seats) >= _FEWEST and all(each.account is not None or each.before is not None for each in seats)


def _ended(stored: StoredTable) -> datetime:
    """When the last thing happened at a table."""
    return max(stored.config.closed_at or stored.config.since, stored.config.since, *stored.times[-1:])


async def rebuilt(results: ResultStore, *, write: bool) -> tuple[int, int]:
    """Work all ratings out again from the places that are stored: how many games there are, and how many seats differed."""
    games = await results.rated()
    changed = corrections(games)
    if write:
        await results.correct(changed)
    return len(games), len(changed)


def corrections(games: Sequence[GameResult], *, first: bool = True) -> list[tuple[int, SeatResult]]:
    """The seats of rated games whose stored ratings are not those that follow from the places, each with its game's number.

    The games are in the order of their numbers. If they are not the `first` of their kind, what somebody had before the first of
    them is what is stored there. A game that is annulled changes no rating.
    """
    now: dict[tuple[str, str, str], PlayerRating] = {}
    changed: list[tuple[int, SeatResult]] = []
    for game in games:
        kind = (game.game, game.pace)
        before = [
            (None if each.account is None else now.get((each.account, *kind)))
            or (None if first and each.account is not None else each.before)
            or ratings.BEGINNER
            for each in game.seats
        ]
        after = before if game.annulled else ratings.rated(before, [each.place for each in game.seats])
        for each, was, then in zip(game.seats, before, after, strict=True):
            if each.account is None:
                continue
            now[(each.account, *kind)] = then
            right = replace(each, before=was, after=None if game.annulled else then)
            if right != each:
                changed.append((game.number, right))
    return changed


async def set_annulled(results: ResultStore, table: str, by: str | None, *, annulled: bool) -> bool:
    """Let the result of a table count for nobody any more, or again; False if it does not, or does, or there is none."""
    return await results.annul(table, by, partial(corrections, first=False), annulled=annulled)
