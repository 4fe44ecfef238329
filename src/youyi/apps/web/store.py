"""The stored tables, seats and moves. Moves are only appended; the primary key (table, ply) admits one writer per move."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import datetime
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from youyi.apps.web import agreement, server_time
from youyi.apps.web import stored_contributions as contributions
from youyi.apps.web.account_store import AccountStore
from youyi.apps.web.beginning import beginning_of, with_beginning
from youyi.apps.web.company_store import CompanyStore, note_event, read_events, utc
from youyi.apps.web.contributions import Stage, read_contributions
from youyi.apps.web.database import connect
from youyi.apps.web.move_log import MoveLog
from youyi.apps.web.schema import GAME, MOVE, SEAT
from youyi.apps.web.stored_table import Sitter, StoredTable, TableConfig, TableEvent
from youyi.apps.web.table_store import UnreadableRow
from youyi.apps.web.talk_store import SqlTalk
from youyi.apps.web.upkeep import Upkeep
from youyi.apps.web.uptime import Uptime

_NOT_TEXT = "Could not decode to UTF-8"
"""SQLite's own words for a broken text, which it reports as an error of the database."""
A = ParamSpec("A")
T = TypeVar("T")


def _uninterrupted(
    work: Callable[Concatenate[Store, A], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[Store, A], Coroutine[Any, Any, T]]:
    """Run a method to its end even if its caller is cancelled: a transaction cut short would cost the connection."""

    @wraps(work)
    async def whole(store: Store, /, *args: A.args, **kwargs: A.kwargs) -> T:
        return await store.finish_work(work(store, *args, **kwargs))

    return whole


class StoreClosed(Exception):
    """The store is closed: nothing was read or written."""


@contextmanager
def _readable() -> Iterator[None]:
    """Turn what a row of another release may raise into `UnreadableRow`; errors of the database itself pass."""
    try:
        yield
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError) as error:
        raise UnreadableRow(type(error).__name__) from error
    except sql.exc.DBAPIError as error:
        if _NOT_TEXT in str(error.orig):
            raise UnreadableRow("text that is not UTF-8") from error
        raise


