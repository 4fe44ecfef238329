"""How games with people of accounts ended, each stored once, with their ratings before and after; in SQLite or Postgres.

Results are numbered in one line. The number is the key: of two servers that store one at the same moment, the later reads the
ratings anew.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, TypeAlias

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from youyi.apps.web.base.rating import PlayerRating, erased
from youyi.apps.web.live.state import table_options
from youyi.apps.web.live.state.stored_table import SeatHolder
from youyi.apps.web.store.company_store import Finish, utc
from youyi.apps.web.store.luck_store import queue_luck
from youyi.apps.web.store.people_schema import ACCOUNT, AWAITED, RESULT, RESULT_SEAT
from youyi.apps.web.store.schema import GAME, SEAT
from youyi.apps.web.store.upkeep import note_deed
from youyi.apps.web.wire.company import PaceKind

_TRIES = 20
"""How often a result is numbered anew because another server took the number."""
Rate: TypeAlias = Callable[[Sequence[PlayerRating], Sequence[int]], Sequence[PlayerRating]]
"""The ratings after a game, from those before it and the places."""
Correct: TypeAlias = "Callable[[Sequence[GameResult]], Sequence[tuple[int, SeatResult]]]"
"""The seats whose stored ratings are not right, each with its game's number, of games in the order of their numbers."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatResult:
    """How one seat came out of a game."""

    seat: int
    account: str | None = None
    player: str | None = None
    """The computer player of a seat that nobody held."""
    place: int
    """1: the best; equals have one place."""
    score: int | None = None
    before: PlayerRating | None = None
    """Of a rated game; a computer's never changes."""
    after: PlayerRating | None = None
    name: str | None = None
    """Of the account, where it is read."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GameResult:
    """How a game ended."""

    number: int = 0
    laid: str
    """The table, which may be deleted before the result."""
    game: str
    pace: PaceKind
    rated: bool
    how: str
    ended: datetime
    annulled: bool = False
    """By an operator: it counts for nobody, and the seats of people have no rating after it."""
    seats: tuple[SeatResult, ...]


@dataclass(frozen=True, slots=True)
class KindStored:
    """The games of an account at one game and pace: how many count and how many of these it won, and the latest."""

    game: str
    pace: PaceKind
    played: int
    won: int
    """Nobody came before it, and somebody after it."""
    course: tuple[tuple[datetime, PlayerRating], ...]
    """When the latest rated games ended, and the rating after each; the oldest first."""
    latest: tuple[GameResult, ...]
    """The latest first."""


class ResultStore:
    """The results of one database."""

    def __init__(self, engine: AsyncEngine, finish: Finish) -> None:
        """`finish` runs work on the database to its end, even if the caller is cancelled."""
        self._engine, self._finish = engine, finish

    async def due(self) -> list[str]:
        """Tables that have ended and whose results are awaited, in the order of their making."""
        ended = sql.or_(GAME.c.over.is_(True), GAME.c.closed.is_not(None))
        query = sql.select(GAME.c.id).join(AWAITED, AWAITED.c.game == GAME.c.id).where(ended)
        async with self._engine.connect() as connection:
            return list((await connection.scalars(query.order_by(GAME.c.since, GAME.c.id))).all())

    async def add(self, laid: str, result: GameResult | None, beginner: PlayerRating, rate: Rate) -> None:
        """Store what became of a table, unless another server has; None: nothing that counts."""

        async def work() -> None:
            async with self._engine.begin() as connection:
                await _alone(connection)
                gone = await connection.execute(sql.delete(AWAITED).where(AWAITED.c.game == laid))
                if gone.rowcount and result is not None:
                    await _store(connection, result, beginner, rate)

        for _ in range(_TRIES):
            try:
                await self._finish(work())
            except IntegrityError:
                continue
            return

    async def rated(self) -> list[GameResult]:
        """All rated games, the oldest first."""
        return await self._read(RESULT.c.rated.is_(True))

    async def of(self, account: str, most: int | None = None) -> list[GameResult]:
        """The latest games of an account, or all, the oldest first, with the names of those who have one."""
        mine = sql.select(RESULT_SEAT.c.number).where(RESULT_SEAT.c.account == account)
        latest = mine.order_by(RESULT_SEAT.c.number.desc()).limit(most)
        return await self._read(RESULT.c.number.in_(mine if most is None else latest))

    async def kinds(self, account: str, points: int, latest: int) -> list[KindStored]:
        """The games of an account by game and pace, what was played last first: so many ratings and games of each are read."""
        mine = sql.select(RESULT_SEAT, RESULT).join(RESULT).where(RESULT_SEAT.c.account == account).subquery()
        beaten = sql.exists().where(RESULT_SEAT.c.number == mine.c.number, RESULT_SEAT.c.place > 1)
        counts = sql.not_(mine.c.annulled)
        won = sql.and_(counts, mine.c.place == 1, beaten)
        each = mine.c.game, mine.c.pace
        query = sql.select(*each, *(sql.func.sum(sql.case((which, 1), else_=0)) for which in (counts, won)))
        grouped = query.group_by(*each).order_by(sql.func.max(mine.c.number).desc())
        found = []
        async with self._engine.connect() as connection:
            for game, pace, played, first in (await connection.execute(grouped)).all():
                here = sql.and_(mine.c.game == game, mine.c.pace == pace)
                rated = sql.select(mine.c.ended, mine.c.after_at, mine.c.after_error).where(
                    here, mine.c.after_at.is_not(None)
                )
                rows = (await connection.execute(rated.order_by(mine.c.number.desc()).limit(points))).all()
                course = tuple((utc(ended), PlayerRating(at, error)) for ended, at, error in reversed(rows))
                last = sql.select(mine.c.number).where(here).order_by(mine.c.number.desc()).limit(latest)
                games = await _read(connection, RESULT.c.number.in_(last))
                found.append(KindStored(game, pace, played, first, course, tuple(reversed(games))))
        return found

    async def correct(self, changed: Sequence[tuple[int, SeatResult]]) -> None:
        """Replace the ratings of seats, each with its game's number."""

        async def work() -> None:
            async with self._engine.begin() as connection:
                await _correct(connection, changed)

        await self._finish(work())

    async def annul(self, laid: str, by: str | None, correct: Correct, *, annulled: bool) -> bool:
        """Annul the result of a table, or take that back, with all later ratings; False if it is so already, or there is none."""

        async def work() -> bool:
            async with self._engine.begin() as connection:
                await _alone(connection)
                this = sql.and_(RESULT.c.laid == laid, RESULT.c.annulled.is_not(annulled))
                found = (await connection.execute(sql.select(RESULT).where(this))).mappings().first()
                if found is None:
                    return False
                await connection.execute(sql.update(RESULT).where(this).values(annulled=annulled))
                if found["rated"]:
                    later = RESULT.c.number >= found["number"]
                    same = (RESULT.c.game == found["game"], RESULT.c.pace == found["pace"], RESULT.c.rated.is_(True))
                    await _correct(connection, correct(await _read(connection, sql.and_(later, *same))))
                await note_deed(connection, "annul" if annulled else "restore", laid, by)
            return True

        return bool(await self._finish(work()))

    async def _read(self, which: sql.ColumnElement[bool]) -> list[GameResult]:
        async with self._engine.connect() as connection:
            return await _read(connection, which)


