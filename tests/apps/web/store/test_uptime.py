"""Nobody loses time to a clock that was set, a machine that slept, a process that was frozen or a store that failed."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sqlite3
import time
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
import sqlalchemy as sql

from tests.apps.web.chaos.test_restart import Server
from tests.apps.web.kit import Browser, in_server
from tests.apps.web.live.seated import Seated
from tests.kit.patience import PATIENCE
from youyi.apps.web.base import server_time
from youyi.apps.web.base.downtime import TimeSpan, running
from youyi.apps.web.base.server_time import ServerTime
from youyi.apps.web.store.schema import UPTIME
from youyi.apps.web.store.store import Store
from youyi.apps.web.store.uptime import OUTAGE_AFTER, Uptime

WEB = Path(server_time.__file__).parents[1]
NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
HOUR = timedelta(hours=1)
BEAT = timedelta(seconds=2)


class Machine:
    """A machine whose clock may be set, which may sleep, and whose programs may be frozen."""

    def __init__(self):
        self.shown, self.counted = NOON, 0.0
        self.time = ServerTime(lambda: self.shown, lambda: self.counted)

    def passes(self, span):
        self.shown += span
        self.counted += span.total_seconds()

    def set(self, by):
        self.shown += by


def served(database, work):
    """`work` on a store, with a machine and what its server notes."""

    async def run():
        store = await Store.open(database)
        try:
            machine = Machine()
            await work(machine, Uptime(store._engine, store.finish_work, machine.time), store)
        finally:
            await store.close()

    asyncio.run(run())


def test_a_clock_that_is_set_moves_nothing_until_the_heartbeat_and_then_costs_nobody_anything(any_database):
    async def work(machine, uptime, _store):
        await uptime.beat()
        turn_since = machine.time.now()
        machine.passes(BEAT)
        machine.set(HOUR)
        assert machine.time.now() - turn_since == BEAT
        await uptime.beat()
        assert machine.time.now() == machine.shown
        machine.passes(BEAT)
        assert running(turn_since, machine.time.now(), uptime.outages()) <= BEAT
        for _ in range(30):
            machine.passes(BEAT)
            await uptime.beat()
        later = running(turn_since, machine.time.now(), uptime.outages())
        assert timedelta(seconds=40) < later <= 32 * BEAT, "and then time runs"

    served(any_database, work)


def test_a_clock_that_is_set_back_costs_nobody_anything(any_database):
    async def work(machine, uptime, _store):
        await uptime.beat()
        turn_since = machine.time.now()
        machine.set(-HOUR)
        await uptime.beat()
        assert uptime.outages() == ()
        assert running(turn_since, machine.time.now(), ()) == timedelta()

    served(any_database, work)


@pytest.mark.parametrize("slept", [False, True], ids=["frozen", "asleep"])
def test_a_server_that_was_frozen_forgives_at_once_and_for_good(any_database, slept):
    async def work(machine, uptime, store):
        await uptime.beat()
        turn_since = machine.time.now()
        machine.passes(BEAT)
        (machine.set if slept else machine.passes)(timedelta(seconds=40))
        assert running(turn_since, machine.time.now(), uptime.outages()) <= BEAT, "before any heartbeat"
        await uptime.beat()
        assert running(turn_since, machine.time.now(), uptime.outages()) <= BEAT
        after = Uptime(store._engine, store.finish_work, machine.time)
        await after.beat()
        assert after.outages() == uptime.outages(), "a restart finds the same"
        assert len(after.outages()) == 1

    served(any_database, work)


def test_a_store_that_fails_for_a_time_costs_nobody_anything(any_database, monkeypatch):
    async def work(machine, uptime, _store):
        await uptime.beat()
        turn_since = machine.time.now()

        async def fails(_now):
            raise OSError("no space left")

        with monkeypatch.context() as full:
            full.setattr(uptime, "_stored", fails)
            for _ in range(10):
                machine.passes(BEAT)
                with pytest.raises(OSError, match="no space"):
                    await uptime.beat()
            assert running(turn_since, machine.time.now(), uptime.outages()) == timedelta()
        await uptime.beat()
        assert running(turn_since, machine.time.now(), uptime.outages()) == timedelta()

    served(any_database, work)


def test_a_leap_that_could_not_be_stored_is_not_forgotten(any_database, monkeypatch):
    async def work(machine, uptime, _store):
        await uptime.beat()
        turn_since = machine.time.now()
        machine.set(timedelta(seconds=5))

        async def fails(_now):
            raise OSError("no space left")

        with monkeypatch.context() as full:
            full.setattr(uptime, "_stored", fails)
            with pytest.raises(OSError, match="no space"):
                await uptime.beat()
        assert running(turn_since, machine.time.now(), uptime.outages()) == timedelta()
        await uptime.beat()
        assert uptime.outages() == (TimeSpan(NOON, NOON + timedelta(seconds=5)),)

    served(any_database, work)


def test_where_another_server_was_at_work_there_was_no_outage(any_database):
    async def work(machine, uptime, store):
        await uptime.beat()
        other = Uptime(store._engine, store.finish_work, machine.time)
        for _ in range(20):
            machine.passes(BEAT)
            await other.beat()
        assert len(uptime.outages()) == 1, "it cannot know yet"
        await uptime.beat()
        assert uptime.outages() == other.outages() == ()

    served(any_database, work)


def test_a_time_without_a_server_is_an_outage_noted_once(any_database):
    async def work(machine, _uptime, store):
        several = [Uptime(store._engine, store.finish_work, machine.time) for _ in range(2)]
        await several[0].beat()
        async with store._engine.begin() as connection:
            await connection.execute(sql.update(UPTIME).values(beat=machine.time.now() - HOUR))
        several = [Uptime(store._engine, store.finish_work, machine.time) for _ in range(2)]
        await asyncio.gather(*(each.beat() for each in several))
        await asyncio.gather(*(each.beat() for each in several))
        (outage,) = several[0].outages()
        assert HOUR <= outage.ended - outage.began <= HOUR + timedelta(minutes=1)
        assert several[1].outages() == (outage,)

    served(any_database, work)


def test_a_table_s_clock_survives_a_step_of_the_machine_s(client, monkeypatch):
    """The reviewed fault: a step of an hour forward took the seat to move from 608 s to 9.5 s, for good."""
    bank = {"clock": {"kind": "bank", "seconds": 600, "increment": 5}, "absence": 60, "stand_in": "first"}

    def left():
        return client.get(f"/api/tables/{here.id}").json()["company"]["seats"][0]["left"]

    with Seated(client, agreement=bank) as here:
        for seat in (0, 1):
            here.browser(seat)
        before = left()
        monkeypatch.setattr(server_time.SERVER_TIME, "_wall", lambda: datetime.now(UTC) + HOUR)
        assert 0 <= before - left() < 60_000
        in_server(client, client.app.state.store.uptime.beat)
        here.look()
        assert abs(before - left()) < 60_000
        assert here.table.events == ()


def test_nobody_is_held_to_have_been_away_while_no_server_was_at_work(client, monkeypatch):
    with Seated(client) as here:
        watcher = here.browser(1)
        with client.websocket_connect(f"/ws/tables/{here.id}") as socket:
            Browser(socket).sit(here.tokens[0])
        watcher.expect("Present", lambda said: not said["seats"][0]["here"], "one who is away")
        monkeypatch.setattr(server_time.SERVER_TIME, "_steady", lambda: time.monotonic() + 4000)
        monkeypatch.setattr(server_time.SERVER_TIME, "_wall", lambda: datetime.now(UTC) + timedelta(seconds=4000))
        here.look()
        assert here.table.sitters[0].stand_in is None
        assert here.table.presence.freeable(here.table.sitters[0]) > timedelta(minutes=4)


@pytest.mark.long  # nine seconds of waiting; with a clock of its own: test_a_server_that_was_frozen_forgives_at_once_and_for_good
def test_a_frozen_process_times_nobody_out(database):
    """The reviewed fault: 40 s of SIGSTOP with 30 s a move, and the computer played."""
    agreement = {"clock": {"kind": "move", "seconds": int(OUTAGE_AFTER.total_seconds())}, "stand_in": "greedy"}
    seats = [{"kind": "me", "name": "Lin"}, {"kind": "open"}]
    with Server(database, 0) as server:
        made = server.ask("/api/tables", {"game": "ruqi", "seats": seats, "agreement": agreement})
        other = server.ask(f"/api/tables/{made['id']}/sit", {"name": "Wen"})
        with server.at(made["id"], made["seats"][0]["token"]), server.at(made["id"], other["token"]):
            os.kill(server.process.pid, signal.SIGSTOP)
            time.sleep(OUTAGE_AFTER.total_seconds() + 1)  # so long it is frozen
            os.kill(server.process.pid, signal.SIGCONT)
            deadline = time.monotonic() + PATIENCE
            while not outages(database):
                assert time.monotonic() < deadline, "the outage is not noted"
                time.sleep(0.05)
            said = server.ask(f"/api/tables/{made['id']}")
    assert said["company"]["events"] == []
    asked = said["company"]["running"]
    assert said["company"]["seats"][asked]["left"] > 0


def outages(database):
    with closing(sqlite3.connect(database)) as store:
        return store.execute("SELECT began, ended FROM outage").fetchall()


def test_no_other_clock_is_read():
    """What reads the machine's clock by itself would be moved by whoever sets it."""
    clocks = re.compile(r"datetime\.(?:utc)?now\(|\btime\.time\(")
    found = {
        str(each.relative_to(WEB))
        for each in WEB.rglob("*.py")
        if "bench" not in each.parts and clocks.search(each.read_text(encoding="utf-8"))
    }
    assert found == {"base/server_time.py"}
