"""Small hidden games solved on their trees: counterfactual regret minimisation, best answers, and how far from an equilibrium players are."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from youyi.analysis.solve.instances import Instance
from youyi.kernel.rules import Chance, Decision, Over
from youyi.players.player import AnyPlayer

Key: TypeAlias = tuple[int, Any]
"""An information set: the seat that is asked, and its view."""
Strategy: TypeAlias = Mapping[Key, Sequence[float]]
"""How often each move is chosen, in the order of the prompt."""


@dataclass(slots=True)
class Branch:
    """A node of the tree: an end with its results, a draw with chances, or a choice."""

    results: tuple[int, ...] = ()
    key: Key | None = None
    chances: list[float] = field(default_factory=list)
    below: list[Branch] = field(default_factory=list)


@dataclass(slots=True)
class Tree:
    """The tree of an instance, and how many choices every information set has.

    A view must tell a seat all that it has been told, as it does within one deal of 馬吊.
    """

    root: Branch
    choices: dict[Key, int]
    moves: dict[Key, tuple[Any, list[Any]]]
    """A view and the moves there, for players."""
    seats: int
    nodes: int


def grown(instance: Instance) -> Tree:
    """Grow the whole tree; of a game that has no end it would have none."""
    table = instance.table
    tree = Tree(Branch(), {}, {}, table.rules.seats, 0)
    for position, chance in instance.positions(table):
        tree.root.chances.append(float(chance))
        tree.root.below.append(_branch(tree, table.rules, position))
    return tree


def _branch(tree: Tree, rules: Any, position: Any) -> Branch:
    tree.nodes += 1
    prompt = rules.prompt(position)
    if isinstance(prompt, Over):
        return Branch(results=prompt.score)
    if isinstance(prompt, Decision):
        view = rules.view(position, prompt.seat)
        key = (int(prompt.seat), view)
        tree.choices[key] = len(prompt.moves)
        tree.moves[key] = (view, list(prompt.moves))
        below = [_branch(tree, rules, rules.apply(position, move).position) for move in prompt.moves]
        return Branch(key=key, below=below)
    assert isinstance(prompt, Chance)
    outcomes = prompt.odds.table() or ()
    below = [_branch(tree, rules, rules.apply(position, move).position) for move, _ in outcomes]
    return Branch(chances=[float(chance) for _, chance in outcomes], below=below)


@dataclass(slots=True)
class Learned:
    """What regret minimisation keeps of an information set."""

    regrets: list[float]
    weights: list[float]

    def now(self) -> list[float]:
        """Choose in proportion to what is regretted."""
        positive = [max(0.0, each) for each in self.regrets]
        total = sum(positive)
        return [each / total for each in positive] if total else [1 / len(positive)] * len(positive)


def minimised(tree: Tree, rounds: int) -> Strategy:
    """CFR+ with weights that grow linearly (Tammelin 2014): the average strategy after so many rounds over the whole tree."""
    learned = {key: Learned([0.0] * choices, [0.0] * choices) for key, choices in tree.choices.items()}
    for nth in range(1, rounds + 1):
        now = {key: each.now() for key, each in learned.items()}
        changes = {key: [0.0] * choices for key, choices in tree.choices.items()}
        _visit(tree.root, now, changes, learned, [1.0] * (tree.seats + 1), nth)
        for key, change in changes.items():
            regrets = learned[key].regrets
            learned[key].regrets = [max(0.0, old + more) for old, more in zip(regrets, change, strict=True)]
    return {key: _shares(each.weights) for key, each in learned.items()}


def _shares(weights: Sequence[float]) -> list[float]:
    total = sum(weights)
    return [each / total for each in weights] if total else [1 / len(weights)] * len(weights)


def _visit(
    branch: Branch,
    now: Strategy,
    changes: dict[Key, list[float]],
    learned: dict[Key, Learned],
    reach: list[float],
    nth: int,
) -> list[float]:
    """What a branch is worth to every seat; `reach` has each seat's own part in getting there, and last that of chance."""
    if not branch.below:
        return list(map(float, branch.results))
    if branch.key is None:
        chance = reach[-1]
        total = [0.0] * (len(reach) - 1)
        for share, below in zip(branch.chances, branch.below, strict=True):
            reach[-1] = chance * share
            worth = _visit(below, now, changes, learned, reach, nth)
            total = [old + share * more for old, more in zip(total, worth, strict=True)]
        reach[-1] = chance
        return total
    seat, shares, own = branch.key[0], now[branch.key], reach[branch.key[0]]
    worths = []
    for share, below in zip(shares, branch.below, strict=True):
        reach[seat] = own * share
        worths.append(_visit(below, now, changes, learned, reach, nth))
    reach[seat] = own
    total = [
        sum(share * worth[each] for share, worth in zip(shares, worths, strict=True)) for each in range(len(reach) - 1)
    ]
    others = 1.0
    for each, part in enumerate(reach):
        others *= 1.0 if each == seat else part
    change, weights = changes[branch.key], learned[branch.key].weights
    for move, share in enumerate(shares):
        change[move] += others * (worths[move][seat] - total[seat])
        weights[move] += nth * own * share
    return total


