"""What a server does by itself: resumes interrupted games, closes idle and abandoned tables, notes who is there."""

from __future__ import annotations

import asyncio
import gc
from collections import deque
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import TypeAlias

from youyi.apps.web.base import server_time
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.daily.daily import Daily
from youyi.apps.web.live.registry.attendance import Attending
from youyi.apps.web.live.registry.registry import TableRegistry
from youyi.apps.web.live.registry.seat_limits import Sitting
from youyi.apps.web.live.state.clocks import TIME_OFF
from youyi.apps.web.live.table.catch_up import finish
from youyi.apps.web.people.results import Results
from youyi.apps.web.server.expiry import Expiry
from youyi.apps.web.store.store import Store

_IDLE_EVERY = 30
_BEAT_EVERY = 2
_ATTENDING_EVERY = 1
_CLOCKS_EVERY = 60
_TOLD_EVERY = 2
_MODERATORS_EVERY = 15
_RESULTS_EVERY = 5
_MOST_CLOCKS = 1000
_CLOCKS_PATIENCE = timedelta(days=1)
"""A clock that is out for longer waits for a person: nobody else plays there by himself."""
_FIRST_EXPIRY = 60
"""Seconds after the start: players who return first are served first."""
_MOST_RESUMED = 100
"""How many tables that the server opened by itself may be open at once."""
_RESUMED_EVERY = 0.05
Tell: TypeAlias = Callable[[], Awaitable[None]]
"""Sends the notices that are due."""
Heed: TypeAlias = Callable[[], Awaitable[None]]
"""Heeds what operators did."""


