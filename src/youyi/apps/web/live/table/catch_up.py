"""Brings a table up to what is stored, and publishes here what other servers have changed there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from datetime import datetime
from typing import Protocol

from youyi.apps.web.base.errors import MessageError
from youyi.apps.web.live.chance.contribution_stages import Contributing
from youyi.apps.web.live.messages.subscribers import Listener
from youyi.apps.web.live.people.presence import Presence
from youyi.apps.web.live.state.stored_table import Sitter, StoredTable, TableConfig, TableEvent
from youyi.apps.web.live.state.table_session import AnyPly, TableSession
from youyi.apps.web.live.table.talking import Talking


class OpenTable(Protocol):
    """A table, as far as catching up concerns it."""

    config: TableConfig
    sitters: list[Sitter]
    session: TableSession
    contributing: Contributing
    times: list[datetime]
    presence: Presence
    talking: Talking
    events: Sequence[TableEvent]
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

    def hold(self, sitter: Sitter) -> list[Listener]:
        """Seat someone. Listeners who held the seat before watch from now on, and are returned."""
        ...

    def publish_seats(self) -> None:
        """Publish who sits where."""
        ...

    def publish_snapshots(self, to: Iterable[Listener] | None = None) -> None:
        """Send the whole table to these listeners; None: to all."""
        ...

    def publish_company(self) -> None:
        """Publish here what is new of the people of the table."""
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
    table.config, table.events = stored.config, stored.events
    unseated = _take_seats(table, stored)
    table.contributing.watch(stored)
    if (before.seals, before.contributions) != (stored.config.seals, stored.config.contributions):
        table.publish_chance()
    ended = stored.config.closed not in (None, before.closed)
    if table.begun != began or ended or stored.config.paused != before.paused:
        table.publish_snapshots()
    elif unseated:
        table.publish_snapshots(unseated)
    table.publish_company()  # a computer that sits in is seen before its moves
    times = stored.times_or(table.presence.now())
    for text, at in zip(stored.moves, times, strict=True):
        table.times.append(at)
        table.show(table.session.play_text(text))
    table.publish_company()
    await table.talking.hear()
    if stored.config.rematch is not None and before.rematch is None:
        table.show_rematch(stored.config.rematch)
    if table.over and not stored.config.over:  # a server ended between the last move and this mark
        await table.finish()
    table.notify()


def _take_seats(table: OpenTable, stored: StoredTable) -> list[Listener]:
    """Take over the seats, and publish them; returns the listeners who lost theirs, and watch from now on."""
    changed, unseated = False, list[Listener]()
    for sitter in stored.sitters:
        if sitter.holder == table.sitters[sitter.seat].holder:
            table.sitters[sitter.seat] = sitter
        else:
            unseated += table.hold(sitter)
            changed = True
    if changed:
        table.publish_seats()
    return unseated
