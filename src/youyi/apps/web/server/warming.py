"""Kernels compiled in the background when a server starts: at a table the first choice would wait for them, up to a minute."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any

from youyi.analysis.review.warm_up import is_warm, warm_up
from youyi.apps.web.base.processes import WorkerProcesses
from youyi.apps.web.base.telemetry import Telemetry
from youyi.games import game
from youyi.kernel.game import Game

_NICENESS = 19
"""Everything else goes first."""


@asynccontextmanager
async def warming(games: Iterable[Game[Any, Any, Any, Any]], telemetry: Telemetry) -> AsyncIterator[None]:
    """Warm these games up, as long as this lasts."""
    task = asyncio.create_task(warmed_up(games, telemetry))
    try:
        yield
    finally:
        task.cancel()
        await asyncio.wait([task])


async def warmed_up(games: Iterable[Game[Any, Any, Any, Any]], telemetry: Telemetry) -> None:
    """Warm up what is not, one game after the other, in a process that gives way to all others."""
    cold = [each.id for each in games if not await asyncio.to_thread(is_warm, each)]
    processes = WorkerProcesses(1, _NICENESS)
    try:
        for each in cold:
            await processes.run(warm_up_in_worker, each)
    except Exception as error:  # noqa: BLE001  # whoever needs the kernels compiles them himself
        telemetry.failed("warm_up", error)
    finally:
        await processes.end()


def warm_up_in_worker(name: str) -> None:
    """Warm a game up, plug-ins included."""
    warm_up(game(name))
