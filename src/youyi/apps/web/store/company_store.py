"""What is stored about the people of tables: stand-ins, pauses, concessions, and a log of what was no move.

Each change is one transaction that succeeds only if the rows still say what it was decided upon, and writes the log too.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from datetime import UTC, datetime
from typing import Any, Protocol

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from youyi.apps.web.live.state import table_options
from youyi.apps.web.live.state.stored_table import SeatHolder, TableEvent
from youyi.apps.web.live.state.table_options import Clock
from youyi.apps.web.store.schema import EVENT, GAME, MOVE, SEAT


class Finish(Protocol):
    """Runs work on the database to its end, even if the caller is cancelled."""

    async def __call__(self, work: Coroutine[Any, Any, Any], /) -> Any:
        """Run it."""
        ...


async def note_event(connection: AsyncConnection, table: str, event: TableEvent) -> None:
    """Add an event to the log of a table, in the caller's transaction."""
    counted = sql.update(GAME).where(GAME.c.id == table).values(events=GAME.c.events + 1).returning(GAME.c.events)
    number = int(await connection.scalar(counted) or 0)
    row = {name: getattr(event, name) for name in event.__slots__}
    await connection.execute(sql.insert(EVENT).values(game=table, number=number, **row))


async def read_events(connection: AsyncConnection, table: str) -> tuple[TableEvent, ...]:
    """The log of a table, oldest first."""
    columns = [EVENT.c[name] for name in TableEvent.__slots__]
    rows = await connection.execute(sql.select(*columns).where(EVENT.c.game == table).order_by(EVENT.c.number))
    return tuple(TableEvent(**{**row, "at": utc(row["at"])}) for row in rows.mappings().all())


def utc(time: datetime) -> datetime:
    """SQLite stores no time zone; all times are UTC."""
    return time if time.tzinfo else time.replace(tzinfo=UTC)


