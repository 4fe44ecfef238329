"""Processes of a workbench that do nothing until they are let."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from youyi.analysis.compare.tasks import PairedResult, Task
from youyi.apps.web.workbench import workbench_tasks
from youyi.apps.web.workbench.workbench_tasks import Prepared


class Idle:
    """Processes that do nothing until they are let; what is asked of them is kept."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.let = asyncio.Event()
        self.ended = 0
        self.fault: Exception | None = None
        """Raised once."""

    async def run(self, function: Callable[..., Any], *arguments: Any) -> Any:
        self.asked.append(function.__name__)
        if function is workbench_tasks.prepare:
            return Prepared((Task("games", range(1)), Task("games", range(3))), (1, 3))
        await self.let.wait()
        if (fault := self.fault) is not None:
            self.fault = None
            raise fault
        return [PairedResult()] if function is workbench_tasks.play else None

    async def end(self) -> None:
        self.ended += 1

    async def close(self) -> None:
        pass
