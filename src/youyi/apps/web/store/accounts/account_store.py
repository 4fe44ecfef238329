"""The stored accounts, where each is signed in, and the seats each keeps, in SQLite or Postgres."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from youyi.apps.web.base import server_time
from youyi.apps.web.store.accounts.account_keys import SealedSecret
from youyi.apps.web.store.accounts.erasure import VALID, delete_account, erase_traces
from youyi.apps.web.store.company_store import Finish, utc
from youyi.apps.web.store.database import overwrite
from youyi.apps.web.store.people_schema import ACCOUNT, KEPT, LOGIN, RECOVERY_CODE
from youyi.apps.web.store.schema import BAN, GAME, SEAT, TALK

LOGIN_ENDS = timedelta(days=90)
"""A place that was not used for so long is signed out."""
_SEEN_EVERY = timedelta(hours=12)
MOST_KEPT = 1000
"""Seats of one account; older ones are dropped from its list."""


@dataclass(frozen=True, slots=True)
class Secrets:
    """What is stored of a passphrase: the salt and the cost, the hash of its proof, and the account's key sealed by it."""

    salt: bytes
    cost: str
    proof: str
    key: SealedSecret


@dataclass(frozen=True, slots=True)
class Account:
    """A stored account."""

    id: str
    name: str
    folded: str
    """By which it is found: names that differ by case or by width are one."""
    secrets: Secrets
    since: datetime


@dataclass(frozen=True, slots=True)
class Login:
    """A browser that is signed in: the hash of its cookie, and the account's key sealed by the cookie."""

    hash: str
    key: SealedSecret


@dataclass(frozen=True, slots=True)
class KeptSeat:
    """A seat that an account keeps, with its token sealed under the account's key."""

    table: str
    seat: int
    token_hash: str
    token: SealedSecret


class AccountStore:
    """The accounts of all servers of a database."""

    def __init__(self, engine: AsyncEngine, finish: Finish) -> None:
        self._engine = engine
        self._finish = finish

    async def create(self, account: Account, login: Login) -> bool:
        """Store a new account, signed in at one place; False if it has another's name."""

        async def work() -> bool:
            try:
                async with self._engine.begin() as connection:
                    row = {"id": account.id, "name": account.name, "folded": account.folded, "since": account.since}
                    await connection.execute(sql.insert(ACCOUNT).values(**row, **_written(account.secrets)))
                    await _sign_in(connection, account.id, login)
            except IntegrityError:
                return False
            return True

        return bool(await self._finish(work()))

    async def named(self, folded: str) -> Account | None:
        """The account of a name."""
        async with self._engine.connect() as connection:
            query = sql.select(ACCOUNT).where(ACCOUNT.c.folded == folded)
            row = (await connection.execute(query)).mappings().first()
        return None if row is None else _account(row)

    async def signed_in(self, cookie_hash: str) -> tuple[Account, Login] | None:
        """The account that a cookie is signed in to; None if it is not, or not any more."""
        now = server_time.now()
        query = (
            sql.select(ACCOUNT, LOGIN.c.nonce.label("n"), LOGIN.c.sealed.label("s"), LOGIN.c.seen)
            .join(LOGIN, LOGIN.c.account == ACCOUNT.c.id)
            .where(LOGIN.c.hash == cookie_hash, LOGIN.c.seen > now - LOGIN_ENDS)
        )
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).mappings().first()
        if row is None:
            return None
        if now - utc(row["seen"]) > _SEEN_EVERY:
            await self._do(sql.update(LOGIN).where(LOGIN.c.hash == cookie_hash).values(seen=now))
        return _account(row), Login(cookie_hash, SealedSecret(row["n"], row["s"]))

    async def sign_in(self, account: str, login: Login) -> bool:
        """Sign in at one more place, and forget the places whose time is over; False if the account was deleted meanwhile."""

        async def work() -> bool:
            try:
                async with self._engine.begin() as connection:
                    await connection.execute(sql.delete(LOGIN).where(LOGIN.c.seen <= server_time.now() - LOGIN_ENDS))
                    await _sign_in(connection, account, login)
            except IntegrityError:
                return False
            return True

        return bool(await self._finish(work()))

    async def sign_out(self, cookie_hash: str) -> None:
        """Sign out at one place."""
        await self._do(sql.delete(LOGIN).where(LOGIN.c.hash == cookie_hash))

    async def sign_out_everywhere(self, account: str) -> None:
        """Sign out at all places."""
        await self._do(sql.delete(LOGIN).where(LOGIN.c.account == account))

    async def banned_until(self, account: str) -> datetime | None:
        """Until when an account is banned; None: it is not."""
        ends = sql.select(sql.func.max(BAN.c.until)).where(BAN.c.account == account, BAN.c.until > server_time.now())
        async with self._engine.connect() as connection:
            until = await connection.scalar(ends)
        return None if until is None else utc(until)

    async def places(self, account: str) -> int:
        """At how many places an account is signed in."""
        here = sql.and_(LOGIN.c.account == account, LOGIN.c.seen > server_time.now() - LOGIN_ENDS)
        async with self._engine.connect() as connection:
            return int(await connection.scalar(sql.select(sql.func.count()).select_from(LOGIN).where(here)) or 0)

    async def change(self, account: str, by: Secrets | str, new: Secrets, login: Login) -> bool:
        """Replace the passphrase and sign out everywhere but at one place; False if it was replaced meanwhile.

        `by`: what is stored of the old one, or the hash of a recovery code, which is used up; False if there is none.
        """

        async def work() -> bool:
            async with self._engine.begin() as connection:
                same = ACCOUNT.c.id == account
                if isinstance(by, Secrets):
                    same = sql.and_(same, ACCOUNT.c.proof == by.proof)
                else:
                    code = sql.and_(RECOVERY_CODE.c.hash == by, RECOVERY_CODE.c.account == account)
                    if not (await connection.execute(sql.delete(RECOVERY_CODE).where(code))).rowcount:
                        return False
                changed = await connection.execute(sql.update(ACCOUNT).where(same).values(**_written(new)))
                if changed.rowcount != 1:
                    return False
                await connection.execute(sql.delete(LOGIN).where(LOGIN.c.account == account))
                await _sign_in(connection, account, login)
                return True

        return bool(await self._finish(work()))

    async def delete(self, account: str, *, traces: bool) -> None:
        """Delete an account with everything that it kept; with its traces at those tables, if wanted."""

        async def work() -> None:
            async with self._engine.begin() as connection:
                if traces:
                    await erase_traces(connection, account, account)
                await delete_account(connection, account)
            await overwrite(self._engine)

        await self._finish(work())

    async def keep(self, account: str, seats: Sequence[KeptSeat]) -> None:
        """Keep seats whose tokens are valid; a table of which the account keeps a valid seat is left as it is."""

        async def work() -> None:
            for each in seats:
                with suppress(IntegrityError):  # another server kept it at the same moment, or the account was deleted
                    async with self._engine.begin() as connection:
                        await _keep(connection, account, each)
            async with self._engine.begin() as connection:
                older = (
                    sql.select(KEPT.c.game)
                    .where(KEPT.c.account == account)
                    .order_by(KEPT.c.since.desc())
                    .offset(MOST_KEPT)
                )
                gone = (await connection.scalars(older)).all()
                await connection.execute(_dropped(account, gone))

        await self._finish(work())

    async def seat_of(self, table: str, token_hash: str) -> int | None:
        """The seat that a token holds at a table."""
        held = sql.and_(SEAT.c.game == table, SEAT.c.token_hash == token_hash)
        async with self._engine.connect() as connection:
            seat = await connection.scalar(sql.select(SEAT.c.seat).where(held).order_by(SEAT.c.seat).limit(1))
        return None if seat is None else int(seat)

    async def seats(self, account: str) -> list[KeptSeat]:
        """The seats that an account keeps and whose tokens are valid, the latest first."""
        query = sql.select(KEPT).join(SEAT, VALID).where(KEPT.c.account == account).order_by(KEPT.c.since.desc())
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [
            KeptSeat(row["game"], row["seat"], row["token_hash"], SealedSecret(row["nonce"], row["sealed"]))
            for row in rows
        ]

    async def stored(self, account: str) -> list[tuple[Mapping[Any, Any], Sequence[Mapping[Any, Any]]]]:
        """The rows of the seats that an account keeps, the latest first, each with what was said there, oldest first."""
        seats = (
            sql.select(SEAT, GAME.c.game.label("of"), GAME.c.ruleset)
            .join(KEPT, VALID)
            .join(GAME, GAME.c.id == SEAT.c.game)
            .where(KEPT.c.account == account)
            .order_by(KEPT.c.since.desc())
        )
        found: list[tuple[Mapping[Any, Any], Sequence[Mapping[Any, Any]]]] = []
        async with self._engine.connect() as connection:
            for row in (await connection.execute(seats)).mappings().all():
                said = sql.select(TALK).where(TALK.c.game == row["game"], TALK.c.seat == row["seat"])
                lines = (await connection.execute(said.order_by(TALK.c.number))).mappings().all()
                found.append((row, lines))
        return found

    async def drop(self, account: str, tables: Sequence[str]) -> None:
        """Take tables off an account's list."""
        await self._do(_dropped(account, tables))

    async def _do(self, *changes: sql.Update | sql.Delete) -> None:
        async def work() -> None:
            async with self._engine.begin() as connection:
                for change in changes:
                    await connection.execute(change)

        await self._finish(work())


