"""The deals of the day of one server: a table for who plays, results as the server itself stored them, computers for comparison."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date
from typing import Any

from youyi.apps.web.base import server_time, words
from youyi.apps.web.base.attempt import Attempt
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.daily.results import DAY, MINE, Fixed, config_of, day_asked, end_of, game_said, seats_of, streak
from youyi.apps.web.daily.wire import DailyGame, DailySaid, DailyTable
from youyi.apps.web.live.registry.load_table import OtherRelease, opened
from youyi.apps.web.live.registry.registry import TableRegistry
from youyi.apps.web.live.registry.table_config import fresh_secret
from youyi.apps.web.live.state.stored_table import StoredTable, TableConfig
from youyi.apps.web.store.store import Store
from youyi.apps.web.wire.http import Computer, Me
from youyi.kernel.committed import commitment
from youyi.kernel.game import Game
from youyi.players.daily import DailyDeal, Result, came_out, deal_of, secret_of

_MOST_SECRETS = 64


def guest(key: str) -> str:
    """Somebody without an account: only the hash of the key that a browser keeps is stored."""
    return f"guest {hashlib.sha256(key.encode()).hexdigest()}"


class Daily:
    """The deals of the day of one server."""

    def __init__(self, registry: TableRegistry, store: Store, games: Mapping[str, Game[Any, Any, Any, Any]]) -> None:
        self._registry, self._store = registry, store
        self._games = games
        self._deals: dict[str, DailyDeal] = {}
        self._secret: bytes | None = None
        self._secrets: dict[tuple[date, str], bytes] = {}
        """Of the days that were asked for lately: to find one takes up to 10 ms."""

    async def play(self, game: str, name: str, person: str, address: str) -> DailyTable:
        """Lay a table with today's deal; the first of a person counts. Raises `RequestError`."""
        deal, today = self._deal(game), server_time.now().date()
        config = await self._config(deal, today)
        made = await self._registry.lay(config, seats_of(deal, Me(name)), address)
        counted = await self._claim(config, person, name=name)
        token = made.seats[MINE].token
        assert token is not None, "the seat of who asks has a token"
        return DailyTable(made.id, MINE, token, counted)

    async def said(self, day: str | None, person: str | None) -> DailySaid:
        """A day's deals, as far as they may be told now. Raises `RequestError` for a day to come."""
        now = server_time.now()
        today, asked = now.date(), day_asked(day, now.date())
        await self.settle()
        attempts = await self._store.daily.of_day(asked.isoformat())
        own = [] if person is None else await self._store.daily.of_person(person)
        return DailySaid(
            day=asked.isoformat(),
            today=today.isoformat(),
            left=int((end_of(today) - now).total_seconds()),
            streak=streak((each.day for each in own if each.score is not None), today),
            days=list(await self._store.daily.days(today.isoformat())),
            games=[await self._game(name, asked, today, attempts, person) for name in self._games],
        )

    async def settle(self) -> None:
        """Store how the attempts came out whose tables have ended, from the moves that are stored.

        With the first person's result of today the computers begin: a strong one may keep the workers busy, and the first
        player does not wait for it.
        """
        for each in await self._store.daily.ended():
            stored = await self._store.load(each.laid)
            if stored is not None:
                result = await self._result(stored, each)
                won, score = (None, None) if result is None else (result.won, result.score)
                await self._store.daily.settle(replace(each, won=won, score=score))
                if each.player is None and each.day == server_time.now().date().isoformat():
                    await self._lay_field(self._deal(each.deal), date.fromisoformat(each.day))

    async def _result(self, stored: StoredTable, attempt: Attempt) -> Result | None:
        """What an attempt came to; None: it was not played to its end on the day."""
        try:
            over = (await opened(stored, self._games)).over
        except OtherRelease as error:
            self._registry.telemetry.unreadable(attempt.laid, error.why)
            return None
        late = not stored.times or stored.times[-1] >= end_of(date.fromisoformat(attempt.day))
        return None if over is None or late else came_out(over, attempt.seat)

    async def _game(
        self, name: str, day: date, today: date, attempts: Sequence[Attempt], person: str | None
    ) -> DailyGame:
        deal = self._deal(name)
        here = [each for each in attempts if each.deal == name]
        mine = next((each for each in here if each.person == person), None)
        tomorrow = commitment(await self._secret_of(day + DAY, name)) if day == today else None
        secret = await self._secret_of(day, name)
        fixed = Fixed(commitment(secret), tomorrow, secret.hex() if day < today else None)
        return game_said(deal, day, fixed, here, mine)

    async def _lay_field(self, deal: DailyDeal, day: date) -> None:
        """Let each computer that has no attempt at a day's deal play it; they wait for all tables with people."""
        known = {
            each.player for each in await self._store.daily.of_day(day.isoformat()) if each.deal == deal.table.game.id
        }
        for each in deal.field:
            if each.id not in known:
                config = await self._config(deal, day)
                await self._registry.lay(config, seats_of(deal, Computer(each.id)))
                await self._claim(config, f"computer {each.id}", player=each.id)

    async def _claim(
        self, config: TableConfig, person: str, *, name: str | None = None, player: str | None = None
    ) -> bool:
        assert config.day is not None, "a table of a day's deal"
        return await self._store.daily.claim(
            Attempt(
                day=config.day, deal=config.game, person=person, laid=config.id, seat=MINE, name=name, player=player
            )
        )

    async def _config(self, deal: DailyDeal, day: date) -> TableConfig:
        return config_of(deal, day, await self._secret_of(day, deal.table.game.id))

    async def _secret_of(self, day: date, game: str) -> bytes:
        if self._secret is None:
            self._secret = await self._store.daily.secret(fresh_secret())
        known = self._secrets.get((day, game))
        if known is None:
            if len(self._secrets) >= _MOST_SECRETS:
                self._secrets.clear()
            known = self._secrets[day, game] = secret_of(self._secret, day.isoformat(), self._deal(game).table)
        return known

    def _deal(self, game: str) -> DailyDeal:
        if game not in self._games:
            raise RequestError("unknown_game", words.UNKNOWN, valid=tuple(self._games))
        if game not in self._deals:
            self._deals[game] = deal_of(self._games[game])
        return self._deals[game]
