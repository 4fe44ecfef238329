"""One browser's line to one table: incoming messages are checked, outgoing ones queued; errors in either harm no table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import datetime

from youyi.apps.web.base import words
from youyi.apps.web.base.errors import MessageError, banned
from youyi.apps.web.base.limits import Allowance, Limits, TokenBucket
from youyi.apps.web.live.chance.contribution_stages import seal, unseal
from youyi.apps.web.live.line import hint_requests
from youyi.apps.web.live.line.browser_line import COSTS, BrowserLine, Gone, decode
from youyi.apps.web.live.line.outbox import Outbox
from youyi.apps.web.live.messages import publishing
from youyi.apps.web.live.state.live_table import LiveTable
from youyi.apps.web.live.state.subscribers import Addressee, encode
from youyi.apps.web.live.table import moves, people
from youyi.apps.web.live.table.appointing import appoint, give_up
from youyi.apps.web.live.table.mailbox import change_seat, seat_of_token
from youyi.apps.web.live.table.seat_changes import freeing
from youyi.apps.web.live.table.talking import latest_talk, talk
from youyi.apps.web.wire.appointment import CallOff, Come, Meet, Propose, Suit
from youyi.apps.web.wire.base import Outgoing
from youyi.apps.web.wire.company import Concede, Pause, Return, TimeOff
from youyi.apps.web.wire.messages import (
    Free,
    Heard,
    Leave,
    Move,
    Open,
    Ping,
    Pong,
    Preview,
    Seal,
    Sit,
    Speak,
    Study,
    Throw,
)
from youyi.apps.web.wire.table import Barred, Hint, Look, Pace, PaceWanted
from youyi.apps.web.wire.talk import Chat, Report, Say
from youyi.kernel.names import Language
from youyi.kernel.seats import Seat

_FLOOD_PAUSE, _POLICY_VIOLATION = 0.002, 1008


class Connection:
    """A line to a table, with the seat it holds, if any."""

    __slots__ = (
        "_allowance",
        "_banned_until",
        "_hints",
        "_closed",
        "_line",
        "_outbox",
        "_refused",
        "_table",
        "_writing",
        "drawing",
        "language",
        "seat",
    )

    def __init__(
        self,
        line: BrowserLine,
        table: LiveTable,
        language: Language,
        limits: Limits,
        client_messages: TokenBucket,
        *,
        drawing: bool = False,
        banned_until: Callable[[], datetime | None] = lambda: None,
    ) -> None:
        """`client_messages` is what all connections from this address share; a banned address says nothing."""
        self._banned_until = banned_until
        self.seat: Seat | None = None
        self.language = language
        self.drawing = drawing
        self._line = line
        self._table = table
        self._allowance = Allowance(TokenBucket(limits.messages), client_messages)
        self._hints = hint_requests.HintRequests(table, self._send, self._refuse, self._allowance.wait_for)
        self._outbox = Outbox(limits.unsent, self._snapshot)
        self._writing: asyncio.Task[None] | None = None
        """None while nothing is to be sent."""
        self._closed = False
        self._refused = TokenBucket(limits.refused)

    @property
    def _addressee(self) -> Addressee:
        return Addressee(self.seat, self.language, self.drawing)

    @property
    def pace(self) -> PaceWanted:
        """How fast it wants the computers to move."""
        return self._hints.pace

    @property
    def looking(self) -> bool:
        """Whether its page is in sight."""
        return self._hints.looking

    @property
    def unsent(self) -> int:
        """How many bytes wait to be sent."""
        return self._outbox.size

    def unseat(self) -> None:
        """Watch from now on: the seat has another holder."""
        self.seat = None
        self._hints.forget()

    def send(self, message: str, /) -> None:
        """Queue a message. A connection that falls too far behind is sent a fresh snapshot in place of what it missed."""
        if self._closed:
            return
        self._outbox.put(message)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())

    async def run(self) -> None:
        """Exchange messages until the browser disconnects."""
        self._table.subscribers.join(self)
        publishing.announce(self._table)
        self._send_snapshot()
        self._table.notify()  # a bot that failed too often tries again when someone connects
        try:
            if (said := await latest_talk(self._table)) is not None:
                self._send(said)
            await self._read()
        except Gone:
            pass
        finally:
            self._end()
            self._table.subscribers.leave(self)
            publishing.announce(self._table)
            if self.seat is not None:
                publishing.show_seats(self._table)

    def _end(self) -> None:
        """Send nothing more."""
        self._closed = True
        self._outbox.clear()
        self._hints.end()
        if self._writing is not None:
            self._writing.cancel()

    async def _write(self) -> None:
        """Send what waits. Sending a message waits while the socket still holds too many bytes of earlier ones."""
        try:
            while self._outbox:
                await self._line.send_text(self._outbox.take())
        except Gone:
            self._closed = True  # the reading side is told so too, and ends the connection
            self._outbox.clear()
        finally:
            self._writing = None

    async def _read(self) -> None:
        while not self._closed:
            received = await self._line.receive()
            try:
                self._take(1)
                message = decode(received)
                self._take(COSTS.get(type(message), 1) - 1)
                with self._table.telemetry.answering(type(message).__name__):
                    await self._handle(message)
            except _Flood:
                self._end()
                await self._line.close(_POLICY_VIOLATION, "too_fast")
            except MessageError as error:
                if error.code == "too_fast":
                    await asyncio.sleep(_FLOOD_PAUSE)  # slows the sender down, and lets other connections be served
                self._refuse(error)
            except Exception as error:  # noqa: BLE001  # an error of ours must not cost anyone the connection
                trace = self._table.telemetry.failed("message", error, self._table.config.id)
                self._refuse(MessageError("failed", words.FAILED.filled(trace=trace)))

    def _take(self, cost: int) -> None:
        """Take a message's cost from the allowances. Raises `MessageError`, or `_Flood` after too many refusals."""
        if not cost or self._allowance.take(cost):
            return
        if not self._refused.take():
            raise _Flood
        raise MessageError("too_fast")

    async def _handle(self, message: Heard) -> None:
        table = self._table
        match message:
            case Sit(token=token):
                self._sit(await seat_of_token(table, token))
                await people.come_back(table, self.seat)
            case Seal(seal=sealed):
                await seal(table, self.seat, sealed)
                self._send(publishing.chance_told(table))
            case Open(text=text):
                await unseal(table, self.seat, text)
                self._send(publishing.chance_told(table))
            case Throw(at=at):
                await moves.throw(table, self.seat, at)
            case Move(at=at, text=text):
                await moves.move(table, self.seat, at, text)
            case Preview(at=at, text=text):
                self._send(await moves.preview(table, self._addressee, at, text))
            case Study(at=at):
                self._send(await moves.study(table, self._addressee, at))
            case Speak(language=language):
                self.language = language
                self._send_snapshot()
            case Leave():
                await give_up(table, self.seat)
            case Free(seat=seat, player=player):
                await change_seat(table, lambda: freeing(table, self.seat, seat, player))
            case Concede() | Pause() | TimeOff() | Return():
                await self._play_on(message)
            case Suit() | Propose() | Meet() | Come() | CallOff():
                await appoint(table, self.seat, message)
            case Say() | Report() | Chat():
                await self._talk(message)
            case Barred() | Hint() | Look() | Pace():
                await self._hints.handle(message, self._addressee)
            case Ping():
                self._send(Pong())

    async def _play_on(self, message: Concede | Pause | TimeOff | Return) -> None:
        match message:
            case Concede():
                await people.concede(self._table, self.seat)
            case Pause(wanted=wanted):
                await people.pause(self._table, self.seat, wanted=wanted)
            case TimeOff():
                await people.take_time_off(self._table, self.seat)
            case Return():
                await people.come_back(self._table, self.seat)

    async def _talk(self, message: Say | Report | Chat) -> None:
        if (until := self._banned_until()) is not None:
            raise MessageError("no_talk", banned(until).words)
        await talk(self._table, self.seat, message)

    def _sit(self, seat: Seat) -> None:
        self.seat = seat
        self._hints.forget()
        publishing.publish_seats(self._table)
        self._send_snapshot()

    def _send_snapshot(self) -> None:
        self.send(self._snapshot())

    def _snapshot(self) -> str:
        return encode(publishing.snapshot(self._table, self._addressee))

    def _refuse(self, error: MessageError) -> None:
        self._table.telemetry.refused(error.code)
        if error.code == "too_fast" and self._outbox:
            return  # one who does not read is not told again and again
        self._send(publishing.refusal(self._table, error, self.language))

    def _send(self, message: Outgoing) -> None:
        self.send(encode(message))


class _Flood(Exception):
    """Too many messages were refused as too fast."""
