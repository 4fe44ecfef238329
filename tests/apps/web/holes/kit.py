"""What the probes share: findings, requests, raw sockets that do not behave."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import subprocess
import sys
import tempfile
import zlib
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.kit.patience import PATIENCE
from youyi.apps.web.bench.clients import Times, playing, request, share
from youyi.apps.web.bench.server import Server, ServerSetup, server
from youyi.apps.web.bench.stored import Stored, played, write
from youyi.games import game

MB = 1_000_000
JSON = "Content-Type: application/json"
WITNESS = Stored(id="witness00001", terms={"rounds": 99})  # a game longer than any probe
LONG = Stored(
    id="longgame0001",
    game="dama",
    players=("random",) * game("dama").under().rules.seats,
    moves=played("dama"),
    over=True,
)


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing a probe saw, and whether it is as it should be."""

    what: str
    saw: str
    good: bool


def below(what: str, value: float, bar: float, unit: str = "") -> Finding:
    """A value that must stay below a bar."""
    return Finding(what, f"{value:.1f}{unit} (bar {bar:g}{unit})", value < bar)


def expected(what: str, saw: object, *wanted: object) -> Finding:
    """A value that must be one of some."""
    return Finding(what, f"{saw}", saw in wanted)


@contextmanager
def folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="youyi-holes-") as place:
        yield Path(place)


@asynccontextmanager
async def stored(source: Path, *tables: Stored, **more: Any) -> AsyncIterator[Server]:
    """A server of a source tree whose store holds these tables."""
    with folder() as place:
        wanted = ServerSetup(database=str(place / "store.sqlite3"), source=source, **more)
        async with server(wanted):
            pass
        await write(wanted.database, tables)
        async with server(wanted) as running:
            yield running


@asynccontextmanager
async def witnessed(running: Server) -> AsyncIterator[Times]:
    """Two people who play ruqi beside an attack."""
    times = Times()
    async with playing(running, [WITNESS], 0.1, times):
        await asyncio.sleep(1)  # the attack begins at rest
        times.clear()
        yield times


def latencies(times: Times, p50: float = 100, p99: float = 500) -> list[Finding]:
    """The bars are wide: other programs may use the machine too."""
    return [
        below("witness p50", share(times.answers, 0.5), p50, " ms"),
        below("witness p99", share(times.answers, 0.99), p99, " ms"),
    ]


async def ask(running: Server, path: str, body: Any = None, *headers: str) -> tuple[int, Any]:
    """A request with a JSON body; the status and the decoded answer (None if it is no JSON)."""
    data = b"" if body is None else json.dumps(body).encode()
    kind = () if any(each.lower().startswith("content-type") for each in headers) else (JSON,)
    method = "GET" if body is None else "POST"
    status, text = await request(running, path, *kind, *headers, method=method, body=data)
    try:
        return status, json.loads(text)
    except ValueError:
        return status, None


def framed(opcode: int, payload: bytes, *, compressed: bool = False) -> bytes:
    """A frame as a client sends it, masked with zeros; nothing is checked."""
    size = len(payload)
    if size < 126:
        length = bytes([0x80 | size])
    else:
        length = b"\xfe" + size.to_bytes(2, "big") if size < 65536 else b"\xff" + size.to_bytes(8, "big")
    return bytes([0x80 | (0x40 if compressed else 0) | opcode]) + length + bytes(4) + payload


class RawSocket:
    """A WebSocket spoken by hand: it reads only when told to, and sends whatever it likes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, head: bytes) -> None:
        self.reader = reader
        self.writer = writer
        self.head = head
        """The server's answer to the handshake."""

    @classmethod
    async def open(cls, running: Server, table: str, *headers: str) -> RawSocket:
        """Shake hands. The read buffer is small, so that a socket that does not read fills up at once."""
        host, _, port = running.address.removeprefix("http://").partition(":")
        reader, writer = await asyncio.open_connection(host, int(port), limit=2048)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = (
            f"GET /ws/tables/{table} HTTP/1.1", f"Host: {host}:{port}", "Connection: Upgrade", "Upgrade: websocket",
            f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", *headers, "", "",
        )  # fmt: skip
        writer.write("\r\n".join(lines).encode("latin-1"))
        head = b""
        with suppress(asyncio.IncompleteReadError, ConnectionError):
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
        return cls(reader, writer, head)

    @property
    def accepted(self) -> bool:
        return self.head.startswith(b"HTTP/1.1 101")

    @property
    def closed(self) -> bool:
        return self.writer.transport.is_closing() or self.reader.at_eof()

    def send(self, payload: bytes, *, opcode: int = 1, compressed: bool = False) -> None:
        """Send one frame; a closed socket takes it silently."""
        if not self.closed:
            self.writer.write(framed(opcode, payload, compressed=compressed))

    async def settle(self) -> None:
        """Let the system take what was sent."""
        with suppress(ConnectionError, TimeoutError):
            await asyncio.wait_for(self.writer.drain(), 1)  # what the system does not take now is not waited for

    def drop(self) -> None:
        self.writer.transport.abort()


def deflated(payload: bytes) -> bytes:
    """A payload as permessage-deflate sends it."""
    squeezed = zlib.compressobj(9, zlib.DEFLATED, -15)
    return (squeezed.compress(payload) + squeezed.flush(zlib.Z_SYNC_FLUSH))[:-4]


def youyi(source: Path, *words: str) -> subprocess.CompletedProcess[bytes]:
    """The command line of a source tree."""
    environment = {**os.environ, "PYTHONPATH": str(source), "PYTHONUTF8": "1", "LC_ALL": "C.UTF-8"}
    command = [sys.executable, "-P", "-m", "youyi", *words]
    return subprocess.run(command, env=environment, capture_output=True, check=False, timeout=PATIENCE)
