"""Stored databases for the tests: what release 0.1.0 left, opened, looked into and compared."""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
from contextlib import closing
from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from youyi.apps.web.store.database import connect
from youyi.apps.web.store.people_schema import SCHEMA
from youyi.apps.web.store.schema_version import MIGRATIONS

FIXTURES = Path(__file__).parent / "fixtures"
DUMP = gzip.decompress((FIXTURES / "store-0.1.0.sql.gz").read_bytes()).decode()
TABLES = (
    "SELECT id, game, ruleset, rulings, terms, secret, listed, since, over, rematch FROM game ORDER BY id",
    "SELECT game, seat, kind, name, player, token_hash FROM seat ORDER BY game, seat",
    "SELECT game, ply, text, at FROM move ORDER BY game, ply",
)
"""Everything that release 0.1.0 stored."""


def opened(database, migrations=MIGRATIONS):
    async def run():
        await (await connect(str(database), migrations)).dispose()

    asyncio.run(run())


def asked(database, *queries):
    """The rows of queries; opened and closed without leaving a trace."""
    with closing(sqlite3.connect(database)) as store:
        return [store.execute(query).fetchall() for query in queries]


def everything(path):
    return {each.name: each.read_bytes() for each in path.parent.glob(path.name + "*")}


def differences(database):
    """What distinguishes a database from the tables this program uses: tables, columns, types, nullability, indexes."""

    def compare(connection):
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return compare_metadata(context, SCHEMA)

    async def run():
        engine = await connect(database)
        try:
            async with engine.connect() as connection:
                return await connection.run_sync(compare)
        finally:
            await engine.dispose()

    return asyncio.run(run())
