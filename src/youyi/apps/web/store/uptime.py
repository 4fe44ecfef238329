"""When servers were at work, and when none was: clocks stood meanwhile.

Every server stores a heartbeat each few seconds. A long time between two, in which no server stored one, is an outage: no server ran,
or the only one was frozen, or could not store anything; so is a span over which the machine's clock leapt.
"""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from youyi.apps.web.base.downtime import TimeSpan
from youyi.apps.web.base.server_time import SERVER_TIME, ServerTime
from youyi.apps.web.store.company_store import Finish, utc
from youyi.apps.web.store.schema import OUTAGE, UPTIME

OUTAGE_AFTER = timedelta(seconds=8)
"""No server was at work if none said so for this long."""
_RETURN = timedelta(seconds=15)
"""For so long after an outage clocks stand: pages come back by themselves."""
_KEPT = 200


class Uptime:
    """The heartbeats of one server, and all outages."""

    def __init__(
        self,
        engine: AsyncEngine,
        finish: Finish,
        time: ServerTime = SERVER_TIME,
    ) -> None:
        """`finish` runs work on the database to its end, even if the caller is cancelled."""
        self._engine, self._finish, self._time = engine, finish, time
        self._last: datetime | None = None
        """The last heartbeat that this server stored."""
        self._leaps: tuple[TimeSpan, ...] = ()
        """Those that are not stored yet."""
        self._known: tuple[TimeSpan, ...] = ()
        self._beating = asyncio.Lock()

    def outages(self) -> tuple[TimeSpan, ...]:
        """All outages, with the one that lasts: this server has stored no heartbeat for long."""
        now = self._time.now()
        if self._last is not None and now - self._last > OUTAGE_AFTER:
            return (*self._known, *self._leaps, TimeSpan(self._last, now + _RETURN))
        return (*self._known, *self._leaps)

    async def beat(self) -> None:
        """Store that a server is at work, and the outage that has ended if none was. Raises what the database raises."""
        await self._finish(self._beat())

    async def _beat(self) -> None:
        async with self._beating:
            if (leap := self._time.follow()) is not None:
                self._leaps = (*self._leaps, leap)
            now = self._time.now()
            try:
                stored, new = await self._stored(now)
            except IntegrityError:  # another server stored the first heartbeat, or the same outage, at this very moment
                stored, new = await self._stored(now)
            alone, self._last, self._leaps = stored == self._last, now, ()
            if new or not alone:
                self._known = await self._read()

    async def _stored(self, now: datetime) -> tuple[datetime | None, list[TimeSpan]]:
        """Store a heartbeat; the one before it, and the outages that are new."""
        async with self._engine.begin() as connection:
            stored = await connection.scalar(sql.select(UPTIME.c.beat))
            if stored is None:
                await connection.execute(sql.insert(UPTIME).values(id=1, beat=now))
                return None, []
            stored = utc(stored)
            mine = self._last is None or stored == self._last  # no other server has stored one since
            long = mine and now - stored > OUTAGE_AFTER
            new = [TimeSpan(stored, now + _RETURN)] if long else list(self._leaps)
            await connection.execute(sql.update(UPTIME).values(beat=now))
            if new:  # one whose storing was not acknowledged may be there already
                rows = [{"began": each.began, "ended": each.ended} for each in new]
                await connection.execute(sql.delete(OUTAGE).where(OUTAGE.c.began.in_([each.began for each in new])))
                await connection.execute(sql.insert(OUTAGE), rows)
            return stored, new

    async def _read(self) -> tuple[TimeSpan, ...]:
        latest = sql.select(OUTAGE.c.began, OUTAGE.c.ended).order_by(OUTAGE.c.began.desc()).limit(_KEPT)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(latest)).all()
        return tuple(TimeSpan(utc(row.began), utc(row.ended)) for row in reversed(rows))
