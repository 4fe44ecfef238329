"""The leagues in SQLite or Postgres: made, entered, begun; and at which tables their games are played."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from typing import TypeAlias

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from youyi.apps.web.base import server_time
from youyi.apps.web.live.state.table_options import written
from youyi.apps.web.store.company_store import Finish, utc
from youyi.apps.web.store.leagues.stored_league import (
    OF_ENTRANT,
    OF_PAIRING,
    League,
    StoredLeague,
    delete_leagues,
    entrants_of,
    league_of,
    note_answer,
    pairings_of,
)
from youyi.apps.web.store.people_schema import ACCOUNT, LEAGUE, LEAGUE_ENTRANT, LEAGUE_PAIRING, LEAGUE_SEAT
from youyi.apps.web.store.schema import GAME
from youyi.apps.web.store.tables.stored_appointment import WAITS

_LISTED = 50
"""How many leagues are listed, and how many tables are called off at once."""
Draw: TypeAlias = Callable[[League, Sequence[int]], Sequence[Sequence[int]]]
"""The pairings of entrants, by their numbers."""


class LeagueStore:
    """The leagues of one database."""

    def __init__(self, engine: AsyncEngine, finish: Finish) -> None:
        """`finish` runs work on the database to its end, even if the caller is cancelled."""
        self._engine, self._finish = engine, finish

    async def create(self, league: League, most: int) -> bool:
        """Store a new league; False if its organiser has `most` that are not over."""

        async def work() -> bool:
            async with self._engine.begin() as connection:
                by = ACCOUNT.c.id == league.organiser
                await connection.execute(sql.update(ACCOUNT).where(by).values(name=ACCOUNT.c.name))  # one after another
                his = sql.and_(LEAGUE.c.organiser == league.organiser, LEAGUE.c.ends > league.since)
                many = await connection.scalar(sql.select(sql.func.count()).select_from(LEAGUE).where(his))
                if (many or 0) >= most:
                    return False
                row = {name: getattr(league, name) for name in League.__slots__}
                await connection.execute(sql.insert(LEAGUE).values(row | {"agreement": written(league.agreement)}))
                return True

        return bool(await self._finish(work()))

    async def enter(self, league: str, account: str, draw: Draw) -> bool:
        """Enter somebody, and begin when all places are taken; False if that is not possible any more."""

        async def work() -> bool:
            async with self._engine.begin() as connection:
                found = await _held(connection, league)
                if found is None or found.enter_by <= server_time.now():
                    return False
                entered = await entrants_of(connection, league)
                if any(each.account == account for each in entered):
                    return True
                number = max((each.number for each in entered), default=-1) + 1
                row = {"league": league, "number": number, "account": account, "since": server_time.now()}
                await connection.execute(sql.insert(LEAGUE_ENTRANT).values(row))
                if len(entered) + 1 == found.most:
                    await _begin(connection, found, [*(each.number for each in entered), number], draw)
                return True

        return bool(await self._finish(work()))

    async def withdraw(self, league: str, account: str) -> bool:
        """Take somebody's entry back; False once the league has begun."""

        async def work() -> bool:
            async with self._engine.begin() as connection:
                if await _held(connection, league) is None:
                    return False
                his = sql.and_(LEAGUE_ENTRANT.c.league == league, LEAGUE_ENTRANT.c.account == account)
                await connection.execute(sql.delete(LEAGUE_ENTRANT).where(his))
                return True

        return bool(await self._finish(work()))

    async def begin(self, league: str, draw: Draw) -> bool:
        """Begin a league with those who have entered; False if it has begun, or they are too few."""

        async def work() -> bool:
            async with self._engine.begin() as connection:
                found = await _held(connection, league)
                entered = await entrants_of(connection, league)
                if found is None or len(entered) < found.seats:
                    return False
                await _begin(connection, found, [each.number for each in entered], draw)
                return True

        return bool(await self._finish(work()))

    async def leave(self, league: str, account: str) -> None:
        """Note that somebody is not to be paired any more."""
        his = sql.and_(
            LEAGUE_ENTRANT.c.league == league, LEAGUE_ENTRANT.c.account == account, LEAGUE_ENTRANT.c.gone.is_(None)
        )

        async def work() -> None:
            async with self._engine.begin() as connection:
                await connection.execute(sql.update(LEAGUE_ENTRANT).where(his).values(gone=server_time.now()))

        await self._finish(work())

    async def open_round(self, league: League, number: int, games: Sequence[Sequence[int]] | None) -> None:
        """Store the games of a round, unless another server has; None: it cannot be paired, and none follows."""
        this = LEAGUE.c.id == league.id

        async def work() -> None:
            async with self._engine.begin() as connection:
                going = sql.and_(this, sql.not_(LEAGUE.c.unpaired))
                held = await connection.execute(sql.update(LEAGUE).where(going).values(most=LEAGUE.c.most))
                if held.rowcount != 1:
                    return
                latest = sql.select(sql.func.max(LEAGUE_PAIRING.c.round)).where(LEAGUE_PAIRING.c.league == league.id)
                if await connection.scalar(latest) != number - 1:
                    return
                if games is None:
                    await connection.execute(sql.update(LEAGUE).where(this).values(unpaired=True))
                else:
                    await _add_games(connection, league, number, games)

        await self._finish(work())

    async def swiss(self) -> list[str]:
        """The Swiss tournaments that go on and may have a further round."""
        now = server_time.now()
        on = sql.and_(LEAGUE.c.begun.is_not(None), LEAGUE.c.ends > now, sql.not_(LEAGUE.c.unpaired))
        latest = sql.select(sql.func.max(LEAGUE_PAIRING.c.round)).where(LEAGUE_PAIRING.c.league == LEAGUE.c.id)
        query = sql.select(LEAGUE.c.id).where(on, LEAGUE.c.rounds > latest.scalar_subquery())
        async with self._engine.connect() as connection:
            return list((await connection.scalars(query.order_by(LEAGUE.c.id))).all())

    async def call_off(self, league: str) -> bool:
        """Delete a league; False once it has begun."""

        async def work() -> bool:
            async with self._engine.begin() as connection:
                if await _held(connection, league) is None:
                    return False
                await delete_leagues(connection, LEAGUE.c.id == league)
                return True

        return bool(await self._finish(work()))

    async def listed(self) -> list[tuple[League, str | None, int]]:
        """The newest leagues, each with the name of its organiser and how many have entered."""
        many = sql.select(sql.func.count()).where(LEAGUE_ENTRANT.c.league == LEAGUE.c.id).scalar_subquery()
        by = ACCOUNT.c.name.label("by")
        query = sql.select(LEAGUE, by, many.label("many")).outerjoin(ACCOUNT, ACCOUNT.c.id == LEAGUE.c.organiser)
        async with self._engine.connect() as connection:
            newest = query.order_by(LEAGUE.c.since.desc(), LEAGUE.c.id).limit(_LISTED)
            rows = (await connection.execute(newest)).mappings().all()
        return [(league_of(row), row["by"], row["many"]) for row in rows]

    async def load(self, league: str) -> StoredLeague | None:
        """A league with its people and its games; None if there is none of this id."""
        async with self._engine.connect() as connection:
            made = sql.select(LEAGUE, ACCOUNT.c.name.label("by"))
            query = made.outerjoin(ACCOUNT, ACCOUNT.c.id == LEAGUE.c.organiser).where(LEAGUE.c.id == league)
            row = (await connection.execute(query)).mappings().first() if league.isprintable() else None
            if row is None:
                return None
            people = await entrants_of(connection, league)
            games = await pairings_of(connection, league)
            return StoredLeague(league_of(row), row["by"], tuple(people), tuple(games))

    async def claim(self, league: str, number: int, seat: int, *, old: str | None, new: str) -> bool:
        """Note a new table of a pairing, and that this seat has proposed times; False if another table was noted meanwhile."""

        async def work() -> bool:
            same = sql.and_(LEAGUE_PAIRING.c.league == league, LEAGUE_PAIRING.c.number == number)
            latest = LEAGUE_PAIRING.c.laid.is_not_distinct_from(old)
            async with self._engine.begin() as connection:
                done = await connection.execute(sql.update(LEAGUE_PAIRING).where(same, latest).values(laid=new))
                if done.rowcount == 1:
                    await note_answer(connection, new, seat)
                return done.rowcount == 1

        return bool(await self._finish(work()))

    async def seat_of(self, table: str, account: str) -> tuple[int, str] | None:
        """Where an account sits at a table of a league, and its name; None if it does not."""
        query = (
            sql.select(LEAGUE_SEAT.c.seat, ACCOUNT.c.name)
            .select_from(LEAGUE_PAIRING)
            .join(LEAGUE_SEAT, OF_PAIRING)
            .join(LEAGUE_ENTRANT, OF_ENTRANT)
            .join(ACCOUNT, ACCOUNT.c.id == LEAGUE_ENTRANT.c.account)
            .where(LEAGUE_PAIRING.c.laid == table, ACCOUNT.c.id == account)
        )
        async with self._engine.connect() as connection:
            found = (await connection.execute(query)).first()
        return None if found is None else (found.seat, found.name)

    async def overdue(self) -> list[str]:
        """The tables at which no game has begun, though their league or their round is over."""
        now = server_time.now()
        query = (
            sql.select(GAME.c.id)
            .join(LEAGUE, LEAGUE.c.id == GAME.c.league)
            .outerjoin(LEAGUE_PAIRING, LEAGUE_PAIRING.c.laid == GAME.c.id)
            .where(sql.func.coalesce(LEAGUE_PAIRING.c.ends, LEAGUE.c.ends) <= now, WAITS, GAME.c.closed.is_(None))
        )
        async with self._engine.connect() as connection:
            return list((await connection.scalars(query.limit(_LISTED))).all())

    async def of_account(self, account: str) -> list[tuple[League, datetime | None, datetime | None]]:
        """The leagues that an account has made or entered, each with when it entered and left, the newest first."""
        his = sql.and_(LEAGUE_ENTRANT.c.league == LEAGUE.c.id, LEAGUE_ENTRANT.c.account == account)
        query = sql.select(LEAGUE, LEAGUE_ENTRANT.c.since.label("entered"), LEAGUE_ENTRANT.c.gone)
        mine = sql.or_(LEAGUE.c.organiser == account, LEAGUE_ENTRANT.c.account == account)
        async with self._engine.connect() as connection:
            found = query.outerjoin(LEAGUE_ENTRANT, his).where(mine).order_by(LEAGUE.c.since.desc())
            rows = (await connection.execute(found)).mappings().all()
        return [(league_of(row), _time(row["entered"]), _time(row["gone"])) for row in rows]

    async def delete_past(self, before: datetime) -> None:
        """Delete the leagues that were over before a time, and those that never began and are over."""
        unbegun = sql.and_(LEAGUE.c.begun.is_(None), LEAGUE.c.ends <= server_time.now())

        async def work() -> None:
            async with self._engine.begin() as connection:
                await delete_leagues(connection, sql.or_(LEAGUE.c.ends <= before, unbegun))

        await self._finish(work())


