"""Heads of requests that nobody's browser sends: refused, and the connection closed."""

from __future__ import annotations

from collections.abc import Iterable

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from youyi.apps.web.base import words
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.http.responses import failure, refuse

MOST_LINES = 100
"""Lines of a head; browsers send some twenty, a proxy adds a few."""
_LENGTHS = {b"content-length", b"transfer-encoding"}
"""With both, a proxy may end the body elsewhere than we do, and take the rest for another reader's request."""


class HeadCheck:
    """Middleware that refuses requests and sockets for what their heads look like."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, or refuse it."""
        wrong = _wrong(scope["headers"]) if scope["type"] in ("http", "websocket") else None
        if wrong is None:
            await self._app(scope, receive, send)
            return
        response = failure(HTTPConnection(scope), RequestError("malformed", words.UNREADABLE, 400, wrong))
        response.headers["Connection"] = "close"
        await refuse(response, scope, receive, send)


def _wrong(lines: Iterable[tuple[bytes, bytes]]) -> str | None:
    names = [name for name, _ in lines]
    if len(names) > MOST_LINES:
        return f"more than {MOST_LINES} lines in the head"
    if set(names) >= _LENGTHS:
        return "Content-Length and Transfer-Encoding"
    return None
