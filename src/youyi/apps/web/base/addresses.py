"""Client addresses: what counts as one client, and which hosts are literal addresses."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

from starlette.requests import HTTPConnection

_SUBSCRIBER = 64
"""The prefix of an IPv6 network that one customer is given: all its addresses are one client."""
_LONGEST = 64


def client_of(connection: HTTPConnection) -> str:
    """The client that a request or socket counts for. A proxy's word is taken only if the server was told of the proxy."""
    return "" if connection.client is None else network_of(connection.client.host)


@lru_cache(maxsize=4096)
def network_of(host: str) -> str:
    """The network that limits are kept for: an IPv4 address, or the /64 of an IPv6 address."""
    address = literal(host)
    match address:
        case None:
            return host[:_LONGEST]
        case IPv4Address():
            return str(address)
        case IPv6Address():
            return str(IPv6Network((address.packed, _SUBSCRIBER), strict=False))


def literal(host: str) -> IPv4Address | IPv6Address | None:
    """The address that a host is written as, an IPv4 address in IPv6 as itself; None for a name."""
    try:
        address = ip_address(host.split("%", maxsplit=1)[0])
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address
