"""The web application: its settings, routes and lifespan."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sql
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect

from youyi.apps.web.accounts.accounts import Accounts
from youyi.apps.web.accounts.passphrases import Cost
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.base.limits import Allowances, Limits
from youyi.apps.web.base.logs import LogKind
from youyi.apps.web.base.processes import Processes, WorkerProcesses
from youyi.apps.web.base.scarce import Scarce
from youyi.apps.web.base.telemetry import Telemetry
from youyi.apps.web.cluster.cluster import Cluster, joined
from youyi.apps.web.cluster.servers import Servers
from youyi.apps.web.daily.daily import Daily
from youyi.apps.web.http import responses
from youyi.apps.web.http.heads import HeadCheck
from youyi.apps.web.http.origins import OriginCheck, Trust
from youyi.apps.web.http.pages import STATIC, SecurityHeaders
from youyi.apps.web.http.response_cache import Documents, document
from youyi.apps.web.jobs.job_board import JobBoard
from youyi.apps.web.league.leagues import Leagues
from youyi.apps.web.learn.catalogue import game_entry
from youyi.apps.web.live.bots.bot_protocol import WorkerPool
from youyi.apps.web.live.bots.worker_pool import ProcessWorkerPool
from youyi.apps.web.live.peers.peers import Peers
from youyi.apps.web.live.registry.open_table import Keeping
from youyi.apps.web.live.registry.registry import TableRegistry
from youyi.apps.web.live.registry.seat_limits import SeatLimits, Sitting
from youyi.apps.web.live.registry.table_config import fresh_secret
from youyi.apps.web.live.state.table_store import NotStored
from youyi.apps.web.lobby.lobby import Lobby
from youyi.apps.web.lobby.looking import Lookers
from youyi.apps.web.lobby.pairing import Pairing
from youyi.apps.web.lobby.watching import Watching
from youyi.apps.web.notices.notices import NoticeRules, Notices, open_notices
from youyi.apps.web.paper.papers import Papers
from youyi.apps.web.review.luck_work import LuckWork, in_background
from youyi.apps.web.review.reviews import Reviews
from youyi.apps.web.server.expiry import Expiry
from youyi.apps.web.server.health import Observing, Pulse, add_gauges
from youyi.apps.web.server.housekeeping import Heed, Housekeeping
from youyi.apps.web.server.metrics import Metrics
from youyi.apps.web.server.routes import routes
from youyi.apps.web.server.warming import warming
from youyi.apps.web.store.store import Store
from youyi.apps.web.workbench.workbench import Workbench
from youyi.games import catalogue
from youyi.kernel.game import Game

_SMALLEST_COMPRESSED = 700
_COMPRESSION = 5
_NICENESS = 15
"""Of the workbench, of reviews and of what is set on paper: bots' moves come before them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How a server is run."""

    database: str
    """The path of an SQLite file, or the URL of a database with an asynchronous SQLAlchemy driver."""
    pace: float = 0.8
    """Pause before a move of the server where people play or watch, in seconds."""
    keeping: Keeping = field(default_factory=Keeping)
    """How long unused tables stay open."""
    sitting: Sitting = field(default_factory=Sitting)
    """How many seats one address may take, when an absent holder's may be freed, how long seals are waited for."""
    expiry: Expiry = field(default_factory=Expiry)
    """What is done with old tables."""
    observing: Observing = field(default_factory=Observing)
    """Who may read the metrics."""
    log: LogKind = "warnings"
    """How much is written to the log, and how."""
    workers: int = 1
    """How many processes choose moves for bots."""
    cluster: Cluster = Cluster()
    accounts: Cost | None = Cost()
    """What trying a passphrase of an account costs; None: there are no accounts."""
    workbench: Processes | None = field(default_factory=lambda: WorkerProcesses(1, _NICENESS))
    """Where readings are compared, apart from the bots' processes; None: nowhere."""
    reviews: Processes | None = field(default_factory=lambda: WorkerProcesses(1, _NICENESS))
    """Where games are reviewed; None: nowhere."""
    papers: Processes | None = field(default_factory=lambda: WorkerProcesses(1, _NICENESS))
    """Where games are set on paper; None: nowhere."""
    notices: NoticeRules = field(default_factory=NoticeRules)
    """How browsers are told that do not show their tables."""
    warm_up: bool = False
    """Whether kernels are compiled when the server starts, where they are not."""
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
        metrics = app.state.metrics = Metrics()
        telemetry = app.state.telemetry = Telemetry(metrics)
        async with _opened(settings, telemetry, metrics) as (registry, store, notices, heed):
            app.state.registry, app.state.store, app.state.notices, app.state.heed = registry, store, notices, heed
            if registry.peers.shared:
                app.state.scarce.together = (await store.allowances(fresh_secret())).take
            app.state.pulse = Pulse(store, telemetry)
            app.state.accounts = _accounts(settings, store)
            app.state.lobby = Lobby(registry, store.lobby, app.state.games)
            app.state.lookers = Lookers(registry.peers)
            app.state.watching = Watching(registry, store.lobby, app.state.games)
            app.state.pairing = Pairing(registry, store, app.state.games, app.state.seat_limits)
            app.state.daily = Daily(registry, store, app.state.games)
            app.state.leagues = Leagues(registry, store, app.state.games)
            registry.seating.own_seat = app.state.leagues.own_seat
            _set_slow_work(app, settings, telemetry, registry.peers.board)
            luck = app.state.luck_work = _luck_work(app, settings, store, telemetry)
            async with warming(settings.games if settings.warm_up else (), telemetry), in_background(luck, telemetry):
                yield
            for queue in filter(None, (app.state.workbench, app.state.reviews, app.state.papers)):
                await queue.close()
        app.state.documents.close()

    app = Starlette(
        routes=routes(settings.static, settings.games),
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
    app.state.observing = settings.observing
    app.state.scarce = Scarce(settings.limits, settings.sitting.takes, settings.sitting.listed_takes)
    app.state.seat_limits = SeatLimits(settings.sitting, app.state.scarce)
    return app


def _accounts(settings: Settings, store: Store) -> Accounts | None:
    if settings.accounts is None:
        return None
    return Accounts(store.accounts, settings.accounts, store.known_browsers, store.operators, store.recovery_codes)


def _set_slow_work(app: Starlette, settings: Settings, telemetry: Telemetry, board: JobBoard | None) -> None:
    """What takes long, each in processes of its own; None: this server offers none of it."""
    workbench, reviews, papers = settings.workbench, settings.reviews, settings.papers
    app.state.workbench = None if workbench is None else Workbench(workbench, telemetry, board=board)
    app.state.reviews = None if reviews is None else Reviews(reviews, telemetry, board=board)
    app.state.papers = None if papers is None else Papers(papers)


def _luck_work(app: Starlette, settings: Settings, store: Store, telemetry: Telemetry) -> LuckWork | None:
    reviews: Reviews | None = app.state.reviews
    store.luck.awaits = reviews is not None
    if settings.reviews is None or reviews is None:
        return None
    return LuckWork(settings.reviews, store, app.state.games, telemetry, reviews.busy)


@asynccontextmanager
async def _opened(
    settings: Settings, telemetry: Telemetry, metrics: Metrics
) -> AsyncIterator[tuple[TableRegistry, Store, Notices, Heed]]:
    store = await Store.open(settings.database)
    try:
        async with (
            joined(settings.cluster, settings.database, telemetry.lease_changed) as peers,
            at_work(settings, store, telemetry, peers) as (registry, housekeeping, notices),
        ):
            add_gauges(metrics, registry, housekeeping)
            yield registry, store, notices, housekeeping.heed_moderators
    finally:
        await store.close()


@asynccontextmanager
async def at_work(
    settings: Settings, store: Store, telemetry: Telemetry, peers: Peers
) -> AsyncIterator[tuple[TableRegistry, Housekeeping, Notices]]:
    """The tables of one server on an open store, with all that it does by itself."""
    registry = _registry(settings, store, telemetry, peers)
    await store.uptime.beat()
    registry.note_outages(store.uptime.outages)
    registry.seating.apart = store.ties.apart
    notices = await open_notices(store, registry, settings.notices)
    housekeeping = Housekeeping(registry, store, settings.expiry, settings.sitting, notices.tell)
    async with _running(registry, housekeeping):
        if isinstance(peers, Servers):
            peers.serve(registry, housekeeping.resume)
        yield registry, housekeeping, notices
    await notices.close()


def _registry(settings: Settings, store: Store, telemetry: Telemetry, peers: Peers) -> TableRegistry:
    return TableRegistry(
        store=store,
        games={game.id: game for game in settings.games},
        pool=settings.pool(settings.workers),
        pace=settings.pace,
        keeping=settings.keeping,
        sitting=settings.sitting,
        telemetry=telemetry,
        peers=peers,
    )


@asynccontextmanager
async def _running(registry: TableRegistry, housekeeping: Housekeeping) -> AsyncIterator[None]:
    """Do the background work; at the end everything is stopped, whatever fails on the way."""
    background = housekeeping.tasks()
    try:
        yield
    finally:
        registry.stopping = True
        for task in background:
            task.cancel()
        ended = await asyncio.gather(*background, return_exceptions=True)
        ended += await asyncio.gather(registry.close(), housekeeping.note_seen(), return_exceptions=True)
        for failure in ended:
            if isinstance(failure, Exception):
                registry.telemetry.failed("shutdown", failure)


def _middleware(trust: Trust) -> list[Middleware]:
    return [
        Middleware(SecurityHeaders),
        Middleware(HeadCheck),
        Middleware(OriginCheck, trust),
        Middleware(GZipMiddleware, minimum_size=_SMALLEST_COMPRESSED, compresslevel=_COMPRESSION),
    ]


_HANDLERS = {
    RequestError: responses.on_request_error,
    HTTPException: responses.on_http_error,
    ClientDisconnect: responses.on_disconnect,
    sql.exc.SQLAlchemyError: responses.on_store_failure,
    NotStored: responses.on_store_failure,
    ConnectionError: responses.on_store_failure,
    TimeoutError: responses.on_store_failure,
    Exception: responses.on_failure,
}
