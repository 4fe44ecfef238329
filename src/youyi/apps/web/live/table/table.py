"""One table: its seats, and the checks on every move. It knows neither the network nor the database."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any
from weakref import proxy

from youyi.apps.web.base import server_time, words
from youyi.apps.web.base.errors import MessageError
from youyi.apps.web.base.phrases import Phrases
from youyi.apps.web.base.telemetry import Telemetry
from youyi.apps.web.live.chance.contribution_stages import SEAL_PATIENCE, Contributing
from youyi.apps.web.live.messages.subscribers import Addressee, Listener
from youyi.apps.web.live.peers.bus import Changed, Moved
from youyi.apps.web.live.peers.peers import ALONE, Peers
from youyi.apps.web.live.people.presence import Attendance
from youyi.apps.web.live.state.stored_table import Sitter, StoredTable, TableEvent
from youyi.apps.web.live.state.table_session import TableSession
from youyi.apps.web.live.state.table_store import NotStored, PlyTaken, TableClosed, TableStore
from youyi.apps.web.live.table.catch_up import Readings, adopt
from youyi.apps.web.live.table.checks import check_turn, legal_move
from youyi.apps.web.live.table.seat_changes import SeatChange
from youyi.apps.web.live.table.table_company import Company
from youyi.apps.web.live.table.table_view import TableView
from youyi.apps.web.live.table.talking import Talking
from youyi.apps.web.wire import messages as wire
from youyi.apps.web.wire.company import EventKind
from youyi.apps.web.wire.messages import ClosedBecause
from youyi.apps.web.wire.table import BarredTold
from youyi.kernel.rules import Chance
from youyi.kernel.seats import Seat


class Table(TableView):
    """A table that is open in this process. Another server may have it open too: what is stored decides."""

    def __init__(
        self,
        stored: StoredTable,
        session: TableSession,
        phrases: Phrases,
        store: TableStore,
        *,
        telemetry: Telemetry | None = None,
        attendance: Attendance | None = None,
        peers: Peers = ALONE,
        seal_patience: float = SEAL_PATIENCE,
    ) -> None:
        """`session` must have played the stored moves."""
        super().__init__(
            stored, session, phrases, telemetry or Telemetry(), attendance=attendance or Attendance(), peers=peers
        )
        self._store = store
        # Parts that held their table would keep it in memory, after it was closed, until the collector came round.
        me: Table = proxy(self)

        def refresh() -> Awaitable[None]:
            return me.refresh()

        def change(work: Callable[[], Awaitable[bool]]) -> Awaitable[bool]:
            return me._change(work)

        def change_seat(decide: Callable[[], SeatChange]) -> Awaitable[None]:
            return me.change_seat(decide)

        self.contributing = Contributing(stored.config.id, store, refresh, seal_patience, self.telemetry)
        self._readings = Readings()
        self.talking = Talking(me, store.talk, change)
        self.company = Company(me, store.company, change, change_seat)

    async def current(self) -> None:
        """Catch up with what other servers have stored before this was called."""
        if self.peers.shared:
            wanted = self._readings.want()
            async with self._lock:
                if not self._readings.answered(wanted):
                    await self._catch_up()

    async def refresh(self) -> None:
        """Read the store again, and publish what is new, here and at other servers."""
        async with self._lock:
            await self._catch_up()
        self.peers.tell(Changed(self.config.id))
        self.notify()

    async def seat_of_token(self, token: str) -> Seat:
        """The seat that a token holds, perhaps since a moment ago. Raises `MessageError`."""
        try:
            return self.seat_of(token)
        except MessageError:
            await self.current()
            return self.seat_of(token)

    async def sit(self, sitter: Sitter, check: Callable[[], None] = lambda: None) -> bool:
        """Give an open seat to someone unless `check` raises, and publish it. Returns False if it was taken meanwhile."""
        async with self._lock:
            check()
            event = self._event("sat", sitter)
            if self.config.closed is not None or not await self._store.sit(self.config.id, sitter, event):
                return False
            await self._catch_up()
        self.peers.tell(Changed(self.config.id))
        self.telemetry.seat_changed("sat", self.config.id, sitter.seat)
        self.notify()
        return True

    async def change_seat(self, decide: Callable[[], SeatChange]) -> None:
        """Give a seat to another holder as decided, and publish it; the old token is void. Raises `MessageError`."""
        await self.current()
        async with self._lock:
            change = decide()
            event = self._event(change.says, change.new)
            given = await self._store.replace_sitter(self.config.id, change.old, change.new, change.unseen_since, event)
            await self._catch_up()
            if not given:
                raise MessageError("seat_held")
        self.peers.tell(Changed(self.config.id))
        self.telemetry.seat_changed(change.says, self.config.id, change.new.seat)
        self.notify()

    async def _change(self, work: Callable[[], Awaitable[bool]]) -> bool:
        """Change what is stored about this table, and publish it; False if something else was stored first."""
        async with self._lock:
            changed = await work()
            await self._catch_up()
        self.peers.tell(Changed(self.config.id))
        self.notify()
        return changed

    def _event(self, kind: EventKind, sitter: Sitter) -> TableEvent | None:
        """What is noted of a change of seats: nothing before the beginning."""
        if not self.started:
            return None
        at = sitter.since or self.presence.now()
        return TableEvent(kind=kind, ply=self.session.at, seat=sitter.seat, player=sitter.player, at=at)

    def hold(self, sitter: Sitter) -> list[Listener]:
        """Seat someone. Listeners who held the seat before watch from now on, and are returned."""
        seat = Seat(sitter.seat)
        self.sitters[seat] = sitter
        self.presence.forget(seat)
        return self.subscribers.unseat(seat)

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
            await self._play(legal_move(self.session, text))
        self.notify()

    async def move_for_server(self, at: int, move: Any) -> None:
        """Play a move of the server: a bot's choice or throw, or the table's own draw. Raises `MessageError`."""
        async with self._lock:
            if at != self.session.at or not self.server_moves:
                raise MessageError("stale")
            await self._play(move)

    async def preview(self, to: Addressee, at: int, text: str) -> wire.Previewed:
        """What a choice would do, without playing it. Raises `MessageError`."""
        async with self._acting(to.seat, at):
            return self._builder().previewed(legal_move(self.session, text), to)

    async def barred(self, to: Addressee, at: int) -> BarredTold:
        """What a seat might try and may not. Raises `MessageError`."""
        async with self._acting(to.seat, at):
            return self._builder().barred(to)

    async def study(self, to: Addressee, at: int) -> wire.Studied:
        """What can be worked out from what a seat, or the public, may see. Raises `MessageError`."""
        if at != self.session.at:
            holder = self._holder(to.seat)
            await self.current()
            self._check_holder(to.seat, holder)
        if at != self.session.at:
            raise MessageError("stale")
        return self._builder().studied(to)

    @asynccontextmanager
    async def _acting(self, seat: Seat | None, at: int) -> AsyncIterator[None]:
        """Hold the lock for someone's turn; a seat that changed hands while its holder waited acts no more."""
        holder = self._holder(seat)
        async with self._lock:
            await self._check_turn(seat, at)
            self._check_holder(seat, holder)
            yield

    def _holder(self, seat: Seat | None) -> object:
        return None if seat is None else self.sitters[seat].holder

    def _check_holder(self, seat: Seat | None, holder: object) -> None:
        """Refuse who lost the seat while waiting. Raises `MessageError`."""
        if self._holder(seat) != holder:
            raise MessageError("no_such_seat")

    async def _check_turn(self, seat: Seat | None, at: int) -> None:
        """Check that it is for a seat to act in position `at`; nobody is refused before the store was asked."""
        try:
            check_turn(self, seat, at)
        except MessageError:
            if seat is None or not self.peers.shared:
                raise
            await self._catch_up()
            check_turn(self, seat, at)

    async def _play(self, move: Any) -> None:
        """Store, play, publish: in this order, so that nobody ever saw a move that a restart could lose."""
        try:
            await self._store.append(self.config.id, self.session.at, self.session.write(move))
        except PlyTaken:
            await self._catch_up()
            raise MessageError("stale") from None
        except TableClosed:
            await self._catch_up()
            raise (self.closed_error() if self.config.paused is None else MessageError("paused")) from None
        except NotStored:
            raise MessageError("failed") from None
        self.times.append(server_time.now())  # as the store has it, to a millisecond or so
        self.show(self.session.play(move))
        self.peers.tell(Moved(self.config.id, self.session.at))
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
        self.peers.release(self.config.id)
        self.telemetry.finished(self.config.id, self.config.game, self.session.at)

    async def _catch_up(self) -> None:
        """Adopt what another process has stored meanwhile."""
        await adopt(self, await self._readings.read(lambda: self._store.load(self.config.id, self.session.at)))
