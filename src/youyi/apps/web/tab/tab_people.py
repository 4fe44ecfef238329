"""Stand-ins, pauses and concessions in the store of one browser."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import datetime
from typing import Protocol

import msgspec

from youyi.apps.web.live.state.stored_table import SeatHolder, TableConfig, TableEvent
from youyi.apps.web.tab.tab_row import TabRow


class Change(Protocol):
    """Replaces the row of a table as decided; None changes nothing, and is answered with False."""

    def __call__(self, table: str, decide: Callable[[TabRow], TabRow | None], /) -> Awaitable[bool]:
        """Do it."""
        ...


class TabPeople:
    """The people of the tables of one browser (`PeopleStore`)."""

    def __init__(self, change: Change) -> None:
        self._change = change

    async def stand_in(
        self, table: str, sitter: SeatHolder, player: str, unseen_since: datetime | None, event: TableEvent
    ) -> bool:
        """Nobody sits in for the only person there is."""
        del table, sitter, player, unseen_since, event
        return False

    async def take_back(self, table: str, sitter: SeatHolder, event: TableEvent) -> bool:
        """Nobody sits in."""
        del table, sitter, event
        return False

    async def note_of_rematch(self, table: str, event: TableEvent) -> bool:
        """Note an offer of a rematch, or that it is declined; False if there is one."""

        def noted(row: TabRow) -> TabRow | None:
            return None if row.config.rematch is not None else _configured(row, row.config, event)

        return await self._change(table, noted)

    async def concede(self, table: str, event: TableEvent) -> bool:
        """End a table as conceded; False if it is over or closed."""

        def conceded(row: TabRow) -> TabRow | None:
            if row.config.over or row.config.closed is not None:
                return None
            return _configured(row, replace(row.config, closed="conceded", closed_at=event.at, paused=None), event)

        return await self._change(table, conceded)

    async def note(self, table: str, event: TableEvent) -> bool:
        """Note what changes nothing else."""
        return await self._change(table, lambda row: _configured(row, row.config, event))

    async def want_pause(self, table: str, sitter: SeatHolder, *, wanted: bool) -> bool:
        """Note that the holder of a seat wants a pause, or that nobody is to have one."""

        def noted(row: TabRow) -> TabRow | None:
            sitters = tuple(
                replace(each, wants_pause=wanted and (each.wants_pause or each.seat == sitter.seat))
                for each in row.sitters
            )
            return msgspec.structs.replace(row, sitters=sitters)

        return await self._change(table, noted)

    async def pause(self, table: str, event: TableEvent) -> bool:
        """Begin a pause; False if there is one."""
        return await self._paused(table, event, since=event.at)

    async def resume(self, table: str, event: TableEvent) -> bool:
        """End a pause; False if there is none."""
        return await self._paused(table, event, since=None)

    async def _paused(self, table: str, event: TableEvent, *, since: datetime | None) -> bool:
        def changed(row: TabRow) -> TabRow | None:
            if (row.config.paused is None) == (since is None) or row.config.closed is not None:
                return None
            sitters = tuple(replace(each, wants_pause=False) for each in row.sitters)
            return _configured(msgspec.structs.replace(row, sitters=sitters), replace(row.config, paused=since), event)

        return await self._change(table, changed)


def _configured(row: TabRow, config: TableConfig, event: TableEvent) -> TabRow:
    return msgspec.structs.replace(row, config=config, events=(*row.events, event))
