"""The HTTP endpoints of company: the lobby, and sitting down anywhere."""

from __future__ import annotations

import re

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from youyi.apps.web.accounts.signed_in import account_of, keep_seats
from youyi.apps.web.base.addresses import client_of
from youyi.apps.web.http.endpoints import limited, take_a_table
from youyi.apps.web.http.responses import body, reply
from youyi.apps.web.lobby.lobby import Lobby
from youyi.apps.web.lobby.looking import Lookers
from youyi.apps.web.lobby.pairing import Pairing
from youyi.apps.web.lobby.watching import Watching
from youyi.apps.web.lobby.wire import HereSaid, SitAnywhere

_PAGE = re.compile("[a-z0-9]{1,12}")
"""The name that a page of the lobby gives itself."""


def routes() -> list[Route]:
    """The endpoints with their addresses."""
    return [
        Route("/api/tables", limited(lobby)),
        Route("/api/here", limited(here)),
        Route("/api/watch", limited(watch)),
        Route("/api/watch/featured", limited(featured)),
        Route("/api/sit-anywhere", limited(sit_anywhere), methods=["POST"]),
    ]


async def lobby(request: Request) -> Response:
    """GET /api/tables?after=: the lobby; after a table, the next ones that wait."""
    found: Lobby = request.app.state.lobby
    after = request.query_params.get("after", "")
    return reply(await found.tables(after if after.isprintable() and after else None))


async def here(request: Request) -> Response:
    """GET /api/here?page=: how many look at the lobby; who names a page is one of them."""
    lookers: Lookers = request.app.state.lookers
    page = request.query_params.get("page", "")
    if _PAGE.fullmatch(page):
        lookers.note(page, client_of(request))
    return reply(HereSaid(lookers.count()))


async def watch(request: Request) -> Response:
    """GET /api/watch: games that anybody may watch, and some that have ended."""
    watching: Watching = request.app.state.watching
    return reply(await watching.said())


async def featured(request: Request) -> Response:
    """GET /api/watch/featured: one game that has ended, another every day."""
    watching: Watching = request.app.state.watching
    return reply(await watching.featured())


async def sit_anywhere(request: Request) -> Response:
    """POST /api/sit-anywhere."""
    pairing: Pairing = request.app.state.pairing
    wanted = await body(request, SitAnywhere)
    account = await account_of(request)
    await take_a_table(request, client_of(request), account)
    sat = await pairing.sit(wanted, client_of(request), account)
    await keep_seats(request, [(sat.id, sat.token)])
    return reply(sat)
