"""Works out in the background what luck and choices came to in games that count, one after the other, when no review waits."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import timedelta

from youyi.analysis.review.evaluators import NotJudged
from youyi.analysis.review.reckoning import GameLuck, reckoned
from youyi.apps.web.base import server_time
from youyi.apps.web.base.processes import Processes
from youyi.apps.web.base.telemetry import Telemetry
from youyi.apps.web.live.registry.load_table import Games, OtherRelease, opened
from youyi.apps.web.live.state.stored_table import StoredTable
from youyi.apps.web.live.state.table_chance import chance_recorded
from youyi.apps.web.live.state.table_session import TableSession
from youyi.apps.web.live.state.table_store import UnreadableRow
from youyi.apps.web.replay.record_replay import record_from
from youyi.apps.web.store.store import Store
from youyi.kernel.errors import BadRecord
from youyi.records.files import write_record
from youyi.records.record import Sitter, begun

_EVERY = 10
"""Seconds between two looks for games."""
_CLAIMED = timedelta(minutes=10)
"""Many times what the longest game takes; whoever dies meanwhile is followed by another server."""


def luck_of(text: str) -> GameLuck | None:
    """What a worker process does: the figures of a record; None: nobody judges such games, or it is not to be judged."""
    try:
        return reckoned(record_from(text))
    except (NotJudged, BadRecord):
        return None


class LuckWork:
    """The background work of one server; it shares the processes of reviews, and lets every review go first."""

    def __init__(
        self, processes: Processes, store: Store, games: Games, telemetry: Telemetry, busy: Callable[[], bool]
    ) -> None:
        """`busy`: whether a review waits or is worked on."""
        self._processes, self._store, self._games = processes, store, games
        self._telemetry, self._busy = telemetry, busy
        self._left: set[str] = set()
        """Games that this server cannot read, or at which it failed: they wait for another, or for its next start."""

    async def work(self) -> None:
        """Work out what is due, until a review is asked for. Raises what the database raises."""
        while not self._busy():
            now = server_time.now()
            laid = await self._store.luck.due(now, self._left)
            if laid is None:
                return
            if await self._store.luck.claim(laid, now, now + _CLAIMED):
                await self._work_out(laid)

    async def _work_out(self, laid: str) -> None:
        try:
            stored = await self._store.load(laid)
            if stored is None:  # deleted meanwhile
                return
            text = _text(stored, await opened(stored, self._games))
        except (UnreadableRow, OtherRelease) as error:
            self._left.add(laid)
            self._telemetry.unreadable(laid, str(error))
            return
        try:
            found = await self._processes.run(luck_of, text)
        except BrokenProcessPool:
            self._left.add(laid)
        except Exception as error:  # noqa: BLE001  # one game must not keep the others waiting
            self._left.add(laid)
            self._telemetry.failed("luck", error)
        else:
            await self._store.luck.add(laid, found)


@asynccontextmanager
async def in_background(work: LuckWork | None, telemetry: Telemetry) -> AsyncIterator[None]:
    """Work again and again; None: this server reviews nothing."""
    if work is None:
        yield
        return
    task = asyncio.create_task(_repeat(work, telemetry))
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def _repeat(work: LuckWork, telemetry: Telemetry) -> None:
    while True:
        await asyncio.sleep(_EVERY)
        try:
            await work.work()
        except Exception as error:  # noqa: BLE001  # a database that is away comes back
            telemetry.failed("luck", error)


def _text(stored: StoredTable, session: TableSession) -> str:
    """The record of a game without the people: nobody's name reaches another process."""
    config = stored.config
    record = begun(session.table, (Sitter(),) * session.rules.seats, chance_recorded(config, session))
    start = None if config.beginning is None else config.beginning.start
    return write_record(replace(record, moves=tuple(session.moves), start=start))
