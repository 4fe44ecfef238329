"""Trees of small hidden games as arrays, in kernels: who gets where and what it is worth, regrets, and best answers.

Every node has a higher number than the one above it, so all is worked out in one pass forward or backward.
"""

from __future__ import annotations

from typing import NamedTuple

from youyi.compiled.arrays import Floats, Shorts
from youyi.compiled.jit import kernel, part


class Arrays(NamedTuple):
    """A tree: a node without moves is an end, one of nobody's a draw, every other a choice."""

    first: Shorts
    """[node, and one more]: where its moves begin in `to` and `odds`."""
    to: Shorts
    """[move of a node]: the node below."""
    odds: Floats
    """[move of a node]: its chance, where a draw is due."""
    whose: Shorts
    """[node]: the seat that chooses; -1 for draws and ends."""
    asked: Shorts
    """[node]: the information set; -1 for draws and ends."""
    results: Shorts
    """[node, seat]: what ends bring."""
    at: Shorts
    """[information set, and one more]: where its moves begin in a strategy."""


@part
def share(a: Arrays, strategy: Floats, node: int, move: int) -> float:
    """How often a move of a node is made."""
    if a.whose[node] < 0:
        return float(a.odds[a.first[node] + move])
    return float(strategy[a.at[a.asked[node]] + move])


@kernel
def reach(a: Arrays, strategy: Floats, reached: Floats) -> None:
    """Note for every node each seat's own part in getting there, and last that of the draws."""
    seats = a.results.shape[1]
    reached[0] = 1.0
    for node in range(len(a.whose)):
        column = a.whose[node] if a.whose[node] >= 0 else seats
        for move in range(a.first[node + 1] - a.first[node]):
            below = a.to[a.first[node] + move]
            for each in range(seats + 1):
                reached[below, each] = reached[node, each]
            reached[below, column] *= share(a, strategy, node, move)


@kernel
def value(a: Arrays, strategy: Floats, worths: Floats) -> None:
    """Note for every node what it is worth to every seat."""
    for node in range(len(a.whose) - 1, -1, -1):
        many = a.first[node + 1] - a.first[node]
        for seat in range(a.results.shape[1]):
            worths[node, seat] = 0.0 if many else a.results[node, seat]
        for move in range(many):
            often, below = share(a, strategy, node, move), a.to[a.first[node] + move]
            for seat in range(a.results.shape[1]):
                worths[node, seat] += often * worths[below, seat]


@part
def others(reached: Floats, node: int, seat: int) -> float:
    """The part of the draws and of all seats but one in getting to a node."""
    product = 1.0
    for each in range(reached.shape[1]):
        if each != seat:
            product *= reached[node, each]
    return product


@kernel
def regret(a: Arrays, reached: Floats, worths: Floats, regrets: Floats) -> None:
    """Add to each move's regret what it would have brought beyond what is played."""
    for node in range(len(a.whose)):
        seat = a.whose[node]
        if seat >= 0:
            weight = others(reached, node, seat)
            for move in range(a.first[node + 1] - a.first[node]):
                below = a.to[a.first[node] + move]
                regrets[a.at[a.asked[node]] + move] += weight * (worths[below, seat] - worths[node, seat])


@kernel
def weigh(a: Arrays, strategy: Floats, reached: Floats, weight: float, weights: Floats) -> None:
    """Add a strategy to those that are averaged, each choice as often as its seat comes to it."""
    for node in range(len(a.whose)):
        if a.whose[node] >= 0:
            own = weight * reached[node, a.whose[node]]
            for move in range(a.at[a.asked[node]], a.at[a.asked[node] + 1]):
                weights[move] += own * strategy[move]


@kernel
def in_proportion(a: Arrays, amounts: Floats, strategy: Floats) -> None:
    """Choose in proportion to what is positive, of every set where something is; all moves alike in the others."""
    for asked in range(len(a.at) - 1):
        total = 0.0
        for move in range(a.at[asked], a.at[asked + 1]):
            total += max(0.0, amounts[move])
        for move in range(a.at[asked], a.at[asked + 1]):
            strategy[move] = max(0.0, amounts[move]) / total if total > 0 else 1 / (a.at[asked + 1] - a.at[asked])


@kernel
def count_choices(a: Arrays, seat: int, above: Shorts, depths: Shorts) -> None:
    """Note for every information set of a seat how many of its choices lie above; `above` has room for every node."""
    for node in range(len(a.whose)):
        own = int(a.whose[node] == seat)
        if own:
            depths[a.asked[node]] = above[node]
        for move in range(a.first[node], a.first[node + 1]):
            above[a.to[move]] = above[node] + own


@kernel
def answer(a: Arrays, due: Shorts, reached: Floats, worths: Floats, answers: Floats) -> None:
    """Write the best moves of the information sets that are due, where the nodes below are worth what `worths` says."""
    sums = answers * 0.0
    for node in range(len(a.whose)):
        seat = a.whose[node]
        if seat >= 0 and due[a.asked[node]]:
            weight = others(reached, node, seat)
            for move in range(a.first[node + 1] - a.first[node]):
                sums[a.at[a.asked[node]] + move] += weight * worths[a.to[a.first[node] + move], seat]
    for asked in range(len(a.at) - 1):
        if due[asked]:
            best = a.at[asked]
            for move in range(a.at[asked], a.at[asked + 1]):
                answers[move] = 0.0
                if sums[move] > sums[best]:
                    best = move
            answers[best] = 1.0
