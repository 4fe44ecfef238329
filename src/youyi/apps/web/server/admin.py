"""The stored tables looked after by hand: `youyi admin`. It opens a store that exists, and never upgrades one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict
from datetime import timedelta
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy.ext.asyncio import AsyncEngine

from youyi.apps.web.accounts.accounts import folded
from youyi.apps.web.base import server_time
from youyi.apps.web.base.server_time import iso
from youyi.apps.web.people.results import rebuilt, set_annulled
from youyi.apps.web.server.expiry import Expiry
from youyi.apps.web.server.serving import default_database
from youyi.apps.web.store.database import connect_existing, database_url, overwrite
from youyi.apps.web.store.moderation.moderation import Moderation
from youyi.apps.web.store.moderation.operators import Operators
from youyi.apps.web.store.moderation.reports import Reports
from youyi.apps.web.store.result_store import ResultStore
from youyi.apps.web.store.upkeep import Upkeep

T = TypeVar("T")
Row = dict[str, Any]


def tables(database: str | None, *, state: str | None, unused_days: float, most: int) -> list[Row]:
    """The newest tables in a state, as their rows say. Raises `CannotOpenStore`."""
    unused = timedelta(days=unused_days) if unused_days else None
    return [asdict(each) for each in _run(database, lambda of: of.tables(state=state, unused=unused, most=most))]


def close(database: str | None, ids: Sequence[str]) -> list[str]:
    """Close unfinished tables, and return the ids of those that were open. Raises `CannotOpenStore`."""
    return _moderated(database, lambda of: of.close_tables(ids))


def reopen(database: str | None, ids: Sequence[str]) -> list[str]:
    """Take back the closing of tables, and return the ids of those that go on. Raises `CannotOpenStore`."""
    return _moderated(database, lambda of: of.reopen_tables(ids))


def annul(database: str | None, ids: Sequence[str]) -> list[str]:
    """Let the results of tables count for nobody; returns the ids of those that counted. Raises `CannotOpenStore`."""
    return _annulled(database, ids, annulled=True)


def restore(database: str | None, ids: Sequence[str]) -> list[str]:
    """Let annulled results of tables count again; returns the ids of those that there were. Raises `CannotOpenStore`."""
    return _annulled(database, ids, annulled=False)


def _annulled(database: str | None, ids: Sequence[str], *, annulled: bool) -> list[str]:
    async def work(engine: AsyncEngine) -> list[str]:
        results = ResultStore(engine, _plainly)
        return [each for each in ids if await set_annulled(results, each, None, annulled=annulled)]

    return _run_on(database, work)


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
    """What was reported last, which is forgotten if `clear` is wanted. Raises `CannotOpenStore`."""

    async def work(of: Reports) -> list[Row]:
        found = await of.listed(tables, most)
        if clear:
            await of.settle([each.id for each in found])
        return [asdict(each) for each in found]

    return _run_on(database, lambda engine: work(Reports(engine, _plainly)))


def settle(database: str | None, ids: Sequence[str]) -> list[str]:
    """Forget reports; returns the ids of those that there were. Raises `CannotOpenStore`."""
    return _run_on(database, lambda engine: Reports(engine, _plainly).settle(ids))


def operators(database: str | None) -> list[str]:
    """The names of the operators. Raises `CannotOpenStore`."""
    return _run_on(database, lambda engine: Operators(engine).names())


def add_operator(database: str | None, name: str) -> bool:
    """Name an account an operator; False if there is none of this name. Raises `CannotOpenStore`."""
    return _run_on(database, lambda engine: Operators(engine).add(folded(name)))


def remove_operator(database: str | None, name: str) -> bool:
    """Let an account be no operator; False if it was none. Raises `CannotOpenStore`."""
    return _run_on(database, lambda engine: Operators(engine).remove(folded(name)))


def mute(database: str | None, table: str, seat: int) -> bool:
    """Mute who has a seat at a table; False if nobody has it. Raises `CannotOpenStore`."""
    return _moderated(database, lambda of: of.mute(table, seat))


def unmute(database: str | None, table: str, seat: int) -> bool:
    """Let a muted seat speak again; False if it was not muted. Raises `CannotOpenStore`."""
    return _moderated(database, lambda of: of.unmute(table, seat))


def remove_lines(database: str | None, table: str, numbers: Sequence[int]) -> int:
    """Delete lines of talk and what was reported of them; returns how many there were. Raises `CannotOpenStore`."""
    return _moderated(database, lambda of: of.remove_lines(table, numbers))


def remove_name(database: str | None, name: str) -> int:
    """Take a name from all seats, lines and results; returns in how many places it stood. Raises `CannotOpenStore`."""
    return _moderated(database, lambda of: of.remove_name(name))


def remove_tables(database: str | None, ids: Sequence[str]) -> list[str]:
    """Delete tables with everything that belongs to them; returns the ids of those that there were. Raises `CannotOpenStore`."""
    return _moderated(database, lambda of: of.remove_tables(ids))


def remove_account(database: str | None, name: str) -> bool:
    """Delete an account with its traces; False if there is none of this name. Raises `CannotOpenStore`."""
    return _moderated(database, lambda of: of.remove_account(folded(name)))


def ban_seat(database: str | None, table: str, seat: int, *, days: float) -> str | None:
    """Ban the address that took a seat; returns the ban's id, None if no address is known. Raises `CannotOpenStore`."""
    until = server_time.now() + timedelta(days=days)
    return _moderated(database, lambda of: of.ban_seat(table, seat, until))


