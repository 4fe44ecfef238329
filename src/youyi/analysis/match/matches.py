"""Matches: players on the same chance in every seating, with what is paired taken as the unit of every interval.

Two players meet at one table as one against the rest, both ways round: on every seat A sits among Bs, and B among As, while the
throws and packs are those of the deal. What A gains that way over what B gains is the difference of one deal.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, field, replace
from functools import lru_cache, partial
from itertools import combinations
from typing import TYPE_CHECKING, Any

from youyi.analysis.match.meeting import Meeting, Sprt
from youyi.analysis.review.evaluators import counts_of
from youyi.analysis.runs.plan import Plan, read_plan
from youyi.analysis.runs.shards import Workers, in_order, shards
from youyi.analysis.simulate.rows import GameRow
from youyi.analysis.simulate.simulation import Simulation, prepared
from youyi.analysis.texts import ANALYSIS as TEXTS
from youyi.bots.named import player_spec
from youyi.kernel.errors import YouyiError
from youyi.kernel.lab.evaluation import Counts

if TYPE_CHECKING:
    from youyi.analysis.match.luck_adjusted import Corrected

_TWO = TEXTS["two"]
_TWICE = TEXTS["twice"]


FEWEST = 100
"""Who would play fewer deals because he is sparing is not met at all: so few tell nothing."""


class NoMatch(YouyiError, ValueError):
    """Players that cannot meet."""


@dataclass(frozen=True, slots=True)
class Match:
    """What to play: every two of some players, each deal in all seatings."""

    plan: Plan
    """The table, the number of deals and the seed; its players are those that meet."""
    sprt: Sprt | None = None
    reach: int | None = None
    """How far apart in their order two may be that meet; None: everybody meets everybody."""
    sparing: Mapping[str, int] = field(default_factory=dict)
    """Players that play one in so many deals only, and never three to one, by their full ids."""

    def pairs(self) -> tuple[tuple[str, str], ...]:
        """Who meets whom. Raises `NoMatch`, and what finding a player raises."""
        game = self.plan.table().game
        names = [player_spec(name, game).full_id if ":" not in name else name for name in self.plan.players]
        for name in names:
            if names.count(name) > 1:
                raise NoMatch(_TWICE.filled(name=name))
        if len(names) < 2:
            raise NoMatch(_TWO)
        places = combinations(range(len(names)), 2)
        near = [(names[a], names[b]) for a, b in places if self.reach is None or b - a <= self.reach]
        return tuple(each for each in near if self.deals(each) >= min(FEWEST, self.plan.games))

    def deals(self, pair: tuple[str, str]) -> int:
        """How many deals two of them play."""
        return self.plan.games // max(self.sparing.get(name, 1) for name in pair)

    def alone(self, b: str) -> bool:
        """Whether B is seated singly: it sits among As, and is compared with an A in its place."""
        return self.sparing.get(b, 1) > 1


@dataclass(frozen=True, slots=True)
class Single:
    """Deals in each of which A sat once, on each seat in turn, among Bs."""

    deals: int
    corrected: Corrected
    """A's result, as it is and without luck."""


def single(plan: Plan, a: str, b: str) -> Single:
    """Play every deal in one seating only, and take out the luck of its chance; NumPy comes with the extra `match`."""
    from youyi.analysis.match.luck_adjusted import without_luck
    from youyi.analysis.match.luck_judged import has_judge, without_judged_luck

    table = plan.table()
    if has_judge(table):
        return Single(plan.games, without_judged_luck(plan, lines(a, b, table.rules.seats)))
    seats, numbers = table.rules.seats, range(plan.games)
    tables = [play.player_of_parts(rows=True) for play in seatings(plan, a, b).one]
    results = dict[int, int]()
    for number in numbers:
        seat = number % seats
        (row,) = tables[seat](range(number, number + 1)).rows
        if row.score:
            results[number] = row.score[seat]
    return Single(len(numbers), without_luck(plan, [n % seats for n in numbers], [results.get(n, 0) for n in numbers]))


