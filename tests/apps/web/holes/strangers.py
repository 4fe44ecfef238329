"""Holes 8 to 10, 12 and 13: foreign pages, forged addresses, squatters, one-sided chance, small things."""

from __future__ import annotations

import asyncio
import json
import stat
import time
from pathlib import Path
from typing import Any

from tests.apps.web.holes.kit import WITNESS, Finding, RawSocket, ask, below, expected, folder, stored, youyi
from tests.apps.web.holes.stores import ME, OPEN, fresh_postgres
from tests.kit.patience import PATIENCE
from youyi.apps.web.bench.clients import closed, opened, request
from youyi.apps.web.bench.server import Server, ServerSetup, server
from youyi.apps.web.bench.stored import OPEN as OPEN_SEAT
from youyi.apps.web.bench.stored import Stored

EVIL = "Origin: https://evil.example"
REBIND = "Host: rebind.evil.example"
LAY = {"game": "ruqi", "seats": [ME, OPEN]}


async def foreign_pages(source: Path) -> list[Finding]:
    """8: requests that another site's page could make a visitor's browser send."""
    async with stored(source, WITNESS) as running:
        posted, _ = await ask(running, "/api/tables", LAY, EVIL, "Content-Type: text/plain")
        plain, _ = await ask(running, "/api/tables", LAY, "Content-Type: text/plain")
        socket = await RawSocket.open(running, WITNESS.id, EVIL)
        socket.drop()
        lobby, _ = await ask(running, "/api/tables", None, REBIND)
        drawn, _ = await ask(running, "/api/qr?text=http://rebind.evil.example/", None, REBIND)
        own, _ = await ask(running, "/api/tables", LAY, f"Origin: {running.address}")
        own_socket = await RawSocket.open(running, WITNESS.id, f"Origin: {running.address}")
        own_socket.drop()
    refused = range(400, 500)
    return [
        expected("POST by a foreign page", posted, *refused),
        expected("POST as text/plain", plain, *refused),
        Finding("socket of a foreign page", "opened" if socket.accepted else "refused", not socket.accepted),
        expected("foreign Host: lobby", lobby, *refused),
        expected("foreign Host: QR", drawn, *refused),
        expected("POST by our page", own, 201),
        Finding("socket of our page", "opened" if own_socket.accepted else "refused", own_socket.accepted),
    ]


async def forged_addresses(source: Path) -> list[Finding]:
    """9: one client names another address in every request. (IPv6 by /64: tests of the limits.)"""
    async with stored(source) as running:
        made, began, number = 0, time.perf_counter(), 0
        while time.perf_counter() - began < 5:
            number += 1
            forged = f"X-Forwarded-For: 10.{number // 65536}.{number // 256 % 256}.{number % 256}"
            made += (await ask(running, "/api/tables", LAY, forged))[0] == 201
        return [below("tables made in 5 s", made, 80)]


async def squatters(source: Path) -> list[Finding]:
    """10: one client sits at every listed table, and whether a seat can be left."""
    tables = [
        Stored(id=f"squat{number:07}", game="madiao", players=(None, OPEN_SEAT, OPEN_SEAT, OPEN_SEAT), listed=True)
        for number in range(50)
    ]
    async with stored(source, *tables) as running:
        answers = [
            await ask(running, f"/api/tables/{each.id}/sit", {"name": "Squatter"}) for each in tables for _ in range(3)
        ]
        taken = sum(status == 200 for status, _ in answers)
        first = next(
            ((table, told) for table, (status, told) in zip(tables, answers[::3], strict=True) if status == 200)
        )
        left = await _left(running, first[0].id, first[1]["token"])
    return [
        below("seats taken of 150", taken, 40),
        Finding("a seat can be left", "yes" if left else "no", left),
    ]


async def _left(running: Server, table: str, token: str) -> bool:
    """Whether the message `Leave` frees the seat that a token holds."""
    before = await _open_seats(running, table)
    socket = await opened(running, table)
    for message in ({"type": "Sit", "token": token}, {"type": "Leave"}):
        await socket.send(json.dumps(message))
    await asyncio.sleep(2)  # a seat that is not freed by then is not freed
    await closed([socket])
    return await _open_seats(running, table) == before + 1


async def _open_seats(running: Server, table: str) -> int:
    _, told = await ask(running, f"/api/tables/{table}")
    return sum(bool(each["kind"] == OPEN_SEAT) for each in told["seats"])


