"""Who knows whom, in SQLite or Postgres: who asks to be a friend, friends, and whom somebody has blocked."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from datetime import datetime
from typing import Literal, TypeAlias

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from youyi.apps.web.base import server_time
from youyi.apps.web.store.company_store import Finish, utc
from youyi.apps.web.store.people_schema import ACCOUNT, RESULT_SEAT, TIE
from youyi.apps.web.store.schema import SEAT

MOST = 500
"""Ties of one account in one direction."""
TieKind: TypeAlias = Literal["asks", "friend", "blocks"]


@dataclass(frozen=True, slots=True)
class Tie:
    """What one account is to another, as told to one of them."""

    kind: TieKind
    mine: bool
    """Whether it goes out from the reader."""
    account: str
    """The other."""
    name: str
    since: datetime


class TieStore:
    """The ties of all accounts. Each change is one transaction; False: what stands there does not allow it."""

    def __init__(self, engine: AsyncEngine, finish: Finish) -> None:
        """`finish` runs work on the database to its end, even if the caller is cancelled."""
        self._engine, self._finish = engine, finish

    async def of(self, account: str) -> list[Tie]:
        """All ties of an account that it may know of, by name: not who has blocked it."""
        mine = TIE.c.account == account
        seen = sql.or_(mine, sql.and_(TIE.c.other == account, TIE.c.kind == "asks"))
        other = sql.case((mine, TIE.c.other), else_=TIE.c.account)
        query = sql.select(TIE.c.kind, mine, ACCOUNT.c.id, ACCOUNT.c.name, TIE.c.since).join(
            ACCOUNT, other == ACCOUNT.c.id
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query.where(seen).order_by(ACCOUNT.c.folded))).all()
        return [Tie(kind, bool(goes_out), whose, name, utc(since)) for kind, goes_out, whose, name, since in rows]

    async def friends(self, account: str) -> frozenset[str]:
        """The accounts of somebody's friends."""
        query = sql.select(TIE.c.other).where(TIE.c.account == account, TIE.c.kind == "friend")
        async with self._engine.connect() as connection:
            return frozenset((await connection.scalars(query)).all())

    async def apart(self, accounts: Collection[str]) -> bool:
        """Whether one of these accounts has blocked another of them."""
        between = sql.and_(TIE.c.account.in_(accounts), TIE.c.other.in_(accounts), TIE.c.kind == "blocks")
        async with self._engine.connect() as connection:
            return bool(await connection.scalar(sql.select(sql.exists().where(between))))

    async def ask(self, account: str, other: str) -> bool:
        """Ask to be a friend; whoever asks back is one."""

        async def work(connection: AsyncConnection) -> bool:
            if "blocks" in await _kinds(connection, account, other):
                return False
            back = await connection.scalar(sql.select(TIE.c.kind).where(*_from(other, account)))
            if back == "asks":
                return await _befriend(connection, account, other)
            if back is None and await _has_room(connection, account):
                await connection.execute(sql.delete(TIE).where(*_from(account, other)))
                await _add(connection, account, other, "asks")
                return True
            return back == "friend"

        return await self._change(work)

    async def accept(self, account: str, other: str) -> bool:
        """Become the friend of somebody who asks."""

        async def work(connection: AsyncConnection) -> bool:
            asks = sql.select(TIE.c.kind).where(*_from(other, account), TIE.c.kind == "asks")
            return bool(await connection.scalar(asks)) and await _befriend(connection, account, other)

        return await self._change(work)

    async def remove(self, account: str, other: str) -> bool:
        """Be no friends, and nobody asks any more; who has blocked whom stays."""

        async def work(connection: AsyncConnection) -> bool:
            await _part(connection, account, other)
            return True

        return await self._change(work)

    async def block(self, account: str, other: str) -> bool:
        """Block somebody."""

        async def work(connection: AsyncConnection) -> bool:
            await _part(connection, account, other)
            await connection.execute(sql.delete(TIE).where(*_from(account, other)))
            if not await _has_room(connection, account):
                return False
            await _add(connection, account, other, "blocks")
            return True

        return await self._change(work)

    async def unblock(self, account: str, other: str) -> bool:
        """Block somebody no more."""

        async def work(connection: AsyncConnection) -> bool:
            await connection.execute(sql.delete(TIE).where(*_from(account, other), TIE.c.kind == "blocks"))
            return True

        return await self._change(work)

    async def _change(self, decide: Callable[[AsyncConnection], Awaitable[bool]]) -> bool:
        async def work() -> bool:
            async with self._engine.begin() as connection:
                return await decide(connection)

        try:
            return bool(await self._finish(work()))
        except IntegrityError:  # the other did something at the same moment, or the account is gone
            return bool(await self._finish(work()))


async def blocked_at(connection: AsyncConnection, table: str, account: str) -> bool:
    """Whether somebody who sits at a table has blocked an account."""
    here = sql.and_(SEAT.c.game == table, SEAT.c.kind == "human", SEAT.c.account == TIE.c.account)
    blocks = sql.exists().where(here, TIE.c.other == account, TIE.c.kind == "blocks")
    return bool(await connection.scalar(sql.select(blocks)))


async def forget_person(connection: AsyncConnection, account: str) -> None:
    """Delete the ties of an account, and take its id off seats and results, in the caller's transaction."""
    await connection.execute(sql.delete(TIE).where(sql.or_(TIE.c.account == account, TIE.c.other == account)))
    for each in (SEAT, RESULT_SEAT):
        await connection.execute(sql.update(each).where(each.c.account == account).values(account=None))


def _from(account: str, other: str) -> tuple[sql.ColumnElement[bool], ...]:
    return TIE.c.account == account, TIE.c.other == other


async def _kinds(connection: AsyncConnection, one: str, other: str) -> frozenset[str]:
    """What the two are to each other, in either direction."""
    both = sql.or_(sql.and_(*_from(one, other)), sql.and_(*_from(other, one)))
    return frozenset((await connection.scalars(sql.select(TIE.c.kind).where(both))).all())


async def _has_room(connection: AsyncConnection, account: str) -> bool:
    held = sql.select(sql.func.count()).select_from(TIE).where(TIE.c.account == account)
    return int(await connection.scalar(held) or 0) < MOST


async def _add(connection: AsyncConnection, account: str, other: str, kind: TieKind) -> None:
    row = {"account": account, "other": other, "kind": kind, "since": server_time.now()}
    await connection.execute(sql.insert(TIE).values(**row))


async def _part(connection: AsyncConnection, account: str, other: str) -> None:
    both = sql.or_(sql.and_(*_from(account, other)), sql.and_(*_from(other, account)))
    await connection.execute(sql.delete(TIE).where(both, TIE.c.kind != "blocks"))


async def _befriend(connection: AsyncConnection, account: str, other: str) -> bool:
    if not await _has_room(connection, account):
        return False
    await _part(connection, account, other)
    await _add(connection, account, other, "friend")
    await _add(connection, other, account, "friend")
    return True
