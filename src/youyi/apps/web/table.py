"""One table: its seats, and the checks on every move. It knows neither the network nor the database."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Protocol

from youyi.apps.web import wire, words
from youyi.apps.web.bus import Changed, Moved
from youyi.apps.web.catch_up import Readings, adopt
from youyi.apps.web.checks import check_turn, legal_move
from youyi.apps.web.errors import MessageError
from youyi.apps.web.message_builder import MessageBuilder
from youyi.apps.web.move_log import NotStored, PlyTaken
from youyi.apps.web.peers import ALONE, Peers
from youyi.apps.web.phrases import Phrases
from youyi.apps.web.store import Sitter, StoredTable
from youyi.apps.web.subscribers import Addressee, Subscribers
from youyi.apps.web.table_session import AnyPly, TableSession
from youyi.kernel.committed import Committed
from youyi.kernel.names import Language
from youyi.kernel.rules import Chance, Over
from youyi.kernel.rulings import values
from youyi.kernel.seats import Seat, next_seat


class MoveStore(Protocol):
    """Where a table's moves are stored."""

    async def append(self, table: str, ply: int, text: str) -> None:
        """Store move number `ply` (from 0). Raises `PlyTaken`, `NotStored`."""
        ...

    async def load(self, table: str, since: int = 0) -> StoredTable | None:
        """A table with its seats and its moves from number `since` on; None if there is no such id."""
        ...

    async def sit(self, table: str, sitter: Sitter) -> bool:
        """Give an open seat to someone; False if it was taken meanwhile."""
        ...

    async def finish(self, table: str) -> None:
        """Mark a table as over."""
        ...


