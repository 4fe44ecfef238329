"""What outlives the server: tables, seats and moves. Moves are only ever added, and a place in the log is taken once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncEngine

from youyi.apps.web.database import GAME, MOVE, SEAT, connect
from youyi.apps.web.journal import Journal
from youyi.apps.web.wire import SeatKind, Value

A = ParamSpec("A")
T = TypeVar("T")


@dataclass(frozen=True, slots=True, kw_only=True)
class Laid:
    """A table as it was agreed."""

    id: str
    game: str
    ruleset: str
    """With its version."""
    rulings: Mapping[str, Value]
    """Every answer, not only the unusual ones: a later default changes no table."""
    terms: Mapping[str, Value]
    secret: bytes
    """Every throw follows from it; told only when the game is over."""
    listed: bool
    since: datetime
    over: bool = False
    rematch: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Sitter:
    """Who holds a seat, and the hash of the token that proves it."""

    seat: int
    kind: SeatKind
    name: str | None = None
    player: str | None = None
    token_hash: str | None = None


@dataclass(frozen=True, slots=True)
class Kept:
    """All that is known of a table: replaying its moves gives the position."""

    laid: Laid
    sitters: tuple[Sitter, ...]
    moves: tuple[str, ...]


def _whole(
    work: Callable[Concatenate[Store, A], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[Store, A], Coroutine[Any, Any, T]]:
    """Finish what was begun, even if whoever asked has gone: a transaction cut short would cost the connection."""

    @wraps(work)
    async def whole(store: Store, /, *args: A.args, **kwargs: A.kwargs) -> T:
        return await store.finish_work(work(store, *args, **kwargs))

    return whole


class StoreClosed(Exception):
    """The house is closing: what was asked of the store is not kept."""


class Store:
    """The tables of a house, in any database that SQLAlchemy speaks to asynchronously."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._journal = Journal(engine)
        self._under_way: set[asyncio.Task[Any]] = set()
        self._closed = False

    @classmethod
    async def open(cls, url: str) -> Store:
        """Connect, and make the tables where there are none."""
        return cls(await connect(url))

    async def close(self) -> None:
        """Write what is pending and let go of the database; nothing can be kept from now on."""
        self._closed = True
        await self._journal.close()
        await asyncio.gather(*self._under_way, return_exceptions=True)
        await self._engine.dispose()

    async def finish_work(self, work: Coroutine[Any, Any, T]) -> T:
        """Do some work on the database to its end, whatever becomes of whoever asked for it."""
        if self._closed:
            work.close()
            raise StoreClosed
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return await asyncio.shield(task)

    async def append(self, table: str, ply: int, text: str) -> None:
        """Keep move number `ply` (from 0). Raises `Overtaken` if that place in the log is taken."""
        if self._closed:
            raise StoreClosed
        await self._journal.append({"game": table, "ply": ply, "text": text, "at": datetime.now(UTC)})

    @_whole
    async def lay(self, laid: Laid, sitters: tuple[Sitter, ...]) -> None:
        """Keep a new table."""
        async with self._engine.begin() as connection:
            await connection.execute(sql.insert(GAME), [_game_row(laid)])
            await connection.execute(sql.insert(SEAT), [_seat_row(laid.id, each) for each in sitters])

    @_whole
    async def lay_rematch(self, old: str, laid: Laid, sitters: tuple[Sitter, ...]) -> str:
        """Keep the table that follows another; whoever comes second learns the first one's id."""
        async with self._engine.begin() as connection:
            unclaimed = sql.and_(GAME.c.id == old, GAME.c.rematch.is_(None))
            claimed = await connection.execute(sql.update(GAME).where(unclaimed).values(rematch=laid.id))
            if claimed.rowcount == 1:
                await connection.execute(sql.insert(GAME), [_game_row(laid)])
                await connection.execute(sql.insert(SEAT), [_seat_row(laid.id, each) for each in sitters])
                return laid.id
            first = await connection.scalar(sql.select(GAME.c.rematch).where(GAME.c.id == old))
            return str(first)

    @_whole
    async def sit(self, table: str, sitter: Sitter) -> bool:
        """Give an open seat to someone; False if it was taken meanwhile."""
        still_open = sql.and_(SEAT.c.game == table, SEAT.c.seat == sitter.seat, SEAT.c.kind == "open")
        async with self._engine.begin() as connection:
            taken = await connection.execute(sql.update(SEAT).where(still_open).values(_seat_row(table, sitter)))
            return taken.rowcount == 1

    @_whole
    async def finish(self, table: str) -> None:
        """Mark a table as over: it is replayed only when someone asks for it."""
        async with self._engine.begin() as connection:
            await connection.execute(sql.update(GAME).where(GAME.c.id == table).values(over=True))

    @_whole
    async def load(self, table: str) -> Kept | None:
        """Find a table with its company and its moves."""
        async with self._engine.connect() as connection:
            game = (await connection.execute(sql.select(GAME).where(GAME.c.id == table))).mappings().first()
            if game is None:
                return None
            seats = sql.select(SEAT).where(SEAT.c.game == table).order_by(SEAT.c.seat)
            sitters = tuple(_sitter(row) for row in (await connection.execute(seats)).mappings())
            moves = sql.select(MOVE.c.text).where(MOVE.c.game == table).order_by(MOVE.c.ply)
            return Kept(_laid(game), sitters, tuple((await connection.scalars(moves)).all()))

    @_whole
    async def unfinished(self) -> tuple[str, ...]:
        """Name the tables where a computer sits and the game may go on without anyone looking."""
        played_by_us = sql.select(SEAT.c.game).where(SEAT.c.kind == "computer")
        waiting = sql.select(SEAT.c.game).where(SEAT.c.kind == "open")
        query = sql.select(GAME.c.id).where(
            GAME.c.over.is_(False), GAME.c.id.in_(played_by_us), GAME.c.id.not_in(waiting)
        )
        async with self._engine.connect() as connection:
            return tuple((await connection.scalars(query.order_by(GAME.c.since.desc()))).all())

    @_whole
    async def lobby(self, most: int) -> tuple[Kept, ...]:
        """List the listed tables that are not over, the newest first, without their moves."""
        query = sql.select(GAME).where(GAME.c.listed.is_(True), GAME.c.over.is_(False))
        async with self._engine.connect() as connection:
            games = (await connection.execute(query.order_by(GAME.c.since.desc()).limit(most))).mappings().all()
            seats = sql.select(SEAT).where(SEAT.c.game.in_([game["id"] for game in games])).order_by(SEAT.c.seat)
            rows = (await connection.execute(seats)).mappings().all()
        return tuple(
            Kept(_laid(game), tuple(_sitter(row) for row in rows if row["game"] == game["id"]), ()) for game in games
        )


def _game_row(laid: Laid) -> dict[str, Any]:
    return {name: getattr(laid, name) for name in laid.__slots__} | {
        "rulings": dict(laid.rulings),
        "terms": dict(laid.terms),
    }


def _laid(row: Mapping[Any, Any]) -> Laid:
    since: datetime = row["since"]
    aware = since if since.tzinfo else since.replace(tzinfo=UTC)  # SQLite keeps no time zone; we only write UTC
    return Laid(**{name: row[name] for name in Laid.__slots__} | {"since": aware})


def _seat_row(table: str, sitter: Sitter) -> dict[str, Any]:
    return {"game": table} | {name: getattr(sitter, name) for name in sitter.__slots__}


def _sitter(row: Mapping[Any, Any]) -> Sitter:
    return Sitter(**{name: row[name] for name in Sitter.__slots__})
