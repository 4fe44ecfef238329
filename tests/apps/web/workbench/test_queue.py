"""Comparisons wait for each other, are given up when nobody wants them, and never take more than their share."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from tests.apps.web.workbench.idle import Idle
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.base.processes import WorkerProcesses
from youyi.apps.web.base.telemetry import Telemetry
from youyi.apps.web.workbench.workbench import Bounds, ComparisonJob, Workbench
from youyi.apps.web.workbench.workbench_tasks import ComparisonAsked


def asked(seed: int) -> ComparisonAsked:
    return ComparisonAsked("ruqi", ("ruqi/modern@1", {}), ("ruqi/classical@1", {}), "random", 100, seed)


def at_the_bench(work: Callable[[Workbench, Idle], Any], now: Callable[[], float] = lambda: 0.0, **bounds: Any) -> None:
    """Do something at a workbench of its own, whose processes are idle."""

    async def run() -> None:
        idle = Idle()
        bench = Workbench(idle, Telemetry(), Bounds(**bounds), now)
        await work(bench, idle)
        await bench.close()

    asyncio.run(run())


async def soon(job: ComparisonJob, *states: str) -> None:
    async with asyncio.timeout(5):
        while job.state not in states:  # noqa: ASYNC110  # what is waited for tells nobody
            await asyncio.sleep(0)


def test_comparisons_wait_for_each_other_and_say_so():
    async def work(bench: Workbench, idle: Idle) -> None:
        first, second = bench.submit(asked(1), "x"), bench.submit(asked(2), "y")
        await soon(first, "playing")
        assert bench.submit(asked(1), "z") is first
        assert (bench.said(second).state, bench.said(second).ahead) == ("queued", 1)
        idle.let.set()
        await soon(second, "done")
        assert first.state == "done"
        assert second.share == 0.25
        assert idle.asked == ["prepare", "play", "play", "report"] * 2

    at_the_bench(work)


def test_one_is_cancelled_when_nobody_waits_for_it_any_more():
    async def work(bench: Workbench, idle: Idle) -> None:
        job, after = bench.submit(asked(1), "x"), bench.submit(asked(2), "y")
        bench.submit(asked(1), "y")
        bench.cancel(job, "x")
        await soon(job, "playing")
        bench.cancel(job, "y")
        idle.let.set()
        await soon(after, "done")
        assert job.state == "cancelled"
        assert idle.asked == ["prepare", "play", "prepare", "play", "play", "report"]
        assert bench.submit(asked(1), "x") is not job

    at_the_bench(work)


def test_one_that_nobody_asks_after_is_given_up():
    clock = [0.0]

    async def work(bench: Workbench, idle: Idle) -> None:
        job, after = bench.submit(asked(1), "x"), bench.submit(asked(2), "x")
        await soon(job, "playing")
        clock[0] = 61
        bench.find(after.id)
        idle.let.set()
        await soon(after, "done")
        assert job.state == "cancelled"

    at_the_bench(work, lambda: clock[0])


def test_an_address_and_all_together_have_a_limit():
    async def work(bench: Workbench, _idle: Idle) -> None:
        for seed in (1, 2):
            bench.submit(asked(seed), "x")
        with pytest.raises(RequestError) as refused:
            bench.submit(asked(3), "x")
        assert (refused.value.error, refused.value.status) == ("too_fast", 429)
        bench.submit(asked(3), "y")
        with pytest.raises(RequestError) as busy:
            bench.submit(asked(4), "z")
        assert (busy.value.error, busy.value.status) == ("busy", 503)

    at_the_bench(work, waiting=3)


def test_one_that_takes_too_long_is_ended_with_its_process():
    async def work(bench: Workbench, idle: Idle) -> None:
        job = bench.submit(asked(1), "x")
        await soon(job, "failed")
        assert job.says is not None
        assert "take too long" in job.says.en
        assert idle.ended == 1

    at_the_bench(work, seconds=0.01)


def test_a_failure_leaves_the_next_in_the_queue_unharmed():
    async def work(bench: Workbench, idle: Idle) -> None:
        job, after = bench.submit(asked(1), "x"), bench.submit(asked(2), "x")
        idle.fault = ZeroDivisionError()
        idle.let.set()
        await soon(after, "done")
        assert job.state == "failed"
        assert job.says is not None
        assert "Number for its operator" in job.says.en

    at_the_bench(work)


def test_finished_ones_are_kept_in_number():
    async def work(bench: Workbench, idle: Idle) -> None:
        idle.let.set()
        jobs = []
        for seed in range(4):
            jobs.append(bench.submit(asked(seed), "x"))
            await soon(jobs[-1], "done")
        bench.find(jobs[3].id)
        with pytest.raises(RequestError):
            bench.find(jobs[0].id)

    at_the_bench(work, kept=2)


def test_single_games_have_a_limit():
    async def work(bench: Workbench, idle: Idle) -> None:
        waiting = [asyncio.create_task(bench.open_game("", number, 1)) for number in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(RequestError, match="busy"):
            await bench.open_game("", 3, 1)
        idle.let.set()
        assert await asyncio.gather(*waiting) == [None, None]

    at_the_bench(work, opening=2)


def test_the_games_are_played_in_a_process_that_can_be_ended():
    async def run() -> None:
        processes = WorkerProcesses(1, 0)
        asking = asyncio.create_task(processes.run(sum, range(10)))
        assert await asking == 45
        hanging = asyncio.create_task(processes.run(int.__pow__, 3, 10**9))
        await asyncio.sleep(0)  # it is handed over; begun or not, it is ended
        await processes.end()
        with pytest.raises(Exception, match="terminated abruptly"):
            await hanging
        assert await processes.run(abs, -1) == 1
        await processes.close()

    asyncio.run(run())
