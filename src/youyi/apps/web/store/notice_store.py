"""Notices in a database: the server's key, the browsers that are told, at which seats, and what they are told when."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from youyi.apps.web.base.notice import Notice, PushBrowser
from youyi.apps.web.store.company_store import Finish, utc
from youyi.apps.web.store.push_browsers import forget_browsers, logins_of
from youyi.apps.web.store.schema import GAME, KEPT, LOGIN, MOVE, PUSH_BROWSER, PUSH_KEY, PUSH_NOTICE, PUSH_SEAT, SEAT
from youyi.kernel.names import Language

_ONLY = 1
_AT_ONCE = 50
_KEY = ("browser", "game", "seat", "kind", "number")


@dataclass(frozen=True, slots=True)
class Circumstances:
    """How things stand where a notice is due."""

    game: str
    moves: int
    ended: bool
    holds: bool
    """Whether the browser still holds the seat."""
    seen: datetime | None
    """When somebody was last seen at the seat."""


class NoticeStore:
    """What is stored of notices, in SQLite or Postgres."""

    def __init__(self, engine: AsyncEngine, finish: Finish) -> None:
        """`finish` runs work on the database to its end, even if the caller is cancelled."""
        self._engine, self._finish = engine, finish

    async def secret(self, fresh: bytes) -> bytes:
        """The private key of this database; `fresh` becomes it if there is none."""
        return bytes(await self._finish(self._secret(fresh)))

    async def _secret(self, fresh: bytes) -> bytes:
        found = await self._read_secret()
        if found is None:
            await self._insert(PUSH_KEY, {"id": _ONLY, "secret": fresh})
            found = await self._read_secret()
        assert found is not None, "this server stored one, or another did"
        return found

    async def _read_secret(self) -> bytes | None:
        async with self._engine.connect() as connection:
            found: bytes | None = await connection.scalar(sql.select(PUSH_KEY.c.secret))
            return found

    async def keep(self, browser: PushBrowser, seats: Sequence[tuple[str, str]]) -> None:
        """Store a browser anew, with the seats whose tokens are valid: pairs of a table and a token's hash."""

        async def work() -> None:
            row = {name: getattr(browser, name) for name in PushBrowser.__slots__}
            async with self._engine.begin() as connection:
                same = PUSH_BROWSER.c.id == browser.id
                changed = {name: value for name, value in row.items() if name not in ("id", "since")}
                if (await connection.execute(sql.update(PUSH_BROWSER).where(same).values(changed))).rowcount == 0:
                    await connection.execute(sql.insert(PUSH_BROWSER).values(row))
                await connection.execute(sql.delete(PUSH_SEAT).where(PUSH_SEAT.c.browser == browser.id))
                for table, token_hash in dict(seats).items():
                    await _keep_seat(connection, browser.id, table, token_hash)

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
        """The browsers that hold a seat, by its token or by the account that keeps it."""
        return await self._browsers(PUSH_BROWSER.c.id.in_(sql.union(*_holding(table, seat))))

    async def _browsers(self, which: sql.ColumnElement[bool]) -> list[PushBrowser]:
        async with self._engine.connect() as connection:
            rows = (await connection.execute(sql.select(PUSH_BROWSER).where(which))).mappings().all()
        return [_browser(row) for row in rows]

    async def note(self, notice: Notice) -> bool:
        """Store what a browser is to be told; False if it was, or some server has stored it."""
        row = {name: getattr(notice, name) for name in Notice.__slots__} | {"done": False}
        return bool(await self._finish(self._insert(PUSH_NOTICE, row)))

    async def due(self, now: datetime) -> list[Notice]:
        """What is to be told by now, the oldest first."""
        query = sql.select(PUSH_NOTICE).where(PUSH_NOTICE.c.done.is_(False), PUSH_NOTICE.c.due <= now)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query.order_by(PUSH_NOTICE.c.due).limit(_AT_ONCE))).mappings().all()
        return [Notice(**{k: row[k] for k in _KEY}, at=utc(row["at"]), due=utc(row["due"])) for row in rows]

    async def claim(self, notice: Notice) -> bool:
        """Take it upon this server to tell a notice; False if another has."""
        same = [PUSH_NOTICE.c[name] == getattr(notice, name) for name in _KEY]
        taken = sql.update(PUSH_NOTICE).where(*same, PUSH_NOTICE.c.done.is_(False)).values(done=True)

        async def work() -> bool:
            async with self._engine.begin() as connection:
                return (await connection.execute(taken)).rowcount == 1

        return bool(await self._finish(work()))

    async def circumstances(self, notice: Notice) -> tuple[PushBrowser, Circumstances] | None:
        """How things stand where a notice is due; None if the browser or the table is gone."""
        browsers = await self._browsers(PUSH_BROWSER.c.id == notice.browser)
        holders = {each.id for each in await self.at_seat(notice.game, notice.seat)}
        of_seat = sql.and_(SEAT.c.game == GAME.c.id, SEAT.c.seat == notice.seat)
        moves = sql.select(sql.func.count()).where(MOVE.c.game == GAME.c.id).scalar_subquery()
        query = sql.select(GAME.c.game, GAME.c.over, GAME.c.closed, SEAT.c.seen, moves.label("moves"))
        async with self._engine.connect() as connection:
            found = await connection.execute(query.join(SEAT, of_seat).where(GAME.c.id == notice.game))
            row = found.mappings().first()
        if row is None or not browsers:
            return None
        seen = None if row["seen"] is None else utc(row["seen"])
        ended = row["over"] or row["closed"] is not None
        return browsers[0], Circumstances(row["game"], row["moves"], ended, notice.browser in holders, seen)

    async def _insert(self, table: sql.Table, row: Mapping[str, Any]) -> bool:
        try:
            async with self._engine.begin() as connection:
                await connection.execute(sql.insert(table).values(row))
        except IntegrityError:
            return False
        return True


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
    )


async def _keep_seat(connection: AsyncConnection, browser: str, table: str, token_hash: str) -> None:
    held = sql.and_(SEAT.c.game == table, SEAT.c.token_hash == token_hash)
    seat = await connection.scalar(sql.select(SEAT.c.seat).where(held).order_by(SEAT.c.seat).limit(1))
    if seat is not None:
        row = {"browser": browser, "game": table, "seat": seat, "token_hash": token_hash}
        await connection.execute(sql.insert(PUSH_SEAT).values(row))


def _browser(row: Mapping[Any, Any]) -> PushBrowser:
    stored = {name: row[name] for name in PushBrowser.__slots__}
    return PushBrowser(**stored | {"language": Language(row["language"]), "since": utc(row["since"])})
