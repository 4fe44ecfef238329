"""One server among several on one database: it hears their news, tells its own, and takes over the tables of dead ones."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Coroutine, Sequence
from contextlib import suppress
from typing import Any, Protocol

from youyi.apps.web.base import logs
from youyi.apps.web.cluster.leases import Beats, Leases
from youyi.apps.web.jobs.job_board import JobBoard
from youyi.apps.web.live.messages.publishing import show_seats
from youyi.apps.web.live.peers.bus import Asking, Bus, Changed, Leaving, Looking, News, SeatsPresent, TableMoved
from youyi.apps.web.live.peers.remote_presence import Elsewhere
from youyi.apps.web.live.state.live_table import LiveTable
from youyi.apps.web.live.table.mailbox import current
from youyi.kernel.seats import Seat

_CATCHING_UP_AT_ONCE = 4
_PAUSE_SECONDS = 2
"""Before a table that could not catch up tries again."""


class LocalTables(Protocol):
    """The tables of this server."""

    def opened(self) -> Collection[str]:
        """The ids of the open tables."""
        ...

    def at_hand(self, name: str) -> LiveTable | None:
        """A table, if it is open."""
        ...

    async def find(self, name: str) -> LiveTable:
        """A table, opened if necessary."""
        ...


class Servers:
    """The other servers of this one's database (`Peers`)."""

    shared = True

    def __init__(self, server: str, bus: Bus, leases: Leases, beats: Beats, board: JobBoard | None = None) -> None:
        self._server = server
        self._bus = bus
        self._leases = leases
        self._beats = beats
        self.board = board
        self._elsewhere = Elsewhere()
        self._said: dict[str, SeatsPresent] = {}
        self._host: LocalTables | None = None
        self._resume: Callable[[], Awaitable[None]]
        self._behind: set[str] = set()
        self._gate = asyncio.Semaphore(_CATCHING_UP_AT_ONCE)
        self._tasks: dict[asyncio.Task[None], None] = {}
        self._looking = asyncio.Lock()
        self._troubled = False
        self._leaving = False

    async def open(self) -> None:
        """Join the others. Raises what the database or the bus raises."""
        await self._leases.beat()
        await self._bus.open(self._server, self)

    def serve(self, host: LocalTables, resume: Callable[[], Awaitable[None]]) -> None:
        """Begin to hear and to take over, for the tables of `host`; `resume` opens those where a server is to move."""
        self._host = host
        self._resume = resume
        self._start(self._keep_beating())

    async def close(self) -> None:
        """Leave: the leases are free at once. Call it when nothing moves at any table any more."""
        self._leaving = True
        tasks = tuple(self._tasks)
        for each in tasks:
            each.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(Exception):  # a database that is gone will count us as dead by itself
            await self._leases.end()
        self._bus.publish(Leaving())
        await self._bus.close()

    # What tables ask.

    def tell(self, news: News) -> None:
        """Tell the others, soon."""
        self._bus.publish(news)

    def announce(self, table: str, seats: frozenset[Seat], watched: bool, watching: int = 0) -> None:
        """Tell the others who is connected to a table here, and how many watch, if that is new."""
        present = SeatsPresent(table, tuple(sorted(seats)), watched, watching)
        if self._said.get(table, SeatsPresent(table, (), watched=False)) != present:
            self._said[table] = present
            self._bus.publish(present)

    def seats(self, table: str) -> frozenset[Seat]:
        """The seats of a table that are connected elsewhere."""
        return self._elsewhere.seats(table)

    def watched(self, table: str) -> bool:
        """Whether anyone is connected to a table elsewhere."""
        return self._elsewhere.watched(table)

    def watching(self, table: str) -> int:
        """How many watch a table elsewhere."""
        return self._elsewhere.watching(table)

    def looking(self, within: float) -> frozenset[str]:
        """The pages of the lobby that are open at others, as they said within so many seconds."""
        return self._elsewhere.looking(within)

    async def hold(self, table: str) -> bool:
        """Whether this server makes a table's own moves; it does from now on if no living one does."""
        try:
            return await self._leases.hold(table)
        except Exception:  # noqa: BLE001  # of the database: this server is not sure, so it does not move
            return False

    def release(self, table: str) -> None:
        """Let another server make a table's own moves."""
        self._leases.release(table)

    async def unclaimed(self, tables: Sequence[str]) -> Sequence[str]:
        """Those of the tables whose own moves no other living server makes."""
        claimed = await self._leases.held_by_others()
        return [each for each in tables if each not in claimed]

    # What the bus says.

    def heard(self, server: str, news: News) -> None:
        """Look at the store where news says that it has more; note who is connected elsewhere."""
        if isinstance(news, Leaving):
            self._gone({server})
            self._start(self._look_after(someone_left=True))
            return
        if isinstance(news, Looking):
            self._elsewhere.hear_looking(server, news.pages)
            return
        table = None if self._host is None else self._host.at_hand(news.table)
        if table is None:
            return
        match news:
            case TableMoved(ply=ply) if table.session.at < ply:
                self._refresh(table)
            case TableMoved():
                pass
            case Changed():
                self._refresh(table)
            case SeatsPresent() if self._elsewhere.hear(server, news):
                show_seats(table)
            case Asking(table=name) if name in self._said:
                self._bus.publish(self._said[name])
            case _:
                pass

    def missed(self) -> None:
        """Look at the store for every open table, and exchange anew who is connected."""
        for name in () if self._host is None else tuple(self._host.opened()):
            assert self._host is not None
            table = self._host.at_hand(name)
            if table is not None:
                self._refresh(table)
            if name in self._said:
                self._bus.publish(self._said[name])
            self._bus.publish(Asking(name))

    def _refresh(self, table: LiveTable) -> None:
        name = table.config.id
        if name not in self._behind:  # whoever waits to begin will read all that is stored by then
            self._behind.add(name)
            self._start(self._catch_up(table))

    async def _catch_up(self, table: LiveTable) -> None:
        name = table.config.id
        try:
            async with self._gate:
                self._behind.discard(name)
                await current(table)
        except Exception:  # noqa: BLE001  # of the database: the table tries again
            logs.write("table_behind", logging.WARNING, table=name)
            await asyncio.sleep(_PAUSE_SECONDS)
            self._refresh(table)

    # Life and death.

    async def _keep_beating(self) -> None:
        while True:
            try:
                async with asyncio.timeout(self._beats.alive.total_seconds()):
                    await self._leases.beat()
                self._start(self._look_after())
                self._troubled = False
            except Exception as error:  # noqa: BLE001  # until the database is back, no lease holds and nothing is taken over
                if not self._troubled:
                    logs.write("heartbeat_failed", logging.WARNING, error=error)
                self._troubled = True
            await asyncio.sleep(self._beats.every.total_seconds())

    async def _look_after(self, *, someone_left: bool = False) -> None:
        """Forget dead servers, give back what is not needed, take over what is free."""
        if self._host is None or (self._looking.locked() and not someone_left):
            return
        async with self._looking:
            try:
                await self._tidy(self._host)
                for name in await self._leases.orphans():
                    await self._take_over(self._host, name)
                if await self._leases.sweep() or someone_left:  # it may have had no time to take a lease
                    await self._resume()
            except Exception as error:  # noqa: BLE001  # of the database: the next heartbeat tries again
                logs.write("takeover_failed", logging.WARNING, error=error)

    async def _tidy(self, host: LocalTables) -> None:
        opened = host.opened()
        self._leases.release_all_but(opened)
        await self._leases.give_back()
        self._elsewhere.keep(opened)
        for each in self._said.keys() - set(opened):
            del self._said[each]
        known = self._elsewhere.servers()
        self._gone(known - await self._leases.living())

    async def _take_over(self, host: LocalTables, name: str) -> None:
        try:
            table = await host.find(name)
        except Exception as error:  # noqa: BLE001  # one table must not keep others waiting
            logs.write("takeover_failed", logging.WARNING, error=error, table=name)
            return
        if not table.server_moves and await self._leases.hold(name):
            self._leases.release(name)
        table.notify()

    def _gone(self, servers: Collection[str]) -> None:
        for name in self._elsewhere.forget(servers):
            table = None if self._host is None else self._host.at_hand(name)
            if table is not None:
                show_seats(table)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        if self._leaving:  # news still arrives: work that it began now would use a database that is being closed
            work.close()
            return
        task = asyncio.create_task(work)
        self._tasks[task] = None
        task.add_done_callback(self._tasks.pop)
