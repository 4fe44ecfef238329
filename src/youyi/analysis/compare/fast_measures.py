"""Measures of many games of the fast engine at once: the very numbers of `measures`, in columns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cached_property
from operator import mul
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from youyi.analysis.compare.balance import Wins
from youyi.analysis.compare.luck import ways
from youyi.analysis.figures.pairs import GROUPS, PARTED, SCALE, Pair, PairTally
from youyi.analysis.runs.engines import AnyFast
from youyi.analysis.simulate.fast_play import codes_of
from youyi.analysis.simulate.simulation import Simulation
from youyi.kernel.fast import (
    BEHIND,
    DECISIONS,
    ENDING,
    FIRSTS,
    FREE,
    LEAD_CHANGES,
    OPTIONS,
    PLIES,
    RETURNS,
    TURNS,
)
from youyi.kernel.session import ENDLESS

Ints: TypeAlias = NDArray[np.int64]
Bools: TypeAlias = NDArray[np.bool_]
_SAFE = 2.0**62
"""Sums up to this stay within 64 bits."""


class Column(NamedTuple):
    """One measure of every game."""

    values: Ints
    """0 where a game has none."""
    known: Bools


class MeasureColumns(NamedTuple):
    """What `pairs.Measured` is for one game, for many."""

    values: Mapping[str, Column]
    times: Mapping[str, Ints]


class Side:
    """One reading, played by its fast engine."""

    def __init__(self, simulation: Simulation, engine: AnyFast) -> None:
        """Pack the start."""
        self.engine, self._names, self._seed = engine, simulation.names, simulation.plan.seed
        self.stopped = codes_of(engine, simulation.table.game.stopped)
        """The numbers of the endings that only stop a game."""
        self._start = engine.pack(simulation.table.rules.start())

    def play(self, numbers: range, *, courses: bool) -> Ints:
        """Play games; a row for each, with its course where that is followed."""
        names, seed = self._names, self._seed
        rows: Ints = self.engine.playouts(self._start, names, seed, numbers, limit=ENDLESS, courses=courses)
        return rows

    def in_all_ways(self, number: int) -> list[list[int]]:
        """Play the chance of one game in all ways, as `luck.results` does."""
        seats, chance, found = self.engine.seats, range(number, number + 1), []
        for way in range(ways(seats)):
            turned = [self._names[(seat + way) % seats] for seat in range(seats)]
            (row,) = self.engine.playouts(self._start, turned, self._seed, chance, limit=ENDLESS, minds=way)
            found.append(row[RETURNS : RETURNS + seats].tolist())
        return found


class PlayedBatch:
    """Games of one reading; each of their measures is worked out once."""

    def __init__(self, side: Side, numbers: range, *, courses: bool) -> None:
        """Play them."""
        self._engine, self._rows, self._stopped = side.engine, side.play(numbers, courses=courses), side.stopped

    @cached_property
    def results(self) -> MeasureColumns:
        """What they came to."""
        return results(self._engine, self._rows)

    @cached_property
    def courses(self) -> MeasureColumns:
        """Their courses, if they were followed."""
        return courses(self._engine, self._rows)

    @cached_property
    def lengths(self) -> Counter[int]:
        """How often each number of turns occurred, of games with an end."""
        return _counted(self._rows[self._rows[:, ENDING] > 0, TURNS])

    @cached_property
    def stopped(self) -> Counter[int]:
        """The same of the games that were only stopped."""
        return _counted(self._rows[np.isin(self._rows[:, ENDING], self._stopped), TURNS])

    @cached_property
    def winners(self) -> Ints:
        """A bit for each seat that was first."""
        return winners(self._rows)


def results(engine: AnyFast, rows: Ints) -> MeasureColumns:
    """What games came to, as `measures.of_row` says of one."""
    over = rows[:, ENDING] > 0
    firsts = winners(rows)
    alone = (firsts != 0) & (firsts & (firsts - 1) == 0)
    values = {"plies": rows[:, PLIES], "turns": rows[:, TURNS]}
    scores = rows[:, RETURNS : RETURNS + engine.seats]
    values["spread"] = scores.max(axis=1) - scores.min(axis=1)
    values |= {f"score_{seat}": scores[:, seat] for seat in range(engine.seats)}
    values |= {f"first_{seat}": firsts >> seat & 1 for seat in range(engine.seats)}
    times = {"completion": alone, "drawishness": over & ~alone, "timeouts": ~over}
    ends = {f"end_{kind}": rows[:, ENDING] == code for code, kind in enumerate(engine.endings, start=1)}
    times |= {name: ended for name, ended in ends.items() if ended.any()}
    return MeasureColumns(
        {name: Column(np.where(over, each, 0), over) for name, each in values.items()},
        {name: each.astype(np.int64) for name, each in times.items()},
    )


def winners(rows: Ints) -> Ints:
    """A bit for each seat that was first; none of a game without an end."""
    return np.where(rows[:, ENDING] > 0, rows[:, FIRSTS], 0)


def courses(engine: AnyFast, rows: Ints) -> MeasureColumns:
    """The courses of games that were followed, as `measures.Course` measures one."""
    course = rows[:, RETURNS + engine.seats + len(engine.counters) :]
    decisions, free, options = (course[:, column] for column in (DECISIONS, FREE, OPTIONS))
    single = decisions - free
    always = np.ones(len(rows), bool)
    first = np.stack([winners(rows) >> seat & 1 for seat in range(engine.seats)])
    behind = (first * course[:, BEHIND : BEHIND + engine.seats].T).sum(axis=0)
    return MeasureColumns(
        {
            "decisions": Column(decisions, always),
            "lead_changes": Column(course[:, LEAD_CHANGES], always),
            "forced": _parts(single, decisions),
            "branching": _parts(options, decisions),
            "decision_factor": _parts(options - single, free),
            "drama": _parts(behind, first.sum(axis=0) * rows[:, PLIES]),
        },
        {},
    )


def _parts(total: Ints, of: Ints) -> Column:
    """Quotients in millionths, rounded to the nearest; none where nothing is divided by."""
    known = of > 0
    by = np.where(known, of, 1)
    return Column(np.where(known, (2 * total * SCALE + by) // (2 * by), 0), known)


def count_columns(tally: PairTally, numbers: range, a: MeasureColumns, b: MeasureColumns) -> None:
    """Count games in a tally, as `PairTally.count` counts one."""
    same = _same(len(numbers), a, b)
    tally.games += len(numbers)
    tally.same += int(same.sum())
    parted = np.flatnonzero(~same)[:PARTED]
    tally.parted = (*tally.parted, *(numbers[int(each)] for each in parted))[:PARTED]
    for name in a.values.keys() & b.values.keys():
        known = a.values[name].known & b.values[name].known
        if known.any():
            tally.values.setdefault(name, Pair()).add(_pair(a.values[name].values[known], b.values[name].values[known]))
    none = np.zeros(len(numbers), np.int64)
    for name in a.times.keys() | b.times.keys():
        tally.times.setdefault(name, Pair()).add(_pair(a.times.get(name, none), b.times.get(name, none)))


def _same(games: int, a: MeasureColumns, b: MeasureColumns) -> Bools:
    """Which games have the same measures under both readings."""
    same, none = np.ones(games, bool), np.zeros(games, np.int64)
    for name in a.values.keys() | b.values.keys():
        one, other = a.values[name], b.values[name]
        same &= (one.known == other.known) & (one.values == other.values)
    for name in a.times.keys() | b.times.keys():
        same &= a.times.get(name, none) == b.times.get(name, none)
    return same


def _pair(a: Ints, b: Ints) -> Pair:
    up, down = int((b > a).sum()), int((b < a).sum())
    return Pair(len(a), int(a.sum()), int(b.sum()), _dot(a, a), _dot(b, b), _dot(a, b), up, down)


def _dot(a: Ints, b: Ints) -> int:
    """The sum of the products, exactly."""
    if float(np.abs(a).max()) * float(np.abs(b).max()) * len(a) < _SAFE:
        return int(a @ b)
    return sum(map(mul, a.tolist(), b.tolist()))


def count_wins(wins: Wins, numbers: range, seats: int, a: Ints, b: Ints) -> None:
    """Count who alone was first in games, as `Wins.count` counts one; `a` and `b` have a bit for each seat."""
    groups = np.arange(numbers.start, numbers.stop) % GROUPS
    wins.games.update(_counted(groups))
    for counted, firsts in zip(wins.won, (a, b), strict=True):
        for seat in range(seats):
            won = _counted(groups[firsts == 1 << seat])
            counted.update({(group, seat): times for group, times in won.items()})


def _counted(values: NDArray[np.int64]) -> Counter[int]:
    found, times = np.unique(values, return_counts=True)
    return Counter(dict(zip(found.tolist(), times.tolist(), strict=True)))
