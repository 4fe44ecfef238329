"""Kills servers while people play, and counts what was lost: `python -m tests.apps.web.chaos.kills sqlite|postgres [KILLS]`.

On Postgres two servers share the database and one of them, chosen at random, is killed at a time. People at tables of all
three games connect to whichever server runs. In the end every move that anyone was shown must be stored as it was shown,
every table's log must be without gaps, and every table must move.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import create_async_engine

from tests.apps.web.chaos.people import Ledger, Person
from tests.apps.web.kit import eventually
from tests.apps.web.processes import postgres
from tests.apps.web.processes.servers import Servers
from tests.kit.patience import PATIENCE
from youyi.apps.web.store.database import database_url
from youyi.apps.web.store.schema import GAME, LEASE, MOVE, SEAT, SERVER

BEAT_SECONDS = 1.5
MOVES = 60
"""How many moves are acknowledged before harm is done."""
KINDS = ((), (0,), (1,), None)
"""Which seats of a table computers hold; None: all of them, before watchers."""


@dataclass
class Result:
    """What a run found; the first six must be 0."""

    lost: int = 0
    changed: int = 0
    contradictions: int = 0
    gaps: int = 0
    repeats: int = 0
    stuck: int = 0
    kills: int = 0
    tables: int = 0
    acknowledged: int = 0
    seen: int = 0
    sent: int = 0
    stored: int = 0
    connections: int = 0
    refused: dict[str, int] = field(default_factory=dict)
    start_seconds: tuple[float, float] = (0, 0)
    """Median and longest."""
    pauses: tuple[float, float, float] = (0, 0, 0)
    """Between a kill and the next move of a table of computers: median, 99th percentile, longest, in seconds.

    Where the next kill came before that move, the pause is measured from there.
    """
    longest_stand: float = 0
    """The longest that a table of computers stood still, however many kills fell into it, in seconds."""
    takeovers: tuple[int, float, float] = (0, 0, 0)
    """How many killed servers held leases; until the last of these was another's: median and longest, in seconds."""
    pauses_of_orphans: int = 0
    """How many of these pauses exceeded one second: the killed server had moved there."""

    @property
    def faults(self) -> int:
        return self.lost + self.changed + self.contradictions + self.gaps + self.repeats + self.stuck


