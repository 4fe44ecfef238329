"""Lines of talk that somebody reported, for whoever runs the server: listed and cleared by `youyi admin reports`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncEngine

from youyi.apps.web.store.company_store import utc
from youyi.apps.web.store.schema import REPORT


@dataclass(frozen=True, slots=True)
class ReportedLine:
    """One line that was reported, as it was said."""

    table: str
    number: int
    """Of the line, among those of its table."""
    said: str
    """When: ISO 8601 in UTC."""
    seat: int
    """Who said it, with the name below."""
    name: str | None
    text: str
    """The words; a ready-made phrase by its key."""
    reports: int
    """How often it was reported."""
    reported: str
    """When it was reported first: ISO 8601 in UTC."""


class ReportedTalk:
    """The reported lines of all tables."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def lines(self, tables: Sequence[str], most: int) -> list[ReportedLine]:
        """The lines reported last, the newest report first; of these tables only, if any are named."""
        query = sql.select(REPORT).order_by(REPORT.c.reported.desc(), REPORT.c.game, REPORT.c.number).limit(most)
        if tables:
            query = query.where(REPORT.c.game.in_(tables))
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [
            ReportedLine(
                table=row["game"],
                number=row["number"],
                said=utc(row["said"]).isoformat(timespec="seconds"),
                seat=row["seat"],
                name=row["name"],
                text=row["text"] if row["phrase"] is None else row["phrase"],
                reports=row["reports"],
                reported=utc(row["reported"]).isoformat(timespec="seconds"),
            )
            for row in rows
        ]

    async def clear(self, lines: Sequence[ReportedLine]) -> None:
        """Delete the reports of these lines; the lines themselves stay in the talk of their tables."""
        async with self._engine.begin() as connection:
            for line in lines:
                this = sql.and_(REPORT.c.game == line.table, REPORT.c.number == line.number)
                await connection.execute(sql.delete(REPORT).where(this))
