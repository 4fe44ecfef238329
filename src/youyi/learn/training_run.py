"""A training run: lessons of games against oneself, on several cores if there are, and the mean of the last weights.

In each lesson every process goes on from the same weights with games of its own; then the mean of their weights is taken.
The result depends on the number of processes, and on nothing else of the machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import inf
from multiprocessing import get_context
from operator import itemgetter
from time import perf_counter
from typing import Any, Protocol, TypeAlias

import numpy as np

from youyi.compiled.learning import Learner, Singles, learner, learner_of
from youyi.kernel.youyi_error import YouyiError
from youyi.learn.texts import LEARN as TEXTS
from youyi.players.network import MOST, SHIFT, Network, network_bytes, read_network
from youyi.records.program import program

OUT_OF_BOUNDS = TEXTS["out_of_bounds"]


class OutOfBounds(YouyiError, OverflowError):
    """A weight that has grown too large to be shipped, or is no number."""


Weights: TypeAlias = tuple[Singles, Singles]
"""Columns and outs."""
Told: TypeAlias = Callable[[int, Mapping[str, float]], object]
"""Is given games played, and figures by name."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainingRun:
    """Everything that the result of a training depends on, beside the rules."""

    lessons: int
    games: int
    """In each lesson, by each process."""
    processes: int
    seed: int
    rate: float
    """How far a weight goes at first, in parts of the error; it falls evenly to a tenth."""
    trace: float
    """λ: how much of what came at last counts, against what was expected on the way."""
    strewn: int = 0
    """Of a hundred games so many begin anywhere; only for games that can."""
    goal: str = "score"
    """What is played for; some games can also be played for the first place, `first`."""
    others: int = 0
    """In a hundred games so many have one seat that learns, among players that do not; of 儒棋 that is the shipped network."""
    averaged: float = 0.3
    """The share of the lessons, the last ones, whose weights are averaged."""
    looks: int = 12
    """How often the curve is taken."""
    best: bool = False
    """Whether the weights are taken that measured best in the curve, for games in which learning goes up and down.

    Those are the mean from one look to the next.
    """

    def rate_in(self, lesson: int) -> float:
        """The rate of a lesson."""
        return self.rate * (1 - 0.9 * lesson / self.lessons)


class Trainer(Protocol):
    """What a game offers for its training; it is made once in every process."""

    @property
    def inputs(self) -> int:
        """How many inputs and,"""
        ...

    @property
    def units(self) -> int:
        """How many hidden units the network has."""
        ...

    @property
    def pays(self) -> float:
        """How much of the game's unit is one unit of value while the weights learn."""
        ...

    @property
    def expected(self) -> Mapping[str, str]:
        """The versions that the card states."""
        ...

    @property
    def aim(self) -> str:
        """The figure of the curve that is to grow."""
        ...

    def teach(self, weights: Learner, run: TrainingRun, nth: int) -> float:
        """Give the nth lesson in place; returns the mean square of the errors."""
        ...

    def measured(self, network: Network) -> dict[str, float]:
        """Figures for the curve."""
        ...


@dataclass(slots=True)
class LearningCurve:
    """A learning curve as it is taken: games played, and figures by name."""

    points: list[dict[str, float]] = field(default_factory=list)
    began: float = field(default_factory=perf_counter)

    def note(self, games: int, told: Told | None, figures: Mapping[str, float]) -> None:
        """Note a point and tell it."""
        rounded = {name: round(figure, 4) for name, figure in figures.items()}
        self.points.append({"games": games, **rounded})
        if told is not None:
            told(games, rounded)

    @property
    def hours(self) -> float:
        """How long it has taken so far."""
        return round((perf_counter() - self.began) / 3600, 3)


_trainers: list[Trainer] = []
"""The trainer of this process."""


def _begin(make: Callable[[], Trainer]) -> None:
    _trainers[:] = [make()]


def _lesson(asked: tuple[Weights, TrainingRun, int]) -> tuple[Singles, Singles, float]:
    (columns, outs), run, nth = asked
    weights = learner_of(columns, outs)
    error = _trainers[0].teach(weights, run, nth)
    return np.array(weights.columns), np.array(weights.outs), error


