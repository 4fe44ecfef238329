"""The HTTP endpoints under `/api`, one function each."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from io import BytesIO
from urllib.parse import urlsplit

import segno
from starlette.requests import Request
from starlette.responses import Response

from youyi.apps.web.accounts.signed_in import keep_seats
from youyi.apps.web.base import words
from youyi.apps.web.base.addresses import client_of
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.base.limits import Allowances
from youyi.apps.web.http.response_cache import Document, Documents
from youyi.apps.web.http.responses import body, language_of, reply
from youyi.apps.web.learn.catalogue import article_entry, ruling_entry
from youyi.apps.web.live.registry.registry import TableRegistry
from youyi.apps.web.live.registry.seat_limits import SeatLimits
from youyi.apps.web.lobby.lobby import Lobby
from youyi.apps.web.lobby.pairing import Pairing
from youyi.apps.web.lobby.table_status import standing_of
from youyi.apps.web.lobby.wire import DrawAddress, SitAnywhere
from youyi.apps.web.replay.recording import record_of
from youyi.apps.web.wire.http import CreateTable, PlayAgain, TakeSeat
from youyi.records.files import write_record
from youyi.records.transcript import transcript as write_transcript

_LONGEST_QR = 500
_LONGEST_PRIVATE_QR = 1500
_REFUSAL_PAUSE = 0.25
"""Seconds until a refusal is sent: one who asks again at once is slowed down, and costs less."""
Endpoint = Callable[[Request], Awaitable[Response]]


def _registry(request: Request) -> TableRegistry:
    registry: TableRegistry = request.app.state.registry
    return registry


def _documents(request: Request) -> Documents:
    documents: Documents = request.app.state.documents
    return documents


async def games(request: Request) -> Response:
    """GET /api/games."""
    described: Document = request.app.state.games_described
    return described.answer(request)


async def article(request: Request) -> Response:
    """GET /api/articles/{key}."""
    return reply(article_entry(request.app.state.games.values(), request.path_params["key"]))


async def ruling(request: Request) -> Response:
    """GET /api/rulings/{game}/{name}/{word}."""
    asked = request.path_params
    return reply(ruling_entry(request.app.state.games, asked["game"], asked["name"], asked["word"]))


async def create(request: Request) -> Response:
    """POST /api/tables."""
    allowances: Allowances = request.app.state.allowances
    wanted = await body(request, CreateTable)
    if not allowances.tables.take(client_of(request)):
        raise RequestError("too_fast", words.TOO_MANY_TABLES, status=429)
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
    return reply((await _registry(request).find(request.path_params["table"])).description())


async def sit(request: Request) -> Response:
    """POST /api/tables/{id}/sit."""
    limits: SeatLimits = request.app.state.seat_limits
    wanted = await body(request, TakeSeat)
    found = await _registry(request).find(request.path_params["table"])
    limits.take(client_of(request), listed=found.config.listed)
    taken = await _registry(request).sit(found.config.id, wanted, client_of(request))
    await keep_seats(request, [(found.config.id, taken.token)])
    return reply(taken)


async def rematch(request: Request) -> Response:
    """POST /api/tables/{id}/rematch."""
    made = await _registry(request).rematch(request.path_params["table"], await body(request, PlayAgain))
    if made.id is not None:
        await keep_seats(request, [(made.id, made.token)])
    return reply(made)


async def standing(request: Request) -> Response:
    """GET /api/tables/{id}/standing."""
    return reply(standing_of(await _registry(request).find(request.path_params["table"])))


async def sit_anywhere(request: Request) -> Response:
    """POST /api/sit-anywhere."""
    allowances: Allowances = request.app.state.allowances
    pairing: Pairing = request.app.state.pairing
    wanted = await body(request, SitAnywhere)
    if not allowances.tables.take(client_of(request)):
        raise RequestError("too_fast", words.TOO_MANY_TABLES, status=429)
    sat = await pairing.sit(wanted, client_of(request))
    await keep_seats(request, [(sat.id, sat.token)])
    return reply(sat)


async def record(request: Request) -> Response:
    """GET /api/tables/{id}/record."""
    found = await _registry(request).find(request.path_params["table"])
    told = record_of(found)
    kept = await _documents(request).get(
        (found.config.id, "record"), told, lambda: write_record(told).encode(), "application/json"
    )
    response = kept.answer(request)
    response.headers["Content-Disposition"] = f'attachment; filename="{found.config.game}-{found.config.id}.json"'
    return response


async def transcript(request: Request) -> Response:
    """GET /api/tables/{id}/transcript?language=."""
    found = await _registry(request).find(request.path_params["table"])
    language, game = language_of(request), found.session.table.game
    told = record_of(found, language)
    kept = await _documents(request).get(
        (found.config.id, language), told, lambda: write_transcript(told, language, game).encode(), "text/plain"
    )
    return kept.answer(request)


async def qr(request: Request) -> Response:
    """GET /api/qr?text=: an address of this server as a QR code. Other texts are refused: they would bear our name."""
    text = request.query_params.get("text", "")
    if len(text) > _LONGEST_QR or not _ours(text, request):
        raise RequestError("not_ours", words.OWN_ADDRESS)
    return (await _documents(request).get(("qr", text), text, lambda: _drawn(text), "image/svg+xml")).answer(request)


async def private_qr(request: Request) -> Response:
    """POST /api/qr: the same for an address that holds tokens; it stands in no log and is not kept."""
    text = (await body(request, DrawAddress)).text
    if len(text) > _LONGEST_PRIVATE_QR or not _ours(text, request):
        raise RequestError("not_ours", words.OWN_ADDRESS)
    drawn = await asyncio.to_thread(_drawn, text)
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": "no-store"})


def _ours(text: str, request: Request) -> bool:
    try:
        address = urlsplit(text)
    except ValueError:
        return False
    return address.scheme in ("http", "https") and address.netloc == request.url.netloc


def _drawn(text: str) -> bytes:
    picture = BytesIO()
    segno.make(text, error="m", micro=False).save(picture, kind="svg", scale=8, border=2, xmldecl=False)
    return picture.getvalue()


COSTS: Mapping[Endpoint, int] = {qr: 4, private_qr: 8, record: 4, transcript: 10}
"""What a request takes from the allowance of its address; all others take 1."""


def limited(endpoint: Endpoint, cost: int | None = None) -> Endpoint:
    """The endpoint, refusing an address that has asked too much of late; `cost` is by default that of `COSTS`, or 1."""
    price = cost or COSTS.get(endpoint, 1)

    async def asked(request: Request) -> Response:
        allowances: Allowances = request.app.state.allowances
        if not allowances.requests.take(client_of(request), price):
            await asyncio.sleep(_REFUSAL_PAUSE)
            raise RequestError("too_fast", words.TOO_MANY_REQUESTS, status=429)
        return await endpoint(request)

    return asked
