"""The deals of the day and the week in a database: the secret from which all follow, and who played which."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncEngine

from youyi.analysis.occasions import Occasion, occasion_named
from youyi.apps.web.base import server_time
from youyi.apps.web.base.attempt import Attempt
from youyi.apps.web.store.company_store import Finish
from youyi.apps.web.store.luck_store import queue_luck
from youyi.apps.web.store.schema import DAILY_ATTEMPT, DAILY_SECRET, GAME
from youyi.apps.web.store.stored_once import secret_of, store_once

_ARCHIVED = 60
"""How many past days, or weeks, are told of."""
_DAYS, _WEEKS = "____-__-__", "____-W__.1"
"""How the names of a day's deal and of a week's first look; whoever plays a week begins with that."""


class DailyStore:
    """What is stored of the deals of the day, in SQLite or Postgres."""

    def __init__(self, engine: AsyncEngine, finish: Finish) -> None:
        """`finish` runs work on the database to its end, even if the caller is cancelled."""
        self._engine, self._finish = engine, finish

    async def secret(self, fresh: bytes) -> bytes:
        """The secret of this database; `fresh` becomes it if there is none."""
        return bytes(await self._finish(secret_of(self._engine, DAILY_SECRET, fresh)))

    async def claim(self, attempt: Attempt) -> bool:
        """Store an attempt as the one that counts; False if there is one of this person already."""
        row = {name: getattr(attempt, name) for name in Attempt.__slots__}
        return bool(await self._finish(store_once(self._engine, DAILY_ATTEMPT, row)))

    async def settle(self, attempt: Attempt) -> None:
        """Store how an attempt came out, unless another server has."""
        same = [DAILY_ATTEMPT.c[name] == getattr(attempt, name) for name in ("day", "deal", "person")]
        come_out = {"settled": True, "won": attempt.won, "score": attempt.score}
        settled = sql.update(DAILY_ATTEMPT).where(*same, ~DAILY_ATTEMPT.c.settled).values(come_out)

        async def work() -> None:
            async with self._engine.begin() as connection:
                if (await connection.execute(settled)).rowcount and attempt.score is not None:
                    await queue_luck(connection, attempt.laid, server_time.now())

        await self._finish(work())

    async def ended(self) -> list[Attempt]:
        """The attempts that are not settled and whose table is over or closed."""
        done = sql.exists().where(
            GAME.c.id == DAILY_ATTEMPT.c.laid, sql.or_(GAME.c.over.is_(True), GAME.c.closed.is_not(None))
        )
        return await self._attempts(~DAILY_ATTEMPT.c.settled, done)

    async def of_deals(self, names: Sequence[str]) -> list[Attempt]:
        """All attempts at the deals of these names, of every game."""
        return await self._attempts(DAILY_ATTEMPT.c.day.in_(names))

    async def of_person(self, person: str) -> list[Attempt]:
        """All attempts of a person."""
        return await self._attempts(DAILY_ATTEMPT.c.person == person)

    async def _attempts(self, *wanted: sql.ColumnElement[bool]) -> list[Attempt]:
        async with self._engine.connect() as connection:
            rows: Sequence[Any] = (await connection.execute(sql.select(DAILY_ATTEMPT).where(*wanted))).mappings().all()
        return [Attempt(**row) for row in rows]

    async def before(self, now: Occasion) -> list[str]:
        """The latest days, or weeks, before one at which somebody has an attempt, the newest first."""
        day = DAILY_ATTEMPT.c.day
        alike = day.like(_WEEKS if now.weekly else _DAYS)
        people = sql.select(day).where(DAILY_ATTEMPT.c.player.is_(None), alike, day < now.name)
        async with self._engine.connect() as connection:
            found = (await connection.scalars(people.distinct().order_by(day.desc()).limit(_ARCHIVED))).all()
        return [occasion_named(each).name for each in found]
