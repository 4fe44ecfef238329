"""Eight people of twelve zones play a league of twenty-eight games within two weeks, on two servers that stop ten times.

Nobody knows when the others sleep: each proposes hours of his own day, answers when he looks at the site, and sometimes forgets.
The servers' time is the test's. In the end the results that people saw are held against those that are stored.
"""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import partial
from itertools import count
from random import Random
from typing import Any

import pytest
import sqlalchemy as sql

from tests.apps.web.kit import in_server
from tests.apps.web.league.house import House, house_of
from tests.apps.web.league.kit import DAY, NOON, answer, begun, come_and_play, of_pairing, propose, said
from tests.apps.web.league.sleepers import HOMES, TRAVELS, Sleeper, sleepers
from tests.apps.web.lobby.test_appointments import ask, sitting
from youyi.apps.web.base import server_time
from youyi.apps.web.live.state.appointment import LATE
from youyi.apps.web.store.people_schema import AWAITED, RESULT

NAMES = ("Lin", "Wen", "Mei", "Han", "Qiu", "Bao", "Xia", "Tao")
DAYS = 14
PATIENCE_FOR_AN_ANSWER = timedelta(hours=20)
"""After it whoever proposed proposes other times."""
MOST_AT_ONCE = 2
"""So many new proposals somebody makes at one look."""


@pytest.fixture(autouse=True)
def clock(monkeypatch):
    """The server's time, which the test sets."""
    at = [NOON]
    monkeypatch.setattr(server_time, "now", lambda: at[0])
    return at


@dataclass(eq=False)
class Weeks:
    """The two weeks of one league."""

    house: House
    clock: list[datetime]
    league: str
    everybody: list[Sleeper]
    chance: Random
    ends: datetime
    stops: int
    """How often a server stops in the middle of a game."""
    seen: dict[str, dict[str, int]] = field(default_factory=dict)
    """What people saw at the end of a game, by table and name."""
    missed: int = 0
    """How many agreed times passed because somebody did not come."""
    _due: list[tuple[datetime, int, Callable[[], None]]] = field(default_factory=list)
    _order: Any = field(default_factory=count)
    _known: set[tuple[str, datetime]] = field(default_factory=set)

    def at(self, when: datetime, what: Callable[[], None]) -> None:
        """Something is to happen."""
        heapq.heappush(self._due, (when, next(self._order), what))

    def run(self) -> None:
        """Let everything happen, until the league ends."""
        while self._due and self._due[0][0] < self.ends:
            when, _, what = heapq.heappop(self._due)
            self.clock[0] = max(self.clock[0], when)
            what()

    def look(self, who: Sleeper) -> None:
        """Somebody looks at the league's page, and does what there is to do."""
        told = said(self.house.any, self.league)
        me = next(each["entrant"] for each in told["lines"] if each["name"] == who.person.name)
        mine = [each for each in told["pairings"] if me in [seat["entrant"] for seat in each["seats"]]]
        fresh = [each["number"] for each in mine if each["state"] == "free"][:MOST_AT_ONCE]
        done = [self._do(who, each, fresh) for each in mine if each["state"] in ("free", "waits", "agreed")]
        if any(done):
            now = said(self.house.any, self.league)
            for each in mine:
                self._note(now, each["number"])

    def _do(self, who: Sleeper, pairing: Any, fresh: list[int]) -> bool:
        """Do what there is to do for a game: propose, answer, or do so anew; whether something was done."""
        server, now, table = self.house.any, self.clock[0], pairing["table"]
        times, meets = self._proposed(table) if pairing["state"] != "free" else ([], None)
        if not times or times[-1] + LATE < now:
            ahead = who.times(now, self.ends)
            if not ahead or (not times and pairing["number"] not in fresh):
                return False
            laid = propose(who.person.at(server), self.league, pairing["number"], *ahead)
            who.tokens[laid["id"]], who.proposed[laid["id"]] = laid["token"], now
            return True
        if table not in who.tokens:
            suits = who.suiting(times, now, table)
            who.tokens[table] = answer(who.person.at(server), table, *suits)["token"]
            return True
        return (meets is None or now > meets + LATE) and self._again(who, table, times, late=meets is not None)

    def _proposed(self, table: str) -> tuple[list[datetime], datetime | None]:
        """The times of an appointment, and the one that is agreed."""
        of = self.house.any.get(f"/api/tables/{table}").json()["company"]["appointment"]
        meets = of["meets"]
        return [datetime.fromisoformat(each) for each in of["times"]], meets and datetime.fromisoformat(meets)

    def _again(self, who: Sleeper, table: str, times: list[datetime], *, late: bool) -> bool:
        """Answer times that were changed, or change them, if nobody agrees or the agreed time has passed (`late`)."""
        now = self.clock[0]
        if table not in who.proposed:
            kind, wanted = "Suit", who.suiting(times, now, table)
        elif late or now > who.proposed[table] + PATIENCE_FOR_AN_ANSWER:
            kind, wanted = "Propose", who.times(now, self.ends)
            who.proposed[table] = now
        else:
            return False
        if kind == "Propose" and not wanted:
            return False
        with sitting(self.house.any, table, who.tokens[table]) as browser:
            assert ask(browser, kind, times=[each.isoformat() for each in wanted]) is None
        return True

    def _note(self, told: Any, number: int) -> None:
        """Let people know of a time that is agreed."""
        pairing = told["pairings"][number]
        if pairing["meets"] is None:
            return
        when, table = datetime.fromisoformat(pairing["meets"]), pairing["table"]
        if (table, when) not in self._known:
            self._known.add((table, when))
            people = {each.person: each for each in self.everybody}
            both = [people[each] for each in of_pairing(told, pairing, [*people])]
            for each in both:
                each.games[table] = when
            self.at(when, lambda: self._meet(number, table, when, both))

    def _meet(self, number: int, table: str, when: datetime, both: list[Sleeper]) -> None:
        """The time has come: they play, unless somebody forgets it or is elsewhere."""
        pairing = said(self.house.any, self.league)["pairings"][number]
        if pairing["table"] != table or pairing["meets"] is None or datetime.fromisoformat(pairing["meets"]) != when:
            return
        come = [each.can_play(when, table) and each.comes() for each in both]
        if not all(come):
            self.missed += 1
            return
        over = False
        if self.stops and self.chance.random() < 0.5:
            self.stops -= 1
            over = come_and_play(table, self._seats(table, both), most=2)
            self.house.restart(self.house.restarts)
        assert over or come_and_play(table, self._seats(table, both))
        if self.chance.random() < 0.5:
            self.house.settle()
        score = self.house.any.get(f"/api/tables/{table}/standing").json()["score"]
        self.seen[table] = {each.person.name: points for each, points in zip(both, score, strict=True)}

    def _seats(self, table: str, both: list[Sleeper]) -> list[tuple[Any, str]]:
        return [(each.person.at(self.house.any), each.tokens[table]) for each in both]


