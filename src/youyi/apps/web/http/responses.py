"""Request bodies and responses as JSON; errors are answered with a code and a sentence in the reader's language."""

from __future__ import annotations

import re
from typing import TypeVar

import msgspec
import sqlalchemy as sql
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from youyi.apps.web.base import words
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.base.telemetry import Telemetry
from youyi.apps.web.http.shared import JSON, LARGEST_BODY, decoded
from youyi.apps.web.wire.http import Failure
from youyi.kernel.names import Language, Words

T = TypeVar("T")

_SECONDS_TO_WAIT = "5"
_BEARER = "bearer "
_OUR_FAULTS = (
    sql.exc.ArgumentError,
    sql.exc.InvalidRequestError,
    sql.exc.ProgrammingError,
    sql.exc.IntegrityError,
    sql.exc.DataError,
)
_TRADITIONAL = re.compile(r"zh-(hant|tw|hk|mo)", re.IGNORECASE)


def token_of(request: HTTPConnection) -> str | None:
    """The token of a seat, or another key, that the request shows."""
    shown = request.headers.get("authorization", "")
    return shown[len(_BEARER) :].strip() if shown.lower().startswith(_BEARER) else None


def language_of(request: HTTPConnection) -> Language:
    """The reader's language: the `language` of the query, else the first of `Accept-Language`, else English."""
    wanted = request.query_params.get("language")
    if wanted in tuple(Language):
        return Language(wanted)
    first = request.headers.get("accept-language", "").split(",")[0]
    if _TRADITIONAL.match(first):
        return Language.ZH_HANT
    return Language.ZH_HANS if first.lower().startswith("zh") else Language.EN


async def body(request: Request, kind: type[T]) -> T:
    """Decode a request's body. Raises `RequestError`."""
    return decoded(await raw_body(request, LARGEST_BODY), kind)


async def raw_body(request: Request, largest: int) -> bytes:
    """Receive a request's body of at most `largest` bytes. Raises `RequestError`.

    A page elsewhere can send other types than JSON without asking the server first.
    """
    if request.headers.get("content-type", "").split(";")[0].strip().lower() != JSON:
        raise RequestError("wrong_type", words.WRONG_TYPE, 415, f"Content-Type: {JSON}", (JSON,))
    raw = bytearray()
    async for part in request.stream():
        raw += part
        if len(raw) > largest:
            raise RequestError("too_large", words.TOO_LARGE, status=413)
    return bytes(raw)


def reply(value: object, status: int = 200) -> Response:
    """A JSON response."""
    return Response(msgspec.json.encode(value), status, media_type=JSON)


async def on_request_error(request: Request, error: Exception) -> Response:
    """Answer a `RequestError`."""
    assert isinstance(error, RequestError)
    _telemetry(request).refused(error.error)
    return failure(request, error)


def failure(request: HTTPConnection, error: RequestError) -> Response:
    """A refusal in the reader's language."""
    language = language_of(request)
    says = error.words.said_in(language)
    if error.detail is not None and language is Language.EN:  # details are in English only
        says = f"{says} ({error.detail})"
    valid = None if error.valid is None else list(error.valid)
    response = reply(Failure(error.error, says, valid), error.status)
    if error.status in (429, 503):
        response.headers["Retry-After"] = _SECONDS_TO_WAIT
    return response


async def refuse(response: Response, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a request before it reaches its address, or a socket before it is opened."""
    if scope["type"] == "websocket":
        await WebSocket(scope, receive, send).send_denial_response(response)
    else:
        await response(scope, receive, send)


async def on_http_error(request: Request, error: Exception) -> Response:
    """Answer an error of the framework: an unknown address or a wrong method."""
    assert isinstance(error, HTTPException)
    known: dict[int, tuple[str, Words]] = {
        404: ("not_found", words.NO_SUCH_PAGE),
        405: ("wrong_method", words.WRONG_METHOD),
    }
    code, text = known.get(error.status_code, ("malformed", words.UNREADABLE))
    return reply(Failure(code, text.said_in(language_of(request)), None), error.status_code)


async def on_disconnect(request: Request, error: Exception) -> Response:
    """A client that was gone before its request was whole: nobody reads the answer, and nothing is logged."""
    del request, error
    return Response(status_code=400)


async def on_store_failure(request: Request, error: Exception) -> Response:
    """Answer a store that does not take what is to be written, or does not answer; a fault of ours in what we asked is one."""
    if isinstance(error, _OUR_FAULTS):
        return await on_failure(request, error)
    _telemetry(request).failed("store", error)
    return failure(request, RequestError("not_stored", words.NOT_STORED, 503))


async def on_failure(request: Request, error: Exception) -> Response:
    """Answer an error of ours; the log has it under the number that the answer names."""
    trace = _telemetry(request).failed("request", error)
    return reply(Failure("failed", words.FAILED.filled(trace=trace).said_in(language_of(request)), None), 500)


def _telemetry(request: Request) -> Telemetry:
    telemetry: Telemetry = request.app.state.telemetry
    return telemetry
