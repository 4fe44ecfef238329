"""The database: how SQLite and Postgres are opened, created and upgraded."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sql
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from youyi.apps.web.base.private_files import create_private, make_private
from youyi.apps.web.store.schema_version import MIGRATIONS, Migrations, UnknownSchema, is_current, upgrade
from youyi.kernel.errors import YouyiError

T = TypeVar("T")
_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
_BUSY_TIMEOUT_MS = 5000
_LOCK_PAUSE_S = 0.02
_UPGRADE_TIMEOUT_S = 60
"""How long a server waits for another one that is upgrading the same database."""
_ANSWER_TIMEOUT_S = 8
"""How long a query may take on a database server."""
_PRIMARY_CODE = 0xFF
"""The bits of an extended result code of SQLite that hold the primary one."""
_UPGRADE_LOCK = 0x596F757969
"""The key of Postgres's advisory lock: "Youyi" in ASCII."""


class CannotOpenStore(YouyiError):
    """A database that cannot be opened, with the reason."""


def database_url(database: str) -> URL:
    """The address of a database, from an address or the path of an SQLite file. Raises `CannotOpenStore`.

    >>> database_url("games.sqlite3").render_as_string()
    'sqlite+aiosqlite:///games.sqlite3'
    """
    if "://" not in database:
        return URL.create(_DRIVERS["sqlite"], database=database)
    try:
        url = make_url(database)
    except ArgumentError as error:
        raise CannotOpenStore(f"{database!r} is not the address of a database: {error}") from None
    return url.set(drivername=_DRIVERS.get(url.drivername, url.drivername))


async def connect(database: str, migrations: Migrations = MIGRATIONS) -> AsyncEngine:
    """Open a database, created or upgraded to the schema of this program. Raises `CannotOpenStore`."""
    url = database_url(database)
    with _refused(url):
        if url.get_backend_name() == "sqlite":
            _upgrade_file(_file(url), migrations)
            make_private(_file(url))
            engine = _sqlite(url)
        else:
            await _upgrade_server(url, migrations)
            engine = server_engine(url)
        async with _disposed_if_refused(engine), engine.connect():  # what keeps it from being used is an error now
            return engine


@contextmanager
def _refused(url: URL) -> Iterator[None]:
    """Turn whatever keeps a database from being opened into `CannotOpenStore`."""
    try:
        yield
    except (
        UnknownSchema, NoSuchModuleError, ModuleNotFoundError, sql.exc.DBAPIError, sqlite3.Error, OSError
    ) as error:  # fmt: skip
        shown = url.render_as_string(hide_password=True)
        reason = error.orig if isinstance(error, sql.exc.DBAPIError) else error
        raise CannotOpenStore(f"cannot open the database {shown}: {reason}") from error


@asynccontextmanager
async def _disposed_if_refused(engine: AsyncEngine) -> AsyncIterator[None]:
    try:
        yield
    except BaseException:
        await engine.dispose()
        raise


async def connect_existing(database: str, migrations: Migrations = MIGRATIONS) -> AsyncEngine:
    """Open a database that exists and has the schema of this program; nothing is created or upgraded. Raises `CannotOpenStore`."""
    url = database_url(database)
    with _refused(url):
        if url.get_backend_name() == "sqlite":
            if not _file(url).exists():
                raise FileNotFoundError("there is no such file")
            current, engine = _is_current_file(_file(url), migrations), _sqlite(url)
        else:
            engine = create_async_engine(url, hide_parameters=True)
            async with _disposed_if_refused(engine), engine.connect() as connection:
                current = await connection.run_sync(is_current, migrations)
    if current:
        return engine
    await engine.dispose()
    raise CannotOpenStore("this database has no tables of this release yet: start the server once, which upgrades it")


def _file(url: URL) -> Path:
    if url.database in (None, "", ":memory:"):
        raise CannotOpenStore("a database in memory would lose every table at the end: name a file")
    return Path(str(url.database))


def _upgrade_file(path: Path, migrations: Migrations) -> None:
    """Bring an SQLite file to the newest schema; a file that is refused is opened for reading only.

    It blocks the event loop: it runs once, before a server accepts connections.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.is_dir():
        raise IsADirectoryError("it is a folder")
    if path.exists() and path.stat().st_size and _is_current_file(path, migrations):
        return
    create_private(path)
    with _transaction(path.resolve().as_uri(), "BEGIN IMMEDIATE") as connection:
        if not is_current(connection, migrations):  # another server may have upgraded it meanwhile
            upgrade(connection, migrations)


def _is_current_file(path: Path, migrations: Migrations) -> bool:
    try:
        with _transaction(f"{path.resolve().as_uri()}?mode=ro", "BEGIN") as connection:
            return is_current(connection, migrations)
    except sql.exc.OperationalError as error:
        if getattr(error.orig, "sqlite_errorcode", 0) & _PRIMARY_CODE != sqlite3.SQLITE_READONLY:
            raise
        return False  # a killed writer left a journal, which only a writer can roll back: look again with the lock


@contextmanager
def _transaction(uri: str, begin: str) -> Iterator[sql.Connection]:
    """One transaction in an SQLite file, schema changes included: the driver's own mode commits before each of these."""

    def opened() -> sqlite3.Connection:
        return sqlite3.connect(uri, uri=True, isolation_level=None, timeout=_UPGRADE_TIMEOUT_S)

    engine = sql.create_engine("sqlite+pysqlite://", creator=opened, poolclass=sql.NullPool)
    sql.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    with engine.begin() as connection:
        yield connection