async def chance(source: Path) -> list[Finding]:
    """12: who contributes to the throws of a new table."""
    async with stored(source) as running:
        _, made = await ask(
            running, "/api/tables", {"game": "ruqi", "seats": [ME, {"kind": "computer", "player": "random"}]}
        )
        _, table = await ask(running, f"/api/tables/{made['id']}")
        _, record = await ask(running, f"/api/tables/{made['id']}/record")
    said = json.dumps([table["chance"], record["chance"]])
    return [
        Finding(
            "the commitment is shown before the first throw", "yes" if '"commit' in said else "no", '"commit' in said
        ),
        Finding(
            "seats contribute", "yes" if "contribut" in said else f"no: {sorted(table['chance'])}", "contribut" in said
        ),
    ]


async def small_things(source: Path) -> list[Finding]:
    """13: rights of the store, NUL in an address, hostile files and names."""
    found = list[Finding]()
    with folder() as place:
        path = place / "store.sqlite3"
        async with server(ServerSetup(database=str(path), source=source)) as running:
            mode = stat.filemode(path.stat().st_mode)
            found.append(expected("rights of the store", mode, "-rw-------"))
            for name in ("\u3164", "\u2800", "Z" + "\u0353\u0354\u0355\u0356\u0357" * 3):
                status, _ = await ask(running, "/api/tables", {**LAY, "seats": [{"kind": "me", "name": name}, OPEN]})
                found.append(expected(f"name {ascii(name)[:24]}", status, 400))
    with fresh_postgres() as create:
        async with server(ServerSetup(database=create(), source=source)) as running:
            status, _ = await request(running, "/api/tables/%00")
            found.append(expected("GET /api/tables/%00 on Postgres", status, 404))
            socket = await RawSocket.open(running, "%00")
            heard = await asyncio.wait_for(socket.reader.read(4096), PATIENCE) if socket.accepted else socket.head
            socket.drop()
            known = b"unknown_table" in heard or b" 404 " in heard
            found.append(Finding("socket of table %00 on Postgres", "unknown" if known else "fails", known))
    return [*found, *await asyncio.to_thread(_files, source)]


def _files(source: Path) -> list[Finding]:
    """What the command line makes of hostile files."""
    with folder() as place:
        sound = place / "sound.json"
        words = (
            "play",
            "ruqi",
            "--players",
            "first,first",
            "--seed",
            "7",
            "--term",
            "rounds=1",
            "--record",
            str(sound),
        )
        assert youyi(source, *words).returncode == 0
        record = json.loads(sound.read_text(encoding="utf-8"))
        huge = "9" * 5000
        text = json.dumps({**record, "notes": {}})
        example = {"id": "a", "game": "ruqi", "kind": "moves", "ruleset": "ruqi/modern@1", "expect": {}, "given": {}}
        evil = "\x1b[2J\x1b]0;t\x07\x1b]52;c;eA==\x07"
        files = {
            "a huge number": text.replace('"seed": 7', f'"seed": {huge}'),
            "a huge ply": text.replace('"notes": {}', f'"notes": {{"{huge}": "x"}}'),
            "a lone surrogate": json.dumps({**record, "seats": [{"name": "\ud800"}] * 2}),
            "an absurd schema": text.replace("record/1", "record/0000000019999"),
            "escape sequences": json.dumps({**record, "seats": [{"name": evil}] * 2}),
        }
        found = [_looked_at(source, place / "hostile.json", name, text) for name, text in files.items()]
        nonsense: tuple[dict[str, Any], ...] = ({"white": 1}, {"position": []}, {"roll": {}}, {"state": "x"})
        lines = [{**example, "given": given} for given in nonsense]
        (place / "e.jsonl").write_text("\n".join(map(json.dumps, lines)) + f'\n{{"id": {huge}}}\n', encoding="utf-8")
        done = youyi(source, "conform", str(place / "e.jsonl"))
        return [*found, Finding("conform: nonsense", _said(done.stderr), b"Traceback" not in done.stderr)]


def _looked_at(source: Path, file: Path, name: str, text: str) -> Finding:
    file.write_text(text, encoding="utf-8")
    done = [youyi(source, "record", word, str(file)) for word in ("show", "transcript", "verify")]
    written = b"".join(each.stdout + each.stderr for each in done)
    if b"Traceback" in written:
        return Finding(f"record: {name}", "traceback", good=False)
    if b"\x1b" in written:
        return Finding(f"record: {name}", "reaches the terminal", good=False)
    accepted = name == "an absurd schema" and done[0].returncode == 0
    return Finding(f"record: {name}", "accepted" if accepted else f"exit {done[0].returncode}", not accepted)


def _said(stderr: bytes) -> str:
    return "traceback" if b"Traceback" in stderr else "one line each"
