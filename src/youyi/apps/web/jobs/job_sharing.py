"""Jobs that every server of a database answers for, wherever they were begun.

A job is worked on by the server that was asked first. It writes into the database what it would answer, whenever that changes; the
others answer with it, and note there that somebody asked. A server that is alone shares nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

from youyi.apps.web.base.telemetry import Telemetry
from youyi.apps.web.jobs.job_board import JobBoard
from youyi.apps.web.jobs.job_queue import QueuedJob

_TOLD_EVERY = 0.5
"""Seconds between two looks at what is new of the jobs here."""
J = TypeVar("J", bound=QueuedJob)


class Sharing(Generic[J]):
    """The jobs of one queue, as the other servers know them."""

    def __init__(
        self,
        board: JobBoard | None,
        telemetry: Telemetry,
        jobs: Callable[[], Iterable[J]],
        say: Callable[[J], bytes],
        touch: Callable[[J], None] = lambda _job: None,
    ) -> None:
        """`say` is what is to be answered about a job; `touch` is called for one that others were asked about. None: no others."""
        self._board, self._telemetry = board, telemetry
        self._jobs, self._say, self._touch = jobs, say, touch
        self._told: dict[str, bytes] = {}
        self._done: set[str] = set()
        self._keeping: asyncio.Task[None] | None = None

    async def read(self, job: str) -> bytes | None:
        """What another server says of a job. Raises what the database raises."""
        return None if self._board is None or not job.isprintable() else await self._board.read(job)

    async def tell(self) -> None:
        """Tell the others what is new of the jobs here, now and until they are finished. Raises what the database raises."""
        if self._board is None:
            return
        await self._write(self._board)
        if self._keeping is None or self._keeping.done():
            self._keeping = asyncio.create_task(self._keep(self._board))

    async def close(self) -> None:
        """Tell nothing more."""
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.gather(self._keeping, return_exceptions=True)

    async def _keep(self, board: JobBoard) -> None:
        while any(each.unfinished or each.id not in self._done for each in self._jobs()):
            await asyncio.sleep(_TOLD_EVERY)
            try:
                asked = await board.asked()
                for each in self._jobs():
                    if each.id in asked:
                        self._touch(each)
                await self._write(board)
            except Exception as error:  # noqa: BLE001  # of the database: told again in a moment
                self._telemetry.failed("jobs", error)

    async def _write(self, board: JobBoard) -> None:
        jobs = list(self._jobs())
        self._done.intersection_update(each.id for each in jobs if not each.unfinished)
        new = {each.id: self._say(each) for each in jobs if each.id not in self._done}
        self._told = {name: told for name, told in self._told.items() if name in new}
        finished = {each.id for each in jobs if not each.unfinished}
        for done in (False, True):
            said = {
                name: text for name, text in new.items() if (name in finished) == done and self._told.get(name) != text
            }
            if said:
                await board.write(said, done=done)
            self._told |= said
        self._done |= finished & new.keys()
