"""Requests to push services, whose addresses strangers name: only by https, only to public hosts, never where an answer leads."""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

_HTTPS = 443
_LONGEST_ENDPOINT = 1000
_TIMEOUT = 5.0
"""Seconds for everything, from the look-up of the name to the first line of the answer."""
_TRANSLATED = IPv6Network("64:ff9b::/96")
"""Behind these an address of the old kind is reached, their last four bytes."""
_UNICAST = IPv6Network("2000::/3")
_NOT_PUBLIC = (IPv6Network("2002::/16"), IPv6Network("3fff::/20"))
"""Of those, tunnels to addresses of the old kind, and what is for documentation: Python calls them global."""
_RESOLVERS = ThreadPoolExecutor(4, "push-names")
"""A stranger's name server may be as slow as it likes: it holds up these threads and no others."""
Lookup = Callable[[str], list[str]]


class UnfitEndpoint(ValueError):
    """An address to which nothing is sent."""


class NotSent(Exception):
    """A push service could not be asked."""


def looked_up(host: str) -> list[str]:
    """The addresses of a host. It blocks. Raises `OSError`."""
    return [str(each[4][0]) for each in socket.getaddrinfo(host, _HTTPS, type=socket.SOCK_STREAM)]


@dataclass(frozen=True, slots=True)
class Poster:
    """What sends requests to push services."""

    loopback: bool = False
    """Tests alone: whether a push service may be on this machine, without encryption."""
    lookup: Lookup = looked_up

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

    async def post(self, endpoint: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Send a request; gives the status of the answer, of which no more is read. Raises `UnfitEndpoint`, `NotSent`."""
        parts = self.fit(endpoint)
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        more = {"Host": parts.netloc, "Content-Length": str(len(body)), "Connection": "close"}
        head = "".join(f"{name}: {value}\r\n" for name, value in {**headers, **more}.items())
        try:
            async with asyncio.timeout(_TIMEOUT):
                reader, writer = await self._connect(parts)
                try:
                    writer.write(f"POST {path} HTTP/1.1\r\n{head}\r\n".encode() + body)
                    return _status(await reader.readline())
                finally:
                    writer.transport.abort()
        except UnfitEndpoint:
            raise
        except (OSError, ValueError) as error:
            raise NotSent(type(error).__name__) from error

    async def _connect(self, parts: SplitResult) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Connect to the address that was checked: its name is not looked up again."""
        host = parts.hostname or ""
        if parts.scheme == "http":
            return await asyncio.open_connection(host, parts.port)
        found = await asyncio.get_running_loop().run_in_executor(_RESOLVERS, self.lookup, host)
        return await asyncio.open_connection(public_address(found), _HTTPS, ssl=_tls(), server_hostname=host)


def public_address(found: list[str]) -> str:
    """One of a host's addresses, all of which must be public. Raises `UnfitEndpoint`."""
    if not found or not all(_is_public(ip_address(each)) for each in found):
        raise UnfitEndpoint
    return found[0]


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()


def _status(line: bytes) -> int:
    """The status in the first line of an answer. Raises `ValueError`."""
    version, status, *_ = [*line.split(b" ", 2), b""]
    if not version.startswith(b"HTTP/1."):
        raise ValueError("no HTTP")
    return int(status)


def _is_public(address: IPv4Address | IPv6Address) -> bool:
    if isinstance(address, IPv4Address):
        return address.is_global and not address.is_multicast
    if address in _TRANSLATED:
        return _is_public(IPv4Address(int(address) & 0xFFFFFFFF))
    return address in _UNICAST and address.is_global and not any(address in each for each in _NOT_PUBLIC)


def _is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return (
            host.rstrip(".").rpartition(".")[2].isdigit() or "0x" in host
        )  # 127.1 and 0x7f.1, as some resolvers read them
    return True
