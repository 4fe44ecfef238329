"""A backup made while people play is a whole store: every move shown before it began is in it, and play goes on from it."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.apps.web.chaos.kills import MOVES, Chaos
from tests.apps.web.chaos.test_outages import own_postgres  # noqa: F401  # a fixture
from tests.apps.web.kit import OPEN, Browser, create, me
from tests.apps.web.processes import postgres
from tests.apps.web.processes.servers import Servers
from tests.apps.web.test_play import mine
from youyi.apps.web.server.app import Settings, application


def backed_up(database, folder, count, back_up):
    """Play; back up meanwhile; return what was shown before, and the positions of the tables."""

    async def run():
        async with Servers(database, folder, count) as servers:
            chaos = Chaos(database, servers)
            shown: dict[tuple[str, int], str] = {}

            async def harm():
                await chaos.moved(MOVES)
                shown.update(chaos.ledger.seen)
                await asyncio.to_thread(back_up)
                await chaos.moved(MOVES)

            result = await chaos.run(harm)
            assert result.faults == 0, result
            return shown

    shown = asyncio.run(run())
    assert len(shown) > 20
    return shown


def played_on(database, folder, shown):
    """The tables of the shown moves, as a server on the restored store tells them."""

    async def run():
        async with Servers(database, folder, 1) as servers:
            chaos = Chaos(database, servers)
            for table in {table for table, _ in shown}:
                told = await servers.ask(f"/api/tables/{table}")
                assert told["id"] == table
            return await chaos.run(lambda: chaos.moved(1))

    assert asyncio.run(run()).faults == 0


def copied(database: str, copy: str) -> None:
    """Back an SQLite store up."""
    with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)


def test_a_copy_made_between_two_moves_is_played_to_the_end(settings: Settings, tmp_path: Path):
    copy = str(tmp_path / "copy.sqlite3")
    with TestClient(application(settings)) as client:
        table, tokens = create(client, me(), OPEN)
        tokens[1] = client.post(f"/api/tables/{table}/sit", json={"name": "Wen"}).json()["token"]
        with sitting(client, table, tokens) as (browsers, begun):
            shown = acted(browsers, begun)
            copied(settings.database, copy)
            to_the_end(browsers, shown)
    with TestClient(application(replace(settings, database=copy))) as restored:
        assert restored.get(f"/api/tables/{table}").json()["over"] is False
        with sitting(restored, table, tokens) as (browsers, again):
            for before, after in zip(shown, again, strict=True):
                assert [after[each] for each in ("at", "view", "asked")] == [
                    before[each] for each in ("at", "view", "asked")
                ]
            assert to_the_end(browsers, again)[0]["over"]


@contextmanager
def sitting(client: TestClient, table: str, tokens: dict[int, str]) -> Iterator[tuple[list[Browser], list[Any]]]:
    """Two people at their seats, and what each is shown."""
    address = f"/ws/tables/{table}"
    with client.websocket_connect(address) as first, client.websocket_connect(address) as second:
        browsers = [Browser(first), Browser(second)]
        yield browsers, [browser.sit(tokens[seat]) for seat, browser in enumerate(browsers)]


def acted(browsers: list[Browser], states: list[Any]) -> list[Any]:
    """Let whoever is asked act; return what both are shown then."""
    seat = next(seat for seat, state in enumerate(states) if mine(state, seat))
    browsers[seat].act(states[seat])
    return [browser.next("Happened") for browser in browsers]


def to_the_end(browsers: list[Browser], states: list[Any]) -> list[Any]:
    while states[0]["over"] is None:
        states = acted(browsers, states)
    return states


@pytest.mark.long
def test_sqlite_while_people_play(tmp_path: Path):
    database, copy = tmp_path / "tables.sqlite3", tmp_path / "copy.sqlite3"
    shown = backed_up(str(database), tmp_path, 1, lambda: copied(str(database), str(copy)))
    with closing(sqlite3.connect(copy)) as store:
        assert store.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        moves = {(game, ply): text for game, ply, text in store.execute("SELECT game, ply, text FROM move")}
    assert {key: moves.get(key) for key in shown} == shown
    played_on(str(copy), tmp_path, shown)


@pytest.mark.long
def test_postgres_while_people_play(own_postgres, tmp_path: Path):  # noqa: F811
    database, copy, file = own_postgres(), own_postgres(), tmp_path / "youyi.dump"
    folder = postgres.programs()
    assert folder is not None

    def back_up():
        command = [
            folder / "pg_dump",
            "--format=custom",
            "--exclude-table-data=(server|lease)",
            "--file",
            file,
            database,
        ]
        subprocess.run(command, check=True)

    shown = backed_up(database, tmp_path, 2, back_up)
    subprocess.run([folder / "pg_restore", "--exit-on-error", "--dbname", copy, file], check=True)
    played_on(copy, tmp_path, shown)
