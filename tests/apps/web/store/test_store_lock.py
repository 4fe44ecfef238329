"""An SQLite file has one server: a second one refuses to start, until the first has ended in whatever way."""

from __future__ import annotations

import os
import signal

import pytest

from tests.apps.cli.test_commands import youyi
from tests.apps.web.chaos.test_restart import Server
from tests.kit.patience import PATIENCE
from youyi.apps.web.store.database import CannotOpenStore
from youyi.apps.web.store.store_lock import sole_server


def test_a_second_server_says_why_it_does_not_start(database):
    with Server(database, pace=0) as first:
        done = youyi("serve", "--port", "0", "--database", database)
        assert (done.returncode, done.stdout) == (2, "")
        [line] = done.stderr.splitlines()
        assert database in line
        assert f"(process {first.process.pid})" in line
        assert "Postgres" in line
        first.ask("/api/tables", {"game": "ruqi", "seats": [{"kind": "computer", "player": "random"}] * 2})
        first.process.send_signal(signal.SIGKILL)
        first.process.wait(PATIENCE)
        with Server(database, pace=0) as again:  # its workers may still be ending
            assert again.ask("/api/games")


def test_every_way_to_a_file_leads_to_one_lock(tmp_path, monkeypatch):
    folder = tmp_path / "folder"
    folder.mkdir()
    (tmp_path / "link").symlink_to(folder)
    (tmp_path / "other.sqlite3").symlink_to(folder / "tables.sqlite3")
    monkeypatch.chdir(folder)
    ways = (
        "tables.sqlite3",
        "../folder/tables.sqlite3",
        str(tmp_path / "link" / "tables.sqlite3"),
        str(tmp_path / "other.sqlite3"),
        f"sqlite:///{folder}/tables.sqlite3",
    )
    for held in ways:
        with sole_server(held):
            for other in ways:
                with pytest.raises(CannotOpenStore, match="another server"), sole_server(other):
                    pass


def test_the_lock_is_for_its_owner_and_free_afterwards(tmp_path):
    database = str(tmp_path / "new" / "tables.sqlite3")
    for _ in range(2):
        with sole_server(database):
            lock = tmp_path / "new" / "tables.sqlite3.lock"
            assert (lock.stat().st_mode & 0o777, lock.read_text()) == (0o600, f"{os.getpid()}\n")


def test_databases_that_servers_share_have_no_lock():
    with sole_server("postgresql://nobody@127.0.0.1/youyi"), sole_server("postgresql://nobody@127.0.0.1/youyi"):
        pass


def test_a_lock_that_cannot_be_opened_is_an_error_in_words(tmp_path):
    (tmp_path / "tables.sqlite3.lock").mkdir()
    with (
        pytest.raises(CannotOpenStore, match="the lock of the database"),
        sole_server(str(tmp_path / "tables.sqlite3")),
    ):
        pass
