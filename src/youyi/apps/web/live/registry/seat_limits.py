"""How many seats one address may take, from when on an absent holder's seat may be freed, how long seals are waited for."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from youyi.apps.web.base import words
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.base.limits import Rate
from youyi.apps.web.base.scarce import Scarce
from youyi.apps.web.live.chance.contribution_stages import SEAL_PATIENCE
from youyi.apps.web.live.state.stored_table import SeatHolder

_ORIGIN_LENGTH = 16


@dataclass(frozen=True, slots=True, kw_only=True)
class Sitting:
    """Limits on seats. People behind one address can play among themselves: tables that are not listed have only the rate."""

    takes: Rate = field(default_factory=lambda: Rate(burst=20, per_second=1 / 3))
    """How many open seats one address may take."""
    listed_takes: Rate = field(default_factory=lambda: Rate(burst=6, per_second=1 / 60))
    """How many of them at tables of the lobby."""
    most_at_listed: int = 2
    """How many seats one address may hold at one table of the lobby."""
    most_listed: int = 4
    """At how many tables of the lobby one address may wait when it opens another."""
    most_appointments: int = 10
    """How many appointments one address, or one account, may have proposed that are still ahead."""
    absence: float = 300
    """Seconds after which the seat of an absent person may be freed by the others."""
    seal_patience: float = SEAL_PATIENCE
    """Seconds for which a table waits for its seats' contributions to the chance, in each stage."""
    seen_every: float = 30
    """Seconds between two notes in the store of who is there; a fraction of `absence`."""


USUAL = Sitting()


class SeatLimits:
    """What each address has left."""

    def __init__(self, sitting: Sitting, scarce: Scarce) -> None:
        self._most_listed, self._most_appointments = sitting.most_listed, sitting.most_appointments
        self._scarce = scarce

    async def take(self, address: str, account: str | None, *, listed: bool) -> None:
        """Count one seat for this address, and its account. Raises `RequestError` if one has taken too many of late."""
        taken = await self._scarce.take("seats", address, account)
        if not taken or (listed and not await self._scarce.take("listed_seats", address, account)):
            raise RequestError("too_fast", words.TOO_MANY_SEATS, status=429)

    def check_listed(self, address: str, waiting: Iterable[tuple[str, bytes, str]]) -> None:
        """Refuse another table of the lobby to an address that waits at too many of them: tables, their secrets, origins.

        Raises `RequestError`.
        """
        its_own = {name for name, secret, came_from in waiting if origin(address, secret) == came_from}
        if len(its_own) >= self._most_listed:
            raise RequestError("too_many_listed", words.LISTED_OF_ONE_ADDRESS.filled(most=self._most_listed), 429)

    def check_appointments(
        self, address: str, account: str | None, proposed: Iterable[tuple[str, bytes, str | None, str | None]]
    ) -> None:
        """Refuse another appointment to who has proposed too many: tables, their secrets, origins, accounts. Raises `RequestError`."""
        its_own = {
            name
            for name, secret, came_from, by in proposed
            if origin(address, secret) == came_from or (by is not None and by == account)
        }
        if len(its_own) >= self._most_appointments:
            raise RequestError(
                "too_many_appointments", words.TOO_MANY_APPOINTMENTS.filled(most=self._most_appointments), 429
            )


def origin(address: str, secret: bytes) -> str:
    """A keyed hash of an address: equal for equal addresses at one table, and comparable nowhere else."""
    return hmac.new(secret, f"origin {address}".encode(), hashlib.sha256).hexdigest()[:_ORIGIN_LENGTH]


def room_for(of: str, sitters: Iterable[SeatHolder], most: int) -> Callable[[], None]:
    """A check that fewer than `most` of these seats were taken from one origin; it raises `RequestError`."""

    def check() -> None:
        if sum(each.origin == of for each in sitters) >= most:
            text = words.SEATS_OF_ONE_ADDRESS.filled(most=most)
            raise RequestError("too_many_seats", text, status=403)

    return check
