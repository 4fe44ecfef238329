"""The registry: tables are put away when nobody is left, and found again; workers think elsewhere."""

from __future__ import annotations

import asyncio
import os
from dataclasses import replace

import pytest
from starlette.testclient import TestClient

from tests.apps.web.kit import Browser, InProcessPool, computer, create, until
from tests.kit.fords import FORDS
from youyi.apps.web import bot_runner
from youyi.apps.web.app import application
from youyi.apps.web.connection import Connection
from youyi.apps.web.limits import Bucket, Buckets, Rate
from youyi.apps.web.registry import TableRegistry
from youyi.apps.web.store import Store
from youyi.apps.web.wire_http import Computer, CreateTable, Me, OpenSeat
from youyi.apps.web.worker_pool import BotRequest, ProcessWorkerPool
from youyi.games import game
from youyi.kernel.committed import Committed
from youyi.kernel.names import Language
from youyi.kernel.rules import Chance, Decision
from youyi.kernel.seats import Seat
from youyi.players.player import player, players_of


class Clock:
    def __init__(self):
        self.now = 0.0

    def __call__(self):
        return self.now


async def opened(database, clock):
    store = await Store.open(database)
    registry = TableRegistry(
        store=store,
        games={"fords": FORDS},
        pool=InProcessPool(),
        pace=0,
        idle=60,
        clock=clock,
    )
    return registry, store


def test_idle_tables_are_closed_and_opened_again(database):
    async def run():
        clock = Clock()
        registry, store = await opened(database, clock)
        laid = await registry.create(CreateTable("fords", [Me("Lin"), Computer("first")]))
        table = await registry.find(laid.id)
        await table.throw(Seat(0), 0)
        position, at = table.session.position, table.session.at
        clock.now = 59
        registry.close_idle()
        assert len(registry) == 1
        clock.now = 120
        registry.close_idle()
        assert len(registry) == 0
        again = await registry.find(laid.id)
        assert again is not table
        assert (again.session.position, again.session.at) == (position, at)
        await registry.close()
        await store.close()

    asyncio.run(run())


def test_a_table_with_listeners_stays(database):
    class Ear:
        seat, language = None, "en"

        def send(self, message):
            pass

    async def run():
        clock = Clock()
        registry, store = await opened(database, clock)
        laid = await registry.create(CreateTable("fords", [Me("Lin"), OpenSeat()]))
        (await registry.find(laid.id)).subscribers.join(Ear())
        clock.now = 1e6
        registry.close_idle()
        assert len(registry) == 1
        await registry.close()
        await store.close()

    asyncio.run(run())


def test_the_same_question_finds_the_same_table(database):
    async def run():
        registry, store = await opened(database, Clock())
        laid = await registry.create(CreateTable("fords", [Me("Lin"), OpenSeat()]))
        registry.close_idle()
        found = await asyncio.gather(*(registry.find(laid.id) for _ in range(10)))
        assert len({id(each) for each in found}) == 1
        await registry.close()
        await store.close()

    asyncio.run(run())


def decision_of_ruqi():
    table = game("ruqi").under()
    position, draws = table.rules.start(), 0
    while isinstance(prompt := table.rules.prompt(position), Chance):
        draws += 1
        position = table.rules.play(position, prompt.odds.draw(Committed(bytes(32)).for_draw(None, draws))).position
    assert isinstance(prompt, Decision)
    view = table.rules.view(position, prompt.seat)
    return table, view, tuple(prompt.moves), prompt.seat


@pytest.mark.parametrize("name", [each.id for each in players_of(game("ruqi"))])
def test_minds_in_processes_choose_as_they_do_here(name):
    table, view, moves, seat = decision_of_ruqi()

    def entropy():
        return Committed(bytes(32)).for_player(seat, 5)

    async def there():
        pool = ProcessWorkerPool(1)
        request = BotRequest(table=table, player=name, view=view, moves=moves, entropy=entropy())
        try:
            return await pool.choose(request)
        finally:
            await pool.close()

    assert asyncio.run(there()) == player(name, table).choose(view, moves, entropy())


def test_a_mind_that_dies_is_replaced():
    table, view, moves, seat = decision_of_ruqi()

    async def run():
        pool = ProcessWorkerPool(1)
        entropy = Committed(bytes(32)).for_player(seat, 5)
        request = BotRequest(table=table, player="first", view=view, moves=moves, entropy=entropy)
        first = await pool.choose(request)
        assert pool._executor is not None
        [worker] = pool._executor._processes  # type: ignore[attr-defined]
        os.kill(worker, 9)
        with pytest.raises(Exception, match="terminated abruptly"):
            await pool.choose(request)
        assert await pool.choose(request) == first
        await pool.close()

    asyncio.run(run())


def test_a_bucket_empties_by_use_and_fills_with_time():
    clock = Clock()
    bucket = Bucket(Rate(burst=2, per_second=1), clock)
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    clock.now = 1.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.now = 100
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_addresses_do_not_share_a_bucket():
    buckets = Buckets(Rate(burst=1, per_second=0), Clock())
    assert [buckets.take(each) for each in ("a", "b", "a")] == [True, True, False]


def test_a_listener_that_falls_behind_is_let_go():
    class Line:
        """A line that takes nothing until it is opened."""

        def __init__(self):
            self.open, self.sent, self.closed = asyncio.Event(), 0, None

        async def send_text(self, _message):
            await self.open.wait()
            self.sent += 1

        async def close(self, code):
            self.closed = code

    async def run():
        line = Line()
        listener = Connection(line, None, Language.EN)  # type: ignore[arg-type]
        for number in range(5000):
            listener.send(str(number))
        line.open.set()
        await asyncio.wait_for(listener._write(), 10)
        return line.sent, line.closed

    assert asyncio.run(run()) == (1000, 1013)


def test_a_computer_that_gave_up_tries_again_when_someone_comes(settings, monkeypatch):
    class Tired(InProcessPool):
        awake = False

        async def choose(self, request):
            if not self.awake:
                raise RuntimeError("asleep")
            return await super().choose(request)

    monkeypatch.setattr(bot_runner, "_MOST_TRIES", 1)
    pool = Tired()
    app = application(replace(settings, pool=lambda _workers: pool))
    with TestClient(app) as client:
        table, _ = create(client, computer(), computer())
        until(lambda: not app.state.registry._tables[table].runner.working, "the bot gives up")
        assert not client.get(f"/api/tables/{table}").json()["over"]
        pool.awake = True
        with client.websocket_connect(f"/ws/tables/{table}") as socket:
            browser = Browser(socket)
            browser.expect("Happened", lambda message: message["over"], "an end")
