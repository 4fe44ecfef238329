"""One browser at one table: what it says is checked, what it may hear is sent; nothing it sends can harm either."""

from __future__ import annotations

import asyncio
import logging

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from youyi.apps.web import words
from youyi.apps.web.audience import encode
from youyi.apps.web.denied import Denied, Refusal
from youyi.apps.web.registry import TableRegistry
from youyi.apps.web.limits import Bucket, Rate
from youyi.apps.web.table import Table
from youyi.apps.web.wire import Heard, Move, Outgoing, Ping, Pong, Preview, Refused, Sit, Speak, Study, Throw
from youyi.kernel.names import Language
from youyi.kernel.seats import Seat

_LOG = logging.getLogger("youyi.web")
LONGEST_MESSAGE = 16 * 1024
MESSAGES = Rate(burst=40, per_second=20)
_MOST_UNSENT = 1000
_FLOOD_PAUSE = 0.002
_UNKNOWN_TABLE = 4404
_TRY_AGAIN_LATER = 1013
_READ = msgspec.json.Decoder(Heard)


async def attend(websocket: WebSocket) -> None:
    """Let a browser watch a table, and play at it once it has shown a token."""
    registry: TableRegistry = websocket.app.state.registry
    language = _language(websocket.query_params.get("language"))
    await websocket.accept()
    try:
        table = await registry.find(websocket.path_params["table"])
    except Denied:
        says = words.REFUSED["unknown_table"].said_in(language)
        await websocket.send_text(encode(Refused("unknown_table", says, None, 0, None, None)))
        await websocket.close(_UNKNOWN_TABLE)
        return
    await Attendance(websocket, table, language).run()


def _language(wanted: str | None) -> Language:
    """Read the language of the address; English is what is spoken to those who name none that we know."""
    return Language(wanted) if wanted in tuple(Language) else Language.EN


class Attendance:
    """A listener that may hold a seat."""

    def __init__(self, websocket: WebSocket, table: Table, language: Language) -> None:
        self.seat: Seat | None = None
        self.language = language
        self._websocket = websocket
        self._table = table
        self._unsent: asyncio.Queue[str | None] = asyncio.Queue()
        self._lost = False
        self._pace = Bucket(MESSAGES)

    def tell(self, message: str, /) -> None:
        """Send a message when the line is free; who cannot keep up is let go and may come back."""
        if self._lost:
            return
        self._lost = self._unsent.qsize() >= _MOST_UNSENT
        self._unsent.put_nowait(None if self._lost else message)

    async def run(self) -> None:
        """Attend until the browser goes."""
        sending = asyncio.create_task(self._send())
        self._table.audience.join(self)
        self._say(self._table.snapshot(self.seat, self.language))
        self._table.notify()  # a computer that had given up tries again when someone comes
        try:
            await self._listen()
        except WebSocketDisconnect:
            pass
        finally:
            self._table.audience.leave(self)
            if self.seat is not None:
                self._table.publish_company()
            sending.cancel()

    async def _send(self) -> None:
        try:
            while (message := await self._unsent.get()) is not None:
                await self._websocket.send_text(message)
            await self._websocket.close(_TRY_AGAIN_LATER)
        except (WebSocketDisconnect, RuntimeError):
            return  # the line is closed: the listening side learns of it too, and leaves

    async def _listen(self) -> None:
        while self._websocket.application_state is WebSocketState.CONNECTED:
            heard = await self._websocket.receive()
            if heard["type"] == "websocket.disconnect":
                return
            if not self._pace.take():
                self._refuse(Refusal("too_fast"))
                await asyncio.sleep(_FLOOD_PAUSE)  # a flood waits on the sender's side, and others are heard meanwhile
                continue
            try:
                await self._answer(_read(heard.get("text")))
            except Refusal as refusal:
                self._refuse(refusal)
            except Exception:  # noqa: BLE001  # a fault of ours must not cost anyone the table; the log says so
                _LOG.exception("table %s: a message failed", self._table.config.id)
                self._refuse(Refusal("failed"))

    async def _answer(self, message: Heard) -> None:
        table = self._table
        match message:
            case Sit(token=token):
                self._sit(table.seat_of(token))
            case Throw(at=at):
                await table.throw(self.seat, at)
            case Move(at=at, text=text):
                await table.move(self.seat, at, text)
            case Preview(at=at, text=text):
                self._say(table.preview(self.seat, at, text, self.language))
            case Study(at=at):
                self._say(table.studied(self.seat, at, self.language))
            case Speak(language=language):
                self.language = language
                self._say(table.snapshot(self.seat, language))
            case Ping():
                self._say(Pong())

    def _sit(self, seat: Seat) -> None:
        self.seat = seat
        self._table.publish_company()
        self._say(self._table.snapshot(seat, self.language))

    def _refuse(self, refusal: Refusal) -> None:
        self._say(self._table.refused(refusal, self.language))

    def _say(self, message: Outgoing) -> None:
        self.tell(encode(message))


def _read(text: str | None) -> Heard:
    """Read a message. Raises `Refusal`; bytes are no message."""
    if text is None:
        raise Refusal("malformed")
    raw = text.encode("utf-8", "surrogatepass")
    if len(raw) > LONGEST_MESSAGE:
        raise Refusal("too_large")
    try:
        message: Heard = _READ.decode(raw)
    except (msgspec.DecodeError, RecursionError):
        raise Refusal("malformed") from None
    return message
