"""What is left of limits that several servers share: token buckets, one a row, in the database that they share.

Only hashes of addresses and names are stored, under a key of their own, and no longer than until their bucket is full again.
"""

from __future__ import annotations

import hashlib
import hmac
import math
from collections.abc import Callable

import sqlalchemy as sql
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncEngine

from youyi.apps.web.base import server_time
from youyi.apps.web.base.limits import Rate
from youyi.apps.web.store.company_store import Finish
from youyi.apps.web.store.schema import ALLOWANCE

_SWEPT_EVERY = 500
"""After so many takings the buckets that are full again are deleted."""


class AllowanceStore:
    """Token buckets in Postgres, each taken from in one statement, so that no two servers give the same token."""

    def __init__(
        self, engine: AsyncEngine, finish: Finish, key: bytes, now: Callable[[], float] = lambda: server_time.now().timestamp()
    ) -> None:  # fmt: skip
        """`key` keys the hashes; all servers of a database have the same."""
        self._engine, self._finish, self._key, self._now = engine, finish, key, now
        self._taken = 0

    async def take(self, kind: str, whose: str, rate: Rate) -> bool:
        """Take one token of a kind from somebody's bucket. Returns False, and takes none, if there is none."""
        return bool(await self._finish(self._take(self._hash(kind, whose), rate)))

    async def _take(self, key: str, rate: Rate) -> bool:
        now = self._now()
        passed = sql.func.greatest(0.0, now - ALLOWANCE.c.filled)
        there = sql.func.least(rate.burst, ALLOWANCE.c.left + passed * rate.per_second)
        left = there - 1
        first = {"key": key, "left": rate.burst - 1, "filled": now, "full": _full_at(now, rate)}
        again = {"left": left, "filled": sql.func.greatest(ALLOWANCE.c.filled, now), "full": _full_at(now, rate)}
        one = (
            insert(ALLOWANCE)
            .values(first)
            .on_conflict_do_update(index_elements=["key"], set_=again, where=there >= 1)
            .returning(ALLOWANCE.c.left)
        )
        if rate.burst < 1:
            return False
        async with self._engine.begin() as connection:
            taken = (await connection.execute(one)).first() is not None
            self._taken += 1
            if self._taken % _SWEPT_EVERY == 0:
                await connection.execute(sql.delete(ALLOWANCE).where(ALLOWANCE.c.full < now))
        return taken

    def _hash(self, kind: str, whose: str) -> str:
        return hmac.new(self._key, f"{kind} {whose}".encode(), hashlib.sha256).hexdigest()


def _full_at(now: float, rate: Rate) -> float:
    """By when a bucket is full at the latest; one that never fills is kept for a day."""
    return now + (rate.burst / rate.per_second if rate.per_second else 24 * 3600 * math.ceil(rate.burst > 0))
