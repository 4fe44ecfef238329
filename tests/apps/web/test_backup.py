"""A backup made while people play is a whole store: every move shown before it began is in it, and play goes on from it."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.apps.web import postgres
from tests.apps.web.chaos import Chaos
from tests.apps.web.chaos_servers import Servers
from tests.apps.web.kit import Browser, computer, create, me
from tests.apps.web.test_outages import own_postgres  # noqa: F401  # a fixture
from tests.apps.web.test_play import mine, play_to_the_end
from youyi.apps.web.app import Settings, application

pytestmark = pytest.mark.timeout(300)


def backed_up(database, folder, count, back_up):
    """Play; back up meanwhile; return what was shown before, and the positions of the tables."""

    async def run():
        async with Servers(database, folder, count) as servers:
            chaos = Chaos(database, servers)
            shown: dict[tuple[str, int], str] = {}

            async def harm():
                await asyncio.sleep(3)
                shown.update(chaos.ledger.seen)
                await asyncio.to_thread(back_up)
                await asyncio.sleep(1)

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
            return await chaos.run(lambda: asyncio.sleep(1))

    assert asyncio.run(run()).faults == 0


def copied(database: str, copy: str) -> None:
    """Back an SQLite store up."""
    with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)


def test_a_copy_made_between_two_moves_is_played_to_the_end(settings: Settings, tmp_path: Path):
    copy = str(tmp_path / "copy.sqlite3")
    with TestClient(application(settings)) as client:
        table, tokens = create(client, me(), computer())
        with client.websocket_connect(f"/ws/tables/{table}") as socket:
            browser = Browser(socket)
            shown = browser.sit(tokens[0])
            while shown["at"] < 2 or not mine(shown, 0):
                if mine(shown, 0):
                    browser.act(shown)
                shown = browser.next("Happened")
            copied(settings.database, copy)
            play_to_the_end(browser, shown, 0)
    with TestClient(application(replace(settings, database=copy))) as restored:
        assert restored.get(f"/api/tables/{table}").json()["over"] is False
        with restored.websocket_connect(f"/ws/tables/{table}") as socket:
            browser = Browser(socket)
            again = browser.sit(tokens[0])
            assert [again[each] for each in ("at", "view", "asked")] == [
                shown[each] for each in ("at", "view", "asked")
            ]
            assert play_to_the_end(browser, again, 0)["over"]


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
