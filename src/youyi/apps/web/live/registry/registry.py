"""The open tables of one server process: created on request, loaded from the store when needed, closed when idle."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import replace
from datetime import timedelta
from typing import Any

from youyi.apps.web.base import server_time, words
from youyi.apps.web.base.downtime import TimeSpan
from youyi.apps.web.base.errors import MessageError, RequestError
from youyi.apps.web.base.phrases import Phrases
from youyi.apps.web.base.telemetry import Telemetry
from youyi.apps.web.live.bots.bot_protocol import WorkerPool
from youyi.apps.web.live.bots.bot_runner import BotRunner
from youyi.apps.web.live.bots.hints import Hints
from youyi.apps.web.live.chance.contribution_stages import StageWatch
from youyi.apps.web.live.messages.publishing import begin
from youyi.apps.web.live.peers.bus import Asking, Changed
from youyi.apps.web.live.peers.peers import ALONE, Peers
from youyi.apps.web.live.registry import table_config
from youyi.apps.web.live.registry.bans import Bans
from youyi.apps.web.live.registry.clock_watch import ClockWatch
from youyi.apps.web.live.registry.load_table import OtherRelease, loaded
from youyi.apps.web.live.registry.open_table import USUAL_KEEPING, Keeping, OpenTable, notifying
from youyi.apps.web.live.registry.rematch import play_again
from youyi.apps.web.live.registry.seat_limits import USUAL, Sitting, origin, room_for
from youyi.apps.web.live.registry.seating import Seating, check_new
from youyi.apps.web.live.state import table_options
from youyi.apps.web.live.state.live_table import Herald, LiveTable, untold
from youyi.apps.web.live.state.presence import Attendance
from youyi.apps.web.live.state.stored_table import TableConfig
from youyi.apps.web.live.state.table_store import RegistryStore
from youyi.apps.web.live.table import mailbox
from youyi.apps.web.live.table.catch_up import finish
from youyi.apps.web.wire.http import (
    CreateTable,
    PlayAgain,
    RematchSaid,
    SeatGiven,
    SeatTaken,
    SeatWanted,
    TableCreated,
    TakeSeat,
)
from youyi.apps.web.wire.messages import ClosedBecause
from youyi.kernel.game import Game
from youyi.players.player import everyone_at

_UNWATCHED_AT_ONCE = 2
"""How many tables without people may make a move at the same time."""
_DRAINED_EVERY = 0.01


class TableRegistry:
    """Finds tables by id, opens them from the store, and closes those nobody uses."""

    def __init__(
        self,
        *,
        store: RegistryStore,
        games: Mapping[str, Game[Any, Any, Any, Any]],
        pool: WorkerPool,
        pace: float = 0.8,
        keeping: Keeping = USUAL_KEEPING,
        sitting: Sitting = USUAL,
        telemetry: Telemetry | None = None,
        peers: Peers = ALONE,
    ) -> None:
        """`pace` is the pause before a bot's move in seconds."""
        self.store = store
        self.telemetry = telemetry or Telemetry()
        self.resumed = False
        """Whether the games that a restart interrupted go on, or are in line to."""
        self.stopping = False
        self.games = games
        self._pool, self._pace = pool, pace
        self.hints = Hints(pool)
        self.herald: Herald = untold
        self.peers = peers
        self._keeping = keeping
        self._sitting = sitting
        self.bans = Bans()
        self.seating = Seating()
        self._attendance = Attendance(absence=timedelta(seconds=sitting.absence))
        self._clock = keeping.clock
        self._phrases: dict[str, Phrases] = {}
        self._tables: OrderedDict[str, OpenTable] = OrderedDict()
        """In the order of their last use."""
        self.closed = 0
        """How many tables were closed since memory was last collected."""
        self._opening: dict[str, asyncio.Task[None]] = {}
        self._unwatched = asyncio.Semaphore(_UNWATCHED_AT_ONCE)

    def note_outages(self, outages: Callable[[], tuple[TimeSpan, ...]]) -> None:
        """Take note of when no server was at work; before any table is opened."""
        self._attendance = replace(self._attendance, outages=outages)

    def __len__(self) -> int:
        return len(self._tables)

    def __contains__(self, name: object) -> bool:
        return name in self._tables

    def __iter__(self) -> Iterator[OpenTable]:
        return iter(tuple(self._tables.values()))

    @property
    def ready(self) -> bool:
        """Whether new players should be sent here."""
        return self.resumed and not self.stopping

    async def find(self, name: str) -> LiveTable:
        """The table with this id as it is now, opened from the store if necessary. Raises `RequestError`, `OtherRelease`."""
        known = self.at_hand(name)
        if known is not None:
            await mailbox.current(known)
            return known
        while (found := self._tables.get(name)) is None:
            await asyncio.shield(self.begin_to_open(name))
        return self._used(found)

    def opened(self) -> tuple[str, ...]:
        """The ids of the open tables."""
        return tuple(self._tables)

    def at_hand(self, name: str) -> LiveTable | None:
        """A table, if it is open; as it was when the store was last read."""
        found = self._tables.get(name)
        return None if found is None else self._used(found)

    def _used(self, found: OpenTable) -> LiveTable:
        name = found.table.config.id
        found.used = self._clock()
        self._tables.move_to_end(name)
        return found.table

    def close_idle(self) -> None:
        """Close every table without connections that has not been used for a time."""
        for name, each in tuple(self._tables.items()):
            if len(each.table.subscribers) or each.runner.working or each.watch.near:
                each.used = self._clock()
            elif self._clock() - each.used > self._keeping.idle:
                self.close_unused(name)

    def close_unused(self, name: str) -> None:
        """Close a table unless somebody uses it; the store keeps it."""
        if (each := self._tables.get(name)) is not None and not each.in_use:
            self._forget(name)

    def _forget(self, name: str) -> None:
        self._tables.pop(name).rest()
        self.closed += 1

    def note_closed(self, name: str, reason: ClosedBecause) -> None:
        """Tell the listeners of a table that the store has it closed."""
        self.telemetry.closed(name, reason)
        self.peers.tell(Changed(name))
        if name in self._tables:
            mailbox.close(self._tables[name].table, reason)

    async def reread(self, name: str) -> None:
        """Read a table anew that was changed in the store beside all servers; one that is gone there is gone here."""
        if (each := self._tables.get(name)) is None:
            return
        try:
            await mailbox.reread(each.table)
        except MessageError:
            self._forget(name)
            mailbox.close(each.table, "admin")

    async def drain(self, patience: float) -> None:
        """Let the moves under way finish, for at most `patience` seconds; the computers begin no other."""
        self.stopping = True
        await asyncio.gather(*(work for each in self for work in each.stopping()), return_exceptions=True)
        end = server_time.steady() + patience
        while any(each.table.lock.locked() for each in self) and server_time.steady() < end:  # noqa: ASYNC110  # once, at the end
            await asyncio.sleep(_DRAINED_EVERY)

    async def close(self) -> None:
        """Stop all bots and workers. Nothing is lost: the store has every move."""
        self.stopping = True
        for opening in tuple(self._opening.values()):
            opening.cancel()
        work = [*(work for each in self for work in each.stopping()), self._pool.close()]
        for failure in await asyncio.gather(*work, return_exceptions=True):
            if isinstance(failure, Exception):
                self.telemetry.failed("shutdown", failure)

    async def create(self, request: CreateTable, address: str = "", account: str | None = None) -> TableCreated:
        """Create a table for someone at an address, perhaps with an account. Raises `RequestError`."""
        wanted = table_config.requested_table(request, self.games)
        config = replace(
            table_config.new_config(wanted, listed=request.listed),
            agreement=table_options.agreed(request.agreement, wanted),
            chat=request.chat or table_options.usual_chat(listed=request.listed),
            appointment=table_config.requested_appointment(request, server_time.now()),
        )
        check_new(config, wanted, request.seats, account)
        return await self.lay(config, request.seats, address, account)

    async def lay(
        self, config: TableConfig, seats: Collection[SeatWanted], address: str = "", account: str | None = None
    ) -> TableCreated:
        """Store a new table for someone at an address, and open it. Raises `RequestError`."""
        self.bans.check(address)
        table = self.games[config.game].under(config.ruleset, dict(config.rulings), dict(config.terms))
        sitters, tokens = table_config.requested_seats(seats, [each.id for each in everyone_at(table)], account)
        config = replace(config, host=next(iter(tokens), None))
        await self.store.create(config, table_config.arrived(sitters, config, address))
        self.telemetry.created(config.id, config.game, len(sitters))
        await self.find(config.id)
        return TableCreated(config.id, [SeatGiven(each.seat, each.kind, tokens.get(each.seat)) for each in sitters])

    async def sit(self, name: str, request: TakeSeat, address: str = "", account: str | None = None) -> SeatTaken:
        """Take an open seat from an address, perhaps with an account. Raises `RequestError`."""
        self.bans.check(address)
        table = await self.find(name)
        request = await self.seating.checked(table, request, account)
        # As `find` has read them: a seat that another server gives meanwhile is passed over.
        came_from = origin(address, table.config.secret)
        suits = table_config.suiting_times(table.config.appointment, request.suits)
        most = self._sitting.most_at_listed if table.config.listed else len(table.sitters)
        for place in [each.seat for each in table.sitters if each.kind == "open"]:
            if request.seat in (None, place):
                sitter, token = table_config.seat_person(place, request.name, request.seal)
                sitter = replace(sitter, since=server_time.now(), origin=came_from, account=account, suits=suits)
                if await mailbox.sit(table, sitter, room_for(came_from, table.sitters, most)):
                    return SeatTaken(place, token)
        raise RequestError("no_seat_left", words.NO_SEAT_LEFT, status=409)

    async def rematch(self, name: str, request: PlayAgain) -> RematchSaid:
        """Offer a rematch of a table, take it up or decline it. Raises `RequestError`."""
        old = await self.find(name)
        await self.seating.check_again(old)
        said = await play_again(old, self.store, request)
        if said.id is not None:
            await self.find(said.id)
        return said

    def begin_to_open(self, name: str) -> asyncio.Task[None]:
        """Open a table unless it is being opened; all who wait for it share the task."""

        def done(task: asyncio.Task[None]) -> None:
            del self._opening[name]
            if not task.cancelled():
                task.exception()  # those who wait are told; if nobody waits any more, the log has it

        if name not in self._opening:
            self._opening[name] = asyncio.create_task(self._open(name))
            self._opening[name].add_done_callback(done)
        return self._opening[name]

    async def _open(self, name: str) -> None:
        try:
            stored, session = await loaded(self.store, name, self.games)
        except OtherRelease as error:
            self.telemetry.unreadable(name, error.why)
            raise
        table = begin(
            LiveTable(
                stored,
                session,
                self._phrases_of(stored.config.game),
                self.store,
                telemetry=self.telemetry,
                attendance=self._attendance,
                peers=self.peers,
                adviser=self.hints,
            )
        )
        if table.over and not stored.config.over:  # the server was killed between the last move and this mark
            await finish(table)
        runner = BotRunner(table, self._pool, self._pace, self._unwatched)
        stages = StageWatch(table, self._sitting.seal_patience)
        found = self._tables[name] = OpenTable(table, runner, ClockWatch(table), stages, self._clock())
        table.notify, table.herald = notifying(found), self.herald
        self.peers.tell(Asking(name))
        self._make_room()
        if not self.stopping:
            found.notify()

    def _phrases_of(self, game: str) -> Phrases:
        if game not in self._phrases:
            self._phrases[game] = Phrases(self.games[game])
        return self._phrases[game]

    def _make_room(self) -> None:
        """Close the unused tables beyond the limits, those used longest ago first; the newest stays."""
        unused = [name for name, each in self._tables.items() if not each.in_use][:-1]
        finished = [name for name in unused if self._tables[name].table.over]
        surplus = finished[: max(0, len(finished) - self._keeping.most_finished)]
        kept = [name for name in unused if name not in set(surplus)]
        for name in (*surplus, *kept[: max(0, len(kept) - self._keeping.most_idle)]):
            self.close_unused(name)
