"""The HTTP endpoints of accounts under `/api/account`, one function each."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from youyi.apps.web.accounts.accounts import Accounts, Entered, SignedIn, folded
from youyi.apps.web.accounts.signed_in import accounts_of, drop_cookie, set_cookie, signed_in
from youyi.apps.web.accounts.wire import (
    AccountState,
    BrowserStored,
    ChangePassphrase,
    DeleteAccount,
    KeepSeats,
    MakeAccount,
    SignIn,
    SignOut,
)
from youyi.apps.web.base import logs, words
from youyi.apps.web.base.addresses import client_of
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.base.limits import Allowances
from youyi.apps.web.base.notice import PushBrowser
from youyi.apps.web.http.endpoints import limited
from youyi.apps.web.http.responses import body, reply
from youyi.apps.web.store.store import Store

_MOST_SEATS = 100
"""Of one request."""
_LONGEST_KEY = 64
"""Of a name under which trials are counted: however long a name is sent, the count takes no more room."""


async def state(request: Request) -> Response:
    """GET /api/account."""
    accounts, who = accounts_of(request), await signed_in(request)
    said = None if accounts is None or who is None else await accounts.said(who)
    return reply(AccountState(accounts is not None, said))


async def make(request: Request) -> Response:
    """POST /api/account/new."""
    wanted, accounts = await body(request, MakeAccount), _accounts(request)
    _take(request, wanted.name)
    before = await signed_in(request)
    entered = await accounts.make(wanted.name, wanted.passphrase)
    logs.write("account_made")
    return await _welcome(request, accounts, entered, before, status=201)


async def sign_in(request: Request) -> Response:
    """POST /api/account/in."""
    wanted, accounts = await body(request, SignIn), _accounts(request)
    _take(request, wanted.name)
    before = await signed_in(request)
    entered = await accounts.sign_in(wanted.name, wanted.passphrase)
    return await _welcome(request, accounts, entered, before)


async def sign_out(request: Request) -> Response:
    """POST /api/account/out."""
    wanted, accounts, who = await body(request, SignOut), _accounts(request), await signed_in(request)
    if who is not None:
        await accounts.sign_out(who, everywhere=wanted.everywhere)
    return _gone(request)


async def change_passphrase(request: Request) -> Response:
    """POST /api/account/passphrase."""
    wanted, accounts, who = await body(request, ChangePassphrase), _accounts(request), await _who(request)
    _take(request, who.cookie_hash)
    entered = await accounts.change_passphrase(who, wanted.old, wanted.new)
    return await _welcome(request, accounts, entered, None)


async def delete(request: Request) -> Response:
    """POST /api/account/delete."""
    wanted, accounts, who = await body(request, DeleteAccount), _accounts(request), await _who(request)
    _take(request, who.cookie_hash)
    await accounts.delete(who, wanted.passphrase, traces=wanted.traces)
    logs.write("account_deleted")
    return _gone(request)


async def export(request: Request) -> Response:
    """GET /api/account/export: a file of all that is stored about whoever is signed in."""
    accounts, who = _accounts(request), await _who(request)
    store: Store = request.app.state.store
    browsers = [_browser(each) for each in await store.notices.of_account(who.account.id)]
    response = reply(await accounts.stored(who, browsers))
    response.headers["Content-Disposition"] = 'attachment; filename="youyi-account.json"'
    return response


async def seats(request: Request) -> Response:
    """POST /api/account/seats."""
    wanted, accounts, who = await body(request, KeepSeats), _accounts(request), await _who(request)
    if len(wanted.seats) > _MOST_SEATS or len(wanted.drop) > _MOST_SEATS:
        raise RequestError("too_large", words.TOO_LARGE, 413)
    await accounts.drop(who, wanted.drop)
    await accounts.keep(who, wanted.seats)
    return reply(await accounts.said(who))


def _browser(each: PushBrowser) -> BrowserStored:
    quiet = None if each.quiet_from is None or each.quiet_to is None else [each.quiet_from, each.quiet_to]
    since = each.since.isoformat(timespec="seconds")
    return BrowserStored(each.endpoint, each.language.value, each.zone, quiet, since)


def _accounts(request: Request) -> Accounts:
    """The accounts of this server. Raises `RequestError` if it has none."""
    found = accounts_of(request)
    if found is None:
        raise RequestError("not_found", words.NO_ACCOUNTS, 404)
    return found


async def _who(request: Request) -> SignedIn:
    """Who sends the request. Raises `RequestError` if nobody is signed in."""
    found = await signed_in(request)
    if found is None:
        raise RequestError("signed_out", words.SIGNED_OUT, 403)
    return found


def _take(request: Request, whose: str) -> None:
    """Count one trial of a passphrase, for its address and for the name. Raises `RequestError`.

    Whoever is signed in is counted by his browser, so that strangers who try his name do not lock him out.
    """
    allowances: Allowances = request.app.state.allowances
    if not (allowances.passphrases.take(client_of(request)) and allowances.names.take(folded(whose)[:_LONGEST_KEY])):
        raise RequestError("too_fast", words.TOO_MANY_PASSPHRASES, 429)


async def _welcome(
    request: Request, accounts: Accounts, entered: Entered, before: SignedIn | None, status: int = 200
) -> Response:
    """Answer with the account and a fresh cookie; whoever was signed in here before is signed out."""
    if before is not None:
        await accounts.sign_out(before, everywhere=False)
    response = reply(await accounts.said(entered.signed_in), status)
    set_cookie(request, response, entered.cookie)
    return response


def _gone(request: Request) -> Response:
    response = reply(AccountState(offered=True, account=None))
    drop_cookie(request, response)
    return response


def routes() -> list[Route]:
    """The endpoints with their addresses and costs."""
    return [
        Route("/api/account", limited(state, cost=2)),
        Route("/api/account/export", limited(export, cost=20)),
        *(
            Route(f"/api/account/{path}", limited(endpoint, cost=cost), methods=["POST"])
            for path, endpoint, cost in (
                ("new", make, 20),
                ("in", sign_in, 20),
                ("out", sign_out, 2),
                ("passphrase", change_passphrase, 20),
                ("delete", delete, 20),
                ("seats", seats, 10),
            )
        ),
    ]
