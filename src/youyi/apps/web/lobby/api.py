"""The HTTP endpoints of company: the lobby, and sitting down anywhere."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from youyi.apps.web.accounts.signed_in import account_of, keep_seats
from youyi.apps.web.base.addresses import client_of
from youyi.apps.web.http.endpoints import limited, take_a_table
from youyi.apps.web.http.responses import body, reply
from youyi.apps.web.lobby.lobby import Lobby
from youyi.apps.web.lobby.pairing import Pairing
from youyi.apps.web.lobby.wire import SitAnywhere


def routes() -> list[Route]:
    """The endpoints with their addresses."""
    return [
        Route("/api/tables", limited(lobby)),
        Route("/api/sit-anywhere", limited(sit_anywhere), methods=["POST"]),
    ]


async def lobby(request: Request) -> Response:
    """GET /api/tables?after=: the lobby; after a table, the next ones that wait."""
    found: Lobby = request.app.state.lobby
    after = request.query_params.get("after", "")
    return reply(await found.tables(after if after.isprintable() and after else None))


async def sit_anywhere(request: Request) -> Response:
    """POST /api/sit-anywhere."""
    pairing: Pairing = request.app.state.pairing
    wanted = await body(request, SitAnywhere)
    account = await account_of(request)
    await take_a_table(request, client_of(request), account)
    sat = await pairing.sit(wanted, client_of(request), account)
    await keep_seats(request, [(sat.id, sat.token)])
    return reply(sat)
