"""Sitting down anywhere: with somebody who waits at a listed table, or at a new one where one waits oneself."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from typing import Any

from youyi.apps.web.base import words
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.live.registry.registry import TableRegistry
from youyi.apps.web.live.registry.seat_limits import SeatLimits
from youyi.apps.web.live.registry.seating import check_signed_in
from youyi.apps.web.live.state.table_options import agreed, at_pace
from youyi.apps.web.lobby.wire import SatAnywhere, SitAnywhere
from youyi.apps.web.store.store import Store
from youyi.apps.web.store.tables.lobby_store import Wanted
from youyi.apps.web.wire.http import CreateTable, Me, OpenSeat, TableCreated, TakeSeat
from youyi.kernel.game import Game

_PASSED_OVER = ("no_seat_left", "too_many_seats", "unknown_table", "other_release", "kept_apart")
"""Somebody was faster, it is this person's own table, or it is none that can be sat down at."""


class Pairing:
    """Brings strangers together at the listed tables of one server's games."""

    def __init__(
        self,
        registry: TableRegistry,
        store: Store,
        games: Mapping[str, Game[Any, Any, Any, Any]],
        limits: SeatLimits,
    ) -> None:
        self._registry = registry
        self._store, self._appointments = store.lobby, store.appointments
        self._games = games
        self._limits = limits

    async def create(self, request: CreateTable, address: str, account: str | None = None) -> TableCreated:
        """Create a table for somebody at an address, perhaps with an account, who may have so many in the lobby and no more. Raises `RequestError`."""
        if request.listed:
            if not any(isinstance(each, Me) for each in request.seats):
                raise RequestError("nobody_waits", words.NOBODY_WAITS)
            await self._limits.take(address, account, listed=True)
            self._limits.check_listed(address, await self._store.origins())
        if request.times is not None:
            self._limits.check_appointments(address, account, await self._appointments.proposed())
        return await self._registry.create(request, address, account)

    async def sit(self, wanted: SitAnywhere, address: str, account: str | None = None) -> SatAnywhere:
        """Take a seat for somebody at an address, perhaps with an account. Raises `RequestError`."""
        game = self._games.get(wanted.game)
        if game is None:
            raise RequestError("unknown_game", words.UNKNOWN, valid=tuple(self._games))
        agreement = agreed(at_pace(wanted.clock, game, rated=wanted.rated), game.under())
        check_signed_in(agreement, account)
        await self._limits.take(address, account, listed=True)
        usual = game.under()
        async for name in self._waiting(
            Wanted(game.id, usual.ruleset.full_id, usual.rules.seats, agreement.clock, wanted.rated)
        ):
            try:
                taken = await self._registry.sit(name, TakeSeat(wanted.name, seal=wanted.seal), address, account)
            except RequestError as refusal:
                if refusal.error in _PASSED_OVER:
                    continue
                raise
            return SatAnywhere(name, taken.seat, taken.token, opened=False)
        return await self._opened(game, wanted, address, account)

    async def _opened(
        self, game: Game[Any, Any, Any, Any], wanted: SitAnywhere, address: str, account: str | None
    ) -> SatAnywhere:
        seats = game.under().rules.seats
        me = Me(wanted.name, wanted.seal)
        open_seats = [OpenSeat() for _ in range(seats - 1)]
        request = CreateTable(
            game.id, [me, *open_seats], listed=True, agreement=at_pace(wanted.clock, game, rated=wanted.rated)
        )
        self._limits.check_listed(address, await self._store.origins())
        created = await self._registry.create(request, address, account)
        token = created.seats[0].token
        assert token is not None, "the seat of who asks has a token"
        return SatAnywhere(created.id, 0, token, opened=True)

    async def _waiting(self, wanted: Wanted) -> AsyncIterator[str]:
        """The tables of a kind where somebody waits for others, who has waited longest first."""
        after: str | None = None
        while found := await self._store.waiting(wanted, after):
            for each in found:
                yield each.config.id
            after = found[-1].config.id
