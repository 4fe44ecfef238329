"""What worker processes do for the workbench: everything that plays games. Only they import the fast engines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, NamedTuple

from youyi.analysis.compare.comparison import reported
from youyi.analysis.compare.distributions import differing_games, told_exactly, told_lengths
from youyi.analysis.compare.luck import WAYS
from youyi.analysis.compare.tasks import COURSES as FOLLOWED_CLOSELY
from youyi.analysis.compare.tasks import LUCK, Comparison, ComparisonWork, PairedResult, Task
from youyi.analysis.reports.data import measures_csv
from youyi.analysis.reports.measure_words import measure_name
from youyi.analysis.runs import commands
from youyi.analysis.runs.engines import reason
from youyi.analysis.runs.plan import Plan, read_plan
from youyi.analysis.simulate.one_game import reopened
from youyi.analysis.simulate.simulation import Simulation
from youyi.apps.web.base.phrases import translations
from youyi.apps.web.workbench.wire import ComparedSaid, LengthsSaid, MeasureSaid
from youyi.kernel.rulings import Value
from youyi.records.files import write_record

FEWER = 300
"""Games of a comparison where a reading is played by the readable engine."""
COURSES = 40
"""Games that the readable engine follows ply by ply; the fast one follows all."""
CHANCES = 20
"""With so many the share of luck is measured."""


@dataclass(frozen=True, slots=True)
class ComparisonAsked:
    """What to compare, by names alone."""

    game: str
    a: tuple[str, Mapping[str, Value]]
    """A ruleset and other answers."""
    b: tuple[str, Mapping[str, Value]]
    player: str
    games: int
    seed: int

    def plan(self, reading: tuple[str, Mapping[str, Value]]) -> Plan:
        """What is played under one reading."""
        ruleset, rulings = reading
        return Plan(
            game=self.game, ruleset=ruleset, rulings=rulings, players=(self.player,), games=self.games, seed=self.seed
        )

    def text(self) -> str:
        """All of it as text: equal if and only if the same is asked."""
        return f"{self.plan(self.a).write()}\n{self.plan(self.b).write()}"


class Prepared(NamedTuple):
    """What is to be played for a comparison."""

    tasks: tuple[Task, ...]
    efforts: tuple[int, ...]
    """About how long each takes, beside the others."""


FASTER = 40
"""By so much is the fast engine taken to be faster than following a game ply by ply."""


def prepare(text: str) -> Prepared:
    """Choose the engine, compile it, and share the games out. Raises `YouyiError`."""
    work = _work(text)
    for each in work.sides:
        each.compile()
    shared = tuple(work.tasks())
    closely = FASTER if work.fast else 1
    factors = {LUCK: WAYS * closely, FOLLOWED_CLOSELY: closely}
    return Prepared(shared, tuple(factors.get(task.of, 1) * len(task.numbers) for task in shared))


def play(text: str, task: Task) -> list[PairedResult]:
    """Play the games of a task."""
    return _work(text).found(task)


def report(text: str, wanted: int, found: Sequence[PairedResult]) -> ComparedSaid:
    """What the comparison came to."""
    work = _work(text)
    told = reported(work, found)
    (only,) = told["comparisons"]
    slowest = min(work.sides, key=lambda side: side.engine.name == "fast").engine
    lengths = {name: [list(pair) for pair in counts] for name, counts in only["lengths"].items()}
    return ComparedSaid(
        games=told["games"],
        wanted=wanted,
        engine=slowest.name,
        because=translations(reason(slowest.because)),
        players=told["players"],
        same=only["same"],
        parted=list(only["parted"]),
        differ=translations(differing_games(only["parted_ci95"])),
        middle=translations(told_lengths(only["length"])),
        exact=[translations(told_exactly(one)) for one in only["exact"]],
        measures=[_measure(work.sides[0], one) for one in only["measures"]],
        lengths=LengthsSaid(**lengths),
        command=commands.comparing(told, ["--html", "report"]),
        csv=measures_csv(told),
        release=told["release"],
    )


def open_game(plan: str, number: int, most: int) -> str | None:
    """The record of a game as a file; None for one with more plies than `most`."""
    record = reopened(read_plan(plan), number)
    return None if len(record.moves) > most else write_record(record)


@lru_cache(maxsize=4)
def _work(text: str) -> ComparisonWork:
    base, other = (read_plan(each) for each in text.split("\n"))
    comparison = Comparison(base=base, others=(other,), courses=None, chances=CHANCES, lengths=True)
    work = ComparisonWork(comparison)
    if work.fast:
        return work
    base, other = (replace(each, games=min(FEWER, each.games)) for each in (base, other))
    return ComparisonWork(replace(comparison, base=base, others=(other,), courses=COURSES))


def _measure(side: Simulation, one: Mapping[str, Any]) -> MeasureSaid:
    return MeasureSaid(name=translations(measure_name(side.table.game, one["measure"])), **one)
