"""The cookie of a browser that is signed in, and the seats it is given while it is."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import Response

from youyi.apps.web.accounts.accounts import Accounts
from youyi.apps.web.accounts.entered import SignedIn
from youyi.apps.web.accounts.wire import SeatShown
from youyi.apps.web.base.telemetry import Telemetry

_COOKIE = "youyi_account"
_HOST_ONLY = "__Host-"
"""Where the connection is encrypted: browsers take a cookie of this name from no other host and over no other connection."""
_LASTS_S = 90 * 24 * 3600
_KNOWN = "youyi_known"
"""By this a browser is known to the accounts that were signed in to there; it opens nothing."""
_KNOWN_S = 365 * 24 * 3600


def accounts_of(request: Request) -> Accounts | None:
    """The accounts of this server; None if it has none."""
    found: Accounts | None = request.app.state.accounts
    return found


async def signed_in(request: Request) -> SignedIn | None:
    """Who sends a request; None: nobody who is signed in."""
    accounts, cookie = accounts_of(request), request.cookies.get(_name(request))
    return None if accounts is None or not cookie else await accounts.known(cookie)


async def account_of(request: Request) -> str | None:
    """The id of the account that asks for a seat; None: nobody is signed in, or the account cannot be asked.

    Whatever goes wrong is logged only: the seat is given, but for one at a rated table. The store is asked once a request.
    """
    if not hasattr(request.state, "account"):
        request.state.account = await _account_of(request)
    found: str | None = request.state.account
    return found


async def _account_of(request: Request) -> str | None:
    telemetry: Telemetry = request.app.state.telemetry
    try:
        who = await signed_in(request)
    except Exception as error:  # noqa: BLE001  # a seat needs no account
        telemetry.failed("account", error)
        return None
    return None if who is None else who.account.id


def set_cookie(request: Request, response: Response, cookie: str) -> None:
    """Let the browser bring this cookie with requests of our own pages; no script reads it."""
    response.set_cookie(
        _name(request), cookie, max_age=_LASTS_S, path="/", secure=_encrypted(request), httponly=True, samesite="strict"
    )


def known_by(request: Request) -> str | None:
    """The cookie by which accounts may know this browser."""
    return request.cookies.get(_prefixed(request, _KNOWN))


def set_known(request: Request, response: Response, cookie: str) -> None:
    """Let the browser bring the cookie by which accounts know it."""
    response.set_cookie(
        _prefixed(request, _KNOWN),
        cookie,
        max_age=_KNOWN_S,
        path="/",
        secure=_encrypted(request),
        httponly=True,
        samesite="strict",
    )


def drop_cookie(request: Request, response: Response) -> None:
    """Let the browser forget its cookie."""
    response.delete_cookie(_name(request), path="/", secure=_encrypted(request), httponly=True, samesite="strict")


async def keep_seats(request: Request, seats: Sequence[tuple[str, str]]) -> None:
    """Let the account that asks keep seats it was just given: pairs of a table and a token.

    Whatever goes wrong is logged only: the seat was given, and the page keeps it too.
    """
    telemetry: Telemetry = request.app.state.telemetry
    try:
        who, accounts = await signed_in(request), accounts_of(request)
        if who is not None and accounts is not None:
            await accounts.keep(who, [SeatShown(table, token) for table, token in seats])
    except Exception as error:  # noqa: BLE001  # the page keeps the seat, and shows it to the account later
        telemetry.failed("account", error)


def _encrypted(request: Request) -> bool:
    """Whether the browser's connection is encrypted, as the proxy says if there is one that may be believed."""
    return request.url.scheme == "https"


def _name(request: Request) -> str:
    return _prefixed(request, _COOKIE)


def _prefixed(request: Request, name: str) -> str:
    return f"{_HOST_ONLY}{name}" if _encrypted(request) else name
