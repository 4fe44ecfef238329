"""Collects what the seats of one open table contribute to its chance, and does not wait for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from youyi.apps.web.base.errors import MessageError
from youyi.apps.web.base.telemetry import Telemetry
from youyi.apps.web.live.state.commit_reveal import Stage, stage
from youyi.apps.web.live.state.stored_table import StoredTable
from youyi.apps.web.live.state.table_store import TableStore
from youyi.kernel.seats import Seat

SEAL_PATIENCE = 15
"""Seconds for which a table waits for its seats' contributions, in each stage."""


class Contributing:
    """The contributions of one table, from the first seal until they are settled."""

    def __init__(
        self,
        table: str,
        store: TableStore,
        refresh: Callable[[], Awaitable[None]],
        patience: float,
        telemetry: Telemetry,
    ) -> None:
        """`refresh` reads the table again and publishes what is new; `patience` is in seconds, for each stage."""
        self._table = table
        self._store = store
        self._refresh = refresh
        self._patience = patience
        self._telemetry = telemetry
        self._waiting: tuple[Stage, asyncio.Task[None]] | None = None

    async def seal(self, seat: Seat | None, seal: str) -> None:
        """Take the seal of a seat. Raises `MessageError`."""
        await self._store.give_seal(self._table, _held(seat), seal)
        await self._refresh()

    async def open(self, seat: Seat | None, text: str) -> None:
        """Take the text that opens the seal of a seat. Raises `MessageError`."""
        await self._store.open_seal(self._table, _held(seat), text)
        await self._refresh()

    def watch(self, stored: StoredTable) -> None:
        """Begin to count the seconds of the stage that a table is in, if it waits for its seats' contributions."""
        config = stored.config
        now = stage(config.scheme, config.seals, config.contributions)
        full = all(each.kind != "open" for each in stored.sitters)
        if self._waiting is not None and self._waiting[0] is not now:
            self.stop()
        if self._waiting is None and (now is Stage.SEALED or (now is Stage.GATHERING and full)):
            self._waiting = now, asyncio.create_task(self._end(now))

    def stop(self) -> None:
        """Stop counting; a server that opens the table again begins anew."""
        if self._waiting is not None and self._waiting[1] is not asyncio.current_task():
            self._waiting[1].cancel()
        self._waiting = None

    async def _end(self, late: Stage) -> None:
        while True:
            await asyncio.sleep(self._patience)
            try:
                await self._store.end_stage(self._table, late)
                await self._refresh()
            except Exception as error:  # noqa: BLE001  # the store may be away; what is not settled is tried again
                self._telemetry.failed("contributions", error, self._table)
            else:
                return


def _held(seat: Seat | None) -> Seat:
    if seat is None:
        raise MessageError("no_such_seat")
    return seat
