"""What is needed to judge a report: the table it was about, who sits there, what was said around it, what came of it.

Neither moves nor positions, hands, tokens or addresses are read: whoever judges a running game learns none of its secrets.
"""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from youyi.apps.web.base.server_time import iso
from youyi.apps.web.store.company_store import utc
from youyi.apps.web.store.moderation.reports import Reported
from youyi.apps.web.store.people_schema import ACCOUNT, RESULT, RESULT_SEAT
from youyi.apps.web.store.schema import DAILY_ATTEMPT, GAME, MOVE, MUTED, SEAT, TALK
from youyi.apps.web.wire.moderation import SeatJudged, TableJudged
from youyi.apps.web.wire.talk import TalkLine

_AROUND = 5
"""Lines before a reported one, and after it."""
_LATEST = 20
"""Lines of a reported table."""


class Contexts:
    """The contexts of reports."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def of(self, reports: Sequence[Reported]) -> list[TableJudged | None]:
        """The context of each report; None where it is about no table that there is."""
        async with self._engine.connect() as connection:
            return [await _of(connection, each) for each in reports]


async def _of(connection: AsyncConnection, report: Reported) -> TableJudged | None:
    columns = [GAME.c[name] for name in ("id", "game", "ruleset", "since", "over", "closed", "listed")]
    row = (await connection.execute(sql.select(*columns).where(GAME.c.id == report.table))).mappings().first()
    if row is None:
        return None
    moves = sql.select(sql.func.count()).select_from(MOVE).where(MOVE.c.game == row["id"])
    return TableJudged(
        row["id"],
        row["game"],
        row["ruleset"],
        iso(utc(row["since"])),
        "over" if row["over"] else "open" if row["closed"] is None else "closed",
        bool(row["listed"]),
        await connection.scalar(sql.select(RESULT.c.annulled).where(RESULT.c.laid == row["id"])),
        int(await connection.scalar(moves) or 0),
        await _seats(connection, row["id"]),
        await _lines(connection, report),
    )


async def _seats(connection: AsyncConnection, table: str) -> list[SeatJudged]:
    muted = sql.select(MUTED.c.seat).where(MUTED.c.game == table)
    silent = set((await connection.scalars(muted)).all())
    places = await _places(connection, table)
    query = (
        sql.select(SEAT.c.seat, SEAT.c.kind, SEAT.c.name, ACCOUNT.c.name.label("account"))
        .outerjoin_from(SEAT, ACCOUNT, ACCOUNT.c.id == SEAT.c.account)
        .where(SEAT.c.game == table)
        .order_by(SEAT.c.seat)
    )
    return [
        SeatJudged(seat, kind, name, account, seat in silent, *places.get(seat, (None, None)))
        for seat, kind, name, account in (await connection.execute(query)).all()
    ]


async def _places(connection: AsyncConnection, table: str) -> dict[int, tuple[int | None, int | None]]:
    """Place and score by seat: of a result of people with accounts, or of a day's deal."""
    of = (
        sql.select(RESULT_SEAT.c.seat, RESULT_SEAT.c.place, RESULT_SEAT.c.score)
        .join(RESULT)
        .where(RESULT.c.laid == table)
    )
    found = {seat: (place, score) for seat, place, score in (await connection.execute(of)).all()}
    day = sql.select(DAILY_ATTEMPT.c.seat, DAILY_ATTEMPT.c.won, DAILY_ATTEMPT.c.score)
    settled = day.where(DAILY_ATTEMPT.c.laid == table, DAILY_ATTEMPT.c.score.is_not(None))
    rows = (await connection.execute(settled)).all()
    return found or {seat: (1 if won else None, score) for seat, won, score in rows}


async def _lines(connection: AsyncConnection, report: Reported) -> list[TalkLine]:
    """The lines around a reported one, or the latest of a reported table; none for another report."""
    here = sql.select(TALK).where(TALK.c.game == report.table).order_by(TALK.c.number.desc())
    if report.number is not None:
        around = TALK.c.number.between(report.number - _AROUND, report.number + _AROUND)
        query = here.where(around)
    elif report.what == "table":
        query = here.limit(_LATEST)
    else:
        return []
    rows = (await connection.execute(query)).mappings().all()
    return [
        TalkLine(row["number"], row["seat"], row["name"], row["phrase"], row["text"], iso(utc(row["at"])))
        for row in reversed(rows)
    ]
