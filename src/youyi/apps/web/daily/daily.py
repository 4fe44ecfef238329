"""The deals of the day of one server: a table for who plays, results as the server itself stored them, computers for comparison."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, date, datetime, time, timedelta
from typing import Any

from youyi.apps.web.base import server_time, words
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.daily.wire import DailyGame, DailyMine, DailyResult, DailySaid, DailyTable
from youyi.apps.web.live.registry.load_table import OtherRelease, opened
from youyi.apps.web.live.registry.registry import TableRegistry
from youyi.apps.web.live.registry.table_config import fresh_secret, new_config
from youyi.apps.web.live.state.commit_reveal import SECRET_ALONE
from youyi.apps.web.live.state.stored_table import StoredTable, TableConfig
from youyi.apps.web.live.state.table_options import Agreement
from youyi.apps.web.store.daily_store import Attempt
from youyi.apps.web.store.store import Store
from youyi.apps.web.wire.http import Computer, Me, SeatWanted
from youyi.kernel.committed import commitment
from youyi.kernel.game import Game
from youyi.kernel.rulings import values
from youyi.players.daily import Deal, Result, beaten, deal_of, secret_of

DAY = timedelta(days=1)
_MINE = 0
"""The seat of who plays."""
_SHOWN = 50
"""How many lines of a ranking are told."""


def guest(key: str) -> str:
    """Somebody without an account: only the hash of the key that a browser keeps is stored."""
    return f"guest {hashlib.sha256(key.encode()).hexdigest()}"


class Daily:
    """The deals of the day of one server."""

    def __init__(self, registry: TableRegistry, store: Store, games: Mapping[str, Game[Any, Any, Any, Any]]) -> None:
        self._registry, self._store = registry, store
        self._games = games
        self._deals: dict[str, Deal] = {}
        self._secret: bytes | None = None

    async def play(self, game: str, name: str, person: str, address: str) -> DailyTable:
        """Lay a table with today's deal; the first of a person counts. Raises `RequestError`."""
        deal, today = self._deal(game), server_time.now().date()
        config = replace(await self._config(deal, today), agreement=Agreement(hints=False))
        made = await self._registry.lay(config, [Me(name), *_computers(deal, deal.opponent.id)], address)
        counted = await self._claim(config, person, name=name)
        token = made.seats[_MINE].token
        assert token is not None, "the seat of who asks has a token"
        return DailyTable(made.id, _MINE, token, counted)

    async def said(self, day: str | None, person: str | None) -> DailySaid:
        """A day's deals, as far as they may be told now. Raises `RequestError` for a day to come."""
        now = server_time.now()
        today, asked = now.date(), _day(day, now.date())
        await self.settle()
        attempts = await self._store.daily.of_day(asked.isoformat())
        own = [] if person is None else await self._store.daily.of_person(person)
        return DailySaid(
            day=asked.isoformat(),
            today=today.isoformat(),
            left=int((_end(today) - now).total_seconds()),
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
        late = not stored.times or stored.times[-1] >= _end(date.fromisoformat(attempt.day))
        return None if over is None or late else Result(attempt.seat in over.first, over.score[attempt.seat])

    async def _game(
        self, name: str, day: date, today: date, attempts: Sequence[Attempt], person: str | None
    ) -> DailyGame:
        deal = self._deal(name)
        here = [each for each in attempts if each.deal == name]
        mine = next((each for each in here if each.person == person), None)
        return DailyGame(
            game=name,
            ruleset=deal.table.ruleset.full_id,
            terms=dict(values(deal.table.terms)),
            seats=deal.table.rules.seats,
            opponent=deal.opponent.id,
            commit=commitment(await self._secret_of(day, name)),
            next_commit=commitment(await self._secret_of(day + DAY, name)) if day == today else None,
            secret=(await self._secret_of(day, name)).hex() if day < today else None,
            mine=None if mine is None else _mine(mine, here),
            people=sum(each.player is None and each.score is not None for each in here),
            results=_ranking(here, mine),
        )

    async def _lay_field(self, deal: Deal, day: date) -> None:
        """Let each computer that has no attempt at a day's deal play it; they wait for all tables with people."""
        known = {
            each.player for each in await self._store.daily.of_day(day.isoformat()) if each.deal == deal.table.game.id
        }
        for each in deal.field:
            if each.id not in known:
                config = await self._config(deal, day)
                await self._registry.lay(config, [Computer(each.id), *_computers(deal, deal.opponent.id)])
                await self._claim(config, f"computer {each.id}", player=each.id)

    async def _claim(
        self, config: TableConfig, person: str, *, name: str | None = None, player: str | None = None
    ) -> bool:
        assert config.day is not None, "a table of a day's deal"
        return await self._store.daily.claim(
            Attempt(
                day=config.day, deal=config.game, person=person, laid=config.id, seat=_MINE, name=name, player=player
            )
        )

    async def _config(self, deal: Deal, day: date) -> TableConfig:
        secret = await self._secret_of(day, deal.table.game.id)
        fresh = new_config(deal.table, listed=False)
        return replace(fresh, secret=secret, scheme=SECRET_ALONE, day=day.isoformat())

    async def _secret_of(self, day: date, game: str) -> bytes:
        if self._secret is None:
            self._secret = await self._store.daily.secret(fresh_secret())
        return secret_of(self._secret, day.isoformat(), game)

    def _deal(self, game: str) -> Deal:
        if game not in self._games:
            raise RequestError("unknown_game", words.UNKNOWN, valid=tuple(self._games))
        if game not in self._deals:
            self._deals[game] = deal_of(self._games[game])
        return self._deals[game]


def streak(days: Iterable[str], today: date) -> int:
    """How many days without a gap were played, up to today or, while today is not played, yesterday.

    >>> streak(["2026-11-26", "2026-11-27"], date(2026, 11, 28))
    2
    """
    played = set(days)
    at = today if today.isoformat() in played else today - DAY
    length = 0
    while at.isoformat() in played:
        length, at = length + 1, at - DAY
    return length


def _computers(deal: Deal, player: str) -> list[SeatWanted]:
    return [Computer(player) for _ in range(deal.table.rules.seats - 1)]


def _day(wanted: str | None, today: date) -> date:
    """The day of a request. Raises `RequestError`."""
    try:
        found = today if wanted is None else date.fromisoformat(wanted)
    except ValueError:
        found = today + DAY
    if found > today:
        raise RequestError("unknown_day", words.UNKNOWN, valid=(today.isoformat(),), status=404)
    return found


def _end(day: date) -> datetime:
    return datetime.combine(day + DAY, time(), UTC)


def _came_out(attempt: Attempt) -> Result | None:
    return None if attempt.won is None or attempt.score is None else Result(attempt.won, attempt.score)


def _mine(mine: Attempt, here: Sequence[Attempt]) -> DailyMine:
    result = _came_out(mine)
    others = [found for each in here if each is not mine and (found := _came_out(each)) is not None]
    share = None if result is None else beaten(result, others)
    return DailyMine(mine.laid, mine.settled, mine.won, mine.score, share)


def _ranking(here: Sequence[Attempt], mine: Attempt | None) -> list[DailyResult]:
    """The best, and the reader's own wherever it stands."""
    come_out = [(found, each) for each in here if (found := _came_out(each)) is not None]
    ranked = sorted(come_out, key=lambda each: each[0].rank, reverse=True)
    return [
        DailyResult(each.name, each.player, found.won, found.score, each is mine)
        for place, (found, each) in enumerate(ranked)
        if place < _SHOWN or each is mine
    ]