class CompanyStore:
    """The people of tables, in SQLite or Postgres."""

    def __init__(self, engine: AsyncEngine, finish: Finish) -> None:
        self._engine = engine
        self._finish = finish

    async def _change(
        self, table: str, event: TableEvent | None, change: Callable[[AsyncConnection], Coroutine[Any, Any, bool]]
    ) -> bool:
        async def work() -> bool:
            async with self._engine.begin() as connection:
                changed = await change(connection)
                if changed and event is not None:
                    await note_event(connection, table, event)
                return changed

        return bool(await self._finish(work()))

    async def stand_in(
        self, table: str, sitter: SeatHolder, player: str, unseen_since: datetime | None, event: TableEvent
    ) -> bool:
        """Let a computer sit in; False if another did, the holder was seen after `unseen_since`, or a move came first."""
        assert sitter.seat == event.seat, "the log would name another seat"
        here = [*_same(table, sitter), SEAT.c.kind == "human", SEAT.c.stand_in.is_(None)]
        if unseen_since is not None:
            here.append(sql.or_(SEAT.c.seen.is_(None), SEAT.c.seen <= unseen_since))
        moved = sql.exists().where(MOVE.c.game == table, MOVE.c.ply >= event.ply)
        going = sql.exists().where(GAME.c.id == table, GAME.c.paused.is_(None), GAME.c.closed.is_(None))
        return await self._change(
            table, event, _one(sql.update(SEAT).where(*here, ~moved, going).values(stand_in=player))
        )

    async def take_back(self, table: str, sitter: SeatHolder, event: TableEvent) -> bool:
        """Let the holder, who is here, play again by himself; False if he does."""
        assert sitter.seat == event.seat, "the log would name another seat"
        sat_in = [*_same(table, sitter), SEAT.c.stand_in.is_not(None)]
        plays = sql.update(SEAT).where(*sat_in).values(stand_in=None, seen=event.at)
        return await self._change(table, event, _one(plays))

    async def note_of_rematch(self, table: str, event: TableEvent) -> bool:
        """Note an offer of a rematch, or that it is declined; False if there is one."""
        unclaimed = sql.update(GAME).where(GAME.c.id == table, GAME.c.rematch.is_(None)).values(rematch=None)
        return await self._change(table, event, _one(unclaimed))

    async def concede(self, table: str, event: TableEvent) -> bool:
        """End a table as conceded; False if it is over or closed."""
        going = sql.and_(GAME.c.id == table, GAME.c.over.is_(False), GAME.c.closed.is_(None))
        ended = sql.update(GAME).where(going).values(closed="conceded", closed_at=event.at, paused=None)
        return await self._change(table, event, _one(ended))

    async def note(self, table: str, event: TableEvent) -> bool:
        """Note what changes nothing else."""

        async def change(_connection: AsyncConnection) -> bool:
            return True

        return await self._change(table, event, change)

    async def want_pause(self, table: str, sitter: SeatHolder, *, wanted: bool) -> bool:
        """Note that the holder of a seat wants a pause, or that nobody is to have one; False if another holds the seat."""
        mine = _same(table, sitter)

        async def change(connection: AsyncConnection) -> bool:
            changed = await connection.execute(sql.update(SEAT).where(*mine).values(wants_pause=wanted))
            if changed.rowcount == 1 and not wanted:
                await connection.execute(sql.update(SEAT).where(SEAT.c.game == table).values(wants_pause=False))
            return changed.rowcount == 1

        return await self._change(table, None, change)

    async def pause(self, table: str, event: TableEvent) -> bool:
        """Begin a pause; False if there is one."""
        going = sql.and_(GAME.c.id == table, GAME.c.paused.is_(None), GAME.c.closed.is_(None))
        return await self._change(table, event, self._paused(table, going, event.at))

    async def resume(self, table: str, event: TableEvent) -> bool:
        """End a pause; False if there is none."""
        paused = sql.and_(GAME.c.id == table, GAME.c.paused.is_not(None))
        return await self._change(table, event, self._paused(table, paused, None))

    @staticmethod
    def _paused(
        table: str, if_so: sql.ColumnElement[bool], since: datetime | None
    ) -> Callable[[AsyncConnection], Coroutine[Any, Any, bool]]:
        async def change(connection: AsyncConnection) -> bool:
            changed = await connection.execute(sql.update(GAME).where(if_so).values(paused=since))
            if changed.rowcount == 1:
                await connection.execute(sql.update(SEAT).where(SEAT.c.game == table).values(wants_pause=False))
            return changed.rowcount == 1

        return change

    async def on_the_clock(self, most: int) -> tuple[tuple[str, Clock, datetime, int], ...]:
        """Tables with a clock that go on, the latest moved first: the clock, the time of the last move, how often time off was taken."""
        moved = sql.select(sql.func.max(MOVE.c.at)).where(MOVE.c.game == GAME.c.id).scalar_subquery()
        since = sql.func.coalesce(moved, GAME.c.since).label("moved")
        going = (GAME.c.over.is_(False), GAME.c.closed.is_(None), GAME.c.paused.is_(None))
        timed = GAME.c.agreement[("clock", "kind")].as_string().is_not(None)
        taken = (
            sql.select(sql.func.count()).where(EVENT.c.game == GAME.c.id, EVENT.c.kind == "time_off").scalar_subquery()
        )
        told = sql.select(GAME.c.id, GAME.c.agreement, since, taken)
        query = told.where(timed, *going).order_by(since.desc()).limit(most)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        clocks = [(name, table_options.read(stored), moved, off) for name, stored, moved, off in rows]
        return tuple(
            (name, said.clock, utc(moved), off)
            for name, said, moved, off in clocks
            if said is not None and said.clock is not None
        )


def _same(table: str, sitter: SeatHolder) -> list[sql.ColumnElement[bool]]:
    return [
        SEAT.c.game == table,
        SEAT.c.seat == sitter.seat,
        SEAT.c.token_hash.is_not_distinct_from(sitter.token_hash),
    ]


def _one(change: sql.Update) -> Callable[[AsyncConnection], Coroutine[Any, Any, bool]]:
    async def run(connection: AsyncConnection) -> bool:
        return (await connection.execute(change)).rowcount == 1

    return run
