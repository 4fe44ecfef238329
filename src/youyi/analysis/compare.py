"""Two readings of a game on the same chance: what the second changes, with intervals, tests and a correction for many."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, field, replace
from functools import lru_cache, partial
from itertools import chain
from typing import Any, NamedTuple

from youyi import __version__
from youyi.analysis import luck
from youyi.analysis.balance import Wins, balance_effect, luck_effects
from youyi.analysis.course_measures import SCALES, of_course, of_row
from youyi.analysis.pairs import Effect, PairTally, holm
from youyi.analysis.plan import Plan, read_plan, rulebook_of
from youyi.analysis.rows import GameRow
from youyi.analysis.shards import Workers, in_order, shards
from youyi.analysis.simulate import Simulation, prepared
from youyi.kernel.rulings import differences
from youyi.kernel.streams import Numbered
from youyi.players.player import player

COURSES = 5
"""Games whose course is followed, or chances whose luck is measured, handed to a process at a time."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Comparison:
    """What to compare: one plan with others that differ from it in their rules alone."""

    base: Plan
    others: tuple[Plan, ...]
    courses: int = 0
    """Of how many games, from the first, every ply is looked at by the readable engine."""
    payments: bool = False
    """Whether to count there what is paid under each clause."""
    chances: int = 0
    """With how many chances, from the first, the share of luck is measured."""
    lengths: bool = False
    """Whether to report how often each length occurred."""

    @property
    def plans(self) -> tuple[Plan, ...]:
        """The base, then the others."""
        return (self.base, *self.others)


class Task(NamedTuple):
    """Games to play for one purpose."""

    of: str
    numbers: range


@dataclass(slots=True)
class Found:
    """What games of one reading and of the base have shown."""

    games: PairTally = field(default_factory=PairTally)
    courses: PairTally = field(default_factory=PairTally)
    wins: Wins = field(default_factory=Wins)
    cells: list[tuple[list[list[int]], list[list[int]]]] = field(default_factory=list)
    """For each chance, the results under the base and under the other."""
    lengths: tuple[Counter[int], Counter[int]] = field(default_factory=lambda: (Counter(), Counter()))
    """How often each number of turns occurred under the base and under the other, of games with an end."""

    def add(self, other: Found) -> None:
        """Add what later games have shown."""
        self.games.add(other.games)
        self.courses.add(other.courses)
        self.wins.add(other.wins)
        self.cells += other.cells
        for mine, theirs in zip(self.lengths, other.lengths, strict=True):
            mine.update(theirs)


def tasks(comparison: Comparison, engine: str, workers: Workers = 1) -> Iterator[Task]:
    """All that is to be played, what takes longest first."""
    for purpose, count in (("luck", comparison.chances), ("courses", comparison.courses)):
        for first in range(0, count, COURSES):
            yield Task(purpose, range(first, min(first + COURSES, count)))
    for numbers in shards(0, comparison.base.games, engine, workers):
        yield Task("games", numbers)


def found_in(comparison: Comparison, sides: Sequence[Simulation], task: Task) -> list[Found]:
    """Play the games of a task under every reading; returns what each of the others shows."""
    found = [Found() for _ in comparison.others]
    match task.of:
        case "games":
            rows = [each.player_of_parts(rows=True)(task.numbers).rows for each in sides]
            for each, theirs in zip(found, rows[1:], strict=True):
                _count_games(each, rows[0], theirs)
        case "courses":
            for number in task.numbers:
                base, *others = (_course(each, number, payments=comparison.payments) for each in sides)
                for each, other in zip(found, others, strict=True):
                    each.courses.count(number, base, other)
        case _:
            for number in task.numbers:
                base_cells, *cells = (luck.results(each.table, each.names, each.plan.seed, number) for each in sides)
                for each, there in zip(found, cells, strict=True):
                    each.cells.append((base_cells, there))
    return found


def _course(side: Simulation, number: int, *, payments: bool) -> Any:
    sitting = [player(name, side.table) for name in side.names]
    return of_course(side.table, sitting, Numbered(side.plan.seed, number), payments=payments)


