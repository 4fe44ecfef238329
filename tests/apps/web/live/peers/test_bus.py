"""The bus between servers: what one publishes the others hear, and after an interruption they know that they missed something."""

from __future__ import annotations

import asyncio
import gc
import os
import pkgutil
from collections.abc import Iterator
from contextlib import asynccontextmanager, suppress

import pytest
import sqlalchemy as sql
from redis.asyncio import Redis
from sqlalchemy.ext.asyncio import create_async_engine

from tests.apps.web.kit import eventually
from tests.apps.web.processes import redis_server
from tests.kit.patience import PATIENCE
from youyi.apps.web.cluster.cluster import Cluster, line_of, try_line
from youyi.apps.web.live.peers.bus import Asking, Bus, Changed, Leaving, SeatsPresent, TableMoved, encode
from youyi.apps.web.store.database import CannotOpenStore, database_url

NEWS = (TableMoved("one", 1), Changed("one"), SeatsPresent("one", (0, 2), watched=True), Asking("one"), Leaving())


class Ear:
    """Keeps what it hears."""

    def __init__(self):
        self.news, self.misses = [], 0

    def heard(self, server, news):
        self.news.append((server, news))

    def missed(self):
        self.misses += 1


@pytest.fixture(scope="module")
def redis() -> Iterator[str]:
    if redis_server.PROGRAM is None:
        (pytest.fail if os.environ.get("CI") else pytest.skip)("needs a Redis server: install the package redis-server")
    with redis_server.server() as address:
        yield address


@pytest.fixture(params=["postgres", "redis"])
def line(request, postgres_store):
    """How to connect, and how to cut every connection."""
    database = postgres_store()
    if request.param == "postgres":
        return line_of(Cluster(), database_url(database)), lambda: cut_postgres(database)
    address = request.getfixturevalue("redis")
    return line_of(Cluster(bus=address), database_url(database)), lambda: cut_redis(address)


async def cut_postgres(database):
    engine = create_async_engine(database_url(database), poolclass=sql.NullPool)
    async with engine.connect() as connection:
        others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'youyi'"
        await connection.exec_driver_sql(others)


async def cut_redis(address):
    async with Redis.from_url(address) as client:
        await client.execute_command("CLIENT", "KILL", "SKIPME", "yes")


@asynccontextmanager
async def two(connect):
    ears, buses = (Ear(), Ear()), (Bus(connect), Bus(connect))
    for name, bus, ear in zip(("east", "west"), buses, ears, strict=True):
        await bus.open(name, ear)
    try:
        yield buses, ears
    finally:
        for bus in buses:
            await bus.close()


def test_the_other_server_hears_everything_and_nobody_hears_himself(line):
    async def run():
        async with two(line[0]) as ((east, _), ears):
            for each in NEWS:
                east.publish(each)
            await eventually(lambda: len(ears[1].news) == len(NEWS))
        return ears

    ears = asyncio.run(run())
    assert ears[1].news == [("east", each) for each in NEWS]
    assert ears[0].news == []


def test_of_many_moves_at_one_table_the_latest_arrives(line):
    async def run():
        async with two(line[0]) as ((east, _), ears):
            for ply in range(1, 1001):
                east.publish(TableMoved("one", ply))
                east.publish(TableMoved(f"table {ply % 150}", ply))
            await eventually(lambda: ("east", TableMoved("one", 1000)) in ears[1].news)
            await eventually(lambda: len({news.table for _, news in ears[1].news}) == 151)
            assert len(ears[1].news) < 400

    asyncio.run(run())


def test_after_a_broken_connection_servers_know_that_they_missed_news_and_hear_again(line):
    connect, cut = line

    async def run():
        async with two(connect) as ((east, _), ears):
            await cut()
            await eventually(lambda: ears[0].misses == ears[1].misses == 1)
            east.publish(TableMoved("one", 7))
            await eventually(lambda: ("east", TableMoved("one", 7)) in ears[1].news)

    asyncio.run(run())


class Wire:
    """A line that leads nowhere, and whose end is noted."""

    def __init__(self, lost):
        self.lost, self.closed = lost, False

    async def send(self, _letters):
        await asyncio.sleep(0)

    async def close(self):
        self.closed = True