class Housekeeping:
    """The background work of one server."""

    def __init__(
        self, registry: TableRegistry, store: Store, expiry: Expiry, sitting: Sitting, tell: Tell | None = None
    ) -> None:
        self._registry = registry
        self._store = store
        self._telemetry = registry.telemetry
        self._expiry = expiry
        self._sitting = sitting
        self._tell = tell
        self._attending = Attending(registry, store.lobby)
        self._heeded: int | None = None
        """How many removals and bans there were when the store was last asked; None: it was not."""
        self._daily = Daily(registry, store, registry.games)
        self._results = Results(registry, store)
        self.unfinished = 0
        """How many tables are neither over nor closed, counted once in a while."""

    def tasks(self) -> list[asyncio.Task[None]]:
        """Start everything; each goes on until it is cancelled."""
        return [
            asyncio.create_task(self.resume()),
            asyncio.create_task(self._repeat(self.tidy, _IDLE_EVERY, first=0)),
            asyncio.create_task(self._repeat(self.note_seen, self._sitting.seen_every)),
            asyncio.create_task(self._repeat(self._attending.note, _ATTENDING_EVERY)),
            asyncio.create_task(self._repeat(self._store.uptime.beat, _BEAT_EVERY, first=_BEAT_EVERY)),
            asyncio.create_task(self._repeat(self.wake_clocks, _CLOCKS_EVERY)),
            asyncio.create_task(self._repeat(self._results.settle, _RESULTS_EVERY)),
            asyncio.create_task(self._repeat(self.heed_moderators, _MODERATORS_EVERY, first=0)),
            asyncio.create_task(self._repeat(self.expire, self._expiry.every, first=_FIRST_EXPIRY)),
            *([] if self._tell is None else [asyncio.create_task(self._repeat(self._tell, _TOLD_EVERY))]),
        ]

    async def resume(self) -> None:
        """Open the tables where computers were to move, a hundred at a time: no table keeps another from being resumed."""
        opened: deque[str] = deque()
        try:
            names = await self._registry.peers.unclaimed(await self._store.unfinished())
        except Exception as error:  # noqa: BLE001  # the tables are opened when somebody comes
            self._telemetry.failed("resume", error)
            names = ()
        for name in names:
            while len(opened) >= _MOST_RESUMED:
                self._registry.resumed = True  # the rest waits for these, perhaps for long
                await asyncio.sleep(_RESUMED_EVERY)
                opened = self._still_moving(opened)
            try:
                await self._registry.find(name)
            except RequestError:
                continue  # made by another release, and noted as such
            except Exception as error:  # noqa: BLE001  # whatever one row does, the others are resumed
                self._telemetry.failed("resume", error)
                continue
            opened.append(name)
            opened = self._still_moving(opened)
        self._registry.resumed = True

    def _still_moving(self, names: deque[str]) -> deque[str]:
        """Close the tables where a person is asked, or the game is over; return the others."""
        for name in names:
            self._registry.close_unused(name)
        return deque(name for name in names if name in self._registry)

    async def tidy(self) -> None:
        """Close idle tables, mark ended ones whose mark could not be stored, and count the unfinished.

        A table and its parts hold one another: what was closed is collected here, or an idle server would keep it.
        """
        self._registry.close_idle()
        if self._registry.closed:
            self._registry.closed = 0
            gc.collect()
        for each in self._registry:
            if each.table.over and not each.table.config.over:
                await finish(each.table)
        self.unfinished = await self._store.upkeep.count_unfinished()

    async def note_seen(self) -> None:
        """Store who is at the open tables, and when others were last there."""
        seen = [
            (each.table.config.id, seat, holder, time)
            for each in self._registry
            for seat, time in each.table.presence.seen().items()
            if (holder := each.table.sitters[seat].token_hash) is not None
        ]
        await self._store.upkeep.note_seen(seen)

    async def wake_clocks(self) -> None:
        """Open the tables at which a clock may have run out while nobody was there."""
        now = server_time.now()
        for name, clock, moved, taken in await self._store.company.on_the_clock(_MOST_CLOCKS):
            seconds = min(clock.seconds, _CLOCKS_EVERY) if clock.kind == "bank" else clock.seconds
            out = moved + timedelta(seconds=seconds)
            if out < now < out + _CLOCKS_PATIENCE + taken * TIME_OFF and name not in self._registry:
                try:
                    await self._registry.find(name)
                except RequestError:
                    continue  # made by another release, and noted as such

    async def heed_moderators(self) -> None:
        """Refuse from now on whom the store has banned; read the open tables anew if something was removed anywhere."""
        self._registry.bans.adopt(await self._store.moderation.bans())
        deeds = await self._store.moderation.count()
        if self._heeded not in (None, deeds):
            for name in self._registry.opened():
                await self._registry.reread(name)
        self._heeded = deeds

    async def expire(self) -> None:
        """Close abandoned tables, and delete finished ones that were kept long enough."""
        if self._expiry.close_after is not None:
            await self._close_abandoned(self._expiry.close_after)
        await self._delete_unplayed()
        if self._expiry.keep_finished is not None:
            await self._delete_outlived(self._expiry.keep_finished)

    async def _close_abandoned(self, after: timedelta) -> None:
        upkeep = self._store.upkeep
        for name in await upkeep.close(self._not_visited(await upkeep.abandoned(after)), "expired"):
            self._registry.note_closed(name, "expired")

    async def _delete_unplayed(self) -> None:
        """Delete what is left of appointments at which no game began."""
        await self._delete(await self._store.appointments.past())

    async def _delete_outlived(self, kept: timedelta) -> None:
        await self._daily.settle()  # from the moves that are about to be deleted
        await self._results.settle()
        await self._delete(await self._store.upkeep.outlived(kept))

    async def _delete(self, old: list[str]) -> None:
        names = self._not_visited(old)
        await self._store.upkeep.delete(names)
        for name in names:
            self._registry.close_unused(name)
            self._telemetry.deleted(name)

    def _not_visited(self, names: list[str]) -> list[str]:
        visited = {each.table.config.id for each in self._registry if each.in_use}
        return [name for name in names if name not in visited]

    async def _repeat(self, work: Callable[[], Awaitable[None]], every: float, first: float | None = None) -> None:
        await asyncio.sleep(every if first is None else first)
        while True:
            try:
                await work()
            except Exception as error:  # noqa: BLE001  # a database that is away comes back
                self._telemetry.failed("housekeeping", error)
            await asyncio.sleep(every)
