"""The one pen that writes moves: whatever waits goes into one transaction, and each writer learns its own fate."""

from __future__ import annotations

import asyncio
from typing import Any, TypeAlias

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from youyi.apps.web.database import MOVE

Row: TypeAlias = dict[str, Any]
_MOST_AT_ONCE = 200


class Overtaken(Exception):  # the fact, not an accident: someone else was first
    """Another writer took that place in the log."""


class Journal:
    """Adds moves in the order in which they come; returns when they are safe."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: list[tuple[Row, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def append(self, row: Row) -> None:
        """Add one move. Raises `Overtaken` if its place is taken."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((row, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
        await done

    async def close(self) -> None:
        """Finish writing."""
        if self._writing is not None:
            await self._writing

    async def _write(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:_MOST_AT_ONCE], self._waiting[_MOST_AT_ONCE:]
                await self._settle(batch)
        finally:
            self._writing = None

    async def _settle(self, batch: list[tuple[Row, asyncio.Future[None]]]) -> None:
        try:
            await self._insert([row for row, _ in batch])
        except IntegrityError:
            if len(batch) > 1:  # one of them was too late: find out which, one by one
                for each in batch:
                    await self._settle([each])
                return
            self._tell(batch, Overtaken(batch[0][0]["game"], batch[0][0]["ply"]))
        except Exception as error:  # noqa: BLE001  # whatever the database says belongs to those who wait
            self._tell(batch, error)
        else:
            self._tell(batch, None)

    async def _insert(self, rows: list[Row]) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(sql.insert(MOVE), rows)

    @staticmethod
    def _tell(batch: list[tuple[Row, asyncio.Future[None]]], error: Exception | None) -> None:
        for _, done in batch:
            if done.done():  # whoever waited has gone; the move stands all the same
                continue
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)
