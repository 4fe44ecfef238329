"""The HTTP endpoints of operators: what was reported, and what they do about it. To everybody else there is nothing here.

What is done is done by the functions behind `youyi admin`, noted with who did it, and heeded by this server at once.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from youyi.apps.web.accounts.accounts import folded
from youyi.apps.web.accounts.signed_in import signed_in
from youyi.apps.web.base import server_time, words
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.base.server_time import iso
from youyi.apps.web.http.endpoints import Endpoint, limited
from youyi.apps.web.http.responses import body, reply
from youyi.apps.web.live.registry.bans import Ban
from youyi.apps.web.moderation.wire import (
    BanAccount,
    BanSaid,
    BanSeat,
    ById,
    DeedSaid,
    LineAt,
    MuteSaid,
    NameGiven,
    OperatorSaid,
    ReportSaid,
    SeatAt,
    TableGiven,
)
from youyi.apps.web.people.results import set_annulled
from youyi.apps.web.store.moderation.moderation import Moderation
from youyi.apps.web.store.moderation.reports import Reported
from youyi.apps.web.store.store import Store
from youyi.apps.web.wire.moderation import TableJudged

_SHOWN = 50
"""Reports, and lines of the log."""
_LONGEST_BAN_DAYS = 3650
_HIGHEST_NUMBER = 2**31 - 1
Deed = Callable[[Request, Moderation, Any], Awaitable[bool]]
"""Does what a body asks; False: there is nothing of the kind."""


async def look(request: Request) -> Response:
    """GET /api/operator."""
    await _operator(request)
    return reply(await _said(request))


async def _line(_request: Request, of: Moderation, wanted: LineAt) -> bool:
    _check(wanted.number, "number")
    return bool(await of.remove_lines(wanted.table, [wanted.number]))


async def _name(_request: Request, of: Moderation, wanted: NameGiven) -> bool:
    return bool(await of.remove_name(wanted.name))


async def _table(_request: Request, of: Moderation, wanted: TableGiven) -> bool:
    return bool(await of.remove_tables([wanted.table]))


async def _close(_request: Request, of: Moderation, wanted: TableGiven) -> bool:
    return bool(await of.close_tables([wanted.table]))


async def _reopen(_request: Request, of: Moderation, wanted: TableGiven) -> bool:
    return bool(await of.reopen_tables([wanted.table]))


async def _annul(request: Request, of: Moderation, wanted: TableGiven) -> bool:
    return await set_annulled(_store(request).results, wanted.table, of.by, annulled=True)


async def _restore(request: Request, of: Moderation, wanted: TableGiven) -> bool:
    return await set_annulled(_store(request).results, wanted.table, of.by, annulled=False)


async def _account(request: Request, of: Moderation, wanted: NameGiven) -> bool:
    await _check_no_operator(request, wanted.name)
    return await of.remove_account(folded(wanted.name))


async def _mute(_request: Request, of: Moderation, wanted: SeatAt) -> bool:
    _check(wanted.seat, "seat")
    return await of.mute(wanted.table, wanted.seat)


async def _unmute(_request: Request, of: Moderation, wanted: SeatAt) -> bool:
    _check(wanted.seat, "seat")
    return await of.unmute(wanted.table, wanted.seat)


async def _ban_seat(_request: Request, of: Moderation, wanted: BanSeat) -> bool:
    _check(wanted.seat, "seat")
    return await of.ban_seat(wanted.table, wanted.seat, server_time.now() + _lasting(wanted.days)) is not None


async def _ban_account(request: Request, of: Moderation, wanted: BanAccount) -> bool:
    await _check_no_operator(request, wanted.name)
    return await of.ban_account(folded(wanted.name), server_time.now() + _lasting(wanted.days)) is not None


async def _unban(_request: Request, of: Moderation, wanted: ById) -> bool:
    return bool(await of.unban([wanted.id]))


async def _settle(request: Request, of: Moderation, wanted: ById) -> bool:
    return bool(await _store(request).reports.settle([wanted.id], of.by))


DEEDS: dict[str, tuple[type[Any], Deed]] = {
    "line": (LineAt, _line),
    "name": (NameGiven, _name),
    "table": (TableGiven, _table),
    "close": (TableGiven, _close),
    "reopen": (TableGiven, _reopen),
    "annul": (TableGiven, _annul),
    "restore": (TableGiven, _restore),
    "account": (NameGiven, _account),
    "mute": (SeatAt, _mute),
    "unmute": (SeatAt, _unmute),
    "ban-seat": (BanSeat, _ban_seat),
    "ban-account": (BanAccount, _ban_account),
    "unban": (ById, _unban),
    "settle": (ById, _settle),
}
"""What an operator may do, by the last part of its address, with its body."""


def _doing(kind: type[Any], deed: Deed) -> Endpoint:
    async def done(request: Request) -> Response:
        of = await _operator(request)  # before the body is read: a stranger is told the same, whatever he sends
        wanted = await body(request, kind)
        if not await deed(request, of, wanted):
            raise RequestError("nothing_there", words.NOTHING_THERE, 409)
        await _store(request).overwrite()
        await request.app.state.heed()
        return reply(await _said(request))

    return done


def routes() -> list[Route]:
    """The endpoints with their addresses."""
    return [
        Route("/api/operator", limited(look, cost=10)),
        *(
            Route(f"/api/operator/{path}", limited(_doing(kind, deed), cost=10), methods=["POST"])
            for path, (kind, deed) in DEEDS.items()
        ),
    ]


async def _operator(request: Request) -> Moderation:
    """What the operator who asks may do. Raises what a missing page raises, whoever else asks."""
    who, store = await signed_in(request), _store(request)
    if who is None or not await store.operators.has(who.account.id):
        raise HTTPException(404)
    return store.moderation.done_by(who.account.id)


async def _check_no_operator(request: Request, name: str) -> None:
    """Check that an account is no operator's. Raises `RequestError`: those are named, and taken back, by command alone."""
    found = await _store(request).accounts.named(folded(name))
    if found is not None and await _store(request).operators.has(found.id):
        raise RequestError("operator_kept", words.OPERATOR_KEPT, 409)


