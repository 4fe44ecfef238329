"""The stored tables, seats and moves. Moves are only appended; the primary key (table, ply) admits one writer per move."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from collections.abc import Callable, Coroutine
from datetime import datetime
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from youyi.apps.web.base import server_time
from youyi.apps.web.live.state.commit_reveal import Stage
from youyi.apps.web.live.state.stored_table import SeatHolder, StoredTable, TableConfig, TableEvent
from youyi.apps.web.store.accounts.account_store import AccountStore
from youyi.apps.web.store.accounts.invitation_store import InvitationStore
from youyi.apps.web.store.accounts.known_browsers import KnownBrowsers
from youyi.apps.web.store.accounts.recovery_codes import RecoveryCodes
from youyi.apps.web.store.accounts.tie_store import TieStore
from youyi.apps.web.store.allowance_store import AllowanceStore
from youyi.apps.web.store.company_store import CompanyStore, note_event, read_events, utc
from youyi.apps.web.store.daily_store import DailyStore
from youyi.apps.web.store.database import Transactions, connect, overwrite
from youyi.apps.web.store.leagues.league_store import LeagueStore
from youyi.apps.web.store.leagues.stored_league import note_answer
from youyi.apps.web.store.luck_store import LuckStore
from youyi.apps.web.store.moderation.moderation import Moderation
from youyi.apps.web.store.moderation.operators import Operators
from youyi.apps.web.store.moderation.report_context import Contexts
from youyi.apps.web.store.moderation.reports import Reports
from youyi.apps.web.store.notice_store import NoticeStore
from youyi.apps.web.store.result_store import ResultStore, await_result
from youyi.apps.web.store.schema import GAME, MOVE, SEAT
from youyi.apps.web.store.tables import stored_commit_reveal
from youyi.apps.web.store.tables.appointment_store import AppointmentStore
from youyi.apps.web.store.tables.lobby_store import LobbyStore, attended_at_first, leave_lobby_if_full
from youyi.apps.web.store.tables.move_log import MoveLog
from youyi.apps.web.store.tables.stored_rows import config_of, game_row, in_order, readable, seat_row, sitter_of
from youyi.apps.web.store.talk_store import SqlTalk
from youyi.apps.web.store.upkeep import Upkeep
from youyi.apps.web.store.uptime import Uptime

A = ParamSpec("A")
T = TypeVar("T")


def _uninterrupted(
    work: Callable[Concatenate[Store, A], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[Store, A], Coroutine[Any, Any, T]]:
    """Run a method to its end even if its caller is cancelled: a transaction cut short would cost the connection."""

    @wraps(work)
    async def whole(store: Store, /, *args: A.args, **kwargs: A.kwargs) -> T:
        return await store.finish_work(work(store, *args, **kwargs))

    return whole


class StoreClosed(Exception):
    """The store is closed: nothing was read or written."""


class Store:
    """The tables of a server, in SQLite or Postgres."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._transactions = Transactions(engine)
        self._move_log = MoveLog(self._transactions)
        self.upkeep = Upkeep(engine)
        self.lobby = LobbyStore(engine, self.finish_work)
        self.uptime = Uptime(engine, self.finish_work)
        self.company = CompanyStore(engine, self.finish_work)
        self.talk = SqlTalk(engine, self.finish_work)
        self.moderation = Moderation(engine)
        self.reports = Reports(engine, self.finish_work)
        self.contexts = Contexts(engine)
        self.operators = Operators(engine)
        self.known_browsers = KnownBrowsers(engine, self.finish_work)
        self.recovery_codes = RecoveryCodes(engine, self.finish_work)
        self.accounts = AccountStore(engine, self.finish_work)
        self.daily = DailyStore(engine, self.finish_work)
        self.notices = NoticeStore(engine, self.finish_work)
        self.results = ResultStore(engine, self.finish_work)
        self.luck = LuckStore(engine, self.finish_work)
        self.ties = TieStore(engine, self.finish_work)
        self.invitations = InvitationStore(engine, self.finish_work)
        self.appointments = AppointmentStore(engine, self.finish_work)
        self.leagues = LeagueStore(engine, self.finish_work)
        self._under_way: set[asyncio.Task[Any]] = set()
        self._closed = False

    @classmethod
    async def open(cls, url: str) -> Store:
        """Open a database, created or upgraded as needed. Raises `CannotOpenStore`."""
        return cls(await connect(url))

    async def close(self) -> None:
        """Finish pending work and disconnect; every later call raises `StoreClosed`."""
        self._closed = True
        await self._move_log.close()
        self._transactions.close()
        await asyncio.gather(*self._under_way, return_exceptions=True)
        await self._engine.dispose()

    async def finish_work(self, work: Coroutine[Any, Any, T]) -> T:
        """Run work on the database to its end, even if the caller is cancelled. Raises `StoreClosed`."""
        if self._closed:
            work.close()
            raise StoreClosed
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return await asyncio.shield(task)

    async def allowances(self, fresh: bytes) -> AllowanceStore:
        """The limits that all servers of the database share; `fresh` becomes their secret if there is none."""
        secret = await self.daily.secret(fresh)
        key = hmac.new(secret, b"allowances", hashlib.sha256).digest()
        return AllowanceStore(self._engine, self.finish_work, key)

    async def overwrite(self) -> None:
        """Leave nothing of what was deleted in the log beside an SQLite file."""
        await overwrite(self._engine)

    async def append(self, table: str, ply: int, text: str) -> datetime:
        """Store move number `ply` (from 0), and return its time. Raises `PlyTaken` if another writer stored that move first, `TableClosed`, `NotStored`."""
        if self._closed:
            raise StoreClosed
        at = server_time.now()
        await self._move_log.append({"game": table, "ply": ply, "text": text, "at": at})
        return at

    @_uninterrupted
    async def create(self, config: TableConfig, sitters: tuple[SeatHolder, ...]) -> None:
        """Store a new table."""
        async with self._engine.begin() as connection:
            await _insert(connection, config, sitters)

    @_uninterrupted
    async def create_rematch(self, old: str, config: TableConfig, sitters: tuple[SeatHolder, ...]) -> str:
        """Store the rematch of table `old` unless it has one; returns the id of its one rematch."""
        async with self._engine.begin() as connection:
            unclaimed = sql.and_(GAME.c.id == old, GAME.c.rematch.is_(None))
            claimed = await connection.execute(sql.update(GAME).where(unclaimed).values(rematch=config.id))
            if claimed.rowcount == 1:
                await _insert(connection, config, sitters)
                return config.id
            first = await connection.scalar(sql.select(GAME.c.rematch).where(GAME.c.id == old))
            return str(first)

    @_uninterrupted
    async def sit(self, table: str, sitter: SeatHolder, event: TableEvent | None = None) -> bool:
        """Give an open seat to someone; False if it was taken meanwhile. `event`: what is noted of it."""
        still_open = sql.and_(SEAT.c.game == table, SEAT.c.seat == sitter.seat, SEAT.c.kind == "open")
        async with self._engine.begin() as connection:
            taken = await connection.execute(sql.update(SEAT).where(still_open).values(seat_row(table, sitter)))
            await stored_commit_reveal.advance(connection, table)
            if taken.rowcount == 1:
                await leave_lobby_if_full(connection, table)
                await await_result(connection, table, [sitter])
                await note_answer(connection, table, sitter.seat)
                if event is not None:
                    await note_event(connection, table, event)
            return taken.rowcount == 1

    @_uninterrupted
    async def replace_sitter(
        self,
        table: str,
        old: SeatHolder,
        new: SeatHolder,
        unseen_since: datetime | None = None,
        event: TableEvent | None = None,
    ) -> bool:
        """Give a seat from one holder to another; False if it has another holder, or was seen after `unseen_since`."""
        same = [SEAT.c.game == table, SEAT.c.seat == old.seat, SEAT.c.kind == old.kind]
        same.append(SEAT.c.token_hash.is_not_distinct_from(old.token_hash))
        if unseen_since is not None:
            same.append(sql.or_(SEAT.c.seen.is_(None), SEAT.c.seen <= unseen_since))
        async with self._engine.begin() as connection:
            given = await connection.execute(sql.update(SEAT).where(*same).values(seat_row(table, new)))
            await stored_commit_reveal.advance(connection, table)
            if given.rowcount == 1 and event is not None:
                await note_event(connection, table, event)
            return given.rowcount == 1

    @_uninterrupted
    async def give_seal(self, table: str, seat: int, seal: str) -> None:
        """Store the seal of a seat that gave none yet. Raises `MessageError`."""
        async with self._engine.begin() as connection:
            await stored_commit_reveal.give_seal(connection, table, seat, seal)

    @_uninterrupted
    async def open_seal(self, table: str, seat: int, text: str) -> None:
        """Store the text that opens a seat's seal. Raises `MessageError`."""
        async with self._engine.begin() as connection:
            await stored_commit_reveal.open_seal(connection, table, seat, text)

    @_uninterrupted
    async def end_stage(self, table: str, late: Stage) -> None:
        """Wait no longer for what is missing in a stage of the contributions."""
        async with self._engine.begin() as connection:
            await stored_commit_reveal.advance(connection, table, late)

    @_uninterrupted
    async def finish(self, table: str) -> None:
        """Mark a table as over."""
        async with self._engine.begin() as connection:
            await connection.execute(sql.update(GAME).where(GAME.c.id == table).values(over=True))

    @_uninterrupted
    async def load(self, table: str, since: int = 0) -> StoredTable | None:
        """A table with its seats and its moves from number `since` on; None if there is no such id. Raises `UnreadableRow`."""
        async with self._engine.connect() as connection:
            with readable():
                game = (await connection.execute(sql.select(GAME).where(GAME.c.id == table))).mappings().first()
                if game is None:
                    return None
                seats = sql.select(SEAT).where(SEAT.c.game == table).order_by(SEAT.c.seat)
                sitters = tuple(sitter_of(row) for row in (await connection.execute(seats)).mappings())
                newer = sql.and_(MOVE.c.game == table, MOVE.c.ply >= since)
                moves = sql.select(MOVE.c.ply, MOVE.c.text, MOVE.c.at).where(newer).order_by(MOVE.c.ply)
                rows = (await connection.execute(moves)).all()
                events = await read_events(connection, table) if game["events"] else ()
                times = tuple(utc(row.at) for row in rows)
                return StoredTable(config_of(game), sitters, in_order(rows, since), times, events)

    @_uninterrupted
    async def unfinished(self) -> tuple[str, ...]:
        """Ids of the tables to look after at a start: not over and no open seat.

        First those with people and computers, which may sit in for somebody, then those of computers alone, then of people's
        the listed ones, which may have ended without the mark, and those by days, where the server makes the moves that nobody
        chooses; the newest first. Others wait until somebody comes.
        """
        computer = sql.or_(SEAT.c.kind == "computer", SEAT.c.stand_in.is_not(None))
        ours = GAME.c.id.in_(sql.select(SEAT.c.game).where(computer))
        people = GAME.c.id.in_(sql.select(SEAT.c.game).where(SEAT.c.kind == "human"))
        waiting = sql.select(SEAT.c.game).where(SEAT.c.kind == "open")
        by_days = GAME.c.agreement[("clock", "kind")].as_string() == "days"
        looked_after = sql.or_(ours, GAME.c.listed, by_days)
        query = sql.select(GAME.c.id).where(
            GAME.c.over.is_(False), GAME.c.closed.is_(None), GAME.c.id.not_in(waiting), looked_after
        )
        order = sql.case((sql.and_(ours, people), 0), (ours, 1), else_=2)
        async with self._engine.connect() as connection:
            return tuple((await connection.scalars(query.order_by(order, GAME.c.since.desc()))).all())


async def _insert(connection: AsyncConnection, config: TableConfig, sitters: tuple[SeatHolder, ...]) -> None:
    row = game_row(config) | {"attended": attended_at_first(config, sitters)}
    await connection.execute(sql.insert(GAME), [row])
    await connection.execute(sql.insert(SEAT), [seat_row(config.id, each) for each in sitters])
    await await_result(connection, config.id, sitters)
    await stored_commit_reveal.advance(connection, config.id)
