"""Small hidden games with trees of millions of nodes, solved in arrays; needs `youyi[fast]`.

It finds what `cfr` finds on trees of objects. Forced moves are left out. A strategy is one array: the shares of the moves
of one information set, then those of the next.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Any

import numpy as np

from workshop.solvers.cfr import Key
from workshop.solvers.compiled_trees import Arrays, answer, count_choices, in_proportion, reach, regret, value, weigh
from youyi.analysis.solve.instances import Instance, instance
from youyi.compiled.arrays import Floats
from youyi.kernel.rules import Chance, Decision, Over
from youyi.players.player import AnyPlayer


@dataclass(slots=True)
class _Rows:
    """A tree that grows."""

    sets: dict[Key, int] = field(default_factory=dict)
    moves: list[Sequence[Any]] = field(default_factory=list)
    """[information set]"""
    first: array[int] = field(default_factory=lambda: array("i", [0]))
    to: array[int] = field(default_factory=lambda: array("i"))
    odds: array[float] = field(default_factory=lambda: array("d"))
    whose: array[int] = field(default_factory=lambda: array("i"))
    asked: array[int] = field(default_factory=lambda: array("i"))
    results: list[Sequence[int]] = field(default_factory=list)

    def node(self, whose: int, asked: int, results: Sequence[int], odds: Sequence[float]) -> int:
        """Add a node with as many moves as it has odds; returns where they begin in `to`."""
        begin = len(self.to)
        self.whose.append(whose)
        self.asked.append(asked)
        self.results.append(results)
        self.odds.extend(odds)
        self.to.extend([0] * len(odds))
        self.first.append(len(self.to))
        return begin

    def set_of(self, key: Key, moves: Sequence[Any]) -> int:
        """The number of an information set."""
        number = self.sets.setdefault(key, len(self.moves))
        if number == len(self.moves):
            self.moves.append(moves)
        return number


@dataclass(frozen=True, slots=True, eq=False)
class ArrayTree:
    """The tree of an instance in arrays, its information sets, and the moves at each."""

    arrays: Arrays
    keys: list[Key]
    moves: list[Sequence[Any]]

    @property
    def seats(self) -> int:
        """How many play."""
        return int(self.arrays.results.shape[1])

    @property
    def nodes(self) -> int:
        """How many nodes it has; those with a forced move are none."""
        return len(self.arrays.whose)

    def empty(self) -> Floats:
        """A number for each move of each information set."""
        return np.zeros(int(self.arrays.at[-1]))


def grown(small: Instance, processes: int = 1) -> ArrayTree:
    """Grow the whole tree of an instance, its beginnings shared out among so many processes."""
    asked = [(small.id, nth, processes) for nth in range(processes)]
    if processes == 1:
        shares = list(map(_grown, asked))
    else:
        with get_context("spawn").Pool(processes) as pool:
            shares = pool.map(_grown, asked, 1)
    return _joined(shares, int(small.table.rules.seats))


@dataclass(frozen=True, slots=True)
class _Share:
    """The trees of some beginnings, one after the other."""

    rows: _Rows
    begins: list[int]
    """[beginning]: its node."""
    chances: list[float]


def _grown(asked: tuple[str, int, int]) -> _Share:
    """Grow the trees of the nth share of the beginnings of an instance."""
    name, nth, of = asked
    table, rows = (small := instance(name)).table, _Rows()
    positions = small.positions(table)
    own = positions[len(positions) * nth // of : len(positions) * (nth + 1) // of]
    begins = [_add(rows, table.rules, position) for position, _ in own]
    return _Share(rows, begins, [float(chance) for _, chance in own])


def _add(rows: _Rows, rules: Any, position: Any) -> int:
    """Add a position and all that come after it; returns its number."""
    prompt = rules.prompt(position)
    while isinstance(prompt, Decision) and len(prompt.moves) == 1:
        position = rules.apply(position, prompt.moves[0]).position
        prompt = rules.prompt(position)
    number, nothing = len(rows.whose), (0,) * rules.seats
    if isinstance(prompt, Over):
        rows.node(-1, -1, prompt.score, ())
        return number
    if isinstance(prompt, Decision):
        key = int(prompt.seat), rules.view(position, prompt.seat)
        moves, seat = list(prompt.moves), int(prompt.seat)
        begin = rows.node(seat, rows.set_of(key, moves), nothing, [0.0] * len(moves))
    else:
        assert isinstance(prompt, Chance)
        drawn = prompt.odds.table() or ()
        moves = [move for move, _ in drawn]
        begin = rows.node(-1, -1, nothing, [float(chance) for _, chance in drawn])
    for nth, move in enumerate(moves):
        rows.to[begin + nth] = _add(rows, rules, rules.apply(position, move).position)
    return number


def _joined(shares: Sequence[_Share], seats: int) -> ArrayTree:
    """One tree of all beginnings: a draw, then the tree of each."""
    whole, into, begins = _Rows(), list[Any](), list[int]()
    whole.node(-1, -1, (0,) * seats, [chance for share in shares for chance in share.chances])
    for share in shares:
        rows, before = share.rows, len(whole.whose)
        begins.extend(before + each for each in share.begins)
        number = [whole.set_of(key, moves) for key, moves in zip(rows.sets, rows.moves, strict=True)]
        whole.whose.extend(rows.whose)
        whole.asked.extend(number[each] if each >= 0 else -1 for each in rows.asked)
        whole.first.extend(len(whole.to) + each for each in rows.first[1:])
        whole.odds.extend(rows.odds)
        whole.to.extend(before + each for each in rows.to)
        into.append(np.array(rows.results, np.int32).reshape(-1, seats))
    whole.to[: len(begins)] = array("i", begins)
    arrays = Arrays(
        first=np.array(whole.first, np.int32),
        to=np.array(whole.to, np.int32),
        odds=np.array(whole.odds),
        whose=np.array(whole.whose, np.int32),
        asked=np.array(whole.asked, np.int32),
        results=np.concatenate([np.zeros((1, seats), np.int32), *into]),
        at=np.cumsum([0, *map(len, whole.moves)], dtype=np.int32),
    )
    return ArrayTree(arrays, list(whole.sets), whole.moves)


def minimised(
    tree: ArrayTree, rounds: int, told: Callable[[int, Floats], object] | None = None, every: int = 100
) -> Floats:
    """CFR+ with weights that grow linearly (Tammelin 2014): the average strategy after so many rounds over the whole tree.

    After `every` so many rounds `told` gets their number and the average so far.
    """
    regrets, weights, strategy, average = (tree.empty() for _ in range(4))
    reached, worths = np.zeros((tree.nodes, tree.seats + 1)), np.zeros((tree.nodes, tree.seats))
    for nth in range(1, rounds + 1):
        in_proportion(tree.arrays, regrets, strategy)
        reach(tree.arrays, strategy, reached)
        value(tree.arrays, strategy, worths)
        regret(tree.arrays, reached, worths, regrets)
        np.maximum(regrets, 0.0, out=regrets)
        weigh(tree.arrays, strategy, reached, float(nth), weights)
        if told is not None and nth % every == 0:
            in_proportion(tree.arrays, weights, average)
            told(nth, average)
    in_proportion(tree.arrays, weights, average)
    return average


def uniform(tree: ArrayTree) -> Floats:
    """Every move equally often: the random player."""
    strategy = tree.empty()
    in_proportion(tree.arrays, strategy, strategy)
    return strategy


def worth(tree: ArrayTree, strategy: Floats) -> list[float]:
    """What every seat gets on average if all play a strategy."""
    worths = np.zeros((tree.nodes, tree.seats))
    value(tree.arrays, strategy, worths)
    return [float(each) for each in worths[0]]


def best_answer(tree: ArrayTree, strategy: Floats, seat: int) -> float:
    """What a seat gets by the best answer to a strategy of the others.

    Its last choices are answered first: what an earlier one brings depends on them.
    """
    reached, worths = np.zeros((tree.nodes, tree.seats + 1)), np.zeros((tree.nodes, tree.seats))
    reach(tree.arrays, strategy, reached)
    answers, depths = strategy.copy(), np.full(len(tree.keys), -1, np.int32)
    count_choices(tree.arrays, seat, np.zeros(tree.nodes, np.int32), depths)
    for depth in range(int(depths.max(initial=-1)), -1, -1):
        value(tree.arrays, answers, worths)
        answer(tree.arrays, (depths == depth).astype(np.int32), reached, worths, answers)
    value(tree.arrays, answers, worths)
    return float(worths[0, seat])


def nash_conv(tree: ArrayTree, strategy: Floats) -> float:
    """How much all seats together could gain, each by its best answer alone: 0 in an equilibrium."""
    now = worth(tree, strategy)
    return sum(best_answer(tree, strategy, seat) - now[seat] for seat in range(tree.seats))


def played_by(tree: ArrayTree, player: AnyPlayer, entropies: Callable[[int], Any], samples: int = 1) -> Floats:
    """How a player chooses at every information set, asked so many times with other private numbers."""
    strategy = tree.empty()
    for nth, ((_, view), moves) in enumerate(zip(tree.keys, tree.moves, strict=True)):
        begin = int(tree.arrays.at[nth])
        for sample in range(samples):
            choice = player.choose(view, moves, entropies(nth * samples + sample))
            strategy[begin + list(moves).index(choice)] += 1 / samples
    return strategy
