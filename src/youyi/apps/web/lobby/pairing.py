"""Sitting down anywhere: with somebody who waits at a listed table, or at a new one where one waits oneself."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from typing import Any

from youyi.apps.web.base import words
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.live.registry.registry import TableRegistry
from youyi.apps.web.live.registry.seat_limits import SeatLimits
from youyi.apps.web.live.state.table_options import agreed, at_pace
from youyi.apps.web.lobby.wire import SatAnywhere, SitAnywhere
from youyi.apps.web.store.lobby_store import LobbyStore, Wanted
from youyi.apps.web.wire.http import CreateTable, Me, OpenSeat, TableCreated, TakeSeat
from youyi.kernel.game import Game

_PASSED_OVER = ("no_seat_left", "too_many_seats", "unknown_table", "other_release")
"""Somebody was faster, it is this person's own table, or it is none that can be sat down at."""


class Pairing:
    """Brings strangers together at the listed tables of one server's games."""

    def __init__(
        self,
        registry: TableRegistry,
        store: LobbyStore,
        games: Mapping[str, Game[Any, Any, Any, Any]],
        limits: SeatLimits,
    ) -> None:
        self._registry = registry
        self._store = store
        self._games = games
        self._limits = limits

    async def create(self, request: CreateTable, address: str) -> TableCreated:
        """Create a table for somebody at an address, who may have so many in the lobby and no more. Raises `RequestError`."""
        if request.listed:
            if not any(isinstance(each, Me) for each in request.seats):
                raise RequestError("nobody_waits", words.NOBODY_WAITS)
            self._limits.take(address, listed=True)
            self._limits.check_listed(address, await self._store.origins())
        return await self._registry.create(request, address)

    async def sit(self, wanted: SitAnywhere, address: str) -> SatAnywhere:
        """Take a seat for somebody at an address. Raises `RequestError`."""
        game = self._games.get(wanted.game)
        if game is None:
            raise RequestError("unknown_game", words.UNKNOWN, valid=tuple(self._games))
        clock = agreed(at_pace(wanted.clock, game), game.under()).clock
        self._limits.take(address, listed=True)
        usual = game.under()
        async for name in self._waiting(Wanted(game.id, usual.ruleset.full_id, usual.rules.seats, clock)):
            try:
                taken = await self._registry.sit(name, TakeSeat(wanted.name, seal=wanted.seal), address)
            except RequestError as refusal:
                if refusal.error in _PASSED_OVER:
                    continue
                raise
            return SatAnywhere(name, taken.seat, taken.token, opened=False)
        return await self._opened(game, wanted, address)

    async def _opened(self, game: Game[Any, Any, Any, Any], wanted: SitAnywhere, address: str) -> SatAnywhere:
        seats = game.under().rules.seats
        me = Me(wanted.name, wanted.seal)
        open_seats = [OpenSeat() for _ in range(seats - 1)]
        request = CreateTable(game.id, [me, *open_seats], listed=True, agreement=at_pace(wanted.clock, game))
        self._limits.check_listed(address, await self._store.origins())
        created = await self._registry.create(request, address)
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
