"""What people said at tables, in SQLite or Postgres. It is deleted with the table."""

from __future__ import annotations

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from youyi.apps.web.base import server_time, words
from youyi.apps.web.base.errors import MessageError
from youyi.apps.web.base.server_time import iso
from youyi.apps.web.live.state.stored_table import SeatHolder
from youyi.apps.web.store.accounts.tie_store import blocked_at
from youyi.apps.web.store.company_store import Finish, utc
from youyi.apps.web.store.schema import GAME, MUTED, REPORT, TALK
from youyi.apps.web.wire.company import ChatMode
from youyi.apps.web.wire.talk import Phrase, TalkLine

_HIGHEST_NUMBER = 2**31 - 1
"""What the columns hold: a query for a larger number would be an error of the database."""
_KEPT = 500
"""Lines of one table, and reports of lines; older ones are deleted."""


class SqlTalk:
    """The lines of all tables."""

    def __init__(self, engine: AsyncEngine, finish: Finish) -> None:
        self._engine = engine
        self._finish = finish

    async def say(self, table: str, sitter: SeatHolder, phrase: Phrase | None, text: str | None) -> None:
        """Add a line. Raises `MessageError` if somebody who sits there has blocked who speaks, or if he is muted."""

        async def work() -> None:
            async with self._engine.begin() as connection:
                if await _muted(connection, table, sitter):
                    raise MessageError("no_talk", words.MUTED)
                if sitter.account is not None and await blocked_at(connection, table, sitter.account):
                    raise MessageError("no_talk", words.KEPT_APART)
                counted = (
                    sql.update(GAME).where(GAME.c.id == table).values(talks=GAME.c.talks + 1).returning(GAME.c.talks)
                )
                number = int(await connection.scalar(counted) or 0)
                row = {
                    "seat": sitter.seat,
                    "name": sitter.name,
                    "phrase": phrase,
                    "text": text,
                    "at": server_time.now(),
                }
                await connection.execute(sql.insert(TALK).values(game=table, number=number, **row))
                await connection.execute(sql.delete(TALK).where(TALK.c.game == table, TALK.c.number <= number - _KEPT))

        await self._finish(work())

    async def lines(self, table: str, since: int, most: int) -> tuple[TalkLine, ...]:
        """The latest lines after number `since`, oldest first."""
        async with self._engine.connect() as connection:
            newer = sql.and_(TALK.c.game == table, TALK.c.number > since)
            query = sql.select(TALK).where(newer).order_by(TALK.c.number.desc()).limit(most)
            rows = (await connection.execute(query)).mappings().all()
        return tuple(
            TalkLine(
                number=row["number"],
                seat=row["seat"],
                name=row["name"],
                phrase=row["phrase"],
                text=row["text"],
                at=iso(utc(row["at"])),
            )
            for row in reversed(rows)
        )

    async def report(self, table: str, number: int) -> bool:
        """Note that somebody objects to a line, and keep its words; False if there is none."""
        if not 0 < number <= _HIGHEST_NUMBER:
            return False
        try:
            return bool(await self._finish(self._report(table, number)))
        except IntegrityError:  # another server noted the first report of this line at the same moment
            return bool(await self._finish(self._report(table, number)))

    async def _report(self, table: str, number: int) -> bool:
        known = sql.and_(REPORT.c.game == table, REPORT.c.number == number)
        async with self._engine.begin() as connection:
            if await _changed(connection, sql.update(REPORT).where(known).values(reports=REPORT.c.reports + 1)):
                return True
            this = sql.and_(TALK.c.game == table, TALK.c.number == number)
            line = (await connection.execute(sql.select(TALK).where(this))).mappings().first()
            if line is None:
                return False
            kept = {"said": line["at"], "reported": server_time.now(), "reports": 1}
            words = {name: line[name] for name in ("game", "number", "seat", "name", "phrase", "text")}
            await connection.execute(sql.insert(REPORT).values(**words, **kept))
            oldest = sql.and_(REPORT.c.game == table, REPORT.c.number <= number - _KEPT)
            await connection.execute(sql.delete(REPORT).where(oldest))
            return True

    async def switch(self, table: str, mode: ChatMode) -> bool:
        """Change what may be said at a table."""
        return await self._one(sql.update(GAME).where(GAME.c.id == table).values(chat=mode))

    async def _one(self, change: sql.Update) -> bool:
        async def work() -> bool:
            async with self._engine.begin() as connection:
                return await _changed(connection, change)

        return bool(await self._finish(work()))


async def _changed(connection: AsyncConnection, change: sql.Update) -> bool:
    return (await connection.execute(change)).rowcount == 1


async def _muted(connection: AsyncConnection, table: str, sitter: SeatHolder) -> bool:
    """Whether who speaks had a seat when it was muted, by his account or his address; by the seat where neither is known."""
    unknown = sql.and_(MUTED.c.account.is_(None), MUTED.c.origin.is_(None), MUTED.c.seat == sitter.seat)
    him = [unknown, *(MUTED.c[name] == known for name in ("account", "origin") if (known := getattr(sitter, name)))]
    return bool(await connection.scalar(sql.select(sql.exists().where(MUTED.c.game == table, sql.or_(*him)))))
