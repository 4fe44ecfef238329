"""Addresses that whoever runs the site has banned, as this server last read them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from youyi.apps.web.base import server_time
from youyi.apps.web.base.errors import banned
from youyi.apps.web.live.registry.seat_limits import origin


@dataclass(frozen=True, slots=True)
class Ban:
    """Whose requests are refused, and until when."""

    id: str
    of: str
    """`address` or `account`."""
    since: datetime
    until: datetime
    secret: bytes = b""
    origin: str = ""
    """The keyed hash of the address, under `secret`."""
    name: str | None = None
    """Of the account."""


class Bans:
    """Who may make no table, take no seat and say nothing."""

    def __init__(self) -> None:
        self._bans: Sequence[Ban] = ()

    def adopt(self, bans: Sequence[Ban]) -> None:
        """Take over what is stored."""
        self._bans = [each for each in bans if each.of == "address"]

    def until(self, address: str) -> datetime | None:
        """Until when an address is banned; None: it is not."""
        now = server_time.now()
        ends = [each.until for each in self._bans if each.until > now and origin(address, each.secret) == each.origin]
        return max(ends, default=None)

    def check(self, address: str) -> None:
        """Refuse whatever a banned address asks. Raises `RequestError`."""
        if (until := self.until(address)) is not None:
            raise banned(until)
