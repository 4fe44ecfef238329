"""The HTTP endpoints of tables: making them, finding them, sitting down at them."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from youyi.apps.web.accounts.signed_in import keep_seats
from youyi.apps.web.base.addresses import client_of
from youyi.apps.web.http.endpoints import limited, registry_of, take_a_table
from youyi.apps.web.http.responses import body, reply
from youyi.apps.web.live.registry.seat_limits import SeatLimits
from youyi.apps.web.lobby.lobby import Lobby
from youyi.apps.web.lobby.pairing import Pairing
from youyi.apps.web.lobby.table_status import standing_of
from youyi.apps.web.lobby.wire import SitAnywhere
from youyi.apps.web.wire.http import CreateTable, PlayAgain, TakeSeat


def routes() -> list[Route]:
    """The endpoints with their addresses."""
    return [
        Route("/api/tables", limited(lobby)),
        Route("/api/tables", limited(create), methods=["POST"]),
        Route("/api/tables/{table}", limited(table)),
        Route("/api/tables/{table}/sit", limited(sit), methods=["POST"]),
        Route("/api/tables/{table}/rematch", limited(rematch), methods=["POST"]),
        Route("/api/tables/{table}/standing", limited(standing)),
        Route("/api/sit-anywhere", limited(sit_anywhere), methods=["POST"]),
    ]


async def create(request: Request) -> Response:
    """POST /api/tables."""
    wanted = await body(request, CreateTable)
    take_a_table(request)
    pairing: Pairing = request.app.state.pairing
    made = await pairing.create(wanted, client_of(request))
    await keep_seats(request, [(made.id, each.token) for each in made.seats if each.token is not None])
    return reply(made, status=201)


async def lobby(request: Request) -> Response:
    """GET /api/tables?after=: the lobby; after a table, the next ones that wait."""
    found: Lobby = request.app.state.lobby
    after = request.query_params.get("after", "")
    return reply(await found.tables(after if after.isprintable() and after else None))


async def table(request: Request) -> Response:
    """GET /api/tables/{id}."""
    return reply((await registry_of(request).find(request.path_params["table"])).description())


async def sit(request: Request) -> Response:
    """POST /api/tables/{id}/sit."""
    limits: SeatLimits = request.app.state.seat_limits
    wanted = await body(request, TakeSeat)
    found = await registry_of(request).find(request.path_params["table"])
    limits.take(client_of(request), listed=found.config.listed)
    taken = await registry_of(request).sit(found.config.id, wanted, client_of(request))
    await keep_seats(request, [(found.config.id, taken.token)])
    return reply(taken)


async def rematch(request: Request) -> Response:
    """POST /api/tables/{id}/rematch."""
    made = await registry_of(request).rematch(request.path_params["table"], await body(request, PlayAgain))
    if made.id is not None:
        await keep_seats(request, [(made.id, made.token)])
    return reply(made)


async def standing(request: Request) -> Response:
    """GET /api/tables/{id}/standing."""
    return reply(standing_of(await registry_of(request).find(request.path_params["table"])))


async def sit_anywhere(request: Request) -> Response:
    """POST /api/sit-anywhere."""
    pairing: Pairing = request.app.state.pairing
    wanted = await body(request, SitAnywhere)
    take_a_table(request)
    sat = await pairing.sit(wanted, client_of(request))
    await keep_seats(request, [(sat.id, sat.token)])
    return reply(sat)
