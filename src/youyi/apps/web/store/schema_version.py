"""The versions of the store's schema: what version a database has, and the upgrade to the one this program uses."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

import sqlalchemy as sql

from youyi.kernel.errors import YouyiError
from youyi.kernel.version import __version__

FIRST = "youyi_0001"
"""The schema of release 0.1.0, whose databases do not name their version."""
_FIRST_COLUMNS = {
    "game": "id game ruleset rulings terms secret listed since over rematch",
    "seat": "game seat kind name player token_hash",
    "move": "game ply text at",
}
_REVISION = re.compile(r"youyi_\d{4}")
_VERSION_TABLE = "alembic_version"
_SHOWN = 5


class UnknownSchema(YouyiError):
    """A database that is newer than this program or not one of ours; nothing was written to it."""


@dataclass(frozen=True, slots=True)
class Migrations:
    """A folder of revisions, and the last of them: the schema of `database.SCHEMA`."""

    folder: Path
    newest: str


MIGRATIONS = Migrations(Path(__file__).parent / "migrations", newest="youyi_0019")


@dataclass(frozen=True, slots=True)
class StoredSchema:
    """What schema a database has."""

    revision: str | None
    """None: the database is empty."""
    recorded: bool
    """Whether the database names its revision; those of release 0.1.0 are recognised by their columns."""


def stored_schema(connection: sql.Connection, migrations: Migrations = MIGRATIONS) -> StoredSchema:
    """Read what schema a database has. Raises `UnknownSchema`; never writes."""
    tables = set(sql.inspect(connection).get_table_names())
    match _recorded(connection, tables):
        case [revision] if _REVISION.fullmatch(revision):
            if revision > migrations.newest:
                raise UnknownSchema(
                    f"its schema is {revision}, and Youyi {__version__} knows none newer than {migrations.newest}; "
                    "start a newer Youyi (nothing was written)"
                )
            return StoredSchema(revision, recorded=True)
        case [] if not tables - {_VERSION_TABLE}:
            return StoredSchema(None, recorded=False)
        case [] if _has_first_schema(connection, tables):
            return StoredSchema(FIRST, recorded=False)
        case _:
            pass
    names = sorted(tables)
    shown = ", ".join(names[:_SHOWN]) + (", …" if len(names) > _SHOWN else "")
    raise UnknownSchema(f"its tables ({shown}) are not Youyi's; name another database (nothing was written)")


def is_current(connection: sql.Connection, migrations: Migrations = MIGRATIONS) -> bool:
    """Whether a database needs no upgrade. Raises `UnknownSchema`; never writes."""
    return stored_schema(connection, migrations) == StoredSchema(migrations.newest, recorded=True)


def upgrade(connection: sql.Connection, migrations: Migrations = MIGRATIONS) -> None:
    """Create or upgrade the schema, within the transaction of the connection, which must hold a lock against others.

    Raises `UnknownSchema` before anything is written.
    """
    found = stored_schema(connection, migrations)
    # Imported only here: starting on a current store needs no Alembic, which takes 0.2 s to import.
    from alembic import command
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(migrations.folder).replace("%", "%%"))
    if found.revision is not None and not found.recorded:
        command.stamp(config, found.revision)
    command.upgrade(config, migrations.newest)


def _recorded(connection: sql.Connection, tables: set[str]) -> list[str]:
    if _VERSION_TABLE not in tables:
        return []
    return list(connection.scalars(sql.select(sql.column("version_num")).select_from(sql.table(_VERSION_TABLE))))


def _has_first_schema(connection: sql.Connection, tables: set[str]) -> bool:
    inspector = sql.inspect(connection)
    return all(
        name in tables and {each["name"] for each in inspector.get_columns(name)} == set(columns.split())
        for name, columns in _FIRST_COLUMNS.items()
    )
