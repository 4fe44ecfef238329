"""What somebody reported: lines of talk, names, tables, results. For whoever runs the site, who judges and forgets them."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sql
from sqlalchemy import RowMapping
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from youyi.analysis.occasions import Occasion
from youyi.apps.web.base import server_time
from youyi.apps.web.base.server_time import iso
from youyi.apps.web.store.company_store import Finish, utc
from youyi.apps.web.store.people_schema import ACCOUNT, LEAGUE
from youyi.apps.web.store.schema import DAILY_ATTEMPT, GAME, REPORT, REPORTED, SEAT
from youyi.apps.web.store.upkeep import note_deed
from youyi.apps.web.wire.moderation import ReportedWhat, ReportedWhy

KEPT = 5000
"""Reports of names, tables and results; those reported first are forgotten beyond it."""
_ID_LENGTH = 12


@dataclass(frozen=True, slots=True, kw_only=True)
class Reported:
    """Something that was reported, as it stood when it was reported first."""

    id: str
    what: str
    """`line`, `name`, `table` or `result`."""
    table: str | None = None
    number: int | None = None
    """Of a line, among those of its table."""
    said: str | None = None
    """When a line was said: ISO 8601 in UTC."""
    seat: int | None = None
    name: str | None = None
    text: str | None = None
    """The words of a line; a ready-made phrase by its key."""
    why: str | None = None
    reports: int
    """How often it was reported."""
    reported: str
    """When it was reported first: ISO 8601 in UTC."""


class Reports:
    """The reports of one database."""

    def __init__(self, engine: AsyncEngine, finish: Finish) -> None:
        self._engine = engine
        self._finish = finish

    async def listed(self, tables: Sequence[str], most: int) -> list[Reported]:
        """What was reported last, the newest first; at these tables only, if any are named."""
        lines = sql.select(REPORT).order_by(REPORT.c.reported.desc(), REPORT.c.game, REPORT.c.number).limit(most)
        others = sql.select(REPORTED).order_by(REPORTED.c.reported.desc(), REPORTED.c.id).limit(most)
        if tables:
            lines, others = lines.where(REPORT.c.game.in_(tables)), others.where(REPORTED.c.laid.in_(tables))
        async with self._engine.connect() as connection:
            found = [_line(row) for row in (await connection.execute(lines)).mappings()]
            found += [_other(row) for row in (await connection.execute(others)).mappings()]
        return sorted(found, key=lambda each: each.reported, reverse=True)[:most]

    async def settle(self, ids: Sequence[str], by: str | None = None) -> list[str]:
        """Forget reports, and leave alone what was reported; returns the ids of those that there were."""
        found: list[str] = []
        async with self._engine.begin() as connection:
            for each in ids:
                gone = await connection.execute(_deleted(each))
                if gone.rowcount:
                    found.append(each)
                    await note_deed(connection, "settle", each, by)
        return found

    async def at_table(self, table: str, what: ReportedWhat, seat: int | None, why: ReportedWhy) -> bool:
        """Report a table, or who sits in a seat of it, or what came of it; False if there is nothing of the kind."""

        async def found(connection: AsyncConnection) -> Mapping[str, Any] | None:
            if await connection.scalar(sql.select(GAME.c.id).where(GAME.c.id == table)) is None:
                return None
            if seat is None:
                return None if what == "name" else {"laid": table}
            of = sql.select(SEAT.c.name, SEAT.c.account).where(SEAT.c.game == table, SEAT.c.seat == seat)
            row = (await connection.execute(of)).mappings().first()
            if row is None or (what == "name" and row["name"] is None):
                return None
            return {"laid": table, "seat": seat, **row}

        return await self._noted(found, what, why)

    async def of_the_day(
        self, occasion: Occasion, game: str, line: tuple[str, int], what: ReportedWhat, why: ReportedWhy
    ) -> bool:
        """Report a line of a day's or a week's list, by its name and score; False if there is none.

        It is noted of the last of the tables that the line sums up.
        """

        async def found(connection: AsyncConnection) -> Mapping[str, Any] | None:
            of, (name, score) = DAILY_ATTEMPT.c, line
            here = sql.and_(of.day.in_(occasion.deals), of.deal == game, of.player.is_(None))
            whose = sql.select(of.person).where(here).group_by(of.person).having(sql.func.sum(of.score) == score)
            last = sql.select(of.laid, of.seat, of.name).where(here, of.name == name, of.person.in_(whose))
            return _row((await connection.execute(last.order_by(of.day.desc()).limit(1))).mappings().first())

        return await self._noted(found, what, why)

    async def of_person(self, folded: str, why: ReportedWhy) -> bool:
        """Report the name of an account; False if there is none."""

        async def found(connection: AsyncConnection) -> Mapping[str, Any] | None:
            of = sql.select(ACCOUNT.c.id.label("account"), ACCOUNT.c.name).where(ACCOUNT.c.folded == folded)
            return _row((await connection.execute(of)).mappings().first())

        return await self._noted(found, "name", why)

    async def of_league(self, league: str, why: ReportedWhy) -> bool:
        """Report the name of a league; False if there is none. It is noted of the account that gave it."""

        async def found(connection: AsyncConnection) -> Mapping[str, Any] | None:
            of = sql.select(LEAGUE.c.organiser.label("account"), LEAGUE.c.name)
            of = of.where(LEAGUE.c.id == league, LEAGUE.c.name.is_not(None))
            return _row((await connection.execute(of)).mappings().first()) if league.isprintable() else None

        return await self._noted(found, "name", why)

    async def _noted(self, found: Any, what: ReportedWhat, why: ReportedWhy) -> bool:
        async def work() -> bool:
            async with self._engine.begin() as connection:
                of = await found(connection)
                if of is not None:
                    await _note(connection, what, why, dict(of))
            return of is not None

        try:
            return bool(await self._finish(work()))
        except IntegrityError:  # another server noted the first report of it at the same moment
            return bool(await self._finish(work()))


async def _note(connection: AsyncConnection, what: ReportedWhat, why: ReportedWhy, of: Mapping[str, Any]) -> None:
    """Count a report; the same of the same is one."""
    key = repr((what, why, *(of.get(each) for each in ("laid", "seat", "account", "name"))))
    name = hashlib.sha256(key.encode()).hexdigest()[:_ID_LENGTH]
    again = sql.update(REPORTED).where(REPORTED.c.id == name).values(reports=REPORTED.c.reports + 1)
    if (await connection.execute(again)).rowcount:
        return
    row = {"id": name, "what": what, "why": why, "reported": server_time.now(), "reports": 1, **of}
    await connection.execute(sql.insert(REPORTED).values(**row))
    older = sql.select(REPORTED.c.id).order_by(REPORTED.c.reported.desc(), REPORTED.c.id).offset(KEPT)
    await connection.execute(sql.delete(REPORTED).where(REPORTED.c.id.in_((await connection.scalars(older)).all())))


def _row(found: RowMapping | None) -> Mapping[str, Any] | None:
    return None if found is None else {str(name): value for name, value in found.items()}


def line_id(table: str, number: int) -> str:
    """By what the report of a line is named."""
    return f"{table}.{number}"


def _deleted(name: str) -> sql.Delete:
    table, dot, number = name.partition(".")
    if dot and number.isascii() and number.isdecimal():
        return sql.delete(REPORT).where(REPORT.c.game == table, REPORT.c.number == min(int(number), 2**31 - 1))
    return sql.delete(REPORTED).where(REPORTED.c.id == name)


def _line(row: Mapping[Any, Any]) -> Reported:
    return Reported(
        id=line_id(row["game"], row["number"]),
        what="line",
        table=row["game"],
        number=row["number"],
        said=iso(utc(row["said"])),
        seat=row["seat"],
        name=row["name"],
        text=row["text"] if row["phrase"] is None else row["phrase"],
        reports=row["reports"],
        reported=iso(utc(row["reported"])),
    )


def _other(row: Mapping[Any, Any]) -> Reported:
    return Reported(
        id=row["id"],
        what=row["what"],
        table=row["laid"],
        seat=row["seat"],
        name=row["name"],
        why=row["why"],
        reports=row["reports"],
        reported=iso(utc(row["reported"])),
    )
