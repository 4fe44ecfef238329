"""What the seats of a table contribute to its chance, as stored: sealed, then opened, then settled once for all.

Every change is one transaction that holds the table's row, so that of several servers the first one settles.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from enum import Enum
from typing import Any

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection

from youyi.apps.web.errors import MessageError
from youyi.apps.web.schema import GAME, SEAT
from youyi.kernel.committed import commitment
from youyi.kernel.contributed import COMPUTER, Contribution, State, is_text, seal, settled

SECRET_ALONE = 1
"""The scheme of release 0.1.0: every throw follows from the table's secret."""
CONTRIBUTED = 2
"""Every seat may contribute, and each bout has a key of its own."""


class Stage(Enum):
    """How far the contributions to a table's chance are."""

    GATHERING = "gathering"
    """Seats are open, or a rematch waits for seals."""
    SEALED = "sealed"
    """Every seal is in and published; nothing is opened to others yet."""
    SETTLED = "settled"
    """The game may begin."""


def stage(scheme: int, seals: object, contributions: object) -> Stage:
    """How far the contributions are, from the columns of a table."""
    if scheme == SECRET_ALONE or contributions is not None:
        return Stage.SETTLED
    return Stage.GATHERING if seals is None else Stage.SEALED


def read_contributions(stored: Sequence[dict[str, Any]] | None) -> tuple[Contribution, ...] | None:
    """Contributions from their column."""
    if stored is None:
        return None
    return tuple(Contribution(each["seat"], State(each["state"]), each["seal"], each["text"]) for each in stored)


async def give_seal(connection: AsyncConnection, table: str, seat: int, sealed: str) -> None:
    """Store the seal of a seat that gave none yet. Raises `MessageError`."""
    game = await _held(connection, table)
    if not is_text(sealed):
        raise MessageError("bad_seal")
    if stage(game.scheme, game.seals, game.contributions) is not Stage.GATHERING:
        if game.seals is not None and game.seals[seat] == sealed:
            return
        raise MessageError("too_late")
    rows = (await connection.execute(sql.select(SEAT).where(SEAT.c.game == table))).all()
    given = {row.seat: row.seal for row in rows if row.seal is not None}
    if given.get(seat, sealed) != sealed or any(each == sealed for who, each in given.items() if who != seat):
        raise MessageError("bad_seal")
    await connection.execute(_seat(table, seat).values(seal=sealed, seal_awaited=False))
    await advance(connection, table)


async def open_seal(connection: AsyncConnection, table: str, seat: int, text: str) -> None:
    """Store the text that opens a seat's seal. Raises `MessageError`."""
    game = await _held(connection, table)
    match stage(game.scheme, game.seals, game.contributions):
        case Stage.GATHERING:
            raise MessageError("too_early")
        case Stage.SETTLED:
            told = read_contributions(game.contributions)
            if told is None or (told[seat].state, told[seat].text) != (State.OPENED, text):
                raise MessageError("too_late")
        case Stage.SEALED:
            if not is_text(text) or seal(text) != game.seals[seat]:
                raise MessageError("wrong_opening")
            await connection.execute(_seat(table, seat).values(opening=text))
            await advance(connection, table)


async def advance(connection: AsyncConnection, table: str, late: Stage | None = None) -> None:
    """Fix the seals once they are all in, and the contributions once they are all opened; each is stored once.

    `late` is the stage whose time is over: what is missing in it is waited for no longer.
    """
    game = await _held(connection, table)
    seats = (await connection.execute(sql.select(SEAT).where(SEAT.c.game == table).order_by(SEAT.c.seat))).all()
    seals, contributions = game.seals, None
    at = stage(game.scheme, seals, game.contributions)
    if at is Stage.GATHERING:
        waiting = any(each.seal_awaited for each in seats) and late is not Stage.GATHERING
        if waiting or any(each.kind == "open" for each in seats):
            return
        seals = [COMPUTER if each.kind == "computer" else each.seal for each in seats]
    if at is not Stage.SETTLED:
        openings = {each.seat: each.opening for each in seats if each.opening is not None}
        missing = [seat for seat, sealed in enumerate(seals) if sealed not in (None, COMPUTER) and seat not in openings]
        if not missing or (at is Stage.SEALED and late is Stage.SEALED):
            contributions = _written(settled(table, commitment(game.secret), seals, openings))
        await connection.execute(
            sql.update(GAME).where(GAME.c.id == table).values(seals=seals, contributions=contributions)
        )


async def _held(connection: AsyncConnection, table: str) -> Any:
    """The table's row, held against all other writers until the transaction ends."""
    this = GAME.c.id == table
    await connection.execute(sql.update(GAME).where(this).values(scheme=GAME.c.scheme))  # locks it in both databases
    columns = (GAME.c.scheme, GAME.c.secret, GAME.c.seals, GAME.c.contributions)
    return (await connection.execute(sql.select(*columns).where(this))).one()


def _seat(table: str, seat: int) -> sql.Update:
    return sql.update(SEAT).where(SEAT.c.game == table, SEAT.c.seat == seat)


def _written(contributions: Sequence[Contribution]) -> list[dict[str, Any]]:
    return [{**asdict(each), "state": each.state.value} for each in contributions]
