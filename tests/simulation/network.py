"""What lies between machines: the news of the servers, and the lines of people, with delay, loss, repetition and cuts."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextvars import copy_context
from dataclasses import dataclass
from random import Random
from typing import Any

from tests.simulation.event_loop import MACHINE, OUTSIDE, Machine, SimulatedLoop
from youyi.apps.web.live.line.browser_line import Gone
from youyi.apps.web.live.peers.bus import BusLine, Connect

_NOTICED = 2.0
"""How long it takes at most until a server notices that its line is cut."""


@dataclass
class Weather:
    """How the network is."""

    delay: float = 0.005
    """The longest way of a message, in seconds."""
    repeats: float = 0.0
    """How often news comes twice, the second time later."""
    lost: float = 0.0
    """How often news is lost; its line breaks soon after, as a connection does that lost something."""


class Network:
    """Carries what machines say to one another."""

    def __init__(self, loop: SimulatedLoop, random: Random) -> None:
        self.loop, self.random = loop, random
        self.weather = Weather()
        self.cut: set[Machine] = set()
        """Servers that hear and send no news."""
        self._lines: list[_NewsLine] = []

    def way(self) -> float:
        """How long a message takes, in seconds."""
        return self.random.random() * self.weather.delay

    def deliver(self, to: Machine, at: float, receive: Callable[..., Any], *message: Any) -> None:
        """Let a machine receive a message at a time."""
        context = copy_context()
        context.run(MACHINE.set, to)
        self.loop.call_at(at, receive, *message, context=context)

    # News.

    def news(self, machine: Machine) -> Connect:
        """How a server connects to what carries the news."""

        async def connect(received: Callable[[str], None], lost: Callable[[], None]) -> BusLine:
            await asyncio.sleep(self.way())  # in virtual time
            if machine in self.cut:
                raise ConnectionError("the network is cut")
            line = _NewsLine(self, machine, received, lost)
            self._lines.append(line)
            return line

        return connect

    def post(self, letters: Sequence[str], sender: _NewsLine) -> None:
        """Send news to everybody who listens."""
        for line in tuple(self._lines):
            for letter in letters:
                if self.random.random() < self.weather.lost:
                    line.break_soon()
                    continue
                line.expect(letter, self.loop.time() + self.way())
                if self.random.random() < self.weather.repeats:
                    line.expect(letter, self.loop.time() + self.way())

    def disconnect(self, machine: Machine) -> None:
        """Cut a server off from the news: it notices after a while."""
        self.cut.add(machine)
        for line in self._lines:
            if line.machine is machine:
                line.break_soon()

    def end(self, line: _NewsLine) -> None:
        """Carry nothing more on a line."""
        if line in self._lines:
            self._lines.remove(line)


class _NewsLine:
    """One server's connection to what carries the news: in order, as a connection is."""

    def __init__(
        self, network: Network, machine: Machine, received: Callable[[str], None], lost: Callable[[], None]
    ) -> None:
        self._network, self.machine = network, machine
        self._received, self._lost = received, lost
        self._latest = 0.0
        self._broken = False

    def expect(self, letter: str, at: float) -> None:
        """Receive news, after all that was sent before."""
        self._latest = max(self._latest, at)
        self._network.deliver(self.machine, self._latest, self._receive, letter)

    def _receive(self, letter: str) -> None:
        if not self._broken and self.machine not in self._network.cut:
            self._received(letter)

    def break_soon(self) -> None:
        """What is sent from now on is lost; the server notices after a while."""
        if not self._broken:
            self._broken = True
            self._network.end(self)
            noticed = self._network.loop.time() + self._network.random.random() * _NOTICED
            self._network.deliver(self.machine, noticed, self._lost)

    async def send(self, letters: Sequence[str]) -> None:
        await asyncio.sleep(self._network.way())  # in virtual time
        if self._broken or self.machine in self._network.cut:
            raise ConnectionError("the network is cut")
        self._network.post(letters, self)

    async def close(self) -> None:
        self._network.end(self)


class Broken(Exception):
    """A person's line to a server is broken."""


class Line:
    """A person's line to one server: each end has what arrived there."""

    def __init__(self, network: Network, server: Machine) -> None:
        self._network, self._server = network, server
        self._to_server: asyncio.Queue[str | None] = asyncio.Queue()
        self._to_person: asyncio.Queue[str | None] = asyncio.Queue()
        self._latest = {server: 0.0, OUTSIDE: 0.0}
        self.broken = False

    # The person's end.

    async def hear(self) -> str:
        """The next message of the server. Raises `Broken`."""
        message = await self._to_person.get()
        if message is None:
            raise Broken
        return message

    def say(self, message: str) -> None:
        """Send a message; nobody knows whether it arrives."""
        self._carry(self._server, self._to_server.put_nowait, message)

    def hang_up(self) -> None:
        """Break the line: the person is told at once, the server later, or never if it has crashed."""
        if not self.broken:
            self._carry(self._server, self._to_server.put_nowait, None)
            self.broken = True
            self._to_person.put_nowait(None)

    # The server's end (`BrowserLine`).

    async def receive(self) -> str | None:
        message = await self._to_server.get()
        if message is None:
            raise Gone
        return message

    async def send_text(self, message: str, /) -> None:
        if self.broken:
            raise Gone
        self._carry(OUTSIDE, self._to_person.put_nowait, message)

    async def close(self, code: int, reason: str) -> None:
        del code, reason
        self._carry(OUTSIDE, self._to_person.put_nowait, None)

    def _carry(self, to: Machine, put: Callable[[str | None], None], message: str | None) -> None:
        if not self.broken:
            self._latest[to] = at = max(self._latest[to], self._network.loop.time() + self._network.way())
            self._network.deliver(to, at, put, message)
