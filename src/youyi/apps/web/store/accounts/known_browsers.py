"""The browsers in which somebody was once signed in to an account: whoever tries its passphrase there is no stranger."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime, timedelta

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from youyi.apps.web.base import server_time
from youyi.apps.web.store.accounts.account_keys import hash_of
from youyi.apps.web.store.company_store import Finish, utc
from youyi.apps.web.store.people_schema import ACCOUNT, KNOWN_BROWSER

LASTS = timedelta(days=365)
"""A browser in which nobody signed in to the account for so long is a stranger's again."""
MOST = 20
"""Browsers by which one account is known; those signed in to longest ago are forgotten."""


class KnownBrowsers:
    """Which browser is known to which account; stored are hashes of a browser's cookie with the account."""

    def __init__(self, engine: AsyncEngine, finish: Finish) -> None:
        self._engine = engine
        self._finish = finish

    async def note(self, account: str, cookie: str) -> None:
        """Note that somebody has signed in to an account in the browser with this cookie."""

        async def work() -> None:
            mine, hashed = KNOWN_BROWSER.c.account == account, _hash(account, cookie)
            with suppress(IntegrityError):  # the account was deleted meanwhile
                async with self._engine.begin() as connection:
                    await connection.execute(sql.delete(KNOWN_BROWSER).where(KNOWN_BROWSER.c.hash == hashed))
                    row = {"hash": hashed, "account": account, "since": server_time.now()}
                    await connection.execute(sql.insert(KNOWN_BROWSER).values(**row))
                    newest = sql.select(KNOWN_BROWSER.c.hash).where(mine).order_by(KNOWN_BROWSER.c.since.desc())
                    older = (await connection.scalars(newest.offset(MOST))).all()
                    await connection.execute(sql.delete(KNOWN_BROWSER).where(KNOWN_BROWSER.c.hash.in_(older)))

        await self._finish(work())

    async def known(self, folded: str, cookie: str) -> str | None:
        """By what a browser is known to the account of a name; None: it is not."""
        async with self._engine.connect() as connection:
            account = await connection.scalar(sql.select(ACCOUNT.c.id).where(ACCOUNT.c.folded == folded))
            if account is None:
                return None
            hashed, begins = _hash(account, cookie), server_time.now() - LASTS
            this = sql.and_(KNOWN_BROWSER.c.hash == hashed, KNOWN_BROWSER.c.since > begins)
            found: str | None = await connection.scalar(sql.select(KNOWN_BROWSER.c.hash).where(this))
            return found

    async def of(self, account: str) -> list[datetime]:
        """When somebody last signed in to an account in each browser that is known to it, the latest first."""
        query = sql.select(KNOWN_BROWSER.c.since).where(KNOWN_BROWSER.c.account == account)
        async with self._engine.connect() as connection:
            found = (await connection.scalars(query.order_by(KNOWN_BROWSER.c.since.desc()))).all()
        return [utc(each) for each in found]


def _hash(account: str, cookie: str) -> str:
    return hash_of(f"{account} {cookie}".encode())
