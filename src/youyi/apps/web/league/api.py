"""The HTTP endpoints of leagues."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from youyi.apps.web.accounts.signed_in import account_of, keep_seats, signed_in
from youyi.apps.web.base import words
from youyi.apps.web.base.addresses import client_of
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.http.endpoints import limited, take_a_table
from youyi.apps.web.http.responses import body, reply
from youyi.apps.web.league.leagues import Leagues
from youyi.apps.web.league.wire import LeagueDeed, LeagueTable, MakeLeague, ProposePairing


def routes() -> list[Route]:
    """The endpoints with their addresses."""
    return [
        Route("/api/leagues", limited(listed, cost=4)),
        Route("/api/leagues", limited(make, cost=10), methods=["POST"]),
        Route("/api/leagues/{league}", limited(league, cost=4)),
        Route("/api/leagues/{league}", limited(do, cost=10), methods=["POST"]),
        Route("/api/leagues/{league}/{number:int}", limited(propose, cost=10), methods=["POST"]),
    ]


async def listed(request: Request) -> Response:
    """GET /api/leagues."""
    return reply(await _leagues(request).listed())


async def make(request: Request) -> Response:
    """POST /api/leagues."""
    wanted, (account, _) = await body(request, MakeLeague), await _who(request)
    return reply(await _leagues(request).make(wanted, account), 201)


async def league(request: Request) -> Response:
    """GET /api/leagues/{league}."""
    return reply(await _leagues(request).said(request.path_params["league"], await account_of(request)))


async def do(request: Request) -> Response:
    """POST /api/leagues/{league}."""
    wanted, (account, _) = await body(request, LeagueDeed), await _who(request)
    leagues, name = _leagues(request), request.path_params["league"]
    await leagues.do(wanted.deed, name, account)
    if wanted.deed == "call_off":
        return reply(None)
    return reply(await leagues.said(name, account))


async def propose(request: Request) -> Response:
    """POST /api/leagues/{league}/{number}."""
    wanted, who = await body(request, ProposePairing), await _who(request)
    address = client_of(request)
    await take_a_table(request, address, who[0])
    path = request.path_params
    table, taken = await _leagues(request).propose(path["league"], path["number"], wanted, who, address)
    await keep_seats(request, [(table, taken.token)])
    return reply(LeagueTable(table, taken.seat, taken.token), 201)


async def _who(request: Request) -> tuple[str, str]:
    """Who asks: the account and its name. Raises `RequestError` if nobody is signed in."""
    who = await signed_in(request)
    if who is None:
        raise RequestError("signed_out", words.SIGNED_OUT, 403)
    return who.account.id, who.account.name


def _leagues(request: Request) -> Leagues:
    found: Leagues = request.app.state.leagues
    return found
