"""What is played for a comparison, task by task, under every reading."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from youyi.analysis.compare import luck
from youyi.analysis.compare.balance import Wins
from youyi.analysis.compare.ladder import Rung, gains, rungs, usual_rungs
from youyi.analysis.compare.measures import of_course, of_row
from youyi.analysis.figures.pairs import PairTally
from youyi.analysis.runs.engines import fast_engine
from youyi.analysis.runs.plan import Plan, read_plan
from youyi.analysis.runs.shards import Workers, shards
from youyi.analysis.simulate.rows import GameRow
from youyi.analysis.simulate.simulation import PlayPart, Simulation, prepared
from youyi.bots.named import Named
from youyi.kernel.streams import Numbered

if TYPE_CHECKING:
    from youyi.analysis.compare.fast_measures import Side

FEW = 5
"""Games whose course the readable engine follows, or chances whose luck is measured, handed to a process at a time."""
USUAL = 100
"""Games that the readable engine follows of two readings, unless another number is named."""
LUCK, LADDER, COURSES, FOLLOWED, GAMES = "luck", "ladder", "courses", "followed", "games"
"""Purposes: FOLLOWED are games that count both as games and for their course."""


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

    def write(self) -> str:
        """Write the comparison as JSON, on one line."""
        asked = (self.courses, self.payments, self.chances, self.ladder, self.rungs)
        return json.dumps([[plan.write() for plan in self.plans], *asked])


def read_comparison(text: str) -> Comparison:
    """Read what `Comparison.write` wrote."""
    plans, courses, payments, chances, ladder, names = json.loads(text)
    base, *others = map(read_plan, plans)
    return Comparison(
        base=base,
        others=tuple(others),
        courses=courses,
        payments=payments,
        chances=chances,
        ladder=ladder,
        rungs=tuple(names),
    )


class Task(NamedTuple):
    """Games to play for one purpose."""

    of: str
    numbers: range


@dataclass(slots=True)
class PairedResult:
    """What games of one reading and of the base have shown."""

    games: PairTally = field(default_factory=PairTally)
    courses: PairTally = field(default_factory=PairTally)
    ladder: PairTally = field(default_factory=PairTally)
    wins: Wins = field(default_factory=Wins)
    cells: list[tuple[list[list[int]], list[list[int]]]] = field(default_factory=list)
    """For each chance, the results under the base and under the other."""
    lengths: tuple[Counter[int], Counter[int]] = field(default_factory=lambda: (Counter(), Counter()))
    """How often each number of turns occurred under the base and under the other, of games with an end."""
    stopped: tuple[Counter[int], Counter[int]] = field(default_factory=lambda: (Counter(), Counter()))
    """The same of the games among these that were only stopped (`Game.stopped`)."""

    def add(self, other: PairedResult) -> None:
        """Add what later games have shown."""
        self.games.add(other.games)
        self.courses.add(other.courses)
        self.ladder.add(other.ladder)
        self.wins.add(other.wins)
        self.cells += other.cells
        counted = zip((*self.lengths, *self.stopped), (*other.lengths, *other.stopped), strict=True)
        for mine, theirs in counted:
            mine.update(theirs)


class ComparisonWork:
    """A comparison with all that is made once before the first game; each process has its own."""

    def __init__(self, comparison: Comparison, players: Sequence[Named] | None = None) -> None:
        """Lay the tables and choose the engines; `players` are objects in the place of the plans'. Raises what these raise."""
        self.comparison = comparison
        self.sides = [prepared(plan, players=players) for plan in comparison.plans]
        self.names = comparison.rungs or usual_rungs(self.sides[0].table.game)
        self.fast = all(each.engine.name == "fast" for each in self.sides)
        """Whether the fast engine plays every reading."""
        self.followed = self.fast and not comparison.payments
        """Whether it follows courses, too."""

    @cached_property
    def _fast_sides(self) -> list[Side]:
        from youyi.analysis.compare.fast_measures import Side  # NumPy comes with the extra `fast`

        return [Side(each, fast_engine(each.table)) for each in self.sides]

    @cached_property
    def _slow_sides(self) -> list[PlayPart]:
        return [each.player_of_parts(rows=True) for each in self.sides]

    @cached_property
    def _rungs(self) -> list[tuple[Rung, ...]]:
        games = self.comparison.ladder
        return [rungs(replace(plan, games=games), self.names) for plan in self.comparison.plans]

    @property
    def courses(self) -> int:
        """How many games are followed ply by ply."""
        if self.comparison.courses is not None:
            return self.comparison.courses
        if self.followed:
            return self.comparison.base.games
        return USUAL if len(self.comparison.others) == 1 else 0

    def pinned(self) -> Comparison:
        """The comparison with the engines that were chosen here, for whoever plays elsewhere."""
        base, *others = (replace(each.plan, engine=each.engine.name) for each in self.sides)
        return replace(self.comparison, base=base, others=tuple(others))

    def tasks(self, workers: Workers = 1) -> Iterator[Task]:
        """All that is to be played, what takes longest first."""
        comparison, games, courses = self.comparison, self.comparison.base.games, self.courses
        both = min(courses, games) if self.followed else 0
        for purpose, first, beyond in ((LUCK, 0, comparison.chances), (COURSES, both, courses)):
            for begin in range(first, beyond, FEW):
                yield Task(purpose, range(begin, min(begin + FEW, beyond)))
        for numbers in shards(0, comparison.ladder, "reference", workers):
            yield Task(LADDER, numbers)
        for purpose, first, beyond in ((FOLLOWED, 0, both), (GAMES, both, games)):
            for numbers in shards(first, beyond, "fast" if self.fast else "reference", workers):
                yield Task(purpose, numbers)

    def found(self, task: Task) -> list[PairedResult]:
        """Play the games of a task under every reading; returns what each of the others shows."""
        found = [PairedResult() for _ in self.comparison.others]
        if task.of == LUCK:
            self._luck(found, task.numbers)
        elif task.of == LADDER:
            self._ladder(found, task.numbers)
        elif self.fast and (task.of != COURSES or self.followed):
            self._fast_games(found, task)
        elif task.of == COURSES:
            self._courses(found, task.numbers)
        else:
            self._games(found, task.numbers)
        return found

    def _fast_games(self, found: Sequence[PairedResult], task: Task) -> None:
        from youyi.analysis.compare import fast_measures as fast

        numbers, seats = task.numbers, self.sides[0].table.rules.seats
        base, *others = [fast.PlayedBatch(side, numbers, courses=task.of != GAMES) for side in self._fast_sides]
        for each, other in zip(found, others, strict=True):
            if task.of != GAMES:
                fast.count_columns(each.courses, numbers, base.courses, other.courses)
            if task.of != COURSES:
                fast.count_columns(each.games, numbers, base.results, other.results)
                fast.count_wins(each.wins, numbers, seats, base.winners, other.winners)
                for counted, stopped, played in zip(each.lengths, each.stopped, (base, other), strict=True):
                    counted.update(played.lengths)
                    stopped.update(played.stopped)

    def _games(self, found: Sequence[PairedResult], numbers: range) -> None:
        base, *others = (play(numbers).rows for play in self._slow_sides)
        for each, theirs in zip(found, others, strict=True):
            _count_games(each, base, theirs, self.sides[0].table.game.stopped)

    def _courses(self, found: Sequence[PairedResult], numbers: range) -> None:
        for number in numbers:
            base, *others = (_course(each, number, payments=self.comparison.payments) for each in self.sides)
            for each, other in zip(found, others, strict=True):
                each.courses.count(number, base, other)

    def _luck(self, found: Sequence[PairedResult], numbers: range) -> None:
        for number in numbers:
            if self.fast:
                base, *others = (side.in_all_ways(number) for side in self._fast_sides)
            else:
                base, *others = (luck.results(each.table, each.sitting, each.plan.seed, number) for each in self.sides)
            for each, there in zip(found, others, strict=True):
                each.cells.append((base, there))

    def _ladder(self, found: Sequence[PairedResult], numbers: range) -> None:
        for rung in range(len(self._rungs[0])):
            base, *others = (gains(side[rung], numbers) for side in self._rungs)
            for each, theirs in zip(found, others, strict=True):
                for number, a, b in zip(numbers, base, theirs, strict=True):
                    each.ladder.count(number, a, b)


def _course(side: Simulation, number: int, *, payments: bool) -> Any:
    return of_course(side.table, side.sitting, Numbered(side.plan.seed, number), payments=payments)


def _count_games(
    found: PairedResult, base: Sequence[GameRow], other: Sequence[GameRow], stopped: frozenset[str]
) -> None:
    for a, b in zip(base, other, strict=True):
        found.games.count(a.game, of_row(a), of_row(b))
        found.wins.count(a.game, a.first, b.first)
        for counted, only, row in zip(found.lengths, found.stopped, (a, b), strict=True):
            if row.end is not None:
                counted[row.turns] += 1
                only.update((row.turns,) if row.end in stopped else ())
