"""Recovery codes: each sets a new passphrase once. Stored are what recognises one, and the account's key sealed by it."""

from __future__ import annotations

from collections.abc import Mapping

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncEngine

from youyi.apps.web.store.accounts.account_keys import SealedSecret
from youyi.apps.web.store.company_store import Finish
from youyi.apps.web.store.people_schema import RECOVERY_CODE


class RecoveryCodes:
    """The recovery codes of all accounts of a database; one is used up as the passphrase is changed: `AccountStore.change`."""

    def __init__(self, engine: AsyncEngine, finish: Finish) -> None:
        self._engine = engine
        self._finish = finish

    async def replace(self, account: str, codes: Mapping[str, SealedSecret]) -> None:
        """Store codes by their hashes, each with the account's key sealed by it; those made before are void."""
        rows = [
            {"hash": each, "account": account, "nonce": key.nonce, "sealed": key.text} for each, key in codes.items()
        ]

        async def work() -> None:
            async with self._engine.begin() as connection:
                await connection.execute(sql.delete(RECOVERY_CODE).where(RECOVERY_CODE.c.account == account))
                await connection.execute(sql.insert(RECOVERY_CODE), rows)

        await self._finish(work())

    async def find(self, account: str, code_hash: str) -> SealedSecret | None:
        """The account's key sealed by a code; None: it is none of this account."""
        this = sql.and_(RECOVERY_CODE.c.hash == code_hash, RECOVERY_CODE.c.account == account)
        async with self._engine.connect() as connection:
            row = (await connection.execute(sql.select(RECOVERY_CODE).where(this))).mappings().first()
        return None if row is None else SealedSecret(row["nonce"], row["sealed"])

    async def left(self, account: str) -> int:
        """How many codes an account has that were not used."""
        mine = sql.select(sql.func.count()).select_from(RECOVERY_CODE).where(RECOVERY_CODE.c.account == account)
        async with self._engine.connect() as connection:
            return int(await connection.scalar(mine) or 0)
