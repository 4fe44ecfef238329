"""How tables and seats stand in their rows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import datetime
from typing import Any, get_args

import sqlalchemy as sql

from youyi.apps.web.live.state import appointment, table_options
from youyi.apps.web.live.state.commit_reveal import read_contributions
from youyi.apps.web.live.state.start_position import beginning_of, with_beginning
from youyi.apps.web.live.state.stored_table import SeatHolder, TableConfig
from youyi.apps.web.live.state.table_store import UnreadableRow
from youyi.apps.web.store.company_store import utc
from youyi.apps.web.wire.messages import ClosedBecause

_NOT_TEXT = "Could not decode to UTF-8"
"""SQLite's own words for a broken text, which it reports as an error of the database."""


@contextmanager
def readable() -> Iterator[None]:
    """Turn what a row of another release may raise into `UnreadableRow`; errors of the database itself pass."""
    try:
        yield
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError) as error:
        raise UnreadableRow(type(error).__name__) from error
    except sql.exc.DBAPIError as error:
        if _NOT_TEXT in str(error.orig):
            raise UnreadableRow("text that is not UTF-8") from error
        raise


def game_row(config: TableConfig) -> dict[str, Any]:
    """A table as its row."""
    return {name: getattr(config, name) for name in config.__slots__ if name != "beginning"} | {
        "rulings": dict(config.rulings),
        "terms": with_beginning(config.terms, config.beginning),
        "agreement": table_options.written(config.agreement),
        **appointment.written(config.appointment),
    }


def config_of(row: Mapping[Any, Any]) -> TableConfig:
    """The table of a row. Raises what a row of another release may raise."""
    terms, beginning = beginning_of(row["terms"])
    told = {
        "terms": terms,
        "beginning": beginning,
        "since": utc(row["since"]),
        "closed": _closed(row["closed"]),
        "closed_at": _utc_if_any(row["closed_at"]),
        "seals": None if row["seals"] is None else tuple(row["seals"]),
        "contributions": read_contributions(row["contributions"]),
        "agreement": table_options.read(row["agreement"]),
        "paused": _utc_if_any(row["paused"]),
        "appointment": appointment.read(row["appointment"], _utc_if_any(row["meets"]), _utc_if_any(row["met"])),
    }
    return TableConfig(**{name: row[name] for name in TableConfig.__slots__ if name in row} | told)


def _closed(why: Any) -> ClosedBecause | None:
    if why is not None and why not in get_args(ClosedBecause):
        raise ValueError(f"closed as {why!r}")
    closed: ClosedBecause | None = why
    return closed


def seat_row(table: str, sitter: SeatHolder) -> dict[str, Any]:
    """A seat as its row."""
    suits = None if sitter.suits is None else appointment.written_times(sitter.suits)
    return {"game": table} | {name: getattr(sitter, name) for name in sitter.__slots__} | {"suits": suits}


def sitter_of(row: Mapping[Any, Any]) -> SeatHolder:
    """Who holds the seat of a row. Raises what a row of another release may raise."""
    times = {name: _utc_if_any(row[name]) for name in ("since", "seen", "came")}
    suits = None if row["suits"] is None else appointment.read_stored(row["suits"])
    return SeatHolder(**{name: row[name] for name in SeatHolder.__slots__} | times | {"suits": suits})


def _utc_if_any(time: datetime | None) -> datetime | None:
    return None if time is None else utc(time)


def in_order(rows: Sequence[Any], first: int = 0) -> tuple[str, ...]:
    """The moves of a table, each in its place. Raises ValueError if one is missing."""
    if [row.ply for row in rows] != list(range(first, first + len(rows))):
        raise ValueError("a move is missing")
    return tuple(row.text for row in rows)