async def _alone(connection: AsyncConnection) -> None:
    """Let no other server store a result, or annul one, until the transaction ends: ratings follow one another."""
    if connection.dialect.name == "postgresql":
        await connection.execute(sql.text("LOCK TABLE result IN SHARE ROW EXCLUSIVE MODE"))


async def _read(connection: AsyncConnection, which: sql.ColumnElement[bool]) -> list[GameResult]:
    games = sql.select(RESULT).where(which).order_by(RESULT.c.number)
    seats = (
        sql.select(RESULT_SEAT, ACCOUNT.c.name)
        .join(RESULT, RESULT.c.number == RESULT_SEAT.c.number)
        .outerjoin(ACCOUNT, ACCOUNT.c.id == RESULT_SEAT.c.account)
        .where(which)
        .order_by(RESULT_SEAT.c.seat)
    )
    rows = (await connection.execute(games)).mappings().all()
    found: dict[int, list[SeatResult]] = {row["number"]: [] for row in rows}
    for row in (await connection.execute(seats)).mappings().all():
        if row["number"] in found:  # a game that was stored between the two queries is left out
            found[row["number"]].append(_seat(row))
    return [GameResult(**{**row, "ended": utc(row["ended"]), "seats": tuple(found[row["number"]])}) for row in rows]