async def on_a_wire():
    """A bus that has just connected, and its line."""
    wires = []

    async def connect(_received, lost):
        wires.append(Wire(lost))
        return wires[-1]

    bus = Bus(connect)
    await bus.open("east", Ear())
    return bus, wires


def test_a_bus_that_closes_at_once_closes_its_line():
    async def run():
        bus, (wire,) = await on_a_wire()
        await bus.close()
        assert wire.closed

    asyncio.run(run())


def test_a_line_that_breaks_at_that_moment_keeps_no_bus_from_closing():
    async def run():
        bus, wires = await on_a_wire()
        await asyncio.sleep(0)  # the bus takes a step
        wires[0].lost()
        _, late = await asyncio.wait({asyncio.ensure_future(bus.close())}, timeout=PATIENCE)
        assert not late
        assert [each.closed for each in wires] == [True]

    asyncio.run(run())


@pytest.mark.parametrize(
    "asks", ["asyncpg.Connection.add_listener", "redis.asyncio.client.PubSub.subscribe"], ids=["postgres", "redis"]
)
def test_a_line_that_is_given_up_while_it_opens_is_let_go(postgres_store, redis, monkeypatch, asks):
    url = database_url(postgres_store())
    connect = line_of(Cluster(bus=redis if asks.startswith("redis") else None), url)
    assert connect is not None
    asked = asyncio.Event()
    really = pkgutil.resolve_name(asks)

    async def hang(*arguments):
        await really(*arguments)
        asked.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(asks, hang)

    async def run():
        opening = asyncio.ensure_future(connect(lambda _letter: None, lambda: None))
        await asked.wait()
        opening.cancel()
        with suppress(asyncio.CancelledError):
            await opening

    asyncio.run(run())
    gc.collect()  # an open connection would be reported here, and a warning fails the test


def test_what_could_not_be_sent_is_sent_later(line):
    connect, cut = line

    async def run():
        async with two(connect) as ((east, _), ears):
            await cut()
            east.publish(TableMoved("one", 7))
            await eventually(lambda: ears[1].misses)
            await eventually(lambda: ("east", TableMoved("one", 7)) in ears[1].news or ears[1].misses)

    asyncio.run(run())


class Deaf:
    """A line on which a cancellation is lost once while it sends, as libraries lose them."""

    def __init__(self):
        self.busy = asyncio.Event()

    async def send(self, letters):
        if letters and not self.busy.is_set():
            self.busy.set()
            with suppress(asyncio.CancelledError):
                await asyncio.sleep(PATIENCE)  # until it is cancelled

    async def close(self):
        pass


def test_a_bus_closes_although_a_cancellation_is_lost():
    async def run():
        line = Deaf()

        async def connect(_received, _lost):
            return line

        bus = Bus(connect)
        await bus.open("east", Ear())
        bus.publish(Changed("one"))
        await line.busy.wait()
        await bus.close()

    asyncio.run(run())


def test_news_of_another_release_is_passed_over(line):
    async def run():
        async with two(line[0]) as ((east, _), ears):
            raw = await line[0](lambda _letter: None, lambda: None)
            await raw.send(['{"server":"later","news":{"type":"Eclipse","table":"one"}}', "no letter"])
            await raw.close()
            east.publish(Changed("one"))
            await eventually(lambda: ears[1].news)
            assert ears[1].news == [("east", Changed("one"))]

    asyncio.run(run())


def test_a_letter_fits_into_a_notification():
    table, seats = "x" * 100, tuple(range(12))
    for each in (
        TableMoved(table, 10**9),
        SeatsPresent(table, seats, watched=True),
        Changed(table),
        Asking(table),
        Leaving(),
    ):
        assert len(encode("f" * 12, each).encode()) < 8000 / 10


@pytest.mark.parametrize(
    ("bus", "database", "why"),
    [
        ("redis://127.0.0.1", "tables.sqlite3", "several servers on one Postgres"),
        ("amqp://127.0.0.1", "postgresql://127.0.0.1/youyi", "not the address of a Redis server"),
        ("redis://127.0.0.1:9", "postgresql://127.0.0.1/youyi", "cannot reach"),
    ],
)
def test_a_bus_that_cannot_be_used_is_an_error_in_words(bus, database, why):
    with pytest.raises(CannotOpenStore, match=why):
        asyncio.run(try_line(Cluster(bus=bus), database))
