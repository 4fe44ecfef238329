"""One server of a simulation: the assembly of the real one, on a simulated database, network and clock."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

import sqlalchemy as sql

from tests.apps.web.kit import UNLIMITED
from tests.simulation.database import BEGINNING, SimulatedEngine
from tests.simulation.event_loop import MACHINE, OUTSIDE, Machine
from tests.simulation.network import Line
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.base.limits import TokenBucket
from youyi.apps.web.base.notice import Notice
from youyi.apps.web.base.server_time import ServerTime
from youyi.apps.web.cluster.leases import Leases
from youyi.apps.web.cluster.servers import Servers
from youyi.apps.web.live.line.connection import Connection
from youyi.apps.web.live.peers.bus import Bus
from youyi.apps.web.live.peers.peers import ALONE, Peers
from youyi.apps.web.live.registry.registry import TableRegistry
from youyi.apps.web.server.app import at_work
from youyi.apps.web.store.schema import SERVER
from youyi.apps.web.store.store import Store, StoreClosed
from youyi.apps.web.store.uptime import Uptime
from youyi.kernel.names import Language

if TYPE_CHECKING:
    from tests.simulation.world import World

FAILURES = (sql.exc.SQLAlchemyError, ConnectionError, TimeoutError, StoreClosed)
"""How a request or a start fails when the database does."""
_UNREACHED = 0.2
_AGAIN = 1.0
"""How soon a server that could not begin is started again."""


class MachineTime(ServerTime):
    """The time of the machine on which it is asked for."""

    def __init__(self, world: World) -> None:
        self._world = world
        super().__init__(lambda: BEGINNING, lambda: 0.0)

    def now(self) -> datetime:
        machine = MACHINE.get()
        return self._world.clocks[machine].now() if machine in self._world.clocks else self._world.now()

    def steady(self) -> float:
        return self._world.loop.time()


class Server:
    """A server that is started again after every crash."""

    def __init__(self, world: World, number: int) -> None:
        self._world, self.number, self._starts = world, number, 0
        self.stopping = self._wanted = False
        self.ahead = timedelta()
        """How far the machine's clock is set ahead of the true time."""
        self.machine = Machine(f"server {number}")
        self.machine.alive = False
        self.registry: TableRegistry | None = None
        """None: it does not serve."""
        self.leases: Leases | None = None
        self.peers: Servers | None = None

    @property
    def up(self) -> bool:
        """Whether the machine runs."""
        return self.machine.alive

    def start(self) -> None:
        """Start it, or start it again once it has stopped; it begins to serve in a moment."""
        self._wanted = True
        if self.up:
            return
        self._starts += 1
        self.stopping = False
        self.machine = Machine(f"server {self.number}.{self._starts}")
        self._world.clocks[self.machine] = ServerTime(lambda: self._world.now() + self.ahead, self._world.loop.time)
        self._ending = asyncio.Event()
        self._running = self._world.loop.on(self.machine, self._run(self.machine))

    def crash(self) -> None:
        """End it between two callbacks."""
        self._world.loop.crash(self.machine)
        self._world.network.disconnect(self.machine)
        self.registry = self.leases = self.peers = None
        self._world.hang_up(self)

    def stop(self) -> None:
        """End it in good order."""
        self.stopping, self._wanted = True, False
        self._world.hang_up(self)
        self._ending.set()

    async def _run(self, machine: Machine) -> None:
        while not self._ending.is_set():
            try:
                await self._serve()
            except FAILURES:
                await asyncio.sleep(_AGAIN)
            finally:
                self.registry = self.leases = self.peers = None
        machine.alive = False
        self._world.network.disconnect(machine)
        if self._wanted:
            self.start()

    async def _serve(self) -> None:
        world = self._world
        engine: Any = SimulatedEngine(world.database, alone=not world.plan.shared)
        store = self.store = Store(engine)
        store.uptime = Uptime(engine, store.finish_work, time=world.clocks[MACHINE.get()])
        try:
            async with (
                self._joined(engine) as peers,
                at_work(world.settings, store, world.telemetry, peers) as (registry, _, notices),
            ):
                self.registry, self.notices = registry, notices
                notices.telling._post = self._post  # type: ignore[method-assign, assignment]
                await self._ending.wait()
        finally:
            await store.close()

    @asynccontextmanager
    async def _joined(self, engine: Any) -> AsyncIterator[Peers]:
        world = self._world
        if not world.plan.shared:
            yield ALONE
            return
        name, beats = MACHINE.get().name, world.plan.beats
        leases = Leases(engine, name, beats, changed=lambda _change, _table: world.laws.holds())
        # The database's own arithmetic of times is Postgres's.
        leases._alive = SERVER.c.beat > sql.func.time_ago(beats.alive.total_seconds())
        servers = Servers(name, Bus(world.network.news(MACHINE.get())), leases, beats)
        self.leases, self.peers, hold = leases, servers, servers.hold

        async def held(table: str) -> bool:
            answer = await hold(table)
            if answer:
                world.laws.moves_at(self, leases, table)
            return answer

        servers.hold = held  # type: ignore[method-assign]
        await servers.open()
        try:
            yield servers
        finally:
            await servers.close()

    async def _post(self, notice: Notice, *_to: object) -> str:
        """A browser's push service, which is now and then out of order."""
        network = self._world.network
        await asyncio.sleep(network.way())  # in virtual time
        if network.random.random() < _UNREACHED:
            return "failed"
        self._world.laws.posts((notice.browser, notice.game, notice.seat, notice.kind, notice.number))
        return "sent"

    # What people ask.

    def answer(self, line: Line, table: str) -> asyncio.Task[None]:
        """Serve a line to a table."""
        return self._world.loop.on(self.machine, self._connect(line, table))

    async def _connect(self, line: Line, table: str) -> None:
        if self.registry is None:
            await line.close(1013, "starting")
            return
        try:
            found = await self.registry.find(table)
        except (RequestError, *FAILURES):
            await line.close(1013, "failed")
            return
        await Connection(line, found, Language.EN, UNLIMITED, TokenBucket(UNLIMITED.address_messages)).run()

    async def ask(self, question: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
        """The answer to a request from outside. Raises `ConnectionError` if there is none, and what the server refuses."""
        loop, network, server = self._world.loop, self._world.network, self.machine
        answered: asyncio.Future[Any] = asyncio.Future(loop=loop)

        async def work() -> None:
            try:
                answer, error = await question(), None
            except (RequestError, *FAILURES) as refused:
                answer, error = None, refused
            network.deliver(OUTSIDE, loop.time() + network.way(), arrive, answer, error)

        def arrive(answer: Any, error: Exception | None) -> None:
            if not answered.done():
                (answered.set_result if error is None else answered.set_exception)(answer if error is None else error)

        network.deliver(server, loop.time() + network.way(), lambda: loop.on(server, work()))
        try:
            async with asyncio.timeout(20):
                return await answered
        except TimeoutError:
            raise ConnectionError("no answer") from None
