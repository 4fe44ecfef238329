"""What luck and choices came to in games that count, in SQLite or Postgres: worked out by one server, stored once.

A game is queued in the transaction that stores its result. So a restart loses nothing, and nobody looks through games that are done.
A server claims a game for a while; if it dies meanwhile, another takes the game over when that while is past.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping
from dataclasses import fields
from datetime import datetime

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from youyi.analysis.review.reckoning import GameLuck, SeatLuck
from youyi.apps.web.base.attempt import by_account
from youyi.apps.web.store.company_store import Finish, utc
from youyi.apps.web.store.people_schema import LUCK, LUCK_SEAT, RESULT, RESULT_SEAT
from youyi.apps.web.store.schema import DAILY_ATTEMPT, GAME

_FIGURES = tuple(each.name for each in fields(SeatLuck))


class LuckStore:
    """The figures of one database."""

    def __init__(self, engine: AsyncEngine, finish: Finish) -> None:
        """`finish` runs work on the database to its end, even if the caller is cancelled."""
        self._engine, self._finish = engine, finish
        self.awaits = True
        """Whether figures that are not there are told as being worked out."""

    async def due(self, now: datetime, left: Collection[str] = ()) -> str | None:
        """The table that has waited longest and that no server works out now; but for some that are left."""
        waiting = sql.select(LUCK.c.laid).join(GAME, GAME.c.id == LUCK.c.laid).where(_open_at(now))
        first = waiting.where(LUCK.c.laid.not_in(left)).order_by(LUCK.c.until, LUCK.c.laid).limit(1)
        async with self._engine.connect() as connection:
            found: str | None = await connection.scalar(first)
        return found

    async def claim(self, laid: str, now: datetime, until: datetime) -> bool:
        """Claim a game until a time; False if another server has, or its figures are stored."""

        async def work() -> bool:
            mine = sql.update(LUCK).where(LUCK.c.laid == laid, _open_at(now)).values(until=until)
            async with self._engine.begin() as connection:
                return (await connection.execute(mine)).rowcount == 1

        return bool(await self._finish(work()))

    async def add(self, laid: str, found: GameLuck | None) -> bool:
        """Store the figures of a game that was claimed, None: it cannot be judged; False if they are stored already."""
        told = None if found is None else {"judge": found.judge, "playouts": found.playouts}
        rows = [
            {name: getattr(each, name) for name in _FIGURES} | {"laid": laid, "seat": seat}
            for seat, each in enumerate(() if found is None else found.seats)
        ]

        async def work() -> bool:
            async with self._engine.begin() as connection:
                open_yet = sql.and_(LUCK.c.laid == laid, ~LUCK.c.done)
                done = await connection.execute(sql.update(LUCK).where(open_yet).values(done=True, **(told or {})))
                if done.rowcount == 1 and rows:
                    await connection.execute(sql.insert(LUCK_SEAT), rows)
                return done.rowcount == 1

        return bool(await self._finish(work()))

    async def of(self, tables: Collection[str]) -> Mapping[str, Mapping[int, SeatLuck]]:
        """The figures of some tables by seat; none of one that cannot be judged, or is deleted; others are to be worked out yet."""
        made = sql.select(LUCK.c.laid, LUCK_SEAT.c.seat, *(LUCK_SEAT.c[name] for name in _FIGURES))
        query = made.outerjoin(LUCK_SEAT).where(LUCK.c.done, LUCK.c.laid.in_(tables))
        found: dict[str, dict[int, SeatLuck]] = defaultdict(dict)
        async with self._engine.connect() as connection:
            for row in (await connection.execute(query)).mappings().all():
                seats = found[row["laid"]]
                if row["seat"] is not None:
                    seats[row["seat"]] = SeatLuck(**{name: row[name] for name in _FIGURES})
            missing = set(tables) - found.keys()
            queued = sql.select(LUCK.c.laid).join(GAME, GAME.c.id == LUCK.c.laid).where(LUCK.c.laid.in_(missing))
            coming = set((await connection.scalars(queued)).all()) if missing and self.awaits else set[str]()
        return found | {each: {} for each in missing - coming}

    async def course(self, account: str, game: str, pace: str, most: int) -> list[tuple[datetime, SeatLuck]]:
        """The figures of an account's latest games of one kind, each with when it ended, the oldest first."""
        same = sql.and_(LUCK_SEAT.c.laid == RESULT.c.laid, LUCK_SEAT.c.seat == RESULT_SEAT.c.seat)
        mine = sql.and_(RESULT_SEAT.c.account == account, sql.not_(RESULT.c.annulled))
        query = (
            sql.select(RESULT.c.ended, *(LUCK_SEAT.c[name] for name in _FIGURES))
            .select_from(RESULT)
            .join(RESULT_SEAT)
            .join(LUCK_SEAT, same)
            .where(mine, RESULT.c.game == game, RESULT.c.pace == pace)
            .order_by(RESULT.c.number.desc())
            .limit(most)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [(utc(row["ended"]), SeatLuck(**{name: row[name] for name in _FIGURES})) for row in reversed(rows)]


async def queue_luck(connection: AsyncConnection, laid: str, now: datetime) -> None:
    """Queue a game of which the result is being stored, in the caller's transaction; nothing if it was not played to its end."""
    over = sql.exists().where(GAME.c.id == laid, GAME.c.over.is_(True))
    there = sql.exists().where(LUCK.c.laid == laid)
    row = sql.select(sql.literal(laid), sql.literal(now, LUCK.c.until.type), sql.false()).where(over, ~there)
    await connection.execute(sql.insert(LUCK).from_select(["laid", "until", "done"], row))


async def forget_luck(connection: AsyncConnection, account: str) -> None:
    """Delete the figures of an account's seats, and those of its tries at deals of the day altogether."""
    played = sql.select(RESULT.c.laid, RESULT_SEAT.c.seat).join(RESULT_SEAT).where(RESULT_SEAT.c.account == account)
    await connection.execute(sql.delete(LUCK_SEAT).where(sql.tuple_(LUCK_SEAT.c.laid, LUCK_SEAT.c.seat).in_(played)))
    tries = sql.select(DAILY_ATTEMPT.c.laid).where(DAILY_ATTEMPT.c.person == by_account(account))
    for each in (LUCK_SEAT, LUCK):
        await connection.execute(sql.delete(each).where(each.c.laid.in_(tries)))


def _open_at(now: datetime) -> sql.ColumnElement[bool]:
    return sql.and_(~LUCK.c.done, LUCK.c.until <= now)
