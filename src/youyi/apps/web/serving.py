"""Runs the server on a network address: `youyi serve`."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path

import uvicorn

from youyi.apps.web.app import Settings, application
from youyi.apps.web.cluster import Cluster, try_line
from youyi.apps.web.database import connect
from youyi.apps.web.store_lock import sole_server
from youyi.kernel.errors import YouyiError

_LARGEST_FRAME = 4 * 1024 * 1024
"""Messages above 16 kB are refused with a reason; a frame above this closes the connection."""
_QUEUE = 4
_PATIENCE = 3
_COLLECTOR_THRESHOLDS = (10_000, 20, 50)
"""Thresholds of the garbage collector, raised because frozen positions create no cycles."""


class CannotServe(YouyiError):
    """The address cannot be served on; the message says why."""


def default_database() -> str:
    """The default path of the store, in the data folder that the operating system gives to the user."""
    home = Path.home()
    match sys.platform:
        case "win32":
            folder = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
        case "darwin":
            folder = home / "Library" / "Application Support"
        case _:
            folder = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return str(folder / "youyi" / "youyi.sqlite3")


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    *,
    bus: str | None = None,
    open_browser: bool = False,
    ready: Callable[[str], None] | None = None,
) -> None:
    """Serve until stopped; `ready` is called with the address. Raises `CannotServe`, and `CannotOpenStore` for the database.

    Port 0 is any free port; `bus` is the address of a Redis server that carries the news of several servers.
    """
    workers = max(1, (os.cpu_count() or 2) - 1)
    settings = Settings(database=database or default_database(), workers=workers, cluster=Cluster(bus=bus))

    def started(address: str) -> None:
        if ready is not None:
            ready(address)
        if open_browser:
            webbrowser.open(address)

    run(settings, host, port, started)


def run(settings: Settings, host: str, port: int, ready: Callable[[str], None]) -> None:
    """Serve on an address until stopped."""
    with sole_server(settings.database):
        _run(settings, host, port, ready)


def _run(settings: Settings, host: str, port: int, ready: Callable[[str], None]) -> None:
    asyncio.run(_try_database(settings))
    listening = _bound(host, port)
    address = _address(host, listening.getsockname()[1])
    config = uvicorn.Config(
        application(settings),
        ws="websockets-sansio",
        ws_max_size=_LARGEST_FRAME,
        ws_max_queue=_QUEUE,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=_PATIENCE,
        lifespan="on",
    )
    _Server(config, lambda: ready(address)).run(sockets=[listening])


async def _try_database(settings: Settings) -> None:
    """Open the store once before the server starts, and what carries the news, so that an error is reported plainly."""
    await (await connect(settings.database)).dispose()
    await try_line(settings.cluster, settings.database)


class _Server(uvicorn.Server):
    """A server that calls `ready` when it accepts connections."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and call `ready`."""
        await super().startup(sockets)
        if self.started:
            _raise_collector_thresholds()
            self._ready()


def _raise_collector_thresholds() -> None:
    """Exempt everything loaded so far from garbage collection, whose pauses would delay every table."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_COLLECTOR_THRESHOLDS)


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
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
