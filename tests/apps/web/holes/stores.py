"""Holes 5 to 7 and 11: several servers, rows that cannot be read, schemas of other releases, lost marks."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections import Counter
from contextlib import AsyncExitStack, closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.apps.web.holes.kit import Finding, ask, expected, folder, stored
from tests.apps.web.processes import postgres
from tests.kit.patience import PATIENCE
from youyi.apps.web.bench import clients
from youyi.apps.web.bench.server import Server, ServerSetup, server
from youyi.apps.web.bench.stored import Stored, played, write

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

ME, OPEN = {"kind": "me", "name": "Lin"}, {"kind": "open"}


@contextmanager
def fresh_postgres() -> Iterator[Callable[[], str]]:
    programs = postgres.programs()
    assert programs is not None, "needs a Postgres server: install the package postgresql"
    with postgres.server(programs) as create:
        yield create


async def two_servers(source: Path) -> list[Finding]:
    """5: two servers on one database."""
    found = [await _second_on_sqlite(source)]
    with fresh_postgres() as create:
        wanted = ServerSetup(database=create(), source=source)
        async with AsyncExitStack() as both:
            first, second = [await both.enter_async_context(server(wanted)) for _ in range(2)]
            _, made = await ask(first, "/api/tables", {"game": "ruqi", "seats": [ME, OPEN]})
            _, sat = await ask(second, f"/api/tables/{made['id']}/sit", {"name": "Wen"})
            tokens = (made["seats"][0]["token"], sat["token"])
            refused, plies = await _play((first, second), made["id"], tokens)
    return [
        *found,
        Finding("refusals while people play through both", _counted(refused), not refused),
        Finding("plies played through both in turn", f"{plies}", plies >= 10),
    ]


def _counted(codes: list[str]) -> str:
    return ", ".join(f"{code} × {times}" for code, times in Counter(codes).items()) or "none"


async def _second_on_sqlite(source: Path) -> Finding:
    with folder() as place:
        wanted = ServerSetup(database=str(place / "store.sqlite3"), source=source)
        async with server(wanted):
            try:
                async with server(wanted):
                    return Finding("a second server on one SQLite file", "starts", good=False)
            except RuntimeError as error:
                return Finding("a second server on one SQLite file", str(error), good=True)


async def _play(servers: tuple[Server, Server], table: str, tokens: tuple[str, str]) -> tuple[list[str], int]:
    """Each person plays through another server: the refusals, and how far they came."""
    refused, at = list[str](), 0
    sockets = [await clients.opened(each, table) for each in servers]
    for socket, token in zip(sockets, tokens, strict=True):
        await socket.send(json.dumps({"type": "Sit", "token": token}))
    latest: list[dict[str, Any]] = [{}, {}]

    async def hear(seat: int) -> None:
        nonlocal at
        async for text in sockets[seat]:
            message = json.loads(text)
            if message["type"] == "Refused":
                refused.append(message["code"])
            elif "asked" in message and message.get("seat", seat) == seat:  # not what is sent before the seat is taken
                latest[seat], at = message, max(at, message["at"])

    done = set[tuple[Any, ...]]()
    listening = [asyncio.create_task(hear(seat)) for seat in (0, 1)]
    for _ in range(2 * PATIENCE):
        await asyncio.sleep(0.5)
        for seat, state in enumerate(latest):
            asked = state.get("asked", {})
            asking = (seat, state.get("at"), asked.get("type"))
            if asked.get("seat", seat) != seat or at >= 10 or asking in done:
                continue
            done.add(asking)
            said: dict[str, Any] = {"type": "Throw"}
            if asked.get("type") == "Choose":
                said = {"type": "Move", "text": asked["offers"][0]["text"]}
            if asked.get("type") in ("Choose", "Throws", "Seats"):
                await sockets[seat].send(json.dumps({"at": state["at"], **said}))
    await clients.ended(listening)
    await clients.closed(sockets)
    return refused, at


async def poison(source: Path) -> list[Finding]:
    """6: one stored answer that this release does not know, beside healthy tables of computers."""
    computers = ("random", "random")
    healthy = [Stored(id=f"healthy{number}", players=computers, moves=played(most=4)) for number in range(3)]
    sick = Stored(id="sick", players=computers, rulings={"arms": "of_another_release"}, listed=True)
    odd = Stored(id="oddmove", players=computers, moves=("善p39+99",), listed=True)
    with folder() as place:
        log = place / "log"
        wanted = ServerSetup(database=str(place / "store.sqlite3"), source=source, log=log)
        async with server(wanted):
            pass
        await write(wanted.database, healthy)
        await write(wanted.database, [sick, odd])  # the newest are resumed first
        async with server(wanted) as running:
            await asyncio.sleep(8)  # all of them are resumed
            lengths = [len((await ask(running, f"/api/tables/{each.id}/record"))[1]["moves"]) for each in healthy]
            statuses = [(await ask(running, f"/api/tables/{each.id}"))[0] for each in (sick, odd)]
            lobby, _ = await ask(running, "/api/tables")
        said = log.read_text(encoding="utf-8")
    return [
        Finding("moves of the healthy tables after 8 s", f"{lengths}", all(each > 4 for each in lengths)),
        Finding("the unreadable tables answer", f"{statuses}", all(status < 500 for status in statuses)),
        expected("the lobby answers", lobby, 200),
        expected("lifespan failures in the log", said.count("Application shutdown failed"), 0),
    ]


async def schemas(source: Path) -> list[Finding]:
    """7: a store of a later release, and whether a store says which release it is of."""
    with folder() as place:
        path = place / "store.sqlite3"
        wanted = ServerSetup(database=str(path), source=source)
        async with server(wanted):
            pass
        with closing(sqlite3.connect(path)) as store, store:
            names = {name for (name,) in store.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            versioned = sorted(names - {"game", "seat", "move"})
            if "alembic_version" in names:
                store.execute("UPDATE alembic_version SET version_num = '9999'")
            store.execute("ALTER TABLE seat DROP COLUMN name")
        try:
            async with server(wanted) as running:
                status, _ = await ask(running, "/api/tables", {"game": "ruqi", "seats": [ME, OPEN]})
                later = Finding("a store of another schema", f"starts; laying a table: {status}", status < 500)
        except RuntimeError as error:
            later = Finding("a store of another schema", str(error), good=True)
    return [Finding("the store says which schema it has", ", ".join(versioned) or "no", bool(versioned)), later]


async def lost_marks(source: Path) -> list[Finding]:
    """11: a game that is over, without its mark, among the listed tables."""
    ended = Stored(id="endedgame001", moves=played(), listed=True)
    async with stored(source, ended) as running:
        await asyncio.sleep(5)  # the server has looked through its tables
        listed = [each["id"] for each in (await ask(running, "/api/tables"))[1]]
        await ask(running, f"/api/tables/{ended.id}")
        later = [each["id"] for each in (await ask(running, "/api/tables"))[1]]
    return [
        expected("listed after the start", ended.id in listed, False),
        expected("listed after somebody opened it", ended.id in later, False),
    ]
