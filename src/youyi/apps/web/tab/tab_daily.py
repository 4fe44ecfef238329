"""The deals of the day and the week in one browser: of streams that are public, kept there alone, and beside the computers' results."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace

import msgspec

from youyi.analysis.occasions import Occasion, occasion_named, occasion_of
from youyi.apps.web.base import server_time, words
from youyi.apps.web.base.attempt import Attempt
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.daily.results import (
    MINE,
    DailyCourse,
    config_of,
    courses,
    daily_said,
    game_said,
    next_deal,
    occasion_asked,
    seats_of,
)
from youyi.apps.web.daily.wire import DailyFixed, DailyGame, DailyTable, PlayDaily
from youyi.apps.web.http.shared import Call, JsonReply, Route
from youyi.apps.web.live.registry.load_table import OtherRelease, opened
from youyi.apps.web.live.registry.registry import TableRegistry
from youyi.apps.web.live.state.table_store import NotStored
from youyi.apps.web.tab.chooser import Fetch
from youyi.apps.web.tab.tab_store import NO_MOVES, Database
from youyi.apps.web.wire.http import Me
from youyi.kernel.committed import Committed, commitment
from youyi.kernel.lab.players import PlayerSpec
from youyi.kernel.session import Session
from youyi.players.daily import PUBLIC, DailyDeal, Result, came_out, deal_of, secret_of

_TABLES, _FIELD = "day", "field"
_NAME = len("2026-11-28")
"""How long the names of deals are; that of the third of a week is `2026-W48.3`."""
_READER = "reader"


class _KeptResult(msgspec.Struct, frozen=True):
    """What a computer got at one deal, as it is kept."""

    won: bool
    score: int


_RESULTS = msgspec.json.Decoder(tuple[_KeptResult, ...])


class TabDaily:
    """The deals of the day and the week of one browser. The table that counts is known by its name: that of its deal and game."""

    def __init__(self, registry: TableRegistry, database: Database, weights: Fetch) -> None:
        """`weights` waits until those of the networks can be read."""
        self._registry, self._database, self._weights = registry, database, weights
        self.routes = (
            Route("GET", "/api/daily", self._said),
            Route("POST", "/api/daily/{game}", self._play),
        )

    async def _play(self, call: Call) -> JsonReply:
        """A table with today's deal, of which the first counts, or the week's next."""
        game, wanted = call.named["game"], call.read(PlayDaily)
        if game not in self._registry.games:
            raise RequestError("unknown_game", words.UNKNOWN, valid=tuple(self._registry.games))
        deal = deal_of(self._registry.games[game])
        occasion = occasion_of(server_time.now().date(), weekly=wanted.weekly)
        name = next_deal(occasion, await self._mine(deal, occasion))
        config = config_of(deal, name, _secret(deal, name))
        seats, counted = seats_of(deal, Me(wanted.name)), True
        try:
            made = await self._registry.lay(replace(config, id=_key(_TABLES, name, game)), seats)
        except NotStored:  # there is one
            made, counted = await self._registry.lay(config, seats), False
        token = made.seats[MINE].token
        assert token is not None, "the seat of who asks has a token"
        return JsonReply(DailyTable(made.id, MINE, token, counted), 201)

    async def _said(self, call: Call) -> JsonReply:
        """The deals of a day or a week."""
        now = server_time.now()
        asked = occasion_asked(call.query.get("day"), now.date())
        began = await self._database.names(f"{_TABLES}-")
        before = {occasion_named(_deal_named(each)[0]) for each in began} - {
            occasion_of(now.date(), weekly=asked.weekly)
        }
        ended = [(game, name) for name, game in [_deal_named(each) for each in began if await self._ended(each)]]
        days = sorted((each.name for each in before if each.weekly == asked.weekly), reverse=True)
        games = [await self._game(deal_of(each), asked) for each in self._registry.games.values()]
        return JsonReply(daily_said(asked, now, ended, days, games))

    async def _game(self, deal: DailyDeal, occasion: Occasion) -> DailyGame:
        secrets = [_secret(deal, each) for each in occasion.deals]
        fixed = [DailyFixed(commitment(each), None, each.hex()) for each in secrets]
        mine = await self._mine(deal, occasion)
        everybody = [] if mine is None else [mine, *courses(occasion, await self._field(deal, mine))]
        return game_said(deal, occasion, fixed, everybody, mine)

    async def _ended(self, name: str) -> bool:
        """Whether a table was played to its end."""
        stored = await self._registry.store.load(name, NO_MOVES)
        return stored is not None and stored.config.over

    async def _mine(self, deal: DailyDeal, occasion: Occasion) -> DailyCourse | None:
        """The reader's attempts."""
        found = [each for name in occasion.deals if (each := await self._attempt(deal, name)) is not None]
        return DailyCourse(tuple(found), len(occasion.deals)) if found else None

    async def _attempt(self, deal: DailyDeal, name: str) -> Attempt | None:
        """The reader's attempt at a deal; a table that another release cannot read is under way."""
        table = _key(_TABLES, name, deal.table.game.id)
        stored = await self._registry.store.load(table)
        if stored is None:
            return None
        try:
            over = (await opened(stored, self._registry.games)).over
        except OtherRelease:
            over = None
        result = None if over is None else came_out(over, MINE)
        return Attempt(
            day=name,
            deal=deal.table.game.id,
            person=_READER,
            laid=table,
            seat=MINE,
            name=stored.sitters[MINE].name,
            settled=over is not None or stored.config.closed is not None,
            won=None if result is None else bool(result.won),
            score=None if result is None else result.score,
        )

    async def _field(self, deal: DailyDeal, mine: DailyCourse) -> list[Attempt]:
        """What the levels got that do not think too long for a page, at the deals at which the reader has a result."""
        players = [each for each in deal.field[:-1] if not each.kernels]
        return [
            Attempt(
                day=name,
                deal=deal.table.game.id,
                person=each.id,
                laid=_key(_FIELD, name, deal.table.game.id),
                seat=MINE,
                player=each.id,
                settled=True,
                won=result.won,
                score=result.score,
            )
            for name in (each.day for each in mine.attempts if each.score is not None)
            for each, result in zip(players, await self._results(deal, name, players), strict=True)
        ]

    async def _results(self, deal: DailyDeal, name: str, players: Sequence[PlayerSpec]) -> Sequence[_KeptResult]:
        """What computers got at a deal; worked out once, and kept."""
        key = _key(_FIELD, name, deal.table.game.id)
        kept = await self._database.read(key, 0)
        found = None if kept is None else _RESULTS.decode(kept[0])
        if found is None or len(found) != len(players):
            await self._weights()
            got = [await _result_of(deal, name, each) for each in players]
            found = tuple(_KeptResult(bool(each.won), each.score) for each in got)
            await self._database.change(msgspec.json.encode([(key, kept and kept[0], _text(found))]).decode())
        return found


async def _result_of(deal: DailyDeal, name: str, first: PlayerSpec) -> Result:
    await asyncio.sleep(0)  # the tables of other pages go on between two games
    others = [deal.opponent] * (deal.table.rules.seats - 1)
    players = [each.make(deal.table) for each in (first, *others)]
    over = Session(deal.table.rules).play_out(players, Committed(_secret(deal, name)))
    assert over is not None, "every game ends"
    return came_out(over, MINE)


def _secret(deal: DailyDeal, name: str) -> bytes:
    return secret_of(PUBLIC, name, deal.table)


def _key(kind: str, name: str, game: str) -> str:
    return f"{kind}-{name}-{game}"


def _deal_named(key: str) -> tuple[str, str]:
    """The name of a table's deal, and its game."""
    told = key.removeprefix(f"{_TABLES}-")
    return told[:_NAME], told[_NAME + 1 :]


def _text(results: Sequence[_KeptResult]) -> str:
    return msgspec.json.encode(results).decode()
