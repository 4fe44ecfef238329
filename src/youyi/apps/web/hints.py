"""Hints: what the strongest computer player would choose in somebody's place, from that seat's own view."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from youyi.apps.web import words
from youyi.apps.web.checks import check_turn
from youyi.apps.web.choosing import BotRequest, WorkerPool
from youyi.apps.web.errors import MessageError
from youyi.apps.web.table_view import TableView
from youyi.apps.web.wire_table import Hinted
from youyi.kernel.committed import SECRET_BYTES, Committed
from youyi.kernel.game import Table
from youyi.kernel.players import PlayerSpec
from youyi.kernel.rules import Decision
from youyi.kernel.seats import Seat
from youyi.players.player import players_at

_AT_ONCE = 2
"""Hints that are worked out at the same time in one process; the computers at the tables come first."""


def strongest(table: Table[Any, Any, Any, Any]) -> PlayerSpec:
    """The strongest player at a table that people are offered as an opponent."""
    return next(each for each in reversed(players_at(table)) if each.opponent)


class Hints:
    """Works hints out in the worker processes."""

    def __init__(self, pool: WorkerPool) -> None:
        self._pool = pool
        self._free = asyncio.Semaphore(_AT_ONCE)

    def of(self, table: TableView) -> Callable[[Seat | None, int], Awaitable[Hinted]]:
        """What works out the hints of one table."""
        return partial(self.hint, table)

    async def hint(self, table: TableView, seat: Seat | None, at: int) -> Hinted:
        """What to choose in position `at`. Raises `MessageError`.

        The player is given the seat's view and fresh randomness, never the table's: it knows no more than the seat.
        """
        check_turn(table, seat, at)
        assert seat is not None
        if table.config.agreement is not None and not table.config.agreement.hints:
            raise MessageError("no_hints")
        holder = table.sitters[seat].holder
        session, prompt = table.session, table.session.prompt
        if not isinstance(prompt, Decision):
            raise MessageError("not_your_turn", words.DICE_ASKED)
        player = strongest(session.table).id
        request = BotRequest(
            table=session.table,
            player=player,
            view=session.table.rules.view(session.position, seat),
            moves=tuple(prompt.moves),
            entropy=Committed(secrets.token_bytes(SECRET_BYTES)).for_player(seat, at),
        )
        async with self._free:
            chosen = await self._pool.choose(request)
        if session.at != at:
            raise MessageError("stale")
        if table.sitters[seat].holder != holder:
            raise MessageError("no_such_seat")
        return Hinted(at, session.write(chosen), player)
