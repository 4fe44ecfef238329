"""Which browsers are an account's, and what goes with a browser that is told nothing more."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection

from youyi.apps.web.store.people_schema import LOGIN
from youyi.apps.web.store.schema import PUSH_BROWSER, PUSH_NOTICE, PUSH_SEAT


def logins_of(account: str) -> sql.Select[Any]:
    """The places where an account is signed in."""
    return sql.select(LOGIN.c.hash).where(LOGIN.c.account == account)


async def forget_browsers(connection: AsyncConnection, which: sql.ColumnElement[bool]) -> None:
    """Delete browsers with everything that they were told or are to be told."""
    gone = sql.select(PUSH_BROWSER.c.id).where(which)
    for each in (PUSH_NOTICE, PUSH_SEAT):
        await connection.execute(sql.delete(each).where(each.c.browser.in_(gone)))
    await connection.execute(sql.delete(PUSH_BROWSER).where(which))
