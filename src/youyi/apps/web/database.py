"""Three tables, and how each kind of database is asked to keep them safe."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from youyi.kernel.errors import YouyiError

_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
_SQLITE_PATIENCE_MS = 5000

SCHEMA = sql.MetaData()
GAME = sql.Table(
    "game",
    SCHEMA,
    sql.Column("id", sql.String, primary_key=True),
    sql.Column("game", sql.String, nullable=False),
    sql.Column("ruleset", sql.String, nullable=False),
    sql.Column("rulings", sql.JSON, nullable=False),
    sql.Column("terms", sql.JSON, nullable=False),
    sql.Column("secret", sql.LargeBinary, nullable=False),
    sql.Column("listed", sql.Boolean, nullable=False),
    sql.Column("since", sql.DateTime(timezone=True), nullable=False),
    sql.Column("over", sql.Boolean, nullable=False),
    sql.Column("rematch", sql.String),
    sql.Index("game_lobby", "over", "listed", "since"),
)
SEAT = sql.Table(
    "seat",
    SCHEMA,
    sql.Column("game", sql.ForeignKey("game.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("kind", sql.String, nullable=False),
    sql.Column("name", sql.String),
    sql.Column("player", sql.String),
    sql.Column("token_hash", sql.String),
)
MOVE = sql.Table(
    "move",
    SCHEMA,
    sql.Column("game", sql.ForeignKey("game.id"), primary_key=True),
    sql.Column("ply", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("text", sql.String, nullable=False),
    sql.Column("at", sql.DateTime(timezone=True), nullable=False),
)


class CannotOpenStore(YouyiError):
    """A database that cannot be opened, and why."""


def database_url(database: str) -> URL:
    """Read what people write: the address of a database, or the path of an SQLite file. Raises `CannotOpenStore`.

    >>> database_url("games.sqlite3").render_as_string()
    'sqlite+aiosqlite:///games.sqlite3'
    """
    if "://" not in database:
        return URL.create(_DRIVERS["sqlite"], database=database)
    try:
        url = make_url(database)
    except ArgumentError as error:
        raise CannotOpenStore(f"{database!r} is no address of a database: {error}") from None
    return url.set(drivername=_DRIVERS.get(url.drivername, url.drivername))


async def connect(database: str) -> AsyncEngine:
    """Open a database, and make our tables where there are none. Raises `CannotOpenStore`."""
    url = database_url(database)
    try:
        _make_room(url)
        engine = _engine(url)
    except (NoSuchModuleError, ModuleNotFoundError, OSError, sqlite3.Error) as error:
        raise _cannot_open(url, error) from error
    try:
        async with engine.begin() as connection:
            await connection.run_sync(SCHEMA.create_all)
    except (sql.exc.DBAPIError, OSError) as error:
        await engine.dispose()
        raise _cannot_open(url, error) from error
    return engine


def _engine(url: URL) -> AsyncEngine:
    if url.get_backend_name() != "sqlite":
        return create_async_engine(url)
    # One connection for SQLite: it has one writer anyway, and waiting in our queue beats waiting for its lock.
    engine = create_async_engine(url, pool_size=1, max_overflow=0)
    sql.event.listen(engine.sync_engine, "connect", _careful)
    return engine


def _cannot_open(url: URL, error: Exception) -> CannotOpenStore:
    return CannotOpenStore(f"cannot open the database {url.render_as_string(hide_password=True)}: {error}")


def _make_room(url: URL) -> None:
    """See that an SQLite file can be there and is one: the asynchronous driver fails less plainly."""
    if url.get_backend_name() == "sqlite" and url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(url.database)) as trial:
            trial.execute("PRAGMA schema_version").fetchone()


def _careful(connection: Any, _record: object) -> None:
    """Write ahead, so that a killed process loses nothing it had committed and readers never wait.

    With a write-ahead log, `NORMAL` keeps every commit through a kill of the process; only a failure of
    the whole machine may take the last moves, and even then the file stays sound.
    """
    cursor: sqlite3.Cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = NORMAL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute(f"PRAGMA busy_timeout = {_SQLITE_PATIENCE_MS}")
    cursor.close()