class Table:
    """A table that is open in this process. Another server may have it open too: what is stored decides."""

    def __init__(
        self, stored: StoredTable, session: TableSession, phrases: Phrases, store: MoveStore, peers: Peers = ALONE
    ) -> None:
        """`session` must have played the stored moves."""
        self.config = stored.config
        self.sitters = list(stored.sitters)
        self.session = session
        self.subscribers = Subscribers()
        self.chances = Committed(stored.config.secret)
        self.notify: Callable[[], None] = lambda: None
        """Called whenever it may have become the server's turn."""
        self.peers = peers
        self._phrases = phrases
        self._store = store
        self._lock = asyncio.Lock()
        self._readings = Readings()

    @property
    def begun(self) -> bool:
        """Whether every seat is taken."""
        return all(each.kind != "open" for each in self.sitters)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return isinstance(self.session.prompt, Over)

    @property
    def busy(self) -> bool:
        """Whether a move or a seat is being stored."""
        return self._lock.locked()

    @property
    def server_moves(self) -> bool:
        """Whether the server is to move: a bot's choice or throw, or the table's own draw."""
        if not self.begun or self.over:
            return False
        asked = self.session.asked
        return asked is None or self.sitters[asked].kind == "computer"

    async def current(self) -> None:
        """Catch up with what other servers have stored before this was called."""
        if self.peers.shared:
            wanted = self._readings.want()
            async with self._lock:
                if not self._readings.answered(wanted):
                    await self._catch_up()

    async def seat_of_token(self, token: str) -> Seat:
        """The seat that a token holds, perhaps since a moment ago. Raises `MessageError`."""
        try:
            return self.seat_of(token)
        except MessageError:
            await self.current()
            return self.seat_of(token)

    def seat_of(self, token: str) -> Seat:
        """The seat that a token holds. Raises `MessageError`."""
        offered = token_hash(token)
        for each in self.sitters:
            if each.token_hash is not None and hmac.compare_digest(each.token_hash, offered):
                return Seat(each.seat)
        raise MessageError("bad_token")

    async def sit(self, sitter: Sitter) -> bool:
        """Give an open seat to someone, and publish it. Returns False if the seat was taken meanwhile."""
        async with self._lock:
            if not await self._store.sit(self.config.id, sitter):
                return False
            self.sitters[sitter.seat] = sitter
        self.peers.tell(Changed(self.config.id))
        self.show_seats()
        if self.begun:
            self.show_snapshot()
        self.notify()
        return True

    def show_snapshot(self) -> None:
        """Publish the whole table here, as each listener may know it."""
        builder = self._builder()
        self.subscribers.publish(lambda to: self._snapshot(builder, to))

    def publish_seats(self) -> None:
        """Publish who sits where and is connected, here and at other servers."""
        self.announce()
        self.show_seats()

    def announce(self) -> None:
        """Tell other servers who is connected here."""
        self.peers.announce(self.config.id, self.subscribers.seats(), watched=len(self.subscribers) > 0)

    def show_seats(self) -> None:
        """Publish here who sits where and is connected."""
        self.subscribers.publish(lambda _to: wire.Present(self.seats()))

    def publish_rematch(self, table: str) -> None:
        """Publish the next table of the same players, here and at other servers, and to each seat its seat there."""
        self.config = replace(self.config, rematch=table)
        self.peers.tell(Changed(self.config.id))
        self.show_rematch(table)

    def show_rematch(self, table: str) -> None:
        """Publish here the next table, and to each seat its seat there."""
        seats = rematch_seats(len(self.sitters))
        self.subscribers.publish(lambda to: wire.Rematch(table, None if to.seat is None else seats[to.seat]))

    # Checks, in this order: seat, begun, not over, asked, current, right kind, readable, legal; then store, play, publish.

    async def throw(self, seat: Seat | None, at: int) -> None:
        """Draw for a seat whose hand is to throw. Raises `MessageError`."""
        async with self._lock:
            await self._check_turn(seat, at)
            if not isinstance(self.session.prompt, Chance):
                raise MessageError("not_your_turn", words.CHOICE_ASKED)
            await self._play(self.session.draw(self.chances))
        self.notify()

    async def move(self, seat: Seat | None, at: int, text: str) -> None:
        """Play the choice of a seat. Raises `MessageError`."""
        async with self._lock:
            await self._check_turn(seat, at)
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
        async with self._lock:
            await self._check_turn(to.seat, at)
        return self._builder().previewed(legal_move(self.session, text), to)

    async def study(self, to: Addressee, at: int) -> wire.Studied:
        """What can be worked out from what a seat, or the public, may see. Raises `MessageError`."""
        if at != self.session.at:
            await self.current()
        if at != self.session.at:
            raise MessageError("stale")
        return self._builder().studied(to)

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
        except NotStored:
            raise MessageError("failed") from None
        self.show(self.session.play(move))
        self.peers.tell(Moved(self.config.id, self.session.at))
        if self.over:
            await self.finish()

    async def finish(self) -> None:
        """Mark the table as over."""
        await self._store.finish(self.config.id)
        self.config = replace(self.config, over=True)
        self.peers.release(self.config.id)

    async def _catch_up(self) -> None:
        await adopt(self, await self._readings.read(lambda: self._store.load(self.config.id, self.session.at)))

    def _builder(self) -> MessageBuilder:
        """What builds messages until the next move."""
        return MessageBuilder(self._phrases, self.session)

    def show(self, played: AnyPly) -> None:
        """Publish a move here."""
        builder = self._builder()
        self.subscribers.publish(lambda to: builder.happened(played, to))

    def seats(self) -> list[wire.SeatSaid]:
        """Who sits where, and who is connected."""
        listening = self.subscribers.seats() | self.peers.seats(self.config.id)
        return [
            wire.SeatSaid(
                each.seat, each.kind, each.name, each.player, each.kind == "computer" or each.seat in listening
            )
            for each in self.sitters
        ]

    def description(self) -> wire.TableSaid:
        """The table's configuration and seats."""
        config, table = self.config, self.session.table
        return wire.TableSaid(
            id=config.id,
            game=config.game,
            ruleset=config.ruleset,
            rulings=values(table.rulings),
            terms=values(table.terms),
            seats=self.seats(),
            chance=wire.ChanceSaid("committed", self.chances.commit, config.secret.hex() if self.over else None),
            listed=config.listed,
            over=self.over,
            rematch=config.rematch,
        )

    def snapshot(self, to: Addressee) -> wire.Snapshot:
        """The whole table, as one listener may know it."""
        return self._snapshot(self._builder(), to)

    def _snapshot(self, builder: MessageBuilder, to: Addressee) -> wire.Snapshot:
        return wire.Snapshot(
            at=self.session.at,
            seat=to.seat,
            table=self.description(),
            view=builder.view(to),
            asked=builder.asked(to) if self.begun else wire.Seats(),
            log=builder.log(to),
            past=builder.past(to),
            says=builder.prompt_text(to) if self.begun else words.SEATS_OPEN.said_in(to.language),
            language=to.language,
            over=builder.over(to),
            drawing=builder.drawing(to),
        )

    def refusal(self, error: MessageError, language: Language) -> wire.Refused:
        """The answer to a refused message."""
        because = None if error.because is None else self._phrases.because(error.because)
        says = error.said.said_in(language)
        return wire.Refused(error.code, says, because, self.session.at, error.spot, error.column)


def token_hash(token: str) -> str:
    """The hash of a token, which is stored in its place."""
    return hashlib.sha256(token.encode()).hexdigest()


def rematch_seats(seats: int) -> dict[Seat, Seat]:
    """Each seat of a table, and where the same person sits at the rematch: one seat further."""
    return {Seat(each): next_seat(Seat(each), seats) for each in range(seats)}
