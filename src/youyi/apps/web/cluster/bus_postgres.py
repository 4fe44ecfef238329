"""News by Postgres itself: NOTIFY on one channel, on a connection of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import sqlalchemy as sql

from youyi.apps.web.live.peers.bus import BusLine, Connect
from youyi.apps.web.store.database import server_engine

CHANNEL = "youyi"
"""Channels belong to one database: servers of another one do not hear this."""
_CLOSE_SECONDS = 0.3
_NOTIFY = "SELECT pg_notify($1, letter) FROM unnest($2::text[]) AS letter"


def postgres_line(url: sql.URL) -> Connect:
    """How to connect to the channel of a database."""

    async def connect(received: Callable[[str], None], lost: Callable[[], None]) -> BusLine:
        engine = server_engine(url, poolclass=sql.NullPool)
        raw = await engine.raw_connection()
        connection: Any = raw.driver_connection
        raw.detach()  # the line closes it, not the engine
        connection.add_termination_listener(lambda _connection: lost())
        line = _PostgresLine(connection)
        try:
            await connection.add_listener(CHANNEL, lambda _connection, _process, _channel, letter: received(letter))
        except BaseException:
            await line.drop()
            raise
        return line

    return connect


class _PostgresLine:
    """A connection that listens and notifies."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection

    async def send(self, letters: Sequence[str]) -> None:
        """Notify; an empty list tries the connection."""
        await self._connection.execute(_NOTIFY, CHANNEL, list(letters))

    async def close(self) -> None:
        """Disconnect, or drop the connection if the other side is gone."""
        try:
            await self._connection.close(timeout=_CLOSE_SECONDS)
        except Exception:  # noqa: BLE001  # it is gone either way
            await self.drop()

    async def drop(self) -> None:
        """Cut the connection without a word to the other side."""
        self._connection.terminate()
        await asyncio.sleep(0)  # lets the event loop close the socket
