"""What is played for a comparison, task by task, under every reading."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from youyi.analysis import luck
from youyi.analysis.balance import Wins
from youyi.analysis.course_measures import of_course, of_row
from youyi.analysis.ladder import gains, rungs, usual_rungs
from youyi.analysis.pairs import PairTally
from youyi.analysis.plan import Plan
from youyi.analysis.rows import GameRow
from youyi.analysis.shards import shards
from youyi.analysis.simulate import Simulation
from youyi.games import game as catalogued
from youyi.kernel.streams import Numbered

FEW = 5
"""Games whose course the readable engine follows, or chances whose luck is measured, handed to a process at a time."""
USUAL = 100
"""Games that the readable engine follows of two readings, unless another number is named."""
LUCK, LADDER, COURSES, GAMES = "luck", "ladder", "courses", "games"
"""Purposes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Comparison:
    """What to compare: one plan with others that differ from it in their rules alone."""

    base: Plan
    others: tuple[Plan, ...]
    courses: int | None = 0
    """Of how many games, from the first, every ply is looked at; None: of all if the fast engine plays; else of USUAL, of none
    if there is more than one other."""
    payments: bool = False
    """Whether to count there what is paid under each clause; then the readable engine follows them."""
    chances: int = 0
    """With how many chances, from the first, the share of luck is measured."""
    ladder: int = 0
    """In how many games, from the first, the skill ladder is measured."""
    rungs: tuple[str, ...] = ()
    """Its players, from the weakest; none: the usual ones."""
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
    follow: bool = False
    """Whether games count for their courses, too."""


@dataclass(slots=True)
class Found:
    """What games of one reading and of the base have shown."""

    games: PairTally = field(default_factory=PairTally)
    courses: PairTally = field(default_factory=PairTally)
    ladder: PairTally = field(default_factory=PairTally)
    wins: Wins = field(default_factory=Wins)
    cells: list[tuple[list[list[int]], list[list[int]]]] = field(default_factory=list)
    """For each chance, the results under the base and under the other."""
    lengths: tuple[Counter[int], Counter[int]] = field(default_factory=lambda: (Counter(), Counter()))
    """How often each number of turns occurred under the base and under the other, of games with an end."""

    def add(self, other: Found) -> None:
        """Add what later games have shown."""
        self.games.add(other.games)
        self.courses.add(other.courses)
        self.ladder.add(other.ladder)
        self.wins.add(other.wins)
        self.cells += other.cells
        for mine, theirs in zip(self.lengths, other.lengths, strict=True):
            mine.update(theirs)


def engine_of(sides: Sequence[Simulation]) -> str:
    """The engine by which tasks are measured: the fast one where it plays every reading."""
    return "fast" if all(each.engine.name == "fast" for each in sides) else "reference"


def rungs_of(comparison: Comparison) -> tuple[str, ...]:
    """The players of the ladder, from the weakest."""
    return comparison.rungs or usual_rungs(catalogued(comparison.base.game))


def courses_of(comparison: Comparison, engine: str) -> int:
    """How many games are followed ply by ply."""
    if comparison.courses is not None:
        return comparison.courses
    if _followed(comparison, engine):
        return comparison.base.games
    return USUAL if len(comparison.others) == 1 else 0


def _followed(comparison: Comparison, engine: str) -> bool:
    """Whether the fast engine follows the courses of games while it plays them; clauses it does not know."""
    return engine == "fast" and not comparison.payments


def tasks(comparison: Comparison, engine: str) -> Iterator[Task]:
    """All that is to be played, what takes longest first."""
    games, courses = comparison.base.games, courses_of(comparison, engine)
    both = min(courses, games) if _followed(comparison, engine) else 0
    for purpose, first, beyond in ((LUCK, 0, comparison.chances), (COURSES, both, courses)):
        for begin in range(first, beyond, FEW):
            yield Task(purpose, range(begin, min(begin + FEW, beyond)))
    for numbers in shards(0, comparison.ladder, "reference"):
        yield Task(LADDER, numbers)
    for follow, first, beyond in ((True, 0, both), (False, both, games)):
        for numbers in shards(first, beyond, engine):
            yield Task(GAMES, numbers, follow)


def found_in(comparison: Comparison, sides: Sequence[Simulation], task: Task) -> list[Found]:
    """Play the games of a task under every reading; returns what each of the others shows."""
    found = [Found() for _ in comparison.others]
    engine = engine_of(sides)
    if task.of == LUCK:
        _luck(found, sides, task.numbers)
    elif task.of == LADDER:
        _ladder(found, comparison, task.numbers)
    elif engine == "fast" and (task.of != COURSES or _followed(comparison, engine)):
        _fast_games(found, sides, task)
    elif task.of == COURSES:
        _courses(found, sides, task.numbers, payments=comparison.payments)
    else:
        _games(found, sides, task.numbers)
    return found


def _fast_games(found: Sequence[Found], sides: Sequence[Simulation], task: Task) -> None:
    from youyi.analysis import fast_measures as fast  # NumPy comes with the extra `fast`

    numbers, seats, follow = task.numbers, sides[0].table.rules.seats, task.follow or task.of == COURSES
    base, *others = [fast.Played(fast.side_of(each), numbers, courses=follow) for each in sides]
    for each, other in zip(found, others, strict=True):
        if follow:
            fast.count_columns(each.courses, numbers, base.courses, other.courses)
        if task.of != COURSES:
            fast.count_columns(each.games, numbers, base.results, other.results)
            fast.count_wins(each.wins, numbers, seats, base.winners, other.winners)
            for counted, played in zip(each.lengths, (base, other), strict=True):
                counted.update(played.lengths)


def _games(found: Sequence[Found], sides: Sequence[Simulation], numbers: range) -> None:
    base, *others = (each.player_of_parts(rows=True)(numbers).rows for each in sides)
    for each, theirs in zip(found, others, strict=True):
        _count_games(each, base, theirs)


def _courses(found: Sequence[Found], sides: Sequence[Simulation], numbers: range, *, payments: bool) -> None:
    for number in numbers:
        base, *others = (_course(each, number, payments=payments) for each in sides)
        for each, other in zip(found, others, strict=True):
            each.courses.count(number, base, other)


def _luck(found: Sequence[Found], sides: Sequence[Simulation], numbers: range) -> None:
    for number in numbers:
        base, *others = (luck.results(each.table, each.sitting, each.plan.seed, number) for each in sides)
        for each, there in zip(found, others, strict=True):
            each.cells.append((base, there))


def _ladder(found: Sequence[Found], comparison: Comparison, numbers: range) -> None:
    names, games = rungs_of(comparison), comparison.ladder
    for nth in range(len(names) - 1):
        base, *others = (gains(rungs(replace(plan, games=games), names)[nth], numbers) for plan in comparison.plans)
        for each, theirs in zip(found, others, strict=True):
            for number, a, b in zip(numbers, base, theirs, strict=True):
                each.ladder.count(number, a, b)


def _course(side: Simulation, number: int, *, payments: bool) -> Any:
    return of_course(side.table, side.sitting, Numbered(side.plan.seed, number), payments=payments)


def _count_games(found: Found, base: Sequence[GameRow], other: Sequence[GameRow]) -> None:
    for a, b in zip(base, other, strict=True):
        found.games.count(a.game, of_row(a), of_row(b))
        found.wins.count(a.game, a.first, b.first)
        for counted, row in zip(found.lengths, (a, b), strict=True):
            if row.end is not None:
                counted[row.turns] += 1
