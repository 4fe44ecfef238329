"""Reviews on the server: queued, bounded, one after the other, in a process of their own.

A review is named by the record it is of: whoever asks for the same shares it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field

import msgspec

from youyi.apps.web.base import words
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.base.processes import Processes
from youyi.apps.web.base.telemetry import Telemetry
from youyi.apps.web.jobs.job_board import JobBoard
from youyi.apps.web.jobs.job_queue import JobQueue, QueueBounds, Refusals
from youyi.apps.web.jobs.job_sharing import Sharing
from youyi.apps.web.review import review_tasks
from youyi.apps.web.review.wire import ReviewJob, ReviewSaid, ReviewState
from youyi.kernel.lab.evaluation import Counts
from youyi.kernel.names import Language, Words


@dataclass(eq=False, slots=True)
class RunningReview:
    """One review."""

    id: str
    text: str
    """The record; empty when it is no longer needed."""
    addresses: set[str] = field(default_factory=set)
    counts: Counts | None = None
    """What the game is reviewed for; None: what counts at its table."""
    state: ReviewState = "queued"
    says: Words | None = None
    found: Mapping[Language, ReviewSaid] | None = None

    @property
    def unfinished(self) -> bool:
        """Whether it waits or is worked on."""
        return self.state in ("queued", "working")

    def fail(self, says: Words) -> None:
        """Note why it failed."""
        self.state, self.says = "failed", says


BOUNDS = QueueBounds(kept=100)
REFUSALS = Refusals(place="reviews", too_many=words.TOO_MANY_REVIEWS, too_long=words.REVIEW_TOO_LONG)


def name_of(text: str, counts: Counts | None) -> str:
    """The name of the review of a record, for what counts."""
    goal = "" if counts is None else counts.value
    return hashlib.sha256(f"{goal}\n{text}".encode()).hexdigest()[:32]


class Reviews:
    """All reviews of a server."""

    def __init__(
        self, processes: Processes, telemetry: Telemetry, bounds: QueueBounds = BOUNDS, board: JobBoard | None = None
    ) -> None:
        self._processes = processes
        self._queue = JobQueue(self._review, processes, telemetry, bounds, REFUSALS)
        self._sharing = Sharing(board, telemetry, self._queue.jobs, self._told)

    async def begin(self, text: str, address: str, counts: Counts | None, language: Language) -> ReviewJob:
        """Begin the review of a record, or find it, here or at another server. Raises `RequestError`."""
        name = name_of(text, counts)
        if self._queue.known(name) is None:
            found = await self._elsewhere(name, language)
            if found is not None and found.state != "failed":
                return found
        job = self.submit(text, address, counts)
        await self._sharing.tell()
        return self.said(job, language)

    async def follow(self, name: str, language: Language) -> ReviewJob:
        """How far a review has come, here or at another server. Raises `RequestError`."""
        if self._queue.known(name) is None and (found := await self._elsewhere(name, language)) is not None:
            return found
        return self.said(self.find(name), language)

    async def _elsewhere(self, name: str, language: Language) -> ReviewJob | None:
        told = await self._sharing.read(name)
        return None if told is None else msgspec.json.decode(told, type=dict[str, ReviewJob])[language]

    def _told(self, job: RunningReview) -> bytes:
        """What is to be answered about a review, in every language."""
        return msgspec.json.encode({language.value: self.said(job, language) for language in Language})

    def submit(self, text: str, address: str, counts: Counts | None = None) -> RunningReview:
        """The review of a record: one that is known, or a new one at the end of the queue. Raises `RequestError`."""
        name = name_of(text, counts)
        job = self._queue.known(name)
        if job is not None and job.state != "failed":
            job.addresses.add(address)
            return job
        job = RunningReview(name, text, counts=counts)
        self._queue.add(job, address)
        return job

    def find(self, name: str) -> RunningReview:
        """A review that was asked for. Raises `RequestError`."""
        job = self._queue.known(name)
        if job is None:
            raise RequestError("no_review", words.NO_REVIEW, status=404)
        return job

    def said(self, job: RunningReview, language: Language) -> ReviewJob:
        """How far a review has come."""
        ahead = self._queue.ahead(job) if job.state == "queued" else 0
        says = None if job.says is None else job.says.said_in(language)
        return ReviewJob(job.id, job.state, ahead, says, None if job.found is None else job.found[language])

    def busy(self) -> bool:
        """Whether a review waits or is worked on here."""
        return any(each.unfinished for each in self._queue.jobs())

    async def close(self) -> None:
        """Give everything up."""
        await self._sharing.close()
        await self._queue.close()

    async def _review(self, job: RunningReview) -> None:
        job.state = "working"
        try:
            job.found = await self._processes.run(review_tasks.review, job.text, job.counts)
        except BrokenProcessPool:
            job.fail(words.BUSY)
        else:
            job.state, job.text = "done", ""
