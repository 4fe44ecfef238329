"""Looking after the stored tables: closing, deleting, counting and listing them, without opening one.

Every change is one short transaction, so that it can be made beside running servers. Rows are compared and counted only,
never decoded: a row of another release disturbs nothing.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from youyi.apps.web.base import server_time
from youyi.apps.web.store.people_schema import AWAITED, RESULT, SCHEMA
from youyi.apps.web.store.schema import GAME, MODERATED, MOVE, PROBE, REPORTED, SEAT
from youyi.apps.web.store.tables.stored_appointment import WAITS
from youyi.apps.web.wire.messages import ClosedBecause
from youyi.apps.web.wire.moderation import DeedKind

_PROBED = 8192
"""Bytes: more than a page of either kind of database."""
_NAME_BYTES = 8
_AT_ONCE = 200
"""How many tables one transaction changes."""
_LAST_MOVE = (
    sql.select(MOVE.c.at).where(MOVE.c.game == GAME.c.id).order_by(MOVE.c.ply.desc()).limit(1).scalar_subquery()
)
_MOVES = sql.select(sql.func.count()).where(MOVE.c.game == GAME.c.id).scalar_subquery()
_OPEN = sql.and_(GAME.c.over.is_(False), GAME.c.closed.is_(None))


@dataclass(frozen=True, slots=True)
class Listed:
    """One stored table as its rows say, unchecked."""

    id: str
    game: str
    ruleset: str
    state: str
    """`open`, `over` or `closed:` with the reason."""
    since: str
    active: str | None
    """The time of the last move; None before the first."""
    moves: int
    seats: str
    """The kind of each holder, in order of seats."""


class Upkeep:
    """The stored tables as a whole."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def try_writing(self) -> None:
        """Write a little that needs room, and delete it. Raises what the database raises if it does not take it."""
        name = secrets.token_hex(_NAME_BYTES)
        async with self._engine.begin() as connection:
            await connection.execute(sql.insert(PROBE).values(id=name, room=secrets.token_bytes(_PROBED)))
            await connection.execute(sql.delete(PROBE).where(PROBE.c.id == name))

    async def count_unfinished(self) -> int:
        """How many tables are neither over nor closed."""
        async with self._engine.connect() as connection:
            return int(await connection.scalar(sql.select(sql.func.count()).select_from(GAME).where(_OPEN)) or 0)

    async def counts(self) -> Mapping[str, int]:
        """How many tables are open, over and closed, how many are listed, and how many seats and moves are stored."""
        many = sql.func.count()
        asked = {
            "open": sql.select(many).select_from(GAME).where(_OPEN),
            "over": sql.select(many).select_from(GAME).where(GAME.c.over.is_(True)),
            "closed": sql.select(many).select_from(GAME).where(GAME.c.closed.is_not(None)),
            "listed": sql.select(many).select_from(GAME).where(_OPEN, GAME.c.listed.is_(True)),
            "seats": sql.select(many).select_from(SEAT),
            "moves": sql.select(many).select_from(MOVE),
        }
        async with self._engine.connect() as connection:
            return {name: int(await connection.scalar(query) or 0) for name, query in asked.items()}

    async def tables(self, *, state: str | None, unused: timedelta | None, most: int) -> list[Listed]:
        """The newest tables in a state (`open`, `over`, `closed`; None: any), perhaps only those unused for a time."""
        wanted = {"open": _OPEN, "over": GAME.c.over.is_(True), "closed": GAME.c.closed.is_not(None), None: sql.true()}
        query = sql.select(
            _text(GAME.c.id), _text(GAME.c.game), _text(GAME.c.ruleset), _STATE, _text(GAME.c.since), _text(_LAST_MOVE), _MOVES
        ).where(wanted[state])  # fmt: skip
        if unused is not None:
            query = query.where(_unused_since(server_time.now() - unused))
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query.order_by(GAME.c.since.desc()).limit(most))).all()
            seats = await connection.execute(
                sql.select(_text(SEAT.c.game), _text(SEAT.c.kind))
                .where(SEAT.c.game.in_([row[0] for row in rows]))
                .order_by(SEAT.c.game, SEAT.c.seat)
            )
            kinds: dict[str, list[str]] = {}
            for name, kind in seats.all():
                kinds.setdefault(name, []).append(kind)
        return [Listed(*row, " ".join(kinds.get(row[0], ()))) for row in rows]

    async def close(self, tables: Sequence[str], reason: ClosedBecause) -> list[str]:
        """Close those of these tables that are neither over nor closed, and return their ids."""
        closed: list[str] = []
        for first in range(0, len(tables), _AT_ONCE):
            async with self._engine.begin() as connection:
                closed += await close_tables(connection, tables[first : first + _AT_ONCE], reason)
        return closed

    async def abandoned(self, after: timedelta) -> list[str]:
        """Ids of the open tables without a move or a change of seats for this time, the oldest first."""
        query = sql.select(GAME.c.id).where(_OPEN, _unused_since(server_time.now() - after)).order_by(GAME.c.since)
        async with self._engine.connect() as connection:
            return list((await connection.scalars(query)).all())

    async def outlived(self, kept: timedelta) -> list[str]:
        """Ids of the tables that ended, or were closed, longer ago than this, the oldest first."""
        cutoff = server_time.now() - kept
        ended = sql.and_(GAME.c.over.is_(True), GAME.c.closed.is_(None), _unused_since(cutoff))
        closed = sql.and_(GAME.c.closed.is_not(None), GAME.c.closed_at < cutoff)
        async with self._engine.connect() as connection:
            query = sql.select(GAME.c.id).where(sql.or_(ended, closed)).order_by(GAME.c.since)
            return list((await connection.scalars(query)).all())

    async def delete(self, tables: Sequence[str]) -> None:
        """Delete tables with everything that belongs to them."""
        for first in range(0, len(tables), _AT_ONCE):
            async with self._engine.begin() as connection:
                await delete_tables(connection, tables[first : first + _AT_ONCE])

    async def note_seen(self, seen: Sequence[tuple[str, int, str, datetime]]) -> None:
        """Store when the holders of seats were last seen: table, seat, the hash of the holder's token, time."""
        if not seen:
            return
        same = sql.and_(
            SEAT.c.game == sql.bindparam("of"), SEAT.c.seat == sql.bindparam("at"), SEAT.c.token_hash == sql.bindparam("by")
        )  # fmt: skip
        rows = [{"of": table, "at": seat, "by": holder, "seen": time} for table, seat, holder, time in seen]
        async with self._engine.begin() as connection:
            await connection.execute(sql.update(SEAT).where(same), rows)

    async def vacuum(self) -> None:
        """Give the room of deleted rows back. SQLite writes its whole file anew, so no server may run on it."""
        async with self._engine.connect() as connection:
            alone = await connection.execution_options(isolation_level="AUTOCOMMIT")
            await alone.exec_driver_sql("VACUUM")


