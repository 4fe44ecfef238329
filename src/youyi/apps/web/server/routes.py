"""Every address of the server: those that a browser's worker answers, too, and those that only a server can answer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute

from youyi.apps.web.accounts import api as api_account
from youyi.apps.web.accounts.signed_in import account_of, keep_seats
from youyi.apps.web.base.addresses import client_of
from youyi.apps.web.daily import api as api_daily
from youyi.apps.web.http import qr, shared
from youyi.apps.web.http.endpoints import documents_of, limited, registry_of, take_a_table
from youyi.apps.web.http.link_previews import TableNamed
from youyi.apps.web.http.pages import Pages
from youyi.apps.web.http.responses import language_of, raw_body, reply, token_of
from youyi.apps.web.league import api as api_league
from youyi.apps.web.learn import api as api_learn
from youyi.apps.web.learn import routes as learn
from youyi.apps.web.live.registry.registry import TableRegistry
from youyi.apps.web.live.registry.seat_limits import SeatLimits
from youyi.apps.web.lobby import api as api_lobby
from youyi.apps.web.lobby import routes as tables
from youyi.apps.web.lobby.pairing import Pairing
from youyi.apps.web.moderation import api as api_operator
from youyi.apps.web.moderation import reporting
from youyi.apps.web.notices import api as api_notices
from youyi.apps.web.paper import api as api_paper
from youyi.apps.web.people import api as api_people
from youyi.apps.web.replay import routes as replay
from youyi.apps.web.replay.record_replay import misread_said
from youyi.apps.web.review import api as api_review
from youyi.apps.web.server import health
from youyi.apps.web.server.sockets import serve_socket
from youyi.apps.web.wire.http import CreateTable, TableCreated
from youyi.apps.web.workbench import api as api_workbench
from youyi.kernel.errors import BadRecord
from youyi.kernel.game import Game


def routes(static: Path, games: Iterable[Game[Any, Any, Any, Any]]) -> list[Route | WebSocketRoute | Mount]:
    """All addresses; `static` is the folder of the built client, whose pages are of these games."""
    return [
        *served(tables.ROUTES),
        *served(replay.ROUTES),
        *served(learn.ROUTES),
        *api_lobby.routes(),
        *api_daily.routes(),
        *api_league.routes(),
        *api_learn.routes(),
        *api_account.routes(),
        *api_people.routes(),
        *reporting.routes(),
        *api_operator.routes(),
        *api_notices.routes(),
        *qr.routes(),
        *api_workbench.routes(),
        *api_review.routes(),
        *api_paper.routes(),
        *health.routes(),
        WebSocketRoute("/ws/tables/{table}", serve_socket),
        Mount("/", Pages(static, games, _named)),
    ]


def _named(request: Request, table: str) -> TableNamed | None:
    """What a link tells of a table that is open here; no page asks the store before it is sent."""
    found = registry_of(request).at_hand(table)
    if found is None or found.config.closed:
        return None
    host = found.config.host
    named = [(each.seat != host, each.name) for each in found.sitters if each.name is not None]
    people = tuple(name for _, name in sorted(named, key=lambda each: each[0]))
    return TableNamed(found.config.game, people, any(each.kind == "open" for each in found.sitters))


def served(declared: Iterable[shared.Route]) -> list[Route]:
    """Routes that a browser's worker answers, too, as a server answers them."""
    return [Route(each.path, limited(partial(_answered, each), each.cost), methods=[each.method]) for each in declared]


@dataclass(frozen=True, slots=True)
class _Server:
    """A server as the host of a request, with its limits."""

    request: Request

    @property
    def registry(self) -> TableRegistry:
        return registry_of(self.request)

    async def take_a_table(self, address: str) -> None:
        await take_a_table(self.request, address, await self.account())

    async def take_a_seat(self, address: str, *, listed: bool) -> None:
        limits: SeatLimits = self.request.app.state.seat_limits
        await limits.take(address, await self.account(), listed=listed)

    async def create(self, wanted: CreateTable, address: str) -> TableCreated:
        pairing: Pairing = self.request.app.state.pairing
        return await pairing.create(wanted, address, await self.account())

    async def account(self) -> str | None:
        return await account_of(self.request)

    async def aside(self, work: Callable[..., Any], *arguments: Any) -> Any:
        return await asyncio.to_thread(work, *arguments)


async def _answered(route: shared.Route, request: Request) -> Response:
    raw = await raw_body(request, route.largest) if route.method == "POST" else b""
    named: Mapping[str, str] = {name: str(value) for name, value in request.path_params.items()}
    language = language_of(request)
    call = shared.Call(
        _Server(request), language, named, request.query_params, token_of(request), raw, client_of(request)
    )
    try:
        match await route.answer(call):
            case shared.JsonReply(value, status, seats):
                if seats:
                    await keep_seats(request, seats)
                return reply(value, status)
            case shared.Page() as page:
                return await _page(page, request)
    except BadRecord as error:
        return reply(misread_said(error, language), 422)


async def _page(page: shared.Page, request: Request) -> Response:
    response = (await documents_of(request).get(page.key, page.source, page.make, page.kind)).answer(request)
    if page.file is not None and page.kind == shared.JSON:
        response.headers["Content-Disposition"] = f'attachment; filename="{page.file}"'
    return response
