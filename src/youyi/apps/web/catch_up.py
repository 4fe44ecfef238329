"""Brings a table up to what is stored, and publishes here what other servers have changed there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

from youyi.apps.web.contributing import Contributing
from youyi.apps.web.errors import MessageError
from youyi.apps.web.stored_table import Sitter, StoredTable, TableConfig
from youyi.apps.web.table_session import AnyPly, TableSession


class OpenTable(Protocol):
    """A table, as far as catching up concerns it."""

    config: TableConfig
    sitters: list[Sitter]
    session: TableSession
    contributing: Contributing
    notify: Callable[[], None]

    @property
    def begun(self) -> bool:
        """Whether every seat is taken."""
        ...

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        ...

    def show(self, played: AnyPly) -> None:
        """Publish a move here."""
        ...

    def hold(self, sitter: Sitter) -> None:
        """Seat someone, and publish it: the old holder's connections watch from now on."""
        ...

    def publish_snapshots(self) -> None:
        """Publish the whole table here."""
        ...

    def publish_chance(self) -> None:
        """Publish here what binds the server in its throws and shuffles."""
        ...

    def show_rematch(self, table: str) -> None:
        """Publish here the next table."""
        ...

    async def finish(self) -> None:
        """Mark the table as over."""
        ...


class Readings:
    """Counts the requests for a fresh reading of the store: a reading answers all that came before it began."""

    __slots__ = ("_answered", "_wanted")

    def __init__(self) -> None:
        self._wanted = self._answered = 0

    def want(self) -> int:
        """The number of a new request."""
        self._wanted += 1
        return self._wanted

    def answered(self, request: int) -> bool:
        """Whether a reading that began after a request is done."""
        return self._answered >= request

    async def read(self, load: Callable[[], Awaitable[StoredTable | None]]) -> StoredTable:
        """Read the store. Raises `MessageError` for a table that is gone."""
        answers = self._wanted
        stored = await load()
        if stored is None:
            raise MessageError("unknown_table")
        self._answered = answers
        return stored


async def adopt(table: OpenTable, stored: StoredTable) -> None:
    """Take over what is stored: seats first, so that a former holder hears no more. The table's lock must be held."""
    before, began = table.config, table.begun
    table.config = stored.config
    for old, new in zip(table.sitters, stored.sitters, strict=True):
        if _holder(old) != _holder(new):
            table.hold(new)
    table.contributing.watch(stored)
    if (before.seals, before.contributions) != (stored.config.seals, stored.config.contributions):
        table.publish_chance()
    if (table.begun and not began) or stored.config.closed not in (None, before.closed):
        table.publish_snapshots()
    for text in stored.moves:
        table.show(table.session.play_text(text))
    if stored.config.rematch is not None and before.rematch is None:
        table.show_rematch(stored.config.rematch)
    if table.over and not stored.config.over:  # a server ended between the last move and this mark
        await table.finish()
    table.notify()


def _holder(sitter: Sitter) -> tuple[str, str | None, str | None]:
    return sitter.kind, sitter.token_hash, sitter.player
