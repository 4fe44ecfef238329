"""Whoever makes the moves that the server owes at one table: computers' choices and throws, and the table's own hand."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from youyi.apps.web.denied import Refusal
from youyi.apps.web.minds import Asking, Minds
from youyi.apps.web.table import Table
from youyi.kernel.rules import Chance, Decision

_LOG = logging.getLogger("youyi.web")
_MOST_TRIES = 5


class Servant:
    """Acts at one table whenever it is the server's turn, whether or not anyone looks."""

    def __init__(self, table: Table, minds: Minds, pace: float, spare: asyncio.Semaphore) -> None:
        """Serve a table; `pace` is how many seconds a move waits when people sit there or watch.

        Computers that play unseen share the `spare` turns among all tables, so that nobody waits for them.
        """
        self._table = table
        self._spare = spare
        self._minds = minds
        self._pace = pace
        self._task: asyncio.Task[None] | None = None
        self._dismissed = False

    @property
    def working(self) -> bool:
        """Whether a move is on its way."""
        return self._task is not None

    def wake(self) -> None:
        """Begin to serve if it is the server's turn."""
        if self._task is None and self._table.served and not self._dismissed:
            self._task = asyncio.create_task(self._serve(), name=f"table {self._table.config.id}")

    async def dismiss(self) -> None:
        """Stop serving for good; the table can be taken up again from the store."""
        self._dismissed = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _serve(self) -> None:
        failures = 0
        try:
            while self._table.served and failures < _MOST_TRIES:
                try:
                    await self._act()
                    failures = 0
                except Exception:  # noqa: BLE001  # whatever went wrong, the table is tried again and the log says so
                    failures += 1
                    _LOG.exception("table %s: the server's move failed (%d)", self._table.config.id, failures)
                    await asyncio.sleep(failures)
        finally:
            self._task = None

    async def _act(self) -> None:
        if self._followed():
            at = self._table.course.at
            await asyncio.sleep(self._pace)
            if at == self._table.course.at:
                await self._make_move()
        else:
            async with self._spare:
                await self._make_move()

    async def _make_move(self) -> None:
        at = self._table.course.at
        move = await self._decide()
        try:
            await self._table.serve(at, move)
        except Refusal:
            _LOG.info("table %s: another process was first at %d", self._table.config.id, at)

    def _followed(self) -> bool:
        """Whether people should be able to follow; computers among themselves need no pause."""
        return len(self._table.audience) > 0 or any(each.kind == "human" for each in self._table.sitters)

    async def _decide(self) -> Any:
        course, chances = self._table.course, self._table.chances
        if isinstance(course.prompt, Chance):
            return course.draw(chances)
        assert isinstance(course.prompt, Decision)
        seat, moves = course.prompt.seat, tuple(course.prompt.moves)
        player = self._table.sitters[seat].player
        assert player is not None, "only computers are served"
        view, entropy = course.book.rules.view(course.position, seat), chances.for_player(seat, course.at)
        return await self._minds.choose(
            Asking(table=course.book, player=player, view=view, moves=moves, entropy=entropy)
        )
