"""A live table: what is stored of it, who is there, and what was told. Plain state; whatever is done to it stands above."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Callable, Hashable, Sequence
from datetime import datetime
from typing import Any, Protocol

from youyi.apps.web.base.errors import MessageError
from youyi.apps.web.base.limits import TokenBucket
from youyi.apps.web.base.phrases import Phrases
from youyi.apps.web.base.telemetry import Telemetry
from youyi.apps.web.live.peers.peers import ALONE, Peers
from youyi.apps.web.live.state.clocks import Banks
from youyi.apps.web.live.state.ending import TableEnding, ending_of
from youyi.apps.web.live.state.phase import Appointed, Over, Phase, Playing, Sealing, Waiting, phase_of
from youyi.apps.web.live.state.presence import Attendance, Presence
from youyi.apps.web.live.state.stored_table import SeatHolder, StoredTable, TableConfig, TableEvent, token_hash
from youyi.apps.web.live.state.subscribers import Addressee, Listener, Subscribers
from youyi.apps.web.live.state.table_chance import BoutChances
from youyi.apps.web.live.state.table_session import AnyPly, TableSession
from youyi.apps.web.live.state.table_store import TableStore
from youyi.apps.web.wire.table import Hinted
from youyi.kernel.committed import Committed
from youyi.kernel.seats import Seat


class Adviser(Protocol):
    """What works out hints."""

    def prepared(self, table: LiveTable) -> bool:
        """Whether the next hint at a table need not wait until something is compiled."""
        ...

    async def hint(self, table: LiveTable, to: Addressee, at: int) -> Hinted:
        """What a seat might choose in a position, as the strongest computer player would. Raises `MessageError`."""
        ...


class NoAdviser:
    """Works out no hints."""

    def prepared(self, table: LiveTable) -> bool:
        """Nothing is waited for."""
        return True

    async def hint(self, table: LiveTable, to: Addressee, at: int) -> Hinted:
        """None. Raises `MessageError`."""
        raise MessageError("no_hints")


class Herald(Protocol):
    """Tells those who are not here."""

    def __call__(
        self, table: LiveTable, sat: int | None = None, left: int | None = None, /, *, proposed: bool = False
    ) -> None:
        """Something was stored; `sat`: somebody took this seat; `left`: gave it up; `proposed`: times are new."""
        ...


class LiveTable:
    """A table that is open in this process. Another server may have it open too: what is stored decides.

    `config`, `sitters` and `session` are changed by the three methods below alone, and `phase` with them.
    """

    __slots__ = (
        "__weakref__",
        "_bouts",
        "adviser",
        "answered",
        "banks",
        "builder",
        "config",
        "counting",
        "events",
        "herald",
        "lock",
        "notify",
        "passed",
        "peers",
        "phase",
        "phrases",
        "presence",
        "session",
        "sitters",
        "speaking",
        "store",
        "subscribers",
        "telemetry",
        "times",
        "told_bouts",
        "told_company",
        "told_talks",
        "told_watching",
        "wanted",
    )

    config: TableConfig
    """What is stored of it as a whole."""
    sitters: list[SeatHolder]
    """By seat."""
    session: TableSession
    """The position, and how it came about."""
    times: list[datetime]
    """When each move was stored."""
    passed: int
    """How many moves this server has seen since a person last chose among several."""
    events: Sequence[TableEvent]
    """What happened beside the moves."""
    phase: Phase
    """What is going on."""
    subscribers: Subscribers
    """Whoever listens here."""
    presence: Presence
    """Which seats have somebody, here or elsewhere, and since when the others have not."""
    phrases: Phrases
    """The reasons of its game, as they are sent."""
    store: TableStore
    """Where every change is written before it is told."""
    telemetry: Telemetry
    """Where operators see what happens."""
    peers: Peers
    """The other servers that may have it open."""
    banks: Banks
    """What people have left of their time, as far as it was followed."""
    adviser: Adviser
    """What works out hints."""
    notify: Callable[[], None]
    """Called whenever it may have become the server's turn."""
    herald: Herald
    """Called after this server has stored something of which those who are not here may want to be told."""
    # Its mailbox (`table.mailbox`).
    lock: asyncio.Lock
    """Whoever changes the table holds it; the others wait in the order in which they came."""
    wanted: int
    """How many have asked for a fresh reading of the store."""
    answered: int
    """How many of them a reading has answered."""
    speaking: dict[Seat, TokenBucket]
    """How many lines each seat may still say."""
    # What was told last, so that nobody is told it again.
    builder: Any
    """What builds the messages about the position (`publishing.builder_of`); None: nobody was told since a seat changed."""
    told_company: Hashable
    """Who is at the table, and what their clocks show."""
    told_watching: int
    """How many watch."""
    told_bouts: tuple[int, ...]
    """Which bouts lie open."""
    told_talks: int
    """How many lines of talk."""
    counting: asyncio.TimerHandle | None
    """Soon it is told how many watch."""

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
        adviser: Adviser | None = None,
    ) -> None:
        """`session` must have played the stored moves."""
        self.config = stored.config
        self.sitters = list(stored.sitters)
        self.session = session
        self.times = list(stored.times_or(stored.config.since))
        self.passed = 0
        self.events = stored.events
        self.phase = self._phase()
        self.subscribers = Subscribers()
        self.presence = Presence(attendance or Attendance())
        self.phrases = phrases
        self.store = store
        self.telemetry = telemetry or Telemetry()
        self.peers = peers
        self.adviser = adviser or NoAdviser()
        self.notify = _nothing
        self.herald = untold
        self.lock = asyncio.Lock()
        self.wanted = 0
        self.answered = 0
        self.speaking = {}
        self.banks = Banks()
        self.builder = None
        self.told_company = None
        self.told_watching = 0
        self.told_bouts = session.open_bouts
        self.told_talks = stored.config.talks
        self.counting = None
        self._bouts = BoutChances()
        self._hold()

    def configure(self, config: TableConfig) -> None:
        """Note what is stored of the table as a whole."""
        assert config.id == self.config.id, "another table"
        self.config = config
        self._change_phase()

    def seat(self, sitter: SeatHolder) -> list[Listener]:
        """Note who holds a seat. Listeners who held it before watch from now on, and are returned."""
        seat, before = Seat(sitter.seat), self.sitters[sitter.seat]
        self.sitters[seat] = sitter
        self.builder = None
        self._change_phase()
        if before.holder == sitter.holder:
            return []
        self.presence.forget(seat)
        return self.subscribers.unseat(seat)

    def played(self, ply: AnyPly, at: datetime) -> AnyPly:
        """Note that a ply of the session was stored at a time."""
        self.times.append(at)
        by_person = ply.by is not None and self.sitters[ply.by].plays is None
        self.passed = 0 if by_person and not self.session.forced_before[-1] else self.passed + 1
        if self.session.over is not None:
            self._change_phase()
        self._hold()
        return ply

    def _change_phase(self) -> None:
        before, self.phase = self.phase, self._phase()
        assert isinstance(self.phase, Over) or not isinstance(before, Over), "what is over stays over"

    def _hold(self) -> None:
        """What holds between any two changes."""
        assert len(self.times) == self.session.at, "each ply has its time"
        assert [each.seat for each in self.sitters] == list(range(self.session.rules.seats)), "each seat has its row"

    def _phase(self) -> Phase:
        return phase_of(self.config, self.sitters, over=self.session.over is not None)

    @property
    def begun(self) -> bool:
        """Whether nothing is waited for: every seat is taken, all have come, and the contributions to the chance are settled."""
        return not isinstance(self.phase, Waiting | Appointed | Sealing)

    @property
    def started(self) -> bool:
        """Whether the game has begun, though a seat may be open again."""
        return self.session.at > 0 or self.begun

    @property
    def over(self) -> bool:
        """Whether the rules have come to an end."""
        return self.session.over is not None

    @property
    def ending(self) -> TableEnding | None:
        """How the table ended: by the rules, conceded or closed; None while it goes on."""
        return ending_of(self.session, self.config, self.events)

    @property
    def chances(self) -> Committed:
        """Where the numbers of the bout come from that is played, or that the draw which is due begins."""
        return self._bouts.of(self.config, self.session.bout)

    @property
    def server_moves(self) -> bool:
        """Whether the server is to move: a bot's choice or throw, or the table's own draw."""
        if not isinstance(self.phase, Playing):
            return False
        asked = self.session.asked
        return asked is None or self.sitters[asked].plays is not None

    def seat_of(self, token: str) -> Seat:
        """The seat that a token holds. Raises `MessageError`."""
        offered = token_hash(token)
        for each in self.sitters:
            if each.token_hash is not None and hmac.compare_digest(each.token_hash, offered):
                return Seat(each.seat)
        raise MessageError("bad_token")


def _nothing() -> None:
    pass


def untold(_table: LiveTable, _sat: int | None = None, _left: int | None = None, /, *, proposed: bool = False) -> None:
    """Nobody who is not here is told."""
