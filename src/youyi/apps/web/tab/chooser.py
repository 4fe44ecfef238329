"""Computer players in the worker itself: it has one thread, and nothing else to do while they think."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from youyi.apps.web.live.bots.bot_protocol import BotRequest, HintTold, counsel
from youyi.kernel.game import Game
from youyi.kernel.names import Language
from youyi.players.player import player, player_spec

Fetch: TypeAlias = Callable[[], Awaitable[object]]
"""Fetches something, once, and is done when it can be read."""


class Chooser:
    """Chooses moves in the worker, once the weights of the networks are there, and the kernels for a player that needs them."""

    def __init__(self, weights: Fetch, kernels: Fetch) -> None:
        """Each waits until they are there; what it raises is raised."""
        self._weights, self._kernels = weights, kernels

    async def choose(self, request: BotRequest) -> Any:
        """Choose one of the request's moves."""
        await self._weights()
        if player_spec(request.player, request.table.game).kernels:
            await self._kernels()
        await asyncio.sleep(0)  # what was said before is sent first
        return player(request.player, request.table).choose(request.view, request.moves, request.entropy)

    async def advise(self, request: BotRequest, position: Any, language: Language) -> HintTold:
        """Choose, weigh and say why."""
        return counsel(request, await self.choose(request), position, language)

    def prepared(self, name: str, game: Game[Any, Any, Any, Any]) -> bool:
        """Always: kernels come compiled."""
        return True

    async def close(self) -> None:
        """Nothing to stop."""
