"""One table: its seats, and the checks on every move. It knows neither the network nor the database."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import datetime
from typing import Any, Protocol

from youyi.apps.web import wire, words
from youyi.apps.web.absence import Attendance
from youyi.apps.web.errors import MessageError
from youyi.apps.web.move_log import PlyTaken, TableClosed
from youyi.apps.web.phrases import Phrases, reading
from youyi.apps.web.seat_changes import SeatChange
from youyi.apps.web.store import Sitter, StoredTable
from youyi.apps.web.subscribers import Addressee
from youyi.apps.web.table_session import TableSession
from youyi.apps.web.table_view import TableView
from youyi.apps.web.telemetry import Telemetry
from youyi.apps.web.wire import ClosedBecause
from youyi.kernel.errors import BadNotation
from youyi.kernel.names import Words
from youyi.kernel.rules import Chance, Decision
from youyi.kernel.seats import Seat


class MoveStore(Protocol):
    """Where a table's moves are stored."""

    async def append(self, table: str, ply: int, text: str) -> None:
        """Store move number `ply` (from 0). Raises `PlyTaken`, `TableClosed`."""
        ...

    async def load(self, table: str) -> StoredTable | None:
        """A table with its seats and moves; None if there is no such id."""
        ...

    async def sit(self, table: str, sitter: Sitter) -> bool:
        """Give an open seat to someone; False if it was taken meanwhile."""
        ...

    async def replace_sitter(self, table: str, old: Sitter, new: Sitter, unseen_since: datetime | None = None) -> bool:
        """Give a seat from one holder to another; False if it has another holder, or was seen after `unseen_since`."""
        ...

    async def finish(self, table: str) -> None:
        """Mark a table as over."""
        ...


