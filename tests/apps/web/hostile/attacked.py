"""Attacks on a real server, and what two people at a table notice of them.

`python -m tests.apps.web.hostile.attacked [--root FOLDER] ATTACK...` starts `youyi serve` of a source tree, runs each attack and
prints figures. tests/apps/web/hostile/test_hostile.py runs them in small; the attacks are those of a review of release 0.1.0.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import resource
import socket
import struct
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.kit.patience import PATIENCE

ROOT = Path(__file__).parents[4]
ELSEWHERE = "127.0.0.2"
"""Another address of this machine, for those who attack; limits are kept for each address."""
SEATS = [{"kind": "me", "name": "Lin"}, {"kind": "open"}]


class Server:
    """A server process under attack."""

    def __init__(self, process: subprocess.Popen[bytes], address: str, log: Path) -> None:
        self.process = process
        self.address = address
        self.log = log

    @property
    def port(self) -> int:
        return int(self.address.rsplit(":", 1)[1])

    def ask(self, path: str, body: Any = None, headers: dict[str, str] | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        given = {"Content-Type": "application/json"} | (headers or {})
        request = urllib.request.Request(self.address + path, data, given)  # noqa: S310
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
            return json.load(answer)

    def status(self, path: str, body: Any = None, headers: dict[str, str] | None = None) -> int:
        """The status of an answer; 0 if there was none."""
        try:
            self.ask(path, body, headers)
        except urllib.error.HTTPError as error:
            return error.code
        except OSError:
            return 0
        return 200

    def rss(self) -> float:
        """Memory in MB."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * resource.getpagesize() / 1e6

    def cpu(self) -> float:
        """Seconds of processor time used so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def logged(self) -> int:
        """Bytes of log."""
        return self.log.stat().st_size


@contextmanager
def started(words: Sequence[str], root: Path = ROOT, descriptors: int | None = None) -> Iterator[Server]:
    """Start a server that writes its address; `descriptors`: how many files it may open."""

    lowered = [] if descriptors is None else ["sh", "-c", f'ulimit -n {descriptors} && exec "$@"', "sh"]
    path = os.pathsep.join([str(root), str(root / "src")])
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        with log.open("wb") as errors:
            process = subprocess.Popen(
                [*lowered, sys.executable, "-m", *(word.replace("DATABASE", f"{folder}/tables.sqlite3") for word in words)],
                cwd=root, env=os.environ | {"PYTHONPATH": path, "LC_ALL": "C.UTF-8"},
                stdout=subprocess.PIPE, stderr=errors,
            )  # fmt: skip
        assert process.stdout is not None
        try:
            said = process.stdout.readline().decode()
            yield Server(process, "http" + said.split("http")[1].split()[0].rstrip("/"), log)
        finally:
            process.terminate()
            process.wait()
            process.stdout.close()


def limited(**limits: Any) -> list[str]:
    """The command of a server with these limits."""
    return ["tests.apps.web.processes.limited_server", "DATABASE", json.dumps(limits)]


def opened(server: Server, path: str, small: int = 4096) -> socket.socket:
    """A WebSocket spoken by hand, which reads nothing unless it is told to."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, small)
    line.bind((ELSEWHERE, 0))
    line.connect(("127.0.0.1", server.port))
    key = base64.b64encode(os.urandom(16)).decode()
    line.sendall(
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        head += line.recv(1)
    return line


def frame(data: bytes, opcode: int = 1, *, last: bool = True) -> bytes:
    """A masked frame; the mask is zero."""
    head = struct.pack("!B", opcode | (0x80 if last else 0))
    size = len(data)
    length = struct.pack("!B", 0x80 | size) if size < 126 else struct.pack("!BH", 0xFE, size)
    return head + length + bytes(4) + data


def gone(line: socket.socket) -> bool:
    """Whether the other side has closed or reset a connection, whatever it still has to say."""
    line.setblocking(False)
    with suppress(BlockingIOError):
        try:
            while line.recv(1 << 16):
                pass
        except ConnectionError:
            return True
        return True
    return False


def cut_off(server: Server, lines: Sequence[socket.socket]) -> int:
    """How many of these connections the server no longer holds, by the system's own table; nothing is read."""
    own = {line.getsockname()[1] for line in lines}
    alive = 0
    for row in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        local, remote, state = row.split()[1:4]
        ports = int(local.rsplit(":", 1)[1], 16), int(remote.rsplit(":", 1)[1], 16)
        alive += ports[0] == server.port and ports[1] in own and state == "01"
    return len(lines) - alive


@asynccontextmanager
async def witness(server: Server, pause: float = 0.1) -> AsyncIterator[list[float]]:
    """Two people play 儒棋 meanwhile; yields how long each answer took, in milliseconds."""
    took: list[float] = []
    playing = asyncio.create_task(_play(server, took, pause))
    try:
        yield took
    finally:
        playing.cancel()
        with suppress(asyncio.CancelledError):
            await playing


async def _play(server: Server, took: list[float], pause: float) -> None:
    while True:
        laid = await asyncio.to_thread(server.ask, "/api/tables", {"game": "ruqi", "seats": SEATS})
        taken = await asyncio.to_thread(server.ask, f"/api/tables/{laid['id']}/sit", {"name": "Wu"})
        address = server.address.replace("http", "ws") + f"/ws/tables/{laid['id']}"
        async with connect(address, compression=None) as one, connect(address, compression=None) as other:
            for socket_, token in ((one, laid["seats"][0]["token"]), (other, taken["token"])):
                await socket_.send(json.dumps({"type": "Sit", "token": token}))
            await _until_over([one, other], took, pause)


async def _until_over(sockets: list[ClientConnection], took: list[float], pause: float) -> None:
    states: list[dict[str, Any]] = [await _seated(each) for each in sockets]
    while not states[0].get("over"):
        asked = states[0]["asked"]["seat"]
        at = states[0]["at"]
        await asyncio.sleep(pause)
        before = time.perf_counter()
        await sockets[asked].send(json.dumps({"at": at} | _answer(states[asked]["asked"])))
        states = [await _heard(each, at) for each in sockets]
        took.append(1000 * (time.perf_counter() - before))


def _answer(asked: dict[str, Any]) -> dict[str, Any]:
    return {"type": "Throw"} if asked["type"] == "Throws" else {"type": "Move", "text": asked["offers"][0]["text"]}


async def _seated(line: ClientConnection) -> dict[str, Any]:
    async for text in line:
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "Snapshot" and message["seat"] is not None:
            return message
    raise AssertionError("closed")


async def _heard(line: ClientConnection, after: int) -> dict[str, Any]:
    async for text in line:
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "Happened" and message["at"] > after:
            return message
    raise AssertionError("closed")


def share(took: Sequence[float], part: float) -> float:
    """The time within which this part of the answers came; without a single answer, for ever."""
    ordered = sorted(took)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] if ordered else float("inf")


def long_table(server: Server, moves: int = 300) -> str:
    """A table of 打馬 where two computers have made many moves."""
    player = {"kind": "computer", "player": "greedy"}
    table: str = server.ask("/api/tables", {"game": "dama", "seats": [player, player]})["id"]
    for _ in range(300):
        record = server.ask(f"/api/tables/{table}/record")
        if len(record["moves"]) >= moves or record["score"] is not None:
            return table
        time.sleep(0.5)
    raise AssertionError(f"only {len(record['moves'])} moves")
