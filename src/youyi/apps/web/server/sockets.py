"""The WebSockets of the tables: who may open one, and at which table."""

from __future__ import annotations

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from youyi.apps.web.base import words
from youyi.apps.web.base.addresses import client_of
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.base.limits import Allowances, Limits, TokenBucket
from youyi.apps.web.live.line.browser_line import Gone
from youyi.apps.web.live.line.connection import Connection
from youyi.apps.web.live.registry.registry import TableRegistry
from youyi.apps.web.live.state.subscribers import encode
from youyi.apps.web.wire.messages import Code, Refused
from youyi.kernel.names import Language

_UNKNOWN_TABLE = 4404
_OTHER_RELEASE = 4409
_TRY_AGAIN_LATER = 1013


class _SocketLine:
    """A WebSocket as a line."""

    __slots__ = ("_websocket",)

    def __init__(self, websocket: WebSocket) -> None:
        self._websocket = websocket

    async def receive(self) -> str | None:
        """The next text frame; None for a binary one. Raises `Gone`."""
        if self._websocket.application_state is not WebSocketState.CONNECTED:
            raise Gone
        frame = await self._websocket.receive()
        if frame["type"] == "websocket.disconnect":
            raise Gone
        text: str | None = frame.get("text")
        return text

    async def send_text(self, message: str, /) -> None:
        """Send a text frame; waits while the socket still holds too many bytes. Raises `Gone`."""
        try:
            await self._websocket.send_text(message)
        except (WebSocketDisconnect, RuntimeError):
            raise Gone from None

    async def close(self, code: int, reason: str) -> None:
        """Close the socket."""
        await self._websocket.close(code, reason)


async def serve_socket(websocket: WebSocket) -> None:
    """Serve `/ws/tables/{table}`: a connection watches, and plays once it has sent a seat's token."""
    allowances: Allowances = websocket.app.state.allowances
    client = client_of(websocket)
    await websocket.accept()
    if not allowances.opened.take(client) or not allowances.sockets.take(client):
        await _turn_away(websocket, "too_many", _TRY_AGAIN_LATER)
        return
    try:
        await _serve(websocket, client, allowances.messages.of(client))
    finally:
        allowances.sockets.give_back(client)


async def _serve(websocket: WebSocket, client: str, client_messages: TokenBucket) -> None:
    registry: TableRegistry = websocket.app.state.registry
    try:
        table = await registry.find(websocket.path_params["table"])
    except RequestError as refusal:
        code: Code = "other_release" if refusal.error == "other_release" else "unknown_table"
        registry.telemetry.refused(code)
        await _turn_away(websocket, code, _UNKNOWN_TABLE if code == "unknown_table" else _OTHER_RELEASE)
        return
    drawing = websocket.query_params.get("drawing") == "1"
    limits: Limits = websocket.app.state.limits
    await Connection(
        _SocketLine(websocket),
        table,
        _language(websocket),
        limits,
        client_messages,
        drawing=drawing,
        banned_until=lambda: registry.bans.until(client),
    ).run()


async def _turn_away(websocket: WebSocket, code: Code, close: int) -> None:
    says = words.REFUSED[code].said_in(_language(websocket))
    try:
        await websocket.send_text(encode(Refused(code, says, None, 0, None, None)))
        await websocket.close(close, code)
    except (WebSocketDisconnect, RuntimeError):
        return  # the browser has left


def _language(websocket: WebSocket) -> Language:
    """The language named in the address; English if it names none, or one that is not spoken here."""
    wanted = websocket.query_params.get("language")
    return Language(wanted) if wanted in tuple(Language) else Language.EN
