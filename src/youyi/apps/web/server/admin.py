"""The stored tables looked after by hand: `youyi admin`. It opens a store that exists, and never upgrades one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict
from datetime import timedelta
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy.ext.asyncio import AsyncEngine

from youyi.apps.web.server.expiry import Expiry
from youyi.apps.web.server.serving import default_database
from youyi.apps.web.store.database import connect_existing, database_url
from youyi.apps.web.store.reported_talk import ReportedTalk
from youyi.apps.web.store.upkeep import Upkeep

T = TypeVar("T")
Row = dict[str, Any]


def tables(database: str | None, *, state: str | None, unused_days: float, most: int) -> list[Row]:
    """The newest tables in a state, as their rows say. Raises `CannotOpenStore`."""
    unused = timedelta(days=unused_days) if unused_days else None
    return [asdict(each) for each in _run(database, lambda of: of.tables(state=state, unused=unused, most=most))]


def close(database: str | None, ids: Sequence[str]) -> list[str]:
    """Close unfinished tables, and return the ids of those that were open. Raises `CannotOpenStore`."""
    return _run(database, lambda of: of.close(ids, "admin"))


def reopen(database: str | None, ids: Sequence[str]) -> list[str]:
    """Take back the closing of tables, and return the ids of those that were closed. Raises `CannotOpenStore`."""
    return _run(database, lambda of: of.reopen(ids))


def expire(
    database: str | None, *, close_after_days: float, keep_finished_days: float, dry_run: bool
) -> dict[str, list[str]]:
    """Close abandoned tables and delete those that were kept long enough; returns their ids. Raises `CannotOpenStore`."""
    policy = Expiry.in_days(close_after_days, keep_finished_days)

    async def work(of: Upkeep) -> dict[str, list[str]]:
        outlived = [] if policy.keep_finished is None else await of.outlived(policy.keep_finished)
        abandoned = [] if policy.close_after is None else await of.abandoned(policy.close_after)
        if not dry_run:
            await of.delete(outlived)
            abandoned = await of.close(abandoned, "expired")
        return {"closed": abandoned, "deleted": outlived}

    return _run(database, work)


def stats(database: str | None) -> dict[str, int]:
    """How many tables, seats and moves there are; of an SQLite file also its bytes. Raises `CannotOpenStore`."""

    async def work(of: Upkeep) -> dict[str, int]:
        return dict(await of.counts())

    return _run(database, work) | _size(database)


def reports(database: str | None, tables: Sequence[str], *, most: int, clear: bool) -> list[Row]:
    """The lines of talk reported last, which are forgotten if `clear` is wanted. Raises `CannotOpenStore`."""

    async def work(of: ReportedTalk) -> list[Row]:
        lines = await of.lines(tables, most)
        if clear:
            await of.clear(lines)
        return [asdict(each) for each in lines]

    return _run_on(database, lambda engine: work(ReportedTalk(engine)))


def vacuum(database: str | None) -> dict[str, int]:
    """Give the room of deleted rows back; returns the bytes of an SQLite file. Raises `CannotOpenStore`."""

    async def work(of: Upkeep) -> None:
        await of.vacuum()

    _run(database, work)
    return _size(database)


def _size(database: str | None) -> dict[str, int]:
    url = database_url(database or default_database())
    return {"bytes": Path(str(url.database)).stat().st_size} if url.get_backend_name() == "sqlite" else {}


def _run(database: str | None, work: Callable[[Upkeep], Awaitable[T]]) -> T:
    return _run_on(database, lambda engine: work(Upkeep(engine)))


def _run_on(database: str | None, work: Callable[[AsyncEngine], Awaitable[T]]) -> T:
    async def run() -> T:
        async with _opened(database or default_database()) as engine:
            return await work(engine)

    return asyncio.run(run())


@asynccontextmanager
async def _opened(database: str) -> AsyncIterator[AsyncEngine]:
    engine = await connect_existing(database)
    try:
        yield engine
    finally:
        await engine.dispose()