async def note_deed(connection: AsyncConnection, what: DeedKind, whom: str, by: str | None = None) -> None:
    """Note what was done, and by which account, None: by command. Running servers read their open tables anew."""
    row = {"id": secrets.token_hex(_NAME_BYTES), "at": server_time.now(), "what": what, "whom": whom, "by": by}
    await connection.execute(sql.insert(MODERATED).values(**row))


async def close_tables(connection: AsyncConnection, tables: Sequence[str], reason: ClosedBecause) -> list[str]:
    """Close those of some tables that are neither over nor closed; returns their ids."""
    found = list((await connection.scalars(sql.select(GAME.c.id).where(GAME.c.id.in_(tables), _OPEN))).all())
    marks = {"closed": reason, "closed_at": server_time.now()}
    await connection.execute(sql.update(GAME).where(GAME.c.id.in_(found), _OPEN).values(**marks))
    return found


async def reopen_tables(connection: AsyncConnection, tables: Sequence[str]) -> list[str]:
    """Take back the closing of those of some tables that are closed, and of which no result is stored; returns their ids."""
    unsettled = GAME.c.id.not_in(sql.select(RESULT.c.laid))
    closed = sql.and_(GAME.c.id.in_(tables), GAME.c.closed.is_not(None), unsettled)
    found = list((await connection.scalars(sql.select(GAME.c.id).where(closed))).all())
    await connection.execute(sql.update(GAME).where(GAME.c.id.in_(found)).values(closed=None, closed_at=None))
    held = sql.select(SEAT.c.game).where(SEAT.c.game.in_(found), SEAT.c.account.is_not(None))
    due = held.where(SEAT.c.game.not_in(sql.select(AWAITED.c.game))).distinct()
    await connection.execute(sql.insert(AWAITED).from_select(["game"], due))
    return found


async def delete_tables(connection: AsyncConnection, tables: Sequence[str]) -> list[str]:
    """Delete some tables with everything that belongs to them; returns the ids of those that there were."""
    found = list((await connection.scalars(sql.select(GAME.c.id).where(GAME.c.id.in_(tables)))).all())
    for table in reversed(SCHEMA.sorted_tables):
        for key in table.foreign_keys:
            if key.column is GAME.c.id:
                await connection.execute(sql.delete(table).where(key.parent.in_(found)))
    await connection.execute(sql.delete(REPORTED).where(REPORTED.c.laid.in_(found)))
    await connection.execute(sql.delete(GAME).where(GAME.c.id.in_(found)))
    return found


def _unused_since(cutoff: datetime) -> sql.ColumnElement[bool]:
    moved = sql.exists().where(SEAT.c.game == GAME.c.id, SEAT.c.since >= cutoff)
    return sql.and_(
        sql.not_(WAITS),  # an appointment has an end of its own
        GAME.c.since < cutoff,
        sql.func.coalesce(_LAST_MOVE, GAME.c.since) < cutoff,
        sql.not_(moved),
    )


def _text(column: Any) -> Any:
    return sql.cast(column, sql.String)


_STATE = sql.case(
    (GAME.c.closed.is_not(None), sql.literal("closed:") + _text(GAME.c.closed)), (GAME.c.over.is_(True), "over"), else_="open"
)  # fmt: skip
