"""Any server of a database answers for a review or a comparison, wherever it was begun, as long as its server lives."""

from __future__ import annotations

import asyncio
import json
import threading
from contextlib import ExitStack
from dataclasses import replace
from datetime import timedelta

import pytest

from tests.apps.web.cluster.test_servers import Two
from tests.apps.web.kit import InThread, in_server, until
from tests.apps.web.review.test_reviews import HEADERS, RECORD
from youyi.apps.web.cluster.cluster import Cluster
from youyi.apps.web.cluster.leases import Beats
from youyi.apps.web.workbench import workbench_tasks
from youyi.apps.web.workbench.workbench import Bounds
from youyi.games import catalogue
from youyi.records.files import write_record

TEXT = write_record(RECORD)
READING = {"ruleset": "madiao/guide", "rulings": {}}
COMPARISON = {"game": "madiao", "a": READING, "b": READING, "player": "random", "games": 100, "seed": 1}


class Held(InThread):
    """Works when a test lets it, and counts how often it did."""

    def __init__(self):
        self.go = threading.Event()
        self.begun = 0

    async def run(self, function, *arguments):
        self.begun += 1
        await asyncio.to_thread(self.go.wait, 60)
        return await super().run(function, *arguments)


@pytest.fixture
def held():
    held = Held()
    yield held
    held.go.set()


@pytest.fixture
def two(settings, postgres_store, held, monkeypatch):
    for name, few in {"COURSES": 2, "CHANCES": 2, "FEWER": 12}.items():
        monkeypatch.setattr(workbench_tasks, name, few)
    beats = Beats(every=timedelta(seconds=0.2), alive=timedelta(seconds=1.2))
    several = replace(
        settings,
        games=catalogue(),
        database=postgres_store(),
        cluster=Cluster(beats=beats),
        reviews=held,
        workbench=held,
    )
    with ExitStack() as stack:
        yield Two(several, stack)
        held.go.set()


def begin(client, language="en"):
    begun = client.post(f"/api/reviews?language={language}", content=TEXT, headers=HEADERS)
    assert begun.status_code == 202, begun.text
    return begun.json()


def look(client, job, language="en"):
    return client.get(f"/api/reviews/{job}?language={language}")


def test_a_review_is_known_at_the_other_server_at_once_and_to_the_end(two, held):
    here, there = two.clients
    job = begin(here)["id"]
    until(lambda: look(there, job).json().get("state") == "working", "the other server says how far it is")
    assert begin(there)["id"] == job
    held.go.set()
    until(lambda: look(there, job).json().get("state") == "done", "the other server says that it is done")
    for language in ("en", "zh-Hant", "zh-Hans"):
        assert look(there, job, language).json() == look(here, job, language).json()
        assert begin(there, language) == look(here, job, language).json()
    assert held.begun == 1, "it was worked on once"
    assert look(there, "0" * 32).status_code == 404


def test_what_a_server_that_died_was_working_on_is_begun_anew(two):
    here, there = two.clients
    job = begin(here)["id"]
    assert look(there, job).status_code == 200
    in_server(here, here.app.state.registry.peers._leases.end)  # as if it had been killed: it has no heartbeat
    here.app.state.registry.peers._leases.beat = _no_more
    until(lambda: look(there, job).json().get("error") == "no_review", "nobody answers for it")
    assert begin(there)["id"] == job
    assert look(there, job).status_code == 200


async def _no_more():
    raise OSError("dead")


def test_a_comparison_is_known_at_the_other_server_and_kept_alive_by_it(two, held):
    here, there = two.clients
    seconds = [0.0]
    bench = here.app.state.workbench
    bench._clock = lambda: seconds[0]
    job = here.post("/api/workbench", json=COMPARISON).json()["id"]
    assert there.post("/api/workbench", json=COMPARISON).json()["id"] == job
    seconds[0] = 2 * Bounds().unasked
    assert there.get(f"/api/workbench/{job}").json()["state"] in ("queued", "preparing")
    until(lambda: bench._queue.known(job).seen == seconds[0], "asking there counts")
    held.go.set()
    # Here the work is done in a server's own process, whose heartbeat may be late meanwhile: then nobody answers for a moment.
    until(lambda: there.get(f"/api/workbench/{job}").json().get("state") == "done", "it is done")
    assert there.get(f"/api/workbench/{job}").json() == here.get(f"/api/workbench/{job}").json()
    assert json.loads(there.request("DELETE", f"/api/workbench/{job}").content)["state"] == "done"


def test_who_gives_up_a_comparison_at_the_other_server_no_longer_waits(two):
    here, there = two.clients
    job = here.post("/api/workbench", json=COMPARISON).json()["id"]
    assert there.delete(f"/api/workbench/{job}").json()["state"] == "cancelled"
    assert here.get(f"/api/workbench/{job}").json()["state"] != "cancelled", "it is given up when nobody asks any more"
