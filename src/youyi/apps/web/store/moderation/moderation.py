"""What whoever runs a site may take away: lines, names, tables, accounts; whom he mutes and bans; and a log of it.

Each change is one transaction with its line in the log, beside running servers, which look at the log once in a while.
The log says where something stood, never what it said.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from youyi.apps.web.base import server_time
from youyi.apps.web.live.registry.bans import Ban
from youyi.apps.web.store.accounts.erasure import delete_account, erase_traces
from youyi.apps.web.store.company_store import utc
from youyi.apps.web.store.people_schema import ACCOUNT, LEAGUE, LOGIN
from youyi.apps.web.store.schema import BAN, DAILY_ATTEMPT, GAME, MODERATED, MUTED, REPORT, REPORTED, SEAT, TALK
from youyi.apps.web.store.upkeep import close_tables, delete_tables, note_deed, reopen_tables
from youyi.apps.web.wire.moderation import DeedKind

_ID_BYTES = 4


@dataclass(frozen=True, slots=True)
class Deed:
    """One thing that a moderator did."""

    at: datetime
    what: DeedKind
    whom: str
    """A table's id, with a line or seat; a league's, an account's, a report's or a ban's id."""
    by: str | None
    """The name of the operator's account, its id if it is gone; None: by a command beside the server."""


