"""Comparisons of readings on the server: queued, bounded, one after the other, in processes of their own.

A comparison is named by what it compares: whoever asks for the same shares it, and any server can begin it anew, with the
same figures. One that nobody asks after any more is given up.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field

import msgspec

from youyi.analysis.compare.tasks import PairedResult
from youyi.apps.web.base import words
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.base.phrases import translations
from youyi.apps.web.base.processes import Processes
from youyi.apps.web.base.telemetry import Telemetry
from youyi.apps.web.jobs.job_board import JobBoard
from youyi.apps.web.jobs.job_queue import JobQueue, QueueBounds, Refusals
from youyi.apps.web.jobs.job_sharing import Sharing
from youyi.apps.web.workbench import workbench_tasks
from youyi.apps.web.workbench.wire import ComparedSaid, JobSaid, JobState
from youyi.apps.web.workbench.workbench_tasks import ComparisonAsked, Prepared
from youyi.kernel.names import Words


@dataclass(frozen=True, slots=True, kw_only=True)
class Bounds(QueueBounds):
    """What the workbench does at most."""

    unasked: float = 60
    """Seconds after which one that nobody asks after is given up."""
    kept: int = 40
    opening: int = 8
    """Single games that are being written or wait for it."""


UNFINISHED = ("queued", "preparing", "playing")


@dataclass(eq=False, slots=True)
class ComparisonJob:
    """One comparison."""

    id: str
    asked: ComparisonAsked
    seen: float
    """When somebody last asked after it."""
    addresses: set[str] = field(default_factory=set)
    """From where it was asked for; whoever cancels it is taken out."""
    state: JobState = "queued"
    share: float = 0
    says: Words | None = None
    result: ComparedSaid | None = None

    @property
    def unfinished(self) -> bool:
        """Whether it waits or is played."""
        return self.state in UNFINISHED

    def fail(self, says: Words) -> None:
        """Note why it failed, unless it was given up meanwhile."""
        if self.unfinished:
            self.state, self.says = "failed", says


REFUSALS = Refusals(place="workbench", too_many=words.TOO_MANY_COMPARISONS, too_long=words.COMPARISON_TOO_LONG)


def name_of(asked: ComparisonAsked) -> str:
    """The name of a comparison: what it compares."""
    return hashlib.sha256(asked.text().encode()).hexdigest()[:32]


class Workbench:
    """All comparisons of a server."""

    def __init__(
        self,
        processes: Processes,
        telemetry: Telemetry,
        bounds: Bounds = Bounds(),
        clock: Callable[[], float] = time.monotonic,
        board: JobBoard | None = None,
    ) -> None:
        self._processes = processes
        self._bounds = bounds
        self._clock = clock
        self._opening = 0
        self._queue = JobQueue(self._play, processes, telemetry, bounds, REFUSALS)
        self._sharing = Sharing(board, telemetry, self._queue.jobs, self._told, self._touch)

    async def begin(self, asked: ComparisonAsked, address: str) -> JobSaid:
        """Begin a comparison, or find it, here or at another server. Raises `RequestError`."""
        name = name_of(asked)
        if self._queue.known(name) is None:
            found = await self._elsewhere(name)
            if found is not None and found.state not in ("failed", "cancelled"):
                return found
        job = self.submit(asked, address)
        await self._sharing.tell()
        return self.said(job)

    async def follow(self, name: str) -> JobSaid:
        """How far a comparison has come, here or at another server. Raises `RequestError`."""
        if self._queue.known(name) is None and (found := await self._elsewhere(name)) is not None:
            return found
        return self.said(self.find(name))

    async def stop(self, name: str, address: str) -> JobSaid:
        """Give a comparison up. Another server gives its own up when nobody has asked after it for a time. Raises `RequestError`."""
        if self._queue.known(name) is None and (found := await self._elsewhere(name)) is not None:
            return msgspec.structs.replace(found, state="cancelled") if found.state in UNFINISHED else found
        job = self.find(name)
        self.cancel(job, address)
        return self.said(job)

    async def _elsewhere(self, name: str) -> JobSaid | None:
        told = await self._sharing.read(name)
        return None if told is None else msgspec.json.decode(told, type=JobSaid)

    def _told(self, job: ComparisonJob) -> bytes:
        return msgspec.json.encode(self.said(job))

    def _touch(self, job: ComparisonJob) -> None:
        job.seen = self._clock()

    def submit(self, asked: ComparisonAsked, address: str) -> ComparisonJob:
        """The comparison of what is asked: one that is known, or a new one at the end of the queue. Raises `RequestError`."""
        name = name_of(asked)
        job = self._queue.known(name)
        if job is not None and job.state not in ("failed", "cancelled"):
            job.addresses.add(address)
            job.seen = self._clock()
            return job
        job = ComparisonJob(name, asked, self._clock())
        self._queue.add(job, address)
        return job

    def find(self, name: str) -> ComparisonJob:
        """A comparison, which somebody asks after. Raises `RequestError`."""
        job = self._queue.known(name)
        if job is None:
            raise RequestError("no_comparison", words.NO_COMPARISON, status=404)
        job.seen = self._clock()
        return job

    def cancel(self, job: ComparisonJob, address: str) -> None:
        """Give a comparison up, unless it was asked for from elsewhere too."""
        job.addresses.discard(address)
        if job.unfinished and not job.addresses:
            job.state = "cancelled"

    def said(self, job: ComparisonJob) -> JobSaid:
        """How far a comparison has come."""
        ahead = self._queue.ahead(job) if job.state == "queued" else 0
        says = None if job.says is None else translations(job.says)
        return JobSaid(job.id, job.state, ahead, job.share, says, job.result)

    async def open_game(self, plan: str, number: int, most: int) -> str | None:
        """The record of a game of a plan; None for one that is too long. Raises `RequestError`."""
        if self._opening >= self._bounds.opening:
            raise RequestError("busy", words.BUSY, status=503)
        self._opening += 1
        try:
            return await self._processes.run(workbench_tasks.open_game, plan, number, most)
        except BrokenProcessPool:
            raise RequestError("busy", words.BUSY, status=503) from None
        finally:
            self._opening -= 1

    async def close(self) -> None:
        """Give everything up."""
        await self._sharing.close()
        await self._queue.close()

    async def _play(self, job: ComparisonJob) -> None:
        text = job.asked.text()
        if not self._wanted(job):
            return
        job.state = "preparing"
        prepared: Prepared = await self._processes.run(workbench_tasks.prepare, text)
        whole, effort = PairedResult(), 0
        for task, effort_of_task in zip(prepared.tasks, prepared.efforts, strict=True):
            if not self._wanted(job):
                return
            job.state, job.share = "playing", effort / sum(prepared.efforts)
            (found,) = await self._processes.run(workbench_tasks.play, text, task)
            whole.add(found)
            effort += effort_of_task
        result = await self._processes.run(workbench_tasks.report, text, job.asked.games, [whole])
        if self._wanted(job):
            job.state, job.result = "done", result

    def _wanted(self, job: ComparisonJob) -> bool:
        """Whether somebody still waits for a comparison."""
        if job.unfinished and self._clock() - job.seen > self._bounds.unasked:
            job.state = "cancelled"
        return job.unfinished
