"""Notices in a database: the server's key, the browsers that are told, at which seats, and what they are told when."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from youyi.apps.web.base.notice import Notice, PushBrowser
from youyi.apps.web.store.company_store import Finish, utc
from youyi.apps.web.store.leagues.stored_league import OF_ENTRANT, OF_PAIRING
from youyi.apps.web.store.people_schema import KEPT, LEAGUE_ENTRANT, LEAGUE_PAIRING, LEAGUE_SEAT, LOGIN
from youyi.apps.web.store.push_browsers import forget_browsers, logins_of
from youyi.apps.web.store.schema import GAME, MOVE, PUSH_BROWSER, PUSH_KEY, PUSH_NOTICE, PUSH_SEAT, SEAT
from youyi.apps.web.store.stored_once import secret_of, store_once
from youyi.kernel.names import Language

_AT_ONCE = 200
OF_SEAT, OF_ACCOUNT = 5, 10
"""How many browsers are told of one seat by its token, and how many are told as one account."""
_KEY = ("browser", "game", "seat", "kind", "number")


@dataclass(frozen=True, slots=True)
class Circumstances:
    """How things stand where a notice is due."""

    game: str
    moves: int
    ended: bool
    holds: bool
    """Whether the browser still holds the seat, or may sit down there."""
    vacant: bool
    """Whether nobody holds it."""
    meets: datetime | None
    """When the game is to begin, as was agreed; None: it has, or nothing is agreed."""


class NoticeStore:
    """What is stored of notices, in SQLite or Postgres."""

    def __init__(self, engine: AsyncEngine, finish: Finish) -> None:
        """`finish` runs work on the database to its end, even if the caller is cancelled."""
        self._engine, self._finish = engine, finish

    async def secret(self, fresh: bytes) -> bytes:
        """The private key of this database; `fresh` becomes it if there is none."""
        return bytes(await self._finish(secret_of(self._engine, PUSH_KEY, fresh)))

    async def keep(self, browser: PushBrowser, seats: Sequence[tuple[str, str]]) -> None:
        """Store a browser anew, with the seats whose tokens are valid: pairs of a table and a token's hash."""

        async def work() -> None:
            row = {name: getattr(browser, name) for name in PushBrowser.__slots__}
            async with self._engine.begin() as connection:
                same = PUSH_BROWSER.c.id == browser.id
                changed = {name: value for name, value in row.items() if name != "id"}
                if (await connection.execute(sql.update(PUSH_BROWSER).where(same).values(changed))).rowcount == 0:
                    await connection.execute(sql.insert(PUSH_BROWSER).values(row))
                await connection.execute(sql.delete(PUSH_SEAT).where(PUSH_SEAT.c.browser == browser.id))
                for table, token_hash in dict(seats).items():
                    await _keep_seat(connection, browser.id, table, token_hash)
                await _forget_too_many(connection, browser)

        await self._finish(work())

    async def forget(self, browser: str) -> None:
        """Tell a browser nothing more."""

        async def work() -> None:
            async with self._engine.begin() as connection:
                await forget_browsers(connection, PUSH_BROWSER.c.id == browser)

        await self._finish(work())

    async def of_account(self, account: str) -> list[PushBrowser]:
        """The browsers that are told while they are signed in to an account."""
        return await self._browsers(PUSH_BROWSER.c.login.in_(logins_of(account)))

    async def at_seat(self, table: str, seat: int) -> list[PushBrowser]:
        """The browsers that hold a seat, by its token or by the account that keeps it, or for which a league has drawn it."""
        return await self._browsers(PUSH_BROWSER.c.id.in_(sql.union(*_holding(table, seat))))

    async def _browsers(self, which: sql.ColumnElement[bool]) -> list[PushBrowser]:
        async with self._engine.connect() as connection:
            rows = (await connection.execute(sql.select(PUSH_BROWSER).where(which))).mappings().all()
        return [_browser(row) for row in rows]

    async def note(self, notice: Notice) -> bool:
        """Store what a browser is to be told; False if it was, or some server has stored it."""
        row = {name: getattr(notice, name) for name in Notice.__slots__} | {"done": False}
        return bool(await self._finish(store_once(self._engine, PUSH_NOTICE, row)))

    async def waiting(self) -> list[Notice]:
        """What is to be told, the first that is due first."""
        query = sql.select(PUSH_NOTICE).where(PUSH_NOTICE.c.done.is_(False)).order_by(PUSH_NOTICE.c.due).limit(_AT_ONCE)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [Notice(**{k: row[k] for k in _KEY}, at=utc(row["at"]), due=utc(row["due"])) for row in rows]

    async def claim(self, notice: Notice) -> bool:
        """Take it upon this server to tell a notice; False if another has."""
        taken = sql.update(PUSH_NOTICE).where(*_same(notice), PUSH_NOTICE.c.done.is_(False)).values(done=True)

        async def work() -> bool:
            async with self._engine.begin() as connection:
                return (await connection.execute(taken)).rowcount == 1

        return bool(await self._finish(work()))

    async def again(self, notice: Notice, due: datetime) -> None:
        """A notice could not be sent: it is due once more."""

        async def work() -> None:
            async with self._engine.begin() as connection:
                same = PUSH_BROWSER.c.id == notice.browser
                await connection.execute(sql.update(PUSH_BROWSER).where(same).values(failed=PUSH_BROWSER.c.failed + 1))
                await connection.execute(sql.update(PUSH_NOTICE).where(*_same(notice)).values(done=False, due=due))

        await self._finish(work())

    async def reached(self, browser: str) -> None:
        """A notice was sent."""

        async def work() -> None:
            async with self._engine.begin() as connection:
                missed = sql.and_(PUSH_BROWSER.c.id == browser, PUSH_BROWSER.c.failed != 0)
                await connection.execute(sql.update(PUSH_BROWSER).where(missed).values(failed=0))

        await self._finish(work())

    async def circumstances(self, notice: Notice) -> tuple[PushBrowser, Circumstances] | None:
        """How things stand where a notice is due; None if the browser or the table is gone."""
        browsers = await self._browsers(PUSH_BROWSER.c.id == notice.browser)
        holders = {each.id for each in await self.at_seat(notice.game, notice.seat)}
        of_seat = sql.and_(SEAT.c.game == GAME.c.id, SEAT.c.seat == notice.seat)
        moves = sql.select(sql.func.count()).where(MOVE.c.game == GAME.c.id).scalar_subquery()
        columns = (GAME.c.game, GAME.c.over, GAME.c.closed, GAME.c.meets, GAME.c.met, SEAT.c.kind)
        query = sql.select(*columns, moves.label("moves"))
        async with self._engine.connect() as connection:
            found = await connection.execute(query.join(SEAT, of_seat).where(GAME.c.id == notice.game))
            row = found.mappings().first()
        if row is None or not browsers:
            return None
        ended = row["over"] or row["closed"] is not None
        meets = None if row["met"] is not None or row["meets"] is None else utc(row["meets"])
        holds, vacant = notice.browser in holders, row["kind"] == "open"
        return browsers[0], Circumstances(row["game"], row["moves"], ended, holds, vacant, meets)


