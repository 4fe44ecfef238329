"""What one connection asks beside the play: what is barred, a hint, a pace."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping

from youyi.apps.web import words
from youyi.apps.web.errors import MessageError
from youyi.apps.web.subscribers import Addressee
from youyi.apps.web.table import Table
from youyi.apps.web.wire_base import Incoming, Outgoing
from youyi.apps.web.wire_table import Barred, Hint, Pace, PaceWanted

COSTS: Mapping[type[Incoming], int] = {Barred: 4, Hint: 20}
"""What these messages take from the allowance; all others take 1."""


class Asides:
    """The asides of one connection. A hint is worked out beside its other messages, one at a time."""

    __slots__ = ("_hinting", "_refuse", "_send", "_table", "pace")

    def __init__(self, table: Table, send: Callable[[Outgoing], None], refuse: Callable[[MessageError], None]) -> None:
        self.pace: PaceWanted = "normal"
        self._table = table
        self._send = send
        self._refuse = refuse
        self._hinting: asyncio.Task[None] | None = None

    async def handle(self, message: Barred | Hint | Pace, to: Addressee) -> None:
        """Answer a message. Raises `MessageError`."""
        match message:
            case Barred(at=at):
                self._send(await self._table.barred(to, at))
            case Hint(at=at):
                if self._hinting is not None:
                    raise MessageError("too_fast")
                self._hinting = asyncio.create_task(self._hint(to, at))
            case Pace(pace=pace):
                self.pace = pace

    def end(self) -> None:
        """Work out no hint for somebody who has left."""
        if self._hinting is not None:
            self._hinting.cancel()

    async def _hint(self, to: Addressee, at: int) -> None:
        try:
            self._send(await self._table.hint(to, at))
        except MessageError as error:
            self._refuse(error)
        except Exception as error:  # noqa: BLE001  # a worker died: the next hint has a new one
            trace = self._table.telemetry.failed("message", error, self._table.config.id)
            self._refuse(MessageError("failed", words.FAILED.filled(trace=trace)))
        finally:
            self._hinting = None
