"""Hints: what the strongest computer player would choose in somebody's place, and what every move is worth, from that seat's view."""

from __future__ import annotations

import asyncio
import secrets

from youyi.analysis.review.advice import Advice
from youyi.analysis.review.evaluators import counts_of, unit_of
from youyi.apps.web.base.errors import MessageError
from youyi.apps.web.live.bots.bot_protocol import BotRequest, WorkerPool
from youyi.apps.web.live.bots.move_quality import band_said, goal_said
from youyi.apps.web.live.state.live_table import LiveTable
from youyi.apps.web.live.state.subscribers import Addressee
from youyi.apps.web.live.state.table_session import TableSession
from youyi.apps.web.live.table.permissions import check_holder, decision_of
from youyi.apps.web.wire.table import Hinted, HintedMove
from youyi.kernel.committed import SECRET_BYTES, Committed
from youyi.kernel.names import Language
from youyi.players.player import strongest

_DECIMALS = 1
"""Of figures as they are told: rounded once, so that a sentence and the figure beside it agree."""
_AT_ONCE = 2
"""Hints that are worked out at the same time in one process; the computers at the tables come first."""


class Hints:
    """Works hints out in the worker processes."""

    def __init__(self, pool: WorkerPool) -> None:
        self._pool = pool
        self._free = asyncio.Semaphore(_AT_ONCE)

    def prepared(self, table: LiveTable) -> bool:
        """Whether the next hint at a table need not wait until something is compiled."""
        return self._pool.prepared(strongest(table.session.table).id, table.session.table.game)

    async def hint(self, table: LiveTable, to: Addressee, at: int) -> Hinted:
        """What to choose in position `at`. Raises `MessageError`.

        The player is given the seat's view and fresh randomness, never the table's: it knows no more than the seat.
        """
        seat, prompt = decision_of(table, to.seat, at)
        session, holder = table.session, table.sitters[seat].holder
        player = strongest(session.table).id
        request = BotRequest(
            table=session.table,
            player=player,
            seat=seat,
            view=session.table.rules.view(session.position, seat),
            moves=tuple(prompt.moves),
            entropy=Committed(secrets.token_bytes(SECRET_BYTES)).for_player(seat, at),
        )
        async with self._free:
            found = await self._pool.advise(request, session.position, to.language)
        if session.at != at:
            raise MessageError("stale")
        check_holder(table, seat, holder)
        return Hinted(
            at,
            session.write(found.best),
            player,
            goal_said(counts_of(request.table)),
            unit_of(request.table).said_in(to.language),
            [_move(session, each, to.language) for each in found.advice],
        )


def _move(session: TableSession, advice: Advice, language: Language) -> HintedMove:
    valued = advice.valued
    return HintedMove(
        text=session.write(valued.move),
        worth=round(valued.worth[session.asked or 0], _DECIMALS),
        less=round(valued.less, _DECIMALS),
        error=valued.error,
        band=band_said(advice.band),
        named=advice.band.called.said_in(language),
        first=None if advice.first is None else advice.first.said_in(language),
        says=advice.says.said_in(language),
    )
