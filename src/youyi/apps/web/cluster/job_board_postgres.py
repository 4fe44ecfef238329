"""The board in Postgres. All times are the database's, and a server whose heartbeat is old says nothing any more."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta

import sqlalchemy as sql
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncEngine

from youyi.apps.web.cluster.leases import Beats
from youyi.apps.web.store.schema import JOB, SERVER

_NOW = sql.func.clock_timestamp()
_KEPT = timedelta(hours=6)


class PostgresBoard:
    """The board of one server among several."""

    def __init__(self, engine: AsyncEngine, server: str, beats: Beats) -> None:
        self._engine = engine
        self._server = server
        self._living = sql.select(SERVER.c.id).where(SERVER.c.beat > _NOW - sql.literal(beats.alive))

    async def write(self, said: Mapping[str, bytes], *, done: bool) -> None:
        """Write what is to be answered about jobs of this server."""
        rows = [
            {"id": name, "said": text, "server": self._server, "done": done, "asked": False, "told": _NOW}
            for name, text in sorted(said.items())
        ]
        new = insert(JOB).values(rows)
        same = {name: new.excluded[name] for name in ("said", "server", "done", "told")}
        async with self._engine.begin() as connection:
            await connection.execute(sql.delete(JOB).where(JOB.c.told < _NOW - sql.literal(_KEPT)))
            await connection.execute(new.on_conflict_do_update(index_elements=[JOB.c.id], set_=same))

    async def read(self, job: str) -> bytes | None:
        """What another server says of a job that is done, or that it works on and lives; None if there is none."""
        answers = sql.or_(JOB.c.done, JOB.c.server.in_(self._living))
        asked = sql.update(JOB).where(JOB.c.id == job, JOB.c.server != self._server, answers).values(asked=True)
        async with self._engine.begin() as connection:
            said: bytes | None = await connection.scalar(asked.returning(JOB.c.said))
            return said

    async def asked(self) -> frozenset[str]:
        """The unfinished jobs of this server after which others were asked; each question is told once."""
        new = sql.update(JOB).where(JOB.c.server == self._server, ~JOB.c.done, JOB.c.asked).values(asked=False)
        async with self._engine.begin() as connection:
            return frozenset((await connection.scalars(new.returning(JOB.c.id))).all())
