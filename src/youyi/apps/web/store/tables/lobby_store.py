"""The listed tables at which somebody is, found by what is asked of them: however many others there are, they cost nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, NamedTuple

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from youyi.apps.web.base import server_time
from youyi.apps.web.live.registry.attendance import ARRIVING, KEPT, attended_until
from youyi.apps.web.live.state.stored_table import SeatHolder, StoredTable, TableConfig
from youyi.apps.web.live.state.table_options import Clock
from youyi.apps.web.live.state.table_store import UnreadableRow
from youyi.apps.web.store.company_store import Finish, utc
from youyi.apps.web.store.schema import GAME, MOVE, SEAT
from youyi.apps.web.store.tables.stored_rows import config_of, readable, sitter_of

PAGE = 50
"""How many tables are looked at together."""


class Wanted(NamedTuple):
    """The tables that somebody would sit down at."""

    game: str
    ruleset: str
    seats: int
    clock: Clock | None
    rated: bool = False


class EndedTable(NamedTuple):
    """A listed table whose game people played to its end."""

    table: StoredTable
    plies: int
    ended: datetime


def _has(kind: str) -> sql.ColumnElement[bool]:
    return sql.exists().where(SEAT.c.game == GAME.c.id, SEAT.c.kind == kind).correlate(GAME)


def _attended() -> sql.ColumnElement[bool]:
    """Of a listed table that goes on: somebody is there, or about to be."""
    goes_on = sql.and_(GAME.c.listed.is_(True), GAME.c.over.is_(False), GAME.c.closed.is_(None))
    return sql.and_(GAME.c.attended > server_time.now(), goes_on, _has("human"))


_PEOPLE = sql.and_(SEAT.c.game == GAME.c.id, SEAT.c.kind == "human", SEAT.c.stand_in.is_(None))
_RECENT = timedelta(days=30)
"""For so long after it was made a table is among those whose games are shown."""
_COMPANY = 2
"""So many people at least have played a game that is shown to others."""
_WAITS = sql.and_(_has("open"), ~sql.exists().where(MOVE.c.game == GAME.c.id).correlate(GAME))
"""Of a table: it has not begun and somebody may sit down."""


class LobbyStore:
    """The listed tables, in SQLite or Postgres."""

    def __init__(self, engine: AsyncEngine, finish: Finish) -> None:
        self._engine = engine
        self._finish = finish

    async def waiting(self, wanted: Wanted | None = None, after: str | None = None) -> tuple[StoredTable, ...]:
        """Tables where somebody waits, the longest waiting first: those of a kind, or all; a page, or the one after a table."""
        query = sql.select(GAME.c.id).where(_attended(), _WAITS)
        if wanted is not None:
            query = query.where(*_of_kind(wanted))
        if after is not None:
            other = GAME.alias()
            since = sql.select(other.c.since).where(other.c.id == after).scalar_subquery()
            query = query.where(sql.or_(GAME.c.since > since, sql.and_(GAME.c.since == since, GAME.c.id > after)))
        return await self._read(query.order_by(GAME.c.since, GAME.c.id))

    async def running(self) -> tuple[StoredTable, ...]:
        """The newest tables where people play."""
        return await self._read(sql.select(GAME.c.id).where(_attended(), ~_WAITS).order_by(GAME.c.since.desc()))

    async def ended(self) -> tuple[EndedTable, ...]:
        """The newest listed tables at which several people have played a game to its end by the rules."""
        people = sql.select(sql.func.count()).select_from(SEAT).where(_PEOPLE).correlate(GAME).scalar_subquery()
        over = (GAME.c.over.is_(True), GAME.c.listed.is_(True), GAME.c.since > server_time.now() - _RECENT)
        played = sql.select(GAME.c.id).where(*over, GAME.c.closed.is_(None), people >= _COMPANY)
        found = await self._read(played.order_by(GAME.c.since.desc()))
        names = [each.config.id for each in found]
        moves = sql.select(MOVE.c.game, sql.func.count(), sql.func.max(MOVE.c.at)).where(MOVE.c.game.in_(names))
        async with self._engine.connect() as connection:
            told = {name: (plies, at) for name, plies, at in (await connection.execute(moves.group_by(MOVE.c.game)))}
        return tuple(
            EndedTable(each, plies, utc(at))
            for each in found
            for plies, at in [told.get(each.config.id, (0, each.config.since))]
        )

    async def origins(self) -> Sequence[tuple[str, bytes, str]]:
        """Who sits where people wait: a table, its secret, and from where the seat was taken."""
        seats = sql.and_(SEAT.c.game == GAME.c.id, SEAT.c.origin.is_not(None))
        query = sql.select(GAME.c.id, GAME.c.secret, SEAT.c.origin).join(SEAT, seats).where(_attended(), _WAITS)
        async with self._engine.connect() as connection:
            return [(name, secret, origin) for name, secret, origin in (await connection.execute(query)).all()]

    async def attend(self, until: Mapping[str, datetime]) -> None:
        """Store until when somebody is at each of these tables."""
        same = sql.update(GAME).where(GAME.c.id == sql.bindparam("of")).values(attended=sql.bindparam("then"))
        await self._change(same, until)

    async def desert(self, told: Mapping[str, datetime]) -> None:
        """Store that nobody is at these tables any more, unless somebody said of one that it is later than told here."""
        same = sql.and_(GAME.c.id == sql.bindparam("of"), GAME.c.attended <= sql.bindparam("then"))
        await self._change(sql.update(GAME).where(same).values(attended=None), told)

    async def _change(self, change: sql.Update, times: Mapping[str, datetime]) -> None:
        async def work() -> None:
            async with self._engine.begin() as connection:
                await connection.execute(change, [{"of": name, "then": time} for name, time in sorted(times.items())])

        if times:
            await self._finish(work())

    async def _read(self, ids: sql.Select[Any]) -> tuple[StoredTable, ...]:
        """Tables without their moves. Rows that cannot be read are left out."""
        async with self._engine.connect() as connection:
            found = (await connection.scalars(ids.limit(PAGE))).all()
            try:
                return await _without_moves(connection, found)
            except UnreadableRow:
                return tuple([each for name in found for each in await _if_readable(connection, name)])


def attended_at_first(config: TableConfig, sitters: Sequence[SeatHolder]) -> datetime | None:
    """Until when who made a table counts as being there, before he is."""
    if not config.listed or all(each.kind != "human" for each in sitters):
        return None
    if config.appointment is not None:
        return config.appointment.times[-1]
    return attended_until(config.agreement, config.since, ARRIVING, waiting=True)


async def leave_lobby_if_full(connection: AsyncConnection, table: str) -> None:
    """Note of a table whose seats are all taken that nobody waits there, in the caller's transaction."""
    soon = server_time.now() + KEPT
    full = sql.and_(GAME.c.id == table, GAME.c.attended > soon, ~_has("open"))
    await connection.execute(sql.update(GAME).where(full).values(attended=soon))


