"""Collects what the seats of a live table contribute to its chance, and does not wait for ever."""

from __future__ import annotations

import asyncio

from youyi.apps.web.live.state.commit_reveal import Stage, stage
from youyi.apps.web.live.state.live_table import LiveTable
from youyi.apps.web.live.state.phase import Playing, Sealing
from youyi.apps.web.live.table.mailbox import change
from youyi.apps.web.live.table.permissions import sitting
from youyi.kernel.seats import Seat

SEAL_PATIENCE = 15
"""Seconds for which a table waits for its seats' contributions, in each stage."""


async def seal(table: LiveTable, seat: Seat | None, sealed: str) -> None:
    """Take the seal of a seat. Raises `MessageError`."""
    sitter = sitting(table, seat)
    await change(table, lambda: table.store.give_seal(table.config.id, sitter.seat, sealed))


async def unseal(table: LiveTable, seat: Seat | None, text: str) -> None:
    """Take the text that opens the seal of a seat. Raises `MessageError`."""
    sitter = sitting(table, seat)
    await change(table, lambda: table.store.open_seal(table.config.id, sitter.seat, text))


class StageWatch:
    """The timer of the stage that one table is in, while it waits for its seats' contributions."""

    def __init__(self, table: LiveTable, patience: float) -> None:
        """`patience` is in seconds, for each stage."""
        self._table = table
        self._patience = patience
        self._waiting: tuple[Stage, asyncio.Task[None]] | None = None

    @property
    def counting(self) -> bool:
        """Whether a stage is soon to end, so that the table must stay open."""
        return self._waiting is not None and not self._waiting[1].done()

    def look(self) -> None:
        """Begin to count the seconds of the stage that the table is in, if it waits."""
        config, phase = self._table.config, self._table.phase
        if self._waiting is None and isinstance(phase, Playing):
            return
        now = stage(config.scheme, config.seals, config.contributions)
        if self._waiting is not None and self._waiting[0] is not now:
            self.stop()
        if self._waiting is None and (now is Stage.SEALED or isinstance(phase, Sealing)):
            self._waiting = now, asyncio.create_task(self._end(now))

    def stop(self) -> None:
        """Stop counting; a server that opens the table again begins anew."""
        if self._waiting is not None and self._waiting[1] is not asyncio.current_task():
            self._waiting[1].cancel()
        self._waiting = None

    async def _end(self, late: Stage) -> None:
        table = self._table
        while True:
            await asyncio.sleep(self._patience)
            try:
                await change(table, lambda: table.store.end_stage(table.config.id, late))
            except Exception as error:  # noqa: BLE001  # the store may be away; what is not settled is tried again
                table.telemetry.failed("contributions", error, table.config.id)
            else:
                return
