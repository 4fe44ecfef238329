"""The HTTP endpoints of people who know one another, and of one's own games."""

from __future__ import annotations

from typing import assert_never

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from youyi.apps.web.accounts.accounts import folded
from youyi.apps.web.accounts.signed_in import signed_in
from youyi.apps.web.base import words
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.base.server_time import iso
from youyi.apps.web.http.endpoints import limited
from youyi.apps.web.http.responses import body, reply
from youyi.apps.web.people.statistics import REMEMBERED, met, statistics
from youyi.apps.web.people.wire import (
    DeclineInvitation,
    FriendInvited,
    InvitationsSaid,
    Invite,
    InvitedTo,
    PeopleSaid,
    Tied,
    TieDeed,
)
from youyi.apps.web.store.accounts.invitation_store import MOST_INVITED
from youyi.apps.web.store.accounts.tie_store import TieStore
from youyi.apps.web.store.store import Store
from youyi.kernel.face.untrusted_text import name_of


def routes() -> list[Route]:
    """The endpoints with their addresses."""
    return [
        Route("/api/people", limited(people, cost=4)),
        Route("/api/people", limited(tie, cost=10), methods=["POST"]),
        Route("/api/invitations", limited(invitations, cost=4)),
        Route("/api/invitations", limited(invite, cost=10), methods=["POST"]),
        Route("/api/invitations/decline", limited(decline, cost=10), methods=["POST"]),
        Route("/api/statistics", limited(own, cost=10)),
    ]


async def people(request: Request) -> Response:
    """GET /api/people."""
    return reply(await _people(_store(request), await _account(request)))


async def tie(request: Request) -> Response:
    """POST /api/people."""
    wanted, account, store = await body(request, Tied), await _account(request), _store(request)
    other = await store.accounts.named(folded(name_of(wanted.name) or ""))
    if other is None or other.id == account:
        raise RequestError("unknown_person", words.NO_SUCH_PERSON, 404)
    if not await _do(store.ties, wanted.deed, account, other.id):
        raise RequestError("kept_apart", words.NOT_ASKED, 409)
    return reply(await _people(store, account))


async def invitations(request: Request) -> Response:
    """GET /api/invitations."""
    return reply(await _invitations(_store(request), await _account(request)))


async def invite(request: Request) -> Response:
    """POST /api/invitations."""
    wanted, account, store = await body(request, Invite), await _account(request), _store(request)
    other = await store.accounts.named(folded(name_of(wanted.name) or ""))
    if other is None or other.id == account:
        raise RequestError("unknown_person", words.NO_SUCH_PERSON, 404)
    if not await store.invitations.invite(other.id, wanted.table, account):
        raise RequestError("not_invited", words.NOT_INVITED.filled(most=MOST_INVITED), 409)
    return reply(await _invitations(store, account))


async def decline(request: Request) -> Response:
    """POST /api/invitations/decline."""
    wanted, account, store = await body(request, DeclineInvitation), await _account(request), _store(request)
    await store.invitations.decline(account, wanted.table)
    return reply(await _invitations(store, account))


async def own(request: Request) -> Response:
    """GET /api/statistics."""
    return reply(await statistics(await _account(request), _store(request).results, _store(request).luck))


async def _do(ties: TieStore, deed: TieDeed, account: str, other: str) -> bool:
    match deed:
        case "ask":
            return await ties.ask(account, other)
        case "accept":
            return await ties.accept(account, other)
        case "remove":
            return await ties.remove(account, other)
        case "block":
            return await ties.block(account, other)
        case "unblock":
            return await ties.unblock(account, other)
        case _:
            assert_never(deed)


async def _people(store: Store, account: str) -> PeopleSaid:
    ties = await store.ties.of(account)
    friends = [each.name for each in ties if each.kind == "friend"]
    blocked = [each.name for each in ties if each.kind == "blocks"]
    known = frozenset(each.name for each in ties)
    return PeopleSaid(
        friends=friends,
        asking=[each.name for each in ties if each.kind == "asks" and not each.mine],
        asked=[each.name for each in ties if each.kind == "asks" and each.mine],
        blocked=blocked,
        met=met(account, await store.results.of(account, REMEMBERED), known),
    )


async def _invitations(store: Store, account: str) -> InvitationsSaid:
    found = await store.invitations.of(account)
    return InvitationsSaid(
        friends=[each.name for each in await store.ties.of(account) if each.kind == "friend"],
        to_me=[
            InvitedTo(each.table, each.game, each.ruleset, each.by, iso(each.since))
            for each in found
            if each.account == account and not each.declined
        ],
        by_me=[FriendInvited(each.table, each.to, each.declined) for each in found if each.account != account],
    )


async def _account(request: Request) -> str:
    """Who asks. Raises `RequestError` if nobody is signed in."""
    who = await signed_in(request)
    if who is None:
        raise RequestError("signed_out", words.SIGNED_OUT, 403)
    return who.account.id


def _store(request: Request) -> Store:
    store: Store = request.app.state.store
    return store
