"""A house for the tests: tiny games, computers that think at once, a store in a temporary folder."""

from __future__ import annotations

import asyncio
import os
import secrets
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest
from starlette.testclient import TestClient

from tests.apps.web.kit import CHEAP, HASTY, InProcessPool
from tests.apps.web.processes import postgres
from tests.apps.web.store.stored import DUMP
from tests.kit.toys.fords import FORDS
from youyi.apps.web.base.limits import Rate
from youyi.apps.web.http.origins import Trust
from youyi.apps.web.live.registry import table_config
from youyi.apps.web.live.registry.seat_limits import Sitting
from youyi.apps.web.server.app import Settings, application
from youyi.apps.web.store.database import connect
from youyi.kernel.committed import SECRET_BYTES


@pytest.fixture(scope="session")
def upgraded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with every table, made once: to make one anew takes a server longer than all else that it does to begin."""
    path = tmp_path_factory.mktemp("upgraded") / "tables.sqlite3"

    make_tables(str(path))
    return path


def make_tables(database: str) -> None:
    async def make() -> None:
        await (await connect(database)).dispose()

    asyncio.run(make())


@pytest.fixture
def database(upgraded: Path, tmp_path: Path) -> str:
    """The path of a store in which nothing is yet."""
    return str(shutil.copy(upgraded, tmp_path / "tables.sqlite3"))


@pytest.fixture(autouse=True)
def same_throws(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test's tables in this process have the same throws and shuffles in every run: none is red by a rare game.

    They follow from the secrets of tables, and where people contribute from their ids too.
    """
    stream = Random(request.node.nodeid)
    monkeypatch.setattr(table_config, "secrets", SimpleNamespace(**vars(secrets) | {"choice": stream.choice}))
    monkeypatch.setattr(table_config, "fresh_secret", partial(stream.randbytes, SECRET_BYTES))


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[postgres.Postgres]:
    """Creates an empty database and returns its address. Skipped without Postgres, unless CI is set."""
    programs = postgres.programs()
    if programs is None:
        reason = "needs a Postgres server: install the package postgresql"
        (pytest.fail if os.environ.get("CI") else pytest.skip)(reason)
    with postgres.server(programs) as create:
        yield create


@pytest.fixture(scope="session")
def postgres_store(postgres_server: postgres.Postgres) -> Callable[[], str]:
    """Creates a database with every table, in which nothing is yet, and returns its address."""
    upgraded = postgres_server()
    make_tables(upgraded)
    return lambda: postgres_server(upgraded)


@pytest.fixture(params=["sqlite", "postgres"])
def any_database(request: pytest.FixtureRequest, upgraded: Path, tmp_path: Path) -> str:
    """A store in which nothing is yet, of each kind."""
    if request.param == "sqlite":
        return str(shutil.copy(upgraded, tmp_path / "house.sqlite3"))
    create: Callable[[], str] = request.getfixturevalue("postgres_store")
    return create()


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A database as release 0.1.0 left it."""
    path = tmp_path / "old.sqlite3"
    with closing(sqlite3.connect(path)) as store:
        store.executescript(DUMP)
    return path


@pytest.fixture
def settings(database: str, tmp_path: Path) -> Settings:
    return Settings(
        database=database,
        pace=0,
        limits=HASTY,
        accounts=CHEAP,
        trust=Trust(names=("testserver",)),
        sitting=Sitting(takes=Rate(1000, 1000), listed_takes=Rate(1000, 1000), most_at_listed=9, most_listed=99),
        static=tmp_path / "static",
        games=(FORDS,),
        pool=lambda _workers: InProcessPool(),
    )


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient]:
    with TestClient(application(settings)) as client:
        yield client
