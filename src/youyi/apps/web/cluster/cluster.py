"""How a server joins the other servers of its database, if it has any."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

import sqlalchemy as sql

from youyi.apps.web.cluster.bus_postgres import postgres_line
from youyi.apps.web.cluster.bus_redis import redis_line
from youyi.apps.web.cluster.job_board_postgres import PostgresBoard
from youyi.apps.web.cluster.leases import Beats, Leases
from youyi.apps.web.cluster.servers import Servers
from youyi.apps.web.live.peers.bus import Bus, Connect
from youyi.apps.web.live.peers.peers import ALONE, Peers
from youyi.apps.web.store.database import CannotOpenStore, database_url, server_engine

_ID_BYTES = 6
_PATIENCE_SECONDS = 5


@dataclass(frozen=True, slots=True, kw_only=True)
class Cluster:
    """How the servers of one database find each other."""

    bus: str | None = None
    """The address of a Redis server that carries their news; None: the Postgres database itself."""
    beats: Beats = Beats()


@asynccontextmanager
async def joined(
    cluster: Cluster, database: str, changed: Callable[[str, str], None] = lambda _change, _table: None
) -> AsyncIterator[Peers]:
    """The other servers of a database, joined and left. Raises `CannotOpenStore`.

    `changed` is told what happens to the leases of this server.
    """
    url = database_url(database)
    line = line_of(cluster, url)
    if line is None:
        yield ALONE
        return
    server = secrets.token_hex(_ID_BYTES)
    engine = server_engine(url, pool_size=2, max_overflow=0)
    leases = Leases(engine, server, cluster.beats, changed=changed)
    board = PostgresBoard(engine, server, cluster.beats)
    servers = Servers(server, Bus(line), leases, cluster.beats, board)
    try:
        await servers.open()
        try:
            yield servers
        finally:
            await servers.close()
    finally:
        await engine.dispose()


async def try_line(cluster: Cluster, database: str) -> None:
    """Connect once to what carries the news. Raises `CannotOpenStore`."""
    connect = line_of(cluster, database_url(database))
    if connect is None:
        return
    try:
        async with asyncio.timeout(_PATIENCE_SECONDS):
            line = await connect(lambda _letter: None, lambda: None)
            try:
                await line.send([])
            finally:
                await line.close()
    except Exception as error:  # noqa: BLE001  # whatever the library raises means the same to the reader
        raise CannotOpenStore(f"cannot reach what carries the news of the servers: {error!r}") from None


def line_of(cluster: Cluster, url: sql.URL) -> Connect | None:
    """How news travels; None: a database of one server. Raises `CannotOpenStore`."""
    if url.get_backend_name() != "postgresql":
        if cluster.bus is not None:
            raise CannotOpenStore("--bus is for several servers on one Postgres database")
        return None
    if cluster.bus is None:
        return postgres_line(url)
    if not cluster.bus.startswith(("redis://", "rediss://", "unix://")):
        raise CannotOpenStore(f"{cluster.bus!r} is not the address of a Redis server: redis://host:port")
    try:
        return redis_line(cluster.bus, f"youyi:{url.database}")
    except ModuleNotFoundError:
        raise CannotOpenStore("--bus needs Redis's library: pip install 'youyi[redis]'") from None
