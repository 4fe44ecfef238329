"""Games to watch, and to look at again: at listed tables alone, for whoever sits at one lets anybody watch.

Who watches is shown what is shown to everybody: a hidden card lies in no view of his, so that games are shown as they go on.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import UTC, datetime, time
from typing import Any, Generic, TypeVar

from youyi.apps.web.base import server_time
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.live.messages.publishing import builder_of
from youyi.apps.web.live.registry.load_table import known_rules
from youyi.apps.web.live.registry.registry import TableRegistry
from youyi.apps.web.live.state.live_table import LiveTable
from youyi.apps.web.live.state.phase import Over, Paused, Playing
from youyi.apps.web.live.state.stored_table import StoredTable
from youyi.apps.web.live.state.subscribers import Addressee
from youyi.apps.web.live.state.table_options import rated
from youyi.apps.web.lobby.routes import standing_of
from youyi.apps.web.lobby.wire import FeaturedSaid, WatchedGame, WatchSaid
from youyi.apps.web.store.tables.lobby_store import EndedTable, LobbyStore
from youyi.kernel.game import Game
from youyi.kernel.names import Language

T = TypeVar("T")
_MOST_PLAYING = 6
_MOST_ENDED = 2
"""Of each game."""
_KEPT_SECONDS = 10.0
"""For so long all are told the same: however many ask, so few tables are opened for them."""
_ANYBODY = Addressee(None, Language.EN)


class Watching:
    """The games of one server's store that anybody may watch."""

    def __init__(
        self, registry: TableRegistry, store: LobbyStore, games: Mapping[str, Game[Any, Any, Any, Any]]
    ) -> None:
        self._registry = registry
        self._store = store
        self._games = games
        self.said = _Kept(self._said).now
        """The games that are played, and those that have ended."""
        self.featured = _Kept(self._featured).now
        """The game of the day, and how many are played."""

    async def _said(self) -> WatchSaid:
        playing = sorted(
            await self._playing(), key=lambda each: (people_at(each), rated(each.config.agreement)), reverse=True
        )
        ended = sorted(chosen(await self._ended()), key=lambda each: each.ended, reverse=True)
        return WatchSaid(
            await self._shown(playing, _MOST_PLAYING, over=False),
            await self._shown([each.table for each in ended], len(ended), over=True),
        )

    async def _featured(self) -> FeaturedSaid:
        today = server_time.now().astimezone(UTC)
        found = of_the_day(await self._ended(), today)
        shown = await self._shown([] if found is None else [found.table], 1, over=True)
        return FeaturedSaid(shown[0] if shown else None, len(await self._playing()))

    async def _playing(self) -> list[StoredTable]:
        return [each for each in await self._store.running() if known_rules(each, self._games)]

    async def _ended(self) -> list[EndedTable]:
        return [each for each in await self._store.ended() if known_rules(each.table, self._games)]

    async def _shown(self, tables: Sequence[StoredTable], most: int, *, over: bool) -> list[WatchedGame]:
        shown: list[WatchedGame] = []
        for each in tables[:most]:
            try:
                table = await self._registry.find(each.config.id)
            except RequestError:
                continue  # made by another release, and noted as such; or deleted meanwhile
            if isinstance(table.phase, Over) if over else isinstance(table.phase, Playing | Paused):
                shown.append(watched(table))
        return shown


class _Kept(Generic[T]):
    """An answer that is worked out for all who ask within a time."""

    def __init__(self, ask: Callable[[], Awaitable[T]]) -> None:
        self._ask = ask
        self._found: tuple[float, T] | None = None
        self._asking = asyncio.Lock()

    async def now(self) -> T:
        """The answer, at most so many seconds old."""
        async with self._asking:
            if self._found is None or server_time.steady() - self._found[0] >= _KEPT_SECONDS:
                self._found = server_time.steady(), await self._ask()
            return self._found[1]


def watched(table: LiveTable) -> WatchedGame:
    """A game as anybody may see it."""
    session = table.session
    return WatchedGame(
        standing_of(table),
        builder_of(table).view(_ANYBODY),
        list(session.rules.returns(session.position)),
        rated(table.config.agreement),
    )


def people_at(stored: StoredTable) -> int:
    """How many people play at a table themselves."""
    return sum(each.kind == "human" and each.stand_in is None for each in stored.sitters)


def chosen(ended: Sequence[EndedTable]) -> list[EndedTable]:
    """Those that are worth seeing: of each game the rated ones, then those with the most moves."""
    best = sorted(ended, key=lambda each: (rated(each.table.config.agreement), each.plies, each.ended), reverse=True)
    found: dict[str, list[EndedTable]] = {}
    for each in best:
        of_game = found.setdefault(each.table.config.game, [])
        if len(of_game) < _MOST_ENDED:
            of_game.append(each)
    return [each for of_game in found.values() for each in of_game]


def of_the_day(ended: Sequence[EndedTable], now: datetime) -> EndedTable | None:
    """The one that is shown all day: of games that ended before it, if there are any; each day another game has its turn."""
    midnight = datetime.combine(now.date(), time(), UTC)
    before = [each for each in ended if each.ended < midnight]
    best = {each.table.config.game: each for each in reversed(chosen(before or ended))}
    turn = sorted(best)
    return best[turn[now.toordinal() % len(turn)]] if turn else None
