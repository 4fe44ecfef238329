"""Appointments in SQLite or Postgres: how one is changed, which are near, whose are waiting, and which are past."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from youyi.apps.web.base import server_time
from youyi.apps.web.live.state.appointment import FORGOTTEN, Appointment, written, written_times
from youyi.apps.web.store.company_store import Finish, utc
from youyi.apps.web.store.schema import GAME, SEAT
from youyi.apps.web.store.tables.stored_appointment import WAITS
from youyi.apps.web.store.tables.stored_commit_reveal import advance
from youyi.apps.web.store.tables.stored_rows import config_of

_PENDING = sql.and_(WAITS, GAME.c.closed.is_(None))
_AT_ONCE = 200


class Near(NamedTuple):
    """An appointment of whose time people are to be reminded."""

    table: str
    meets: datetime
    agreed: datetime
    reminded: int
    """How many of the reminders are noted, or were passed over."""
    seats: tuple[int, ...]
    """Of people."""


class AppointmentStore:
    """The appointments at which no game has begun."""

    def __init__(self, engine: AsyncEngine, finish: Finish) -> None:
        self._engine, self._finish = engine, finish

    async def change(self, table: str, old: Appointment, new: Appointment) -> bool:
        """Store an appointment as it is to be; False if it is not any more as it was."""

        async def work() -> bool:
            async with self._engine.begin() as connection:
                await connection.execute(sql.update(GAME).where(GAME.c.id == table).values(reminded=GAME.c.reminded))
                found = (
                    (await connection.execute(sql.select(GAME).where(GAME.c.id == table, _PENDING))).mappings().first()
                )
                if found is None or config_of(found).appointment != old:
                    return False
                row = written(new) | ({} if new.meets == old.meets else {"reminded": 0})
                await connection.execute(sql.update(GAME).where(GAME.c.id == table).values(row))
                await _keep_answers(connection, table, new)
                await advance(connection, table)
                return True

        return bool(await self._finish(work()))

    async def call_off(self, table: str) -> bool:
        """Close a table at which no game has begun; False if one has, or it is closed."""
        values = {"closed": "called_off", "closed_at": server_time.now()}

        async def work() -> bool:
            async with self._engine.begin() as connection:
                done = await connection.execute(sql.update(GAME).where(GAME.c.id == table, _PENDING).values(values))
                return done.rowcount == 1

        return bool(await self._finish(work()))

    async def near(self, now: datetime, until: datetime, reminders: int) -> list[Near]:
        """Agreed times of which nothing was told yet, and those until `until` of which less than all that is to be told was."""
        columns = (GAME.c.id, GAME.c.meets, GAME.c.appointment, GAME.c.reminded)
        fresh = sql.or_(GAME.c.reminded == 0, sql.and_(GAME.c.meets <= until, GAME.c.reminded < reminders))
        query = sql.select(*columns).where(_PENDING, GAME.c.meets > now, fresh).order_by(GAME.c.meets).limit(_AT_ONCE)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
            people = sql.and_(SEAT.c.game.in_([row.id for row in rows]), SEAT.c.kind == "human")
            seats = (await connection.execute(sql.select(SEAT.c.game, SEAT.c.seat).where(people))).all()
        return [
            Near(
                row.id,
                utc(row.meets),
                datetime.fromisoformat(row.appointment["agreed"]),
                row.reminded,
                tuple(seat for table, seat in seats if table == row.id),
            )
            for row in rows
        ]

    async def reminded(self, near: Near, count: int) -> None:
        """Note that so many reminders of a time are noted for everybody."""
        same = sql.and_(GAME.c.id == near.table, GAME.c.meets == near.meets, GAME.c.reminded < count)

        async def work() -> None:
            async with self._engine.begin() as connection:
                await connection.execute(sql.update(GAME).where(same).values(reminded=count))

        await self._finish(work())

    async def proposed(self) -> Sequence[tuple[str, bytes, str | None, str | None]]:
        """Who has proposed what is pending: the table, its secret, from where, and the account."""
        host = sql.and_(SEAT.c.game == GAME.c.id, SEAT.c.seat == GAME.c.host)
        query = sql.select(GAME.c.id, GAME.c.secret, SEAT.c.origin, SEAT.c.account).join(SEAT, host)
        async with self._engine.connect() as connection:
            own = sql.and_(_PENDING, GAME.c.league.is_(None))  # those of a league are as many as its games
            rows = (await connection.execute(query.where(own, GAME.c.until > server_time.now()))).all()
        return [(name, secret, origin, account) for name, secret, origin, account in rows]

    async def past(self) -> list[str]:
        """The tables of appointments at which no game began, whose last time is long past."""
        over = sql.and_(WAITS, GAME.c.until < server_time.now() - FORGOTTEN)
        async with self._engine.connect() as connection:
            return list((await connection.scalars(sql.select(GAME.c.id).where(over).limit(_AT_ONCE))).all())


async def _keep_answers(connection: AsyncConnection, table: str, new: Appointment) -> None:
    """Of what people said, keep what is still proposed; the proposer can come at every time he proposes."""
    here = SEAT.c.game == table
    host = await connection.scalar(sql.select(GAME.c.host).where(GAME.c.id == table))
    for row in (await connection.execute(sql.select(SEAT.c.seat, SEAT.c.suits).where(here))).all():
        times = written_times(new.times)
        kept = (
            times if row.seat == host else None if row.suits is None else [each for each in row.suits if each in times]
        )
        await connection.execute(sql.update(SEAT).where(here, SEAT.c.seat == row.seat).values(suits=kept))
