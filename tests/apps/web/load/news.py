"""How soon a listener at one server sees a move made at another: `python -m tests.apps.web.load.news [MOVES]`.

Two servers share one Postgres; two people play 儒棋 through the first, and a third watches both servers. Printed are the times
from sending a move to seeing it at either server, in milliseconds.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.apps.web.processes import postgres
from tests.apps.web.processes.servers import Servers

PAUSE = 0.05


async def watch(address: str, table: str, seen: dict[int, float]) -> None:
    async with connect(address.replace("http", "ws") + f"/ws/tables/{table}", max_size=None) as socket:
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "Happened":
                seen[message["at"]] = time.perf_counter()


async def next_state(socket: ClientConnection, seat: int) -> Any:
    while True:
        state = json.loads(await socket.recv())
        if state["type"] == "Happened" or (state["type"] == "Snapshot" and state["seat"] == seat):
            return state


async def play(address: str, table: str, tokens: list[str], sent: dict[int, float], moves: int) -> None:
    url = address.replace("http", "ws") + f"/ws/tables/{table}"
    async with connect(url, max_size=None) as first, connect(url, max_size=None) as second:
        people = (first, second)
        for person, token in zip(people, tokens, strict=True):
            await person.send(json.dumps({"type": "Sit", "token": token}))
        states = [await next_state(person, seat) for seat, person in enumerate(people)]
        while len(sent) < moves and not states[0].get("over"):
            acting = next((seat for seat, state in enumerate(states) if asked(state, seat)), None)
            if acting is not None:
                await asyncio.sleep(PAUSE)
                at = states[acting]["at"]
                said = {"type": "Throw", "at": at}
                if states[acting]["asked"]["type"] == "Choose":
                    said = {"type": "Move", "at": at, "text": states[acting]["asked"]["offers"][0]["text"]}
                sent[at + 1] = time.perf_counter()
                await people[acting].send(json.dumps(said))
            states = [await next_state(person, seat) for seat, person in enumerate(people)]


def asked(state: Any, seat: int) -> bool:
    return state["asked"]["type"] in ("Throws", "Choose") and state["asked"]["seat"] == seat


async def measure(database: str, folder: Path, moves: int) -> None:
    async with Servers(database, folder, 2) as servers:
        sent: dict[int, float] = {}
        seen: tuple[dict[int, float], dict[int, float]] = ({}, {})
        table = (await servers.ask("/api/tables", {"game": "ruqi", "seats": [{"kind": "open"}] * 2}))["id"]
        tokens = [
            (await servers.ask(f"/api/tables/{table}/sit", {"name": f"P{seat}", "seat": seat}))["token"]
            for seat in range(2)
        ]
        addresses = [str(each.address) for each in servers.each]
        watching = [
            asyncio.create_task(watch(address, table, times)) for address, times in zip(addresses, seen, strict=True)
        ]
        await asyncio.sleep(1)  # those who watch are connected
        await play(addresses[0], table, tokens, sent, moves)
        await asyncio.sleep(1)  # the last news may be late; what is not seen by then is counted
        for each in watching:
            each.cancel()
        await asyncio.gather(*watching, return_exceptions=True)
        for name, times in zip(("same server", "other server"), seen, strict=True):
            took = sorted(1000 * (times[at] - sent[at]) for at in sent if at in times)
            assert len(took) >= 0.95 * len(sent), f"{len(took)} of {len(sent)} moves seen"
            middle, high = took[len(took) // 2], took[int(0.99 * len(took))]
            sys.stdout.write(
                f"{name}: {len(took)} moves, median {middle:.1f}, p99 {high:.1f}, highest {took[-1]:.1f} ms\n"
            )


def main(moves: int) -> None:
    programs = postgres.programs()
    assert programs is not None, "needs Postgres"
    with tempfile.TemporaryDirectory() as folder, postgres.server(programs) as create:
        asyncio.run(measure(create(), Path(folder), moves))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 300)
