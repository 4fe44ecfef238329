"""What a table is and says: its seats, its position, and the messages that are built from them."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from collections.abc import Awaitable, Callable, Hashable, Iterable, Sequence
from dataclasses import replace

from youyi.apps.web.base import words
from youyi.apps.web.base.errors import MessageError
from youyi.apps.web.base.phrases import Phrases
from youyi.apps.web.base.telemetry import Telemetry
from youyi.apps.web.live.chance.table_chance import BoutChances, chance_said
from youyi.apps.web.live.messages.message_builder import MessageBuilder
from youyi.apps.web.live.messages.subscribers import Addressee, Listener, Subscribers
from youyi.apps.web.live.peers.bus import Changed
from youyi.apps.web.live.peers.peers import Peers
from youyi.apps.web.live.people.bot_names import names_at
from youyi.apps.web.live.people.company_view import company_said, lasting
from youyi.apps.web.live.people.presence import Attendance, Presence
from youyi.apps.web.live.people.substitutes import goes_on
from youyi.apps.web.live.state.commit_reveal import Stage, stage
from youyi.apps.web.live.state.ending import Ending, ending_of, over_said
from youyi.apps.web.live.state.stored_table import StoredTable, TableEvent
from youyi.apps.web.live.state.table_session import AnyPly, TableSession
from youyi.apps.web.wire import messages as wire
from youyi.apps.web.wire.company import Company, CompanySaid
from youyi.apps.web.wire.table import Hinted
from youyi.kernel.committed import Committed
from youyi.kernel.names import Language
from youyi.kernel.rules import Over
from youyi.kernel.rulings import values
from youyi.kernel.seats import Seat, next_seat

_COUNTED_AFTER = 1.0
"""Seconds in which people may come and go before their number is told."""


class TableView:
    """A table that is open in this process, as far as it can be looked at; `Table` changes it."""

    def __init__(
        self,
        stored: StoredTable,
        session: TableSession,
        phrases: Phrases,
        telemetry: Telemetry,
        *,
        attendance: Attendance,
        peers: Peers,
    ) -> None:
        """`session` must have played the stored moves."""
        self.config = stored.config
        self.sitters = list(stored.sitters)
        self.session = session
        self.times = list(stored.times_or(stored.config.since))
        """When each move was stored."""
        self.events: Sequence[TableEvent] = stored.events
        self.subscribers = Subscribers()
        self.presence = Presence(attendance)
        self.telemetry = telemetry
        self.peers = peers
        self.notify: Callable[[], None] = lambda: None
        """Called whenever it may have become the server's turn."""
        self.hint: Callable[[Addressee, int], Awaitable[Hinted]] = no_hint
        """What a seat might choose in a position, as the strongest computer player would. Raises `MessageError`."""
        self._phrases = phrases
        self._bouts = BoutChances()
        self._told_bouts = session.open_bouts
        self._counting: asyncio.TimerHandle | None = None
        self._lock = asyncio.Lock()
        self._told_company: Hashable = lasting(self, self.company_said())
        self._told_watching = 0

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
        return self._bouts.of(self.config, self.session.bout)

    @property
    def started(self) -> bool:
        """Whether the game has begun, though a seat may be open again."""
        return self.begun or self.session.at > 0

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return isinstance(self.session.prompt, Over)

    @property
    def ending(self) -> Ending | None:
        """How the table ended: by the rules, conceded or closed; None while it goes on."""
        return ending_of(self.session, self.config, self.events)

    @property
    def busy(self) -> bool:
        """Whether a move or a seat is being stored."""
        return self._lock.locked()

    @property
    def server_moves(self) -> bool:
        """Whether the server is to move: a bot's choice or throw, or the table's own draw."""
        asked = self.session.asked
        return goes_on(self) and (asked is None or self.sitters[asked].plays is not None)

    def seat_of(self, token: str) -> Seat:
        """The seat that a token holds. Raises `MessageError`."""
        offered = token_hash(token)
        for each in self.sitters:
            if each.token_hash is not None and hmac.compare_digest(each.token_hash, offered):
                return Seat(each.seat)
        raise MessageError("bad_token")

    def publish_seats(self) -> None:
        """Publish who sits where and is connected, here and at other servers."""
        self.announce()
        self.show_seats()

    def announce(self) -> None:
        """Tell other servers who is connected here."""
        listeners = len(self.subscribers)
        self.peers.announce(
            self.config.id, self.subscribers.seats(), watched=listeners > 0, watching=self.subscribers.watching
        )
        self.count_soon()

    def show_seats(self) -> None:
        """Publish here who sits where and is connected."""
        self.presence.note(self.subscribers.seats() | self.peers.seats(self.config.id))
        self.subscribers.publish(lambda _to: wire.Present(self.seats()))
        self.publish_company()
        self.notify()

    def count_soon(self) -> None:
        """Publish here, in a moment, how many watch."""
        if self._counting is None:
            self._counting = asyncio.get_running_loop().call_later(_COUNTED_AFTER, self._count)

    def _count(self) -> None:
        self._counting = None
        said = self.company_said()
        if said.watching != self._told_watching:
            self._tell_company(said)

    def publish_company(self) -> None:
        """Publish here what is new of the people of this table."""
        if len(self.subscribers):
            said = self.company_said()
            if lasting(self, said) != self._told_company:
                self._tell_company(said)

    def _tell_company(self, said: CompanySaid) -> None:
        self._told_company, self._told_watching = lasting(self, said), said.watching
        self.subscribers.publish(lambda _to: Company(said))

    def company_said(self) -> CompanySaid:
        """The people of this table at this moment."""
        watching = self.subscribers.watching + self.peers.watching(self.config.id)
        return company_said(self, watching, self.presence.now())

    def publish_snapshots(self, to: Iterable[Listener] | None = None) -> None:
        """Send the whole table again to these listeners; None: to all."""
        builder = self._builder()
        self.subscribers.publish(lambda each: self._snapshot(builder, each), to)

    def closed_error(self) -> MessageError:
        """The refusal of whatever is asked of a closed table."""
        reason = self.config.closed
        return MessageError("closed", None if reason is None else words.CLOSED.get(reason))

    def publish_rematch(self, table: str) -> None:
        """Publish the next table of the same players, here and at other servers, and to each seat its seat there."""
        self.config = replace(self.config, rematch=table)
        self.peers.tell(Changed(self.config.id))
        self.show_rematch(table)

    def show_rematch(self, table: str) -> None:
        """Publish here the next table, and to each seat its seat there."""
        seats = rematch_seats(len(self.sitters))
        self.subscribers.publish(lambda to: wire.Rematch(table, None if to.seat is None else seats[to.seat]))

    def _builder(self) -> MessageBuilder:
        """What builds messages until the next move."""
        return MessageBuilder(self._phrases, self.session)

    def show(self, played: AnyPly) -> None:
        """Publish a move here."""
        builder = self._builder()
        self.subscribers.publish(lambda to: builder.happened(played, to))
        if self.over or self.session.open_bouts != self._told_bouts:
            self._told_bouts = self.session.open_bouts
            self.publish_chance()
        self.publish_company()

    def publish_chance(self) -> None:
        """Publish here what binds the server in its throws and shuffles."""
        self.subscribers.publish(lambda _to: self.chance_told())

    def chance_told(self) -> wire.ChanceTold:
        """What binds the server in its throws and shuffles, as far as it may be told."""
        return wire.ChanceTold(chance_said(self.config, self.session))

    def seats(self) -> list[wire.SeatSaid]:
        """Who sits where, and who is connected."""
        return self.presence.told(self.sitters, names_at(self.session.table.game, self.sitters))

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
            closed=config.closed,
            rematch=config.rematch,
            company=self.company_said(),
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
            latest=builder.latest(to),
            past=builder.past(to),
            says=self._says(builder, to),
            language=to.language,
            over=over_said(self.ending, builder.over(to), self.session.table.game, to.language),
            drawing=builder.drawing(to),
        )

    def _asked(self, builder: MessageBuilder, to: Addressee) -> wire.Asked:
        if self.config.closed is not None or self.config.paused is not None:
            return wire.Nothing()
        return builder.asked(to) if self.begun else wire.Seats()

    def _says(self, builder: MessageBuilder, to: Addressee) -> str:
        ended = over_said(self.ending, builder.over(to), self.session.table.game, to.language)
        if ended is not None:
            return ended.says
        if self.config.paused is not None:
            return words.PAUSED.said_in(to.language)
        if self.begun:
            return builder.prompt_text(to)
        return (words.CONTRIBUTING if self.seated else words.SEATS_OPEN).said_in(to.language)

    def refusal(self, error: MessageError, language: Language) -> wire.Refused:
        """The answer to a refused message."""
        because = None if error.because is None else self._phrases.because(error.because)
        says = error.said.said_in(language)
        return wire.Refused(error.code, says, because, self.session.at, error.spot, error.column)


async def no_hint(_to: Addressee, _at: int) -> Hinted:
    """Give no hint: nobody works any out for this table. Raises `MessageError`."""
    raise MessageError("no_hints")


def token_hash(token: str) -> str:
    """The hash of a token, which is stored in its place."""
    return hashlib.sha256(token.encode()).hexdigest()


def rematch_seats(seats: int) -> dict[Seat, Seat]:
    """Each seat of a table, and where the same person sits at the rematch: one seat further."""
    return {Seat(each): next_seat(Seat(each), seats) for each in range(seats)}
