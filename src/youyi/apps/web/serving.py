"""Runs the server on a network address: `youyi serve`."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import sys
import webbrowser
from collections.abc import Callable, Sequence
from ipaddress import ip_network
from pathlib import Path

import uvicorn

from youyi.apps.web.app import Settings, application
from youyi.apps.web.database import connect
from youyi.apps.web.descriptors import ListeningSocket, most_connections
from youyi.apps.web.limits import Limits
from youyi.apps.web.origins import Trust
from youyi.apps.web.protocols import ServerConfig, keep_watch
from youyi.apps.web.repeated_logs import quieten
from youyi.kernel.errors import YouyiError

_WAITING_TO_BE_ACCEPTED = 1024
_SECONDS_BETWEEN_THREADS = 0.001
"""How long a thread that makes a page may keep the event loop waiting, each time; 5 ms by default."""
_COLLECTOR_THRESHOLDS = (2_000, 10, 50)
"""Thresholds of the garbage collector, raised because frozen positions create no cycles. The first two bound a pause: twenty
thousand objects take a few milliseconds, two hundred thousand would take a hundred."""


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
    names: Sequence[str] = (),
    proxies: Sequence[str] = (),
    per_address: float = 1,
    open_browser: bool = False,
    ready: Callable[[str], None] | None = None,
) -> None:
    """Serve until stopped; `ready` is called with the address. Raises `CannotServe`, and `CannotOpenStore` for the database.

    Port 0 is any free port. `names` are what the server is reached by beside its addresses, `proxies` the addresses or
    networks of the proxies before it; `per_address` multiplies what one address may use.
    """
    settings = Settings(
        database=database or default_database(),
        workers=max(1, (os.cpu_count() or 2) - 1),
        limits=Limits().per_address(per_address),
        trust=Trust(names=tuple(names), proxies=tuple(map(_network, proxies))),
    )

    def started(address: str) -> None:
        if ready is not None:
            ready(address)
        if open_browser:
            webbrowser.open(address)

    run(settings, host, port, started)


def run(settings: Settings, host: str, port: int, ready: Callable[[str], None]) -> None:
    """Serve on an address until stopped."""
    asyncio.run(_try_database(settings.database))
    listening = _bound(host, port)
    address = _address(host, listening.getsockname()[1])
    connections = most_connections(settings.limits.connections)
    config = ServerConfig(
        application(settings), settings.limits, connections=connections, proxies=settings.trust.proxies
    )
    quieten("uvicorn.error", "asyncio")
    _Server(config, lambda: ready(address)).run(sockets=[listening])


async def _try_database(database: str) -> None:
    """Open the store once before the server starts, so that an error is reported plainly."""
    await (await connect(database)).dispose()


class _Server(uvicorn.Server):
    """A server that calls `ready` when it accepts connections."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

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
        """Stop."""
        await super().shutdown(sockets)
        self._watch.cancel()


def _raise_collector_thresholds() -> None:
    """Exempt everything loaded so far from garbage collection, whose pauses would delay every table."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_COLLECTOR_THRESHOLDS)


def _network(proxy: str) -> str:
    try:
        return str(ip_network(proxy, strict=False))
    except ValueError:
        raise CannotServe(f"--proxy: {proxy} is neither an address nor a network") from None


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
