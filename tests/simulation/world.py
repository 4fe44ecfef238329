"""One simulation from beginning to end: `simulate(plan)` raises what breaks a law."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from random import Random
from typing import Any

from tests.apps.web.kit import InProcessPool
from tests.kit.toys.fords import FORDS
from tests.kit.toys.hush import HUSH
from tests.simulation.database import BEGINNING, Database
from tests.simulation.event_loop import Machine, SimulatedLoop
from tests.simulation.faults import fail
from tests.simulation.laws import Broken, Laws, Watching
from tests.simulation.network import Line, Network
from tests.simulation.person import Person, sealed
from tests.simulation.plan import Laid, Plan
from tests.simulation.server import FAILURES, MachineTime, Server
from youyi.apps.web.accounts.wire import SeatShown
from youyi.apps.web.base import server_time
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.base.server_time import ServerTime
from youyi.apps.web.base.telemetry import Telemetry
from youyi.apps.web.live.bots.bot_protocol import BotRequest
from youyi.apps.web.live.registry import table_config
from youyi.apps.web.live.registry.load_table import begun
from youyi.apps.web.notices.notices import NoticeRules
from youyi.apps.web.notices.wire import AskNotices
from youyi.apps.web.server.app import Settings
from youyi.apps.web.wire.http import Computer, CreateTable, OpenSeat, SeatWanted, TakeSeat

GAMES = (FORDS, HUSH)
_NOTICES = NoticeRules(grace=1)
_STALL = 300.0
"""After so many seconds without a move anywhere, nobody will move any more."""


class World:
    """Servers, people, a network and a database."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.loop = SimulatedLoop(Random(f"loop {plan.seed}"), plan.busy)  # type: ignore[abstract]
        self.database = Database(Random(f"disk {plan.seed}"), self.loop.time)
        self.network = Network(self.loop, Random(f"network {plan.seed}"))
        self.clocks: dict[Machine, ServerTime] = {}
        self.telemetry = Telemetry()
        self.laws = Laws(self)
        self.settings = Settings(
            database="simulated", pace=0.05, games=GAMES, pool=lambda _workers: _SlowPool(self), notices=_NOTICES
        )
        self.games = {each.id: each for each in GAMES}
        self.servers = [Server(self, number) for number in range(plan.servers)]
        self.people: list[Person] = []
        self.lines: list[tuple[Server, Line]] = []
        self.tables: list[str] = []
        self.visited: set[str] = set()
        """Tables with a person who plays."""
        self.laid = 0
        self.ended = False
        self.disturbed = False
        """Whether anything failed lately: the store may be away, or a server."""
        self._failure: BaseException | None = None

    def now(self) -> datetime:
        """The true time."""
        return BEGINNING + timedelta(seconds=self.loop.time())

    def broken(self, failure: BaseException, cause: BaseException | None = None) -> None:
        """Note that a law is broken; the first one counts."""
        if self._failure is None:
            failure.__cause__ = cause
            self._failure = failure

    def check(self) -> None:
        """Raise what was noted."""
        if self._failure is not None:
            raise self._failure
        if self.loop.failures:
            failed = self.loop.failures[0]
            raise Broken(f"nobody caught: {failed}") from failed.get("exception")

    async def run(self) -> None:
        """Lay tables, let things fail and be mended, and let every game end."""
        for server in self.servers:
            server.start()
        for fault in self.plan.faults:
            self.loop.call_at(fault.at, fail, self, fault)
        for number, laid in enumerate(self.plan.tables):
            self._begin(self._lay(number, laid))
        while self.loop.time() < self.plan.length:
            await self._look()
        await self._until(self._all_over, "tables do not go on")
        await self._until(self._all_told, "people do not hear of the end")
        self.ended = True
        self.laws.end()

    def hang_up(self, server: Server) -> None:
        """Break every line to a server."""
        for each, line in tuple(self.lines):
            if each is server:
                line.hang_up()

    def _begin(self, work: Any) -> None:
        task = self.loop.create_task(work)

        def done(task: asyncio.Task[None]) -> None:
            if not task.cancelled() and task.exception() is not None:
                self.broken(task.exception())  # type: ignore[arg-type]

        task.add_done_callback(done)

    async def _lay(self, number: int, laid: Laid) -> None:
        random = Random(f"table {self.plan.seed} {number}")
        seats: list[SeatWanted] = [Computer(player="first") if each == "C" else OpenSeat() for each in laid.seats]
        request = CreateTable(game=laid.game, seats=seats, agreement=laid.agreement)
        created = await self._ask(lambda server: lambda: server.registry.create(request))
        self.tables.append(created.id)
        for seat, kind in enumerate(laid.seats):
            if kind != "C":
                text = random.randbytes(32).hex() if kind == "S" else ""
                wanted = TakeSeat(name=f"P{seat}", seat=seat, seal=sealed(text))
                await self._sit(created.id, seat, wanted, text, kind)
        self._come(created.id, None, None, "")
        self.laid += 1

    async def _sit(self, table: str, seat: int, wanted: TakeSeat, text: str, kind: str) -> None:
        try:
            taken = await self._ask(lambda server: lambda: server.registry.sit(table, wanted))
        except RequestError:  # it was given, and the answer was lost
            return
        if kind != "A":
            self.visited.add(table)
            self._come(table, seat, taken.token, text)
        if seat % 2 == 0:
            wants = AskNotices(
                f"https://push.example/{table}{seat}", None, "en", "UTC", None, [SeatShown(table, taken.token)]
            )
            await self._ask(lambda server: lambda: server.notices.ask(wants, "https://youyi.example", None))

    def _come(self, table: str, seat: int | None, token: str | None, text: str) -> None:
        person = Person(self, len(self.people), table, seat, token, text)
        self.people.append(person)
        self._begin(person.play())

    async def _ask(self, question: Any) -> Any:
        random = Random(f"ask {self.plan.seed}")
        while True:
            up = [each for each in self.servers if each.registry is not None]
            if up:
                try:
                    server = random.choice(up)
                    return await server.ask(question(server))
                except FAILURES as failed:  # people try again
                    del failed
            await asyncio.sleep(0.3)

    # The end.

    async def _look(self) -> None:
        await asyncio.sleep(0.5)  # in virtual time
        self.laws.look()
        self.check()

    async def _until(self, holds: Callable[[], bool], what: str) -> None:
        before, since = -1, self.loop.time()
        while not holds():
            moves = self.database.ask("SELECT count(*) FROM move")[0][0]
            if moves != before:
                before, since = moves, self.loop.time()
            if self.loop.time() - since > _STALL:
                raise Broken(what)
            await self._look()

    def _all_over(self) -> bool:
        going = self.database.ask("SELECT id FROM game WHERE over = 0 AND closed IS NULL")
        return self.laid == len(self.plan.tables) and not self.visited.intersection(name for (name,) in going)

    def _all_told(self) -> bool:
        return all(each.over for each in self.people if each.table in self.visited)

    def asked(self, table: str) -> Sequence[int | None]:
        """Who was asked before each stored move of a table."""
        query = "SELECT game, ruleset, rulings, terms FROM game WHERE id = ?"
        game, ruleset, *answers = self.database.ask(query, table)[0]
        session = begun(self.games[game].under(ruleset, *map(json.loads, answers)), None)
        session.replay(row[0] for row in self.database.ask("SELECT text FROM move WHERE game = ? ORDER BY ply", table))
        return session.asked_before


