"""Faults planted by hand, each a race that a hurried change could bring: what simulations are worth is how many they find."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import datetime
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError

from youyi.apps.web.base import server_time
from youyi.apps.web.base.errors import MessageError
from youyi.apps.web.cluster.leases import Leases
from youyi.apps.web.cluster.servers import Servers
from youyi.apps.web.live.bots import bot_runner
from youyi.apps.web.live.bots.bot_runner import BotRunner
from youyi.apps.web.live.messages.publishing import show
from youyi.apps.web.live.registry.registry import TableRegistry
from youyi.apps.web.live.state.live_table import LiveTable
from youyi.apps.web.live.state.stored_table import StoredTable
from youyi.apps.web.live.state.subscribers import Addressee, Subscribers, encode
from youyi.apps.web.live.state.table_store import NotStored, PlyTaken, TableClosed
from youyi.apps.web.live.table import catch_up, moves
from youyi.apps.web.live.table.moves import move_for_server
from youyi.apps.web.store.notice_store import NoticeStore
from youyi.apps.web.store.store import Store
from youyi.apps.web.store.tables.move_log import MoveLog

Patch = pytest.MonkeyPatch


def acknowledged_before_stored(patch: Patch) -> None:
    """A move is acknowledged while it is being written."""

    async def append(self: Store, table: str, ply: int, text: str) -> datetime:
        at = server_time.now()
        work = self._move_log.append({"game": table, "ply": ply, "text": text, "at": at})
        asyncio.create_task(work).add_done_callback(lambda done: done.cancelled() or done.exception())
        return at

    patch.setattr(Store, "append", append)


def shown_before_stored(patch: Patch) -> None:
    """A move is shown first and stored then."""

    async def play(table: LiveTable, chosen: Any) -> None:
        ply, text = table.session.at, table.session.write(chosen)
        show(table, table.played(table.session.play(chosen), server_time.now()))
        try:
            await table.store.append(table.config.id, ply, text)
        except (PlyTaken, TableClosed, NotStored):
            raise MessageError("failed") from None
        if table.over:
            await catch_up.finish(table)

    patch.setattr(moves, "_play", play)


def lease_not_asked_for(patch: Patch) -> None:
    """A server moves for a table's computers without the lease."""

    async def hold(_self: Servers, _table: str) -> bool:
        return True

    patch.setattr(Servers, "hold", hold)


def lease_kept_through_a_freeze(patch: Patch) -> None:
    """A server that was frozen still counts on the leases that others have taken meanwhile."""

    async def read_held(_self: Leases) -> None:
        return

    patch.setattr(Leases, "_read_held", read_held)


def news_lost_during_a_reading(patch: Patch) -> None:
    """News that comes while a server reads the store is taken for answered by that reading."""

    async def catching_up(self: Servers, table: LiveTable) -> None:
        with suppress(Exception):
            async with self._gate, table.lock:
                await catch_up.catch_up(table)
        self._behind.discard(table.config.id)

    patch.setattr(Servers, "_catch_up", catching_up)


def read_before_the_lock(patch: Patch) -> None:
    """What other servers stored is read before the table is held, and played after: twice, if somebody moved meanwhile."""

    async def catching_up(self: Servers, table: LiveTable) -> None:
        self._behind.discard(table.config.id)
        stored = await table.store.load(table.config.id, table.session.at)
        async with table.lock:
            if stored is not None:
                await catch_up._adopt(table, stored)

    patch.setattr(Servers, "_catch_up", catching_up)


def computer_moves_after_the_return(patch: Patch) -> None:
    """A computer that chose before its holder returned moves for him all the same."""

    async def move_for_server(table: LiveTable, at: int, chosen: Any) -> None:
        async with table.lock:
            if at != table.session.at:
                raise MessageError("stale")
            await moves._play(table, chosen)
        table.notify()

    patch.setattr(bot_runner, "move_for_server", move_for_server)


