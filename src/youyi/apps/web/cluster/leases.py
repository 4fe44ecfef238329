"""Which server makes the own moves of which table, in Postgres: leases, valid while the server that holds them is alive.

Every server writes a heartbeat. All times are the database's, so that clocks of machines need not agree; a lease that is
lost without the server's knowledge does no harm, because a table's log takes each move once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta

import sqlalchemy as sql
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncEngine

from youyi.apps.web.base import server_time
from youyi.apps.web.store.schema import LEASE, SERVER

_NOW = sql.func.clock_timestamp()
_SURE = 5 / 6
"""The part of its life for which a server relies on being counted as alive."""


@dataclass(frozen=True, slots=True)
class Beats:
    """How the life of a server is told."""

    every: timedelta = timedelta(seconds=1)
    alive: timedelta = timedelta(seconds=4)
    """How long a server counts as alive after its last heartbeat."""


class Leases:
    """The leases of one server."""

    def __init__(
        self,
        engine: AsyncEngine,
        server: str,
        beats: Beats,
        clock: Callable[[], float] = server_time.steady,
        changed: Callable[[str, str], None] = lambda _change, _table: None,
    ) -> None:
        """`server` is an id that no server had before; `changed` is told what happens to the lease of which table."""
        self._engine = engine
        self._server = server
        self._beats = beats
        self._clock = clock
        self._changed = changed
        self._sure_until = 0.0
        self._last: datetime | None = None
        self._held: set[str] = set()
        self._returned: set[str] = set()
        self._alive = SERVER.c.beat > _NOW - sql.literal(beats.alive)

    @property
    def sure(self) -> bool:
        """Whether the others surely count this server as alive."""
        return self._clock() < self._sure_until

    def holds(self, table: str) -> bool:
        """Whether this server holds a lease, as far as it knows."""
        return table in self._held

    async def beat(self) -> None:
        """Write the heartbeat. After too long a pause, the leases that others have taken meanwhile are given up."""
        began = self._clock()
        async with self._engine.begin() as connection:
            mine = sql.update(SERVER).where(SERVER.c.id == self._server).values(beat=_NOW).returning(SERVER.c.beat)
            now = await connection.scalar(mine)
            if now is None:
                new = sql.insert(SERVER).values(id=self._server, beat=_NOW).returning(SERVER.c.beat)
                now = await connection.scalar(new)
        assert isinstance(now, datetime)
        if self._last is None or now - self._last >= self._beats.alive:
            await self._read_held()
        self._last = now
        self._sure_until = began + _SURE * self._beats.alive.total_seconds()

    async def hold(self, table: str) -> bool:
        """Take the lease of a table if it is free; whether this server holds it."""
        if not self.sure:
            return False
        if table in self._held:
            return True
        new = insert(LEASE).values(game=table, server=self._server)
        held_by_dead = LEASE.c.server.not_in(sql.select(SERVER.c.id).where(self._alive))
        taken = new.on_conflict_do_update(
            index_elements=[LEASE.c.game],
            set_={"server": self._server},
            where=sql.or_(LEASE.c.server == self._server, held_by_dead),
        ).returning(LEASE.c.game)
        async with self._engine.begin() as connection:
            mine = await connection.scalar(taken) is not None
        if mine:
            self._held.add(table)
            self._returned.discard(table)
            self._changed("taken", table)
        return mine

    def release(self, table: str) -> None:
        """Give a lease back; the others know after the next `give_back`."""
        if table in self._held:
            self._held.discard(table)
            self._returned.add(table)
            self._changed("returned", table)

    def release_all_but(self, tables: Iterable[str]) -> None:
        """Give back the leases of all other tables."""
        for each in self._held - set(tables):
            self.release(each)

    async def give_back(self) -> None:
        """Write down the leases that were given back."""
        if returned := tuple(self._returned):
            mine = sql.and_(LEASE.c.server == self._server, LEASE.c.game.in_(returned))
            async with self._engine.begin() as connection:
                await connection.execute(sql.delete(LEASE).where(mine))
            self._returned.difference_update(set(returned) - self._held)

    async def sweep(self) -> bool:
        """Remove the servers that are no longer alive; whether there was one."""
        async with self._engine.begin() as connection:
            return (await connection.execute(sql.delete(SERVER).where(~self._alive))).rowcount > 0

    async def living(self) -> frozenset[str]:
        """The ids of the servers that are alive."""
        async with self._engine.connect() as connection:
            return frozenset((await connection.scalars(sql.select(SERVER.c.id).where(self._alive))).all())

    async def orphans(self) -> tuple[str, ...]:
        """The tables whose lease is held by a server that is no longer alive."""
        query = sql.select(LEASE.c.game).where(LEASE.c.server.not_in(sql.select(SERVER.c.id).where(self._alive)))
        async with self._engine.connect() as connection:
            return tuple((await connection.scalars(query)).all())

    async def held_by_others(self) -> frozenset[str]:
        """The tables whose lease another living server holds."""
        others = sql.select(SERVER.c.id).where(self._alive, SERVER.c.id != self._server)
        async with self._engine.connect() as connection:
            rows = await connection.scalars(sql.select(LEASE.c.game).where(LEASE.c.server.in_(others)))
            return frozenset(rows.all())

    async def end(self) -> None:
        """Count as dead at once, so that others may take over every lease."""
        self._sure_until = 0.0
        async with self._engine.begin() as connection:
            await connection.execute(sql.delete(SERVER).where(SERVER.c.id == self._server))

    async def _read_held(self) -> None:
        async with self._engine.connect() as connection:
            rows = await connection.scalars(sql.select(LEASE.c.game).where(LEASE.c.server == self._server))
            lost = self._held - set(rows.all())
        self._held -= lost
        for each in lost:
            self._changed("lost", each)