async def _upgrade_server(url: URL, migrations: Migrations) -> None:
    """Bring a Postgres database to the newest schema, one server at a time."""
    engine = create_async_engine(url, poolclass=sql.NullPool)  # an upgrade may take longer than a query
    async with engine.begin() as connection:
        if not await connection.run_sync(is_current, migrations):
            await connection.execute(sql.select(sql.func.pg_advisory_xact_lock(_UPGRADE_LOCK)))
            if not await connection.run_sync(is_current, migrations):
                await connection.run_sync(upgrade, migrations)


def server_engine(url: URL, **options: Any) -> AsyncEngine:
    """Connections to a database server, which give up on one that does not answer.

    A transaction whose client has stopped is ended by the server, so that it cannot keep the others waiting.
    """
    if url.get_driver_name() == "asyncpg":
        limits = {"idle_in_transaction_session_timeout": f"{_ANSWER_TIMEOUT_S}s", "application_name": "youyi"}
        timeouts = {"timeout": _ANSWER_TIMEOUT_S, "command_timeout": _ANSWER_TIMEOUT_S}
        if "poolclass" not in options:
            options["pool_timeout"] = _ANSWER_TIMEOUT_S
        options["connect_args"] = timeouts | {"server_settings": limits}
    return create_async_engine(url, hide_parameters=True, **options)  # a secret must not reach the log with an error


def _sqlite(url: URL) -> AsyncEngine:
    # One connection for SQLite: it has one writer anyway, and waiting in our queue beats waiting for its lock.
    engine = create_async_engine(url, pool_size=1, max_overflow=0, hide_parameters=True)
    sql.event.listen(engine.sync_engine, "connect", _set_pragmas)
    return engine


class Transactions:
    """Runs whole transactions of a database.

    Those of SQLite run in a thread with a connection of its own: its asynchronous driver changes threads nine times for one
    move, which costs more than the move.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._thread: ThreadPoolExecutor | None = None
        if engine.dialect.name == "sqlite":
            url = engine.url.set(drivername="sqlite+pysqlite")
            self._own = sql.create_engine(url, pool_size=1, max_overflow=0, hide_parameters=True)
            sql.event.listen(self._own, "connect", _set_pragmas)
            self._thread = ThreadPoolExecutor(1, "transactions")

    def begin(self, work: Callable[[sql.Connection], T]) -> asyncio.Future[T]:
        """Begin to do what `work` does, in one transaction; nobody need wait for it."""
        if self._thread is not None:
            return asyncio.get_running_loop().run_in_executor(self._thread, self._run, work)
        return asyncio.create_task(self._run_there(work))

    async def _run_there(self, work: Callable[[sql.Connection], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    def _run(self, work: Callable[[sql.Connection], T]) -> T:
        with self._own.begin() as connection:
            return work(connection)

    def close(self) -> None:
        """Disconnect; nothing may be under way."""
        if self._thread is not None:
            self._thread.shutdown()
            self._own.dispose()


def _set_pragmas(connection: Any, _record: object) -> None:
    """Use a write-ahead log, in which a killed process loses nothing that it had committed and readers never wait.

    With that log, `NORMAL` loses the last commits only if the whole machine fails, and even then the file stays sound.
    """
    cursor: sqlite3.Cursor = connection.cursor()
    _write_ahead(cursor)
    cursor.execute("PRAGMA synchronous = NORMAL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute("PRAGMA secure_delete = ON")  # what is deleted is overwritten in the file
    cursor.execute(f"PRAGMA busy_timeout = {_BUSY_TIMEOUT_MS}")
    cursor.close()


async def overwrite(engine: AsyncEngine) -> None:
    """Leave nothing of what was deleted in the log beside an SQLite file; Postgres does so when it vacuums."""
    if engine.dialect.name == "sqlite":
        async with engine.connect() as connection:
            await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")


def _write_ahead(cursor: sqlite3.Cursor) -> None:
    """Turn the log on. For the lock that this needs SQLite does not wait by itself when two do it at once."""
    deadline = time.monotonic() + _BUSY_TIMEOUT_MS / 1000
    while True:
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & _PRIMARY_CODE != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            time.sleep(_LOCK_PAUSE_S)
        else:
            return
