"""The HTTP endpoints by which names, tables and results are reported. A line of talk is reported at its table."""

from __future__ import annotations

import logging

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from youyi.analysis.occasions import occasion_named
from youyi.apps.web.accounts.accounts import folded
from youyi.apps.web.accounts.signed_in import account_of
from youyi.apps.web.base import logs, words
from youyi.apps.web.base.addresses import client_of
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.http.endpoints import limited, registry_of, take
from youyi.apps.web.http.responses import body, reply
from youyi.apps.web.moderation.wire import ReportAtTable, ReportNoted, ReportOfDay, ReportOfLeague, ReportPerson
from youyi.apps.web.store.store import Store
from youyi.apps.web.wire.moderation import ReportedWhat
from youyi.kernel.face.untrusted_text import name_of

_HIGHEST_SEAT, _HIGHEST_SCORE = 100, 2**31 - 1


def routes() -> list[Route]:
    """The endpoints with their addresses."""
    endpoints = (("table", at_table), ("daily", of_the_day), ("person", of_person), ("league", of_league))
    return [Route(f"/api/reports/{path}", limited(each, cost=10), methods=["POST"]) for path, each in endpoints]


async def at_table(request: Request) -> Response:
    """POST /api/reports/table."""
    wanted = await body(request, ReportAtTable)
    await _may_report(request)
    if wanted.seat is not None and not 0 <= wanted.seat < _HIGHEST_SEAT:
        raise _nothing()
    if wanted.what == "result" and (await registry_of(request).find(wanted.table)).ending is None:
        raise RequestError("not_over", words.NOT_OVER, 409)
    found = await _store(request).reports.at_table(wanted.table, wanted.what, wanted.seat, wanted.why)
    return _noted(wanted.what, found=found)


async def of_the_day(request: Request) -> Response:
    """POST /api/reports/daily."""
    wanted = await body(request, ReportOfDay)
    await _may_report(request)
    if abs(wanted.score) > _HIGHEST_SCORE:
        raise _nothing()
    try:
        occasion = occasion_named(wanted.day)
    except ValueError:
        raise _nothing() from None
    line = wanted.name, wanted.score
    found = await _store(request).reports.of_the_day(occasion, wanted.game, line, wanted.what, wanted.why)
    return _noted(wanted.what, found=found)


async def of_person(request: Request) -> Response:
    """POST /api/reports/person."""
    wanted = await body(request, ReportPerson)
    await _may_report(request)
    found = await _store(request).reports.of_person(folded(name_of(wanted.name) or ""), wanted.why)
    return _noted("name", found=found)


async def of_league(request: Request) -> Response:
    """POST /api/reports/league."""
    wanted = await body(request, ReportOfLeague)
    await _may_report(request)
    found = await _store(request).reports.of_league(wanted.league, wanted.why)
    return _noted("name", found=found)


async def _may_report(request: Request) -> None:
    """Count a report, for its address and its account. Raises `RequestError` if there were too many, or of one who is banned."""
    address = client_of(request)
    registry_of(request).bans.check(address)
    account = await account_of(request)
    await take(request, "reports", words.TOO_MANY_REPORTS, address, account)


def _noted(what: ReportedWhat, *, found: bool) -> Response:
    if not found:
        raise _nothing()
    logs.write("reported", logging.WARNING, what=what)
    return reply(ReportNoted(noted=True), 201)


def _nothing() -> RequestError:
    return RequestError("nothing_there", words.NOTHING_THERE, 404)


def _store(request: Request) -> Store:
    store: Store = request.app.state.store
    return store
