"""Many honest clients at a real server: `python -m tests.apps.web.crowds [--root FOLDER MODULE] CROWD...` prints figures of each."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.apps.web.hostile import ROOT, SEATS, Server, share, started

SERVER = "tests.apps.web.ruqi_server"


def address(server: Server, table: str) -> str:
    return server.address.replace("http", "ws") + f"/ws/tables/{table}"


async def drained(line: ClientConnection) -> None:
    async for _text in line:
        pass


def idle(server: Server, sockets: int = 2000) -> str:
    """Memory of sockets that only listen, each at its own table or fifty to one."""
    tables = [server.ask("/api/tables", {"game": "ruqi", "seats": SEATS})["id"] for _ in range(40)]

    async def crowd() -> tuple[float, float]:
        before = server.rss()
        lines = []
        for first in range(0, sockets, 50):
            lines += await asyncio.gather(
                *(
                    connect(address(server, tables[nth % len(tables)]), max_size=None)
                    for nth in range(first, min(sockets, first + 50))
                )
            )
        reading = [asyncio.create_task(drained(line)) for line in lines]
        await asyncio.sleep(3)
        held, cpu = server.rss() - before, server.cpu()
        await asyncio.sleep(5)
        cpu = (server.cpu() - cpu) / 5
        for each in reading:
            each.cancel()
        return held, cpu

    held, cpu = asyncio.run(crowd())
    return f"{sockets} sockets: {1000 * held / sockets:.1f} kB each, CPU {100 * cpu:.1f} %"


def watchers(server: Server, sockets: int = 1000, moves: int = 60) -> str:
    """How long a move takes to reach the last of many watchers at one table, and the one who made it."""
    laid = server.ask("/api/tables", {"game": "ruqi", "seats": [SEATS[0], {"kind": "computer", "player": "random"}]})

    async def crowd() -> tuple[list[float], list[float]]:
        lines: list[ClientConnection] = []
        for first in range(0, sockets, 50):
            lines += await asyncio.gather(*(connect(address(server, laid["id"])) for _ in range(first, first + 50)))
        heard: dict[int, list[float]] = {}
        watching = [asyncio.create_task(watched(line, heard)) for line in lines]
        own, sent = await moved(address(server, laid["id"]), laid["seats"][0]["token"], moves)
        await asyncio.sleep(1)
        for each in watching:
            each.cancel()
        whole = {at: times[-1] for at, times in heard.items() if len(times) == sockets}
        return own, [1000 * (whole[at + 1] - then) for at, then in sent.items() if at + 1 in whole]

    own, everyone = asyncio.run(crowd())
    return (
        f"{sockets} watchers, {len(own)} moves: to the mover p50 {share(own, 0.5):.0f}, p99 {share(own, 0.99):.0f} ms; "
        f"to the last watcher p50 {share(everyone, 0.5):.0f}, p99 {share(everyone, 0.99):.0f} ms"
    )


async def watched(line: ClientConnection, heard: dict[int, list[float]]) -> None:
    """Note when each position is heard of."""
    async for text in line:
        if '"type":"Happened"' in str(text[:40]):
            at = int(str(text[:80]).split('"at":')[1].split(",")[0])
            heard.setdefault(at, []).append(time.perf_counter())


async def moved(line: str, token: str, moves: int) -> tuple[list[float], dict[int, float]]:
    """Act for seat 0; how long each answer took, and when each move was sent."""
    own: list[float] = []
    sent: dict[int, float] = {}
    async with connect(line) as me:
        await me.send(json.dumps({"type": "Sit", "token": token}))
        async for text in me:
            message = json.loads(text)
            if message["type"] == "Happened" and message["at"] - 1 in sent:
                own.append(1000 * (time.perf_counter() - sent[message["at"] - 1]))
            if len(own) >= moves or message.get("over"):
                break
            asked = message.get("asked", {})
            if message.get("seat", 0) == 0 and asked.get("seat") == 0 and asked["type"] in ("Throws", "Choose"):
                await asyncio.sleep(0.3)
                sent[message["at"]] = time.perf_counter()
                await me.send(json.dumps({"at": message["at"]} | action(asked)))
    return own, sent


def action(asked: dict[str, Any]) -> dict[str, Any]:
    return {"type": "Throw"} if asked["type"] == "Throws" else {"type": "Move", "text": asked["offers"][0]["text"]}


class Pair:
    """Two people at a table; whoever is asked acts two seconds after it was asked of the other."""

    def __init__(self, server: Server, pause: float, took: list[float]) -> None:
        self.server, self.pause, self.took = server, pause, took

    async def play(self, until: float) -> None:
        laid = await asyncio.to_thread(self.server.ask, "/api/tables", {"game": "ruqi", "seats": SEATS})
        taken = await asyncio.to_thread(self.server.ask, f"/api/tables/{laid['id']}/sit", {"name": "Wu"})
        tokens = [laid["seats"][0]["token"], taken["token"]]
        await asyncio.gather(*(self.seat(laid["id"], seat, token, until) for seat, token in enumerate(tokens)))

    async def seat(self, table: str, seat: int, token: str, until: float) -> None:
        async with connect(address(self.server, table), compression=None, max_size=None) as line:
            await line.send(json.dumps({"type": "Sit", "token": token}))
            sent: dict[int, float] = {}
            async for text in line:
                now = time.perf_counter()
                message = json.loads(text)
                if message["type"] == "Happened" and message["at"] - 1 in sent:
                    self.took.append(1000 * (now - sent[message["at"] - 1]))
                if now > until or message.get("over"):
                    return
                asked = message.get("asked", {})
                if (
                    message.get("seat", seat) == seat
                    and asked.get("seat") == seat
                    and asked["type"] in ("Throws", "Choose")
                ):
                    await asyncio.sleep(self.pause)
                    sent[message["at"]] = time.perf_counter()
                    await line.send(json.dumps({"at": message["at"]} | action(asked)))


def pairs(server: Server, tables: int = 500, pause: float = 2, seconds: float = 30) -> str:
    """Two people at each of many tables, one move a seat every `pause` seconds or so."""
    took: list[float] = []

    async def crowd() -> float:
        until = time.perf_counter() + seconds + tables / 50
        playing = []
        for _ in range(tables):
            playing.append(asyncio.create_task(Pair(server, pause, took).play(until)))
            await asyncio.sleep(0.02)
        await asyncio.sleep(max(0, until - seconds - time.perf_counter()))
        took.clear()
        cpu = server.cpu()
        await asyncio.sleep(seconds)
        cpu = (server.cpu() - cpu) / seconds
        for each in playing:
            each.cancel()
        return cpu

    cpu = asyncio.run(crowd())
    return (
        f"{tables} tables: {len(took) / seconds:.0f} answers/s, p50 {share(took, 0.5):.0f}, p99 {share(took, 0.99):.0f}, "
        f"max {max(took):.0f} ms, CPU {1000 * cpu * seconds / len(took):.1f} ms each, RSS {server.rss():.0f} MB"
    )


CROWDS: Mapping[str, Callable[[Server], str]] = {each.__name__: each for each in (idle, watchers, pairs)}


if __name__ == "__main__":
    words, root, module = sys.argv[1:], ROOT, SERVER
    if words[:1] == ["--root"]:
        root, module, words = Path(words[1]), words[2], words[3:]
    for name in words or CROWDS:
        with started([module, "DATABASE", "0"], root) as server:
            sys.stdout.write(f"{name}: {CROWDS[name](server)}\n")
            sys.stdout.flush()
