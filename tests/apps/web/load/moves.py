"""How long a move takes to be answered while many tables play: `python -m tests.apps.web.load.moves [TABLES] [SECONDS] [PLAYER]`.

A real server with its processes; computers play at every table but one, without pause; at that one a person acts
as fast as the table answers. Times run from sending a move to hearing it.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
import time
import urllib.request
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.kit.patience import PATIENCE

ROOT = Path(__file__).parents[4]


@dataclass(frozen=True, slots=True)
class Load:
    """What was measured, in milliseconds."""

    answers: int
    p50: float
    p99: float
    highest: float
    moves_per_second: float
    """By the computers, at all their tables together."""


def ask(address: str, path: str, body: Any = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address + path, data, {"Content-Type": "application/json"})  # noqa: S310
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
        return json.load(answer)


def lay(address: str, game: str, *seats: dict[str, str]) -> dict[str, Any]:
    laid: dict[str, Any] = ask(address, "/api/tables", {"game": game, "seats": list(seats)})
    return laid


@asynccontextmanager
async def server(database: Path) -> AsyncIterator[str]:
    words = [sys.executable, "-m", "tests.apps.web.processes.ruqi_server", str(database), "0"]
    process = await asyncio.create_subprocess_exec(*words, cwd=ROOT, stdout=asyncio.subprocess.PIPE)
    try:
        assert process.stdout is not None
        yield (await process.stdout.readline()).decode().strip().rstrip("/")
    finally:
        process.terminate()
        await process.wait()


async def act(socket: ClientConnection, seconds: float) -> list[float]:
    """Act for seat 0 whenever it is asked; time each answer."""
    took: list[float] = []
    until = time.perf_counter() + seconds
    sent: float | None = None
    async for text in socket:
        message = json.loads(text)
        if message["type"] == "Happened" and sent is not None:
            took.append(1000 * (time.perf_counter() - sent))
            sent = None
        if time.perf_counter() > until or message.get("over"):
            break
        asked = message.get("asked", {})
        if message.get("seat", 0) == 0 and asked.get("seat") == 0 and asked["type"] != "Waits":
            await asyncio.sleep(0.06)  # more than twenty messages a second are refused
            sent = time.perf_counter()
            said = (
                {"type": "Throw"} if asked["type"] == "Throws" else {"type": "Move", "text": asked["offers"][0]["text"]}
            )
            await socket.send(json.dumps({"at": message["at"], **said}))
    return took


async def measure(tables: int, seconds: float, player: str) -> Load:
    """Let computers play at so many tables for so long, and act at another meanwhile."""
    computer = {"kind": "computer", "player": player}
    with tempfile.TemporaryDirectory() as folder:
        async with server(Path(folder) / "load.sqlite3") as address:
            theirs = [(await asyncio.to_thread(lay, address, "ruqi", computer, computer))["id"] for _ in range(tables)]
            mine = await asyncio.to_thread(lay, address, "ruqi", {"kind": "me", "name": "Lin"}, computer)
            began, before = time.perf_counter(), await _moves(address, theirs)
            async with connect(address.replace("http", "ws") + f"/ws/tables/{mine['id']}", max_size=None) as socket:
                await socket.send(json.dumps({"type": "Sit", "token": mine["seats"][0]["token"]}))
                took = sorted(await act(socket, seconds))
            pace = (await _moves(address, theirs) - before) / (time.perf_counter() - began)
    assert took, "nothing was answered"
    at = [took[min(len(took) - 1, int(len(took) * share))] for share in (0.5, 0.99)]
    return Load(len(took), at[0], at[1], took[-1], pace)


async def _moves(address: str, tables: list[str]) -> int:
    records = [await asyncio.to_thread(ask, address, f"/api/tables/{table}/record") for table in tables]
    return sum(len(record["moves"]) for record in records)


if __name__ == "__main__":
    given = dict(enumerate(sys.argv[1:]))
    measured = measure(int(given.get(0, 50)), float(given.get(1, 20)), given.get(2, "greedy"))
    sys.stdout.write(f"{asyncio.run(measured)}\n")
