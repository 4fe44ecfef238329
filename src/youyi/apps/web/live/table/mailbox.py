"""A live table's mailbox: whatever changes the table waits here in line, is done alone, and is published at the end.

Every change is stored first; then the table catches up with the store, which may hold what other servers did meanwhile.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

from youyi.apps.web.base.errors import MessageError
from youyi.apps.web.live.messages.publishing import publish_snapshots
from youyi.apps.web.live.peers.bus import Changed
from youyi.apps.web.live.state.live_table import LiveTable
from youyi.apps.web.live.state.stored_table import SeatHolder, TableEvent
from youyi.apps.web.live.table.catch_up import TOLD, catch_up
from youyi.apps.web.live.table.seat_changes import SeatChange
from youyi.apps.web.wire.company import EventKind
from youyi.apps.web.wire.messages import ClosedBecause
from youyi.apps.web.wire.talk import Talk
from youyi.kernel.seats import Seat


async def change(table: LiveTable, work: Callable[[], Awaitable[bool | None]]) -> bool:
    """Change what is stored about a table; False if something else was stored first. Raises `MessageError`."""
    async with table.lock:
        changed = await work()
        await catch_up(table)
    table.peers.tell(Changed(table.config.id))
    table.notify()
    return changed is not False


async def current(table: LiveTable) -> None:
    """Catch up with what other servers have stored before this was called."""
    if table.peers.shared:
        table.wanted += 1
        wanted = table.wanted
        async with table.lock:
            if table.answered < wanted:
                await catch_up(table)
        assert table.answered >= wanted, "a reading that began before the question does not answer it"


async def reread(table: LiveTable) -> None:
    """Catch up with what was changed in the store beside all servers. Raises `MessageError` if the table is gone."""
    async with table.lock:
        await catch_up(table)
    if table.config.talks:
        lines = list(await table.store.talk.lines(table.config.id, 0, TOLD))
        table.subscribers.publish(lambda _to: Talk(lines, whole=True))


async def sit(table: LiveTable, sitter: SeatHolder, check: Callable[[], None] = lambda: None) -> bool:
    """Give an open seat to someone unless `check` raises. Returns False if it was taken meanwhile."""
    async with table.lock:
        check()
        event = _seat_event(table, "sat", sitter)
        if table.config.closed is not None or not await table.store.sit(table.config.id, sitter, event):
            return False
        await catch_up(table)
    table.peers.tell(Changed(table.config.id))
    table.telemetry.seat_changed("sat", table.config.id, sitter.seat)
    table.notify()
    table.herald(table, sitter.seat)
    return True


async def change_seat(table: LiveTable, decide: Callable[[], SeatChange]) -> None:
    """Give a seat to another holder as decided; the old token is void. Raises `MessageError`."""

    async def work() -> bool:
        given = decide()
        decided.append(given)
        event = _seat_event(table, given.says, given.new)
        return await table.store.replace_sitter(table.config.id, given.old, given.new, given.unseen_since, event)

    decided: list[SeatChange] = []
    await current(table)
    if not await change(table, work):
        raise MessageError("seat_held")
    table.telemetry.seat_changed(decided[0].says, table.config.id, decided[0].new.seat)


async def seat_of_token(table: LiveTable, token: str) -> Seat:
    """The seat that a token holds, perhaps since a moment ago. Raises `MessageError`."""
    try:
        return table.seat_of(token)
    except MessageError:
        await current(table)
        return table.seat_of(token)


def close(table: LiveTable, reason: ClosedBecause) -> None:
    """Note that the store has a table closed, and tell every listener."""
    table.configure(replace(table.config, closed=reason))
    publish_snapshots(table)


def event_now(table: LiveTable, kind: EventKind, seat: int, player: str | None = None) -> TableEvent:
    """What is noted of something that happens now."""
    return TableEvent(kind=kind, ply=table.session.at, seat=seat, player=player, at=table.presence.now())


def _seat_event(table: LiveTable, kind: EventKind, sitter: SeatHolder) -> TableEvent | None:
    """What is noted of a change of seats: nothing before the beginning."""
    if not table.started:
        return None
    event = event_now(table, kind, sitter.seat, sitter.player)
    return event if sitter.since is None else replace(event, at=sitter.since)
