"""The deal of the day in a database: the secret from which all days follow, and who played which day."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from youyi.apps.web.base.attempt import Attempt
from youyi.apps.web.store.company_store import Finish
from youyi.apps.web.store.schema import DAILY_ATTEMPT, DAILY_SECRET, GAME

_ONLY = 1
_ARCHIVED = 60
"""How many past days are told of."""


class DailyStore:
    """What is stored of the deals of the day, in SQLite or Postgres."""

    def __init__(self, engine: AsyncEngine, finish: Finish) -> None:
        """`finish` runs work on the database to its end, even if the caller is cancelled."""
        self._engine, self._finish = engine, finish

    async def secret(self, fresh: bytes) -> bytes:
        """The secret of this database; `fresh` becomes it if there is none."""
        return bytes(await self._finish(self._secret(fresh)))

    async def _secret(self, fresh: bytes) -> bytes:
        found = await self._read_secret()
        if found is None:
            await self._insert(DAILY_SECRET, {"id": _ONLY, "secret": fresh})
            found = await self._read_secret()
        assert found is not None, "this server stored one, or another did"
        return found

    async def _read_secret(self) -> bytes | None:
        async with self._engine.connect() as connection:
            found: bytes | None = await connection.scalar(sql.select(DAILY_SECRET.c.secret))
            return found

    async def claim(self, attempt: Attempt) -> bool:
        """Store an attempt as the one that counts; False if there is one of this person already."""
        row = {name: getattr(attempt, name) for name in Attempt.__slots__}
        return bool(await self._finish(self._insert(DAILY_ATTEMPT, row)))

    async def _insert(self, table: sql.Table, row: dict[str, Any]) -> bool:
        try:
            async with self._engine.begin() as connection:
                await connection.execute(sql.insert(table).values(row))
        except IntegrityError:
            return False
        return True

    async def settle(self, attempt: Attempt) -> None:
        """Store how an attempt came out, unless another server has."""
        same = [DAILY_ATTEMPT.c[name] == getattr(attempt, name) for name in ("day", "deal", "person")]
        come_out = {"settled": True, "won": attempt.won, "score": attempt.score}
        await self._finish(self._update(sql.update(DAILY_ATTEMPT).where(*same, ~DAILY_ATTEMPT.c.settled), come_out))

    async def _update(self, rows: sql.Update, to: dict[str, Any]) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(rows.values(to))

    async def ended(self) -> list[Attempt]:
        """The attempts that are not settled and whose table is over or closed."""
        done = sql.exists().where(
            GAME.c.id == DAILY_ATTEMPT.c.laid, sql.or_(GAME.c.over.is_(True), GAME.c.closed.is_not(None))
        )
        return await self._attempts(~DAILY_ATTEMPT.c.settled, done)

    async def of_day(self, day: str) -> list[Attempt]:
        """All attempts of a day."""
        return await self._attempts(DAILY_ATTEMPT.c.day == day)

    async def of_person(self, person: str) -> list[Attempt]:
        """All attempts of a person."""
        return await self._attempts(DAILY_ATTEMPT.c.person == person)

    async def _attempts(self, *wanted: sql.ColumnElement[bool]) -> list[Attempt]:
        async with self._engine.connect() as connection:
            rows: Sequence[Any] = (await connection.execute(sql.select(DAILY_ATTEMPT).where(*wanted))).mappings().all()
        return [Attempt(**row) for row in rows]

    async def days(self, before: str) -> Collection[str]:
        """The latest days before one of which somebody has an attempt, the newest first."""
        people = sql.select(DAILY_ATTEMPT.c.day).where(DAILY_ATTEMPT.c.player.is_(None), DAILY_ATTEMPT.c.day < before)
        query = people.distinct().order_by(DAILY_ATTEMPT.c.day.desc()).limit(_ARCHIVED)
        async with self._engine.connect() as connection:
            return list((await connection.scalars(query)).all())
