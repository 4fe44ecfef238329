"""One browser's socket at one table: incoming messages are checked, outgoing ones queued; errors in either harm no table."""

from __future__ import annotations

import asyncio
import logging

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from youyi.apps.web import words
from youyi.apps.web.errors import MessageError, RequestError
from youyi.apps.web.limits import Bucket, Rate
from youyi.apps.web.registry import TableRegistry
from youyi.apps.web.subscribers import Addressee, encode
from youyi.apps.web.table import Table
from youyi.apps.web.wire import (
    Heard,
    Move,
    Open,
    Outgoing,
    Ping,
    Pong,
    Preview,
    Refused,
    Seal,
    Sit,
    Speak,
    Study,
    Throw,
)
from youyi.kernel.names import Language
from youyi.kernel.seats import Seat

_LOG = logging.getLogger("youyi.web")
LONGEST_MESSAGE = 16 * 1024
"""In bytes of UTF-8."""
MESSAGES = Rate(burst=40, per_second=20)
_MOST_UNSENT = 1000
_FLOOD_PAUSE = 0.002
_UNKNOWN_TABLE = 4404
_TRY_AGAIN_LATER = 1013
_DECODER = msgspec.json.Decoder(Heard)


async def serve_socket(websocket: WebSocket) -> None:
    """Serve `/ws/tables/{table}`: a connection watches, and plays once it has sent a seat's token."""
    registry: TableRegistry = websocket.app.state.registry
    language = _language(websocket.query_params.get("language"))
    drawing = websocket.query_params.get("drawing") == "1"
    await websocket.accept()
    try:
        table = await registry.find(websocket.path_params["table"])
    except RequestError:
        says = words.REFUSED["unknown_table"].said_in(language)
        await websocket.send_text(encode(Refused("unknown_table", says, None, 0, None, None)))
        await websocket.close(_UNKNOWN_TABLE)
        return
    await Connection(websocket, table, language, drawing=drawing).run()


def _language(wanted: str | None) -> Language:
    """The language named in the address; English if it names none, or one that is not spoken here."""
    return Language(wanted) if wanted in tuple(Language) else Language.EN


class Connection:
    """A socket at a table, with the seat it holds, if any."""

    def __init__(self, websocket: WebSocket, table: Table, language: Language, *, drawing: bool = False) -> None:
        self.seat: Seat | None = None
        self.language = language
        self.drawing = drawing
        self._websocket = websocket
        self._table = table
        self._unsent: asyncio.Queue[str | None] = asyncio.Queue()
        self._closing = False
        self._messages = Bucket(MESSAGES)

    @property
    def _addressee(self) -> Addressee:
        return Addressee(self.seat, self.language, self.drawing)

    def send(self, message: str, /) -> None:
        """Queue a message. A connection too far behind is closed; it may connect again."""
        if self._closing:
            return
        self._closing = self._unsent.qsize() >= _MOST_UNSENT
        self._unsent.put_nowait(None if self._closing else message)

    async def run(self) -> None:
        """Exchange messages until the browser disconnects."""
        writing = asyncio.create_task(self._write())
        self._table.subscribers.join(self)
        self._send_snapshot()
        self._table.notify()  # a bot that failed too often tries again when someone connects
        try:
            await self._read()
        except WebSocketDisconnect:
            pass
        finally:
            self._table.subscribers.leave(self)
            if self.seat is not None:
                self._table.publish_seats()
            writing.cancel()

    async def _write(self) -> None:
        try:
            while (message := await self._unsent.get()) is not None:
                await self._websocket.send_text(message)
            await self._websocket.close(_TRY_AGAIN_LATER)
        except (WebSocketDisconnect, RuntimeError):
            return  # the socket is closed: the reading side is told so too, and ends the connection

    async def _read(self) -> None:
        while self._websocket.application_state is WebSocketState.CONNECTED:
            received = await self._websocket.receive()
            if received["type"] == "websocket.disconnect":
                return
            if not self._messages.take():
                self._refuse(MessageError("too_fast"))
                await asyncio.sleep(_FLOOD_PAUSE)  # slows the sender down, and lets other connections be served
                continue
            try:
                await self._handle(_decode(received.get("text")))
            except MessageError as error:
                self._refuse(error)
            except Exception:  # noqa: BLE001  # an error of ours must not cost anyone the connection; the log has it
                _LOG.exception("table %s: a message failed", self._table.config.id)
                self._refuse(MessageError("failed"))

    async def _handle(self, message: Heard) -> None:
        table = self._table
        match message:
            case Sit(token=token):
                self._sit(table.seat_of(token))
            case Seal(seal=seal):
                await table.contributing.seal(self.seat, seal)
                self._send(table.chance_told())
            case Open(text=text):
                await table.contributing.open(self.seat, text)
                self._send(table.chance_told())
            case Throw(at=at):
                await table.throw(self.seat, at)
            case Move(at=at, text=text):
                await table.move(self.seat, at, text)
            case Preview(at=at, text=text):
                self._send(table.preview(self._addressee, at, text))
            case Study(at=at):
                self._send(table.study(self._addressee, at))
            case Speak(language=language):
                self.language = language
                self._send_snapshot()
            case Ping():
                self._send(Pong())

    def _sit(self, seat: Seat) -> None:
        self.seat = seat
        self._table.publish_seats()
        self._send_snapshot()

    def _send_snapshot(self) -> None:
        self._send(self._table.snapshot(self._addressee))

    def _refuse(self, error: MessageError) -> None:
        self._send(self._table.refusal(error, self.language))

    def _send(self, message: Outgoing) -> None:
        self.send(encode(message))


def _decode(text: str | None) -> Heard:
    """Decode a text frame; None stands for a binary frame. Raises `MessageError`."""
    if text is None:
        raise MessageError("malformed")
    raw = text.encode("utf-8", "surrogatepass")
    if len(raw) > LONGEST_MESSAGE:
        raise MessageError("too_large")
    try:
        message: Heard = _DECODER.decode(raw)
    except (msgspec.DecodeError, RecursionError):
        raise MessageError("malformed") from None
    return message
