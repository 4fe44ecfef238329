"""What luck and choices came to in games that count, in SQLite or Postgres: worked out by one server, stored once.

Which games lack figures follows from what is stored: the games themselves, results, tries at deals of the day. So a restart loses
nothing. A server claims a game for a while; if it dies meanwhile, another takes the game over when that while is past.
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
from youyi.apps.web.store.stored_once import store_once

_FIGURES = tuple(each.name for each in fields(SeatLuck))
_COUNTS = sql.or_(
    sql.exists().where(RESULT.c.laid == GAME.c.id, sql.or_(RESULT.c.rated, GAME.c.league.is_not(None))),
    sql.and_(
        GAME.c.day.is_not(None),
        sql.exists().where(
            DAILY_ATTEMPT.c.day == GAME.c.day,
            DAILY_ATTEMPT.c.deal == GAME.c.game,
            DAILY_ATTEMPT.c.laid == GAME.c.id,
            DAILY_ATTEMPT.c.score.is_not(None),
        ),
    ),
)
"""Rated games, games of leagues, tries at a deal that count: each once its result is stored."""


class LuckStore:
    """The figures of one database."""

    def __init__(self, engine: AsyncEngine, finish: Finish) -> None:
        """`finish` runs work on the database to its end, even if the caller is cancelled."""
        self._engine, self._finish = engine, finish
        self.awaits = True
        """Whether figures that are not there are told as being worked out."""

    async def due(self, now: datetime, left: Collection[str] = ()) -> str | None:
        """The oldest table that is over, counts, and has no figures, which no server works out now; but for some that are left."""
        taken = sql.exists().where(LUCK.c.laid == GAME.c.id, sql.or_(LUCK.c.done, LUCK.c.until > now))
        lacking = sql.select(GAME.c.id).where(GAME.c.over.is_(True), GAME.c.id.not_in(left), ~taken, _COUNTS)
        async with self._engine.connect() as connection:
            found: str | None = await connection.scalar(lacking.order_by(GAME.c.since, GAME.c.id).limit(1))
        return found

    async def claim(self, laid: str, now: datetime, until: datetime) -> bool:
        """Claim a game until a time; False if another server has, or its figures are stored."""
        row = {"laid": laid, "until": until, "done": False}
        if await self._finish(store_once(self._engine, LUCK, row)):
            return True
        lapsed = sql.and_(LUCK.c.laid == laid, ~LUCK.c.done, LUCK.c.until <= now)

        async def work() -> bool:
            async with self._engine.begin() as connection:
                return (await connection.execute(sql.update(LUCK).where(lapsed).values(until=until))).rowcount == 1

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
            stored = sql.select(GAME.c.id).where(GAME.c.id.in_(missing))
            coming = set((await connection.scalars(stored)).all()) if missing and self.awaits else set[str]()
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


async def forget_luck(connection: AsyncConnection, account: str) -> None:
    """Delete the figures of an account's seats, and those of its tries at deals of the day altogether."""
    played = sql.select(RESULT.c.laid, RESULT_SEAT.c.seat).join(RESULT_SEAT).where(RESULT_SEAT.c.account == account)
    await connection.execute(sql.delete(LUCK_SEAT).where(sql.tuple_(LUCK_SEAT.c.laid, LUCK_SEAT.c.seat).in_(played)))
    tries = sql.select(DAILY_ATTEMPT.c.laid).where(DAILY_ATTEMPT.c.person == by_account(account))
    for each in (LUCK_SEAT, LUCK):
        await connection.execute(sql.delete(each).where(each.c.laid.in_(tries)))
