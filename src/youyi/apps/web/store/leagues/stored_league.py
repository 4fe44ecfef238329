"""A stored league: its row, its people, its games with what became of them.

How games came out is not stored a second time: it is read from the results, which are stored once for each table. So whatever
restarts in between, and however many servers there are, a game counts once.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, TypeAlias

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection

from youyi.apps.web.base import server_time
from youyi.apps.web.live.state.table_options import Agreement, read
from youyi.apps.web.store.company_store import utc
from youyi.apps.web.store.people_schema import (
    ACCOUNT,
    AWAITED,
    LEAGUE,
    LEAGUE_ENTRANT,
    LEAGUE_PAIRING,
    LEAGUE_SEAT,
    RESULT,
    RESULT_SEAT,
)
from youyi.apps.web.store.schema import GAME
from youyi.apps.web.store.tables.stored_appointment import WAITS

OF_PAIRING = sql.and_(LEAGUE_SEAT.c.league == LEAGUE_PAIRING.c.league, LEAGUE_SEAT.c.number == LEAGUE_PAIRING.c.number)
"""A seat of a pairing."""
OF_ENTRANT = sql.and_(LEAGUE_ENTRANT.c.league == LEAGUE_SEAT.c.league, LEAGUE_ENTRANT.c.number == LEAGUE_SEAT.c.entrant)
"""Whose seat it is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class League:
    """A league as its organiser made it."""

    id: str
    name: str | None
    """None: its organiser has deleted his account with its traces."""
    organiser: str | None
    """The account; None: it was deleted."""
    game: str
    ruleset: str
    seats: int
    agreement: Agreement
    most: int
    """With so many entrants it begins."""
    enter_by: datetime
    ends: datetime
    since: datetime
    begun: datetime | None = None
    rounds: int | None = None
    """Of a Swiss tournament; None: a round robin."""
    lot: str | None = None
    """Drawn when it begins: it decides the order of those who have as many points."""
    unpaired: bool = False
    """Whether no further round could be paired."""

    def round_ends(self, number: int) -> datetime:
        """When a round ends, from 1: the days from the beginning to the end, shared evenly."""
        if self.rounds is None or self.begun is None:
            return self.ends
        return self.begun + (self.ends - self.begun) * number / self.rounds


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who entered a league."""

    number: int
    account: str | None
    name: str | None
    """Of the account; None: it was deleted."""
    gone: bool = False
    """Whether he has left a Swiss tournament, and is not paired any more."""


@dataclass(frozen=True, slots=True)
class PairedSeat:
    """A seat of a pairing."""

    entrant: int
    answered: bool
    """Whether its person has proposed times or answered."""
    place: int | None
    """Of the result; None: there is none."""
    score: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredPairing:
    """A game that is to be played, and what became of it."""

    number: int
    seats: tuple[PairedSeat, ...]
    laid: str | None
    """The latest table; it may be gone, or closed without a result."""
    kept: bool
    """Whether that table is stored still."""
    waits: bool
    """Whether a time is being agreed there, or is to come."""
    plays: bool
    """Whether the game has begun there, and its result is not stored."""
    ended: bool
    """Whether it was played to its end; else it has no luck that is told."""
    came: datetime | None
    """When its result came; None: there is none."""
    meets: datetime | None
    until: datetime | None
    """The last time that is proposed."""
    round: int = 1
    ends: datetime | None = None
    """Of its round; None: of the league."""

    @property
    def bye(self) -> bool:
        """Whether it is a bye, of somebody alone."""
        return len(self.seats) == 1

    @property
    def played(self) -> bool:
        """Whether it has a result."""
        return self.seats[0].place is not None


@dataclass(frozen=True, slots=True)
class StoredLeague:
    """A league with its people and its games."""

    league: League
    organiser: str | None
    """The name of his account."""
    entrants: tuple[Entrant, ...]
    """In the order of their entering."""
    pairings: tuple[StoredPairing, ...]

    def round_ends(self, number: int) -> datetime:
        """When a round ends that has been opened."""
        return next((each.ends for each in self.pairings if each.round == number), None) or self.league.ends


async def delete_leagues(connection: AsyncConnection, which: sql.ColumnElement[bool]) -> None:
    """Delete leagues with everything that belongs to them; their tables and results stay."""
    found = (await connection.scalars(sql.select(LEAGUE.c.id).where(which))).all()
    for each in (LEAGUE_SEAT, LEAGUE_PAIRING, LEAGUE_ENTRANT):
        await connection.execute(sql.delete(each).where(each.c.league.in_(found)))
    await connection.execute(sql.delete(LEAGUE).where(LEAGUE.c.id.in_(found)))


async def note_answer(connection: AsyncConnection, table: str, seat: int) -> None:
    """Note that the person of a seat has proposed or answered, if the table is a league's, in the caller's transaction."""
    here = sql.exists().where(OF_PAIRING, LEAGUE_PAIRING.c.laid == table).correlate(LEAGUE_SEAT)
    mine = sql.and_(LEAGUE_SEAT.c.seat == seat, LEAGUE_SEAT.c.answered.is_(None), here)
    await connection.execute(sql.update(LEAGUE_SEAT).where(mine).values(answered=server_time.now()))


async def entrants_of(connection: AsyncConnection, league: str) -> list[Entrant]:
    """Who has entered a league, in that order."""
    query = (
        sql.select(
            LEAGUE_ENTRANT.c.number, LEAGUE_ENTRANT.c.account, ACCOUNT.c.name, LEAGUE_ENTRANT.c.gone.is_not(None)
        )
        .outerjoin(ACCOUNT, ACCOUNT.c.id == LEAGUE_ENTRANT.c.account)
        .where(LEAGUE_ENTRANT.c.league == league)
        .order_by(LEAGUE_ENTRANT.c.number)
    )
    return [Entrant(*row) for row in (await connection.execute(query)).all()]


async def pairings_of(connection: AsyncConnection, league: str) -> list[StoredPairing]:
    """The games of a league, in their order; one whose result is annulled has none."""
    at_table = GAME.c.id == LEAGUE_PAIRING.c.laid
    counts = sql.and_(RESULT.c.laid == LEAGUE_PAIRING.c.laid, sql.not_(RESULT.c.annulled))
    states = (
        sql.select(
            LEAGUE_PAIRING.c.number,
            LEAGUE_PAIRING.c.laid,
            GAME.c.id,
            sql.and_(WAITS, GAME.c.closed.is_(None)).label("waits"),
            AWAITED.c.game.label("awaited"),
            GAME.c.meets,
            GAME.c.until,
            RESULT.c.number.label("result"),
            RESULT.c.how,
            RESULT.c.ended,
            LEAGUE_PAIRING.c.round,
            LEAGUE_PAIRING.c.ends,
        )
        .outerjoin(GAME, at_table)
        .outerjoin(AWAITED, AWAITED.c.game == LEAGUE_PAIRING.c.laid)
        .outerjoin(RESULT, counts)
        .where(LEAGUE_PAIRING.c.league == league)
        .order_by(LEAGUE_PAIRING.c.number)
    )
    rows = (await connection.execute(states)).mappings().all()
    seats = sql.select(LEAGUE_SEAT).where(LEAGUE_SEAT.c.league == league)
    paired = (await connection.execute(seats.order_by(LEAGUE_SEAT.c.number, LEAGUE_SEAT.c.seat))).mappings().all()
    came_out = await _came_out(connection, [row["result"] for row in rows if row["result"] is not None])
    by_number: dict[int, list[Mapping[Any, Any]]] = defaultdict(list)
    for each in paired:
        by_number[each["number"]].append(each)
    return [_pairing(row, by_number[row["number"]], came_out) for row in rows]


_CameOut: TypeAlias = Mapping[tuple[int, int], tuple[int, int | None]]
"""Place and score, by the number of the result and the seat."""


async def _came_out(connection: AsyncConnection, results: Collection[int]) -> _CameOut:
    columns = (RESULT_SEAT.c.number, RESULT_SEAT.c.seat, RESULT_SEAT.c.place, RESULT_SEAT.c.score)
    rows = (await connection.execute(sql.select(*columns).where(RESULT_SEAT.c.number.in_(results)))).all()
    return {(row.number, row.seat): (row.place, row.score) for row in rows}


def _pairing(row: Mapping[Any, Any], paired: Sequence[Mapping[Any, Any]], came_out: _CameOut) -> StoredPairing:
    seats = [
        PairedSeat(
            each["entrant"],
            each["answered"] is not None,
            *came_out.get((row["result"], each["seat"]), (None, None)),
        )
        for each in paired
    ]
    waits = bool(row["waits"])
    return StoredPairing(
        number=row["number"],
        seats=tuple(seats),
        laid=row["laid"],
        kept=row["id"] is not None,
        waits=waits,
        plays=row["awaited"] is not None and not waits,
        ended=row["how"] == "played",
        came=None if row["ended"] is None else utc(row["ended"]),
        meets=None if row["meets"] is None else utc(row["meets"]),
        until=None if row["until"] is None else utc(row["until"]),
        round=row["round"],
        ends=None if row["ends"] is None else utc(row["ends"]),
    )


def league_of(row: Mapping[Any, Any]) -> League:
    """The league of a row."""
    agreement = read(row["agreement"])
    assert agreement is not None, "every league has one"
    times = {name: utc(row[name]) for name in ("enter_by", "ends", "since")}
    begun = None if row["begun"] is None else utc(row["begun"])
    told: dict[str, Any] = {name: row[name] for name in League.__slots__} | times
    return League(**told | {"agreement": agreement, "begun": begun})