@contextmanager
def _classroom(make: Callable[[], Trainer], processes: int) -> Iterator[Callable[[list[Any]], list[Any]]]:
    """What maps lessons to processes; one process needs no other."""
    if processes == 1:
        _begin(make)
        yield lambda lessons: [_lesson(each) for each in lessons]
        return
    with get_context("spawn").Pool(processes, _begin, (make,)) as pool:
        yield lambda lessons: pool.map(_lesson, lessons, 1)


def trained(make: Callable[[], Trainer], run: TrainingRun, told: Told | None = None) -> tuple[Weights, LearningCurve]:
    """Make a whole run; returns the mean weights of its last lessons, or of those that measured best."""
    trainer, curve = make(), LearningCurve()
    first = learner(trainer.inputs, trainer.units, run.seed)
    weights = np.array(first.columns), np.array(first.outs)
    mean, kept = Mean(), (-inf, weights)
    with _classroom(make, run.processes) as given:
        for lesson in range(run.lessons):
            numbers = range(lesson * run.processes, (lesson + 1) * run.processes)
            found = given([(weights, run, nth) for nth in numbers])
            weights = _mean([each[0] for each in found]), _mean([each[1] for each in found])
            if run.best or lesson + 1 >= run.lessons * (1 - run.averaged):
                mean.add(weights)
            if (lesson + 1) * run.looks // run.lessons > lesson * run.looks // run.lessons:
                shown = mean.weights() if mean.count else weights
                figures = trainer.measured(network(trainer, shown))
                curve.note((lesson + 1) * run.processes * run.games, told, {"error": found[0][2], **figures})
                kept = max(kept, (figures[trainer.aim], shown), key=itemgetter(0))
                if run.best:
                    mean = Mean()
    return kept[1] if run.best else mean.weights(), curve


@dataclass(slots=True)
class Mean:
    """The mean of weights, as they come."""

    sums: list[Any] = field(default_factory=list)
    count: int = 0

    def add(self, weights: Weights) -> None:
        """Take weights in."""
        before = self.sums or [np.zeros(each.shape, np.float64) for each in weights]
        self.sums, self.count = [sums + each for sums, each in zip(before, weights, strict=True)], self.count + 1

    def weights(self) -> Weights:
        """The mean of those taken in, at least one."""
        columns, outs = ((each / self.count).astype(np.float32) for each in self.sums)
        return columns, outs


def _mean(many: list[Singles]) -> Singles:
    return np.asarray(np.mean(many, axis=0, dtype=np.float64), np.float32)


def whole(weights: Weights, pays: float) -> tuple[Any, Any]:
    """Weights as the whole numbers of `players.network`. Raises `OutOfBounds`."""
    parts = 1 << SHIFT
    columns, outs = weights[0].astype(np.float64) * parts, weights[1].astype(np.float64) * parts * pays
    columns[:, -1] *= pays
    evened = np.maximum(1, np.abs(outs) / MOST * 2)  # a unit's weight to the result may as well stand in its column
    outs, columns[:, :-1] = outs / evened, columns[:, :-1] * evened
    if not max(np.abs(columns).max(), np.abs(outs).max()) <= MOST:
        raise OutOfBounds(OUT_OF_BOUNDS)
    return np.rint(columns).astype(int), np.rint(outs).astype(int)


def rounded(trainer: Trainer, weights: Weights, card: Mapping[str, Any] | None = None) -> bytes:
    """The file of weights as whole numbers. Raises `OutOfBounds`."""
    columns, outs = (each.tolist() for each in whole(weights, trainer.pays))
    return network_bytes({**trainer.expected, **(card or {})}, columns, outs)


def network(trainer: Trainer, weights: Weights) -> Network:
    """The network of weights that learn, as it would be shipped."""
    return read_network(rounded(trainer, weights), trainer.expected)


def nothing_known(expected: Mapping[str, str], inputs: int, units: int) -> Network:
    """A network that foretells nothing, where one must be given: those that learn need no shipped ones."""
    return read_network(network_bytes(expected, [[0] * (units + 1)] * inputs, [0] * units), expected)


def card_of(command: str, run: TrainingRun, curve: LearningCurve, machine: str) -> dict[str, Any]:
    """The card of weights: how to train them again, and how it went."""
    told = {"command": command, "release": program(), "seed": run.seed, "hours": curve.hours, "machine": machine}
    return {**told, "curve": curve.points}
