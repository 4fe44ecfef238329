"""The figures of a server under load, one function each, with the bar that each is held to."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from websockets.asyncio.client import ClientConnection

from youyi.apps.web.bench import clients
from youyi.apps.web.bench.clients import Times, many, opened, playing, share
from youyi.apps.web.bench.server import Server, ServerSetup, server
from youyi.apps.web.bench.stored import Stored, erase, played, write
from youyi.games import game as catalogued

MB = 1_000_000
_KB = 1000
_BACK = 1.5
"""Memory has come back when it is at most so many times what it was before."""
RAISED = 1000
"""By how much the limits of one address are raised: all clients have the same one."""


@dataclass(frozen=True, slots=True)
class BenchFigure:
    """One measured value, and the bar it must stay below, if there is one."""

    figure: str
    what: str
    value: float | None
    """None: it could not be measured; another row says what happened instead."""
    unit: str
    bar: float | None = None

    @property
    def met(self) -> bool | None:
        """Whether the bar is met; None without a bar."""
        return None if self.bar is None else self.value is not None and self.value < self.bar


def _time(figure: str, what: str, times: Sequence[float], part: float, bar: float | None = None) -> BenchFigure:
    """The time below which a part of all answers came."""
    return BenchFigure(figure, what, share(times, part) if times else None, "ms", bar)


@dataclass(frozen=True, slots=True, kw_only=True)
class BenchPlan:
    """What is measured, where, and how much of it."""

    wanted: ServerSetup
    seconds: float = 20
    """How long each load is kept up."""
    scale: float = 1
    """A part of the number of tables and sockets, for a quick look; the bars hold for 1."""
    after: float = 700
    """Seconds for which memory may take to come back: tables that nobody uses are closed after 600."""

    def count(self, whole: int) -> int:
        """A scaled number of tables or sockets."""
        return max(2, round(whole * self.scale))


Figure: TypeAlias = Callable[[BenchPlan], Coroutine[Any, Any, list[BenchFigure]]]


@asynccontextmanager
async def _filled(plan: BenchPlan, *tables: Stored, per_address: float = RAISED) -> AsyncIterator[Server]:
    """A server whose store holds these tables."""
    wanted = replace(plan.wanted, per_address=per_address)
    async with server(wanted):
        pass  # it creates the schema of its release
    await write(wanted.database, tables)
    try:
        async with server(wanted) as running:
            yield running
    finally:
        await erase(wanted.database, tables)


def _tables(prefix: str, count: int, like: Stored | None = None) -> list[Stored]:
    model = like or Stored(id="")
    return [replace(model, id=f"bench{prefix}{number:06}") for number in range(count)]


async def moves(plan: BenchPlan) -> list[BenchFigure]:
    """500 tables of two people, each of whom moves every 2 seconds."""
    tables, times = _tables("moves", plan.count(500)), Times()
    async with _filled(plan, *tables) as running, playing(running, tables, 2, times):
        await asyncio.sleep(5)
        times.clear()
        before, own = running.processor, time.process_time()
        await asyncio.sleep(plan.seconds)
        used, own = running.processor - before, time.process_time() - own
        return [
            _time("moves", "p50", times.answers, 0.5),
            _time("moves", "p99", times.answers, 0.99, 100),
            BenchFigure("moves", "answers a second", len(times.answers) / plan.seconds, ""),
            BenchFigure("moves", f"refused or cut off{times.told}", times.lost, "", 1),
            BenchFigure("moves", "processor", 100 * used / plan.seconds, "%"),
            BenchFigure("moves", "processor of the clients", 100 * own / plan.seconds, "%"),
            BenchFigure("moves", "memory", running.memory / MB, "MB", 400),
        ]


async def idle(plan: BenchPlan) -> list[BenchFigure]:
    """2,000 sockets that only watch."""
    tables, count = _tables("idle", 20), plan.count(2000)
    async with _filled(plan, *tables) as running:
        await clients.closed(await many([lambda table=table: _watcher(running, table) for table in tables]))  # type: ignore[misc]
        before = running.memory
        spread = [tables[number % len(tables)] for number in range(count)]
        sockets = await many([lambda table=table: _watcher(running, table) for table in spread])  # type: ignore[misc]
        await asyncio.sleep(2)
        each = (running.memory - before) / count
        await clients.closed(sockets)
        return [BenchFigure("idle", "memory of a socket", each / _KB, "kB", 30)]


async def watchers(plan: BenchPlan) -> list[BenchFigure]:
    """1,000 watchers at one table where two people play."""
    (table,), times = _tables("watch", 1), Times()
    async with _filled(plan, table) as running:
        sockets = await many([lambda: _watcher(running, table)] * plan.count(1000))
        listening = [asyncio.create_task(_watch(each)) for each in sockets]
        async with playing(running, [table], 0.5, times):
            await asyncio.sleep(plan.seconds)
        gone = sum(task.done() for task in listening)
        await clients.ended(listening)
        await clients.closed(sockets)
        return [
            _time("watchers", "p50", times.answers, 0.5),
            _time("watchers", "p99", times.answers, 0.99, 100),
            BenchFigure("watchers", f"moves refused or cut off{times.told}", times.lost, "", 1),
            BenchFigure("watchers", "watchers cut off", gone, "", 1),
        ]


async def _watcher(running: Server, table: Stored) -> ClientConnection:
    """A socket that has received its snapshot."""
    socket = await opened(running, table.id)
    await socket.recv()
    return socket


async def _watch(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


PAGES: Mapping[str, str] = {
    "transcript": "/api/tables/{table}/transcript",
    "record": "/api/tables/{table}/record",
    "QR": "/api/qr?text={address}/tables/{table}?n={number}",
}


async def pages(plan: BenchPlan) -> list[BenchFigure]:
    """Four clients that ask for costly pages without pause, beside two people who play."""
    (witness,) = _tables("witness", 1)
    long = Stored(
        id="benchlong0001", game="dama", players=("random",) * _seats("dama"), moves=played("dama"), over=True
    )
    found = list[BenchFigure]()
    for name, path in PAGES.items():
        times = Times()
        async with _filled(plan, witness, long, per_address=1) as running, playing(running, [witness], 0.1, times):
            await asyncio.sleep(1)
            times.clear()
            hammers = [asyncio.create_task(_hammer(running, path, long.id, number)) for number in range(4)]
            await asyncio.sleep(plan.seconds / 2)
            answered = [task.get_name() for task in hammers if task.done()]
            await clients.ended(hammers)
        assert not answered, "a client gave up"
        found += [
            _time("pages", f"witness beside {name}, p50", times.answers, 0.5),
            _time("pages", f"witness beside {name}, p99", times.answers, 0.99, 50),
            BenchFigure("pages", f"witness beside {name}, refused or cut off{times.told}", times.lost, "", 1),
        ]
    return found


def _seats(game: str) -> int:
    return catalogued(game).under().rules.seats


async def _hammer(running: Server, path: str, table: str, first: int) -> None:
    number = first
    while True:
        await clients.request(running, path.format(table=table, address=running.address, number=number))
        number += 4


async def finished(plan: BenchPlan) -> list[BenchFigure]:
    """10,000 finished tables, opened one after another."""
    tables = _tables("over", plan.count(10_000), Stored(id="", moves=played(), over=True))
    async with _filled(plan, *tables) as running:
        await clients.request(running, f"/api/tables/{tables[0].id}")
        before, began = running.memory, time.perf_counter()
        for table in tables:
            status, _ = await clients.request(running, f"/api/tables/{table.id}")
            assert status == 200, status
        each = (time.perf_counter() - began) / len(tables)
        at_end, peak = running.memory, running.peak
        closing = time.perf_counter()
        for _ in range(int(plan.after)):
            if running.memory <= _BACK * before:
                break
            await asyncio.sleep(1)
        return [
            BenchFigure("finished", "memory before", before / MB, "MB"),
            BenchFigure("finished", "highest memory", peak / MB, "MB"),
            BenchFigure("finished", "memory at the end", at_end / MB, "MB"),
            BenchFigure("finished", "memory afterwards", running.memory / MB, "MB", _BACK * before / MB + 1),
            BenchFigure("finished", "time until then", time.perf_counter() - closing, "s"),
            BenchFigure("finished", "one table", 1000 * each, "ms"),
        ]


async def start(plan: BenchPlan) -> list[BenchFigure]:
    """The start with 10,000 finished and 2,000 unfinished tables of computers."""
    over = Stored(id="", moves=played(), over=True)
    going = Stored(id="", players=("random", "random"), moves=played(most=20))
    tables = _tables("done", plan.count(10_000), over) + _tables("going", plan.count(2000), going)
    async with _filled(plan, *tables) as running:
        times, tried = list[float](), time.perf_counter()
        while time.perf_counter() - tried < 5:
            asked = time.perf_counter()
            await clients.request(running, "/api/tables")
            times.append(time.perf_counter() - asked)
            await asyncio.sleep(0.05)
        return [
            BenchFigure("start", "first answer", running.started, "s", 1),
            _time("start", "answers of the first 5 s, p99", times, 0.99),
            BenchFigure("start", "memory after 5 s", running.memory / MB, "MB"),
        ]


FIGURES: Mapping[str, Figure] = {
    "moves": moves,
    "idle": idle,
    "watchers": watchers,
    "pages": pages,
    "finished": finished,
    "start": start,
}
