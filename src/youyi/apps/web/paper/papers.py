"""Games on paper, set on the server when somebody asks: one set after the other in a process of its own, the latest used are kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

from youyi.apps.web.base import words
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.base.processes import Processes
from youyi.apps.web.paper.paper_tasks import PaperSet, paper_set
from youyi.kernel.errors import YouyiError
from youyi.kernel.names import Language
from youyi.kernel.optional_dependencies import MissingExtra

Key: TypeAlias = tuple[str, str, Language]
"""A game, a ruleset with its version, a language."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PaperBounds:
    """What is set and kept at most."""

    waiting: int = 6
    """Sets that are not made yet."""
    seconds: float = 120
    """For one set."""
    kept: int = 32 * 1024 * 1024
    """Bytes."""


class Papers:
    """All sets of a server."""

    def __init__(self, processes: Processes, bounds: PaperBounds = PaperBounds()) -> None:
        self._processes = processes
        self._bounds = bounds
        self._made = OrderedDict[Key, PaperSet]()
        self._coming = dict[Key, asyncio.Task[PaperSet]]()
        self._turn = asyncio.Lock()

    async def get(self, key: Key, pay: Callable[[], Awaitable[None]]) -> PaperSet:
        """A set that is kept, or a new one. Those who ask at the same time wait for the same.

        `pay` is called by whoever has one made, and may refuse. Raises `RequestError`.
        """
        made = self._made.get(key)
        if made is not None:
            self._made.move_to_end(key)
            return made
        coming = self._coming.get(key)
        if coming is None:
            if len(self._coming) >= self._bounds.waiting:
                raise RequestError("busy", words.BUSY, status=503)
            await pay()
            if (coming := self._coming.get(key)) is None:  # unless somebody has begun it meanwhile
                coming = self._coming[key] = asyncio.create_task(self._make(key))
                coming.add_done_callback(partial(self._keep, key))
        return await asyncio.shield(coming)

    async def close(self) -> None:
        """Give everything up."""
        tasks = tuple(self._coming.values())
        for each in tasks:
            each.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._processes.close()

    async def _make(self, key: Key) -> PaperSet:
        async with self._turn:
            try:
                async with asyncio.timeout(self._bounds.seconds):
                    return await self._processes.run(paper_set, *key)
            except (TimeoutError, BrokenProcessPool):
                raise RequestError("busy", words.BUSY, status=503) from None
            except (YouyiError, MissingExtra) as error:  # no Typst, no face
                raise RequestError("no_papers", error.words, status=404) from None
            finally:
                await self._rest()

    async def _rest(self) -> None:
        """End the process where nobody waits: it holds a hundred megabytes, and starts in a second."""
        if len(self._coming) <= 1:
            await self._processes.end()

    def _keep(self, key: Key, task: asyncio.Task[PaperSet]) -> None:
        del self._coming[key]
        if task.cancelled() or task.exception() is not None:
            return
        self._made[key] = task.result()
        while len(self._made) > 1 and sum(each.size for each in self._made.values()) > self._bounds.kept:
            self._made.popitem(last=False)
