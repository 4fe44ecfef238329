"""Computer players in the worker itself: it has one thread, and nothing else to do while they think."""

from __future__ import annotations

import asyncio
from typing import Any

from youyi.apps.web.choosing import BotRequest
from youyi.players.player import player


class Chooser:
    """Chooses moves in the worker."""

    async def choose(self, request: BotRequest) -> Any:
        """Choose one of the request's moves."""
        await asyncio.sleep(0)  # what was said before is sent first
        return player(request.player, request.table).choose(request.view, request.moves, request.entropy)

    async def close(self) -> None:
        """Nothing to stop."""