def _check(value: int, field: str) -> None:
    if not 0 <= value <= _HIGHEST_NUMBER:
        raise RequestError("malformed", words.UNREADABLE, detail=f"`$.{field}`: not from 0 to {_HIGHEST_NUMBER}")


def _lasting(days: float) -> timedelta:
    """For how long. Raises `RequestError`."""
    if not 0 < days <= _LONGEST_BAN_DAYS:
        raise RequestError("malformed", words.UNREADABLE, detail=f"`$.days`: not from 0 to {_LONGEST_BAN_DAYS}")
    return timedelta(days=days)


async def _said(request: Request) -> OperatorSaid:
    store = _store(request)
    reports = await store.reports.listed((), _SHOWN)
    contexts = await store.contexts.of(reports)
    return OperatorSaid(
        reports=[_report(each, context) for each, context in zip(reports, contexts, strict=True)],
        bans=[_ban(each) for each in await store.moderation.bans()],
        mutes=[MuteSaid(table, seat) for table, seat in await store.moderation.muted()],
        log=[DeedSaid(iso(each.at), each.what, each.whom, each.by) for each in await store.moderation.log(_SHOWN)],
    )


def _report(of: Reported, context: TableJudged | None) -> ReportSaid:
    told = {each: getattr(of, each) for each in ReportSaid.__struct_fields__ if each != "context"}
    return ReportSaid(**told, context=context)


def _ban(of: Ban) -> BanSaid:
    return BanSaid(of.id, "account" if of.of == "account" else "address", of.name, iso(of.since), iso(of.until))


def _store(request: Request) -> Store:
    store: Store = request.app.state.store
    return store
