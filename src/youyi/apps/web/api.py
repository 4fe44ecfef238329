"""The HTTP endpoints under `/api`, one function each."""

from __future__ import annotations

from io import BytesIO
from urllib.parse import urlsplit

import segno
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from youyi.apps.web import words
from youyi.apps.web.catalogue import article_entry, ruling_entry
from youyi.apps.web.errors import RequestError
from youyi.apps.web.limits import Buckets
from youyi.apps.web.recording import record_of
from youyi.apps.web.registry import TableRegistry
from youyi.apps.web.replies import body, language_of, reply
from youyi.apps.web.seat_limits import SeatLimits
from youyi.apps.web.wire_http import CreateTable, PlayAgain, TakeSeat
from youyi.records.files import write_record
from youyi.records.transcript import transcript as write_transcript

_LONGEST_QR = 500


def _registry(request: Request) -> TableRegistry:
    registry: TableRegistry = request.app.state.registry
    return registry


def _address(request: Request) -> str:
    return "" if request.client is None else request.client.host


async def games(request: Request) -> Response:
    """GET /api/games."""
    return Response(request.app.state.games_json, media_type="application/json")


async def article(request: Request) -> Response:
    """GET /api/articles/{key}."""
    return reply(article_entry(request.app.state.games.values(), request.path_params["key"]))


async def ruling(request: Request) -> Response:
    """GET /api/rulings/{game}/{name}/{word}."""
    asked = request.path_params
    return reply(ruling_entry(request.app.state.games, asked["game"], asked["name"], asked["word"]))


async def create(request: Request) -> Response:
    """POST /api/tables."""
    buckets: Buckets = request.app.state.tables_by_address
    wanted = await body(request, CreateTable)
    if not buckets.take(_address(request)):
        raise RequestError("too_fast", words.TOO_MANY_TABLES, status=429)
    return reply(await _registry(request).create(wanted, _address(request)), status=201)


async def lobby(request: Request) -> Response:
    """GET /api/tables."""
    return reply(await _registry(request).lobby())


async def table(request: Request) -> Response:
    """GET /api/tables/{id}."""
    return reply((await _registry(request).find(request.path_params["table"])).description())


async def sit(request: Request) -> Response:
    """POST /api/tables/{id}/sit."""
    limits: SeatLimits = request.app.state.seat_limits
    wanted = await body(request, TakeSeat)
    found = await _registry(request).find(request.path_params["table"])
    limits.take(_address(request), listed=found.config.listed)
    return reply(await _registry(request).sit(found.config.id, wanted, _address(request)))


async def rematch(request: Request) -> Response:
    """POST /api/tables/{id}/rematch."""
    return reply(await _registry(request).rematch(request.path_params["table"], await body(request, PlayAgain)))


async def record(request: Request) -> Response:
    """GET /api/tables/{id}/record."""
    found = await _registry(request).find(request.path_params["table"])
    name = f'attachment; filename="{found.config.game}-{found.config.id}.json"'
    text = write_record(record_of(found))
    return Response(text, media_type="application/json", headers={"Content-Disposition": name})


async def transcript(request: Request) -> Response:
    """GET /api/tables/{id}/transcript?language=."""
    found = await _registry(request).find(request.path_params["table"])
    return PlainTextResponse(write_transcript(record_of(found), language_of(request), found.session.table.game))


async def qr(request: Request) -> Response:
    """GET /api/qr?text=: an address of this server as a QR code. Other texts are refused: they would bear our name."""
    text = request.query_params.get("text", "")
    address = urlsplit(text)
    ours = address.scheme in ("http", "https") and address.netloc == request.url.netloc
    if not ours or len(text) > _LONGEST_QR:
        raise RequestError("not_ours", words.OWN_ADDRESS)
    picture = BytesIO()
    segno.make(text, error="m", micro=False).save(picture, kind="svg", scale=8, border=2, xmldecl=False)
    return Response(picture.getvalue(), media_type="image/svg+xml")
