"""The web application: its settings, routes and lifespan."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect
from starlette.routing import Mount, Route, WebSocketRoute

from youyi.apps.web import api, replies
from youyi.apps.web.catalogue import game_entry
from youyi.apps.web.connection import serve_socket
from youyi.apps.web.documents import Documents, document
from youyi.apps.web.errors import RequestError
from youyi.apps.web.limits import Allowances, Limits
from youyi.apps.web.origins import OriginCheck, Trust
from youyi.apps.web.pages import STATIC, Pages, SecurityHeaders
from youyi.apps.web.registry import TableRegistry
from youyi.apps.web.store import Store
from youyi.apps.web.table import SEAL_PATIENCE
from youyi.apps.web.worker_pool import ProcessWorkerPool, WorkerPool
from youyi.games import catalogue
from youyi.kernel.game import Game

_SMALLEST_COMPRESSED = 700
_COMPRESSION = 5


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How a server is run."""

    database: str
    """The path of an SQLite file, or the URL of a database with an asynchronous SQLAlchemy driver."""
    pace: float = 0.8
    """Pause before a move of the server where people play or watch, in seconds."""
    idle: float = 600
    """Seconds after which an unused table is closed; the store keeps it."""
    seal_patience: float = SEAL_PATIENCE
    """Seconds for which a table waits for its seats' contributions to the chance."""
    workers: int = 1
    """How many processes choose moves for bots."""
    limits: Limits = field(default_factory=Limits)
    trust: Trust = field(default_factory=Trust)
    static: Path = STATIC
    """The folder of the built client."""
    games: tuple[Game[Any, Any, Any, Any], ...] = field(default_factory=catalogue)
    pool: Callable[[int], WorkerPool] = ProcessWorkerPool


def application(settings: Settings) -> Starlette:
    """Build the application. Its store is opened when it starts."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with _opened(settings) as registry:
            app.state.registry = registry
            yield
        app.state.documents.close()

    app = Starlette(
        routes=_routes(settings),
        lifespan=lifespan,
        middleware=_middleware(settings.trust),
        exception_handlers=_HANDLERS,
    )
    described = msgspec.json.encode([game_entry(game) for game in settings.games])
    app.state.games = {game.id: game for game in settings.games}
    app.state.games_described = document(described, "application/json")
    app.state.limits = settings.limits
    app.state.allowances = Allowances(settings.limits)
    app.state.documents = Documents(settings.limits.page_cache)
    return app


@asynccontextmanager
async def _opened(settings: Settings) -> AsyncIterator[TableRegistry]:
    store = await Store.open(settings.database)
    try:
        async with _running(_registry(settings, store)) as registry:
            yield registry
    finally:
        await store.close()


def _registry(settings: Settings, store: Store) -> TableRegistry:
    return TableRegistry(
        store=store,
        games={game.id: game for game in settings.games},
        pool=settings.pool(settings.workers),
        pace=settings.pace,
        idle=settings.idle,
        seal_patience=settings.seal_patience,
    )


@asynccontextmanager
async def _running(registry: TableRegistry) -> AsyncIterator[TableRegistry]:
    """Resume the games that a restart interrupted, and close idle tables, in the background."""
    background = [asyncio.create_task(registry.resume()), asyncio.create_task(registry.keep_closing_idle())]
    try:
        yield registry
    finally:
        for task in background:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await registry.close()


def _routes(settings: Settings) -> list[Route | WebSocketRoute | Mount]:
    return [
        Route("/api/games", api.limited(api.games)),
        Route("/api/articles/{key}", api.limited(api.article)),
        Route("/api/rulings/{game}/{name}/{word}", api.limited(api.ruling)),
        Route("/api/tables", api.limited(api.lobby)),
        Route("/api/tables", api.limited(api.create), methods=["POST"]),
        Route("/api/tables/{table}", api.limited(api.table)),
        Route("/api/tables/{table}/sit", api.limited(api.sit), methods=["POST"]),
        Route("/api/tables/{table}/rematch", api.limited(api.rematch), methods=["POST"]),
        Route("/api/tables/{table}/record", api.limited(api.record)),
        Route("/api/tables/{table}/transcript", api.limited(api.transcript)),
        Route("/api/qr", api.limited(api.qr)),
        WebSocketRoute("/ws/tables/{table}", serve_socket),
        Mount("/", Pages(settings.static)),
    ]


def _middleware(trust: Trust) -> list[Middleware]:
    return [
        Middleware(SecurityHeaders),
        Middleware(OriginCheck, trust),
        Middleware(GZipMiddleware, minimum_size=_SMALLEST_COMPRESSED, compresslevel=_COMPRESSION),
    ]


_HANDLERS = {
    RequestError: replies.on_request_error,
    HTTPException: replies.on_http_error,
    ClientDisconnect: replies.on_disconnect,
    Exception: replies.on_failure,
}
