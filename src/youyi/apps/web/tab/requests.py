"""What pages ask of the worker: the routes that need no server, answered as a server answers them."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import msgspec

from youyi.apps.web.base import words
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.http.shared import JSON, Call, JsonReply, Page, Route
from youyi.apps.web.learn import routes as learn
from youyi.apps.web.live.registry.registry import TableRegistry
from youyi.apps.web.lobby import routes as tables
from youyi.apps.web.replay import routes as replay
from youyi.apps.web.replay.record_replay import misread_said
from youyi.apps.web.wire.http import CreateTable, Failure, TableCreated
from youyi.kernel.errors import BadRecord
from youyi.kernel.names import Language

ROUTES = (*tables.ROUTES, *replay.ROUTES, *learn.ROUTES)


class Request(msgspec.Struct, frozen=True):
    """A request as a page sends it."""

    method: str
    address: str
    """Path and query."""
    language: str
    body: str = ""
    token: str | None = None


class TabResponse(msgspec.Struct, frozen=True):
    """A response."""

    status: int
    kind: str
    """Its media type."""
    body: str
    file: str | None = None
    """Under what name it is to be saved."""


@dataclass(frozen=True, slots=True)
class _Tab:
    """A browser as the host of a request: nobody else is here, so nothing is limited, and there are no threads."""

    registry: TableRegistry

    async def take_a_table(self, address: str) -> None:
        pass

    async def take_a_seat(self, address: str, *, listed: bool) -> None:
        pass

    async def create(self, wanted: CreateTable, address: str) -> TableCreated:
        if wanted.times is not None:
            raise RequestError("needs_server", words.NEEDS_SERVER, status=501)
        return await self.registry.create(wanted, address)

    async def account(self) -> str | None:
        return None

    async def aside(self, work: Callable[..., Any], *arguments: Any) -> Any:
        return work(*arguments)


async def answer(registry: TableRegistry, request: Request, more: Sequence[Route] = ()) -> TabResponse:
    """Answer a request; whatever only a server can answer is refused as such. `more`: routes of this browser's own."""
    language = language_named(request.language)
    try:
        address = urlsplit(request.address)
        route, named = _route((*ROUTES, *more), request.method, address.path)
        query, body = dict(parse_qsl(address.query)), _body(request, route)
        match await route.answer(Call(_Tab(registry), language, named, query, request.token, body)):
            case JsonReply(value, status):
                return _told(value, status)
            case Page() as page:
                return TabResponse(200, page.kind, page.make().decode(), page.file)
    except BadRecord as error:
        return _told(misread_said(error, language), 422)
    except RequestError as error:
        valid = None if error.valid is None else list(error.valid)
        return _told(Failure(error.error, error.words.said_in(language), valid), error.status)
    except Exception as error:  # noqa: BLE001  # an error of ours must not leave the page waiting
        trace = registry.telemetry.failed("request", error)
        return _told(Failure("failed", words.FAILED.filled(trace=trace).said_in(language), None), 500)


def language_named(wanted: str) -> Language:
    """The language of this tag; English for one that is not spoken here."""
    return Language(wanted) if wanted in tuple(Language) else Language.EN


def _told(value: object, status: int) -> TabResponse:
    return TabResponse(status, JSON, msgspec.json.encode(value).decode())


def _route(routes: Sequence[Route], method: str, path: str) -> tuple[Route, dict[str, str]]:
    """What answers a request, and what its path names. Raises `RequestError`."""
    for route in routes:
        found = re.fullmatch(_pattern(route.path), path) if method == route.method else None
        if found is not None:
            return route, found.groupdict()
    raise RequestError("needs_server", words.NEEDS_SERVER, status=501)


def _body(request: Request, route: Route) -> bytes:
    """The body of a request. Raises `RequestError`."""
    body = request.body.encode()
    if len(body) > route.largest:
        raise RequestError("too_large", words.TOO_LARGE, status=413)
    return body


def _pattern(path: str) -> str:
    """A path as Starlette writes it, as a regular expression: `{game}` is a part, `{number:int}` a whole number."""
    return re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", re.sub(r"{(\w+):int}", r"(?P<\1>[0-9]+)", path))
