"""A store of an earlier release is upgraded and played on; a newer or foreign one is refused, and not written to."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import random
import shutil
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.ext.asyncio import create_async_engine

from tests.apps.web.kit import InProcessPool
from youyi.apps.web.app import Settings, application
from youyi.apps.web.database import SCHEMA, CannotOpenStore, connect
from youyi.apps.web.migrations import MIGRATIONS, Migrations
from youyi.apps.web.migrations.versions.revision_0001 import SCHEMA as FIRST_SCHEMA
from youyi.apps.web.recording import record_of
from youyi.apps.web.store import Sitter, Store
from youyi.kernel.errors import BadRecord
from youyi.kernel.rules import Chance, Decision, Over, Prompt
from youyi.records.replay import replay

FIXTURES = Path(__file__).parent / "fixtures"
DUMP = gzip.decompress((FIXTURES / "store-0.1.0.sql.gz").read_bytes()).decode()
SAID = {each["id"]: each for each in json.loads((FIXTURES / "store-0.1.0.json").read_text(encoding="utf-8"))}
THROWAWAY = """
import sqlalchemy as sql
from alembic import op

revision = "youyi_0002"
down_revision = "youyi_0001"


def upgrade() -> None:
    op.add_column("game", sql.Column("remark", sql.String, nullable=False, server_default="none"))
    op.create_table("visit", sql.Column("id", sql.Integer, primary_key=True))