class Chaos:
    """A run: servers, tables, people, kills."""

    def __init__(self, database: str, servers: Servers) -> None:
        self.database = database
        self.servers = servers
        self.ledger = Ledger()
        self.kills: list[float] = []
        self.takeovers: list[float] = []
        self._people: set[asyncio.Task[None]] = set()
        self._ended = False

    async def open_table(self, game: dict[str, Any], computers: tuple[int, ...] | None) -> None:
        """Create a table and let people sit down."""
        count = game["seats"]["usual"]
        player = {"kind": "computer", "player": "random"}
        held = range(count) if computers is None else computers
        seats = [player if seat in held else {"kind": "open"} for seat in range(count)]
        table = (await self.servers.ask("/api/tables", {"game": game["id"], "seats": seats}))["id"]
        tokens: dict[int | None, str | None] = {}
        for seat in set(range(count)) - set(held):
            name = {"name": f"P{seat}", "seat": seat}
            tokens[seat] = (await self.servers.ask(f"/api/tables/{table}/sit", name))["token"]
        self.ledger.heads[table] = (
            0  # from here on it must go on: an answer lost before this leaves a seat without its person
        )
        people = [Person(self.servers, self.ledger, table, seat, token) for seat, token in tokens.items()]
        people.append(Person(self.servers, self.ledger, table, None, None))
        await asyncio.gather(*(each.play() for each in people))
        if not self._ended:
            self._seat(game, computers)

    def _seat(self, game: dict[str, Any], computers: tuple[int, ...] | None) -> None:
        task = asyncio.create_task(self._keep_opening(game, computers))
        self._people.add(task)
        task.add_done_callback(self._people.discard)

    async def _keep_opening(self, game: dict[str, Any], computers: tuple[int, ...] | None) -> None:
        """Open a table; one whose server was killed while it was made is left to itself."""
        try:
            await self.open_table(game, computers)
        except AssertionError:
            if not self._ended:
                self._seat(game, computers)

    async def run(self, harm: Callable[[], Awaitable[None]]) -> Result:
        """Let people play while `harm` is done, and judge."""
        for game in await self.servers.ask("/api/games"):
            for computers in KINDS:
                self._seat(game, computers)
        await self.moved(MOVES)
        await harm()
        self._ended = True
        stuck = await self._stuck()
        for each in tuple(self._people):
            each.cancel()
        await asyncio.gather(*self._people, return_exceptions=True)
        return await self._judged(stuck)

    async def moved(self, more: int) -> None:
        """Wait until so many more moves are acknowledged."""
        enough = len(self.ledger.acknowledged) + more
        await eventually(lambda: len(self.ledger.acknowledged) >= enough, f"{more} more moves", PATIENCE)

    async def noticed(self) -> None:
        """Wait until one more person is told that the store failed."""
        before = self.ledger.refused["failed"]
        await eventually(
            lambda: self.ledger.refused["failed"] > before, "somebody hears that the store failed", PATIENCE
        )

    async def _stuck(self) -> int:
        """How many tables neither move nor end."""
        before = dict(self.ledger.heads)
        deadline = time.monotonic() + PATIENCE
        while True:
            still = {name for name in before if self.ledger.heads[name] == before[name]} - self.ledger.over
            if not still or time.monotonic() > deadline:
                if still:
                    sys.stderr.write(f"stuck: {sorted(still)}\n")
                return len(still)
            await asyncio.sleep(0.2)

    async def _judged(self, stuck: int) -> Result:
        told = self.ledger.seen | {key: text for key, text in self.ledger.acknowledged.items() if text is not None}
        acknowledged = set(self.ledger.acknowledged)  # before the store is read: what comes later may be missing there
        engine = create_async_engine(database_url(self.database), poolclass=sql.NullPool)
        async with engine.connect() as connection:
            query = sql.select(MOVE.c.game, MOVE.c.ply, MOVE.c.text, MOVE.c.at).order_by(MOVE.c.game, MOVE.c.ply)
            rows = (await connection.execute(query)).all()
            people = sql.select(SEAT.c.game).where(SEAT.c.kind != "computer")
            computers = (await connection.scalars(sql.select(GAME.c.id).where(GAME.c.id.not_in(people)))).all()
        moves = {(row.game, row.ply): row.text for row in rows}
        result = Result(stuck=stuck, kills=len(self.kills), tables=len(self.ledger.heads), stored=len(rows))
        result.lost = sum(key not in moves for key in {*told, *acknowledged})
        result.changed = sum(key in moves and moves[key] != text for key, text in told.items())
        result.contradictions = len(self.ledger.contradictions)
        result.repeats = len(rows) - len(moves)
        highest: dict[str, int] = {}
        for game, ply in moves:
            highest[game] = max(highest.get(game, -1), ply)
        result.gaps = sum(top + 1 for top in highest.values()) - len(moves)
        result.acknowledged, result.seen, result.sent = len(acknowledged), len(told), self.ledger.sent
        result.connections, result.refused = self.ledger.connections, dict(self.ledger.refused)
        took = sorted(each for server in self.servers.each for each in server.took)
        result.start_seconds = (round(took[len(took) // 2], 2), round(took[-1], 2))
        if self.takeovers:
            slow = sorted(self.takeovers)
            result.takeovers = (len(slow), round(slow[len(slow) // 2], 2), round(slow[-1], 2))
        self._measure_pauses(result, rows, set(computers))
        return result

    def _measure_pauses(self, result: Result, rows: Any, computers: set[str]) -> None:
        times: dict[str, list[float]] = {}
        for row in rows:
            if row.game in computers:
                at: datetime = row.at if row.at.tzinfo else row.at.replace(tzinfo=UTC)
                times.setdefault(row.game, []).append(at.timestamp())
        pauses = []
        for kill, following in pairwise([*self.kills, float("inf")]):
            for moves in times.values():
                if min(moves) < kill < max(moves):
                    moved = min(each for each in moves if each > kill)
                    result.longest_stand = max(result.longest_stand, round(moved - kill, 2))
                    if moved < following:
                        pauses.append(moved - kill)
        pauses.sort()
        if pauses:
            middle, high = (pauses[min(len(pauses) - 1, int(len(pauses) * share))] for share in (0.5, 0.99))
            result.pauses = (round(middle, 2), round(high, 2), round(pauses[-1], 2))
            result.pauses_of_orphans = sum(each > 1 for each in pauses)


_HOLDERS = sql.select(LEASE.c.server).distinct()


async def taken_over(chaos: Chaos) -> None:
    """Wait until no lease is held by a server that has not beaten since now, and note how long that took."""
    engine = create_async_engine(database_url(chaos.database), poolclass=sql.NullPool)
    async with engine.connect() as connection:
        began, now = time.monotonic(), await connection.scalar(sql.select(sql.func.clock_timestamp()))
        holders = set((await connection.scalars(_HOLDERS)).all())
        alive = sql.select(SERVER.c.id).where(SERVER.c.beat > now)
        dead = sql.select(sql.func.count()).where(LEASE.c.server.not_in(alive)).select_from(LEASE)
        await asyncio.sleep(BEAT_SECONDS)  # until then the living have not beaten since, either
        while await connection.scalar(dead):
            await connection.rollback()
            assert time.monotonic() - began < PATIENCE, "leases of a dead server are not taken over"
            await asyncio.sleep(0.1)
        if holders - set((await connection.scalars(alive)).all()):
            chaos.takeovers.append(time.monotonic() - began)


async def all_hold_leases(chaos: Chaos) -> None:
    """Wait until each of several servers holds a lease."""
    engine = create_async_engine(database_url(chaos.database), poolclass=sql.NullPool)
    deadline = time.monotonic() + PATIENCE
    while True:
        async with engine.connect() as connection:
            if len((await connection.scalars(_HOLDERS)).all()) >= len(chaos.servers.each):
                return
        assert time.monotonic() < deadline, "a server holds no lease"
        await asyncio.sleep(0.1)


async def kill_again_and_again(chaos: Chaos, kills: int, pause: tuple[float, float], away: float) -> None:
    """Kill a server at random, leave it dead for up to `away` seconds, and start it again."""
    for number in range(kills):
        await asyncio.sleep(random.uniform(*pause))
        if len(chaos.servers.each) > 1:
            await all_hold_leases(chaos)
        victim = random.choice(chaos.servers.each)
        chaos.kills.append(time.time())
        await victim.end()
        if len(chaos.servers.each) > 1 and not number % 2:
            await taken_over(chaos)
        else:
            await asyncio.sleep(random.uniform(0, away))
        await victim.start()
        if number % 10 == 9:
            sys.stderr.write(f"{number + 1} kills, {len(chaos.ledger.acknowledged)} moves acknowledged\n")


async def kill_servers(database: str, folder: Path, servers: int, kills: int) -> Result:
    """A whole run with kills."""
    async with Servers(database, folder, servers) as running:
        chaos = Chaos(database, running)
        pause, away = ((1.0, 3.5), 0.3) if servers == 1 else ((1.0, 4.0), 4.0)
        return await chaos.run(lambda: kill_again_and_again(chaos, kills, pause, away))


def main(kind: str, kills: int) -> Result:
    """Run on a fresh database."""
    with tempfile.TemporaryDirectory() as folder:
        if kind == "sqlite":
            return asyncio.run(kill_servers(f"{folder}/chaos.sqlite3", Path(folder), 1, kills))
        programs = postgres.programs()
        assert programs is not None, "needs Postgres"
        with postgres.server(programs) as create:
            return asyncio.run(kill_servers(create(), Path(folder), 2, kills))


if __name__ == "__main__":
    given = dict(enumerate(sys.argv[1:]))
    sys.stdout.write(json.dumps(asdict(main(given.get(0, "sqlite"), int(given.get(1, 20)))), indent=1) + "\n")
