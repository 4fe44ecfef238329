"""The workbench: comparisons on the server have the figures of the command line, and never more than their share of it."""

from __future__ import annotations

import asyncio
import shlex
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.apps.web.kit import UNLIMITED, InThread, until
from tests.kit.lockstep import HAVE_NUMBA
from youyi.analysis import engines
from youyi.analysis.compare import Found, Task
from youyi.analysis.plan import Plan
from youyi.analysis.reopen import reopened
from youyi.apps.cli import youyi
from youyi.apps.web import workbench_tasks
from youyi.apps.web.app import Settings, application
from youyi.apps.web.errors import RequestError
from youyi.apps.web.limits import Rate
from youyi.apps.web.processes import WorkerProcesses
from youyi.apps.web.telemetry import Telemetry
from youyi.apps.web.workbench import Bounds, Job, Workbench
from youyi.apps.web.workbench_tasks import Asked, Prepared
from youyi.games import catalogue
from youyi.records.files import read_record

MODERN = {"ruleset": "ruqi/modern"}
FORWARD = {"ruleset": "ruqi/modern@1", "rulings": {"arms": "forward"}}
WANTED: dict[str, Any] = {"game": "ruqi", "a": MODERN, "b": FORWARD, "player": "random", "games": 100, "seed": 7}


@pytest.fixture
def client(settings: Settings, monkeypatch) -> Iterator[TestClient]:
    monkeypatch.setattr(workbench_tasks, "COURSES", 2)
    monkeypatch.setattr(workbench_tasks, "CHANCES", 2)
    monkeypatch.setattr(workbench_tasks, "FEWER", 12)
    workbench_tasks._comparison.cache_clear()
    with TestClient(application(replace(settings, games=catalogue(), workbench=InThread())), "http://localhost") as one:
        yield one
    workbench_tasks._comparison.cache_clear()


def finished(client: TestClient, wanted: dict[str, Any]) -> dict[str, Any]:
    """Begin a comparison and wait for it."""
    begun = client.post("/api/workbench", json=wanted)
    assert begun.status_code == 202, begun.text
    address, said = f"/api/workbench/{begun.json()['id']}", dict[str, Any]()

    def done() -> bool:
        time.sleep(0.1)  # the games are played in a thread of the same process
        said.update(client.get(address).json())
        return said["state"] in ("done", "failed")

    until(done, "the comparison is done")
    return said


def test_the_printed_command_gives_the_same_figures(client, tmp_path, monkeypatch):
    pytest.importorskip("matplotlib")
    said = finished(client, WANTED)
    assert (said["state"], said["share"] > 0, said["says"]) == ("done", True, None)
    result = said["result"]
    assert result["same"] + len(result["parted"]) <= result["games"] == 12
    monkeypatch.chdir(tmp_path)
    youyi.main([*shlex.split(result["command"])[1:], "--processes", "1"], standalone_mode=False)
    assert Path("report/measures.csv").read_text(encoding="utf-8") == result["csv"]
    assert finished(client, {**WANTED, "a": {"ruleset": "ruqi/modern@1"}})["id"] == said["id"]


def test_a_game_of_a_comparison_opens_as_a_record(client):
    asked = {"game": "ruqi", "reading": FORWARD, "player": "first", "seed": 5, "number": 3}
    answer = client.post("/api/workbench/game", json=asked)
    plan = Plan(game="ruqi", rulings={"arms": "forward"}, players=("first",), games=1, seed=5)
    assert read_record(answer.text) == reopened(plan, 3)


def test_without_the_fast_engine_fewer_games_are_played_and_it_is_said(client, monkeypatch):
    monkeypatch.setattr(engines, "installed", lambda: False)
    monkeypatch.setattr(workbench_tasks, "FEWER", 5)
    result = finished(client, {**WANTED, "games": 300})["result"]
    assert (result["games"], result["wanted"], result["engine"]) == (5, 300, "reference")
    assert "youyi[fast]" in result["because"]["en"]
    assert "--games 5" in result["command"]


