"""Every store has the schema of this program or is refused; a newer or foreign one is not written to."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing

import pytest
import sqlalchemy as sql
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy.ext.asyncio import create_async_engine

from tests.apps.cli.test_commands import youyi
from tests.apps.web.store.stored import DUMP, TABLES, asked, differences, everything, opened
from tests.kit.amount import ALL
from tests.kit.patience import PATIENCE
from youyi.apps.web.store.database import CannotOpenStore, connect, connect_existing
from youyi.apps.web.store.schema_version import MIGRATIONS, Migrations

NEXT = "youyi_9999"
THROWAWAY = f"""
import sqlalchemy as sql
from alembic import op

revision = "{NEXT}"
down_revision = "{MIGRATIONS.newest}"


def upgrade() -> None:
    op.add_column("game", sql.Column("remark", sql.String, nullable=False, server_default="none"))
    op.create_table("visit", sql.Column("id", sql.Integer, primary_key=True))
"""


@pytest.fixture
def next_release(tmp_path):
    """The migrations of a release to come, with one revision more."""
    folder = tmp_path / "migrations"
    shutil.copytree(MIGRATIONS.folder, folder)
    (folder / "versions" / "revision_9999.py").write_text(THROWAWAY)
    return Migrations(folder, newest=NEXT)


@pytest.fixture(params=["sqlite", "postgres"])
def empty(request, tmp_path):
    """A database without tables, of each kind."""
    return (
        str(tmp_path / "house.sqlite3") if request.param == "sqlite" else request.getfixturevalue("postgres_server")()
    )


# The chain.


def test_the_newest_revision_is_the_last_of_the_chain():
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS.folder))
    assert ScriptDirectory.from_config(config).get_heads() == [MIGRATIONS.newest]


def test_migrations_make_the_tables_the_program_uses(empty):
    assert differences(empty) == []


def test_the_upgraded_store_of_0_1_0_has_the_tables_the_program_uses(old):
    assert differences(str(old)) == []


# Releases to come.


def test_a_second_revision_keeps_every_row(old, next_release):
    before = asked(old, *TABLES)
    opened(old, next_release)
    *kept, remarks, visits, version = asked(
        old, *TABLES, "SELECT DISTINCT remark FROM game", "SELECT * FROM visit", "SELECT * FROM alembic_version"
    )
    assert (kept, remarks, visits, version) == (before, [("none",)], [], [(NEXT,)])


def test_an_upgrade_that_fails_changes_nothing(old, next_release):
    opened(old)
    script = next_release.folder / "versions" / "revision_9999.py"
    script.write_text(THROWAWAY + '    op.execute("nonsense")\n')
    before = asked(old, "SELECT * FROM sqlite_master", *TABLES)
    with pytest.raises(CannotOpenStore, match="nonsense"):
        opened(old, next_release)
    assert asked(old, "SELECT * FROM sqlite_master", *TABLES) == before


@pytest.mark.parametrize("killed", [False, True], ids=["closed", "killed"])
def test_a_newer_store_is_refused_and_not_written_to(old, next_release, tmp_path, killed):
    opened(old, next_release)
    if killed:  # a killed server leaves its write-ahead log behind
        other = tmp_path / "killed" / "old.sqlite3"
        other.parent.mkdir()
        with closing(sqlite3.connect(old)) as store:
            store.execute("PRAGMA wal_autocheckpoint = 0")
            store.execute("UPDATE game SET remark = 'late'")
            store.commit()
            for each in old.parent.glob(old.name + "*"):
                shutil.copy(each, other.parent)
        old = other
        assert (other.parent / "old.sqlite3-wal").stat().st_size
    before = everything(old)
    with pytest.raises(CannotOpenStore) as refused:
        opened(old)
    assert NEXT in str(refused.value)
    assert MIGRATIONS.newest in str(refused.value)
    after = everything(old)
    assert {name: after[name] for name in before if not name.endswith("-shm")} == {
        name: content for name, content in before.items() if not name.endswith("-shm")
    }


def test_serve_refuses_a_newer_store_on_one_line(old, next_release):
    opened(old, next_release)
    before = old.read_bytes()
    done = youyi("serve", "--port", "0", "--database", str(old))
    assert done.returncode == 2
    assert done.stdout == ""
    [line] = done.stderr.splitlines()
    assert NEXT in line
    assert MIGRATIONS.newest in line
    assert old.read_bytes() == before


# Other people's databases.


def test_a_foreign_database_is_refused_and_not_written_to(tmp_path):
    path = tmp_path / "foreign.sqlite3"
    for script in (
        "CREATE TABLE recipe (id INTEGER)",
        "CREATE TABLE game (id INTEGER, title TEXT)",
        "CREATE TABLE alembic_version (version_num TEXT); INSERT INTO alembic_version VALUES ('8f2c0d');",
        DUMP.replace("token_hash VARCHAR", "token VARCHAR"),
    ):
        path.unlink(missing_ok=True)
        with closing(sqlite3.connect(path)) as store:
            store.executescript(script)
        before = everything(path)
        with pytest.raises(CannotOpenStore, match="not Youyi's"):
            opened(path)
        assert everything(path) == before


@pytest.mark.parametrize("opening", [connect, connect_existing])
def test_a_foreign_database_in_postgres_is_refused_and_let_go(postgres_server, opening):
    database = postgres_server()
    own = database.replace("postgresql://", "postgresql+asyncpg://")

    async def run():
        engine = create_async_engine(own, poolclass=sql.NullPool)
        async with engine.begin() as connection:
            await connection.exec_driver_sql("CREATE TABLE recipe (id INTEGER)")
        with pytest.raises(CannotOpenStore, match="not Youyi's"):
            await opening(database)
        async with engine.connect() as connection:
            tables = await connection.run_sync(lambda each: sql.inspect(each).get_table_names())
            others = (
                "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            return tables, await connection.scalar(sql.text(others))

    assert asyncio.run(run()) == (["recipe"], 0)


def test_a_file_that_cannot_be_written_fails_at_once_and_is_let_go(tmp_path, monkeypatch):
    def refuse(_connection, _record):
        raise sqlite3.OperationalError("attempt to write a readonly database")

    monkeypatch.setattr("youyi.apps.web.store.database._set_pragmas", refuse)
    before = set(threading.enumerate())
    with pytest.raises(CannotOpenStore, match=r"house: attempt to write a readonly database$"):
        opened(tmp_path / "house")
    left = set(threading.enumerate()) - before
    for each in left:
        each.join(10)
    assert not any(each.is_alive() for each in left)


# Two at once, and what a killed one leaves.


@pytest.mark.more
def test_servers_that_start_at_once_create_one_store(empty):
    script = "import asyncio, sys; from youyi.apps.web.store.database import connect; asyncio.run(connect(sys.argv[1]))"
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", script, empty]
    servers = [
        subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True) for _ in range(3 if ALL else 2)
    ]
    for each in servers:
        _, error = each.communicate(timeout=PATIENCE)
        assert each.returncode == 0, error
    assert differences(empty) == []


def test_a_creation_that_was_killed_is_rolled_back(tmp_path):
    begun, left = tmp_path / "begun", tmp_path / "left"
    begun.mkdir()
    left.mkdir()
    with closing(sqlite3.connect(begun / "house", isolation_level=None)) as store:
        store.execute("CREATE TABLE alembic_version (version_num TEXT)")
        store.execute("PRAGMA cache_size = 1")
        store.execute("BEGIN IMMEDIATE")
        for number in range(50):
            store.execute(f"CREATE TABLE t{number} (text TEXT)")
        for each in begun.iterdir():
            shutil.copy(each, left)
    assert (left / "house-journal").stat().st_size
    opened(left / "house")
    assert differences(str(left / "house")) == []
