"""What the answers make of a stored appointment, in the transaction that stores one of them."""

from __future__ import annotations

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection

from youyi.apps.web.base import server_time
from youyi.apps.web.live.state.appointment import settled, written
from youyi.apps.web.store.schema import GAME, SEAT
from youyi.apps.web.store.tables.stored_rows import config_of, sitter_of

WAITS = sql.and_(GAME.c.until.is_not(None), GAME.c.met.is_(None))
"""A game that has not begun, because it was appointed for a time."""


async def settle(connection: AsyncConnection, table: str) -> bool:
    """Agree upon a time as far as the answers allow, and begin when all have come; whether nothing is waited for.

    The table's row must be held by the transaction.
    """
    this = GAME.c.id == table
    row = (await connection.execute(sql.select(GAME).where(this, WAITS))).mappings().first()
    if row is None:
        return True
    config = config_of(row)
    seats = (await connection.execute(sql.select(SEAT).where(SEAT.c.game == table))).mappings().all()
    sitters, before = [sitter_of(each) for each in seats], config.appointment
    assert before is not None, "it is pending"
    now = server_time.now()
    found = settled(before, sitters, now)
    values = written(found) | {"attended": None}
    if config.listed and any(each.kind == "open" for each in sitters):
        values["attended"] = found.times[-1]
    elif config.listed and not found.pending:
        values["attended"] = now
    if found.meets != before.meets:
        values["reminded"] = 0
    await connection.execute(sql.update(GAME).where(this).values(values))
    return not found.pending
