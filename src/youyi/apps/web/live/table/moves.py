"""Moves at a live table, and what is asked about them. Checked, stored, played, published: in this order."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from youyi.apps.web.base.errors import MessageError
from youyi.apps.web.live.messages.publishing import builder_of, show
from youyi.apps.web.live.peers.bus import TableMoved
from youyi.apps.web.live.people.substitutes import forced_at
from youyi.apps.web.live.state.live_table import LiveTable
from youyi.apps.web.live.state.phase import Playing, refusal_in
from youyi.apps.web.live.state.subscribers import Addressee
from youyi.apps.web.live.state.table_session import TableSession
from youyi.apps.web.live.state.table_store import NotStored, PlyTaken, TableClosed
from youyi.apps.web.live.table.catch_up import catch_up, finish
from youyi.apps.web.live.table.mailbox import current
from youyi.apps.web.live.table.people import come_back
from youyi.apps.web.live.table.permissions import check_holder, check_throw, check_turn, legal_move
from youyi.apps.web.wire import messages as wire
from youyi.apps.web.wire.table import BarredTold
from youyi.kernel.rules import Decision
from youyi.kernel.seats import Seat


async def throw(table: LiveTable, seat: Seat | None, at: int) -> None:
    """Draw for a seat whose hand is to throw. Raises `MessageError`."""
    await _play_oneself(table, seat, at, check_throw)
    async with _turn(table, seat, at):
        check_throw(table.session)
        await _play(table, table.session.draw(table.chances))
    table.notify()


async def move(table: LiveTable, seat: Seat | None, at: int, text: str) -> None:
    """Play the choice of a seat. Raises `MessageError`."""
    await _play_oneself(table, seat, at, lambda session: legal_move(session, text))
    async with _turn(table, seat, at):
        await _play(table, legal_move(table.session, text))
    table.notify()


async def move_for_server(table: LiveTable, at: int, chosen: Any) -> None:
    """Play a move of the server: a bot's choice or throw, or the table's own draw. Raises `MessageError`."""
    async with table.lock:
        if at != table.session.at or not table.server_moves:
            raise MessageError("stale")
        await _play(table, chosen)
    table.notify()  # whose turn it is now may be away, or his clock runs


async def play_forced(table: LiveTable) -> None:
    """Make the move of a person who has nothing to choose, where it is time for that. Raises `MessageError`."""
    async with table.lock:
        due = forced_at(table)
        if due is None or due > table.presence.now():
            return
        prompt = table.session.prompt
        await _play(table, prompt.moves[0] if isinstance(prompt, Decision) else table.session.draw(table.chances))
    table.notify()


async def preview(table: LiveTable, to: Addressee, at: int, text: str) -> wire.Previewed:
    """What a choice would do, without playing it. Raises `MessageError`."""
    async with _turn(table, to.seat, at):
        return builder_of(table).previewed(legal_move(table.session, text), to)


async def barred(table: LiveTable, to: Addressee, at: int) -> BarredTold:
    """What a seat might try and may not. Raises `MessageError`."""
    async with _turn(table, to.seat, at):
        return builder_of(table).barred(to)


async def study(table: LiveTable, to: Addressee, at: int) -> wire.Studied:
    """What can be worked out from what a seat, or the public, may see. Raises `MessageError`."""
    if at != table.session.at:
        holder = _holder(table, to.seat)
        await current(table)
        check_holder(table, to.seat, holder)
    if at != table.session.at:
        raise MessageError("stale")
    return builder_of(table).studied(to)


async def _play_oneself(table: LiveTable, seat: Seat | None, at: int, check: Callable[[TableSession], object]) -> None:
    """Let one for whom a computer plays act again himself, if he may act so: what is refused changes nothing."""
    if seat is not None and table.sitters[seat].stand_in is not None:
        async with _turn(table, seat, at):
            check(table.session)
        await come_back(table, seat)


@asynccontextmanager
async def _turn(table: LiveTable, seat: Seat | None, at: int) -> AsyncIterator[None]:
    """Hold the table for someone's turn; a seat that changed hands while its holder waited acts no more.

    Nobody is refused before the store was asked: another server may have stored what makes it his turn.
    """
    holder = _holder(table, seat)
    async with table.lock:
        try:
            check_turn(table, seat, at)
        except MessageError:
            if seat is None or not table.peers.shared:
                raise
            await catch_up(table)
            check_turn(table, seat, at)
        check_holder(table, seat, holder)
        yield


def _holder(table: LiveTable, seat: Seat | None) -> object:
    return None if seat is None else table.sitters[seat].holder


async def _play(table: LiveTable, chosen: Any) -> None:
    """Store, play, publish: in this order, so that nobody ever saw a move that a restart could lose."""
    assert table.lock.locked(), "somebody moves out of turn"
    assert isinstance(table.phase, Playing), f"a move while the table is {table.phase}"
    try:
        at = await table.store.append(table.config.id, table.session.at, table.session.write(chosen))
    except PlyTaken:
        await catch_up(table)
        raise MessageError("stale") from None
    except TableClosed:
        await catch_up(table)
        raise (refusal_in(table.phase) or MessageError("closed")) from None
    except NotStored:
        raise MessageError("failed") from None
    show(table, table.played(table.session.play(chosen), at))
    table.peers.tell(TableMoved(table.config.id, table.session.at))
    table.telemetry.moved(table.config.game)
    if table.over:
        await finish(table)
    asyncio.get_running_loop().call_soon(table.herald, table)  # first those who are here
