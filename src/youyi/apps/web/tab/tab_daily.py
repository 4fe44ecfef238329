"""The deal of the day in one browser: of a stream that is public, kept there alone, and beside the computers' results."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from datetime import date

import msgspec

from youyi.apps.web.base import server_time, words
from youyi.apps.web.base.attempt import Attempt
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.daily.results import MINE, Fixed, config_of, day_asked, end_of, game_said, seats_of, streak
from youyi.apps.web.daily.wire import DailyGame, DailySaid, DailyTable, PlayDaily
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
_READER = "reader"
_RESULTS = msgspec.json.Decoder(tuple[Result, ...])


class TabDaily:
    """The deals of the day of one browser. The table that counts is known by its name: that of its day and game."""

    def __init__(self, registry: TableRegistry, database: Database, weights: Fetch) -> None:
        """`weights` waits until those of the networks can be read."""
        self._registry, self._database, self._weights = registry, database, weights
        self.routes = (
            Route("GET", "/api/daily", self._said),
            Route("POST", "/api/daily/{game}", self._play),
        )

    async def _play(self, call: Call) -> JsonReply:
        """A table with today's deal; the first counts."""
        game, today = call.named["game"], server_time.now().date()
        if game not in self._registry.games:
            raise RequestError("unknown_game", words.UNKNOWN, valid=tuple(self._registry.games))
        deal = deal_of(self._registry.games[game])
        config, name = config_of(deal, today, _secret(deal, today)), _name(_TABLES, today, game)
        seats, counted = seats_of(deal, Me(call.read(PlayDaily).name)), True
        try:
            made = await self._registry.lay(replace(config, id=name), seats)
        except NotStored:  # there is one
            made, counted = await self._registry.lay(config, seats), False
        token = made.seats[MINE].token
        assert token is not None, "the seat of who asks has a token"
        return JsonReply(DailyTable(made.id, MINE, token, counted), 201)

    async def _said(self, call: Call) -> JsonReply:
        """A day's deals."""
        now = server_time.now()
        today, asked = now.date(), day_asked(call.query.get("day"), now.date())
        began = await self._database.names(f"{_TABLES}-")
        said = DailySaid(
            day=asked.isoformat(),
            today=today.isoformat(),
            left=int((end_of(today) - now).total_seconds()),
            streak=streak([_day(each) for each in began if await self._ended(each)], today),
            days=sorted({_day(each) for each in began} - {today.isoformat()}, reverse=True),
            games=[await self._game(deal_of(each), asked) for each in self._registry.games.values()],
        )
        return JsonReply(said)

    async def _game(self, deal: DailyDeal, day: date) -> DailyGame:
        secret, mine = _secret(deal, day), await self._mine(deal, day)
        done = mine is not None and mine.score is not None
        here = [] if mine is None else [mine, *(await self._field(deal, day) if done else ())]
        return game_said(deal, day, Fixed(commitment(secret), None, secret.hex()), here, mine)

    async def _ended(self, name: str) -> bool:
        """Whether a table was played to its end."""
        stored = await self._registry.store.load(name, NO_MOVES)
        return stored is not None and stored.config.over

    async def _mine(self, deal: DailyDeal, day: date) -> Attempt | None:
        """The reader's attempt; a table that another release cannot read is under way."""
        name = _name(_TABLES, day, deal.table.game.id)
        stored = await self._registry.store.load(name)
        if stored is None:
            return None
        try:
            over = (await opened(stored, self._registry.games)).over
        except OtherRelease:
            over = None
        return Attempt(
            day=day.isoformat(),
            deal=deal.table.game.id,
            person=_READER,
            laid=name,
            seat=MINE,
            name=stored.sitters[MINE].name,
            settled=over is not None or stored.config.closed is not None,
            won=None if over is None else MINE in over.first,
            score=None if over is None else over.score[MINE],
        )

    async def _field(self, deal: DailyDeal, day: date) -> list[Attempt]:
        """What the levels got that do not think too long for a page; worked out once, and kept."""
        players = [each for each in deal.field[:-1] if not each.kernels]
        name = _name(_FIELD, day, deal.table.game.id)
        kept = await self._database.read(name, 0)
        found = None if kept is None else _RESULTS.decode(kept[0])
        if found is None or len(found) != len(players):
            await self._weights()
            found = tuple([await _result_of(deal, day, each) for each in players])
            await self._database.change(msgspec.json.encode([(name, kept and kept[0], _text(found))]).decode())
        return [
            Attempt(
                day=day.isoformat(),
                deal=deal.table.game.id,
                person=each.id,
                laid=name,
                seat=MINE,
                player=each.id,
                settled=True,
                won=result.won,
                score=result.score,
            )
            for each, result in zip(players, found, strict=True)
        ]


async def _result_of(deal: DailyDeal, day: date, first: PlayerSpec) -> Result:
    await asyncio.sleep(0)  # the tables of other pages go on between two games
    others = [deal.opponent] * (deal.table.rules.seats - 1)
    players = [each.make(deal.table) for each in (first, *others)]
    over = Session(deal.table.rules).play_out(players, Committed(_secret(deal, day)))
    assert over is not None, "every game ends"
    return came_out(over, MINE)


def _secret(deal: DailyDeal, day: date) -> bytes:
    return secret_of(PUBLIC, day.isoformat(), deal.table)


def _name(kind: str, day: date, game: str) -> str:
    return f"{kind}-{day.isoformat()}-{game}"


def _day(name: str) -> str:
    """The day of a table's name."""
    return name.removeprefix(f"{_TABLES}-")[: len(date.min.isoformat())]


def _text(results: Sequence[Result]) -> str:
    return msgspec.json.encode(results).decode()
