"""The accounts that whoever runs a site has named its operators. No request names one, only a command beside the server."""

from __future__ import annotations

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncEngine

from youyi.apps.web.base import server_time
from youyi.apps.web.store.people_schema import ACCOUNT, OPERATOR
from youyi.apps.web.store.upkeep import note_deed


class Operators:
    """The operators of one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def add(self, folded: str) -> bool:
        """Name an account an operator; False if there is none of this name."""
        async with self._engine.begin() as connection:
            account = await connection.scalar(sql.select(ACCOUNT.c.id).where(ACCOUNT.c.folded == folded))
            if account is None:
                return False
            gone = await connection.execute(sql.delete(OPERATOR).where(OPERATOR.c.account == account))
            await connection.execute(sql.insert(OPERATOR).values(account=account, since=server_time.now()))
            if not gone.rowcount:
                await note_deed(connection, "operator", account)
        return True

    async def remove(self, folded: str) -> bool:
        """Let an account be no operator any more; False if it was none."""
        async with self._engine.begin() as connection:
            of = sql.select(OPERATOR.c.account).join(ACCOUNT, ACCOUNT.c.id == OPERATOR.c.account)
            account = await connection.scalar(of.where(ACCOUNT.c.folded == folded))
            if account is None:
                return False
            await connection.execute(sql.delete(OPERATOR).where(OPERATOR.c.account == account))
            await note_deed(connection, "no_operator", account)
        return True

    async def names(self) -> list[str]:
        """The names of the operators, those named first first."""
        of = sql.select(ACCOUNT.c.name).join(OPERATOR, ACCOUNT.c.id == OPERATOR.c.account).order_by(OPERATOR.c.since)
        async with self._engine.connect() as connection:
            return list((await connection.scalars(of)).all())

    async def has(self, account: str) -> bool:
        """Whether an account is an operator."""
        this = sql.select(OPERATOR.c.account).where(OPERATOR.c.account == account)
        async with self._engine.connect() as connection:
            return await connection.scalar(this) is not None
