"""Sitting down anywhere: with somebody who waits at a listed table, or at a new one where one waits oneself."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from datetime import timedelta
from typing import Any, NamedTuple

from youyi.apps.web import words
from youyi.apps.web.agreement import Clock, agreed, at_pace
from youyi.apps.web.errors import RequestError
from youyi.apps.web.registry import TableRegistry
from youyi.apps.web.seat_limits import SeatLimits
from youyi.apps.web.store import Store
from youyi.apps.web.stored_table import StoredTable
from youyi.apps.web.table import Table
from youyi.apps.web.wire_http import CreateTable, Me, OpenSeat, TakeSeat
from youyi.apps.web.wire_lobby import SatAnywhere, SitAnywhere
from youyi.kernel.game import Game

_LOOKED_AT = 50
_ARRIVING = timedelta(seconds=20)
"""For so long somebody who opened a table counts as waiting there, though his page is not connected yet."""


class Pace(NamedTuple):
    """The tables that somebody would sit down at: a game's usual ones with a clock, None: without one."""

    game: Game[Any, Any, Any, Any]
    clock: Clock | None


class Pairing:
    """Brings strangers together at the usual tables of one server's games."""

    def __init__(
        self, registry: TableRegistry, store: Store, games: Mapping[str, Game[Any, Any, Any, Any]], limits: SeatLimits
    ) -> None:
        self._registry = registry
        self._store = store
        self._games = games
        self._limits = limits

    async def sit(self, wanted: SitAnywhere, address: str) -> SatAnywhere:
        """Take a seat for somebody at an address. Raises `RequestError`."""
        game = self._games.get(wanted.game)
        if game is None:
            raise RequestError("unknown_game", words.UNKNOWN, valid=tuple(self._games))
        clock = agreed(at_pace(wanted.clock, game), game.under()).clock
        self._limits.take(address, listed=True)
        async for table in self._waiting(Pace(game, clock)):
            try:
                taken = await self._registry.sit(table.config.id, TakeSeat(wanted.name, seal=wanted.seal), address)
            except RequestError as refusal:
                if refusal.error in ("no_seat_left", "too_many_seats"):
                    continue  # somebody was faster, or it is this person's own table
                raise
            return SatAnywhere(table.config.id, taken.seat, taken.token, opened=False)
        return await self._opened(game, wanted, address)

    async def _opened(self, game: Game[Any, Any, Any, Any], wanted: SitAnywhere, address: str) -> SatAnywhere:
        seats = game.under().rules.seats
        me = Me(wanted.name, wanted.seal)
        open_seats = [OpenSeat() for _ in range(seats - 1)]
        request = CreateTable(game.id, [me, *open_seats], listed=True, agreement=at_pace(wanted.clock, game))
        created = await self._registry.create(request, address)
        token = created.seats[0].token
        assert token is not None, "the seat of who asks has a token"
        return SatAnywhere(created.id, 0, token, opened=True)

    async def _waiting(self, pace: Pace) -> AsyncIterator[Table]:
        """The usual tables where somebody waits for others at a pace, who has waited longest first."""
        for stored in reversed(await self._store.lobby(_LOOKED_AT)):
            if not _usual(stored, pace):
                continue
            table = await self._registry.find(stored.config.id)
            if _somebody_waits(table, pace.clock):
                yield table


def _usual(stored: StoredTable, pace: Pace) -> bool:
    """Whether a stored table has an open seat, under the usual rules of the game and at this pace."""
    config, usual = stored.config, pace.game.under()
    agreement = config.agreement
    return (
        config.game == pace.game.id
        and config.ruleset == usual.ruleset.full_id
        and len(stored.sitters) == usual.rules.seats
        and any(each.kind == "open" for each in stored.sitters)
        and (None if agreement is None else agreement.clock) == pace.clock
    )


def _somebody_waits(table: Table, clock: Clock | None) -> bool:
    """Whether somebody is there or about to be; who plays by days need not be, and waits as long as a move may take."""
    if table.started:
        return False
    people = [each for each in table.sitters if each.kind == "human"]
    now = table.presence.now()
    if clock is not None and clock.kind == "days":
        absences = [table.presence.away_since(each) for each in people]
        return any(away is None or now - away < timedelta(seconds=clock.seconds) for away in absences)
    return any(
        table.presence.here(each) or (each.since is not None and each.since > now - _ARRIVING) for each in people
    )
