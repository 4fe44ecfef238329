"""The registry opens tables when someone asks for them, and closes those that nobody uses."""

from __future__ import annotations

import asyncio
import gc
import weakref
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest
from starlette.testclient import TestClient

from tests.apps.web.kit import OPEN, InProcessPool, computer, create, finish, me
from tests.kit.patience import PATIENCE
from tests.kit.toys.fords import FORDS
from youyi.apps.web.base.telemetry import Telemetry
from youyi.apps.web.live.registry import table_config
from youyi.apps.web.live.registry.open_table import Keeping
from youyi.apps.web.live.registry.registry import TableRegistry
from youyi.apps.web.live.registry.seat_limits import Sitting
from youyi.apps.web.live.state.commit_reveal import SECRET_ALONE
from youyi.apps.web.live.table.moves import throw
from youyi.apps.web.server.app import application
from youyi.apps.web.server.expiry import Expiry
from youyi.apps.web.server.housekeeping import Housekeeping
from youyi.apps.web.store.store import Store
from youyi.apps.web.wire.http import Computer, CreateTable, Me, OpenSeat
from youyi.kernel.committed import Committed
from youyi.kernel.names import Language
from youyi.kernel.seats import Seat
from youyi.kernel.session import Session

IDLE = 60


class Clock:
    def __init__(self):
        self.now = 0.0

    def __call__(self):
        return self.now


class Waiting(InProcessPool):
    """Chooses when the test says so."""

    def __init__(self):
        super().__init__()
        self.asked, self.go = asyncio.Event(), asyncio.Event()

    async def choose(self, request):
        self.asked.set()
        await self.go.wait()
        return await super().choose(request)


@asynccontextmanager
async def opened(database, pool=None):
    clock, store = Clock(), await Store.open(database)
    pool = pool or InProcessPool()
    keeping = Keeping(idle=IDLE, clock=clock)
    registry = TableRegistry(store=store, games={"fords": FORDS}, pool=pool, pace=0, keeping=keeping)
    try:
        yield registry, clock
    finally:
        await registry.close()
        await store.close()


def thrown(secret):
    """The sum of the first throw that follows from a secret."""
    throw = Session(FORDS.under().rules).draw(Committed(secret))
    return sum(map(int, FORDS.notation.write_move(throw)))


@pytest.fixture
def first_throw(monkeypatch):
    """Give new tables a secret by which seat 0 first throws a sum: of 7, for seat 1 to answer, or another."""

    def fix(total):
        secrets = (bytes([number]) * 32 for number in range(256))
        secret = next(each for each in secrets if thrown(each) == total)
        monkeypatch.setattr(table_config, "fresh_secret", lambda: secret)
        monkeypatch.setattr(
            table_config, "CONTRIBUTED", SECRET_ALONE
        )  # a contribution depends on the table's random id

    return fix


def test_a_table_that_is_closed_is_gone_at_once(database):
    """Without the collector: on a server that opens one finished table after another, garbage would fill the memory before it."""

    async def run():
        async with opened(database) as (registry, _):
            created = await registry.create(CreateTable("fords", [Me("Lin"), OpenSeat()]))
            table = weakref.ref(await registry.find(created.id))
            await asyncio.sleep(0)
            gc.collect()
            gc.disable()
            try:
                registry.close_unused(created.id)
                await asyncio.sleep(0)
                assert table() is None
            finally:
                gc.enable()

    asyncio.run(run())


def test_the_memory_of_a_closed_table_comes_back_on_an_idle_server(database):
    async def run():
        async with opened(database) as (registry, clock):
            housekeeping = Housekeeping(registry, registry.store, Expiry(), Sitting())
            created = await registry.create(CreateTable("fords", [Me("Lin"), Computer("first")]))
            table = weakref.ref(await registry.find(created.id))
            clock.now = IDLE + 1
            gc.disable()  # nothing else happens that would lead to a collection
            try:
                await housekeeping.tidy()
            finally:
                gc.enable()
            assert len(registry) == 0
            assert table() is None

    asyncio.run(run())


