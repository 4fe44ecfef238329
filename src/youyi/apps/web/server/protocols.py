"""HTTP and WebSocket connections as uvicorn serves them, with limits on how many there are, how slow and how chatty.

uvicorn takes classes for its `http` and `ws` settings. These two add to its own what its settings do not offer; each
override calls the original. Deadlines are not timers of their own: `keep_watch` looks at every connection once a second.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Collection, Sequence
from ipaddress import ip_network
from typing import Any, cast

import h11
import uvicorn
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from youyi.apps.web.base.addresses import literal, network_of
from youyi.apps.web.base.limits import HeldPlaces, Limits, Rate, TokenBucket

_SECONDS_BETWEEN_LOOKS = 1
SECONDS_TO_SHUT_DOWN = 3
_ACCEPTED_AT_ONCE = 16
"""Connections accepted before those accepted earlier are counted; uvicorn's own value, 2048, is more than some systems
have descriptors."""
_PROGRESS = 16 * 1024
"""Bytes that a slow reader must take within the time of a limit, or all there are."""
_SOCKET_BUFFER = 32 * 1024
"""Bytes of unsent frames above which the next message waits (`Outbox`)."""
_KERNEL_BUFFER = 64 * 1024
"""Bytes that the system may hold unsent for one socket. By default it grows to megabytes, which nobody could count."""
_SLICE = 4096
"""Bytes parsed at a time: a read of 256 kB can hold 40,000 frames, and the limits must have a say before the last."""
_MOST_UNREAD = 512
"""Messages parsed but not yet handled. Reading pauses after the first, so only a flood has that many."""
_EXTRA_FRAMES = Rate(burst=60, per_second=5)
"""Pings, pongs and continuations: browsers send an occasional pong."""
_TOO_MANY = b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class ServerConfig(uvicorn.Config):
    """uvicorn's settings, and what its connections need to know of our limits."""

    def __init__(self, app: Any, limits: Limits, *, connections: int, proxies: Sequence[str] = ()) -> None:
        """`connections`: how many may be open at once; `proxies`: whose `X-Forwarded-For` is believed."""
        super().__init__(
            app,
            http=HttpProtocol,
            ws=SocketProtocol,
            ws_max_size=limits.frame,
            ws_per_message_deflate=False,  # costs 40 kB a socket, and a frame of 4 kB may unpack to 4 MB
            proxy_headers=bool(proxies),
            forwarded_allow_ips=list(proxies),
            backlog=_ACCEPTED_AT_ONCE,
            timeout_keep_alive=limits.keep_alive,
            timeout_graceful_shutdown=SECONDS_TO_SHUT_DOWN,
            log_config=None,
            log_level="warning",
            server_header=False,
            lifespan="on",
        )
        self.limits = limits
        self._connections = connections
        self._networks = tuple(ip_network(each, strict=False) for each in proxies)
        self._places = HeldPlaces(limits.address_connections)

    def admit(self, protocol: HttpProtocol) -> bool:
        """Count a new connection. Returns False if it is one too many, in all or for its address."""
        host = "" if protocol.client is None else protocol.client[0]
        if len(protocol.connections) > self._connections:
            return False
        address = literal(host)
        if address is not None and any(address in network for network in self._networks):
            return True  # everybody's connections
        place = network_of(host)
        if not self._places.take(place):
            return False
        protocol.place = place
        return True

    def dismiss(self, protocol: HttpProtocol | SocketProtocol) -> None:
        """Count a connection no more."""
        if protocol.place is not None:
            self._places.give_back(protocol.place)
            protocol.place = None


class _Unread:
    """Since when a peer has taken nothing of what it is sent."""

    __slots__ = ("_least", "_since")

    def __init__(self) -> None:
        self._since: float | None = None
        self._least = 0

    def too_long(self, transport: asyncio.Transport, now: float, patience: float, *, waits: bool) -> bool:
        """Whether bytes have waited for `patience` seconds without progress; `waits`: more are to be sent, or none will be."""
        size = transport.get_write_buffer_size()
        if not waits or not size:
            self._since = None
            return False
        if self._since is None or size <= self._least - _PROGRESS:
            self._since, self._least = now, size
        return now - self._since >= patience


