"""People and watchers at tables of a server, without a browser; every answer to a move is timed."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from youyi.apps.web.bench.server import Server
from youyi.apps.web.bench.stored import Stored

T = TypeVar("T")

_AT_ONCE = 50
_PATIENCE = 60


def share(times: Iterable[float], part: float) -> float:
    """The time below which this part of all times lies, in milliseconds; NaN for none."""
    ordered = sorted(times)
    return 1000 * ordered[min(len(ordered) - 1, int(len(ordered) * part))] if ordered else float("nan")


async def opened(server: Server, table: str, *, compression: str | None = "deflate") -> ClientConnection:
    """A socket at a table, which offers compression as browsers do. Whoever opens it closes it."""
    address = f"{server.sockets}/ws/tables/{table}"
    return await connect(address, compression=compression, max_size=None, max_queue=None, open_timeout=_PATIENCE)


async def many(works: Iterable[Callable[[], Awaitable[T]]]) -> list[T]:
    """Do many things, some at once."""
    free = asyncio.Semaphore(_AT_ONCE)

    async def one(work: Callable[[], Awaitable[T]]) -> T:
        async with free:
            return await work()

    return list(await asyncio.gather(*(one(work) for work in works)))


class _Offer(msgspec.Struct):
    text: str


class _Asked(msgspec.Struct):
    type: str
    seat: int | None = None
    offers: tuple[_Offer, ...] = ()


class _Heard(msgspec.Struct):
    """What a person here needs of a message. The rest is skipped: the clients share the machine with the server."""

    type: str
    at: int = 0
    seat: int | None = None
    asked: _Asked | None = None
    code: str = ""


_DECODER = msgspec.json.Decoder(_Heard)


@dataclass(slots=True)
class Times:
    """What people at tables measured."""

    answers: list[float] = field(default_factory=list)
    """From sending a move to hearing it, in seconds."""
    refused: Counter[str] = field(default_factory=Counter)
    """By code."""
    closed: int = 0
    """Sockets that the server closed."""

    def clear(self) -> None:
        """Begin again; what was refused or closed before counts all the same."""
        self.answers.clear()

    @property
    def lost(self) -> int:
        """How many moves were refused and sockets closed."""
        return self.refused.total() + self.closed

    @property
    def told(self) -> str:
        """What those were, the most frequent first: ` (failed 12, closed 2)`; nothing if there were none."""
        causes = [f"{code} {count}" for code, count in self.refused.most_common()]
        causes += [f"closed {self.closed}"] if self.closed else []
        return f" ({', '.join(causes)})" if causes else ""


class Person:
    """Holds a seat, and acts about `pause` seconds after its latest action once it is asked again.

    Each pause is drawn from half to one and a half times that: with equal pauses, all whom one slow moment has made wait
    would act at the same moment for ever after, as people never do.
    """

    def __init__(self, socket: ClientConnection, token: str, pause: float, times: Times) -> None:
        self._socket = socket
        self._token = token
        self._pause = pause
        self._pauses = random.Random(token)  # noqa: S311  # the same in every run
        self._times = times
        self._sent: tuple[int, float] | None = None
        self._next = time.perf_counter()
        self._seat: int | None = None
        self._acting: asyncio.Task[None] | None = None

    def wait(self, seconds: float) -> None:
        """Do not act for so long."""
        self._next = time.perf_counter() + seconds

    async def play(self) -> None:
        """Play until cancelled, or until the socket is closed."""
        try:
            await self._say({"type": "Sit", "token": self._token})
            async for text in self._socket:
                self._hear(_DECODER.decode(text))
        except ConnectionClosed:
            pass
        finally:
            if self._acting is not None:
                self._acting.cancel()
        self._times.closed += 1

    def _hear(self, message: _Heard) -> None:
        if message.type == "Snapshot":
            self._seat = message.seat
        elif message.type == "Happened" and self._sent is not None and message.at > self._sent[0]:
            self._times.answers.append(time.perf_counter() - self._sent[1])
            self._sent = None
        elif message.type == "Refused":
            self._times.refused[message.code] += 1
            self._sent = None
        asked = message.asked
        if asked is not None and asked.type in ("Throws", "Choose") and asked.seat == self._seat is not None:
            if self._acting is not None:
                self._acting.cancel()
            self._acting = asyncio.create_task(self._act(message.at, asked))

    async def _act(self, at: int, asked: _Asked) -> None:
        await asyncio.sleep(self._next - time.perf_counter())
        self._next = time.perf_counter() + self._pause * self._pauses.uniform(0.5, 1.5)
        answer: dict[str, Any] = {"type": "Throw"}
        if asked.type == "Choose":
            answer = {"type": "Move", "text": asked.offers[0].text}
        self._sent = (at, time.perf_counter())
        with suppress(ConnectionClosed):
            await self._say({"at": at, **answer})

    async def _say(self, message: dict[str, Any]) -> None:
        await self._socket.send(json.dumps(message))


@asynccontextmanager
async def playing(server: Server, tables: Iterable[Stored], pause: float, times: Times) -> AsyncIterator[None]:
    """People on every person's seat of the tables, spread over the pause; they leave at the end."""
    seats = [(table, seat) for table in tables for seat, name in enumerate(table.players) if name is None]
    sockets = await many([lambda table=table: opened(server, table.id) for table, _ in seats])  # type: ignore[misc]
    people = list[asyncio.Task[None]]()
    for number, ((table, seat), socket) in enumerate(zip(seats, sockets, strict=True)):
        person = Person(socket, table.token(seat), pause, times)
        person.wait(pause * number / len(seats))
        people.append(asyncio.create_task(person.play()))
    try:
        yield
    finally:
        await ended(people)
        await closed(sockets)


async def ended(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel tasks and wait for them."""
    left = set(tasks)
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=1)


async def closed(sockets: Iterable[ClientConnection]) -> None:
    """Drop sockets without waiting for the other side."""
    for socket in sockets:
        socket.transport.abort()
    await asyncio.sleep(0)


async def request(
    server: Server, path: str, *headers: str, method: str = "GET", body: bytes = b""
) -> tuple[int, bytes]:
    """One HTTP request on a connection of its own: the status and the body, as they came."""
    host, _, port = server.address.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port), limit=2**22)
    named = () if any(each.lower().startswith("host:") for each in headers) else (f"Host: {host}:{port}",)
    length = (f"Content-Length: {len(body)}",) if body else ()
    head = "\r\n".join((f"{method} {path} HTTP/1.1", *named, *length, *headers, "Connection: close", "", ""))
    try:
        writer.write(head.encode("latin-1") + body)
        async with asyncio.timeout(_PATIENCE):
            whole = await reader.read(-1)
    finally:
        writer.close()
    first, _, rest = whole.partition(b"\r\n\r\n")
    return int(first.split()[1]) if first else 0, rest
