"""Who may sit down with whom: at a rated table people with accounts, one seat each; never with somebody who is blocked."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection

from youyi.apps.web.base import words
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.base.rating import anchor
from youyi.apps.web.live.state.live_table import LiveTable
from youyi.apps.web.live.state.stored_table import TableConfig
from youyi.apps.web.live.state.table_options import Agreement, rated
from youyi.apps.web.wire.http import Computer, Me, SeatWanted
from youyi.players.player import AnyTable, everyone_at


async def _nobody(_accounts: Collection[str]) -> bool:
    return False


class Seating:
    """What a registry asks before somebody sits down."""

    def __init__(self) -> None:
        self.apart: Callable[[Collection[str]], Awaitable[bool]] = _nobody
        """Whether one of these accounts has blocked another of them."""

    async def check_seat(self, table: LiveTable, account: str | None) -> None:
        """Check that somebody may sit down at a table. Raises `RequestError`."""
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
