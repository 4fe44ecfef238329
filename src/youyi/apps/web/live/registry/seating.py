"""Who may sit down with whom: at a rated table people with accounts, one seat each; never with somebody who is blocked."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from typing import NamedTuple

import msgspec

from youyi.apps.web.base import words
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.base.rating import anchor
from youyi.apps.web.live.state.live_table import LiveTable
from youyi.apps.web.live.state.stored_table import TableConfig
from youyi.apps.web.live.state.table_options import Agreement, rated
from youyi.apps.web.wire.http import Computer, Me, SeatWanted, TakeSeat
from youyi.players.player import AnyTable, everyone_at


async def _nobody(_accounts: Collection[str]) -> bool:
    return False


class OwnSeat(NamedTuple):
    """Where somebody sits at a table of a league, and as whom."""

    seat: int
    name: str


async def _no_seat(_table: str, _account: str) -> OwnSeat | None:
    return None


class Seating:
    """What a registry asks before somebody sits down."""

    def __init__(self) -> None:
        self.own_seat: Callable[[str, str], Awaitable[OwnSeat | None]] = _no_seat
        """The seat of an account at a table of a league; None: it has none there."""
        self.apart: Callable[[Collection[str]], Awaitable[bool]] = _nobody
        """Whether one of these accounts has blocked another of them."""

    async def checked(self, table: LiveTable, wanted: TakeSeat, account: str | None) -> TakeSeat:
        """How somebody may sit down at a table, if he may. Raises `RequestError`.

        Whoever has entered a league has agreed to play with all who have: blocks made since part nobody there.
        """
        if table.config.league is None:
            await self._check_seat(table, account)
            return wanted
        own = None if account is None else await self.own_seat(table.config.id, account)
        if own is None:
            raise RequestError("not_of_league", words.NOT_OF_LEAGUE, 403)
        return msgspec.structs.replace(wanted, seat=own.seat, name=own.name)

    async def _check_seat(self, table: LiveTable, account: str | None) -> None:
        check_signed_in(table.config.agreement, account)
        here = _accounts(table)
        if account is None:
            return
        if rated(table.config.agreement) and account in here:
            raise RequestError("too_many_seats", words.RATED_ONE_SEAT, 403)
        if here and await self.apart([account, *here]):
            raise RequestError("kept_apart", words.KEPT_APART, 403)

    async def check_again(self, table: LiveTable) -> None:
        """Check that the people of a table may play on together. Raises `RequestError`."""
        if await self.apart(_accounts(table)):
            raise RequestError("kept_apart", words.KEPT_APART, 403)


def check_signed_in(agreement: Agreement | None, account: str | None) -> None:
    """Check that who plays a rated game has an account. Raises `RequestError`."""
    if rated(agreement) and account is None:
        raise RequestError("needs_account", words.RATED_ACCOUNT, 403)


def check_new(config: TableConfig, table: AnyTable, seats: Collection[SeatWanted], account: str | None) -> None:
    """Check that a new table may be rated, if it is to be. Raises `RequestError`."""
    if not rated(config.agreement):
        return
    if any(isinstance(each, Me) for each in seats):
        check_signed_in(config.agreement, account)
    known = {each.id for each in everyone_at(table) if anchor(table.game.id, each) is not None}
    if any(isinstance(each, Computer) and each.player not in known for each in seats):
        raise RequestError("unknown_player", words.RATED_PLAYER, valid=tuple(sorted(known)))


def _accounts(table: LiveTable) -> list[str]:
    """The accounts of the people who sit at a table."""
    return [each.account for each in table.sitters if each.account is not None and each.kind == "human"]
