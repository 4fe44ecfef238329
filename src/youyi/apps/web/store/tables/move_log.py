"""The writer of moves: it stores all waiting moves in one transaction, and reports to each caller whether its own is stored."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Any, TypeAlias

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from youyi.apps.web.base import logs
from youyi.apps.web.live.state.table_store import NotStored, PlyTaken, TableClosed
from youyi.apps.web.store.database import Transactions
from youyi.apps.web.store.schema import GAME, MOVE

Row: TypeAlias = dict[str, Any]
_OF_OPEN_TABLES = sql.insert(MOVE).from_select(
    MOVE.c.keys(),
    sql.select(*(sql.bindparam(each.name, type_=each.type) for each in MOVE.c)).where(
        GAME.c.id == sql.bindparam("game"), GAME.c.closed.is_(None), GAME.c.paused.is_(None)
    ),
)
"""Inserts a move, unless its table is closed, paused or gone."""
_INSERTED = sql.select(MOVE.c.game).where(
    sql.tuple_(MOVE.c.game, MOVE.c.ply).in_(sql.bindparam("inserted", expanding=True))
)
_MOST_AT_ONCE = 200
_PATIENCE_SECONDS = 6.0


class MoveLog:
    """Appends moves in the order of the calls; a call returns when its move is committed."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions
        self._waiting: list[tuple[Row, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None
        self._late: set[asyncio.Future[frozenset[str]]] = set()
        self._failing = False

    async def append(self, row: Row) -> None:
        """Append one move. Raises `PlyTaken`, `TableClosed`, `NotStored`."""
        assert row["ply"] >= 0, "moves are counted from 0"
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((row, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
        await done

    async def close(self) -> None:
        """Wait until every move is written."""
        if self._writing is not None:
            await self._writing
        assert not self._waiting, "the writer stopped before the last move"
        if self._late:
            await asyncio.wait(self._late, timeout=_PATIENCE_SECONDS)

    async def _write(self) -> None:
        assert self._writing is asyncio.current_task(), "two writers would break the order"
        batch: list[tuple[Row, asyncio.Future[None]]] = []
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:_MOST_AT_ONCE], self._waiting[_MOST_AT_ONCE:]
                await self._commit(batch)
                assert all(done.done() for _, done in batch), "somebody was not told whether his move is stored"
        except AssertionError as wrong:  # we are; nobody waits for a writer that is gone
            left, self._waiting = [*batch, *self._waiting], []
            self._report(left, NotStored(repr(wrong)))
            raise
        finally:
            self._writing = None

    async def _commit(self, batch: list[tuple[Row, asyncio.Future[None]]]) -> None:
        try:
            closed = await self._insert_in_time([row for row, _ in batch])
        except IntegrityError:
            if len(batch) > 1:  # one of them is taken: commit each by itself to find out which
                for each in batch:
                    await self._commit([each])
                return
            self._report(batch, PlyTaken(batch[0][0]["game"], batch[0][0]["ply"]))
        except Exception as error:  # noqa: BLE001  # whatever the database raises, the callers are told
            if not self._failing:
                logs.write("moves_not_stored", logging.WARNING, error=error)
            self._failing = True
            self._report(batch, NotStored(repr(error)))
        else:
            if self._failing:
                logs.write("moves_stored_again", logging.WARNING)
            self._failing = False
            self._report([each for each in batch if each[0]["game"] not in closed], None)
            for each in batch:
                if each[0]["game"] in closed:
                    self._report([each], TableClosed(each[0]["game"]))

    async def _insert_in_time(self, rows: list[Row]) -> frozenset[str]:
        """Insert, or give up waiting: one that is late may still succeed, and then the next writer is told `PlyTaken`."""
        inserting = self._transactions.begin(partial(_insert, rows))
        self._late.add(inserting)
        inserting.add_done_callback(self._late.discard)
        done, _ = await asyncio.wait({inserting}, timeout=_PATIENCE_SECONDS)
        if not done:
            inserting.add_done_callback(lambda late: late.cancelled() or late.exception())
            raise TimeoutError("the database does not answer")
        return inserting.result()

    @staticmethod
    def _report(batch: list[tuple[Row, asyncio.Future[None]]], error: Exception | None) -> None:
        for _, done in batch:
            if done.done():  # the caller was cancelled; the move is stored all the same
                continue
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)


def _insert(rows: list[Row], connection: sql.Connection) -> frozenset[str]:
    """Insert the moves of tables that are neither closed nor paused, and return the ids of the others."""
    # In one order everywhere: two servers that insert the same moves wait for each other, but not in a circle.
    rows = sorted(rows, key=lambda row: (row["game"], row["ply"]))
    if connection.execute(_OF_OPEN_TABLES, rows).rowcount == len(rows):
        return frozenset()
    # Some are missing, or the driver does not count what several statements insert at once.
    inserted = connection.scalars(_INSERTED, {"inserted": [(row["game"], row["ply"]) for row in rows]})
    return frozenset(row["game"] for row in rows).difference(inserted)
