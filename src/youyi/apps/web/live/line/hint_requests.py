"""What one connection asks beside the play: what is barred, a hint, a pace, whether it looks."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Mapping

from youyi.apps.web.base import words
from youyi.apps.web.base.errors import MessageError
from youyi.apps.web.live.state.live_table import LiveTable
from youyi.apps.web.live.state.subscribers import Addressee
from youyi.apps.web.live.table.moves import barred
from youyi.apps.web.live.table.people import hinted
from youyi.apps.web.live.table.permissions import check_turn
from youyi.apps.web.wire.base import Incoming, Outgoing
from youyi.apps.web.wire.table import Barred, Hint, HintWaits, Look, Pace, PaceWanted

COSTS: Mapping[type[Incoming], int] = {Barred: 4}
"""What these messages take from the allowance at once; all others take 1."""
HINT_COST = 20
"""What a hint takes from the allowance: 1 as a message, the rest when it is worked out, which waits until there is so much."""


class HintRequests:
    """What one connection asks beside the play.

    Hints are worked out beside its other messages, one at a time. One asked for meanwhile takes the place of whatever
    waits: a reader wants it of one position.
    """

    __slots__ = ("_hinting", "_refuse", "_send", "_table", "_wait_for", "_wanted", "looking", "pace")

    def __init__(
        self,
        table: LiveTable,
        send: Callable[[Outgoing], None],
        refuse: Callable[[MessageError], None],
        wait_for: Callable[[int], float],
    ) -> None:
        """`wait_for` takes a cost from the allowance and returns 0, or seconds after which to ask again; `inf`: never."""
        self.pace: PaceWanted = "normal"
        self.looking = True
        self._table = table
        self._send = send
        self._refuse = refuse
        self._wait_for = wait_for
        self._wanted: tuple[Addressee, int] | None = None
        """For whom a hint waits, and about which position."""
        self._hinting: asyncio.Task[None] | None = None

    async def handle(self, message: Barred | Hint | Look | Pace, to: Addressee) -> None:
        """Answer a message. Raises `MessageError`."""
        match message:
            case Barred(at=at):
                self._send(await barred(self._table, to, at))
            case Hint(at=at):
                check_turn(self._table, to.seat, at)
                self._wanted = (to, at)
                if self._hinting is None:
                    self._hinting = asyncio.create_task(self._hint())
            case Look(looking=looking):
                self.looking = looking
            case Pace(pace=pace):
                self.pace = pace

    def forget(self) -> None:
        """Work out no hint that still waits: the connection has another seat, or none."""
        self._wanted = None

    def end(self) -> None:
        """Work out no hint for somebody who has left."""
        if self._hinting is not None:
            self._hinting.cancel()

    async def _hint(self) -> None:
        """Work out what is wanted until nothing is."""
        try:
            while self._wanted is not None:
                if (wait := self._wait_for(HINT_COST - 1)) == 0:
                    (to, at), self._wanted = self._wanted, None
                    await self._answer(to, at)
                elif wait == math.inf:
                    self._wanted = None
                    self._refuse(MessageError("too_fast"))
                else:
                    await asyncio.sleep(wait)
        finally:
            self._hinting = None

    async def _answer(self, to: Addressee, at: int) -> None:
        try:
            if not self._table.adviser.prepared(self._table):
                self._send(HintWaits(at, words.HINT_WAITS.said_in(to.language)))
            hint = await self._table.adviser.hint(self._table, to, at)
            await hinted(self._table, to.seat, at)
            self._send(hint)
        except MessageError as error:
            if at == self._table.session.at:  # else the asker has heard of the move, and wants no hint any more
                self._refuse(error)
        except Exception as error:  # noqa: BLE001  # a worker died: the next hint has a new one
            trace = self._table.telemetry.failed("message", error, self._table.config.id)
            self._refuse(MessageError("failed", words.FAILED.filled(trace=trace)))
