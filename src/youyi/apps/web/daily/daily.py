"""The deals of the day and the week of one server: a table for who plays, results as the server itself stored them, computers too."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from youyi.analysis.occasions import Occasion, occasion_named, occasion_of
from youyi.apps.web.base import server_time, words
from youyi.apps.web.base.attempt import Attempt, account_of, by_account
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.daily.results import (
    MINE,
    DailyCourse,
    DealLuck,
    config_of,
    courses,
    daily_said,
    game_said,
    next_deal,
    occasion_asked,
    seats_of,
    shown,
)
from youyi.apps.web.daily.wire import DailyFixed, DailyGame, DailySaid, DailyTable, PlayDaily
from youyi.apps.web.live.registry.load_table import OtherRelease, opened
from youyi.apps.web.live.registry.registry import TableRegistry
from youyi.apps.web.live.registry.table_config import fresh_secret
from youyi.apps.web.live.state.stored_table import StoredTable, TableConfig
from youyi.apps.web.store.store import Store
from youyi.apps.web.wire.http import Computer, Me
from youyi.kernel.committed import commitment
from youyi.kernel.game import Game
from youyi.players.daily import DailyDeal, Result, came_out, deal_of, secret_of

_MOST_SECRETS = 256


def guest(key: str) -> str:
    """Somebody without an account: only the hash of the key that a browser keeps is stored."""
    return f"guest {hashlib.sha256(key.encode()).hexdigest()}"


class Daily:
    """The deals of the day and the week of one server."""

    def __init__(self, registry: TableRegistry, store: Store, games: Mapping[str, Game[Any, Any, Any, Any]]) -> None:
        self._registry, self._store = registry, store
        self._games = games
        self._deals: dict[str, DailyDeal] = {}
        self._secret: bytes | None = None
        self._secrets: dict[tuple[str, str], bytes] = {}
        """By deal and game, of those that were asked for lately: to find one takes up to 10 ms."""

    async def play(self, game: str, wanted: PlayDaily, person: str, address: str) -> DailyTable:
        """Lay a table with today's deal, of which a person's first counts, or the week's next. Raises `RequestError`."""
        deal, occasion = self._deal(game), occasion_of(server_time.now().date(), weekly=wanted.weekly)
        if occasion.weekly:
            await self.settle()
        own = next((each for each in await self._courses(occasion, game) if each.person == person), None)
        config = await self._config(deal, next_deal(occasion, own))
        made = await self._registry.lay(config, seats_of(deal, Me(wanted.name)), address)
        counted = await self._claim(config, person, name=wanted.name)
        token = made.seats[MINE].token
        assert token is not None, "the seat of who asks has a token"
        return DailyTable(made.id, MINE, token, counted)

    async def said(self, day: str | None, person: str | None) -> DailySaid:
        """The deals of a day or a week, as far as they may be told now. Raises `RequestError` for one to come."""
        now = server_time.now()
        asked = occasion_asked(day, now.date())
        await self.settle()
        attempts = await self._store.daily.of_deals(asked.deals)
        own = [] if person is None else await self._store.daily.of_person(person)
        scored = [(each.deal, each.day) for each in own if each.score is not None]
        friends = await self._friends(person)
        before = await self._store.daily.before(occasion_of(now.date(), weekly=asked.weekly))
        games = [await self._game(name, asked, attempts, person, friends) for name in self._games]
        return daily_said(asked, now, scored, before, games)

    async def settle(self) -> None:
        """Store how the attempts came out whose tables have ended, from the moves that are stored.

        With the first person's result of a day or a week the computers begin: a strong one may keep the workers busy, and the
        first player does not wait for it.
        """
        for each in await self._store.daily.ended():
            stored = await self._store.load(each.laid)
            if stored is not None:
                result = await self._result(stored, each)
                won, score = (None, None) if result is None else (bool(result.won), result.score)
                await self._store.daily.settle(replace(each, won=won, score=score))
                occasion = occasion_named(each.day)
                if each.player is None and server_time.now() < occasion.ends:
                    await self._lay_field(self._deal(each.deal), occasion)

    async def _result(self, stored: StoredTable, attempt: Attempt) -> Result | None:
        """What an attempt came to; None: it was not played to its end in time."""
        try:
            over = (await opened(stored, self._games)).over
        except OtherRelease as error:
            self._registry.telemetry.unreadable(attempt.laid, error.why)
            return None
        late = not stored.times or stored.times[-1] >= occasion_named(attempt.day).ends
        return None if over is None or late else came_out(over, attempt.seat)

    async def _game(
        self, name: str, occasion: Occasion, attempts: Sequence[Attempt], person: str | None, friends: frozenset[str]
    ) -> DailyGame:
        """The deals of one game."""
        deal, everybody = self._deal(name), courses(occasion, (each for each in attempts if each.deal == name))
        mine = next((each for each in everybody if each.person == person), None)
        over = occasion.ends <= server_time.now()
        told = [each for _, each in shown(everybody, mine, friends) if over or each is mine]
        luck = DealLuck(await self._store.luck.of([one.laid for each in told for one in each.attempts]), over)
        return game_said(deal, occasion, await self._fixed(name, occasion), everybody, mine, friends, luck=luck)

    async def _fixed(self, game: str, occasion: Occasion) -> list[DailyFixed]:
        """What was fixed before the deals: the next ones' commitments are told now, the secrets afterwards."""
        now = server_time.now()
        over, present = occasion.ends <= now, occasion.ends > now
        found = []
        for name, following in zip(occasion.deals, occasion.next.deals, strict=True):
            secret = await self._secret_of(name, game)
            next_commit = commitment(await self._secret_of(following, game)) if present else None
            found.append(DailyFixed(commitment(secret), next_commit, secret.hex() if over else None))
        return found

    async def _courses(self, occasion: Occasion, game: str) -> Sequence[DailyCourse]:
        attempts = await self._store.daily.of_deals(occasion.deals)
        return courses(occasion, (each for each in attempts if each.deal == game))

    async def _friends(self, person: str | None) -> frozenset[str]:
        account = None if person is None else account_of(person)
        found = () if account is None else await self._store.ties.friends(account)
        return frozenset(map(by_account, found))

    async def _lay_field(self, deal: DailyDeal, occasion: Occasion) -> None:
        """Let each computer play the deals that it has not, once a person has played all; they wait for all tables with people."""
        everybody = await self._courses(occasion, deal.table.game.id)
        if not any(each.over and each.attempts[0].player is None for each in everybody):
            return
        known = {(each.player, each.day) for course in everybody for each in course.attempts}
        for name in occasion.deals:
            for each in deal.field:
                if (each.id, name) not in known:
                    config = await self._config(deal, name)
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

    async def _config(self, deal: DailyDeal, name: str) -> TableConfig:
        return config_of(deal, name, await self._secret_of(name, deal.table.game.id))

    async def _secret_of(self, name: str, game: str) -> bytes:
        if self._secret is None:
            self._secret = await self._store.daily.secret(fresh_secret())
        known = self._secrets.get((name, game))
        if known is None:
            if len(self._secrets) >= _MOST_SECRETS:
                self._secrets.clear()
            known = self._secrets[name, game] = secret_of(self._secret, name, self._deal(game).table)
        return known

    def _deal(self, game: str) -> DailyDeal:
        if game not in self._games:
            raise RequestError("unknown_game", words.UNKNOWN, valid=tuple(self._games))
        if game not in self._deals:
            self._deals[game] = deal_of(self._games[game])
        return self._deals[game]