def worth(tree: Tree, strategy: Strategy) -> list[float]:
    """What every seat gets on average if all play a strategy."""
    return _worth(tree.root, strategy, tree.seats)


def _worth(branch: Branch, strategy: Strategy, seats: int) -> list[float]:
    if not branch.below:
        return list(map(float, branch.results))
    shares = branch.chances if branch.key is None else strategy[branch.key]
    found = [0.0] * seats
    for share, below in zip(shares, branch.below, strict=True):
        if share:
            found = [old + share * more for old, more in zip(found, _worth(below, strategy, seats), strict=True)]
    return found


def best_answer(tree: Tree, strategy: Strategy, seat: int) -> float:
    """What a seat gets by the best answer to a strategy of the others."""
    return _answer(tree.root, strategy, seat, best_choices(tree, strategy, seat))


def best_choices(tree: Tree, strategy: Strategy, seat: int) -> dict[Key, int]:
    """The number of the best move at each of a seat's information sets, against a strategy of the others."""
    answered = dict[Key, int]()
    for key, reached in reversed(_reached(tree, strategy, seat)):
        sums = [0.0] * tree.choices[key]
        for chance, branch in reached:
            for move, below in enumerate(branch.below):
                sums[move] += chance * _answer(below, strategy, seat, answered)
        answered[key] = max(range(len(sums)), key=sums.__getitem__)
    return answered


def _reached(tree: Tree, strategy: Strategy, seat: int) -> list[tuple[Key, list[tuple[float, Branch]]]]:
    """A seat's information sets, those asked later in the game after all that are asked before them, with their branches."""
    found: dict[Key, tuple[int, list[tuple[float, Branch]]]] = {}

    def go(branch: Branch, chance: float, asked: int) -> None:
        """Go down, with the chance that the others and the draws lead here."""
        if branch.key is not None and branch.key[0] == seat:
            found.setdefault(branch.key, (asked, []))[1].append((chance, branch))
            for below in branch.below:
                go(below, chance, asked + 1)
            return
        shares = branch.chances if branch.key is None else strategy[branch.key]
        for share, below in zip(shares, branch.below, strict=True) if branch.below else ():
            go(below, chance * share, asked)

    go(tree.root, 1.0, 0)
    in_order = sorted(found.items(), key=lambda each: each[1][0])
    return [(key, reached) for key, (_, reached) in in_order]


def _answer(branch: Branch, strategy: Strategy, seat: int, answered: Mapping[Key, int]) -> float:
    if not branch.below:
        return float(branch.results[seat])
    if branch.key is not None and branch.key[0] == seat:
        return _answer(branch.below[answered[branch.key]], strategy, seat, answered)
    shares = branch.chances if branch.key is None else strategy[branch.key]
    pairs = zip(shares, branch.below, strict=True)
    return sum(share * _answer(below, strategy, seat, answered) for share, below in pairs if share)


def nash_conv(tree: Tree, strategy: Strategy) -> float:
    """How much all seats together could gain, each by its best answer alone: 0 in an equilibrium."""
    now = worth(tree, strategy)
    return sum(best_answer(tree, strategy, seat) - now[seat] for seat in range(tree.seats))


def played_by(tree: Tree, player: AnyPlayer, entropies: Callable[[int], Any], samples: int = 1) -> Strategy:
    """How a player chooses at every information set, asked so many times with other private numbers."""
    return dict(_played(tree, player, entropies, samples))


def _played(
    tree: Tree, player: AnyPlayer, entropies: Callable[[int], Any], samples: int
) -> Iterator[tuple[Key, list[float]]]:
    for nth, (key, (view, moves)) in enumerate(tree.moves.items()):
        shares = [0.0] * len(moves)
        for sample in range(samples):
            choice = player.choose(view, moves, entropies(nth * samples + sample))
            shares[moves.index(choice)] += 1 / samples
        yield key, shares


def uniform(tree: Tree) -> Strategy:
    """Every move equally often: the random player."""
    return {key: [1 / choices] * choices for key, choices in tree.choices.items()}


__all__ = [
    "Branch", "Key", "Learned", "Strategy", "Tree", "best_answer", "best_choices", "grown", "minimised", "nash_conv", "played_by", "uniform", "worth",
]  # fmt: skip
