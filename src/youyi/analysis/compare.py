"""Two readings of a game on the same chance: what the second changes, with intervals, tests and a correction for many."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, field, replace
from functools import lru_cache, partial
from itertools import chain
from typing import Any, NamedTuple

from youyi.analysis import luck
from youyi.analysis.balance import Wins, balance_effect, luck_effects
from youyi.analysis.course_measures import SCALES, of_course, of_row
from youyi.analysis.pairs import Effect, PairTally, holm
from youyi.analysis.plan import Plan, read_plan, rulebook_of
from youyi.analysis.rows import GameRow
from youyi.analysis.shards import in_order, shards
from youyi.analysis.simulate import Simulation, prepared
from youyi.bots.named import Named
from youyi.kernel.rulings import differences
from youyi.kernel.streams import Numbered
from youyi.kernel.version import __version__

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

    def add(self, other: Found) -> None:
        """Add what later games have shown."""
        self.games.add(other.games)
        self.courses.add(other.courses)
        self.wins.add(other.wins)
        self.cells += other.cells


def tasks(comparison: Comparison, engine: str) -> Iterator[Task]:
    """All that is to be played, what takes longest first."""
    for purpose, count in (("luck", comparison.chances), ("courses", comparison.courses)):
        for first in range(0, count, COURSES):
            yield Task(purpose, range(first, min(first + COURSES, count)))
    for numbers in shards(0, comparison.base.games, engine):
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
                base_cells, *cells = (luck.results(each.table, each.sitting, each.plan.seed, number) for each in sides)
                for each, there in zip(found, cells, strict=True):
                    each.cells.append((base_cells, there))
    return found


def _course(side: Simulation, number: int, *, payments: bool) -> Any:
    return of_course(side.table, side.sitting, Numbered(side.plan.seed, number), payments=payments)


def _count_games(found: Found, base: Sequence[GameRow], other: Sequence[GameRow]) -> None:
    for a, b in zip(base, other, strict=True):
        found.games.count(a.game, of_row(a), of_row(b))
        found.wins.count(a.game, a.first, b.first)


def compare(
    comparison: Comparison,
    *,
    processes: int = 1,
    progress: Callable[[int], None] = lambda _games: None,
    players: Sequence[Named] | None = None,
) -> dict[str, Any]:
    """Play every game under every reading and report; the report does not depend on the number of processes.

    Raises what laying the tables and seating raise. `players` takes the place of the plans' where some are objects; then
    this process plays alone.
    """
    sides = [prepared(plan, players=players) for plan in comparison.plans]
    work: Callable[[Task], list[Found]] = partial(found_in, comparison, sides)
    if processes > 1 and players is None:
        for each in sides:
            each.compile()
        engines = tuple(each.engine.name for each in sides)
        plans = tuple(plan.write() for plan in comparison.plans)
        asked = comparison.courses, comparison.payments, comparison.chances
        work = partial(_in_process, plans, engines, asked)
    engine = "fast" if all(each.engine.name == "fast" for each in sides) else "reference"
    found = [Found() for _ in comparison.others]
    with closing(in_order(work, tasks(comparison, engine), processes)) as parts:
        for part, task in zip(parts, tasks(comparison, engine), strict=True):
            for whole, more in zip(found, part, strict=True):
                whole.add(more)
            progress(len(task.numbers))
    return _report(comparison, sides, found)


def _in_process(
    plans: tuple[str, ...], engines: tuple[str, ...], asked: tuple[int, bool, int], task: Task
) -> list[Found]:
    return found_in(*_prepared_in_process(plans, engines, asked), task)


@lru_cache(maxsize=2)
def _prepared_in_process(
    plans: tuple[str, ...], engines: tuple[str, ...], asked: tuple[int, bool, int]
) -> tuple[Comparison, list[Simulation]]:
    base, *others = (replace(read_plan(plan), engine=name) for plan, name in zip(plans, engines, strict=True))
    courses, payments, chances = asked
    comparison = Comparison(base=base, others=tuple(others), courses=courses, payments=payments, chances=chances)
    return comparison, [prepared(plan) for plan in comparison.plans]


def _report(comparison: Comparison, sides: Sequence[Simulation], found: Sequence[Found]) -> dict[str, Any]:
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
            }
            for side, each, effects_there in zip(sides[1:], found, effects, strict=True)
        ],
    }


def _side(side: Simulation) -> dict[str, Any]:
    return {**rulebook_of(side.table), "engine": side.engine.name, "engine_because": side.engine.because}


def _effects(found: Found, seats: int) -> list[Effect]:
    return [
        *found.games.effects(SCALES),
        balance_effect(found.wins, seats),
        *found.courses.effects(SCALES),
        *luck_effects(found.cells),
    ]
