"""The open tables of one server process: created on request, loaded from the store when needed, closed when idle."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from youyi.apps.web import table_config, words
from youyi.apps.web.bot_runner import BotRunner
from youyi.apps.web.errors import MessageError, RequestError
from youyi.apps.web.phrases import Phrases
from youyi.apps.web.store import Store, StoredTable
from youyi.apps.web.table import SEAL_PATIENCE, Table
from youyi.apps.web.table_session import TableSession
from youyi.apps.web.wire_http import (
    CreateTable,
    LobbyTable,
    PlayAgain,
    RematchCreated,
    SeatGiven,
    SeatTaken,
    TableCreated,
    TakeSeat,
)
from youyi.apps.web.worker_pool import WorkerPool
from youyi.kernel.errors import YouyiError
from youyi.kernel.game import Game
from youyi.kernel.seats import Seat, next_seat
from youyi.players.player import players_of

_LOG = logging.getLogger("youyi.web")
_SECONDS_BETWEEN_CHECKS = 30
_LOBBY_LENGTH = 50
_UNWATCHED_AT_ONCE = 2
"""How many tables without people may make a move at the same time."""
_MOVES_WITHOUT_PAUSE = 50


@dataclass(slots=True)
class _OpenTable:
    table: Table
    runner: BotRunner
    used: float
    """When it was last used, by the registry's clock."""


