"""The writer of moves: it stores all waiting moves in one transaction, and reports to each caller whether its own is stored."""

from __future__ import annotations

import asyncio
from typing import Any, TypeAlias

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from youyi.apps.web.database import MOVE

Row: TypeAlias = dict[str, Any]
_MOST_AT_ONCE = 200


class PlyTaken(Exception):
    """Another writer stored that move first."""


class MoveLog:
    """Appends moves in the order of the calls; a call returns when its move is committed."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: list[tuple[Row, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def append(self, row: Row) -> None:
        """Append one move. Raises `PlyTaken`, or what the database raised."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((row, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
        await done

    async def close(self) -> None:
        """Wait until every move is written."""
        if self._writing is not None:
            await self._writing

    async def _write(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:_MOST_AT_ONCE], self._waiting[_MOST_AT_ONCE:]
                await self._commit(batch)
        finally:
            self._writing = None

    async def _commit(self, batch: list[tuple[Row, asyncio.Future[None]]]) -> None:
        try:
            await self._insert([row for row, _ in batch])
        except IntegrityError:
            if len(batch) > 1:  # one of them is taken: commit each by itself to find out which
                for each in batch:
                    await self._commit([each])
                return
            self._report(batch, PlyTaken(batch[0][0]["game"], batch[0][0]["ply"]))
        except Exception as error:  # noqa: BLE001  # every error of the database goes to the callers
            self._report(batch, error)
        else:
            self._report(batch, None)

    async def _insert(self, rows: list[Row]) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(sql.insert(MOVE), rows)

    @staticmethod
    def _report(batch: list[tuple[Row, asyncio.Future[None]]], error: Exception | None) -> None:
        for _, done in batch:
            if done.done():  # the caller was cancelled; the move is stored all the same
                continue
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)
