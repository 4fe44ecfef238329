"""Friends who are invited to a table, in SQLite or Postgres.

An invitation holds while the two are friends and the table waits for somebody: nothing is deleted when that ends, it is not told.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from youyi.apps.web.base import server_time
from youyi.apps.web.store.company_store import Finish, utc
from youyi.apps.web.store.people_schema import ACCOUNT, INVITATION, TIE
from youyi.apps.web.store.schema import GAME, SEAT

MOST_INVITED = 12
"""Of one table, by one person, with those who declined."""
_FRIENDS = sql.exists().where(
    TIE.c.account == INVITATION.c.by, TIE.c.other == INVITATION.c.account, TIE.c.kind == "friend"
)
_WAITS = sql.and_(
    GAME.c.closed.is_(None),
    GAME.c.over.is_(False),
    GAME.c.league.is_(None),
    sql.exists().where(SEAT.c.game == GAME.c.id, SEAT.c.kind == "open"),
)


@dataclass(frozen=True, slots=True)
class Invitation:
    """One friend invited by another."""

    account: str
    """Who is invited."""
    to: str
    """His name."""
    by: str
    """The name of who invites."""
    table: str
    game: str
    ruleset: str
    declined: bool
    since: datetime


class InvitationStore:
    """The invitations of all accounts."""

    def __init__(self, engine: AsyncEngine, finish: Finish) -> None:
        """`finish` runs work on the database to its end, even if the caller is cancelled."""
        self._engine, self._finish = engine, finish

    async def of(self, account: str, *, stored: bool = False) -> list[Invitation]:
        """Those to an account and by it that hold, the latest first; `stored`: those that hold no more as well."""
        to, by = ACCOUNT.alias("invited"), ACCOUNT.alias("inviting")
        query = (
            sql.select(INVITATION, to.c.name.label("to"), by.c.name.label("inviter"), GAME.c.game.label("of"))
            .add_columns(GAME.c.ruleset)
            .join(GAME, GAME.c.id == INVITATION.c.game)
            .join(to, to.c.id == INVITATION.c.account)
            .join(by, by.c.id == INVITATION.c.by)
            .where(sql.or_(INVITATION.c.account == account, INVITATION.c.by == account))
            .where(sql.or_(sql.literal(stored), sql.and_(_FRIENDS, _WAITS, ~_sits(INVITATION.c.account))))
            .order_by(INVITATION.c.since.desc(), INVITATION.c.game, INVITATION.c.account)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [
            Invitation(
                account=row["account"],
                to=row["to"],
                by=row["inviter"],
                table=row["game"],
                game=row["of"],
                ruleset=row["ruleset"],
                declined=row["declined"],
                since=utc(row["since"]),
            )
            for row in rows
        ]

    async def invite(self, account: str, table: str, by: str) -> bool:
        """Invite a friend to a table that waits, at which `by` sits and the friend does not.

        False: something of this is not so, or he has invited as many as one may; who was invited stays so.
        """

        async def work() -> bool:
            async with self._engine.begin() as connection:
                return await _invite(connection, account, table, by)

        try:
            return bool(await self._finish(work()))
        except (
            IntegrityError
        ):  # the account or the table is gone, or on SQLite somebody else invited him at the same moment
            return bool(await self._finish(work()))

    async def decline(self, account: str, table: str) -> None:
        """Decline what an account was invited to."""
        here = sql.and_(INVITATION.c.account == account, INVITATION.c.game == table)

        async def work() -> None:
            async with self._engine.begin() as connection:
                await connection.execute(sql.update(INVITATION).where(here).values(declined=True))

        await self._finish(work())


async def forget_invitations(connection: AsyncConnection, account: str) -> None:
    """Delete what an account was invited to, and whom it has invited, in the caller's transaction."""
    his = sql.or_(INVITATION.c.account == account, INVITATION.c.by == account)
    await connection.execute(sql.delete(INVITATION).where(his))


def _sits(account: sql.ColumnElement[str] | str) -> sql.ColumnElement[bool]:
    return sql.exists().where(SEAT.c.game == GAME.c.id, SEAT.c.account == account)


async def _invite(connection: AsyncConnection, account: str, table: str, by: str) -> bool:
    await connection.execute(sql.select(GAME.c.id).where(GAME.c.id == table).with_for_update())  # one after the other
    friends = sql.exists().where(TIE.c.account == by, TIE.c.other == account, TIE.c.kind == "friend")
    fits = sql.and_(GAME.c.id == table, _WAITS, _sits(by), ~_sits(account), friends)
    if not await connection.scalar(sql.select(sql.exists().where(fits))):
        return False
    here = INVITATION.c.game == table
    if await connection.scalar(sql.select(sql.exists().where(here, INVITATION.c.account == account))):
        return True
    mine = sql.select(sql.func.count()).select_from(INVITATION).where(here, INVITATION.c.by == by)
    if int(await connection.scalar(mine) or 0) >= MOST_INVITED:
        return False
    row = {"account": account, "game": table, "by": by, "declined": False, "since": server_time.now()}
    await connection.execute(sql.insert(INVITATION).values(**row))
    return True
