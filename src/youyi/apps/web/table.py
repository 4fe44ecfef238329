"""One table: its seats, and the checks on every move. It knows neither the network nor the database."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from youyi.apps.web import wire, words
from youyi.apps.web.contributing import Contributing
from youyi.apps.web.contributions import Stage, stage
from youyi.apps.web.errors import MessageError
from youyi.apps.web.message_builder import MessageBuilder
from youyi.apps.web.move_log import PlyTaken
from youyi.apps.web.phrases import Phrases, reading
from youyi.apps.web.store import Sitter, StoredTable
from youyi.apps.web.subscribers import Addressee, Subscribers
from youyi.apps.web.table_chance import bout_chances, chance_said
from youyi.apps.web.table_session import AnyPly, TableSession
from youyi.apps.web.table_store import TableStore
from youyi.kernel.committed import Committed
from youyi.kernel.errors import BadNotation
from youyi.kernel.names import Language, Words
from youyi.kernel.rules import Chance, Decision, Over
from youyi.kernel.rulings import values
from youyi.kernel.seats import Seat

SEAL_PATIENCE = 15
"""Seconds for which a table waits for its seats' contributions."""


class Table:
    """A table that is open in this process. The moves in the store decide if another process has it open too."""

    def __init__(
        self,
        stored: StoredTable,
        session: TableSession,
        phrases: Phrases,
        store: TableStore,
        seal_patience: float = SEAL_PATIENCE,
    ) -> None:
        """`session` must have played the stored moves."""
        self.config = stored.config
        self.sitters = list(stored.sitters)
        self.session = session
        self.subscribers = Subscribers()
        self._told_bouts = session.open_bouts
        self.contributing = Contributing(stored.config.id, store, self.refresh, seal_patience)
        self.notify: Callable[[], None] = lambda: None
        """Called whenever it may have become the server's turn."""
        self._phrases = phrases
        self._store = store
        self._lock = asyncio.Lock()

    @property
    def seated(self) -> bool:
        """Whether every seat is taken."""
        return all(each.kind != "open" for each in self.sitters)

    @property
    def begun(self) -> bool:
        """Whether every seat is taken and the contributions to the chance are settled."""
        config = self.config
        return self.seated and stage(config.scheme, config.seals, config.contributions) is Stage.SETTLED

    @property
    def chances(self) -> Committed:
        """Where the numbers of the bout come from that is played, or that the draw which is due begins."""
        return bout_chances(self.config, self.session.bout)

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
        await self.refresh()
        return True

    async def refresh(self) -> None:
        """Read the seats and the chance again, and publish what is new."""
        async with self._lock:
            stored = await self._store.load(self.config.id)
            assert stored is not None, "a table is never deleted"
            self._adopt(stored)
        self.notify()

    def _adopt(self, stored: StoredTable) -> None:
        before, sitters, begun = self.config, self.sitters, self.begun
        self.config, self.sitters = stored.config, list(stored.sitters)
        self.contributing.watch(stored)
        if self.sitters != sitters:
            self.publish_seats()
        if (before.seals, before.contributions) != (self.config.seals, self.config.contributions):
            self._publish_chance()
        if self.begun and not begun:
            builder = self._builder()
            self.subscribers.publish(lambda to: self._snapshot(builder, to))

    def publish_seats(self) -> None:
        """Publish who sits where and is connected."""
        self.subscribers.publish(lambda _to: wire.Present(self.seats()))

    def publish_rematch(self, table: str, seats: dict[Seat, Seat]) -> None:
        """Publish the next table of the same players, and to each seat its seat there."""
        self.config = replace(self.config, rematch=table)
        self.subscribers.publish(
            lambda to: wire.Rematch(table, None if to.seat is None else seats[to.seat]),
        )

    # Checks, in this order: seat, begun, not over, asked, current, right kind, readable, legal; then store, play, publish.

    async def throw(self, seat: Seat | None, at: int) -> None:
        """Draw for a seat whose hand is to throw. Raises `MessageError`."""
        async with self._lock:
            self._check_turn(seat, at)
            if not isinstance(self.session.prompt, Chance):
                raise MessageError("not_your_turn", words.CHOICE_ASKED)
            await self._play(self.session.draw(self.chances))
        self.notify()

    async def move(self, seat: Seat | None, at: int, text: str) -> None:
        """Play the choice of a seat. Raises `MessageError`."""
        async with self._lock:
            self._check_turn(seat, at)
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

    def _check_turn(self, seat: Seat | None, at: int) -> None:
        if seat is None:
            raise MessageError("no_such_seat")
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
        self._publish(self.session.play(move))
        if self.over:
            await self._store.finish(self.config.id)

    async def _catch_up(self) -> None:
        """Play the moves that another process has stored meanwhile."""
        stored = await self._store.load(self.config.id)
        assert stored is not None, "a table is never deleted"
        self._adopt(stored)
        for text in stored.moves[self.session.at :]:
            self._publish(self.session.play_text(text))

    def _builder(self) -> MessageBuilder:
        """What builds messages until the next move."""
        return MessageBuilder(self._phrases, self.session)

    def _publish(self, played: AnyPly) -> None:
        builder = self._builder()
        self.subscribers.publish(lambda to: builder.happened(played, to))
        if self.over or self.session.open_bouts != self._told_bouts:
            self._told_bouts = self.session.open_bouts
            self._publish_chance()

    def _publish_chance(self) -> None:
        self.subscribers.publish(lambda _to: self.chance_told())

    def chance_told(self) -> wire.ChanceTold:
        """What binds the server in its throws and shuffles, as far as it may be told."""
        return wire.ChanceTold(chance_said(self.config, self.session))

    def seats(self) -> list[wire.SeatSaid]:
        """Who sits where, and who is connected."""
        listening = self.subscribers.seats()
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
            chance=chance_said(config, self.session),
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
            says=builder.prompt_text(to) if self.begun else self._waits_for().said_in(to.language),
            language=to.language,
            over=builder.over(to),
            drawing=builder.drawing(to),
        )

    def _waits_for(self) -> Words:
        return words.CONTRIBUTING if self.seated else words.SEATS_OPEN

    def refusal(self, error: MessageError, language: Language) -> wire.Refused:
        """The answer to a refused message."""
        because = None if error.because is None else self._phrases.because(error.because)
        says = error.said.said_in(language)
        return wire.Refused(error.code, says, because, self.session.at, error.spot, error.column)


def token_hash(token: str) -> str:
    """The hash of a token, which is stored in its place."""
    return hashlib.sha256(token.encode()).hexdigest()


def _at_column(column: int) -> Words:
    text = words.AT_COLUMN
    return Words(*(each.format(column=column) for each in (text.en, text.zh_hant, text.zh_hans)))
