"""One database for several servers: real SQLite in memory and the servers' real statements, on a disk that may fail.

Each transaction is done at one moment, after a wait and before another, in which its server may crash. So transactions are
serial, as SQLite's are; what Postgres lets two of them see of one another is left to the tests on Postgres.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cache
from random import Random
from types import SimpleNamespace
from typing import Any

import sqlalchemy as sql

from youyi.apps.web.store.people_schema import SCHEMA

BEGINNING = datetime(2026, 1, 1, 12, tzinfo=UTC)
"""When every simulation begins."""


@dataclass
class Disk:
    """How the database answers."""

    quick: float = 0.001
    """The longest that it usually takes to answer, in seconds; twice in each transaction."""
    slow: float = 0.0
    """How much longer while it is slow."""
    full: bool = False
    """Whether it takes nothing that is written."""
    silent: bool = False
    """Whether it answers nobody, until it is mended."""
    unsure: float = 0.0
    """How often a transaction is done, and its server is told that it failed."""


class Database:
    """The tables, as they are stored."""

    def __init__(self, random: Random, time: Callable[[], float]) -> None:
        """`time`: seconds since the beginning, by the database's own clock."""
        self.random, self.time = random, time
        self.disk = Disk()
        self.mended = asyncio.Event()
        self.mended.set()
        self.raw, self.engine = _emptied()
        _NOW[0] = self.now

    def now(self) -> datetime:
        """The database's time."""
        return BEGINNING + timedelta(seconds=self.time())

    def silence(self) -> None:
        """Answer nobody."""
        self.disk.silent = True
        self.mended.clear()

    def answer_again(self) -> None:
        """Answer everybody, those who wait first."""
        self.disk.silent = False
        self.mended.set()

    def ask(self, statement: str, *values: Any) -> list[Any]:
        """Look at what is stored, at this moment."""
        return self.raw.execute(statement, values).fetchall()


class SimulatedEngine:
    """What a server has of the database (`AsyncEngine`)."""

    def __init__(self, database: Database, *, alone: bool) -> None:
        """`alone`: SQLite, of which a server has one connection; else it has as many as it likes."""
        self._database = database
        self.dialect = SimpleNamespace(name="simulated")  # neither of those to which something special is done
        self._turn = asyncio.Lock() if alone else None

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[SimulatedConnection]:
        """A transaction: at its end everything is stored, or nothing."""
        async with self._at_work() as database:
            if database.disk.full:
                raise sql.exc.OperationalError("", (), sqlite3.OperationalError("database or disk is full"))
            with database.engine.begin() as connection:
                yield SimulatedConnection(connection)

    @asynccontextmanager
    async def connect(self) -> AsyncIterator[SimulatedConnection]:
        """A connection that reads."""
        async with self._at_work() as database:
            with database.engine.connect() as connection:
                yield SimulatedConnection(connection)

    async def dispose(self) -> None:
        """Nothing is held."""

    @asynccontextmanager
    async def _at_work(self) -> AsyncIterator[Database]:
        if self._turn is not None:
            await self._turn.acquire()
        try:
            await self._wait()
            yield self._database
            await self._wait()
            disk = self._database.disk
            if disk.unsure and self._database.random.random() < disk.unsure:
                raise sql.exc.OperationalError("", (), ConnectionResetError("the connection broke"))
        finally:
            if self._turn is not None:
                self._turn.release()

    async def _wait(self) -> None:
        database, disk = self._database, self._database.disk
        if disk.silent:
            await database.mended.wait()
        longest = disk.quick + disk.slow
        await asyncio.sleep(database.random.random() * longest)  # in virtual time


class SimulatedConnection:
    """A connection (`AsyncConnection`) of which each statement is done at once."""

    __slots__ = ("_connection",)

    def __init__(self, connection: sql.Connection) -> None:
        self._connection = connection

    async def run_sync(self, work: Callable[[sql.Connection], Any]) -> Any:
        """Do work with the connection itself."""
        return work(self._connection)

    async def execute(self, *statement: Any) -> Any:
        """Do it."""
        return self._connection.execute(*statement)

    async def scalar(self, *statement: Any) -> Any:
        """Do it; the first value."""
        return self._connection.scalar(*statement)

    async def scalars(self, *statement: Any) -> Any:
        """Do it; the first value of each row."""
        return self._connection.scalars(*statement)


_NOW: list[Callable[[], datetime]] = [lambda: BEGINNING]


@cache
def _schema() -> tuple[sqlite3.Connection, sql.Engine, bytes]:
    """One connection for every simulation of this process: what was compiled stays compiled."""
    raw = sqlite3.connect(":memory:", check_same_thread=False)
    raw.create_function("clock_timestamp", 0, lambda: _iso(_NOW[0]()))
    raw.create_function("time_ago", 1, lambda seconds: _iso(_NOW[0]() - timedelta(seconds=seconds)))
    engine = sql.create_engine("sqlite://", creator=lambda: raw, poolclass=sql.pool.StaticPool)
    SCHEMA.create_all(engine)
    raw.commit()
    raw.execute("PRAGMA foreign_keys = ON")
    return raw, engine, raw.serialize()


def _emptied() -> tuple[sqlite3.Connection, sql.Engine]:
    raw, engine, empty = _schema()
    raw.rollback()
    raw.deserialize(empty)
    return raw, engine


def _iso(time: datetime) -> str:
    return time.strftime("%Y-%m-%d %H:%M:%S.%f")