def clocks_begin_anew_after_a_restart(patch: Patch) -> None:
    """A server that opens a table takes its moves for made just now."""
    patch.setattr(StoredTable, "times_or", lambda self, otherwise: (otherwise,) * len(self.moves))


def taken_ply_reported_as_stored(patch: Patch) -> None:
    """Who comes second with a move is told that it is stored."""
    commit = MoveLog._commit

    async def careless(self: MoveLog, batch: Any) -> None:
        if len(batch) > 1:
            await commit(self, batch)
            return
        try:
            await self._insert_in_time([row for row, _ in batch])
        except IntegrityError:
            self._report(batch, None)
        except Exception:  # noqa: BLE001  # it is done again, as before
            await commit(self, batch)
        else:
            self._report(batch, None)

    patch.setattr(MoveLog, "_commit", careless)


def notice_sent_without_claim(patch: Patch) -> None:
    """A server sends what another sends, too."""
    claim = NoticeStore.claim

    async def careless(self: NoticeStore, notice: Any) -> bool:
        await claim(self, notice)
        return True

    patch.setattr(NoticeStore, "claim", careless)


def table_opened_twice(patch: Patch) -> None:
    """Two who come at once each open the table; what the second one opened replaces the first one's."""
    patch.setattr(TableRegistry, "begin_to_open", lambda self, name: asyncio.create_task(self._open(name)))


def told_with_anothers_eyes(patch: Patch) -> None:
    """A message that was built for one seat is sent to all who speak its language."""

    def publish(self: Subscribers, message: Callable[[Addressee], Any], among: Any = None) -> None:
        written: dict[Any, str] = {}
        for each in tuple(self._listeners if among is None else among):
            if each.language not in written:
                written[each.language] = encode(message(Addressee(each.seat, each.language, each.drawing)))
            each.send(written[each.language])

    patch.setattr(Subscribers, "publish", publish)


# Those that were in the servers until a seed found them.


def computer_wakes_no_clock(patch: Patch) -> None:
    """After a computer's move nobody looks whether who is asked next is away: no computer ever sits in for him."""

    async def move_for_server(table: LiveTable, at: int, chosen: Any) -> None:
        async with table.lock:
            if at != table.session.at or not table.server_moves:
                raise MessageError("stale")
            await moves._play(table, chosen)

    patch.setattr(bot_runner, "move_for_server", move_for_server)


def counted_when_acknowledged(patch: Patch) -> None:
    """The server that makes a move counts it at another time than the one that it stores: its clocks differ from the others'."""
    append = Store.append

    async def later(self: Store, table: str, ply: int, text: str) -> datetime:
        await append(self, table, ply, text)
        return server_time.now()

    patch.setattr(Store, "append", later)


def computer_asked_for_who_is_back(patch: Patch) -> None:
    """A computer is asked for a move though the holder came back while it paused; that fails, with a line of error in the log."""

    async def move(self: BotRunner) -> None:
        at = self._table.session.at
        chosen = await self._next_move()
        with suppress(MessageError):
            await move_for_server(self._table, at, chosen)

    patch.setattr(BotRunner, "_move", move)


PLANTED: Mapping[str, Callable[[Patch], None]] = {
    each.__name__: each
    for each in (
        acknowledged_before_stored,
        shown_before_stored,
        lease_not_asked_for,
        lease_kept_through_a_freeze,
        news_lost_during_a_reading,
        read_before_the_lock,
        computer_moves_after_the_return,
        clocks_begin_anew_after_a_restart,
        taken_ply_reported_as_stored,
        notice_sent_without_claim,
        table_opened_twice,
        told_with_anothers_eyes,
        computer_wakes_no_clock,
        counted_when_acknowledged,
        computer_asked_for_who_is_back,
    )
}

if name := os.environ.get("YOUYI_PLANTED"):  # `-p tests.simulation.planted`: what the rest of the tests find of it
    PLANTED[name](pytest.MonkeyPatch())
