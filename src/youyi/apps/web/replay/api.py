"""The HTTP endpoints of replays, one function each."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Hashable

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from youyi.apps.web.accounts.signed_in import keep_seats
from youyi.apps.web.base import words
from youyi.apps.web.base.addresses import client_of
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.base.limits import Allowances
from youyi.apps.web.base.phrases import Phrases
from youyi.apps.web.http.endpoints import limited
from youyi.apps.web.http.response_cache import Document, Documents
from youyi.apps.web.http.responses import LARGEST_BODY, decoded, language_of, raw_body, reply
from youyi.apps.web.live.registry.registry import TableRegistry
from youyi.apps.web.replay import fork_game as going_on
from youyi.apps.web.replay import score_history as figures
from youyi.apps.web.replay.record_replay import LARGEST_RECORD, film_of, misread_said, record_from
from youyi.apps.web.replay.replay_query import addressee, holder, whole
from youyi.apps.web.replay.table_replay import reel_of
from youyi.apps.web.replay.wire import GoOn
from youyi.kernel.errors import BadRecord
from youyi.kernel.names import Language
from youyi.records.record import Record

_JSON = "application/json"
_BEARER = "bearer "


async def film(request: Request) -> Response:
    """GET /api/tables/{id}/film?eyes=&first=&language=&drawing=: the game ply by ply, as a seat or the public may see it.

    What lies open to everybody may be looked at from any seat; beyond that, the public sees what a watcher was told, and a
    seat's own view takes its token (`Authorization: Bearer`).
    """
    registry: TableRegistry = request.app.state.registry
    table = await registry.find(request.path_params["table"])
    query = request.query_params
    to, first = addressee(query, language_of(request), len(table.sitters)), whole(query, "first")
    reel = reel_of(table, to.seat, holder(table, _token(request)))
    phrases = Phrases(table.session.table.game)
    key = (table.config.id, "film", to, first)
    return await _answered(request, key, reel, lambda: msgspec.json.encode(reel.film(phrases, to, first)))


async def open_film(request: Request) -> Response:
    """POST /api/film?eyes=&first=&language=&drawing=: the film of the record in the body, as far as it is valid."""
    query, games = request.query_params, request.app.state.games
    to, first = addressee(query, language_of(request)), whole(query, "first")
    return await _of_record(request, ("film", to, first), lambda record: film_of(record, games, to, first))


async def course(request: Request) -> Response:
    """GET /api/tables/{id}/course?language=: the game in figures, as far as it lies open to everybody."""
    registry: TableRegistry = request.app.state.registry
    table, language = await registry.find(request.path_params["table"]), language_of(request)
    reel, phrases = reel_of(table, None, None), Phrases(table.session.table.game)
    key = (table.config.id, "course", language)
    return await _answered(request, key, reel, lambda: msgspec.json.encode(figures.course(reel, phrases, language)))


async def open_course(request: Request) -> Response:
    """POST /api/course?language=: the same of the record in the body, as far as it is valid."""
    language, games = language_of(request), request.app.state.games
    return await _of_record(request, ("course", language), lambda record: figures.course_of(record, games, language))


async def _of_record(request: Request, key: tuple[Hashable, ...], make: Callable[[Record], object]) -> Response:
    """What is made from the record in the body."""
    text = text_of(await raw_body(request, LARGEST_RECORD))
    place = (*key, hashlib.sha256(text.encode()).hexdigest())
    try:
        return await _answered(request, place, text, lambda: msgspec.json.encode(make(record_from(text))))
    except BadRecord as error:
        return misread(error, language_of(request))


async def go_on(request: Request) -> Response:
    """POST /api/tables/from: a new table in a position of another game, for one person against computers."""
    allowances: Allowances = request.app.state.allowances
    wanted = decoded(await raw_body(request, LARGEST_RECORD + LARGEST_BODY), GoOn)
    if not allowances.tables.take(client_of(request)):
        raise RequestError("too_fast", words.TOO_MANY_TABLES, status=429)
    try:
        made = await going_on.go_on(request.app.state.registry, request.app.state.games, wanted, client_of(request))
    except BadRecord as error:
        return misread(error, language_of(request))
    await keep_seats(request, [(made.id, each.token) for each in made.seats if each.token is not None])
    return reply(made, status=201)


def misread(error: BadRecord, language: Language) -> Response:
    """The refusal of a record file, with the field or the ply that is wrong."""
    return reply(misread_said(error, language), 422)


def _token(request: Request) -> str | None:
    """The token that the request shows."""
    shown = request.headers.get("authorization", "")
    return shown[len(_BEARER) :].strip() if shown.lower().startswith(_BEARER) else None


def text_of(raw: bytes) -> str:
    """The text of a body. Raises `RequestError`."""
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        raise RequestError("malformed", words.UNREADABLE, detail="not UTF-8") from None


async def _answered(request: Request, key: Hashable, source: object, make: Callable[[], bytes]) -> Response:
    documents: Documents = request.app.state.documents
    found: Document = await documents.get(key, source, make, _JSON)
    return found.answer(request)


def routes() -> list[Route]:
    """The endpoints with their addresses and costs."""
    return [
        Route("/api/tables/{table}/film", limited(film, cost=10)),
        Route("/api/tables/{table}/course", limited(course, cost=10)),
        Route("/api/course", limited(open_course, cost=20), methods=["POST"]),
        Route("/api/tables/from", limited(go_on, cost=20), methods=["POST"]),
        Route("/api/film", limited(open_film, cost=20), methods=["POST"]),
    ]