def ban_account(database: str | None, name: str, *, days: float) -> str | None:
    """Ban an account; returns the ban's id, None if there is no such account. Raises `CannotOpenStore`."""
    until = server_time.now() + timedelta(days=days)
    return _moderated(database, lambda of: of.ban_account(folded(name), until))


def bans(database: str | None) -> list[Row]:
    """The bans that have not ended, without the hashes of addresses. Raises `CannotOpenStore`."""
    return [
        {"id": each.id, "of": each.of, "since": iso(each.since), "until": iso(each.until)}
        for each in _moderated(database, lambda of: of.bans())
    ]


def unban(database: str | None, ids: Sequence[str]) -> list[str]:
    """End bans; returns the ids of those that there were. Raises `CannotOpenStore`."""
    return _moderated(database, lambda of: of.unban(ids))


def log(database: str | None, *, most: int) -> list[Row]:
    """What moderators did, the latest first. Raises `CannotOpenStore`."""
    return [
        {"at": iso(each.at), "what": each.what, "whom": each.whom, "by": each.by}
        for each in _moderated(database, lambda of: of.log(most))
    ]


def ratings(database: str | None, *, write: bool) -> dict[str, int]:
    """Work the ratings of people out again: rated games, and seats whose stored rating differs. Raises `CannotOpenStore`."""

    async def work(engine: AsyncEngine) -> dict[str, int]:
        games, seats = await rebuilt(ResultStore(engine, _plainly), write=write)
        return {"games": games, "differing": seats}

    return _run_on(database, work)


def vacuum(database: str | None) -> dict[str, int]:
    """Give the room of deleted rows back; returns the bytes of an SQLite file. Raises `CannotOpenStore`."""

    async def work(of: Upkeep) -> None:
        await of.vacuum()

    _run(database, work)
    return _size(database)


def _size(database: str | None) -> dict[str, int]:
    url = database_url(database or default_database())
    return {"bytes": Path(str(url.database)).stat().st_size} if url.get_backend_name() == "sqlite" else {}


async def _plainly(work: Coroutine[Any, Any, Any]) -> Any:
    """Run work on the database: nobody cancels a command."""
    return await work


def _moderated(database: str | None, work: Callable[[Moderation], Awaitable[T]]) -> T:
    """Do a moderator's work, and leave nothing of what it deleted in an SQLite file."""

    async def run(engine: AsyncEngine) -> T:
        done = await work(Moderation(engine))
        await overwrite(engine)
        return done

    return _run_on(database, run)


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
