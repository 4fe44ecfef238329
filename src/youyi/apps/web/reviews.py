"""Reviews on the server: queued, bounded, one after the other, in a process of their own.

A review is named by the record it is of: whoever asks for the same shares it.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Iterator, Mapping
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field

from youyi.apps.web import review_tasks, words
from youyi.apps.web.errors import RequestError
from youyi.apps.web.processes import Processes
from youyi.apps.web.telemetry import Telemetry
from youyi.apps.web.wire_review import ReviewJob, ReviewSaid, ReviewState
from youyi.kernel.errors import YouyiError
from youyi.kernel.names import Language, Words


@dataclass(frozen=True, slots=True, kw_only=True)
class ReviewBounds:
    """What is reviewed at most."""

    waiting: int = 20
    """Reviews that are not finished."""
    of_address: int = 2
    """Of these, asked for from one address."""
    seconds: float = 300
    """For one review, compiling included."""
    kept: int = 100
    """Finished reviews."""


@dataclass(eq=False, slots=True)
class Job:
    """One review."""

    id: str
    text: str
    """The record; empty when it is no longer needed."""
    addresses: set[str] = field(default_factory=set)
    state: ReviewState = "queued"
    says: Words | None = None
    found: Mapping[Language, ReviewSaid] | None = None

    @property
    def unfinished(self) -> bool:
        """Whether it waits or is worked on."""
        return self.state in ("queued", "working")


class Reviews:
    """All reviews of a server."""

    def __init__(self, processes: Processes, telemetry: Telemetry, bounds: ReviewBounds = ReviewBounds()) -> None:
        self._processes = processes
        self._telemetry = telemetry
        self._bounds = bounds
        self._jobs = OrderedDict[str, Job]()
        self._running: asyncio.Task[None] | None = None

    def submit(self, text: str, address: str) -> Job:
        """The review of a record: one that is known, or a new one at the end of the queue. Raises `RequestError`."""
        name = hashlib.sha256(text.encode()).hexdigest()[:32]
        job = self._jobs.get(name)
        if job is not None and job.state != "failed":
            job.addresses.add(address)
            return job
        self._admit(address)
        job = self._jobs[name] = Job(name, text, {address})
        self._jobs.move_to_end(name)
        finished = [each.id for each in self._jobs.values() if not each.unfinished]
        for old in finished[: max(0, len(finished) - self._bounds.kept)]:
            del self._jobs[old]
        if self._running is None or self._running.done():
            self._running = asyncio.create_task(self._run())
        return job

    def find(self, name: str) -> Job:
        """A review that was asked for. Raises `RequestError`."""
        if name not in self._jobs:
            raise RequestError("no_review", words.NO_REVIEW, status=404)
        return self._jobs[name]

    def said(self, job: Job, language: Language) -> ReviewJob:
        """How far a review has come."""
        ahead = 0
        if job.state == "queued":
            ahead = next(nth for nth, each in enumerate(self._unfinished()) if each is job)
        says = None if job.says is None else job.says.said_in(language)
        return ReviewJob(job.id, job.state, ahead, says, None if job.found is None else job.found[language])

    async def close(self) -> None:
        """Give everything up."""
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)
        await self._processes.close()

    def _unfinished(self) -> Iterator[Job]:
        return (each for each in self._jobs.values() if each.unfinished)

    def _admit(self, address: str) -> None:
        waiting = list(self._unfinished())
        if sum(address in each.addresses for each in waiting) >= self._bounds.of_address:
            raise RequestError("too_fast", words.TOO_MANY_REVIEWS, status=429)
        if len(waiting) >= self._bounds.waiting:
            raise RequestError("busy", words.BUSY, status=503)

    async def _run(self) -> None:
        """Review one game after the other, until none waits."""
        while (job := next(self._unfinished(), None)) is not None:
            job.state = "working"
            try:
                async with asyncio.timeout(self._bounds.seconds):
                    job.found = await self._processes.run(review_tasks.review, job.text)
                job.state, job.text = "done", ""
            except TimeoutError:
                _fail(job, words.REVIEW_TOO_LONG)
                await self._processes.end()
            except BrokenProcessPool:
                _fail(job, words.BUSY)
            except YouyiError as error:
                _fail(job, error.words)
            except Exception as error:  # noqa: BLE001  # the next in the queue must not wait for it
                _fail(job, words.FAILED.filled(trace=self._telemetry.failed("reviews", error)))


def _fail(job: Job, says: Words) -> None:
    job.state, job.says = "failed", says