def _dropped(account: str, tables: Sequence[str]) -> sql.Delete:
    return sql.delete(KEPT).where(KEPT.c.account == account, KEPT.c.game.in_(tables))


async def _keep(connection: AsyncConnection, account: str, seat: KeptSeat) -> None:
    held = sql.and_(SEAT.c.game == seat.table, SEAT.c.seat == seat.seat, SEAT.c.token_hash == seat.token_hash)
    mine = sql.and_(KEPT.c.account == account, KEPT.c.game == seat.table)
    is_valid = await connection.scalar(sql.select(sql.func.count()).select_from(SEAT).where(held))
    kept = await connection.scalar(sql.select(sql.func.count()).select_from(KEPT).join(SEAT, VALID).where(mine))
    if is_valid and not kept:
        await connection.execute(sql.delete(KEPT).where(mine))
        row = {"game": seat.table, "seat": seat.seat, "token_hash": seat.token_hash, "since": server_time.now()}
        sealed = {"nonce": seat.token.nonce, "sealed": seat.token.text}
        await connection.execute(sql.insert(KEPT).values(account=account, **row, **sealed))


async def _sign_in(connection: AsyncConnection, account: str, login: Login) -> None:
    now = server_time.now()
    row = {"hash": login.hash, "account": account, "nonce": login.key.nonce, "sealed": login.key.text}
    await connection.execute(sql.insert(LOGIN).values(**row, since=now, seen=now))


def _written(of: Secrets) -> dict[str, Any]:
    return {"salt": of.salt, "cost": of.cost, "proof": of.proof, "nonce": of.key.nonce, "sealed": of.key.text}


def _account(row: Mapping[Any, Any]) -> Account:
    secrets = Secrets(row["salt"], row["cost"], row["proof"], SealedSecret(row["nonce"], row["sealed"]))
    return Account(row["id"], row["name"], row["folded"], secrets, utc(row["since"]))
