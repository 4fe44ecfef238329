"""News between the servers of one database. News is a hint only: what is true stands in the store.

A bus may lose news when its connection breaks; it then tells its listener so (`missed`), which looks at the store.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Protocol, TypeAlias

import msgspec

from youyi.apps.web.base import logs

_CHECK_SECONDS = 2.0
"""How often an idle connection is tried."""
_PATIENCE_SECONDS = 5.0
"""How long connecting or sending may take."""
_PAUSE_SECONDS = 0.5
"""Between two attempts to connect."""
_MOST_AT_ONCE = 100


class _News(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    pass


class TableMoved(_News, frozen=True):
    """A table has `ply` stored moves."""

    table: str
    ply: int


class Changed(_News, frozen=True):
    """A table's seats, its rematch or its end changed in the store."""

    table: str


class SeatsPresent(_News, frozen=True):
    """The seats of a table that are connected to the server that says so, and whether anyone is."""

    table: str
    seats: tuple[int, ...]
    watched: bool
    watching: int = 0
    """How many of them hold no seat."""


class Asking(_News, frozen=True):
    """A server opened a table and asks who is connected to it elsewhere; `SeatsPresent` answers."""

    table: str


class Looking(_News, frozen=True):
    """All pages of the lobby that are open at the server that says so, each by a name that it has given itself."""

    pages: tuple[str, ...]


class Leaving(_News, frozen=True):
    """The server that says so stops: its leases are free, its connections gone."""


News: TypeAlias = TableMoved | Changed | SeatsPresent | Asking | Looking | Leaving


class Letter(msgspec.Struct, frozen=True):
    """News as sent."""

    server: str
    """Who sent it."""
    news: News


class NewsListener(Protocol):
    """Who is told of news."""

    def heard(self, server: str, news: News) -> None:
        """Another server sent news."""
        ...

    def missed(self) -> None:
        """News may have been lost."""
        ...


class BusLine(Protocol):
    """One connection to what carries the letters."""

    async def send(self, letters: Sequence[str]) -> None:
        """Send letters, perhaps none. Raises if the connection does not work."""
        ...

    async def close(self) -> None:
        """Disconnect."""
        ...


Connect: TypeAlias = Callable[[Callable[[str], None], Callable[[], None]], Awaitable[BusLine]]
"""Opens a line: `connect(received, lost)` calls the one with each letter and the other when the connection breaks."""


class Bus:
    """Carries news over a line, which it opens again whenever it breaks."""

    def __init__(self, connect: Connect) -> None:
        self._connect = connect
        self._server = ""
        self._listener: NewsListener | None = None
        self._unsent: dict[tuple[type, str], News] = {}
        self._wake = asyncio.Event()
        self._sent = asyncio.Event()
        """Set while nothing is unsent."""
        self._task: asyncio.Task[None] | None = None

    async def open(self, server: str, listener: NewsListener) -> None:
        """Connect for the first time, and listen in the name of a server. Raises what the connection raises."""
        self._server, self._listener = server, listener
        line = await self._connected()
        self._task = asyncio.create_task(self._keep(line), name="bus")
        await asyncio.sleep(0)  # a task that is cancelled before it begins would not close its line

    def publish(self, news: News) -> None:
        """Send news to every other server, soon. Unsent news of the same kind about the same table is replaced."""
        self._unsent[type(news), getattr(news, "table", "")] = news
        self._sent.clear()
        self._wake.set()

    async def close(self) -> None:
        """Send what is unsent, if that is possible, and disconnect."""
        if self._task is None:
            return
        if self._unsent:
            with suppress(TimeoutError):
                async with asyncio.timeout(_PAUSE_SECONDS):
                    await self._sent.wait()
        while not self._task.done():  # again and again: what a line calls may lose a cancellation
            self._task.cancel()
            await asyncio.wait([self._task], timeout=_PAUSE_SECONDS)

    async def _connected(self) -> BusLine:
        async with asyncio.timeout(_PATIENCE_SECONDS):
            return await self._connect(self._received, self._wake.set)

    async def _keep(self, line: BusLine) -> None:
        while True:
            try:
                await self._carry(line)
            except Exception as error:  # noqa: BLE001  # whatever broke, the answer is a new connection
                logs.write("bus_interrupted", logging.WARNING, reason=type(error).__name__)
            finally:
                with suppress(Exception):
                    async with asyncio.timeout(_PAUSE_SECONDS):
                        await line.close()
            line = await self._again()
            logs.write("bus_restored", logging.WARNING)
            assert self._listener is not None
            self._listener.missed()

    async def _again(self) -> BusLine:
        while True:
            await asyncio.sleep(_PAUSE_SECONDS)
            with suppress(Exception):
                return await self._connected()

    async def _carry(self, line: BusLine) -> None:
        while True:
            if not self._unsent:
                with suppress(TimeoutError):  # not `wait_for`, which may lose a cancellation before Python 3.12
                    async with asyncio.timeout(_CHECK_SECONDS):
                        await self._wake.wait()
            self._wake.clear()
            keys = list(self._unsent)[:_MOST_AT_ONCE]
            batch = {key: self._unsent[key] for key in keys}
            async with asyncio.timeout(_PATIENCE_SECONDS):
                await line.send([encode(self._server, each) for each in batch.values()])
            for key, news in batch.items():
                if self._unsent[key] is news:
                    del self._unsent[key]
            if not self._unsent:
                self._sent.set()

    def _received(self, text: str) -> None:
        try:
            letter = _DECODER.decode(text)
        except msgspec.DecodeError:  # of a release that knows other news
            logs.write("bus_unreadable", logging.WARNING)
            return
        if letter.server != self._server and self._listener is not None:
            self._listener.heard(letter.server, letter.news)


_DECODER = msgspec.json.Decoder(Letter)


def encode(server: str, news: News) -> str:
    """News as a letter."""
    return msgspec.json.encode(Letter(server, news)).decode()