async def _correct(connection: AsyncConnection, changed: Sequence[tuple[int, SeatResult]]) -> None:
    for number, seat in changed:
        same = sql.and_(RESULT_SEAT.c.number == number, RESULT_SEAT.c.seat == seat.seat)
        await connection.execute(sql.update(RESULT_SEAT).where(same).values(**_ratings(seat)))


async def await_result(connection: AsyncConnection, table: str, sitters: Sequence[SeatHolder]) -> None:
    """Note that the result of a table is awaited if one of these sitters has an account, in the caller's transaction."""
    awaited = sql.select(AWAITED.c.game).where(AWAITED.c.game == table)
    if any(each.account is not None for each in sitters) and await connection.scalar(awaited) is None:
        await connection.execute(sql.insert(AWAITED).values(game=table))


async def leave_awaited(connection: AsyncConnection, account: str) -> None:
    """Let the rated games whose results are awaited count against somebody as strong as an account that is about to be deleted."""
    held = sql.select(GAME.c.id, GAME.c.game, GAME.c.agreement, SEAT.c.seat).join(SEAT).join(AWAITED)
    for table, game, agreed, seat in (await connection.execute(held.where(SEAT.c.account == account))).all():
        agreement = table_options.read(agreed)
        if table_options.rated(agreement):
            stays = erased(await _latest(connection, (game, table_options.pace_of(agreement)), account))
            here = sql.and_(SEAT.c.game == table, SEAT.c.seat == seat)
            await connection.execute(sql.update(SEAT).where(here).values(account=stays))


async def _store(connection: AsyncConnection, result: GameResult, beginner: PlayerRating, rate: Rate) -> None:
    number = int(await connection.scalar(sql.select(sql.func.max(RESULT.c.number))) or 0) + 1
    seats = result.seats
    if result.rated:
        kind = result.game, result.pace
        before = [each.before or await _latest(connection, kind, each.account) or beginner for each in seats]
        after = rate(before, [each.place for each in seats])
        seats = tuple(
            SeatResult(
                seat=each.seat, account=each.account, player=each.player, place=each.place, score=each.score,
                before=was, after=None if each.account is None else now,
            )
            for each, was, now in zip(seats, before, after, strict=True)
        )  # fmt: skip
    row = {name: getattr(result, name) for name in ("laid", "game", "pace", "rated", "how", "ended")}
    await connection.execute(sql.insert(RESULT).values(number=number, **row))
    plain = ("seat", "account", "player", "place", "score")
    rows = [{name: getattr(each, name) for name in plain} | _ratings(each) | {"number": number} for each in seats]
    await connection.execute(sql.insert(RESULT_SEAT), rows)
    of_league = sql.select(sql.exists().where(GAME.c.id == result.laid, GAME.c.league.is_not(None)))
    if result.rated or await connection.scalar(of_league):
        await queue_luck(connection, result.laid, result.ended)


async def _latest(connection: AsyncConnection, kind: tuple[str, str], account: str | None) -> PlayerRating | None:
    """The rating of an account at a game and pace."""
    same = (RESULT.c.game == kind[0], RESULT.c.pace == kind[1], RESULT_SEAT.c.account == account)
    query = (
        sql.select(RESULT_SEAT.c.after_at, RESULT_SEAT.c.after_error)
        .join(RESULT, RESULT.c.number == RESULT_SEAT.c.number)
        .where(*same, RESULT_SEAT.c.after_at.is_not(None))
        .order_by(RESULT.c.number.desc())
        .limit(1)
    )
    row = (await connection.execute(query)).first()
    return None if row is None else PlayerRating(*row)


def _ratings(seat: SeatResult) -> dict[str, float | None]:
    found: dict[str, float | None] = {}
    for when, rating in (("before", seat.before), ("after", seat.after)):
        found[f"{when}_at"] = None if rating is None else rating.at
        found[f"{when}_error"] = None if rating is None else rating.error
    return found


def _seat(row: Mapping[Any, Any]) -> SeatResult:
    told = {name: row[name] for name in ("seat", "account", "player", "place", "score", "name")}
    for when in ("before", "after"):
        at, error = row[f"{when}_at"], row[f"{when}_error"]
        told[when] = None if at is None else PlayerRating(at, error)
    return SeatResult(**told)
