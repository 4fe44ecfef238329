"""The cookie of a browser that is signed in, and the seats it is given while it is."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import Response

from youyi.apps.web.accounts.accounts import Accounts, SignedIn
from youyi.apps.web.accounts.wire import SeatShown
from youyi.apps.web.base.telemetry import Telemetry

_COOKIE = "youyi_account"
_HOST_COOKIE = f"__Host-{_COOKIE}"
"""Where the connection is encrypted: browsers take a cookie of this name from no other host and over no other connection."""
_LASTS_S = 90 * 24 * 3600


def accounts_of(request: Request) -> Accounts | None:
    """The accounts of this server; None if it has none."""
    found: Accounts | None = request.app.state.accounts
    return found


async def signed_in(request: Request) -> SignedIn | None:
    """Who sends a request; None: nobody who is signed in."""
    accounts, cookie = accounts_of(request), request.cookies.get(_name(request))
    return None if accounts is None or not cookie else await accounts.known(cookie)


def set_cookie(request: Request, response: Response, cookie: str) -> None:
    """Let the browser bring this cookie with requests of our own pages; no script reads it."""
    response.set_cookie(
        _name(request), cookie, max_age=_LASTS_S, path="/", secure=_encrypted(request), httponly=True, samesite="strict"
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
    return _HOST_COOKIE if _encrypted(request) else _COOKIE
