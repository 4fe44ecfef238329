"""What a table is and says: its seats, its position, and the messages that are built from them."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from collections.abc import Callable, Iterable
from dataclasses import replace

from youyi.apps.web import wire, words
from youyi.apps.web.absence import Attendance, Presence
from youyi.apps.web.errors import MessageError
from youyi.apps.web.message_builder import MessageBuilder
from youyi.apps.web.phrases import Phrases
from youyi.apps.web.store import StoredTable
from youyi.apps.web.subscribers import Addressee, Listener, Subscribers
from youyi.apps.web.table_session import AnyPly, TableSession
from youyi.apps.web.telemetry import Telemetry
from youyi.kernel.committed import Committed
from youyi.kernel.names import Language
from youyi.kernel.rules import Over
from youyi.kernel.rulings import values
from youyi.kernel.seats import Seat


class TableView:
    """A table that is open in this process, as far as it can be looked at; `Table` changes it."""

    def __init__(
        self, stored: StoredTable, session: TableSession, phrases: Phrases, telemetry: Telemetry, attendance: Attendance
    ) -> None:
        """`session` must have played the stored moves."""
        self.config = stored.config
        self.sitters = list(stored.sitters)
        self.session = session
        self.subscribers = Subscribers()
        self.chances = Committed(stored.config.secret)
        self.presence = Presence(attendance)
        self.telemetry = telemetry
        self.notify: Callable[[], None] = lambda: None
        """Called whenever it may have become the server's turn."""
        self._phrases = phrases
        self._lock = asyncio.Lock()

    @property
    def begun(self) -> bool:
        """Whether every seat is taken."""
        return all(each.kind != "open" for each in self.sitters)

    @property
    def started(self) -> bool:
        """Whether the game has begun, though a seat may be open again."""
        return self.begun or self.session.at > 0

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
        if not self.begun or self.over or self.config.closed is not None:
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

    def publish_seats(self) -> None:
        """Publish who sits where and is connected."""
        self.presence.note(self.subscribers.seats())
        self.subscribers.publish(lambda _to: wire.Present(self.seats()))

    def publish_snapshots(self, to: Iterable[Listener] | None = None) -> None:
        """Send the whole table again to these listeners; None: to all."""
        builder = self._builder()
        self.subscribers.publish(lambda each: self._snapshot(builder, each), to)

    def closed_error(self) -> MessageError:
        """The refusal of whatever is asked of a closed table."""
        reason = self.config.closed
        return MessageError("closed", None if reason is None else words.CLOSED.get(reason))

    def publish_rematch(self, table: str, seats: dict[Seat, Seat]) -> None:
        """Publish the next table of the same players, and to each seat its seat there."""
        self.config = replace(self.config, rematch=table)
        self.subscribers.publish(
            lambda to: wire.Rematch(table, None if to.seat is None else seats[to.seat]),
        )

    def _builder(self) -> MessageBuilder:
        """What builds messages until the next move."""
        return MessageBuilder(self._phrases, self.session)

    def _publish(self, played: AnyPly) -> None:
        builder = self._builder()
        self.subscribers.publish(lambda to: builder.happened(played, to))

    def seats(self) -> list[wire.SeatSaid]:
        """Who sits where, and who is connected."""
        return self.presence.told(self.sitters)

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
            closed=config.closed,
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
            asked=self._asked(builder, to),
            log=builder.log(to),
            past=builder.past(to),
            says=self._says(builder, to),
            language=to.language,
            over=builder.over(to),
            drawing=builder.drawing(to),
        )

    def _asked(self, builder: MessageBuilder, to: Addressee) -> wire.Asked:
        if self.config.closed is not None:
            return wire.Nothing()
        return builder.asked(to) if self.begun else wire.Seats()

    def _says(self, builder: MessageBuilder, to: Addressee) -> str:
        if self.config.closed is not None:
            return self.closed_error().said.said_in(to.language)
        return builder.prompt_text(to) if self.begun else words.SEATS_OPEN.said_in(to.language)

    def refusal(self, error: MessageError, language: Language) -> wire.Refused:
        """The answer to a refused message."""
        because = None if error.because is None else self._phrases.because(error.because)
        says = error.said.said_in(language)
        return wire.Refused(error.code, says, because, self.session.at, error.spot, error.column)


def token_hash(token: str) -> str:
    """The hash of a token, which is stored in its place."""
    return hashlib.sha256(token.encode()).hexdigest()