class Store:
    """The tables of a server, in SQLite or Postgres."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._move_log = MoveLog(engine)
        self.upkeep = Upkeep(engine)
        self.uptime = Uptime(engine, self.finish_work)
        self.company = CompanyStore(engine, self.finish_work)
        self.talk = SqlTalk(engine, self.finish_work)
        self.accounts = AccountStore(engine, self.finish_work)
        self._under_way: set[asyncio.Task[Any]] = set()
        self._closed = False

    @classmethod
    async def open(cls, url: str) -> Store:
        """Open a database, created or upgraded as needed. Raises `CannotOpenStore`."""
        return cls(await connect(url))

    async def close(self) -> None:
        """Finish pending work and disconnect; every later call raises `StoreClosed`."""
        self._closed = True
        await self._move_log.close()
        await asyncio.gather(*self._under_way, return_exceptions=True)
        await self._engine.dispose()

    async def finish_work(self, work: Coroutine[Any, Any, T]) -> T:
        """Run work on the database to its end, even if the caller is cancelled. Raises `StoreClosed`."""
        if self._closed:
            work.close()
            raise StoreClosed
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return await asyncio.shield(task)

    async def append(self, table: str, ply: int, text: str) -> None:
        """Store move number `ply` (from 0). Raises `PlyTaken` if another writer stored that move first, `TableClosed`, `NotStored`."""
        if self._closed:
            raise StoreClosed
        await self._move_log.append({"game": table, "ply": ply, "text": text, "at": server_time.now()})

    @_uninterrupted
    async def create(self, config: TableConfig, sitters: tuple[Sitter, ...]) -> None:
        """Store a new table."""
        async with self._engine.begin() as connection:
            await _insert(connection, config, sitters)

    @_uninterrupted
    async def create_rematch(self, old: str, config: TableConfig, sitters: tuple[Sitter, ...]) -> str:
        """Store the rematch of table `old` unless it has one; returns the id of its one rematch."""
        async with self._engine.begin() as connection:
            unclaimed = sql.and_(GAME.c.id == old, GAME.c.rematch.is_(None))
            claimed = await connection.execute(sql.update(GAME).where(unclaimed).values(rematch=config.id))
            if claimed.rowcount == 1:
                await _insert(connection, config, sitters)
                return config.id
            first = await connection.scalar(sql.select(GAME.c.rematch).where(GAME.c.id == old))
            return str(first)

    @_uninterrupted
    async def sit(self, table: str, sitter: Sitter, event: TableEvent | None = None) -> bool:
        """Give an open seat to someone; False if it was taken meanwhile. `event`: what is noted of it."""
        still_open = sql.and_(SEAT.c.game == table, SEAT.c.seat == sitter.seat, SEAT.c.kind == "open")
        async with self._engine.begin() as connection:
            taken = await connection.execute(sql.update(SEAT).where(still_open).values(_seat_row(table, sitter)))
            await contributions.advance(connection, table)
            if taken.rowcount == 1 and event is not None:
                await note_event(connection, table, event)
            return taken.rowcount == 1

    @_uninterrupted
    async def replace_sitter(
        self,
        table: str,
        old: Sitter,
        new: Sitter,
        unseen_since: datetime | None = None,
        event: TableEvent | None = None,
    ) -> bool:
        """Give a seat from one holder to another; False if it has another holder, or was seen after `unseen_since`."""
        same = [SEAT.c.game == table, SEAT.c.seat == old.seat, SEAT.c.kind == old.kind]
        same.append(SEAT.c.token_hash.is_not_distinct_from(old.token_hash))
        if unseen_since is not None:
            same.append(sql.or_(SEAT.c.seen.is_(None), SEAT.c.seen <= unseen_since))
        async with self._engine.begin() as connection:
            given = await connection.execute(sql.update(SEAT).where(*same).values(_seat_row(table, new)))
            await contributions.advance(connection, table)
            if given.rowcount == 1 and event is not None:
                await note_event(connection, table, event)
            return given.rowcount == 1

    @_uninterrupted
    async def give_seal(self, table: str, seat: int, seal: str) -> None:
        """Store the seal of a seat that gave none yet. Raises `MessageError`."""
        async with self._engine.begin() as connection:
            await contributions.give_seal(connection, table, seat, seal)

    @_uninterrupted
    async def open_seal(self, table: str, seat: int, text: str) -> None:
        """Store the text that opens a seat's seal. Raises `MessageError`."""
        async with self._engine.begin() as connection:
            await contributions.open_seal(connection, table, seat, text)

    @_uninterrupted
    async def end_stage(self, table: str, late: Stage) -> None:
        """Wait no longer for what is missing in a stage of the contributions."""
        async with self._engine.begin() as connection:
            await contributions.advance(connection, table, late)

    @_uninterrupted
    async def finish(self, table: str) -> None:
        """Mark a table as over."""
        async with self._engine.begin() as connection:
            await connection.execute(sql.update(GAME).where(GAME.c.id == table).values(over=True))

    @_uninterrupted
    async def load(self, table: str, since: int = 0) -> StoredTable | None:
        """A table with its seats and its moves from number `since` on; None if there is no such id. Raises `UnreadableRow`."""
        async with self._engine.connect() as connection:
            with _readable():
                game = (await connection.execute(sql.select(GAME).where(GAME.c.id == table))).mappings().first()
                if game is None:
                    return None
                seats = sql.select(SEAT).where(SEAT.c.game == table).order_by(SEAT.c.seat)
                sitters = tuple(_sitter(row) for row in (await connection.execute(seats)).mappings())
                newer = sql.and_(MOVE.c.game == table, MOVE.c.ply >= since)
                moves = sql.select(MOVE.c.ply, MOVE.c.text, MOVE.c.at).where(newer).order_by(MOVE.c.ply)
                rows = (await connection.execute(moves)).all()
                events = await read_events(connection, table) if game["events"] else ()
                times = tuple(utc(row.at) for row in rows)
                return StoredTable(_config(game), sitters, _in_order(rows, since), times, events)

    @_uninterrupted
    async def unfinished(self) -> tuple[str, ...]:
        """Ids of the tables to look after at a start: not over and no open seat.

        First those with people and computers, which may sit in for somebody, then those of computers alone, then listed ones
        of people, which may have ended without the mark; the newest first. Others wait until somebody comes.
        """
        computer = sql.or_(SEAT.c.kind == "computer", SEAT.c.stand_in.is_not(None))
        ours = GAME.c.id.in_(sql.select(SEAT.c.game).where(computer))
        people = GAME.c.id.in_(sql.select(SEAT.c.game).where(SEAT.c.kind == "human"))
        waiting = sql.select(SEAT.c.game).where(SEAT.c.kind == "open")
        query = sql.select(GAME.c.id).where(
            GAME.c.over.is_(False), GAME.c.closed.is_(None), GAME.c.id.not_in(waiting), sql.or_(ours, GAME.c.listed)
        )
        order = sql.case((sql.and_(ours, people), 0), (ours, 1), else_=2)
        async with self._engine.connect() as connection:
            return tuple((await connection.scalars(query.order_by(order, GAME.c.since.desc()))).all())

    @_uninterrupted
    async def lobby(self, most: int) -> tuple[StoredTable, ...]:
        """The `most` newest listed tables that are not over, without their moves. Rows that cannot be read are left out."""
        listed = sql.and_(GAME.c.listed.is_(True), GAME.c.over.is_(False), GAME.c.closed.is_(None))
        ids = sql.select(GAME.c.id).where(listed).order_by(GAME.c.since.desc()).limit(most)
        async with self._engine.connect() as connection:
            found = (await connection.scalars(ids)).all()
            try:
                return await _without_moves(connection, found)
            except UnreadableRow:
                return tuple([each for name in found for each in await _if_readable(connection, name)])


