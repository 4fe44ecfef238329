"""A new table that goes on from a position of another game: one person against computers, and fresh chance from there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, TypeAlias

from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.live.registry import table_config
from youyi.apps.web.live.registry.registry import TableRegistry
from youyi.apps.web.live.state import table_options
from youyi.apps.web.live.state.start_position import Beginning
from youyi.apps.web.replay.record_replay import Games, begun_session, game_of, record_from
from youyi.apps.web.replay.recording import record_of
from youyi.apps.web.replay.wire import GoOn
from youyi.apps.web.texts import SERVER as TEXTS
from youyi.apps.web.wire.http import Computer, Me, SeatWanted, TableCreated
from youyi.kernel.errors import BadNotation, FaultyPosition
from youyi.kernel.game import Table as GameTable
from youyi.kernel.rules import Over
from youyi.records.record import Record
from youyi.records.replay import played_as_far_as_valid

NO_SUCH_PLY = TEXTS["no_such_ply"]
OVER_THERE = TEXTS["over_there"]
NOT_WRITTEN = TEXTS["not_written"]
NO_SUCH_SEAT = TEXTS["no_such_seat"]


Aside: TypeAlias = Callable[..., Awaitable[tuple[GameTable[Any, Any, Any, Any], str]]]


async def go_on(registry: TableRegistry, wanted: GoOn, address: str, aside: Aside) -> TableCreated:
    """Lay the table. `aside` works out the position, which may take long.

    Raises `RequestError`, and `BadRecord` for the text of a record that is none.
    """
    if wanted.table is not None:
        record = record_of(await registry.find(wanted.table))
    else:
        record = record_from(wanted.record or "")
    table, start = await aside(position_after, record, registry.games, wanted.ply)
    config = replace(
        table_config.new_config(table, listed=False),
        agreement=table_options.agreed(None, table),
        beginning=Beginning(start=start, table=wanted.table, ply=wanted.ply),
    )
    return await registry.lay(config, _seats(wanted, table.rules.seats), address)


def position_after(record: Record, games: Games, ply: int) -> tuple[GameTable[Any, Any, Any, Any], str]:
    """The rules of a record, and its position after so many plies as text. Raises `BadRecord`, `RequestError`."""
    if not 0 <= ply <= len(record.moves):
        raise RequestError("no_such_ply", NO_SUCH_PLY, 409)
    session = begun_session(record, game_of(record, games))
    first = replace(record, moves=record.moves[:ply], score=None, study=None)
    found = played_as_far_as_valid(first, session.table, session)
    if found.error is not None and session.at < ply:
        raise found.error
    if isinstance(session.prompt, Over):
        raise RequestError("over", OVER_THERE, 409)
    return session.table, _written(session.table, session.position)


def _written(table: GameTable[Any, Any, Any, Any], position: Any) -> str:
    """A position as text that leads back to it. Raises `RequestError` where the game's notation has none."""
    text = table.game.notation.write_position(position)
    try:
        if table.read_position(text) == position:
            return text
    except (BadNotation, FaultyPosition):
        pass  # refused below, as any other text that does not lead back
    raise RequestError("not_written", NOT_WRITTEN, 409)


def _seats(wanted: GoOn, seats: int) -> list[SeatWanted]:
    if not 0 <= wanted.seat < seats:
        raise RequestError("wrong_seats", NO_SUCH_SEAT)
    me = Me(wanted.name, wanted.seal)
    return [me if seat == wanted.seat else Computer(wanted.player) for seat in range(seats)]