def _time(stored: datetime | None) -> datetime | None:
    return None if stored is None else utc(stored)


async def _held(connection: AsyncConnection, league: str) -> League | None:
    """A league that has not begun, held by the transaction until its end."""
    this = sql.and_(LEAGUE.c.id == league, LEAGUE.c.begun.is_(None))
    await connection.execute(sql.update(LEAGUE).where(this).values(most=LEAGUE.c.most))
    row = (await connection.execute(sql.select(LEAGUE).where(this))).mappings().first()
    return None if row is None else league_of(row)


async def _begin(connection: AsyncConnection, league: League, entrants: Sequence[int], draw: Draw) -> None:
    begun = replace(league, begun=server_time.now(), lot=secrets.token_hex(16))
    told = {"begun": begun.begun, "lot": begun.lot}
    await connection.execute(sql.update(LEAGUE).where(LEAGUE.c.id == league.id).values(told))
    await _add_games(connection, begun, 1, draw(begun, entrants))


def _round_ends(league: League, rounds: int, number: int) -> datetime:
    """As it was planned; of a round that opens late, its share of the days that are left."""
    now, planned = server_time.now(), league.round_ends(number)
    if now <= league.round_ends(number - 1):
        return planned
    return max(planned, now + (league.ends - now) / (rounds - number + 1))


async def _add_games(
    connection: AsyncConnection, league: League, nth_round: int, drawn: Sequence[Sequence[int]]
) -> None:
    many = sql.select(sql.func.count()).select_from(LEAGUE_PAIRING).where(LEAGUE_PAIRING.c.league == league.id)
    games = list(enumerate(drawn, await connection.scalar(many) or 0))
    ends = None if league.rounds is None else _round_ends(league, league.rounds, nth_round)
    of_round = {"league": league.id, "round": nth_round, "ends": ends}
    await connection.execute(sql.insert(LEAGUE_PAIRING), [of_round | {"number": number} for number, _ in games])
    seats = [
        {"league": league.id, "number": number, "seat": seat, "entrant": entrant}
        for number, game in games
        for seat, entrant in enumerate(game)
    ]
    await connection.execute(sql.insert(LEAGUE_SEAT), seats)
