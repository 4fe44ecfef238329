"""Rows that are stored once, whichever server comes first, and the secrets that are: each of a table of its own, with one row."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

_ONLY = 1


async def store_once(engine: AsyncEngine, table: sql.Table, row: Mapping[str, Any]) -> bool:
    """Store a row; False if there is one of its key already."""
    try:
        async with engine.begin() as connection:
            await connection.execute(sql.insert(table).values(row))
    except IntegrityError:
        return False
    return True


async def secret_of(engine: AsyncEngine, table: sql.Table, fresh: bytes) -> bytes:
    """The secret of a database; `fresh` becomes it if there is none."""
    found = await _read(engine, table)
    if found is None:
        await store_once(engine, table, {"id": _ONLY, "secret": fresh})
        found = await _read(engine, table)
    assert found is not None, "this server stored one, or another did"
    return found


async def _read(engine: AsyncEngine, table: sql.Table) -> bytes | None:
    async with engine.connect() as connection:
        found: bytes | None = await connection.scalar(sql.select(table.c.secret))
        return found
