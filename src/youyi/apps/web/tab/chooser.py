"""Computer players in the worker itself: it has one thread, and nothing else to do while they think."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from youyi.analysis.review.advice import weighed
from youyi.analysis.review.values import Valued
from youyi.apps.web.choosing import BotRequest
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

    async def weigh(self, request: BotRequest) -> tuple[Valued, ...]:
        """Say what each of the request's moves is worth to its seat, the best first."""
        await self._ready()
        return weighed(request.table, request.view, request.moves, request.seat)

    async def _ready(self) -> None:
        await self._weights()
        await asyncio.sleep(0)  # what was said before is sent first

    async def close(self) -> None:
        """Nothing to stop."""
