"""The stored tables, seats and moves. Moves are only appended; the primary key (table, ply) admits one writer per move."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from youyi.apps.web import contributions
from youyi.apps.web.contributions import SECRET_ALONE, Stage
from youyi.apps.web.database import GAME, MOVE, SEAT, connect
from youyi.apps.web.move_log import MoveLog
from youyi.apps.web.wire import SeatKind, Value
from youyi.kernel.contributed import Contribution

A = ParamSpec("A")
T = TypeVar("T")


@dataclass(frozen=True, slots=True, kw_only=True)
class TableConfig:
    """What a table is set up with; only `over` and `rematch` change later."""

    id: str
    game: str
    ruleset: str
    """With its version."""
    rulings: Mapping[str, Value]
    """Every answer, not only those that differ from the defaults: a later default changes no table."""
    terms: Mapping[str, Value]
    secret: bytes
    """Every throw and shuffle follows from it; published only when the game is over."""
    listed: bool
    since: datetime
    over: bool = False
    rematch: str | None = None
    scheme: int = SECRET_ALONE
    """How chance follows from the secret: `SECRET_ALONE` or `CONTRIBUTED`."""
    seals: tuple[str | None, ...] | None = None
    """By seat, once every seat is taken; then they never change."""
    contributions: tuple[Contribution, ...] | None = None
    """By seat, once they are settled; then they never change."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sitter:
    """Who holds a seat, and the hash of the token that proves it (None for a computer and an open seat)."""

    seat: int
    kind: SeatKind
    name: str | None = None
    player: str | None = None
    token_hash: str | None = None
    seal: str | None = None
    """Of what the seat contributes to the chance; None: nothing."""
    seal_awaited: bool = False
    """Whether a seal is expected from this seat of a rematch."""
    opening: str | None = None
    """The text that opened the seal."""


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as stored: replaying its moves gives the position."""

    config: TableConfig
    sitters: tuple[Sitter, ...]
    moves: tuple[str, ...]


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


class Store:
    """The tables of a server, in SQLite or Postgres."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._move_log = MoveLog(engine)
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
        """Store move number `ply` (from 0). Raises `PlyTaken` if another writer stored that move first."""
        if self._closed:
            raise StoreClosed
        await self._move_log.append({"game": table, "ply": ply, "text": text, "at": datetime.now(UTC)})

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
    async def sit(self, table: str, sitter: Sitter) -> bool:
        """Give an open seat to someone; False if it was taken meanwhile."""
        still_open = sql.and_(SEAT.c.game == table, SEAT.c.seat == sitter.seat, SEAT.c.kind == "open")
        async with self._engine.begin() as connection:
            taken = await connection.execute(sql.update(SEAT).where(still_open).values(_seat_row(table, sitter)))
            await contributions.advance(connection, table)
            return taken.rowcount == 1

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
    async def load(self, table: str) -> StoredTable | None:
        """A table with its seats and moves; None if there is no such id."""
        async with self._engine.connect() as connection:
            game = (await connection.execute(sql.select(GAME).where(GAME.c.id == table))).mappings().first()
            if game is None:
                return None
            seats = sql.select(SEAT).where(SEAT.c.game == table).order_by(SEAT.c.seat)
            sitters = tuple(_sitter(row) for row in (await connection.execute(seats)).mappings())
            moves = sql.select(MOVE.c.text).where(MOVE.c.game == table).order_by(MOVE.c.ply)
            return StoredTable(_config(game), sitters, tuple((await connection.scalars(moves)).all()))

    @_uninterrupted
    async def unfinished(self) -> tuple[str, ...]:
        """Ids of the tables that go on without a person: not over, no open seat, a computer at one; the newest first."""
        played_by_us = sql.select(SEAT.c.game).where(SEAT.c.kind == "computer")
        waiting = sql.select(SEAT.c.game).where(SEAT.c.kind == "open")
        query = sql.select(GAME.c.id).where(
            GAME.c.over.is_(False), GAME.c.id.in_(played_by_us), GAME.c.id.not_in(waiting)
        )
        async with self._engine.connect() as connection:
            return tuple((await connection.scalars(query.order_by(GAME.c.since.desc()))).all())

    @_uninterrupted
    async def lobby(self, most: int) -> tuple[StoredTable, ...]:
        """The `most` newest listed tables that are not over, without their moves."""
        query = sql.select(GAME).where(GAME.c.listed.is_(True), GAME.c.over.is_(False))
        async with self._engine.connect() as connection:
            games = (await connection.execute(query.order_by(GAME.c.since.desc()).limit(most))).mappings().all()
            seats = sql.select(SEAT).where(SEAT.c.game.in_([game["id"] for game in games])).order_by(SEAT.c.seat)
            rows = (await connection.execute(seats)).mappings().all()
        return tuple(
            StoredTable(_config(game), tuple(_sitter(row) for row in rows if row["game"] == game["id"]), ())
            for game in games
        )


async def _insert(connection: AsyncConnection, config: TableConfig, sitters: tuple[Sitter, ...]) -> None:
    await connection.execute(sql.insert(GAME), [_game_row(config)])
    await connection.execute(sql.insert(SEAT), [_seat_row(config.id, each) for each in sitters])
    await contributions.advance(connection, config.id)


def _game_row(config: TableConfig) -> dict[str, Any]:
    return {name: getattr(config, name) for name in config.__slots__} | {
        "rulings": dict(config.rulings),
        "terms": dict(config.terms),
    }


def _config(row: Mapping[Any, Any]) -> TableConfig:
    since: datetime = row["since"]
    aware = since if since.tzinfo else since.replace(tzinfo=UTC)  # SQLite stores no time zone; all times are UTC
    seals = None if row["seals"] is None else tuple(row["seals"])
    settled = contributions.read_contributions(row["contributions"])
    told = {"since": aware, "seals": seals, "contributions": settled}
    return TableConfig(**{name: row[name] for name in TableConfig.__slots__} | told)


def _seat_row(table: str, sitter: Sitter) -> dict[str, Any]:
    return {"game": table} | {name: getattr(sitter, name) for name in sitter.__slots__}


def _sitter(row: Mapping[Any, Any]) -> Sitter:
    return Sitter(**{name: row[name] for name in Sitter.__slots__})
