"""The leagues of one server: made, entered and begun, and the tables at which their games are played.

Nothing of a league is kept in memory, so every server and every restart finds the same.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, assert_never

from youyi.apps.web.base import server_time, words
from youyi.apps.web.base.errors import MessageError, RequestError
from youyi.apps.web.base.names import is_deceptive
from youyi.apps.web.league.pairings import FEWEST_SEATS, MOST_ENTRANTS, MOST_SEATS, pairings
from youyi.apps.web.league.rounds import MOST_ROUNDS, MOST_SWISS, due, first_round, next_round
from youyi.apps.web.league.saying import league_said, listed_said
from youyi.apps.web.league.wire import (
    LeagueDeedKind,
    LeagueListed,
    LeagueSaid,
    MakeLeague,
    ProposePairing,
)
from youyi.apps.web.live.registry.registry import TableRegistry
from youyi.apps.web.live.registry.seating import OwnSeat
from youyi.apps.web.live.registry.table_config import checked_seal, fresh_id, new_config, requested_table
from youyi.apps.web.live.state.appointment import LATE, Appointment, read_times, whole_minute
from youyi.apps.web.live.state.stored_table import TableConfig
from youyi.apps.web.live.state.table_options import Agreement, agreed, at_pace, is_usual, usual_chat
from youyi.apps.web.people.results import Results
from youyi.apps.web.store.leagues.stored_league import League, StoredLeague, StoredPairing
from youyi.apps.web.store.store import Store
from youyi.apps.web.wire.company import AgreementWanted
from youyi.apps.web.wire.http import CreateTable, Me, OpenSeat, SeatTaken
from youyi.kernel.face.untrusted_text import name_of
from youyi.kernel.game import Game
from youyi.players.player import AnyTable

MOST_OPEN = 3
"""How many leagues of one account may not be over."""
_LONGEST = timedelta(days=366)
"""So far ahead may a league end."""
_LEAST_ROUND = timedelta(days=1)
_KEPT = timedelta(days=366)
"""A league is kept for so long after its end; its tables and results have ends of their own."""


class Leagues:
    """The leagues of one server."""

    def __init__(self, registry: TableRegistry, store: Store, games: Mapping[str, Game[Any, Any, Any, Any]]) -> None:
        self._registry, self._store, self._games = registry, store, games
        self._results = Results(registry, store)

    async def make(self, wanted: MakeLeague, account: str) -> LeagueSaid:
        """Make a league. Raises `RequestError`, which names what is wrong."""
        now = server_time.now()
        table = self._table(wanted)
        _check_size(wanted)
        enter_by, ends = _time("bad_enter_by", wanted.enter_by), _time("bad_ends", wanted.ends)
        if enter_by <= now:
            raise RequestError("bad_enter_by", words.BAD_ENTER_BY)
        if not enter_by < ends <= now + _LONGEST:
            raise RequestError("bad_ends", words.BAD_ENDS)
        _check_days(wanted.rounds, enter_by, ends)
        league = League(
            id=fresh_id(),
            name=_name(wanted.name),
            organiser=account,
            game=table.game.id,
            ruleset=table.ruleset.full_id,
            seats=wanted.seats,
            agreement=_agreement(wanted, table),
            most=wanted.most,
            enter_by=enter_by,
            ends=ends,
            since=now,
            rounds=wanted.rounds,
        )
        if not await self._store.leagues.create(league, MOST_OPEN):
            raise RequestError("too_many_leagues", words.TOO_MANY_LEAGUES.filled(most=MOST_OPEN), 429)
        return await self.said(league.id, account)

    async def listed(self) -> list[LeagueListed]:
        """The newest leagues."""
        now = server_time.now()
        found = await self._store.leagues.listed()
        return [listed_said(league, organiser, entered, now) for league, organiser, entered in found]

    async def said(self, league: str, account: str | None) -> LeagueSaid:
        """A league, as it stands by all results that are stored. Raises `RequestError`."""
        found = await self._load(league)
        luck = await self._store.luck.of([each.laid for each in found.pairings if each.laid is not None and each.ended])
        return league_said(found, account, server_time.now(), luck)

    async def do(self, deed: LeagueDeedKind, league: str, account: str) -> None:
        """Enter a league, withdraw, begin it or call it off. Raises `RequestError`."""
        found = await self._load(league)
        if deed == "withdraw" and found.league.begun is not None and found.league.rounds is not None:
            await self._store.leagues.leave(league, account)
            return
        if found.league.begun is not None:
            raise RequestError("league_begun", words.LEAGUE_BEGUN, 409)
        if deed in ("begin", "call_off") and found.league.organiser != account:
            raise RequestError("not_organiser", words.NOT_ORGANISER, 403)
        match deed:
            case "enter":
                done = await self._enter(found, account)
            case "withdraw":
                done = await self._store.leagues.withdraw(league, account)
            case "begin":
                done = await self._begin(found)
            case "call_off":
                done = await self._store.leagues.call_off(league)
            case _:
                assert_never(deed)
        if not done:
            raise RequestError("league_begun", words.LEAGUE_BEGUN, 409)

    async def propose(
        self, league: str, number: int, wanted: ProposePairing, who: tuple[str, str], address: str
    ) -> tuple[str, SeatTaken]:
        """Lay the table of a game, and propose times, for an account of a name: the table's id and its seat.

        Raises `RequestError`.
        """
        account, name = who
        found = await self._load(league)
        pairing, seat = _own_game(found, number, account)
        await self._check_free(found.league, pairing)
        config = self._config(found.league, pairing.ends or found.league.ends, wanted.times)
        checked_seal(wanted.seal)
        if not await self._store.leagues.claim(league, number, seat, old=pairing.laid, new=config.id):
            raise RequestError("pairing_arranged", words.PAIRING_ARRANGED, 409)
        seats = [Me(name, wanted.seal) if each == seat else OpenSeat() for each in range(found.league.seats)]
        made = await self._registry.lay(config, seats, address, account)
        token = made.seats[seat].token
        assert token is not None, "the seat of who asks has a token"
        self._registry.herald(await self._registry.find(made.id), proposed=True)
        return made.id, SeatTaken(seat, token)

    async def settle(self) -> None:
        """Store the results of games that have ended, call off those that have not begun in time, and open rounds that are due."""
        await self._settle_games()
        for league in await self._store.leagues.swiss():
            found = await self._store.leagues.load(league)
            if found is not None:
                await self._open_due(found)

    async def tidy(self) -> None:
        """Delete old leagues."""
        await self._store.leagues.delete_past(server_time.now() - _KEPT)

    async def own_seat(self, table: str, account: str) -> OwnSeat | None:
        """The seat of an account at a table of a league; None: it has none there."""
        found = await self._store.leagues.seat_of(table, account)
        return None if found is None else OwnSeat(*found)

    async def _settle_games(self) -> None:
        for table in await self._store.leagues.overdue():
            if await self._store.appointments.call_off(table):
                self._registry.note_closed(table, "called_off")
        await self._results.settle()

    async def _open_due(self, found: StoredLeague) -> bool:
        """Open the next round of a Swiss tournament, if it is due."""
        number = due(found, server_time.now())
        if number is not None:
            await self._store.leagues.open_round(found.league, number, next_round(found))
        return number is not None

    async def _load(self, league: str) -> StoredLeague:
        await self._settle_games()
        found = await self._store.leagues.load(league)
        if found is not None and await self._open_due(found):
            found = await self._store.leagues.load(league)
        if found is None or found.league.game not in self._games:
            raise RequestError("unknown_league", words.NO_SUCH_LEAGUE, 404)
        return found

    def _table(self, wanted: MakeLeague) -> AnyTable:
        """The game, ruleset and seats of a new league."""
        if not FEWEST_SEATS <= wanted.seats <= MOST_SEATS:
            raise RequestError("wrong_seats", words.WRONG_SEATS, valid=(f"{FEWEST_SEATS}–{MOST_SEATS}",))
        seats = [OpenSeat() for _ in range(wanted.seats)]
        return requested_table(CreateTable(wanted.game, [*seats], wanted.ruleset), self._games)

    async def _enter(self, found: StoredLeague, account: str) -> bool:
        others = [each.account for each in found.entrants if each.account is not None and each.account != account]
        if others and await self._store.ties.apart([account, *others]):
            raise RequestError("kept_apart", words.KEPT_APART, 403)
        if found.league.enter_by <= server_time.now():
            raise RequestError("entering_over", words.ENTERING_OVER, 409)
        return await self._store.leagues.enter(found.league.id, account, drawn)

    async def _begin(self, found: StoredLeague) -> bool:
        if len(found.entrants) < found.league.seats:
            raise RequestError("too_few_entrants", words.TOO_FEW_ENTRANTS.filled(fewest=found.league.seats), 409)
        _check_open(found.league)
        _check_days(found.league.rounds, server_time.now(), found.league.ends)
        return await self._store.leagues.begin(found.league.id, drawn)

    async def _check_free(self, league: League, pairing: StoredPairing) -> None:
        """Check that times may be proposed for a game, and call off a table whose times have all passed. Raises `RequestError`."""
        if pairing.played:
            raise RequestError("pairing_arranged", words.PAIRING_PLAYED, 409)
        if pairing.bye:
            raise RequestError("not_of_league", words.NOT_OF_LEAGUE, 403)
        _check_open(league, pairing.ends)
        assert pairing.laid is not None or not (pairing.waits or pairing.plays), "a game goes on at a table"
        if pairing.laid is None or not (pairing.waits or pairing.plays):
            return
        past = pairing.waits and pairing.until is not None and pairing.until + LATE < server_time.now()
        if not past or not await self._store.appointments.call_off(pairing.laid):
            raise RequestError("pairing_arranged", words.PAIRING_ARRANGED, 409, valid=(pairing.laid,))
        self._registry.note_closed(pairing.laid, "called_off")

    def _config(self, league: League, ends: datetime, texts: Sequence[str]) -> TableConfig:
        try:
            times = read_times(texts, server_time.now(), ends)
        except MessageError as error:
            raise RequestError(error.code, error.said) from None
        seats = [OpenSeat() for _ in range(league.seats)]
        table = requested_table(CreateTable(league.game, [*seats], league.ruleset), self._games)
        return replace(
            new_config(table, listed=False),
            agreement=league.agreement,
            chat=usual_chat(listed=True),
            appointment=Appointment(times=times, latest=ends),
            league=league.id,
        )


def _agreement(wanted: MakeLeague, table: AnyTable) -> Agreement:
    """The agreement of all games: rated where the rules are the usual ones, and without hints."""
    usual = at_pace(wanted.clock, table.game, rated=is_usual(table))
    return agreed(AgreementWanted(usual.clock, usual.absence, usual.stand_in, hints=False, rated=usual.rated), table)


def _name(text: str) -> str:
    """The name of a league. Raises `RequestError`."""
    shown = name_of(text)
    if shown is None:
        raise RequestError("bad_name", words.BAD_NAME)
    if is_deceptive(shown):
        raise RequestError("bad_name", words.DECEPTIVE_NAME)
    return shown


def _time(error: str, text: str) -> datetime:
    try:
        return whole_minute(text)
    except MessageError:
        raise RequestError(error, words.BAD_ENTER_BY if error == "bad_enter_by" else words.BAD_ENDS) from None


def _check_open(league: League, ends: datetime | None = None) -> None:
    if (ends or league.ends) <= server_time.now():
        raise RequestError("league_over", words.LEAGUE_OVER, 409)


def _own_game(found: StoredLeague, number: int, account: str) -> tuple[StoredPairing, int]:
    """A game of a league, and the seat that an account has in it. Raises `RequestError`."""
    mine = {each.number for each in found.entrants if each.account == account}
    for pairing in found.pairings:
        for seat, each in enumerate(pairing.seats):
            if pairing.number == number and each.entrant in mine:
                return pairing, seat
    raise RequestError("not_of_league", words.NOT_OF_LEAGUE, 403)


def _check_size(wanted: MakeLeague) -> None:
    most = MOST_ENTRANTS if wanted.rounds is None else MOST_SWISS
    if not wanted.seats <= wanted.most <= most:
        raise RequestError("bad_most", words.BAD_MOST, valid=(f"{wanted.seats}–{most}",))
    rounds = min(MOST_ROUNDS, wanted.most - 1)
    if wanted.rounds is not None and not 1 <= wanted.rounds <= rounds:
        raise RequestError("bad_rounds", words.BAD_ROUNDS, valid=(f"1–{rounds}",))


def _check_days(rounds: int | None, since: datetime, ends: datetime) -> None:
    """Raises `RequestError` if a round would be too short for people to agree upon a time."""
    if rounds is not None and (ends - since) / rounds < _LEAST_ROUND:
        raise RequestError("bad_rounds", words.SHORT_ROUNDS)


def drawn(league: League, entrants: Sequence[int]) -> Sequence[Sequence[int]]:
    """Draw who has which number in the plan of the games, or who meets whom in the first round."""
    if league.rounds is not None:
        return first_round(league, entrants)
    order = secrets.SystemRandom().sample(entrants, len(entrants))
    return [[order[each] for each in game] for game in pairings(len(entrants), league.seats)]
