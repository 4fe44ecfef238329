"""Holes 1 to 4: memory, descriptors and time that strangers could take."""

from __future__ import annotations

import asyncio
import contextlib
import json
from pathlib import Path

from tests.apps.web.holes.kit import (
    LONG,
    MB,
    WITNESS,
    Finding,
    RawSocket,
    ask,
    below,
    deflated,
    expected,
    folder,
    latencies,
    stored,
    witnessed,
)
from youyi.apps.web.bench.clients import ended, request
from youyi.apps.web.bench.figures import PAGES
from youyi.apps.web.bench.server import Server, ServerSetup, server

SPEAK = json.dumps({"type": "Speak", "language": "en"}).encode()
SECONDS = 20


async def slow_readers(source: Path) -> list[Finding]:
    """1: ten sockets ask for snapshots and never read."""
    async with stored(source, LONG, WITNESS) as running, witnessed(running) as times:
        before = highest = running.memory
        silent = [await RawSocket.open(running, LONG.id) for _ in range(10)]
        for _ in range(SECONDS * 20):
            for each in silent:
                each.send(SPEAK)
            await asyncio.gather(*(each.settle() for each in silent if not each.closed))
            await asyncio.sleep(0.05)
            highest = max(highest, running.memory)
        left = sum(not each.closed for each in silent)
        for each in silent:
            each.drop()
        await asyncio.sleep(5)  # memory at rest is measured
        return [
            below("memory taken", (highest - before) / MB, 50, " MB"),
            below("memory held after they left", (running.memory - before) / MB, 30, " MB"),
            expected(f"silent sockets open after {SECONDS} s", left, 0),
            *latencies(times),
        ]


async def descriptors(source: Path) -> list[Finding]:
    """2: more connections than the server may open files; request heads that never end."""
    with folder() as place:
        log = place / "log"
        wanted = ServerSetup(database=str(place / "store.sqlite3"), source=source, descriptors=300, log=log)
        async with server(wanted) as running:
            busy = running.processor
            plain = [await connected(running) for _ in range(330)]
            await asyncio.sleep(10)  # what they cost is measured
            used = (running.processor - busy) / 10
            size = log.stat().st_size
            for _, writer in plain:
                writer.transport.abort()
            await asyncio.sleep(2)  # what they held is given back
            status, _ = await ask(running, "/api/tables")
        return [
            below("log written", size / MB, 1, " MB"),
            below("processor", 100 * used, 50, " %"),
            expected("answer afterwards", status, 200),
            expected("half-sent heads open after 20 s", await _half_heads(source), 0),
        ]


async def connected(running: Server, sent: bytes = b"") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A plain connection."""
    host, _, port = running.address.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(sent)
    return reader, writer


async def _half_heads(source: Path) -> int:
    async with stored(source) as running:
        halves = [await connected(running, b"GET /api/tables HTTP/1.1\r\nHost: a") for _ in range(50)]
        await asyncio.sleep(20)  # longer than a head may take
        left = sum(not reader.at_eof() for reader, _ in halves)
        for _, writer in halves:
            writer.transport.abort()
        return left


async def bombs(source: Path) -> list[Finding]:
    """3: small compressed frames that become 4 MiB."""
    bomb = deflated(b" " * (4 * 1024 * 1024 - 100))
    async with stored(source, LONG, WITNESS) as running, witnessed(running) as times:
        before = highest = running.memory
        sockets = [
            await RawSocket.open(running, LONG.id, "Sec-WebSocket-Extensions: permessage-deflate") for _ in range(4)
        ]
        squeezed = any(b"permessage-deflate" in each.head for each in sockets)
        for _ in range(100):
            for each in sockets:
                for _ in range(10):
                    each.send(bomb if squeezed else b" " * 100_000, compressed=squeezed)
            await asyncio.gather(*(each.settle() for each in sockets))
            await asyncio.sleep(0.1)
            highest = max(highest, running.memory)
        closed = sum(each.closed for each in sockets)
        for each in sockets:
            each.drop()
        return [
            Finding("compression", "offered" if squeezed else "off", not squeezed),
            below("memory taken", (highest - before) / MB, 50, " MB"),
            expected("floods disconnected", closed, 4),
            *latencies(times),
        ]


async def costly_pages(source: Path) -> list[Finding]:
    """4: four clients ask for costly pages without pause."""
    found = list[Finding]()
    for name, path in PAGES.items():
        async with stored(source, LONG, WITNESS) as running, witnessed(running) as times:
            hammers = [asyncio.create_task(_hammer(running, path, number)) for number in range(4)]
            await asyncio.sleep(10)
            await ended(hammers)
            found += [Finding(f"{name}: {each.what}", each.saw, each.good) for each in latencies(times, 50, 200)]
    return found


async def _hammer(running: Server, path: str, number: int) -> None:
    while True:
        with contextlib.suppress(OSError):
            await request(running, path.format(table=LONG.id, address=running.address, number=number))
        number += 4
