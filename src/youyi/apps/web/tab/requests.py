"""What pages ask of the worker: the requests of docs/reference/wire.md that concern tables, and puzzles."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import TypeAlias
from urllib.parse import parse_qsl, urlsplit

import msgspec

from youyi.apps.web.base import words
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.live.registry.registry import TableRegistry
from youyi.apps.web.lobby.table_status import standing_of
from youyi.apps.web.replay.recording import record_of
from youyi.apps.web.tab import replay_requests
from youyi.apps.web.tab.asked import JSON, Answer, Asked, told
from youyi.apps.web.wire.http import CreateTable, Failure, PlayAgain, TakeSeat
from youyi.kernel.names import Language
from youyi.records.files import write_record
from youyi.records.transcript import transcript

Endpoint: TypeAlias = Callable[[Asked], Awaitable[Answer]]


async def _create(asked: Asked) -> Answer:
    return told(await asked.registry.create(asked.read(CreateTable)), 201)


async def _table(asked: Asked) -> Answer:
    return told((await asked.registry.find(asked.table)).description())


async def _standing(asked: Asked) -> Answer:
    return told(standing_of(await asked.registry.find(asked.table)))


async def _sit(asked: Asked) -> Answer:
    return told(await asked.registry.sit(asked.table, asked.read(TakeSeat)))


async def _rematch(asked: Asked) -> Answer:
    return told(await asked.registry.rematch(asked.table, asked.read(PlayAgain)))


async def _record(asked: Asked) -> Answer:
    table = await asked.registry.find(asked.table)
    return Answer(200, JSON, write_record(record_of(table)), f"{table.config.game}-{asked.table}.json")


async def _transcript(asked: Asked) -> Answer:
    table = await asked.registry.find(asked.table)
    text = transcript(record_of(table), asked.language, table.session.table.game)
    return Answer(200, "text/plain", text, f"{table.config.game}-{asked.table}.txt")


async def _puzzle(asked: Asked) -> Answer:
    """A puzzle, made when it is asked for: written beforehand, all of them would take some 20 MB."""
    from youyi.apps.web.learn.puzzle_pages import puzzle_said  # a tab that plays a game begins without it

    games, named = asked.registry.games, asked.named
    if named["game"] not in games:
        raise RequestError("unknown_game", words.UNKNOWN, status=404, valid=tuple(games))
    said = puzzle_said(games[named["game"]], int(named["number"]), language_named(named["language"]))
    if said is None:
        raise RequestError("unknown_puzzle", words.NO_PUZZLE, status=404)
    return told(said)


_ENDPOINTS: tuple[tuple[str, str, Endpoint], ...] = (
    ("POST", r"/api/tables", _create),
    ("GET", r"/api/tables/(?P<table>[^/]+)", _table),
    ("GET", r"/api/tables/(?P<table>[^/]+)/standing", _standing),
    ("POST", r"/api/tables/(?P<table>[^/]+)/sit", _sit),
    ("POST", r"/api/tables/(?P<table>[^/]+)/rematch", _rematch),
    ("GET", r"/api/tables/(?P<table>[^/]+)/record", _record),
    ("GET", r"/api/tables/(?P<table>[^/]+)/transcript", _transcript),
    ("GET", r"/api/tables/(?P<table>[^/]+)/film", replay_requests.film),
    ("GET", r"/api/tables/(?P<table>[^/]+)/course", replay_requests.course),
    ("GET", r"/api/puzzles/(?P<game>[^/]+)/(?P<number>[0-9]+)/(?P<language>[^/]+)", _puzzle),
    ("POST", r"/api/tables/from", replay_requests.from_position),
    ("POST", r"/api/film", replay_requests.open_film),
    ("POST", r"/api/course", replay_requests.open_course),
)


class Request(msgspec.Struct, frozen=True):
    """A request as a page sends it."""

    method: str
    address: str
    """Path and query."""
    language: str
    body: str = ""
    token: str | None = None


async def answer(registry: TableRegistry, request: Request) -> Answer:
    """Answer a request; whatever only a server can answer is refused as such."""
    language = language_named(request.language)
    try:
        address = urlsplit(request.address)
        endpoint, named = _endpoint(request.method, address.path)
        query, table = dict(parse_qsl(address.query)), named.get("table", "")
        return await endpoint(Asked(registry, language, table, query, request.token, request.body.encode(), named))
    except RequestError as error:
        valid = None if error.valid is None else list(error.valid)
        return told(Failure(error.error, error.words.said_in(language), valid), error.status)
    except Exception as error:  # noqa: BLE001  # an error of ours must not leave the page waiting
        trace = registry.telemetry.failed("request", error)
        return told(Failure("failed", words.FAILED.filled(trace=trace).said_in(language), None), 500)


def language_named(wanted: str) -> Language:
    """The language of this tag; English for one that is not spoken here."""
    return Language(wanted) if wanted in tuple(Language) else Language.EN


def _endpoint(method: str, path: str) -> tuple[Endpoint, dict[str, str]]:
    """What answers a request, and what its path names. Raises `RequestError`."""
    for wanted, pattern, endpoint in _ENDPOINTS:
        found = re.fullmatch(pattern, path) if method == wanted else None
        if found is not None:
            return endpoint, found.groupdict()
    raise RequestError("needs_server", words.NEEDS_SERVER, status=501)