def weeks_of(house: House, clock: list[datetime], names: tuple[str, ...], days: int, stops: int, seed: int) -> Weeks:
    """A league that begins at noon, with its people's days; half of the stops fall into games."""
    chance, ends = Random(seed), NOON + days * DAY
    league, everybody = begun(house.servers[0], *names, ends=ends.isoformat())
    weeks = Weeks(house, clock, league, sleepers(everybody, chance, NOON), chance, ends, stops - stops // 2)
    for nth in range(stops // 2):
        weeks.at(NOON + (nth + 1) * days * DAY / (stops // 2 + 1), lambda: house.restart(house.restarts))
    for who in weeks.everybody:
        for when in who.looks(NOON, days):
            if when > NOON:
                weeks.at(when, partial(weeks.look, who))
    return weeks


def stored(house: House) -> tuple[list[str], int]:
    """The tables of all results that are stored, and how many are awaited still."""

    here: Any = house.servers[0].app

    async def read() -> tuple[list[str], int]:
        async with here.state.store._engine.connect() as connection:
            waiting = await connection.scalar(sql.select(sql.func.count()).select_from(AWAITED))
            return list((await connection.scalars(sql.select(RESULT.c.laid))).all()), waiting

    found: tuple[list[str], int] = in_server(house.servers[0], read)
    return found


def check(weeks: Weeks) -> None:
    """Every game that people saw end counts once, at every server; nothing else does."""
    house = weeks.house
    house.settle()
    weeks.clock[0] = weeks.ends
    for server in house.servers:
        now = said(server, weeks.league)
        names = {each["entrant"]: each["name"] for each in now["lines"]}
        shown = {
            each["table"]: {names[seat["entrant"]]: seat["score"] for seat in each["seats"]}
            for each in now["pairings"]
            if each["state"] == "played"
        }
        assert shown == weeks.seen
        assert {each["state"] for each in now["pairings"]} <= {"played", "forfeited"}
        for line in now["lines"]:
            scores = [game[line["name"]] for game in weeks.seen.values() if line["name"] in game]
            assert (line["played"], line["score"]) == (len(scores), sum(scores))
    rows, waiting = stored(house)
    assert (Counter(rows), waiting) == (dict.fromkeys(weeks.seen, 1), 0)
    for who in weeks.everybody:
        [kind] = who.person.at(house.any).get("/api/statistics").json()["kinds"]
        assert kind["played"] == sum(who.person.name in game for game in weeks.seen.values())


def test_a_league_of_four_is_played_in_a_week_though_its_server_stops(settings, request, clock):
    for house in house_of(settings, 1, request):
        weeks = weeks_of(house, clock, NAMES[:4], days=7, stops=2, seed=1)
        weeks.run()
        check(weeks)
        assert (house.restarts, len(weeks.seen)) == (2, 6)


@pytest.mark.long
def test_eight_people_in_twelve_zones_finish_their_league_within_two_weeks(settings, request, clock):
    assert len({*HOMES, *TRAVELS}) == 12
    for house in house_of(settings, 2, request):
        weeks = weeks_of(house, clock, NAMES, days=DAYS, stops=10, seed=28)
        weeks.run()
        check(weeks)
        assert house.restarts == 10
        assert len(weeks.seen) >= 0.95 * 28
        assert weeks.missed > 0, "nobody ever forgot a game"
        assert not weeks.stops, "too few servers stopped in the middle of a game"