class Table(TableView):
    """A table that is open in this process. The moves in the store decide if another process has it open too."""

    def __init__(
        self,
        stored: StoredTable,
        session: TableSession,
        phrases: Phrases,
        store: MoveStore,
        telemetry: Telemetry | None = None,
        attendance: Attendance | None = None,
    ) -> None:
        """`session` must have played the stored moves."""
        super().__init__(stored, session, phrases, telemetry or Telemetry(), attendance or Attendance())
        self._store = store

    async def sit(self, sitter: Sitter, check: Callable[[], None] = lambda: None) -> bool:
        """Give an open seat to someone unless `check` raises, and publish it. Returns False if it was taken meanwhile."""
        async with self._lock:
            check()
            if self.config.closed is not None or not await self._store.sit(self.config.id, sitter):
                return False
            self._hold(sitter)
        self.telemetry.seat_changed("sat", self.config.id, sitter.seat)
        self.notify()
        return True

    async def change_seat(self, decide: Callable[[], SeatChange]) -> None:
        """Give a seat to another holder as decided, and publish it; the old token is void. Raises `MessageError`."""
        async with self._lock:
            change = decide()
            if not await self._store.replace_sitter(self.config.id, change.old, change.new, change.unseen_since):
                await self._catch_up()
                raise MessageError("seat_held")
            self._hold(change.new)
        self.telemetry.seat_changed(change.says, self.config.id, change.new.seat)
        self.notify()

    def _hold(self, sitter: Sitter) -> None:
        """Seat someone: listeners who held the seat watch from now on, before anything else is sent."""
        begun, seat = self.begun, Seat(sitter.seat)
        self.sitters[seat] = sitter
        self.presence.forget(seat)
        unseated = self.subscribers.unseat(seat)
        self.publish_seats()
        self.publish_snapshots(None if self.begun != begun else unseated)

    def close(self, reason: ClosedBecause) -> None:
        """Note that the store has this table closed, and tell every listener."""
        self.config = replace(self.config, closed=reason)
        self.publish_snapshots()

    # Checks, in this order: seat, begun, not over, asked, current, right kind, readable, legal; then store, play, publish.

    async def throw(self, seat: Seat | None, at: int) -> None:
        """Draw for a seat whose hand is to throw. Raises `MessageError`."""
        async with self._acting(seat, at):
            if not isinstance(self.session.prompt, Chance):
                raise MessageError("not_your_turn", words.CHOICE_ASKED)
            await self._play(self.session.draw(self.chances))
        self.notify()

    async def move(self, seat: Seat | None, at: int, text: str) -> None:
        """Play the choice of a seat. Raises `MessageError`."""
        async with self._acting(seat, at):
            await self._play(self._legal_move(text))
        self.notify()

    async def move_for_server(self, at: int, move: Any) -> None:
        """Play a move of the server: a bot's choice or throw, or the table's own draw. Raises `MessageError`."""
        async with self._lock:
            if at != self.session.at or not self.server_moves:
                raise MessageError("stale")
            await self._play(move)

    def preview(self, to: Addressee, at: int, text: str) -> wire.Previewed:
        """What a choice would do, without playing it. Raises `MessageError`."""
        self._check_turn(to.seat, at)
        return self._builder().previewed(self._legal_move(text), to)

    def study(self, to: Addressee, at: int) -> wire.Studied:
        """What can be worked out from what a seat, or the public, may see. Raises `MessageError`."""
        if at != self.session.at:
            raise MessageError("stale")
        return self._builder().studied(to)

    @asynccontextmanager
    async def _acting(self, seat: Seat | None, at: int) -> AsyncIterator[None]:
        """Hold the lock for someone's turn; a seat that changed hands while its holder waited for it acts no more."""
        holder = None if seat is None else self.sitters[seat]
        async with self._lock:
            if seat is not None and self.sitters[seat] is not holder:
                raise MessageError("no_such_seat")
            self._check_turn(seat, at)
            yield

    def _check_turn(self, seat: Seat | None, at: int) -> None:
        if seat is None:
            raise MessageError("no_such_seat")
        if self.config.closed is not None:
            raise self.closed_error()
        if not self.begun:
            raise MessageError("not_begun")
        if self.over:
            raise MessageError("over")
        if self.session.asked != seat:
            raise MessageError("not_your_turn")
        if at != self.session.at:
            raise MessageError("stale")

    def _legal_move(self, text: str) -> Any:
        if not isinstance(self.session.prompt, Decision):
            raise MessageError("not_your_turn", words.DICE_ASKED)
        table = self.session.table
        try:
            move = table.game.notation.read_move(text)
        except BadNotation as error:
            raise MessageError("bad_notation", _at_column(error.column), column=error.column) from None
        objection = table.rules.objection(self.session.position, move)
        if objection is not None:
            raise MessageError("illegal", reading(objection.because), objection.because, spot=objection.at)
        return move

    async def _play(self, move: Any) -> None:
        """Store, play, publish: in this order, so that nobody ever saw a move that a restart could lose."""
        try:
            await self._store.append(self.config.id, self.session.at, self.session.write(move))
        except PlyTaken:
            await self._catch_up()
            raise MessageError("stale") from None
        except TableClosed:
            await self._catch_up()
            raise self.closed_error() from None
        self._publish(self.session.play(move))
        self.telemetry.moved(self.config.game)
        if self.over:
            await self.finish()

    async def finish(self) -> None:
        """Mark the table as over in the store; without the mark it is over all the same, and marked when next looked at."""
        try:
            await self._store.finish(self.config.id)
        except Exception as error:  # noqa: BLE001  # the last move is stored and told; nobody waits for the mark
            self.telemetry.failed("finish", error, self.config.id)
            return
        self.config = replace(self.config, over=True)
        self.telemetry.finished(self.config.id, self.config.game, self.session.at)

    async def _catch_up(self) -> None:
        """Adopt what another process has stored meanwhile: moves, seats, or that the table is closed."""
        stored = await self._store.load(self.config.id)
        if stored is None:
            raise MessageError("unknown_table")
        for text in stored.moves[self.session.at :]:
            self._publish(self.session.play_text(text))
        for old, new in zip(self.sitters, stored.sitters, strict=True):
            if (old.kind, old.token_hash, old.player) != (new.kind, new.token_hash, new.player):
                self._hold(new)
        closed, self.config = self.config.closed, stored.config
        if stored.config.closed not in (None, closed):
            self.publish_snapshots()


def _at_column(column: int) -> Words:
    text = words.AT_COLUMN
    return Words(*(each.format(column=column) for each in (text.en, text.zh_hant, text.zh_hans)))
