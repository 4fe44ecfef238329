"""Which names the server answers to, and which pages may use it: the checks of `Host` and `Origin`.

Without them any web page that somebody visits could talk to a server on his own machine: directly, or by letting its own
name point there (DNS rebinding). Such a page has a foreign `Origin`, or a name of its own in `Host`. A literal address in
`Host` can only have been typed or linked as such, no name server has a say in it, so literal addresses are safe; those
accepted are private ones and the one that the connection was made to.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from youyi.apps.web.base import words
from youyi.apps.web.base.addresses import literal
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.http.responses import failure, refuse

_LOCAL = frozenset({"localhost", "localhost.localdomain", "ip6-localhost"})
_READING = frozenset({"GET", "HEAD", "OPTIONS"})
_HOST = re.compile(r"(?:\[(?P<literal>[0-9a-fA-F:.]+)\]|(?P<name>[^\s:/?#@\[\]]+))(?::[0-9]+)?")
_SHOWN = 100


@dataclass(frozen=True, slots=True, kw_only=True)
class Trust:
    """Whom the server believes."""

    names: tuple[str, ...] = ()
    """The names it is reached by, beside localhost and addresses."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are true."""


class OriginCheck:
    """Middleware that refuses requests and sockets for foreign names, and those that foreign pages send."""

    def __init__(self, app: ASGIApp, trust: Trust) -> None:
        self._app = app
        self._configured = {name.lower().rstrip(".") for name in trust.names}
        self._names = _LOCAL | self._configured

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        try:
            self._check(scope)
        except RequestError as error:
            await refuse(failure(HTTPConnection(scope), error), scope, receive, send)
        else:
            await self._app(scope, receive, send)

    def _check(self, scope: Scope) -> None:
        """Raises `RequestError`."""
        headers = Headers(scope=scope)
        host, origin = headers.get("host"), headers.get("origin")
        if host is not None and not self._ours(host, scope):
            raise RequestError(
                "wrong_host", words.WRONG_HOST, 421, f"Host: {host[:_SHOWN]}", tuple(sorted(self._names))
            )
        if origin is None or (scope["type"] == "http" and scope["method"] in _READING):
            return  # programs other than browsers send none
        if not self._same(origin, host):
            raise RequestError("wrong_origin", words.WRONG_ORIGIN, 403, f"Origin: {origin[:_SHOWN]}")

    def _ours(self, host: str, scope: Scope) -> bool:
        name = _name(host)
        address = None if name is None else literal(name)
        if address is None:
            return name in self._names
        server = scope.get("server")
        return address.is_private or (server is not None and address == literal(server[0]))

    def _same(self, origin: str, host: str | None) -> bool:
        """Whether a page belongs to the address that it asks, or to a name of this server."""
        scheme, _, asking = origin.lower().partition("://")
        if scheme not in ("http", "https"):
            return False
        return asking == (host or "").lower() or _name(asking) in self._configured


def _name(host: str) -> str | None:
    """The name or address in a `Host` field, without its port; None if it is no such field."""
    found = _HOST.fullmatch(host)
    return None if found is None else (found["literal"] or found["name"].rstrip(".")).lower()
