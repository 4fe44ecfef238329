"""Plays the server's moves at one table: bots' choices and throws, and the table's own draws."""

from __future__ import annotations

import asyncio
from typing import Any

from youyi.apps.web.base.errors import MessageError
from youyi.apps.web.live.bots.bot_protocol import BotRequest, WorkerPool
from youyi.apps.web.live.state.live_table import LiveTable
from youyi.apps.web.live.table.moves import move_for_server
from youyi.kernel.rules import Chance, Decision, is_choice

_MOST_TRIES = 5
_GIVEN_UP_SECONDS = 30
_STORE_SECONDS = 2
_OTHERS_SECONDS = 3
"""How long another server has for a move before this one asks whether it is still there."""


class BotRunner:
    """Moves at one table whenever it is the server's turn, whether or not anyone is connected."""

    def __init__(self, table: LiveTable, pool: WorkerPool, pace: float, unwatched: asyncio.Semaphore) -> None:
        """`pace` is the pause before each move in seconds, where people sit or watch.

        Elsewhere moves wait for `unwatched`, which all tables share, so that games among bots delay nobody.
        """
        self._table = table
        self._unwatched = unwatched
        self._pool = pool
        self._pace = pace
        self._task: asyncio.Task[None] | None = None
        self._resting: asyncio.TimerHandle | None = None
        self._stopped = False

    @property
    def working(self) -> bool:
        """Whether a move is being chosen or played."""
        return self._task is not None

    def notify(self) -> None:
        """Start moving if it is the server's turn and nothing is under way."""
        self.rest()
        if self._task is None and self._table.server_moves and not self._stopped:
            self._task = asyncio.create_task(self._run(), name=f"table {self._table.config.id}")

    def rest(self) -> None:
        """Do not try again without `notify`."""
        if self._resting is not None:
            self._resting.cancel()
            self._resting = None

    async def stop(self) -> None:
        """Cancel what is under way, and ignore every later `notify`."""
        self._stopped = True
        self.rest()
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _run(self) -> None:
        failures = 0
        try:
            while self._table.server_moves and failures < _MOST_TRIES:
                try:
                    if not await self._table.peers.hold(self._table.config.id):
                        self._leave_to_others()
                        return
                    await self._move_in_time()
                    failures = 0
                except Exception as error:  # noqa: BLE001  # whatever failed, the move is tried again
                    failures += 1
                    config = self._table.config
                    self._table.telemetry.bot_failed(config.id, config.game, failures, error)
                    await asyncio.sleep(failures)
            if failures:
                self._give_up()
        finally:
            self._task = None

    def _give_up(self) -> None:
        """Let another server try, and try again here after a while."""
        self._table.peers.release(self._table.config.id)
        self._resting = asyncio.get_running_loop().call_later(_GIVEN_UP_SECONDS, self.notify)

    def _leave_to_others(self) -> None:
        """Another server moves here: look again later whether it does."""
        at = self._table.session.at

        def look() -> None:
            if self._table.session.at == at:
                self.notify()
            elif not self._stopped:
                self._leave_to_others()

        self._resting = asyncio.get_running_loop().call_later(_OTHERS_SECONDS, look)

    async def _move_in_time(self) -> None:
        if not self._watched():
            async with self._unwatched:
                await self._move()
            return
        at, chosen = self._table.session.at, is_choice(self._table.session.prompt)
        await asyncio.sleep(self._pace * self._table.subscribers.pause(self._table.passed, chosen=chosen))
        if at == self._table.session.at:
            await self._move()

    def _watched(self) -> bool:
        """Whether people need time to follow the game."""
        watched = len(self._table.subscribers) > 0 or self._table.peers.watched(self._table.config.id)
        return watched or any(each.kind == "human" for each in self._table.sitters)

    async def _move(self) -> None:
        if not self._table.server_moves:
            return  # its holder came back meanwhile
        at = self._table.session.at
        move = await self._next_move()
        try:
            await move_for_server(self._table, at, move)
        except MessageError as error:  # another server was first, the table was closed, or the store failed
            self._table.telemetry.refused(error.code)
            if error.code == "failed":  # the store is in trouble, and said so: wait for it as long as it takes
                await asyncio.sleep(_STORE_SECONDS)

    async def _next_move(self) -> Any:
        session, chances = self._table.session, self._table.chances
        if isinstance(session.prompt, Chance):
            return session.draw(chances)
        assert isinstance(session.prompt, Decision)
        seat, moves = session.prompt.seat, tuple(session.prompt.moves)
        player = self._table.sitters[seat].plays
        assert player is not None, "the server moves for bots only"
        view, entropy = session.table.rules.view(session.position, seat), chances.for_player(seat, session.at)
        chosen = await self._pool.choose(
            BotRequest(table=session.table, player=player, seat=seat, view=view, moves=moves, entropy=entropy)
        )
        self._table.telemetry.bot_chose(self._table.config.game)
        return chosen