class Moderation:
    """What is taken away, and who is banned, in one database."""

    def __init__(self, engine: AsyncEngine, by: str | None = None) -> None:
        """`by`: the account of the operator who does it; None: a command beside the server does."""
        self._engine = engine
        self.by = by

    def done_by(self, account: str) -> Moderation:
        """The same, done by an operator."""
        return Moderation(self._engine, account)

    async def remove_lines(self, table: str, numbers: Sequence[int]) -> int:
        """Delete lines of talk, and what was reported of them; returns how many there were."""
        found = 0
        async with self._engine.begin() as connection:
            for number in numbers:
                gone = [
                    await connection.execute(sql.delete(each).where(each.c.game == table, each.c.number == number))
                    for each in (TALK, REPORT)
                ]
                if any(each.rowcount for each in gone):
                    found += 1
                    await note_deed(connection, "line", f"{table} {number}", self.by)
        return found

    async def remove_name(self, name: str) -> int:
        """Take a name from all seats, lines, reports, results and leagues; returns in how many places it stood."""
        async with self._engine.begin() as connection:
            seats = (await connection.execute(sql.select(SEAT.c.game, SEAT.c.seat).where(SEAT.c.name == name))).all()
            leagues = (await connection.scalars(sql.select(LEAGUE.c.id).where(LEAGUE.c.name == name))).all()
            places = 0
            for each in (SEAT, TALK, REPORT, DAILY_ATTEMPT, LEAGUE):
                taken = await connection.execute(sql.update(each).where(each.c.name == name).values(name=None))
                places += taken.rowcount
            of_it = REPORTED.c.name == name
            reported = await connection.execute(sql.delete(REPORTED).where(of_it, REPORTED.c.what == "name"))
            unnamed = await connection.execute(sql.update(REPORTED).where(of_it).values(name=None))
            places += reported.rowcount + unnamed.rowcount
            for where in (*(f"{table} {seat}" for table, seat in seats), *leagues):
                await note_deed(connection, "name", where, self.by)
        return places

    async def remove_tables(self, tables: Sequence[str]) -> list[str]:
        """Delete tables with everything that belongs to them; returns the ids of those that there were."""
        async with self._engine.begin() as connection:
            found = await delete_tables(connection, tables)
            for each in found:
                await note_deed(connection, "table", each, self.by)
        return found

    async def close_tables(self, tables: Sequence[str]) -> list[str]:
        """Close those of these tables that are neither over nor closed; returns their ids."""
        async with self._engine.begin() as connection:
            found = await close_tables(connection, tables, "admin")
            for each in found:
                await note_deed(connection, "close", each, self.by)
        return found

    async def reopen_tables(self, tables: Sequence[str]) -> list[str]:
        """Let those of these tables go on that are closed, and of which no result counts; returns their ids."""
        async with self._engine.begin() as connection:
            found = await reopen_tables(connection, tables)
            for each in found:
                await note_deed(connection, "reopen", each, self.by)
        return found

    async def remove_account(self, folded: str) -> bool:
        """Delete an account, and its name and what it said at the tables that it keeps; False if there is none."""
        async with self._engine.begin() as connection:
            account = await connection.scalar(sql.select(ACCOUNT.c.id).where(ACCOUNT.c.folded == folded))
            if account is None:
                return False
            await erase_traces(connection, account, self.by)
            await delete_account(connection, account)
        return True

    async def ban_seat(self, table: str, seat: int, until: datetime) -> str | None:
        """Ban the address from which a seat was taken; returns the ban's id, None where no address is known."""
        of_seat = sql.and_(SEAT.c.game == table, SEAT.c.seat == seat)
        async with self._engine.begin() as connection:
            origin = await connection.scalar(sql.select(SEAT.c.origin).where(of_seat))
            if origin is None:
                return None
            secret = await connection.scalar(sql.select(GAME.c.secret).where(GAME.c.id == table))
            return await self._ban(connection, f"{table} {seat}", until, secret=secret, origin=origin)

    async def ban_account(self, folded: str, until: datetime) -> str | None:
        """Ban an account, which is signed out everywhere; returns the ban's id, None if there is no such account."""
        async with self._engine.begin() as connection:
            account = await connection.scalar(sql.select(ACCOUNT.c.id).where(ACCOUNT.c.folded == folded))
            if account is None:
                return None
            await connection.execute(sql.delete(LOGIN).where(LOGIN.c.account == account))
            return await self._ban(connection, account, until, account=account)

    async def mute(self, table: str, seat: int) -> bool:
        """Let whoever has a seat say nothing at this table, wherever he sits there; False if nobody has it."""
        of_seat = sql.and_(SEAT.c.game == table, SEAT.c.seat == seat, SEAT.c.kind == "human")
        async with self._engine.begin() as connection:
            row = (
                (await connection.execute(sql.select(SEAT.c.origin, SEAT.c.account).where(of_seat))).mappings().first()
            )
            if row is None:
                return False
            await connection.execute(sql.delete(MUTED).where(MUTED.c.game == table, MUTED.c.seat == seat))
            who = {"game": table, "seat": seat, "origin": row["origin"], "account": row["account"]}
            await connection.execute(sql.insert(MUTED).values(**who, since=server_time.now()))
            await note_deed(connection, "mute", f"{table} {seat}", self.by)
        return True

    async def unmute(self, table: str, seat: int) -> bool:
        """Let whoever had a seat when it was muted speak again; False if it was not."""
        async with self._engine.begin() as connection:
            muted = sql.and_(MUTED.c.game == table, MUTED.c.seat == seat)
            if not (await connection.execute(sql.delete(MUTED).where(muted))).rowcount:
                return False
            await note_deed(connection, "unmute", f"{table} {seat}", self.by)
        return True

    async def muted(self) -> list[tuple[str, int]]:
        """The seats that are muted, each with its table, the latest first."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(sql.select(MUTED.c.game, MUTED.c.seat).order_by(MUTED.c.since.desc()))
            return [(table, seat) for table, seat in rows.all()]

    async def unban(self, bans: Sequence[str]) -> list[str]:
        """End bans; returns the ids of those that there were."""
        async with self._engine.begin() as connection:
            found = list((await connection.scalars(sql.select(BAN.c.id).where(BAN.c.id.in_(bans)))).all())
            await connection.execute(sql.delete(BAN).where(BAN.c.id.in_(found)))
            for each in found:
                await note_deed(connection, "unban", each, self.by)
        return found

    async def bans(self) -> list[Ban]:
        """The bans that have not ended, those that end last first."""
        lasting = sql.select(BAN, ACCOUNT.c.name).outerjoin_from(BAN, ACCOUNT, ACCOUNT.c.id == BAN.c.account)
        lasting = lasting.where(BAN.c.until > server_time.now()).order_by(BAN.c.until.desc())
        async with self._engine.connect() as connection:
            rows = (await connection.execute(lasting)).mappings().all()
        return [
            Ban(
                row["id"],
                "account" if row["account"] else "address",
                utc(row["since"]),
                utc(row["until"]),
                row["secret"] or b"",
                row["origin"] or "",
                row["name"],
            )
            for row in rows
        ]

    async def count(self) -> int:
        """How many things were done: it only grows, and tells a server when to look."""
        async with self._engine.connect() as connection:
            return int(await connection.scalar(sql.select(sql.func.count()).select_from(MODERATED)) or 0)

    async def log(self, most: int) -> list[Deed]:
        """What was done last, the newest first."""
        by = sql.func.coalesce(ACCOUNT.c.name, MODERATED.c.by).label("who")
        joined = sql.select(MODERATED.c.at, MODERATED.c.what, MODERATED.c.whom, by)
        joined = joined.outerjoin_from(MODERATED, ACCOUNT, ACCOUNT.c.id == MODERATED.c.by)
        query = joined.order_by(MODERATED.c.at.desc(), MODERATED.c.id).limit(most)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [Deed(utc(row["at"]), row["what"], row["whom"], row["who"]) for row in rows]

    async def _ban(self, connection: AsyncConnection, whom: str, until: datetime, **of: str | bytes | None) -> str:
        """Store a ban; those that have ended are forgotten."""
        await connection.execute(sql.delete(BAN).where(BAN.c.until <= server_time.now()))
        name = secrets.token_hex(_ID_BYTES)
        await connection.execute(sql.insert(BAN).values(id=name, since=server_time.now(), until=until, **of))
        await note_deed(connection, "ban", f"{whom} {name}", self.by)
        return name
