"""What operators and proxies ask a server: `/healthz`, `/readyz` and `/metrics`."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import ip_address, ip_network

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from youyi.apps.web.base.telemetry import Telemetry
from youyi.apps.web.http.responses import reply
from youyi.apps.web.live.registry.registry import TableRegistry
from youyi.apps.web.server.housekeeping import Housekeeping
from youyi.apps.web.server.metrics import CONTENT_TYPE, Metrics
from youyi.apps.web.store.store import Store
from youyi.kernel.errors import YouyiError

_PATIENCE = 2.0
"""Seconds that the store has to answer."""
_PROBED_EVERY = 1.0
"""Seconds; whoever asks in between is told what was found."""


class Pulse:
    """Whether the store takes what is written to it."""

    def __init__(self, store: Store, telemetry: Telemetry, clock: Callable[[], float] = time.monotonic) -> None:
        self._store, self._telemetry, self._clock = store, telemetry, clock
        self._found = False
        self._asked = -math.inf
        self._asking = asyncio.Lock()

    async def beats(self) -> bool:
        """Whether it does, tried at most once a second."""
        async with self._asking:
            if self._clock() - self._asked >= _PROBED_EVERY:
                self._found = await self._probed()
                self._asked = self._clock()
            return self._found

    async def _probed(self) -> bool:
        try:
            async with asyncio.timeout(_PATIENCE):
                await self._store.upkeep.try_writing()
        except Exception as error:  # noqa: BLE001  # whatever keeps the store from taking it
            self._telemetry.failed("health", error)
            return False
        return True


@dataclass(frozen=True, slots=True, kw_only=True)
class Observing:
    """Who may look into a server."""

    metrics_from: tuple[str, ...] = ("127.0.0.0/8", "::1/128")
    """The networks from which `/metrics` may be read."""

    def __post_init__(self) -> None:
        """Raises `YouyiError` for what is no network."""
        for each in self.metrics_from:
            try:
                ip_network(each)
            except ValueError as error:
                raise YouyiError(f"metrics can be read from networks such as 10.0.0.0/8: {error}") from None

    def admits(self, request: Request) -> bool:
        """Whether a request may read the metrics. One that a proxy forwarded comes from the address it was forwarded for."""
        if request.client is None:
            return False
        forwarded = [each.strip() for each in request.headers.get("x-forwarded-for", "").split(",") if each.strip()]
        if "forwarded" in request.headers or (forwarded and request.client.host not in forwarded):
            return False  # from a proxy that this server was not told to believe
        try:
            address = ip_address(request.client.host)
        except ValueError:
            return False
        return any(address in ip_network(each) for each in self.metrics_from)


def routes() -> list[Route]:
    """The addresses of this module."""
    return [Route("/healthz", health), Route("/readyz", readiness), Route("/metrics", metrics)]


def add_gauges(metrics: Metrics, registry: TableRegistry, housekeeping: Housekeeping) -> None:
    """Let the metrics show what is open now."""
    gauge = metrics.gauge
    gauge("youyi_tables_open", "Tables that are open in this process.", lambda: len(registry))
    gauge("youyi_tables_unfinished", "Stored tables neither over nor closed.", lambda: housekeeping.unfinished)
    gauge("youyi_sockets", "Connections at tables.", lambda: sum(len(each.table.subscribers) for each in registry))
    gauge(
        "youyi_unsent_bytes",
        "Bytes of messages that wait to be sent.",
        lambda: sum(each.table.subscribers.unsent for each in registry),
    )


async def health(request: Request) -> Response:
    """GET /healthz: 200 if the process answers and its store takes what is written to it, otherwise 503."""
    pulse: Pulse = request.app.state.pulse
    if await pulse.beats():
        return reply({"status": "ok"})
    return reply({"status": "the store takes nothing"}, 503)


async def readiness(request: Request) -> Response:
    """GET /readyz: 200 if new players should be sent here; 503 while games are resumed and while the server stops."""
    registry: TableRegistry = request.app.state.registry
    if registry.ready:
        return reply({"status": "ready"})
    return reply({"status": "stopping" if registry.stopping else "resuming"}, 503)


async def metrics(request: Request) -> Response:
    """GET /metrics, for the networks that may read them; 404 for others."""
    observing: Observing = request.app.state.observing
    if not observing.admits(request):
        raise HTTPException(404)
    counted: Metrics = request.app.state.metrics
    return Response(counted.written(), media_type=CONTENT_TYPE)
