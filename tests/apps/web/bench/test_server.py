"""The bench of the server: small runs of every figure, and nothing left behind when it is interrupted."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from youyi.apps.cli import phrases
from youyi.apps.cli.count.bench import FIGURES as OFFERED
from youyi.apps.cli.count.bench import _row
from youyi.apps.web.bench import NAMES, figures
from youyi.apps.web.bench.clients import Times
from youyi.apps.web.bench.figures import FIGURES, BenchPlan
from youyi.apps.web.bench.server import SOURCE, ServerSetup
from youyi.kernel.names import Language


def test_the_command_offers_every_figure():
    assert OFFERED == NAMES


def test_a_time_that_nobody_measured_is_none_and_its_bar_missed():
    (nothing, slow, quick) = (figures._time("moves", "p99", times, 0.99, 100) for times in ([], [0.2], [0.05]))
    assert [(each.value, each.met) for each in (nothing, slow, quick)] == [(None, False), (200, False), (50, True)]
    assert _row(nothing, Language.EN) == ["moves", "p99", "–", "< 100 ms", phrases.MISSED.en]


def test_what_was_refused_is_told_by_its_codes():
    times = Times()
    assert (times.lost, times.told) == (0, "")
    times.refused.update(["too_fast", "failed", "failed"])
    times.closed = 1
    assert (times.lost, times.told) == (4, " (failed 2, too_fast 1, closed 1)")


@pytest.mark.long
@pytest.mark.parametrize("name", NAMES)
def test_a_figure_is_measured(name, tmp_path):
    plan = BenchPlan(wanted=ServerSetup(database=str(tmp_path / "a.sqlite3")), seconds=3, scale=0.002, after=1)
    found = asyncio.run(FIGURES[name](plan))
    assert {each.figure for each in found} == {name}
    assert any(each.bar is not None for each in found)
    assert all(each.value is not None and each.value >= 0 for each in found), found


@pytest.mark.long
def test_a_figure_on_postgres_leaves_the_database_empty(postgres_server):
    database = postgres_server()
    plan = BenchPlan(wanted=ServerSetup(database=database), seconds=2, scale=0.002)
    for _ in range(2):  # the second finds no rows of the first
        assert asyncio.run(FIGURES["idle"](plan))
    assert replace(plan, scale=1).count(500) == 500


def test_an_interrupted_bench_leaves_nothing_behind(tmp_path):
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), "TMPDIR": str(tmp_path)}
    load = "--only watchers --scale 0.005 --seconds 3600 --json"  # no machine is done with it before the signal
    words = [sys.executable, "-P", "-m", "youyi", "bench", "server", *load.split()]
    running = subprocess.Popen(
        words, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    )
    first = _awaited(lambda: _servers(tmp_path))  # it lays out the schema; the one that comes after it is measured
    _awaited(lambda: _servers(tmp_path) - first)
    os.kill(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=60)
    assert (running.returncode, out, b"Traceback" in err) == (130, b"", False), err
    assert not _servers(tmp_path)
    assert list(tmp_path.iterdir()) == []


def _awaited(found: Callable[[], set[int]]) -> set[int]:
    """What is found as soon as anything is."""
    deadline = time.monotonic() + 120
    while not (those := found()):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    return those


def _servers(folder: Path) -> set[int]:
    """The processes whose command line names the folder."""
    found = set[int]()
    for each in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            words = each.read_text(encoding="utf-8", errors="replace")
        except OSError:
            continue  # it has ended
        if str(folder) in words:
            found.add(int(each.parent.name))
    return found


def test_json_has_the_bars(tmp_path):
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), "TMPDIR": str(tmp_path)}
    words = [
        sys.executable,
        "-P",
        "-m",
        "youyi",
        "bench",
        "server",
        "--only",
        "idle",
        "--scale",
        "0.005",
        "--seconds",
        "1",
        "--json",
    ]
    done = subprocess.run(words, env=environment, capture_output=True, check=True, text=True)
    (row,) = json.loads(done.stdout)["results"]
    assert (row["figure"], row["unit"], row["bar"]) == ("idle", "kB", 30)
