"""The HTTP endpoints of accounts under `/api/account`, one function each."""

from __future__ import annotations

from datetime import datetime

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from youyi.apps.web.accounts.accounts import Accounts, folded
from youyi.apps.web.accounts.entered import Entered, SignedIn
from youyi.apps.web.accounts.signed_in import accounts_of, drop_cookie, known_by, set_cookie, set_known, signed_in
from youyi.apps.web.accounts.wire import (
    AccountState,
    Besides,
    BrowserStored,
    ChangePassphrase,
    CodesMade,
    DeleteAccount,
    InvitationStored,
    KeepSeats,
    LeagueStored,
    LuckStored,
    MakeAccount,
    MakeCodes,
    Recover,
    ResultStored,
    SignIn,
    SignOut,
    TieStored,
    TryStored,
)
from youyi.apps.web.base import logs, words
from youyi.apps.web.base.addresses import client_of
from youyi.apps.web.base.attempt import Attempt, by_account
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.base.luck import Figures
from youyi.apps.web.base.notice import PushBrowser
from youyi.apps.web.base.server_time import iso
from youyi.apps.web.http.endpoints import limited, registry_of, take
from youyi.apps.web.http.responses import body, reply
from youyi.apps.web.store.accounts.account_keys import fresh_token
from youyi.apps.web.store.accounts.invitation_store import Invitation
from youyi.apps.web.store.leagues.stored_league import League
from youyi.apps.web.store.result_store import GameResult
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
    await _take(request, wanted.name)
    before = await signed_in(request)
    entered = await accounts.make(wanted.name, wanted.passphrase)
    logs.write("account_made")
    return await _welcome(request, accounts, entered, before, status=201)


async def sign_in(request: Request) -> Response:
    """POST /api/account/in."""
    wanted, accounts = await body(request, SignIn), _accounts(request)
    known = await _tries(request, accounts, wanted.name)
    before = await signed_in(request)
    entered = await accounts.sign_in(wanted.name, wanted.passphrase, known=known)
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
    await _take_known(request, who.cookie_hash)
    entered = await accounts.change_passphrase(who, wanted.old, wanted.new)
    return await _welcome(request, accounts, entered, None)


async def make_codes(request: Request) -> Response:
    """POST /api/account/codes."""
    wanted, accounts, who = await body(request, MakeCodes), _accounts(request), await _who(request)
    await _take_known(request, who.cookie_hash)
    codes = await accounts.make_codes(who, wanted.passphrase)
    logs.write("recovery_codes_made")
    return reply(CodesMade(codes), 201)


async def recover(request: Request) -> Response:
    """POST /api/account/recover."""
    wanted, accounts = await body(request, Recover), _accounts(request)
    known = await _tries(request, accounts, wanted.name)
    before = await signed_in(request)
    entered = await accounts.recover(wanted.name, wanted.code, wanted.passphrase, known=known)
    logs.write("account_recovered")
    return await _welcome(request, accounts, entered, before)


async def delete(request: Request) -> Response:
    """POST /api/account/delete."""
    wanted, accounts, who = await body(request, DeleteAccount), _accounts(request), await _who(request)
    await _take_known(request, who.cookie_hash)
    kept = await accounts.said(who)
    await accounts.delete(who, wanted.passphrase, traces=wanted.traces)
    for each in kept.seats:
        await registry_of(request).reread(each.table)
    logs.write("account_deleted")
    return _gone(request)


async def export(request: Request) -> Response:
    """GET /api/account/export: a file of all that is stored about whoever is signed in."""
    accounts, who = _accounts(request), await _who(request)
    store: Store = request.app.state.store
    account = who.account.id
    browsers = [_browser(each) for each in await store.notices.of_account(account)]
    ties = [TieStored(each.name, each.kind, each.mine, iso(each.since)) for each in await store.ties.of(account)]
    invitations = [_invitation(each, account) for each in await store.invitations.of(account, stored=True)]
    games, attempts = await store.results.of(account), await store.daily.of_person(by_account(account))
    luck = await store.luck.of([*(each.laid for each in games), *(each.laid for each in attempts)])
    results, tries = [_result(each, account, luck) for each in games], [_try(each, luck) for each in attempts]
    leagues = [_league(*each, account) for each in await store.leagues.of_account(account)]
    response = reply(await accounts.stored(who, Besides(browsers, ties, invitations, results, tries, leagues)))
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
    return BrowserStored(each.endpoint, each.language.value, each.zone, quiet, iso(each.asked))


def _invitation(of: Invitation, account: str) -> InvitationStored:
    mine = of.account != account
    return InvitationStored(of.table, of.to if mine else of.by, mine, of.declined, iso(of.since))


def _league(of: League, entered: datetime | None, left: datetime | None, account: str) -> LeagueStored:
    times = (None if each is None else iso(each) for each in (entered, left))
    return LeagueStored(of.id, of.name, of.organiser == account, *times)


def _result(of: GameResult, account: str, luck: Figures) -> ResultStored:
    mine = next(each for each in of.seats if each.account == account)
    before, after = (None if each is None else [each.at, each.error] for each in (mine.before, mine.after))
    ended, seat = iso(of.ended), (mine.seat, mine.place, mine.score)
    return ResultStored(
        of.laid,
        of.game,
        of.pace,
        of.rated,
        of.annulled,
        of.how,
        ended,
        *seat,
        before,
        after,
        _luck(luck, of.laid, mine.seat),
    )


def _try(of: Attempt, luck: Figures) -> TryStored:
    return TryStored(of.day, of.deal, of.laid, of.name, of.won, of.score, _luck(luck, of.laid, of.seat))


def _luck(known: Figures, laid: str, seat: int) -> LuckStored | None:
    found = known.get(laid, {}).get(seat)
    if found is None:
        return None
    return LuckStored(found.luck, found.error, found.lost, found.lost_error, found.named, found.asked)


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


async def _tries(request: Request, accounts: Accounts, name: str) -> bool:
    """Count one trial of what opens an account; whether the account knows this browser. Raises `RequestError`."""
    known = await accounts.knows(name, known_by(request))
    await (_take(request, name) if known is None else _take_known(request, known))
    return known is not None


async def _take(request: Request, name: str) -> None:
    """Count one trial of a passphrase by a stranger, for his address and for the name. Raises `RequestError`."""
    await take(request, "passphrases", words.TOO_MANY_PASSPHRASES, client_of(request))
    await take(request, "names", words.TOO_MANY_PASSPHRASES, folded(name)[:_LONGEST_KEY])


async def _take_known(request: Request, browser: str) -> None:
    """Count one trial in a browser that the account knows, or is signed in to. Raises `RequestError`.

    Nobody else counts there: strangers who try his name, or share his address, do not lock its holder out.
    """
    await take(request, "browsers", words.TOO_MANY_PASSPHRASES, browser)


async def _welcome(
    request: Request, accounts: Accounts, entered: Entered, before: SignedIn | None, status: int = 200
) -> Response:
    """Answer with the account and a fresh cookie; whoever was signed in here before is signed out."""
    if before is not None:
        await accounts.sign_out(before, everywhere=False)
    browser = known_by(request) or fresh_token()
    await accounts.note_browser(entered.signed_in, browser)
    response = reply(await accounts.said(entered.signed_in), status)
    set_cookie(request, response, entered.cookie)
    set_known(request, response, browser)
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
                ("codes", make_codes, 20),
                ("recover", recover, 20),
                ("seats", seats, 10),
            )
        ),
    ]
