"""Leases: one server makes a table's own moves, until it stops, dies or has been silent for too long."""

from __future__ import annotations

import asyncio
import gc
from contextlib import asynccontextmanager
from datetime import timedelta
from typing import Any

import pytest
import sqlalchemy as sql

from youyi.apps.web.cluster.cluster import Cluster, joined
from youyi.apps.web.cluster.leases import Beats, Leases
from youyi.apps.web.cluster.servers import Servers
from youyi.apps.web.live.peers.bus import Leaving
from youyi.apps.web.store.database import connect, database_url, server_engine
from youyi.apps.web.store.schema import LEASE, SERVER

BEATS = Beats(every=timedelta(seconds=1), alive=timedelta(minutes=1))


class Clock:
    now = 100.0

    def __call__(self):
        return self.now


@asynccontextmanager
async def servers(database, *names):
    await (await connect(database)).dispose()
    engine = server_engine(database_url(database), pool_size=2)
    clocks = [Clock() for _ in names]
    try:
        yield engine, *(Leases(engine, name, BEATS, clock) for name, clock in zip(names, clocks, strict=True)), clocks
    finally:
        await engine.dispose()


async def age(engine, server, minutes):
    """Let a server's last heartbeat lie in the past."""
    async with engine.begin() as connection:
        past = SERVER.c.beat - timedelta(minutes=minutes)
        await connection.execute(sql.update(SERVER).where(SERVER.c.id == server).values(beat=past))


def run(database, names, work):
    async def whole():
        async with servers(database, *names) as opened:
            await work(*opened)

    asyncio.run(whole())


@pytest.fixture
def database(postgres_store):
    return postgres_store()


def test_a_lease_of_a_living_server_is_not_given_to_another(database):
    async def work(_engine, east, west, _clocks):
        await east.beat()
        await west.beat()
        assert await east.hold("one")
        assert not await west.hold("one")
        assert (await west.held_by_others(), await east.held_by_others()) == ({"one"}, frozenset())

    run(database, ("east", "west"), work)


@pytest.mark.parametrize("swept", [False, True])
def test_the_leases_of_a_dead_server_are_free_and_those_of_living_ones_are_not(database, swept):
    async def work(engine, east, west, south, _clocks):
        for each in (east, west, south):
            await each.beat()
        assert await east.hold("one")
        assert await west.hold("two")
        await age(engine, "east", 2)
        if swept:
            assert await south.sweep()
            assert not await south.sweep()
        assert await south.orphans() == ("one",)
        assert await south.hold("one")
        assert not await south.hold("two")
        assert await south.living() == {"west", "south"}

    run(database, ("east", "west", "south"), work)


def test_of_two_servers_that_want_a_lease_at_once_one_has_it(database):
    async def work(_engine, east, west, _clocks):
        await east.beat()
        await west.beat()
        for number in range(20):
            held = await asyncio.gather(east.hold(str(number)), west.hold(str(number)))
            assert sorted(held) == [False, True]

    run(database, ("east", "west"), work)


def test_a_server_that_could_not_beat_holds_nothing(database):
    async def work(_engine, east, clocks):
        assert not await east.hold("one"), "it has not begun to beat"
        await east.beat()
        assert await east.hold("one")
        clocks[0].now += BEATS.alive.total_seconds()
        assert not await east.hold("one")
        await east.beat()
        assert await east.hold("one")

    run(database, ("east",), work)


def test_a_server_that_was_counted_as_dead_learns_what_it_lost(database):
    async def work(engine, east, west, _clocks):
        await east.beat()
        await west.beat()
        assert await east.hold("one")
        assert await east.hold("two")
        await age(engine, "east", 2)
        assert await west.sweep()
        assert await west.hold("one")
        east._last -= timedelta(minutes=2)
        await east.beat()
        assert (await east.hold("one"), await east.hold("two")) == (False, True)

    run(database, ("east", "west"), work)


def test_what_is_given_back_or_left_at_the_end_is_free_at_once(database):
    async def work(engine, east, west, _clocks):
        await east.beat()
        await west.beat()
        for each in ("one", "two", "three"):
            assert await east.hold(each)
        east.release("one")
        east.release_all_but(["two"])
        await east.give_back()
        assert [await west.hold(each) for each in ("one", "two", "three")] == [True, False, True]
        await east.end()
        assert not await east.hold("two")
        assert await west.orphans() == ("two",)
        assert await west.hold("two")
        async with engine.connect() as connection:
            assert set((await connection.scalars(sql.select(LEASE.c.server))).all()) == {"west"}

    run(database, ("east", "west"), work)


class NoTables:
    """What a server without tables looks after."""

    def opened(self):
        return ()


def test_a_server_that_hears_of_another_one_leaving_while_it_leaves_itself_begins_nothing(database, monkeypatch):
    """A query under way when the database is closed would keep its connection open."""
    left = Leases.end

    under_way: set[asyncio.Task[Any] | None] = set()

    async def slow(leases):
        under_way.add(asyncio.current_task())
        async with leases._engine.connect() as connection:
            await connection.execute(sql.select(sql.func.pg_sleep(0.2)))  # longer than the closing takes
        return frozenset()

    async def work():
        await (await connect(database)).dispose()
        async with joined(Cluster(beats=BEATS), database) as servers:
            assert isinstance(servers, Servers)
            nowhere: Any = NoTables()
            servers.serve(nowhere, never_resumed)

            async def end(leases):
                await left(leases)
                servers.heard("west", Leaving())

            monkeypatch.setattr(Leases, "end", end)
            monkeypatch.setattr(Leases, "living", slow)
        await asyncio.gather(*(each for each in under_way if each), return_exceptions=True)

    asyncio.run(work())
    gc.collect()  # an open connection would be reported here, and a warning fails the test


async def never_resumed():
    pytest.fail("nothing is taken over by a server that leaves")
