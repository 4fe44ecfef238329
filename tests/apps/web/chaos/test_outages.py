"""The store fails while people play: nothing they were told is lost, they may repeat what failed, and play goes on by itself."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
from pathlib import Path

import pytest
import sqlalchemy as sql
from sqlalchemy.ext.asyncio import create_async_engine

from tests.apps.web.chaos.kills import Chaos
from tests.apps.web.processes import postgres
from tests.apps.web.processes.servers import Servers
from youyi.apps.web.store.database import database_url


def outlived(database, folder, servers, harm):
    """Play while the store is harmed; fail if anything was lost, or if nobody noticed."""

    async def run():
        async with Servers(database, folder, servers) as running:
            chaos = Chaos(database, running)
            result = await chaos.run(lambda: harm(chaos))
            assert result.faults == 0, result
            assert result.acknowledged > 50, result
            assert result.refused.get("failed"), "nobody noticed that the store failed"

    asyncio.run(run())


def test_a_full_disk(database, tmp_path):
    """As a process meets it: no file may grow."""

    async def harm(chaos):
        process = chaos.servers.each[0].process.pid
        unlimited = resource.prlimit(process, resource.RLIMIT_FSIZE)
        written = max(each.stat().st_size for each in tmp_path.glob("tables.sqlite3*"))
        resource.prlimit(process, resource.RLIMIT_FSIZE, (min(4096, written), unlimited[1]))
        await chaos.noticed()
        resource.prlimit(process, resource.RLIMIT_FSIZE, unlimited)

    outlived(database, tmp_path, 1, harm)


@pytest.fixture
def own_postgres():
    """A server that may be stopped."""
    programs = postgres.programs()
    if programs is None:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(
            "needs a Postgres server: install the package postgresql"
        )
    with postgres.server(programs) as server:
        yield server


def test_a_database_server_that_is_gone_and_comes_back(own_postgres, tmp_path: Path):
    async def harm(chaos):
        await asyncio.to_thread(own_postgres.stop)
        await chaos.noticed()
        await asyncio.to_thread(own_postgres.start)

    outlived(own_postgres(), tmp_path, 2, harm)


@pytest.mark.long
def test_a_database_server_that_does_not_answer(own_postgres, tmp_path: Path):
    async def harm(chaos):
        own_postgres.signal(signal.SIGSTOP)
        await chaos.noticed()
        own_postgres.signal(signal.SIGCONT)

    outlived(own_postgres(), tmp_path, 2, harm)


@pytest.mark.long
def test_a_database_that_may_only_be_read(own_postgres, tmp_path: Path):
    database = own_postgres()
    name = database.rsplit("/", 1)[1]

    async def set_read_only(value):
        engine = create_async_engine(database_url(database), poolclass=sql.NullPool, isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'youyi'"
            await connection.exec_driver_sql("SET default_transaction_read_only = off")
            await connection.exec_driver_sql(f"ALTER DATABASE {name} SET default_transaction_read_only = {value}")
            await connection.exec_driver_sql(others)

    async def harm(chaos):
        await set_read_only("on")
        await chaos.noticed()
        await set_read_only("off")

    outlived(database, tmp_path, 2, harm)
