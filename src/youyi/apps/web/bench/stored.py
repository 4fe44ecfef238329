"""Tables written straight into a store: thousands of them, with tokens that the clients know.

Only columns of release 0.1.0 are written, so that every release can serve the result.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import cache
from typing import Any

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import create_async_engine

from youyi.apps.web.store.database import database_url
from youyi.games import game as catalogued
from youyi.kernel.committed import Committed
from youyi.kernel.rulings import values
from youyi.kernel.session import ENDLESS, Session
from youyi.players.player import player

SECRET = bytes(range(32))
"""Of every stored table: they are for measurements only."""
OPEN = "open"
_AT_ONCE = 5000
_GAME = sql.table(
    "game",
    *(sql.column(name) for name in ("id", "game", "ruleset")),
    *(sql.column(name, sql.JSON()) for name in ("rulings", "terms")),
    *(sql.column(name) for name in ("secret", "listed")),
    sql.column("since", sql.DateTime(timezone=True)),
    *(sql.column(name) for name in ("over", "rematch")),
)
_SEAT = sql.table("seat", *(sql.column(name) for name in ("game", "seat", "kind", "name", "player", "token_hash")))
_MOVE = sql.table(
    "move",
    *(sql.column(name) for name in ("game", "ply", "text")),
    sql.column("at", sql.DateTime(timezone=True)),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Stored:
    """A table to be written."""

    id: str
    game: str = "ruqi"
    players: tuple[str | None, ...] = (None, None)
    """The computer on each seat; None: a person; `OPEN`: nobody yet."""
    rulings: Mapping[str, Any] = field(default_factory=dict)
    """Written over the usual answers, without a check."""
    terms: Mapping[str, Any] = field(default_factory=dict)
    """Written over the usual terms."""
    moves: tuple[str, ...] = ()
    over: bool = False
    listed: bool = False

    def token(self, seat: int) -> str:
        """The token of a person's seat."""
        return f"{self.id}-{seat}"


@cache
def played(game: str = "ruqi", most: int | None = None) -> tuple[str, ...]:
    """The moves of a game among random players with `SECRET`, to its end or to its first `most` plies."""
    table = catalogued(game).under()
    sitting = tuple(player("random", table) for _ in range(table.rules.seats))
    session: Session[Any, Any, Any, Any] = Session(table.rules)
    session.play_out(sitting, Committed(SECRET), limit=most or ENDLESS)
    return tuple(table.game.notation.write_move(ply.move) for ply in session.plies)


async def write(database: str, tables: Sequence[Stored]) -> None:
    """Write tables into a store that a server has created."""
    engine = create_async_engine(database_url(database))
    try:
        for first in range(0, len(tables), _AT_ONCE):
            part = tables[first : first + _AT_ONCE]
            async with engine.begin() as connection:
                await connection.execute(sql.insert(_GAME), [_game_row(each) for each in part])
                await connection.execute(sql.insert(_SEAT), [row for each in part for row in _seat_rows(each)])
                moves = [row for each in part for row in _move_rows(each)]
                if moves:
                    await connection.execute(sql.insert(_MOVE), moves)
    finally:
        await engine.dispose()


async def erase(database: str, tables: Sequence[Stored]) -> None:
    """Take written tables out again."""
    engine = create_async_engine(database_url(database))
    names = [each.id for each in tables]
    try:
        async with engine.begin() as connection:
            for first in range(0, len(names), _AT_ONCE):
                part = names[first : first + _AT_ONCE]
                for each, column in ((_MOVE, _MOVE.c.game), (_SEAT, _SEAT.c.game), (_GAME, _GAME.c.id)):
                    await connection.execute(sql.delete(each).where(column.in_(part)))
    finally:
        await engine.dispose()


def _game_row(table: Stored) -> dict[str, Any]:
    game = catalogued(table.game)
    under = game.under()
    return {
        "id": table.id,
        "game": table.game,
        "ruleset": under.ruleset.full_id,
        "rulings": values(under.rulings) | dict(table.rulings),
        "terms": values(under.terms) | dict(table.terms),
        "secret": SECRET,
        "listed": table.listed,
        "since": datetime.now(UTC),
        "over": table.over,
        "rematch": None,
    }


def _seat_rows(table: Stored) -> Iterator[dict[str, Any]]:
    for seat, player_id in enumerate(table.players):
        row = {
            "game": table.id,
            "seat": seat,
            "kind": "computer",
            "name": None,
            "player": player_id,
            "token_hash": None,
        }
        if player_id == OPEN:
            row |= {"kind": OPEN, "player": None}
        elif player_id is None:
            token = hashlib.sha256(table.token(seat).encode()).hexdigest()
            row |= {"kind": "human", "name": f"Guest {seat + 1}", "token_hash": token}
        yield row


def _move_rows(table: Stored) -> Iterator[dict[str, Any]]:
    now = datetime.now(UTC)
    for ply, text in enumerate(table.moves):
        yield {"game": table.id, "ply": ply, "text": text, "at": now}