class TableRegistry:
    """Finds tables by id, opens them from the store, and closes those nobody uses."""

    def __init__(
        self,
        *,
        store: Store,
        games: Mapping[str, Game[Any, Any, Any, Any]],
        pool: WorkerPool,
        pace: float = 0.8,
        idle: float = 600,
        seal_patience: float = SEAL_PATIENCE,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`pace` is the pause before a bot's move in seconds; tables unused for `idle` seconds are closed.

        A table waits for its seats' contributions for `seal_patience` seconds.
        """
        self._store = store
        self._games = games
        self._pool = pool
        self._pace = pace
        self._idle = idle
        self._seal_patience = seal_patience
        self._clock = clock
        self._phrases = {name: Phrases(game) for name, game in games.items()}
        self._tables: dict[str, _OpenTable] = {}
        self._opening = asyncio.Lock()
        self._unwatched = asyncio.Semaphore(_UNWATCHED_AT_ONCE)

    def __len__(self) -> int:
        return len(self._tables)

    async def find(self, name: str) -> Table:
        """The table with this id, opened from the store if necessary. Raises `RequestError`."""
        if name not in self._tables:
            async with self._opening:
                if name not in self._tables:
                    await self._open(await self._stored(name))
        found = self._tables[name]
        found.used = self._clock()
        return found.table

    async def resume(self) -> None:
        """Open every unfinished table where the server is to move, so that bots play on after a restart."""
        for name in await self._store.unfinished():
            try:
                table = await self.find(name)
            except (RequestError, YouyiError):
                _LOG.exception("table %s cannot be opened", name)
                continue
            if table.over:  # the server was killed between the last move and this mark
                await self._store.finish(name)
            if not table.server_moves:
                self._close_unused(name)

    async def keep_closing_idle(self) -> None:
        """Close idle tables periodically, until cancelled."""
        while True:
            await asyncio.sleep(_SECONDS_BETWEEN_CHECKS)
            self.close_idle()

    def close_idle(self) -> None:
        """Close every table without connections that has not been used for `idle` seconds."""
        for name, each in tuple(self._tables.items()):
            if len(each.table.subscribers) or each.runner.working:
                each.used = self._clock()
            elif self._clock() - each.used > self._idle:
                self._close_unused(name)

    async def close(self) -> None:
        """Stop all bots and workers. Nothing is lost: the store has every move."""
        for each in self._tables.values():
            each.table.contributing.stop()
            await each.runner.stop()
        await self._pool.close()

    async def create(self, request: CreateTable) -> TableCreated:
        """Create a table. Raises `RequestError`."""
        wanted = table_config.requested_table(request, self._games)
        sitters, tokens = table_config.requested_seats(request.seats, [each.id for each in players_of(wanted.game)])
        config = table_config.new_config(wanted, listed=request.listed)
        await self._store.create(config, sitters)
        await self.find(config.id)
        return TableCreated(config.id, [SeatGiven(each.seat, each.kind, tokens.get(each.seat)) for each in sitters])

    async def sit(self, name: str, request: TakeSeat) -> SeatTaken:
        """Take an open seat. Raises `RequestError`."""
        table = await self.find(name)
        for place in [each.seat for each in table.sitters if each.kind == "open"]:
            if request.seat in (None, place):
                sitter, token = table_config.seat_person(place, request.name, request.seal)
                if await table.sit(sitter):
                    return SeatTaken(place, token)
        raise RequestError("no_seat_left", words.NO_SEAT_LEFT, status=409)

    async def rematch(self, name: str, request: PlayAgain) -> RematchCreated:
        """Create the next table for the same players, each one seat further and with the same token. Raises `RequestError`."""
        old = await self.find(name)
        try:
            seat = old.seat_of(request.token)
        except MessageError as refusal:
            raise RequestError(refusal.code, refusal.said, status=403) from None
        if not old.over:
            raise RequestError("not_over", words.NOT_OVER, status=409)
        moved = {Seat(each.seat): next_seat(Seat(each.seat), len(old.sitters)) for each in old.sitters}
        again = table_config.new_config(old.session.table, listed=False)
        sealed = {seat: table_config.checked_seal(request.seal)}
        company = sorted(
            (table_config.again(each, moved[Seat(each.seat)], sealed) for each in old.sitters),
            key=lambda each: each.seat,
        )
        first = await self._store.create_rematch(name, again, tuple(company))
        await self.find(first)
        if old.config.rematch is None:
            old.publish_rematch(first, moved)
        return RematchCreated(first, moved[seat], request.token)

    async def lobby(self) -> list[LobbyTable]:
        """Listed tables that are not over, the newest first."""
        return [_in_lobby(each) for each in await self._store.lobby(_LOBBY_LENGTH)]

    async def _stored(self, name: str) -> StoredTable:
        stored = await self._store.load(name) if name.isprintable() else None  # Postgres fails at a NUL
        if stored is None:
            raise RequestError("unknown_table", words.REFUSED["unknown_table"], status=404)
        return stored

    async def _open(self, stored: StoredTable) -> None:
        config = stored.config
        game = self._games.get(config.game)
        if game is None:
            raise RequestError("unknown_game", words.UNKNOWN, status=404, valid=tuple(self._games))
        session = TableSession(game.under(config.ruleset, dict(config.rulings), dict(config.terms)))
        for first in range(0, len(stored.moves), _MOVES_WITHOUT_PAUSE):
            session.replay(stored.moves[first : first + _MOVES_WITHOUT_PAUSE])
            await asyncio.sleep(0)  # a long game must not keep other tables waiting
        table = Table(stored, session, self._phrases[config.game], self._store, self._seal_patience)
        table.contributing.watch(stored)
        runner = BotRunner(table, self._pool, self._pace, self._unwatched)
        table.notify = runner.notify
        self._tables[config.id] = _OpenTable(table, runner, self._clock())
        runner.notify()

    def _close_unused(self, name: str) -> None:
        each = self._tables[name]
        if not (each.table.busy or each.runner.working or len(each.table.subscribers)):
            del self._tables[name]


def _in_lobby(stored: StoredTable) -> LobbyTable:
    return LobbyTable(
        id=stored.config.id,
        game=stored.config.game,
        ruleset=stored.config.ruleset,
        open_seats=[each.seat for each in stored.sitters if each.kind == "open"],
        names=[each.name for each in stored.sitters if each.name is not None],
        since=stored.config.since.isoformat(),
    )