def test_idle_tables_are_closed_and_opened_again(database, first_throw):
    first_throw(5)

    async def run():
        async with opened(database) as (registry, clock):
            created = await registry.create(CreateTable("fords", [Me("Lin"), Computer("first")]))
            table = await registry.find(created.id)
            await throw(table, Seat(0), 0)
            assert (table.session.at, table.session.asked) == (1, Seat(0)), "the person is asked, and the bot idle"
            clock.now = IDLE
            registry.close_idle()
            assert len(registry) == 1
            clock.now = IDLE + 1
            registry.close_idle()
            assert len(registry) == 0
            again = await registry.find(created.id)
            assert again is not table
            assert (again.session.position, again.session.at) == (table.session.position, 1)

    asyncio.run(run())


def test_a_table_whose_bot_is_choosing_stays_open(database, first_throw):
    first_throw(7)

    async def run():
        pool = Waiting()
        async with opened(database, pool) as (registry, clock):
            created = await registry.create(CreateTable("fords", [Me("Lin"), Computer("first")]))
            table = await registry.find(created.id)
            await throw(table, Seat(0), 0)
            await asyncio.wait_for(pool.asked.wait(), PATIENCE)
            clock.now = 1000
            registry.close_idle()
            assert len(registry) == 1
            pool.go.set()
            await registry._tables[created.id].runner._task
            assert table.session.asked == Seat(0)
            clock.now += IDLE
            registry.close_idle()
            assert len(registry) == 1, "counted from the bot's choice"
            clock.now += 1
            registry.close_idle()
            assert len(registry) == 0

    asyncio.run(run())


def test_a_table_with_a_connection_stays_open(database):
    class Silent:
        """A connection that ignores every message."""

        seat, language, drawing, unsent, pace = None, Language.EN, False, 0, "normal"

        def unseat(self):
            pass

        def send(self, _message):
            pass

    connection = Silent()

    async def run():
        async with opened(database) as (registry, clock):
            created = await registry.create(CreateTable("fords", [Me("Lin"), OpenSeat()]))
            subscribers = (await registry.find(created.id)).subscribers
            subscribers.join(connection)
            clock.now = 1000
            registry.close_idle()
            assert len(registry) == 1
            subscribers.leave(connection)
            clock.now += IDLE + 1
            registry.close_idle()
            assert len(registry) == 0

    asyncio.run(run())


def test_requests_at_once_find_the_same_table(database):
    async def run():
        async with opened(database) as (registry, clock):
            created = await registry.create(CreateTable("fords", [Me("Lin"), OpenSeat()]))
            clock.now = IDLE + 1
            registry.close_idle()
            assert len(registry) == 0
            found = await asyncio.gather(*(registry.find(created.id) for _ in range(10)))
            assert len({id(each) for each in found}) == 1

    asyncio.run(run())


def test_requests_are_served_while_interrupted_games_are_still_to_be_resumed(settings, monkeypatch):
    async def never(_store):
        await asyncio.Event().wait()

    monkeypatch.setattr(Store, "unfinished", never)
    with TestClient(application(settings)) as client:
        table, _ = create(client, me(), OPEN)
        assert client.get(f"/api/tables/{table}").status_code == 200


def test_a_table_that_cannot_be_opened_does_not_keep_others_from_being_resumed(settings, monkeypatch):
    async def unfinished(_store):
        return ("missing", "broken", table)

    async def load(store, name):
        if name == "broken":
            raise RuntimeError("not even an error that was foreseen")
        return await ours(store, name)

    with TestClient(application(replace(settings, pool=lambda _workers: Stopped()))) as client:
        table, _ = create(client, computer(), computer())
    failed: list[str] = []
    ours = Store.load
    monkeypatch.setattr(Store, "unfinished", unfinished)
    monkeypatch.setattr(Store, "load", load)
    monkeypatch.setattr(Telemetry, "failed", lambda _telemetry, _place, error, *_: failed.append(str(error)))
    app = application(settings)
    with TestClient(app) as client:
        finish(client, table)
    assert failed == ["not even an error that was foreseen"]


class Stopped(InProcessPool):
    """Never chooses."""

    async def choose(self, request):
        await asyncio.Event().wait()