class HttpProtocol(H11Protocol):
    """An HTTP connection: counted, and closed if a request does not arrive in time or the answer is not read."""

    config: ServerConfig
    place: str | None = None
    """The address that it counts for."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Accept the connection if it is not one too many."""
        super().connection_made(transport)
        self._unread = _Unread()
        self._waiting_since = self.loop.time()
        if not self.config.admit(self):
            transport.write(_TOO_MANY)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Free its place; not called once the connection is a WebSocket."""
        super().connection_lost(exc)
        self.config.dismiss(self)

    def data_received(self, data: bytes) -> None:
        """Parse. A target that is no text ends the connection without a traceback in the log."""
        try:
            super().data_received(data)
        except UnicodeDecodeError:
            self.transport.abort()

    def send_400_response(self, msg: str) -> None:
        """Answer what cannot be parsed; if a request before it is still being answered, no answer can be told apart."""
        answering: RequestResponseCycle | None = self.cycle  # None before the first request
        if answering is not None and not answering.response_complete:
            answering.disconnected = True
            answering.message_event.set()
            self.transport.abort()
        else:
            super().send_400_response(msg)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Become a WebSocket, which takes over the place."""
        super().handle_websocket_upgrade(event)
        upgraded = cast("SocketProtocol", self.transport.get_protocol())
        upgraded.place, self.place = self.place, None

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        super().on_response_complete()
        self._waiting_since = self.loop.time()

    def look(self, now: float) -> None:
        """Close the connection if it is overdue."""
        limits = self.config.limits
        waits = self.flow.write_paused or self.transport.is_closing()
        incomplete = self.conn.their_state in (h11.IDLE, h11.SEND_BODY)
        if self._unread.too_long(self.transport, now, limits.download, waits=waits) or (
            incomplete and now - self._waiting_since >= limits.request
        ):
            self.transport.abort()


class SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket: cut off if it does not read what it is sent, or floods the server with frames."""

    config: ServerConfig
    place: str | None = None
    """The address that it counts for."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Limit what is held unsent, here and by the system."""
        super().connection_made(transport)
        self._unread = _Unread()
        self._extra_frames: TokenBucket | None = None
        self.transport.set_write_buffer_limits(high=_SOCKET_BUFFER)
        line: socket.socket | None = transport.get_extra_info("socket")
        if line is not None:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _KERNEL_BUFFER)

    def connection_lost(self, exc: Exception | None) -> None:
        """Free its place."""
        super().connection_lost(exc)
        self.config.dismiss(self)

    def data_received(self, data: bytes) -> None:
        """Parse a little at a time, until there is too much of it."""
        for start in range(0, len(data), _SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + _SLICE])
            if self.queue.qsize() > _MOST_UNREAD:
                self._fail("too_fast")
            elif self.transport.get_write_buffer_size() > self.config.limits.unsent:
                self.transport.abort()  # it fetches nothing of what it asks for, such as pongs

    def handle_cont(self, event: Frame) -> None:
        """Count a part of a message: an empty part is free to send, but not to keep."""
        super().handle_cont(event)
        self._count_extra_frame()

    def handle_ping(self) -> None:
        """Answer a ping of the protocol, and count it."""
        super().handle_ping()
        self._count_extra_frame()

    def handle_pong(self, event: Frame) -> None:
        """Note that the browser is there, and count the frame."""
        super().handle_pong(event)
        self._count_extra_frame()

    async def send(self, message: ASGISendEvent) -> None:
        """Send what the application says. A refusal that is told in full is an answer: uvicorn would log it as a fault."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and self.close_sent:
            self.handshake_complete = True

    def look(self, now: float) -> None:
        """Cut the socket off if it is overdue."""
        waits = self.close_sent or self.transport.is_closing() or not self.writable.is_set()
        if self._unread.too_long(self.transport, now, self.config.limits.stalled, waits=waits):
            self.transport.abort()

    def _count_extra_frame(self) -> None:
        if self._extra_frames is None:
            self._extra_frames = TokenBucket(_EXTRA_FRAMES)
        if not self._extra_frames.take() and not self.transport.is_closing():
            self._fail("too_fast")

    def _fail(self, reason: str) -> None:
        """Close for the limit's sake, without waiting for the other side."""
        self.conn.fail(1008, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()


async def keep_watch(connections: Collection[asyncio.BaseProtocol]) -> None:
    """Close connections that are overdue, until cancelled."""
    loop = asyncio.get_running_loop()
    while True:
        await asyncio.sleep(_SECONDS_BETWEEN_LOOKS)
        now = loop.time()
        for each in tuple(connections):
            cast("HttpProtocol | SocketProtocol", each).look(now)
