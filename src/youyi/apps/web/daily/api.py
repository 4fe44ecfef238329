"""The HTTP endpoints of the deals of the day and the week.

Who plays is known by the account, or else by a key that the browser has made for this alone and shows as a seat's token is shown.
"""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from youyi.apps.web.accounts.signed_in import account_of, keep_seats, signed_in
from youyi.apps.web.base import words
from youyi.apps.web.base.addresses import client_of
from youyi.apps.web.base.attempt import by_account
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.daily.daily import Daily, guest
from youyi.apps.web.daily.wire import PlayDaily
from youyi.apps.web.http.endpoints import limited, take_a_table
from youyi.apps.web.http.responses import body, reply, token_of
from youyi.kernel.contributed import is_text


def routes() -> list[Route]:
    """The endpoints with their addresses."""
    return [
        Route("/api/daily", limited(daily, cost=4)),
        Route("/api/daily/{game}", limited(play, cost=10), methods=["POST"]),
    ]


async def daily(request: Request) -> Response:
    """GET /api/daily?day=: the deals of a day or a week, today's if none is named."""
    found: Daily = request.app.state.daily
    return reply(await found.said(request.query_params.get("day"), await _person(request)))


async def play(request: Request) -> Response:
    """POST /api/daily/{game}: a table with today's deal, or the next of this week."""
    found: Daily = request.app.state.daily
    wanted, person = await body(request, PlayDaily), await _person(request)
    if person is None:
        raise RequestError("bad_token", words.REFUSED["bad_token"], 403)
    await take_a_table(request, client_of(request), await account_of(request))
    laid = await found.play(request.path_params["game"], wanted, person, client_of(request))
    await keep_seats(request, [(laid.id, laid.token)])
    return reply(laid, 201)


async def _person(request: Request) -> str | None:
    """Who asks; None: nobody who could be known again."""
    who = await signed_in(request)
    if who is not None:
        return by_account(who.account.id)
    key = token_of(request)
    return guest(key) if key is not None and is_text(key) else None
