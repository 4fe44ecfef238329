"""Computer players in the worker itself: it has one thread, and nothing else to do while they think."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from youyi.apps.web.live.bots.bot_protocol import BotRequest, HintTold, counsel
from youyi.kernel.names import Language
from youyi.players.player import player


class Chooser:
    """Chooses moves in the worker, once the weights of the networks are there."""

    def __init__(self, weights: Callable[[], Awaitable[object]]) -> None:
        """`weights` waits for them; what it raises is raised."""
        self._weights = weights

    async def choose(self, request: BotRequest) -> Any:
        """Choose one of the request's moves."""
        await self._ready()
        return player(request.player, request.table).choose(request.view, request.moves, request.entropy)

    async def advise(self, request: BotRequest, position: Any, language: Language) -> HintTold:
        """Choose, weigh and say why."""
        return counsel(request, await self.choose(request), position, language)

    async def _ready(self) -> None:
        await self._weights()
        await asyncio.sleep(0)  # what was said before is sent first

    async def close(self) -> None:
        """Nothing to stop."""
