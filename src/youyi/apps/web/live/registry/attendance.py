"""Who is at a listed table: until when somebody counts as being there, for the lobby and for those who sit down anywhere.

It is stored, so that every server knows it of every table. A server that dies takes nobody along for longer than `KEPT`.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import datetime, timedelta
from typing import Protocol

from youyi.apps.web.base import server_time
from youyi.apps.web.live.registry.open_table import OpenTable
from youyi.apps.web.live.state.appointment import pending
from youyi.apps.web.live.state.live_table import LiveTable
from youyi.apps.web.live.state.stored_table import TableConfig
from youyi.apps.web.live.state.table_options import Agreement

ARRIVING = timedelta(seconds=20)
"""For so long somebody who opened a table counts as being there, though his page is not connected yet."""
KEPT = timedelta(seconds=75)
"""For so long somebody who is connected counts as being there, unless his server says otherwise."""
_AGAIN = timedelta(seconds=30)
"""How often it is stored of somebody who stays."""


def attended_until(agreement: Agreement | None, at: datetime, usual: timedelta, *, waiting: bool) -> datetime:
    """Until when somebody who is there at a time counts as being there.

    Who waits for others to play by days need not be there: he waits as long as a move may take.
    """
    clock = None if agreement is None else agreement.clock
    if waiting and clock is not None and clock.kind == "days":
        return at + timedelta(seconds=clock.seconds)
    return at + usual


class AttendedStore(Protocol):
    """Where it is stored."""

    async def attend(self, until: Mapping[str, datetime]) -> None:
        """Store until when somebody is at each of these tables."""
        ...

    async def desert(self, told: Mapping[str, datetime]) -> None:
        """Store that nobody is at these tables any more, unless somebody said of one that it is later than told here."""
        ...


class Attending:
    """What one server says of the listed tables that are open here."""

    def __init__(self, tables: Collection[OpenTable], store: AttendedStore) -> None:
        self._tables = tables
        self._store = store
        self._told: dict[str, datetime] = {}

    async def note(self) -> None:
        """Store what is new; once a second or so."""
        now, told, attended, deserted = (
            server_time.now(),
            dict[str, datetime](),
            dict[str, datetime](),
            dict[str, datetime](),
        )
        for table in (each.table for each in self._tables if _counts(each.table.config)):
            name, before = table.config.id, self._told.get(table.config.id)
            if table.subscribers.seats():
                until = attended_until(table.config.agreement, now, KEPT, waiting=not table.started)
                if before is None or abs(until - before) >= _AGAIN:
                    attended[name] = before = until
                told[name] = before
            elif before is not None and _left_for_good(table):
                deserted[name] = before
        await self._store.attend(attended)
        await self._store.desert(deserted)
        self._told = told


def _counts(config: TableConfig) -> bool:
    """Whether somebody must be at a table that it be listed; nobody need be there before an appointed time."""
    return config.listed and not pending(config.appointment)


def _left_for_good(table: LiveTable) -> bool:
    """Whether nobody is at a table, here or elsewhere, nor need be."""
    now = table.presence.now()
    waits = attended_until(table.config.agreement, now, timedelta(), waiting=not table.started) > now
    return not waits and not table.peers.seats(table.config.id)
