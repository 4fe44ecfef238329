"""A Dask cluster counts what one process counts, also when a worker is lost on the way."""

from __future__ import annotations

import json
import os
import signal
from dataclasses import replace
from importlib.util import find_spec
from itertools import count
from typing import Any

import pytest

from youyi.analysis.compare.comparison import Comparison, compare
from youyi.analysis.runs import cluster, shards
from youyi.analysis.runs.cluster import DaskCluster, NoCluster, on_cluster, read_cluster
from youyi.analysis.runs.plan import Plan
from youyi.analysis.simulate.simulation import simulate
from youyi.apps.cli import youyi

pytestmark = pytest.mark.skipif(
    not os.environ.get("CI") and find_spec("distributed") is None, reason="the extra `cluster` is not installed"
)
PLAN = Plan(game="ruqi", players=("first", "random"), games=16, seed=3, engine="reference")


@pytest.fixture(scope="module")
def running() -> Any:
    """Two worker processes on this machine, each watched by a nanny that replaces it."""
    from distributed import LocalCluster

    options = {"n_workers": 2, "threads_per_worker": 1, "processes": True, "dashboard_address": None}
    with LocalCluster(**options, silence_logs=50) as local:
        yield local


def at(local: Any) -> DaskCluster:
    return read_cluster(local.scheduler_address.replace("tcp://", "dask://"))


@pytest.fixture(autouse=True)
def small_shards(monkeypatch) -> None:
    monkeypatch.setattr(shards, "SHARD", 2)
    monkeypatch.setattr(shards, "ON_CLUSTER", 1)


def test_a_lost_worker_only_delays(running):
    whole, parts, killed = simulate(PLAN), count(), list[int]()

    def kill_one(_games: int) -> None:
        if next(parts) == 0:
            killed.append(next(iter(running.workers.values())).pid)
            os.kill(killed[0], signal.SIGKILL)

    assert simulate(PLAN, processes=at(running), progress=kill_one) == whole
    assert killed[0] not in [each.pid for each in running.workers.values()]


def test_a_comparison_is_the_same_on_a_cluster(running):
    base, other = replace(PLAN, games=4), replace(PLAN, games=4, rulings={"arms": "forward"})
    comparison = Comparison(base=base, others=(other,), courses=1, payments=True, lengths=True)
    assert compare(comparison, processes=at(running)) == compare(comparison)


def test_the_command_line_takes_a_cluster(running, capsys):
    words = ["simulate", "ruqi", "--games", "6", "--engine", "reference", "--json"]
    youyi.main([*words, "--processes", "1"], standalone_mode=False)
    here = capsys.readouterr().out
    address = running.scheduler_address.replace("tcp://", "dask://")
    youyi.main([*words, "--executor", address], standalone_mode=False)
    assert json.loads(capsys.readouterr().out) == json.loads(here)


def fail(part: int) -> int:
    raise ZeroDivisionError(part)


def test_an_error_of_the_work_is_raised_here(running):
    with pytest.raises(ZeroDivisionError):
        list(on_cluster(fail, [1], at(running)))


def test_another_release_is_refused(running, monkeypatch):
    monkeypatch.setattr(cluster, "__version__", "0.0.0")
    with pytest.raises(NoCluster, match=r"and this is 0\.0\.0"):
        list(on_cluster(abs, [1], at(running)))


def test_where_no_scheduler_answers_it_is_said(monkeypatch):
    monkeypatch.setattr(cluster, "PATIENCE", 0.2)
    with pytest.raises(NoCluster, match=r"no scheduler answers at 127\.0\.0\.1:1"):
        list(on_cluster(abs, [1], DaskCluster("127.0.0.1:1")))


@pytest.mark.parametrize("text", ["dask://", "dask://host", "tcp://host:1", "dask://host:port", "dask://:8786"])
def test_what_is_no_address_of_a_cluster_is_refused(text):
    with pytest.raises(NoCluster, match="write dask://HOST:PORT"):
        read_cluster(text)


def test_without_dask_the_extra_is_named(monkeypatch):
    monkeypatch.setattr(cluster, "module_installed", lambda _name: False)
    with pytest.raises(NoCluster, match=r"youyi\[cluster\]"):
        read_cluster("dask://host:8786")