def _holding(table: str, seat: int) -> Collection[sql.Select[Any]]:
    here = sql.and_(SEAT.c.game == table, SEAT.c.seat == seat)
    own = sql.and_(PUSH_SEAT.c.game == SEAT.c.game, PUSH_SEAT.c.token_hash == SEAT.c.token_hash)
    kept = sql.and_(KEPT.c.game == SEAT.c.game, KEPT.c.token_hash == SEAT.c.token_hash)
    return (
        sql.select(PUSH_SEAT.c.browser).join(SEAT, own).where(here),
        sql.select(PUSH_BROWSER.c.id)
        .join(LOGIN, LOGIN.c.hash == PUSH_BROWSER.c.login)
        .join(KEPT, KEPT.c.account == LOGIN.c.account)
        .join(SEAT, kept)
        .where(here),
        sql.select(PUSH_BROWSER.c.id)
        .join(LOGIN, LOGIN.c.hash == PUSH_BROWSER.c.login)
        .join(LEAGUE_ENTRANT, LEAGUE_ENTRANT.c.account == LOGIN.c.account)
        .join(LEAGUE_SEAT, OF_ENTRANT)
        .join(LEAGUE_PAIRING, OF_PAIRING)
        .where(LEAGUE_PAIRING.c.laid == table, LEAGUE_SEAT.c.seat == seat),
    )


async def _forget_too_many(connection: AsyncConnection, browser: PushBrowser) -> None:
    """Keep no more browsers for a seat and an account than so many, those that asked last, and none that hold nothing."""
    seats = sql.select(PUSH_SEAT.c.game, PUSH_SEAT.c.seat).where(PUSH_SEAT.c.browser == browser.id)
    for table, seat in (await connection.execute(seats)).all():
        here = sql.and_(PUSH_SEAT.c.game == table, PUSH_SEAT.c.seat == seat)
        holders = sql.select(PUSH_SEAT.c.browser).join(PUSH_BROWSER).where(here).order_by(PUSH_BROWSER.c.asked.desc())
        most = list((await connection.scalars(holders)).all())[OF_SEAT:]
        await connection.execute(sql.delete(PUSH_SEAT).where(here, PUSH_SEAT.c.browser.in_(most)))
    if browser.login is not None:
        account = sql.select(LOGIN.c.account).where(LOGIN.c.hash == browser.login)
        signed_in = PUSH_BROWSER.c.login.in_(sql.select(LOGIN.c.hash).where(LOGIN.c.account.in_(account)))
        theirs = sql.select(PUSH_BROWSER.c.id).where(signed_in).order_by(PUSH_BROWSER.c.asked.desc())
        most = list((await connection.scalars(theirs)).all())[OF_ACCOUNT:]
        await forget_browsers(connection, PUSH_BROWSER.c.id.in_(most))
    signed_out = sql.or_(PUSH_BROWSER.c.login.is_(None), PUSH_BROWSER.c.login.not_in(sql.select(LOGIN.c.hash)))
    seatless = PUSH_BROWSER.c.id.not_in(sql.select(PUSH_SEAT.c.browser))
    await forget_browsers(connection, sql.and_(signed_out, seatless))


def _same(notice: Notice) -> list[sql.ColumnElement[bool]]:
    return [PUSH_NOTICE.c[name] == getattr(notice, name) for name in _KEY]


async def _keep_seat(connection: AsyncConnection, browser: str, table: str, token_hash: str) -> None:
    held = sql.and_(SEAT.c.game == table, SEAT.c.token_hash == token_hash)
    seat = await connection.scalar(sql.select(SEAT.c.seat).where(held).order_by(SEAT.c.seat).limit(1))
    if seat is not None:
        row = {"browser": browser, "game": table, "seat": seat, "token_hash": token_hash}
        await connection.execute(sql.insert(PUSH_SEAT).values(row))


def _browser(row: Mapping[Any, Any]) -> PushBrowser:
    stored = {name: row[name] for name in PushBrowser.__slots__}
    return PushBrowser(**stored | {"language": Language(row["language"]), "asked": utc(row["asked"])})