class _SlowPool(InProcessPool):
    """Computers that think for a while, as people do."""

    def __init__(self, world: World) -> None:
        super().__init__()
        self._world, self._random = world, Random(f"pool {world.plan.seed}")

    async def choose(self, request: BotRequest) -> Any:
        chosen = await super().choose(request)
        self.requests.clear()
        await asyncio.sleep(self._random.random() * self._world.plan.think)  # in virtual time
        return chosen


def simulate(plan: Plan) -> World:
    """Run a plan to its end. Raises `Broken`."""
    world = World(plan)
    kept, randbytes = server_time.SERVER_TIME, Random(f"secrets {plan.seed}")
    secrets = table_config.secrets  # type: ignore[attr-defined]
    table_config.secrets = _Secrets(randbytes)  # type: ignore[attr-defined, assignment]
    server_time.SERVER_TIME = MachineTime(world)
    try:
        with Watching(world):
            world.loop.run(world.run())
    finally:
        server_time.SERVER_TIME, table_config.secrets = kept, secrets  # type: ignore[attr-defined]
    return world


class _Secrets:
    """What the standard library's `secrets` gives, from a seed."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self.choice = random.choice
        self.token_bytes = random.randbytes

    def token_urlsafe(self, size: int) -> str:
        """Text."""
        return self._random.randbytes(size).hex()
