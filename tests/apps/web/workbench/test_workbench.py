"""The workbench: comparisons on the server have the figures of the command line, and what cannot be asked is refused."""

from __future__ import annotations

import shlex
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.apps.web.kit import UNLIMITED, InThread, until
from tests.apps.web.workbench.idle import Idle
from tests.kit.engines.lockstep import HAVE_NUMBA
from youyi.analysis.runs import engines
from youyi.analysis.runs.plan import Plan
from youyi.analysis.simulate.one_game import reopened
from youyi.apps.cli import youyi
from youyi.apps.web.base.limits import Rate
from youyi.apps.web.server.app import Settings, application
from youyi.apps.web.workbench import workbench_tasks
from youyi.games import catalogue, game
from youyi.records.files import read_record

MODERN = {"ruleset": "ruqi/modern"}
FULL_ID = game("ruqi").ruleset("modern").full_id
FORWARD = {"ruleset": MODERN["ruleset"], "rulings": {"arms": "forward"}}
WANTED: dict[str, Any] = {"game": "ruqi", "a": MODERN, "b": FORWARD, "player": "random", "games": 100, "seed": 7}


@pytest.fixture
def client(settings: Settings, monkeypatch) -> Iterator[TestClient]:
    monkeypatch.setattr(workbench_tasks, "COURSES", 2)
    monkeypatch.setattr(workbench_tasks, "CHANCES", 2)
    monkeypatch.setattr(workbench_tasks, "FEWER", 12)
    workbench_tasks._work.cache_clear()
    with TestClient(application(replace(settings, games=catalogue(), workbench=InThread())), "http://localhost") as one:
        yield one
    workbench_tasks._work.cache_clear()


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
    assert finished(client, {**WANTED, "a": {"ruleset": FULL_ID}})["id"] == said["id"]


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
    assert [each["game"] for each in said["games"]] == [each.id for each in catalogue()]
    assert {player["id"] for each in said["games"] for player in each["players"]} == {
        "random",
        "first",
        "greedy",
        "heuristic",
    }


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
