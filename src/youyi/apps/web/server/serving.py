"""Runs the server on a network address: `youyi serve`."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Coroutine
from dataclasses import replace
from types import FrameType
from typing import Any

import uvicorn

from youyi.apps.web.base import logs
from youyi.apps.web.base.repeated_logs import quieten
from youyi.apps.web.cluster.cluster import try_line
from youyi.apps.web.server.app import Settings, application
from youyi.apps.web.server.descriptors import ListeningSocket, most_connections
from youyi.apps.web.server.protocols import SECONDS_TO_SHUT_DOWN, ServerConfig, keep_watch
from youyi.apps.web.server.serve_options import USUAL, ServeOptions
from youyi.apps.web.store.database import connect
from youyi.apps.web.store.store_lock import sole_server
from youyi.kernel.errors import YouyiError
from youyi.records.data_folder import data_folder

_WAITING_TO_BE_ACCEPTED = 1024
_SECONDS_BETWEEN_THREADS = 0.001
"""How long a thread that makes a page may keep the event loop waiting, each time; 5 ms by default."""
_PRIVATE = 0o077
"""No file that the server creates is for other users."""
_ENDED_BY_SIGNAL = 128
_COLLECTOR_THRESHOLDS = (2_000, 10, 50)
"""Thresholds of the garbage collector, raised because frozen positions create no cycles. The first two bound a pause: twenty
thousand objects take a few milliseconds, two hundred thousand would take a hundred."""


class CannotServe(YouyiError):
    """The address cannot be served on; the message says why."""


def default_database() -> str:
    """The default path of the store."""
    return str(data_folder() / "youyi.sqlite3")


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    *,
    open_browser: bool = False,
    options: ServeOptions = USUAL,
    ready: Callable[[str], None] | None = None,
) -> None:
    """Serve until stopped; `ready` is called with the address. Raises `CannotServe`, and `CannotOpenStore` for the database.

    Port 0 is any free port.
    """
    workers = max(1, (os.cpu_count() or 2) - 1)
    try:
        settings = replace(Settings(database=database or default_database(), workers=workers), **options.settings())
    except ValueError as error:
        raise CannotServe(f"--proxy: {error}") from None

    def started(address: str) -> None:
        if ready is not None:
            ready(address)
        if open_browser:
            webbrowser.open(address)

    run(settings, host, port, started)


def run(settings: Settings, host: str, port: int, ready: Callable[[str], None]) -> None:
    """Serve on an address until stopped. By SIGTERM the process exits with 0, once all is finished."""
    os.umask(_PRIVATE)
    logs.configure(settings.log)
    # Uvicorn raises the signal again when all is done: its default handler would skip what Python does at exit, and leave
    # the semaphores of worker processes to the system.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    with sole_server(settings.database):
        _run(settings, host, port, ready)


def _run(settings: Settings, host: str, port: int, ready: Callable[[str], None]) -> None:
    asyncio.run(_try_database(settings))
    listening = _bound(host, port)
    address = _address(host, listening.getsockname()[1])
    app = application(settings)
    connections = most_connections(settings.limits.connections)
    config = ServerConfig(app, settings.limits, connections=connections, proxies=settings.trust.proxies)
    quieten("uvicorn.error", "asyncio")
    _Server(config, lambda: ready(address), lambda: app.state.registry.drain(SECONDS_TO_SHUT_DOWN)).run(
        sockets=[listening]
    )


async def _try_database(settings: Settings) -> None:
    """Open the store once before the server starts, and what carries the news, so that an error is reported plainly."""
    await (await connect(settings.database)).dispose()
    await try_line(settings.cluster, settings.database)


class _Server(uvicorn.Server):
    """A server that calls `ready` when it accepts connections, and waits for `drain` before it closes them.

    Sockets are closed with 1012, "service restart", after the moves under way. A second signal ends the process at once.
    """

    def __init__(
        self, config: uvicorn.Config, ready: Callable[[], None], drain: Callable[[], Coroutine[Any, Any, None]]
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._drain = drain

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and call `ready`."""
        await super().startup(sockets)
        if self.started:
            for each in sockets or []:
                each.listen(_WAITING_TO_BE_ACCEPTED)  # asyncio has told the system how many it accepts at once
            self._watch = asyncio.create_task(keep_watch(self.server_state.connections))
            sys.setswitchinterval(_SECONDS_BETWEEN_THREADS)
            _raise_collector_thresholds()
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Finish what is under way, close every connection, and stop."""
        await self._drain()
        await super().shutdown(sockets)
        self._watch.cancel()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop at the first signal; end at the second."""
        if self.should_exit:
            os._exit(_ENDED_BY_SIGNAL + sig)
        super().handle_exit(sig, frame)


def _raise_collector_thresholds() -> None:
    """Exempt everything loaded so far from garbage collection, whose pauses would delay every table."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_COLLECTOR_THRESHOLDS)


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = ListeningSocket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        listening.close()
        raise CannotServe(f"cannot serve on {host}, port {port}: {error}") from None
    return listening


def _address(host: str, port: int) -> str:
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)  # noqa: S104
    return f"http://{shown}:{port}/"
