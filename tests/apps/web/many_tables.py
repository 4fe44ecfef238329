"""How a server bears many stored tables: `python -m tests.apps.web.many_tables [FINISHED] [UNFINISHED]`.

It fills a store with finished games and with unfinished ones where computers are to move, starts a server, and writes as
JSON: how long until it answers, how long an answer takes while it resumes, and its memory before, while and after every
finished table is opened once.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
import tempfile
import time
import urllib.request
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from pathlib import Path

import sqlalchemy as sql

from youyi.apps.web.database import GAME, MOVE, SEAT, connect
from youyi.apps.web.table_config import new_config
from youyi.games import game
from youyi.kernel.committed import Committed
from youyi.kernel.rules import Over
from youyi.kernel.session import Session
from youyi.players.player import player

GAMES_PLAYED = 20
"""Different games; each is stored many times."""
CUT = 20
"""Plies of an unfinished game."""


def played(table):
    """The moves of a game between random players, in notation."""
    session, chances = Session(table.rules), Committed(random.randbytes(32))
    session.play_out([player("random", table)] * table.rules.seats, chances)
    assert isinstance(session.prompt, Over)
    return [table.game.notation.write_move(ply.move) for ply in session.plies]


async def fill(database, finished, unfinished):
    table = game("ruqi").under(None, {}, {"rounds": 1})
    games = [played(table) for _ in range(GAMES_PLAYED)]
    engine = await connect(database)
    now = datetime.now(UTC)
    for first in range(0, finished + unfinished, 500):
        rows, seats, moves = [], [], []
        for number in range(first, min(first + 500, finished + unfinished)):
            config = new_config(table, listed=False)
            over = number < finished
            row = {name: getattr(config, name) for name in config.__slots__} | {"over": over}
            rows.append(row | {"rulings": dict(config.rulings), "terms": dict(config.terms),
                               "since": now - timedelta(seconds=number)})  # fmt: skip
            seats += [{"game": config.id, "seat": each, "kind": "computer", "player": "random"} for each in (0, 1)]
            texts = games[number % GAMES_PLAYED] if over else games[number % GAMES_PLAYED][:CUT]
            moves += [{"game": config.id, "ply": ply, "text": text, "at": now} for ply, text in enumerate(texts)]
        async with engine.begin() as connection:
            for kind, every in ((GAME, rows), (SEAT, seats), (MOVE, moves)):
                await connection.execute(sql.insert(kind), every)
    async with engine.connect() as connection:
        ids = list((await connection.scalars(sql.select(GAME.c.id).where(GAME.c.over))).all())
    await engine.dispose()
    return ids


def resident(process):
    """The memory of a process in MB."""
    pages = Path(f"/proc/{process.pid}/statm").read_text().split()[1]
    return round(int(pages) * os.sysconf("SC_PAGE_SIZE") / 1e6)


def answer(address, path):
    began = time.monotonic()
    with urllib.request.urlopen(address + path, timeout=60) as response:  # noqa: S310  # our own server
        response.read()
    return time.monotonic() - began


def measure(server, ids, seconds):
    found = {"resident_at_start_MB": resident(server.process)}
    times = []
    while time.monotonic() < seconds:
        times.append(answer(server.address, "/api/tables"))
        time.sleep(0.1)
    times.sort()
    found |= {"answer_p50_ms": round(1000 * times[len(times) // 2], 1), "answer_max_ms": round(1000 * times[-1], 1)}
    found["resident_while_resuming_MB"] = resident(server.process)
    most = 0
    for number, each in enumerate(ids):
        answer(server.address, f"/api/tables/{each}")
        if number % 100 == 0:
            most = max(most, resident(server.process))
    return found | {"opened": len(ids), "resident_most_MB": most, "resident_after_MB": resident(server.process)}


def main(finished, unfinished):
    from tests.apps.web.test_restart import Server

    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        database = str(Path(folder, "tables.sqlite3"))
        ids = asyncio.run(fill(database, finished, unfinished))
        began = time.monotonic()
        server = stack.enter_context(Server(database, pace=0.8))
        first = answer(server.address, "/api/tables")
        found = {"finished": finished, "unfinished": unfinished, "answers_after_s": round(time.monotonic() - began, 2)}
        found["first_answer_ms"] = round(1000 * first, 1)
        found |= measure(server, ids, time.monotonic() + 10)
    sys.stdout.write(json.dumps(found, indent=2) + "\n")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:] or ("10000", "2000")))