"""
TABLES = (
    "SELECT * FROM game ORDER BY id",
    "SELECT * FROM seat ORDER BY game, seat",
    "SELECT * FROM move ORDER BY game, ply",
)


@pytest.fixture
def old(tmp_path):
    """A database that release 0.1.0 made."""
    path = tmp_path / "old.sqlite3"
    with closing(sqlite3.connect(path)) as store:
        store.executescript(DUMP)
    return path


@pytest.fixture
def next_release(tmp_path):
    """The migrations of a release to come, with one revision more."""
    folder = tmp_path / "migrations"
    shutil.copytree(MIGRATIONS.folder, folder)
    (folder / "versions" / "revision_0002.py").write_text(THROWAWAY)
    return Migrations(folder, newest="youyi_0002")


def opened(database, migrations=MIGRATIONS):
    async def run():
        await (await connect(str(database), migrations)).dispose()

    asyncio.run(run())


def asked(database, *queries):
    """The rows of queries; opened and closed without leaving a trace."""
    with closing(sqlite3.connect(database)) as store:
        return [store.execute(query).fetchall() for query in queries]


def everything(path):
    return {each.name: each.read_bytes() for each in path.parent.glob(path.name + "*")}


# The chain.


def test_the_newest_revision_is_the_last_of_the_chain():
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS.folder))
    assert ScriptDirectory.from_config(config).get_heads() == [MIGRATIONS.newest]


def differences(database):
    """What distinguishes a database from the tables this program uses: tables, columns, types, nullability, indexes."""

    def compare(connection):
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return compare_metadata(context, SCHEMA)

    async def run():
        engine = await connect(database)
        try:
            async with engine.connect() as connection:
                return await connection.run_sync(compare)
        finally:
            await engine.dispose()

    return asyncio.run(run())


def test_migrations_make_the_tables_the_program_uses(any_database):
    assert differences(any_database) == []


def test_the_upgraded_store_of_0_1_0_has_the_tables_the_program_uses(old):
    assert differences(str(old)) == []


# A store of 0.1.0.


def test_upgrading_changes_no_row(old):
    before = asked(old, *TABLES)
    opened(old)
    assert asked(old, *TABLES) == before
    assert asked(old, "SELECT version_num FROM alembic_version") == [[(MIGRATIONS.newest,)]]


def test_upgrading_twice_is_upgrading_once(old):
    opened(old)
    once = everything(old)
    opened(old)
    assert everything(old) == once


def test_the_stored_tables_are_of_every_kind():
    kinds = {(each["game"], each["over"]) for each in SAID.values()}
    assert kinds == {(game, over) for game in ("ruqi", "dama", "madiao") for over in (False, True)}
    assert {each["prompt"] for each in SAID.values()} == {"Decision", "Chance", "Over"}
    assert len({each["ruleset"] for each in SAID.values()}) == 9


def played(work, database):
    """Do something with the server on a database, whose computers move only when the test lets them."""

    async def run():
        app = application(Settings(database=str(database), pace=0, pool=lambda _workers: Never()))
        async with app.router.lifespan_context(app):
            return await work(app.state.registry)

    return asyncio.run(run())


class Never(InProcessPool):
    """Computer players that never answer, so that a table stays where it was stored."""

    async def choose(self, asking):
        await asyncio.Event().wait()


def said_of(table):
    """What the fixture says of a table, by this program."""
    session, notation = table.session, table.session.table.game.notation
    said = {
        "id": table.config.id, "game": table.config.game, "ruleset": table.config.ruleset, "over": table.over,
        "at": session.at, "position": notation.write_position(session.position),
    }  # fmt: skip
    prompt: Prompt[Any] = session.prompt
    match prompt:
        case Decision(seat=seat, moves=moves):
            return said | {"prompt": "Decision", "seat": seat, "moves": [notation.write_move(each) for each in moves]}
        case Chance(by=by):
            return said | {"prompt": "Chance", "seat": by}
        case Over(score=score):
            return said | {"prompt": "Over", "score": list(score)}


def test_every_stored_table_loads_where_0_1_0_left_it(old):
    async def work(registry):
        return {name: said_of(await registry.find(name)) for name in SAID}

    assert played(work, old) == SAID


def test_a_finished_table_gives_a_record_that_verifies(old):
    finished = [name for name, each in SAID.items() if each["over"]]

    async def work(registry):
        return {name: record_of(await registry.find(name)) for name in finished}

    for name, record in played(work, old).items():
        assert (len(record.moves), list(record.score)) == (SAID[name]["at"], SAID[name]["score"])
        assert record.chance.reveal is not None
        replay(record)  # plays every move, draws every throw from the secret; raises `BadRecord`
        with pytest.raises(BadRecord):
            replay(replace(record, score=tuple(each + 1 for each in record.score)))


async def finish(table):
    """Play a table to its end with random choices, whoever sits there."""
    rng = random.Random(table.config.id)
    for each in [each for each in table.sitters if each.kind == "open"]:
        assert await table.sit(Sitter(seat=each.seat, kind="human", name="Wen"))
    while True:
        session, at = table.session, table.session.at
        prompt: Prompt[Any] = session.prompt
        match prompt:
            case Over():
                return
            case Decision(seat=seat, moves=moves):
                move = rng.choice(moves)
                if table.served:
                    await table.move_for_server(at, move)
                else:
                    await table.move(seat, at, session.write(move))
            case Chance(by=by) if by is not None and not table.served:
                await table.throw(by, at)
            case Chance():
                await table.move_for_server(at, session.draw(table.chances))


def test_an_unfinished_table_is_played_to_its_end(old):
    waiting = [name for name, each in SAID.items() if not each["over"]]

    async def work(registry):
        for name in waiting:
            await finish(await registry.find(name))

    async def reload():
        store = await Store.open(str(old))
        try:
            return [await store.load(name) for name in waiting]
        finally:
            await store.close()

    played(work, old)
    for stored in asyncio.run(reload()):
        assert stored is not None
        assert stored.config.over
        assert len(stored.moves) > SAID[stored.config.id]["at"]


async def copied(old, database):
    """Make the tables as 0.1.0 made them in Postgres, and fill them with the rows of an SQLite store."""
    engine = create_async_engine(database.replace("postgresql://", "postgresql+asyncpg://"), poolclass=sql.NullPool)
    source = sql.create_engine(f"sqlite:///{old}", poolclass=sql.NullPool)
    async with engine.begin() as connection:
        await connection.run_sync(FIRST_SCHEMA.create_all)
        for table in FIRST_SCHEMA.sorted_tables:
            with source.connect() as rows:
                found = [dict(row) for row in rows.execute(sql.select(table)).mappings()]
            for row in found:
                row.update(
                    {key: value.replace(tzinfo=UTC) for key, value in row.items() if isinstance(value, datetime)}
                )
            await connection.execute(sql.insert(table), found)


def test_a_store_of_0_1_0_in_postgres_is_upgraded(old, postgres_server):
    database = postgres_server()
    asyncio.run(copied(old, database))

    async def work(registry):
        return {name: said_of(await registry.find(name)) for name in SAID}

    assert played(work, database) == SAID


# Releases to come.


def test_a_second_revision_keeps_every_row(old, next_release):
    before = asked(old, *TABLES)
    opened(old, next_release)
    games, seats, moves, visits, version = asked(old, *TABLES, "SELECT * FROM visit", "SELECT * FROM alembic_version")
    assert [[row[:-1] for row in games], seats, moves] == before
    assert {row[-1] for row in games} == {"none"}
    assert (visits, version) == ([], [("youyi_0002",)])


def test_an_upgrade_that_fails_changes_nothing(old, next_release):
    opened(old)
    script = next_release.folder / "versions" / "revision_0002.py"
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
    assert "youyi_0002" in str(refused.value)
    assert "youyi_0001" in str(refused.value)
    after = everything(old)
    assert {name: after[name] for name in before if not name.endswith("-shm")} == {
        name: content for name, content in before.items() if not name.endswith("-shm")
    }


def test_serve_refuses_a_newer_store_on_one_line(old, next_release):
    opened(old, next_release)
    before = old.read_bytes()
    command = [sys.executable, "-m", "youyi", "serve", "--port", "0", "--database", str(old)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert done.stdout == ""
    [line] = done.stderr.splitlines()
    assert "youyi_0002" in line
    assert "youyi_0001" in line
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


def test_a_foreign_database_in_postgres_is_refused_and_let_go(postgres_server):
    database = postgres_server()
    own = database.replace("postgresql://", "postgresql+asyncpg://")

    async def run():
        engine = create_async_engine(own, poolclass=sql.NullPool)
        async with engine.begin() as connection:
            await connection.exec_driver_sql("CREATE TABLE recipe (id INTEGER)")
        with pytest.raises(CannotOpenStore, match="not Youyi's"):
            await connect(database)
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

    monkeypatch.setattr("youyi.apps.web.database._set_pragmas", refuse)
    threads = threading.active_count()
    with pytest.raises(CannotOpenStore, match=r"house: attempt to write a readonly database$"):
        opened(tmp_path / "house")
    assert threading.active_count() == threads


# Two at once, and what a killed one leaves.


def test_servers_that_start_at_once_create_one_store(any_database):
    script = "import asyncio, sys; from youyi.apps.web.database import connect; asyncio.run(connect(sys.argv[1]))"
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", script, any_database]
    servers = [subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True) for _ in range(2)]
    for each in servers:
        _, error = each.communicate(timeout=60)
        assert each.returncode == 0, error
    assert differences(any_database) == []


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