def _of_kind(wanted: Wanted) -> Sequence[sql.ColumnElement[bool]]:
    seats = (
        sql.select(sql.func.count()).select_from(SEAT).where(SEAT.c.game == GAME.c.id).correlate(GAME).scalar_subquery()
    )
    same = [GAME.c.until.is_(None), GAME.c.game == wanted.game, GAME.c.ruleset == wanted.ruleset, seats == wanted.seats]
    clock, kind = wanted.clock, GAME.c.agreement[("clock", "kind")].as_string()
    same.append(sql.func.coalesce(GAME.c.agreement["rated"].as_boolean(), False).is_(wanted.rated))
    if clock is None:
        return [*same, kind.is_(None)]
    seconds, increment = (GAME.c.agreement[("clock", name)].as_integer() for name in ("seconds", "increment"))
    return [*same, kind == clock.kind, seconds == clock.seconds, increment == clock.increment]


async def _without_moves(connection: AsyncConnection, ids: Sequence[str]) -> tuple[StoredTable, ...]:
    with readable():
        games = (await connection.execute(sql.select(GAME).where(GAME.c.id.in_(ids)))).mappings().all()
        seats = sql.select(SEAT).where(SEAT.c.game.in_(ids)).order_by(SEAT.c.seat)
        rows = (await connection.execute(seats)).mappings().all()
        return tuple(
            StoredTable(config_of(game), tuple(sitter_of(row) for row in rows if row["game"] == game["id"]), ())
            for game in sorted(games, key=lambda game: ids.index(game["id"]))
        )


async def _if_readable(connection: AsyncConnection, table: str) -> tuple[StoredTable, ...]:
    try:
        return await _without_moves(connection, [table])
    except UnreadableRow:
        return ()