@HAVE_NUMBA
def test_with_it_all_are_played(client):
    result = finished(client, {**WANTED, "games": 300})["result"]
    assert (result["games"], result["engine"]) == (300, "fast")


def test_what_may_be_asked_is_said(client):
    said = client.get("/api/workbench").json()
    assert [each["game"] for each in said["games"]] == [game.id for game in catalogue()]
    assert {player["id"] for each in said["games"] for player in each["players"]} == {"random", "first", "greedy"}


@pytest.mark.parametrize(
    ("change", "status", "error"),
    [
        ({"games": 99}, 400, "malformed"),
        ({"games": 10_001}, 400, "malformed"),
        ({"seed": -1}, 400, "malformed"),
        ({"seed": 2**53}, 400, "malformed"),
        ({"more": 1}, 400, "malformed"),
        ({"game": "chess"}, 400, "unknown_game"),
        ({"player": "expectimax"}, 400, "unknown_player"),
        ({"b": {"ruleset": "ruqi/future"}}, 400, "unknown_ruleset"),
        ({"b": {"ruleset": "dama/tujing"}}, 400, "unknown_ruleset"),
        ({"b": {**MODERN, "rulings": {"arms": "six"}}}, 400, "unknown_answer"),
        ({"b": {**MODERN, "rulings": {"legs": "six"}}}, 400, "unknown_ruling"),
    ],
)
def test_what_cannot_be_compared_is_refused(client, change, status, error):
    answer = client.post("/api/workbench", json={**WANTED, **change})
    assert (answer.status_code, answer.json()["error"]) == (status, error)


def test_pages_of_other_sites_begin_and_cancel_nothing(client):
    foreign = {"origin": "http://example.org"}
    for ask in (
        lambda: client.post("/api/workbench", json=WANTED, headers=foreign),
        lambda: client.post("/api/workbench/game", json=WANTED, headers=foreign),
        lambda: client.delete("/api/workbench/abc", headers=foreign),
    ):
        assert (answer := ask()).status_code == 403
        assert answer.json()["error"] == "wrong_origin"


def test_an_unknown_comparison_is_not_found(client):
    assert client.get("/api/workbench/abc").json()["error"] == "no_comparison"
    assert client.delete("/api/workbench/abc").status_code == 404


def test_an_address_begins_only_so_many(settings):
    limits = replace(UNLIMITED, comparisons=Rate(burst=1, per_second=0))
    with TestClient(
        application(replace(settings, games=catalogue(), limits=limits, workbench=Idle())), "http://localhost"
    ) as one:
        assert one.post("/api/workbench", json=WANTED).status_code == 202
        assert one.post("/api/workbench", json=WANTED).json()["error"] == "too_fast"


def test_a_server_may_have_no_workbench(settings):
    with TestClient(application(replace(settings, workbench=None)), "http://localhost") as one:
        answers = [one.get("/api/workbench"), one.post("/api/workbench", json=WANTED), one.get("/api/workbench/a")]
    assert [each.json()["error"] for each in answers] == ["no_workbench"] * 3


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
        return [Found()] if function is workbench_tasks.play else None

    async def end(self) -> None:
        self.ended += 1

    async def close(self) -> None:
        pass


def asked(seed: int) -> Asked:
    return Asked("ruqi", ("ruqi/modern@1", {}), ("ruqi/classical@1", {}), "random", 100, seed)


def at_the_bench(work: Callable[[Workbench, Idle], Any], now: Callable[[], float] = lambda: 0.0, **bounds: Any) -> None:
    """Do something at a workbench of its own, whose processes are idle."""

    async def run() -> None:
        idle = Idle()
        bench = Workbench(idle, Telemetry(), Bounds(**bounds), now)
        await work(bench, idle)
        await bench.close()

    asyncio.run(run())


async def soon(job: Job, *states: str) -> None:
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
        await asyncio.sleep(0.05)
        await processes.end()
        with pytest.raises(Exception, match="terminated abruptly"):
            await hanging
        assert await processes.run(abs, -1) == 1
        await processes.close()

    asyncio.run(run())
