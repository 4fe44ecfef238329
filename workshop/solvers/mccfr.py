"""Hidden games too large for their whole tree: regret minimisation by samples, and what a seat could gain, between bounds."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from typing import Any, Protocol

from workshop.solvers.cfr import Branch, Key, Learned, Strategy, Tree, best_answer, best_choices, worth
from youyi.analysis.solve.instances import Instance
from youyi.kernel.rules import Chance, Decision, Over
from youyi.kernel.streams import Stream


class Node(Protocol):
    """What is walked: a `cfr.Branch`, or a position that is unfolded as far as it is walked."""

    @property
    def results(self) -> Sequence[int]:
        """At an end: what every seat gets."""
        ...

    @property
    def key(self) -> Key | None:
        """The information set where a seat chooses."""
        ...

    @property
    def chances(self) -> Sequence[float]:
        """The chance of each outcome, where a draw is due."""
        ...

    @property
    def below(self) -> Sequence[Node]:
        """Where choices or outcomes lead."""
        ...


@dataclass(slots=True)
class Unfolded:
    """A position of a game, and those after it once somebody has asked for them."""

    rules: Any
    position: Any
    results: Sequence[int] = ()
    key: Key | None = None
    chances: Sequence[float] = ()
    moves: Sequence[Any] = ()
    _below: list[Unfolded] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Ask the rules what comes next."""
        prompt = self.rules.prompt(self.position)
        if isinstance(prompt, Over):
            self.results = prompt.score
        elif isinstance(prompt, Decision):
            self.key = int(prompt.seat), self.rules.view(self.position, prompt.seat)
            self.moves = prompt.moves
        else:
            assert isinstance(prompt, Chance)
            self.moves, chances = zip(*(prompt.odds.table() or ()), strict=True)
            self.chances = [float(chance) for chance in chances]

    @property
    def below(self) -> Sequence[Unfolded]:
        """Where the moves lead."""
        if not self._below:
            self._below = [Unfolded(self.rules, self.rules.apply(self.position, move).position) for move in self.moves]
        return self._below


def beginning(instance: Instance) -> Callable[[Random], Unfolded]:
    """What draws a beginning of an instance."""
    table = instance.table
    return lambda rng: Unfolded(table.rules, instance.begun(table, Stream(rng.getrandbits(64))))


def minimised_by_samples(begin: Callable[[Random], Node], seats: int, rounds: int, seed: int) -> dict[Key, list[float]]:
    """Monte Carlo CFR by external sampling (Lanctot et al. 2009): the average strategy, later rounds weighing more.

    In each round every seat walks all its own choices once, over one beginning, one draw and one choice of the others.
    Information sets that no walk came to are missing.
    """
    learned, rng = dict[Key, Learned](), Random(seed)  # noqa: S311  # the same in every run
    for nth in range(1, rounds + 1):
        for seat in range(seats):
            _walk(begin(rng), seat, learned, rng, nth)
    return {
        key: [each / sum(found.weights) for each in found.weights]
        for key, found in learned.items()
        if any(found.weights)
    }


def _walk(node: Node, seat: int, learned: dict[Key, Learned], rng: Random, nth: int) -> float:
    """What a sampled line is worth to a seat."""
    below = node.below
    if not below:
        return node.results[seat]
    if node.key is None:
        return _walk(rng.choices(below, node.chances)[0], seat, learned, rng, nth)
    if len(below) == 1:
        return _walk(below[0], seat, learned, rng, nth)
    known = learned.setdefault(node.key, Learned([0.0] * len(below), [0.0] * len(below)))
    now = known.now()
    if node.key[0] != seat:
        known.weights = [old + nth * share for old, share in zip(known.weights, now, strict=True)]
        return _walk(rng.choices(below, now)[0], seat, learned, rng, nth)
    worths = [_walk(each, seat, learned, rng, nth) for each in below]
    total = sum(share * each for share, each in zip(now, worths, strict=True))
    known.regrets = [old + each - total for old, each in zip(known.regrets, worths, strict=True)]
    return total


def completed(tree: Tree, strategy: Mapping[Key, Sequence[float]]) -> Strategy:
    """A strategy for every information set of a tree: where it says nothing, all moves alike."""
    return {key: strategy.get(key, [1 / choices] * choices) for key, choices in tree.choices.items()}


def sampled_tree(
    begin: Callable[[Random], Node],
    seats: int,
    strategy: Mapping[Key, Sequence[float]],
    seat: int,
    games: int,
    seed: int,
) -> Tree:
    """The choices of one seat in so many sampled games, in each of which the draws and the others' choices are made."""
    tree = Tree(Branch(), {}, {}, seats, 0)
    for game in range(games):
        rng = Random(f"{seed}/{game}")  # noqa: S311  # the same in every run
        tree.root.chances.append(1 / games)
        tree.root.below.append(_own(begin(rng), seat, strategy, rng, tree))
    return tree


def _own(node: Node, seat: int, strategy: Mapping[Key, Sequence[float]], rng: Random, tree: Tree) -> Branch:
    while node.below and (node.key is None or node.key[0] != seat):
        shares = node.chances if node.key is None else strategy.get(node.key)
        node = rng.choices(node.below, shares)[0]
    tree.nodes += 1
    if not node.below:
        return Branch(results=tuple(node.results))
    assert node.key is not None
    tree.choices[node.key] = len(node.below)
    return Branch(key=node.key, below=[_own(each, seat, strategy, rng, tree) for each in node.below])


@dataclass(frozen=True, slots=True)
class Gain:
    """What a seat could gain by its best answer: between an answer that was found and tried elsewhere, and one that is too good."""

    low: float
    error: float
    """The standard error of `low`."""
    high: float
    """What the answer gains in the games in which it was found: on average at least what the best answer gains."""


def gain(
    begin: Callable[[Random], Node],
    seats: int,
    strategy: Mapping[Key, Sequence[float]],
    seat: int,
    games: int,
    seed: int,
) -> Gain:
    """Find an answer in so many games, and try it in as many others."""
    found = sampled_tree(begin, seats, strategy, seat, games, 2 * seed)
    own = completed(found, strategy)
    high = best_answer(found, own, seat) - worth(found, own)[seat]
    best = best_choices(found, own, seat)
    tried = sampled_tree(begin, seats, strategy, seat, games, 2 * seed + 1)
    before = completed(tried, strategy)
    after = {key: _only(best[key], len(shares)) if key in best else shares for key, shares in before.items()}
    each = [_difference(branch, seat, before, after, seats) for branch in tried.root.below]
    mean = sum(each) / games
    return Gain(mean, sqrt(sum((one - mean) ** 2 for one in each) / (games - 1) / games), high)


def _only(move: int, moves: int) -> list[float]:
    return [float(each == move) for each in range(moves)]


def _difference(branch: Branch, seat: int, before: Strategy, after: Strategy, seats: int) -> float:
    tree = Tree(branch, {}, {}, seats, 0)
    return worth(tree, after)[seat] - worth(tree, before)[seat]
