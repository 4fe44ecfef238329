"""Requests to push services, whose addresses strangers name: only by https, only to public hosts, never where an answer leads."""

from __future__ import annotations

import socket
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

_HTTPS = 443
_LONGEST_ENDPOINT = 1000
_TIMEOUT = 10.0
_NAT64 = IPv6Network("64:ff9b::/96")
GONE = (404, 410)
"""The browser has taken its subscription back, or it has expired."""


class UnfitEndpoint(ValueError):
    """An address to which nothing is sent."""


class NotSent(Exception):
    """A push service could not be asked."""


@dataclass(frozen=True, slots=True)
class Poster:
    """What sends requests to push services."""

    loopback: bool = False
    """Tests alone: whether a push service may be on this machine, without encryption."""

    def fit(self, endpoint: str) -> SplitResult:
        """The parts of an address, if a push service may have it. Raises `UnfitEndpoint`."""
        if len(endpoint) > _LONGEST_ENDPOINT or not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint:
            raise UnfitEndpoint
        try:
            parts = urlsplit(endpoint)
            port = parts.port
        except ValueError:
            raise UnfitEndpoint from None
        if not parts.hostname or parts.username is not None or parts.password is not None:
            raise UnfitEndpoint
        if self.loopback and parts.scheme == "http" and parts.hostname == "127.0.0.1":
            return parts
        if parts.scheme != "https" or port not in (None, _HTTPS) or _is_address(parts.hostname):
            raise UnfitEndpoint
        return parts

    def post(self, endpoint: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Send a request; gives the status of the answer. It blocks. Raises `UnfitEndpoint`, `NotSent`."""
        parts = self.fit(endpoint)
        host = parts.hostname or ""
        connection: HTTPConnection
        if parts.scheme == "http":
            connection = HTTPConnection(host, parts.port, timeout=_TIMEOUT)
        else:
            connection = _PublicConnection(host, timeout=_TIMEOUT)
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        try:
            connection.request("POST", path, body, dict(headers))
            return connection.getresponse().status  # a redirection is an answer like others: nobody follows it
        except (OSError, HTTPException) as error:
            raise NotSent(type(error).__name__) from error
        finally:
            connection.close()


class _PublicConnection(HTTPSConnection):
    """A connection to a public address that a name has: looked up once, so that it cannot change after it was checked."""

    def connect(self) -> None:
        """Connect. Raises `UnfitEndpoint` if the name has another address, too."""
        address = public_address(self.host)
        raw = socket.create_connection((address, _HTTPS), self.timeout)
        self.sock = self._context.wrap_socket(raw, server_hostname=self.host)  # type: ignore[attr-defined]


Lookup = Callable[..., list[tuple[int, int, int, str, tuple[str, int]]]]


def public_address(host: str, lookup: Lookup = socket.getaddrinfo) -> str:  # type: ignore[assignment]
    """An address of a host all of whose addresses are public. Raises `UnfitEndpoint`, `OSError`."""
    found = [ip_address(each[4][0]) for each in lookup(host, _HTTPS, type=socket.SOCK_STREAM)]
    for each in found:
        if not all(every.is_global and not every.is_multicast for every in (each, _inner(each))):
            raise UnfitEndpoint
    if not found:
        raise UnfitEndpoint
    return str(found[0])


def _inner(address: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
    """The address of the old kind to which one of the new kind leads, if it does; else itself."""
    if isinstance(address, IPv4Address):
        return address
    translated = IPv4Address(int(address) & 0xFFFFFFFF) if address in _NAT64 else None
    return address.ipv4_mapped or address.sixtofour or translated or address


def _is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return host.replace(".", "").isdigit()  # 127.1, as some resolvers read it
    return True
