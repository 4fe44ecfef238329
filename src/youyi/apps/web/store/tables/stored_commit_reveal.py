"""The contributions to a table's chance in a database.

Every change is one transaction that holds the table's row, so that of several servers the first one settles.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, NamedTuple

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection

from youyi.apps.web.live.state.commit_reveal import Stage, advanced, opening_is_new, read_contributions, seal_is_new
from youyi.apps.web.store.schema import GAME, SEAT
from youyi.apps.web.store.tables.stored_appointment import settle
from youyi.kernel.contributed import Contribution


class _Row(NamedTuple):
    """The columns of a table that concern its chance."""

    id: str
    scheme: int
    secret: bytes
    seals: Sequence[str | None] | None
    contributions: Sequence[Contribution] | None


async def give_seal(connection: AsyncConnection, table: str, seat: int, sealed: str) -> None:
    """Store the seal of a seat that gave none yet. Raises `MessageError`."""
    if seal_is_new(await _held(connection, table), await _seats(connection, table), seat, sealed):
        await connection.execute(_seat(table, seat).values(seal=sealed, seal_awaited=False))
        await advance(connection, table)


async def open_seal(connection: AsyncConnection, table: str, seat: int, text: str) -> None:
    """Store the text that opens a seat's seal. Raises `MessageError`."""
    if opening_is_new(await _held(connection, table), seat, text):
        await connection.execute(_seat(table, seat).values(opening=text))
        await advance(connection, table)


async def advance(connection: AsyncConnection, table: str, late: Stage | None = None) -> None:
    """Fix the seals and the contributions as far as they are complete; each is stored once. `late` as in `advanced`."""
    held = await _held(connection, table)
    if not await settle(connection, table):
        return  # nobody is there yet who could open a seal
    found = advanced(held, await _seats(connection, table), late)
    if found is not None:
        written = None if found.contributions is None else _written(found.contributions)
        await connection.execute(
            sql.update(GAME).where(GAME.c.id == table).values(seals=found.seals, contributions=written)
        )


async def _held(connection: AsyncConnection, table: str) -> _Row:
    """The table's row, held against all other writers until the transaction ends."""
    this = GAME.c.id == table
    await connection.execute(sql.update(GAME).where(this).values(scheme=GAME.c.scheme))  # locks it in both databases
    columns = (GAME.c.scheme, GAME.c.secret, GAME.c.seals, GAME.c.contributions)
    row = (await connection.execute(sql.select(*columns).where(this))).one()
    return _Row(table, row.scheme, row.secret, row.seals, read_contributions(row.contributions))


async def _seats(connection: AsyncConnection, table: str) -> Sequence[Any]:
    return (await connection.execute(sql.select(SEAT).where(SEAT.c.game == table).order_by(SEAT.c.seat))).all()


def _seat(table: str, seat: int) -> sql.Update:
    return sql.update(SEAT).where(SEAT.c.game == table, SEAT.c.seat == seat)


def _written(contributions: Sequence[Contribution]) -> list[dict[str, Any]]:
    return [{**asdict(each), "state": each.state.value} for each in contributions]