async def _without_moves(connection: AsyncConnection, ids: Sequence[str]) -> tuple[StoredTable, ...]:
    with _readable():
        query = sql.select(GAME).where(GAME.c.id.in_(ids)).order_by(GAME.c.since.desc())
        games = (await connection.execute(query)).mappings().all()
        seats = sql.select(SEAT).where(SEAT.c.game.in_(ids)).order_by(SEAT.c.seat)
        rows = (await connection.execute(seats)).mappings().all()
        return tuple(
            StoredTable(_config(game), tuple(_sitter(row) for row in rows if row["game"] == game["id"]), ())
            for game in games
        )


async def _if_readable(connection: AsyncConnection, table: str) -> tuple[StoredTable, ...]:
    try:
        return await _without_moves(connection, [table])
    except UnreadableRow:
        return ()


async def _insert(connection: AsyncConnection, config: TableConfig, sitters: tuple[Sitter, ...]) -> None:
    await connection.execute(sql.insert(GAME), [_game_row(config)])
    await connection.execute(sql.insert(SEAT), [_seat_row(config.id, each) for each in sitters])
    await contributions.advance(connection, config.id)


def _game_row(config: TableConfig) -> dict[str, Any]:
    return {name: getattr(config, name) for name in config.__slots__ if name != "beginning"} | {
        "rulings": dict(config.rulings),
        "terms": with_beginning(config.terms, config.beginning),
        "agreement": agreement.written(config.agreement),
    }


def _config(row: Mapping[Any, Any]) -> TableConfig:
    terms, beginning = beginning_of(row["terms"])
    told = {
        "terms": terms,
        "beginning": beginning,
        "since": utc(row["since"]),
        "closed_at": _utc_if_any(row["closed_at"]),
        "seals": None if row["seals"] is None else tuple(row["seals"]),
        "contributions": read_contributions(row["contributions"]),
        "agreement": agreement.read(row["agreement"]),
        "paused": _utc_if_any(row["paused"]),
    }
    return TableConfig(**{name: row[name] for name in TableConfig.__slots__ if name in row} | told)


def _seat_row(table: str, sitter: Sitter) -> dict[str, Any]:
    return {"game": table} | {name: getattr(sitter, name) for name in sitter.__slots__}


def _sitter(row: Mapping[Any, Any]) -> Sitter:
    times = {"since": _utc_if_any(row["since"]), "seen": _utc_if_any(row["seen"])}
    return Sitter(**{name: row[name] for name in Sitter.__slots__} | times)


def _utc_if_any(time: datetime | None) -> datetime | None:
    return None if time is None else utc(time)


def _in_order(rows: Sequence[Any], first: int = 0) -> tuple[str, ...]:
    """The moves of a table, each in its place. Raises ValueError if one is missing."""
    if [row.ply for row in rows] != list(range(first, first + len(rows))):
        raise ValueError("a move is missing")
    return tuple(row.text for row in rows)
