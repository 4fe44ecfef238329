"""Work of some minutes that visitors ask for: queued, bounded, one job after the other, shared by all who ask for the same."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from youyi.apps.web.base import words
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.base.processes import Processes
from youyi.apps.web.base.telemetry import Telemetry
from youyi.kernel.errors import YouyiError
from youyi.kernel.names import Words


@dataclass(frozen=True, slots=True, kw_only=True)
class QueueBounds:
    """What is worked on at most."""

    waiting: int = 20
    """Jobs that are not finished."""
    of_address: int = 2
    """Of these, asked for from one address."""
    seconds: float = 300
    """For one job, compiling included."""
    kept: int
    """Finished jobs."""


class QueuedJob(Protocol):
    """One piece of work, named by what it is about."""

    id: str
    addresses: set[str]
    """From where it was asked for."""

    @property
    def unfinished(self) -> bool:
        """Whether it waits or is worked on."""
        ...

    def fail(self, says: Words) -> None:
        """Note why it failed, unless it was given up meanwhile."""
        ...


J = TypeVar("J", bound=QueuedJob)


@dataclass(frozen=True, slots=True, kw_only=True)
class Refusals:
    """What is said of jobs of one kind."""

    place: str
    """Under which name a fault is counted."""
    too_many: Words
    too_long: Words


class JobQueue(Generic[J]):
    """All jobs of one kind on a server."""

    def __init__(
        self,
        work: Callable[[J], Awaitable[None]],
        processes: Processes,
        telemetry: Telemetry,
        bounds: QueueBounds,
        refusals: Refusals,
    ) -> None:
        """`work` carries a job out in the processes, and says in the job what came of it."""
        self._work = work
        self._processes = processes
        self._telemetry = telemetry
        self._bounds = bounds
        self._refusals = refusals
        self._jobs = OrderedDict[str, J]()
        self._running: asyncio.Task[None] | None = None

    def known(self, name: str) -> J | None:
        """A job that was asked for, as far as it is kept."""
        return self._jobs.get(name)

    def jobs(self) -> Iterator[J]:
        """All jobs, as far as they are kept."""
        return iter(tuple(self._jobs.values()))

    def add(self, job: J, address: str) -> None:
        """Put a job at the end of the queue. Raises `RequestError`."""
        self._admit(address)
        job.addresses.add(address)
        self._jobs[job.id] = job
        self._jobs.move_to_end(job.id)
        finished = [each.id for each in self._jobs.values() if not each.unfinished]
        for name in finished[: max(0, len(finished) - self._bounds.kept)]:
            del self._jobs[name]
        if self._running is None or self._running.done():
            self._running = asyncio.create_task(self._run())

    def ahead(self, job: J) -> int:
        """How many are carried out before one that waits."""
        return next(nth for nth, each in enumerate(self._unfinished()) if each is job)

    async def close(self) -> None:
        """Give everything up."""
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)
        await self._processes.close()

    def _unfinished(self) -> Iterator[J]:
        return (each for each in self._jobs.values() if each.unfinished)

    def _admit(self, address: str) -> None:
        waiting = list(self._unfinished())
        if sum(address in each.addresses for each in waiting) >= self._bounds.of_address:
            raise RequestError("too_fast", self._refusals.too_many, status=429)
        if len(waiting) >= self._bounds.waiting:
            raise RequestError("busy", words.BUSY, status=503)

    async def _run(self) -> None:
        """Carry out one job after the other, until none waits."""
        while (job := next(self._unfinished(), None)) is not None:
            try:
                async with asyncio.timeout(self._bounds.seconds):
                    await self._work(job)
            except TimeoutError:
                job.fail(self._refusals.too_long)
                await self._processes.end()
            except YouyiError as error:
                job.fail(error.words)
            except Exception as error:  # noqa: BLE001  # the next in the queue must not wait for it
                job.fail(words.FAILED.filled(trace=self._telemetry.failed(self._refusals.place, error)))
