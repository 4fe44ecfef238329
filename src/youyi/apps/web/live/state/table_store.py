"""What an open table needs of the store."""

from __future__ import annotations

from datetime import datetime
from typing import Protocol

from youyi.apps.web.live.state.appointment import Appointment
from youyi.apps.web.live.state.commit_reveal import Stage
from youyi.apps.web.live.state.stored_table import SeatHolder, StoredTable, TableConfig, TableEvent
from youyi.apps.web.wire.company import ChatMode
from youyi.apps.web.wire.talk import Phrase, TalkLine


class PlyTaken(Exception):
    """Another writer stored that move first."""


class TableClosed(Exception):
    """The table was closed, paused or deleted, perhaps by another program; nothing was stored."""


class NotStored(Exception):
    """The store failed: the move is not stored, or nobody knows whether it is."""


class UnreadableRow(Exception):
    """A stored row holds what this release cannot read; nothing was written."""


class PeopleStore(Protocol):
    """Where stand-ins, pauses and concessions are stored, each with what is noted of it."""

    async def stand_in(
        self, table: str, sitter: SeatHolder, player: str, unseen_since: datetime | None, event: TableEvent
    ) -> bool:
        """Let a computer sit in; False if another did, the holder was seen after `unseen_since`, or a move came first."""
        ...

    async def take_back(self, table: str, sitter: SeatHolder, event: TableEvent) -> bool:
        """Let the holder play again by himself; False if he does."""
        ...

    async def note_of_rematch(self, table: str, event: TableEvent) -> bool:
        """Note an offer of a rematch, or that it is declined; False if there is one."""
        ...

    async def concede(self, table: str, event: TableEvent) -> bool:
        """End a table as conceded; False if it is over or closed."""
        ...

    async def note(self, table: str, event: TableEvent) -> bool:
        """Note what changes nothing else."""
        ...

    async def want_pause(self, table: str, sitter: SeatHolder, *, wanted: bool) -> bool:
        """Note that the holder of a seat wants a pause, or that nobody is to have one; False if another holds the seat."""
        ...

    async def pause(self, table: str, event: TableEvent) -> bool:
        """Begin a pause; False if there is one."""
        ...

    async def resume(self, table: str, event: TableEvent) -> bool:
        """End a pause; False if there is none."""
        ...


class TalkStore(Protocol):
    """Where is kept what people say at tables."""

    async def say(self, table: str, sitter: SeatHolder, phrase: Phrase | None, text: str | None) -> None:
        """Add a line. Raises `MessageError` if somebody who sits there has blocked who speaks, or if he is muted."""
        ...

    async def lines(self, table: str, since: int, most: int) -> tuple[TalkLine, ...]:
        """The latest lines after number `since`, oldest first."""
        ...

    async def report(self, table: str, number: int) -> bool:
        """Note that somebody objects to a line; False if there is none."""
        ...

    async def switch(self, table: str, mode: ChatMode) -> bool:
        """Change what may be said at a table."""
        ...


class AppointmentChanges(Protocol):
    """Where appointments are changed."""

    async def change(self, table: str, old: Appointment, new: Appointment) -> bool:
        """Store an appointment as it is to be; False if it is not any more as it was."""
        ...

    async def call_off(self, table: str) -> bool:
        """Close a table at which no game has begun; False if one has, or it is closed."""
        ...


class TableStore(Protocol):
    """Where a table's moves, seats and contributions are stored; each method stores a change whole or not at all."""

    async def append(self, table: str, ply: int, text: str) -> datetime:
        """Store move number `ply` (from 0), and say at what time it is stored. Raises `PlyTaken`, `TableClosed`, `NotStored`."""
        ...

    async def load(self, table: str, since: int = 0) -> StoredTable | None:
        """A table with its seats and its moves from number `since` on; None if there is no such id."""
        ...

    @property
    def company(self) -> PeopleStore:
        """What is stored about the people of tables."""
        ...

    @property
    def appointments(self) -> AppointmentChanges:
        """Appointments."""
        ...

    @property
    def talk(self) -> TalkStore:
        """What is said at tables."""
        ...

    async def sit(self, table: str, sitter: SeatHolder, event: TableEvent | None = None) -> bool:
        """Give an open seat to someone; False if it was taken meanwhile. `event`: what is noted of it."""
        ...

    async def replace_sitter(
        self,
        table: str,
        old: SeatHolder,
        new: SeatHolder,
        unseen_since: datetime | None = None,
        event: TableEvent | None = None,
    ) -> bool:
        """Give a seat from one holder to another; False if it has another holder, or was seen after `unseen_since`."""
        ...

    async def finish(self, table: str) -> None:
        """Mark a table as over."""
        ...

    async def give_seal(self, table: str, seat: int, seal: str) -> None:
        """Store the seal of a seat that gave none yet. Raises `MessageError`."""
        ...

    async def open_seal(self, table: str, seat: int, text: str) -> None:
        """Store the text that opens a seat's seal. Raises `MessageError`."""
        ...

    async def end_stage(self, table: str, late: Stage) -> None:
        """Wait no longer for what is missing in a stage of the contributions."""
        ...


class RegistryStore(TableStore, Protocol):
    """What a registry needs of it besides."""

    async def create(self, config: TableConfig, sitters: tuple[SeatHolder, ...]) -> None:
        """Store a new table."""
        ...

    async def create_rematch(self, old: str, config: TableConfig, sitters: tuple[SeatHolder, ...]) -> str:
        """Store the rematch of table `old` unless it has one; returns the id of its one rematch."""
        ...
