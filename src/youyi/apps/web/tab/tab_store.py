"""The tables of one browser, kept in its IndexedDB: a change is on the disk before anybody is shown it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Protocol

import msgspec

from youyi.apps.web.base import server_time
from youyi.apps.web.live.state.commit_reveal import Stage, advanced, opening_is_new, seal_is_new
from youyi.apps.web.live.state.stored_table import SeatHolder, StoredTable, TableConfig, TableEvent
from youyi.apps.web.live.state.table_store import NotStored, PlyTaken, TableClosed, UnreadableRow
from youyi.apps.web.tab.tab_appointments import NoAppointments
from youyi.apps.web.tab.tab_people import TabPeople
from youyi.apps.web.tab.tab_row import TabRow
from youyi.apps.web.tab.tab_talk import NoTalk


class Database(Protocol):
    """What the worker's script does with IndexedDB: each call is one transaction, and returns when it is committed."""

    async def read(self, table: str, since: int, /) -> Sequence[str] | None:
        """The row of a table followed by its moves from number `since` on; None if there is no such table."""
        ...

    async def change(self, changes: str, /) -> bool:
        """Write rows, all or none: JSON `[[table, row before or null, row after], …]`; False if one is not as it was before."""
        ...

    async def names(self, beginning: str, /) -> Sequence[str]:
        """The tables whose names begin so, in alphabetical order."""
        ...

    async def append(self, table: str, ply: int, text: str, /) -> str:
        """Add a move: `stored`, `taken` if there is one of that number, or `closed`."""
        ...


class TabStore:
    """A store of one browser. Other tabs may write to it, too: each row is replaced only as it was read."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._rows = msgspec.json.Decoder(TabRow)
        self.company = TabPeople(self.change)
        self.talk = NoTalk()
        self.appointments = NoAppointments()

    async def create(self, config: TableConfig, sitters: tuple[SeatHolder, ...]) -> None:
        """Store a new table."""
        row = _advanced(TabRow(config, sitters))
        if not await self._database.change(_changes((config.id, None, _written(row)))):
            raise NotStored

    async def create_rematch(self, old: str, config: TableConfig, sitters: tuple[SeatHolder, ...]) -> str:
        """Store the rematch of table `old` unless it has one; returns the id of its one rematch."""
        new = _written(_advanced(TabRow(config, sitters)))
        while True:
            text, row = await self._row(old)
            if row.config.rematch is not None:
                return row.config.rematch
            after = _written(TabRow(replace(row.config, rematch=config.id), row.sitters, row.events))
            if await self._database.change(_changes((old, text, after), (config.id, None, new))):
                return config.id

    async def append(self, table: str, ply: int, text: str) -> datetime:
        """Store move number `ply` (from 0), and return its time. Raises `PlyTaken`, `TableClosed`, `NotStored`."""
        try:
            found = await self._database.append(table, ply, text)
        except Exception as error:
            raise NotStored from error
        match found:
            case "taken":
                raise PlyTaken
            case "closed":
                raise TableClosed
            case _:
                assert found == "stored", found
                return server_time.now()

    async def load(self, table: str, since: int = 0) -> StoredTable | None:
        """A table with its seats and its moves from number `since` on; None if there is no such id. Raises `UnreadableRow`."""
        found = await self._database.read(table, since)
        if found is None:
            return None
        text, *moves = found
        row = self._decoded(text)
        return StoredTable(row.config, row.sitters, tuple(moves), (), row.events)

    async def sit(self, table: str, sitter: SeatHolder, event: TableEvent | None = None) -> bool:
        """Give an open seat to someone; False if it was taken meanwhile. `event`: what is noted of it."""
        return await self.change(
            table, lambda row: _seated(row, sitter).noting(event) if row.sitters[sitter.seat].kind == "open" else None
        )

    async def replace_sitter(
        self,
        table: str,
        old: SeatHolder,
        new: SeatHolder,
        unseen_since: datetime | None = None,
        event: TableEvent | None = None,
    ) -> bool:
        """Give a seat from one holder to another; False if it has another holder, or was seen after `unseen_since`."""

        def replaced(row: TabRow) -> TabRow | None:
            now = row.sitters[old.seat]
            seen = unseen_since is not None and now.seen is not None and now.seen > unseen_since
            same = (now.kind, now.token_hash) == (old.kind, old.token_hash)
            return _seated(row, new).noting(event) if same and not seen else None

        return await self.change(table, replaced)

    async def finish(self, table: str) -> None:
        """Mark a table as over."""
        await self.change(table, lambda row: TabRow(replace(row.config, over=True), row.sitters, row.events))

    async def give_seal(self, table: str, seat: int, seal: str) -> None:
        """Store the seal of a seat that gave none yet. Raises `MessageError`."""

        def sealed(row: TabRow) -> TabRow | None:
            if not seal_is_new(row.config, row.sitters, seat, seal):
                return None
            return _seated(row, replace(row.sitters[seat], seal=seal, seal_awaited=False))

        await self.change(table, sealed)

    async def open_seal(self, table: str, seat: int, text: str) -> None:
        """Store the text that opens a seat's seal. Raises `MessageError`."""

        def opened(row: TabRow) -> TabRow | None:
            if not opening_is_new(row.config, seat, text):
                return None
            return _seated(row, replace(row.sitters[seat], opening=text))

        await self.change(table, opened)

    async def end_stage(self, table: str, late: Stage) -> None:
        """Wait no longer for what is missing in a stage of the contributions."""
        await self.change(table, lambda row: _advanced(row, late))

    async def change(self, table: str, decide: Callable[[TabRow], TabRow | None]) -> bool:
        """Replace a row as decided; None, or the same row, changes nothing. Decides again if another tab was first."""
        while True:
            text, row = await self._row(table)
            after = decide(row)
            if after is None:
                return False
            if after is row or await self._database.change(_changes((table, text, _written(after)))):
                return True

    async def _row(self, table: str) -> tuple[str, TabRow]:
        found = await self._database.read(table, NO_MOVES)
        if found is None:
            raise NotStored
        return found[0], self._decoded(found[0])

    def _decoded(self, text: str) -> TabRow:
        try:
            return self._rows.decode(text)
        except msgspec.MsgspecError as error:
            raise UnreadableRow(type(error).__name__) from error


NO_MOVES = 2**31
"""More than any table has."""


def _written(row: TabRow) -> str:
    return msgspec.json.encode(row).decode()


def _changes(*changes: tuple[str, str | None, str]) -> str:
    return msgspec.json.encode(changes).decode()


def _seated(row: TabRow, sitter: SeatHolder) -> TabRow:
    """A row with another sitter, and the contributions as far as they are complete then."""
    sitters = tuple(sitter if each.seat == sitter.seat else each for each in row.sitters)
    return _advanced(TabRow(row.config, sitters, row.events))


def _advanced(row: TabRow, late: Stage | None = None) -> TabRow:
    found = advanced(row.config, row.sitters, late)
    if found is None:
        return row
    config = replace(row.config, seals=tuple(found.seals), contributions=found.contributions)
    return TabRow(config, row.sitters, row.events)