def _count_games(found: Found, base: Sequence[GameRow], other: Sequence[GameRow]) -> None:
    for a, b in zip(base, other, strict=True):
        found.games.count(a.game, of_row(a), of_row(b))
        found.wins.count(a.game, a.first, b.first)
        for counted, row in zip(found.lengths, (a, b), strict=True):
            if row.end is not None:
                counted[row.turns] += 1


def compare(
    comparison: Comparison, *, processes: Workers = 1, progress: Callable[[int], None] = lambda _games: None
) -> dict[str, Any]:
    """Play every game under every reading and report; the report does not depend on who played which.

    Raises what laying the tables and seating raise, and for a cluster what `cluster.on_cluster` raises.
    """
    sides = [prepared(plan) for plan in comparison.plans]
    work: Callable[[Task], list[Found]] = partial(found_in, comparison, sides)
    if processes != 1:
        work = work_elsewhere(comparison, sides)
        if isinstance(processes, int):
            for each in sides:
                each.compile()
    found = [Found() for _ in comparison.others]
    engine = engine_of(sides)
    with closing(in_order(work, tasks(comparison, engine, processes), processes)) as parts:
        for part, task in zip(parts, tasks(comparison, engine, processes), strict=True):
            for whole, more in zip(found, part, strict=True):
                whole.add(more)
            progress(len(task.numbers))
    return reported(comparison, sides, found)


def engine_of(sides: Sequence[Simulation]) -> str:
    """The engine by which shards are measured: the slowest of all."""
    return "fast" if all(each.engine.name == "fast" for each in sides) else "reference"


def work_elsewhere(comparison: Comparison, sides: Sequence[Simulation]) -> Callable[[Task], list[Found]]:
    """How another process plays a task: a function that can be pickled."""
    plans = tuple(replace(each.plan, engine=each.engine.name).write() for each in sides)
    return partial(_in_process, plans, comparison.payments)


def _in_process(plans: tuple[str, ...], payments: bool, task: Task) -> list[Found]:
    comparison, sides = _prepared_in_process(plans)
    return found_in(replace(comparison, payments=payments), sides, task)


@lru_cache(maxsize=2)
def _prepared_in_process(plans: tuple[str, ...]) -> tuple[Comparison, list[Simulation]]:
    base, *others = map(read_plan, plans)
    comparison = Comparison(base=base, others=tuple(others))
    return comparison, [prepared(plan) for plan in comparison.plans]


def reported(comparison: Comparison, sides: Sequence[Simulation], found: Sequence[Found]) -> dict[str, Any]:
    """The measures of every reading with their tests, and all that reproduces them."""
    base = comparison.base
    effects = [_effects(each, sides[0].table.rules.seats) for each in found]
    corrected = iter(holm([each.p for each in chain.from_iterable(effects)]))
    return {
        "a": _side(sides[0]),
        "seed": base.seed,
        "release": __version__,
        "players": list(sides[0].names),
        "games": base.games,
        "courses": comparison.courses,
        "chances": comparison.chances,
        "comparisons": [
            {
                "b": _side(side),
                "changes": differences(side.table.rulings, sides[0].table.rulings),
                "same": each.games.same,
                "parted": list(each.games.parted),
                "measures": [{**asdict(one), "p_holm": next(corrected)} for one in effects_there],
                **({"lengths": _lengths(each)} if comparison.lengths else {}),
            }
            for side, each, effects_there in zip(sides[1:], found, effects, strict=True)
        ],
    }


def _lengths(found: Found) -> dict[str, list[tuple[int, int]]]:
    """How often each length occurred under both readings, shortest first."""
    return {name: sorted(counted.items()) for name, counted in zip("ab", found.lengths, strict=True)}


def _side(side: Simulation) -> dict[str, Any]:
    return {**rulebook_of(side.table), "engine": side.engine.name, "engine_because": side.engine.because}


def _effects(found: Found, seats: int) -> list[Effect]:
    return [
        *found.games.effects(SCALES),
        balance_effect(found.wins, seats),
        *found.courses.effects(SCALES),
        *luck_effects(found.cells),
    ]