@dataclass(frozen=True, slots=True)
class Seatings:
    """The tables at which two players meet."""

    one: tuple[Simulation, ...]
    """A on this seat among Bs."""
    other: tuple[Simulation, ...]
    """B on this seat among As; A's are As, too, where B is seated singly."""
    counts: Counts
    """What counts at the table."""

    def met(self, numbers: range) -> Meeting:
        """Play deals and count A's gain less B's in each; one that somewhere had no end, and was not forfeited, counts as equal."""
        tables = {play.names: play for play in (*self.one, *self.other)}  # those of two seats are the same both ways
        played = {names: play.player_of_parts(rows=True)(numbers).rows for names, play in tables.items()}
        found = Meeting()
        for nth in range(len(numbers)):
            mine, theirs = ([played[play.names][nth] for play in each] for each in (self.one, self.other))
            a, b = _forfeited(mine, theirs), _forfeited(theirs, mine)
            if a or b:
                found.count_forfeit(a=a, b=b)
            else:
                found.count(self._difference(mine, theirs))
        return found

    def _difference(self, mine: Sequence[GameRow], theirs: Sequence[GameRow]) -> int:
        """What A gained in a deal less what B gained, times the number of seats."""
        results = [[got(row, self.counts) for row in rows] for rows in (mine, theirs)]
        if not all(map(all, results)):
            return 0
        a, b = (sum(result[seat] for seat, result in enumerate(each)) for each in results)
        return a - b

    @property
    def engine(self) -> str:
        """By which engine they are played; mixed ones count as the readable."""
        return "fast" if {play.engine.name for play in (*self.one, *self.other)} == {"fast"} else "reference"


def seatings(plan: Plan, a: str, b: str, *, alone: bool = False) -> Seatings:
    """Lay the tables of two players; `alone`: As are everywhere but on B's seat. Raises what laying and seating raise."""
    table = plan.table()
    seats = table.rules.seats
    games = 2 * seats * plan.games

    def among(one: str, rest: str) -> tuple[Simulation, ...]:
        return tuple(prepared(replace(plan, players=line, games=games)) for line in lines(one, rest, seats))

    return Seatings(among(a, a if alone else b), among(b, a), counts_of(table))


def got(row: GameRow, counts: Counts) -> tuple[int, ...]:
    """What each seat had at the end of a game as it counts, in whole units; nothing in a game without an end."""
    return tuple(map(round, counts.result(row.score, row.first))) if row.score else ()


def lines(one: str, rest: str, seats: int) -> list[tuple[str, ...]]:
    """Who sits where, by the seat that one player takes among others.

    >>> lines("a", "b", 3)
    [('a', 'b', 'b'), ('b', 'a', 'b'), ('b', 'b', 'a')]
    """
    return [(rest,) * seat + (one,) + (rest,) * (seats - seat - 1) for seat in range(seats)]


def _forfeited(alone: Sequence[GameRow], among: Sequence[GameRow]) -> bool:
    """Whether a player forfeited a game of a deal: where it sits alone on each seat in turn, and where it fills all the others."""
    return any(row.forfeit == seat for seat, row in enumerate(alone)) or any(
        row.forfeit not in {None, seat} for seat, row in enumerate(among)
    )


@lru_cache(maxsize=64)
def _tables_in_process(plan: str, a: str, b: str, alone: bool) -> Seatings:  # a key of the cache
    return seatings(read_plan(plan), a, b, alone=alone)


def _in_process(plan: str, a: str, b: str, alone: bool, numbers: range) -> Meeting:  # `partial` gives it
    return _tables_in_process(plan, a, b, alone).met(numbers)


@dataclass(slots=True)
class PlayedDeal:
    """A match as far as it has come."""

    meetings: dict[tuple[str, str], Meeting] = field(default_factory=dict)
    verdict: str | None = None


def play_match(
    match: Match,
    *,
    processes: Workers = 1,
    progress: Callable[[int], None] = lambda _deals: None,
    begun: Mapping[tuple[str, str], Meeting] | None = None,
    kept: Callable[[PlayedDeal], None] = lambda _played: None,
) -> PlayedDeal:
    """Play every pair's deals that are not in `begun`, until the number is reached or the test has decided.

    Where two meet under a test, it is looked at after every shard, in order, so that the answer does not depend on who was first.
    """
    played = PlayedDeal(dict(begun or {}))
    for a, b in match.pairs():
        meeting = played.meetings.setdefault((a, b), Meeting())
        progress(meeting.deals)
        tables = _tables_in_process(match.plan.write(), a, b, match.alone(b))
        numbers = shards(meeting.deals, match.deals((a, b)), tables.engine, processes)
        work = partial(_in_process, match.plan.write(), a, b, match.alone(b))
        played.verdict = match.sprt.verdict(meeting) if match.sprt else None
        if played.verdict is not None:
            continue
        with closing(in_order(work, numbers, processes)) as parts:
            for part in parts:
                meeting.add(part)
                progress(part.deals)
                kept(played)
                played.verdict = match.sprt.verdict(meeting) if match.sprt else None
                if played.verdict is not None:
                    break
    return played


def identity(match: Match) -> dict[str, Any]:
    """What a partial result must share with the match that goes on from it: all but the number of deals."""
    return {name: value for name, value in asdict(match.plan).items() if name not in {"games", "engine"}}
