"""Choices held against each other by playouts on the same chance, in growing batches.

Which choice is the best is found by some playouts; what the others lose against it is measured by as many fresh ones. So no loss is
too large because its rival was merely lucky: it may come out below nothing where the two are hardly apart.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import fsum, hypot
from typing import Any, TypeAlias

from youyi.analysis.errors.survey import SURE, Depth
from youyi.analysis.figures.tally import error_of
from youyi.kernel.streams import key

Sampler: TypeAlias = Callable[[Sequence[Any], int, int], Sequence[Sequence[float]]]
"""What each of some choices gains the seat in so many playouts that a key of chance numbers, the same for all choices."""
DIGITS = 4
"""Decimals of a loss."""
_LOOKING, _MEASURING = range(2)


@dataclass(frozen=True, slots=True)
class Loss:
    """What a choice loses against the best."""

    loss: float
    error: float = 0.0
    """Standard error; 0 of the best itself, and where values are exact."""
    playouts: int = 0
    """That measured it; 0: its value is exact, or nothing was to be compared."""
    settled: bool = True
    """Whether it is surely worse, or surely by no more than the floor."""


def loss_of(loss: float, error: float = 0.0, playouts: int = 0, *, settled: bool = True) -> Loss:
    """A loss as a file keeps it."""
    return Loss(round(loss, DIGITS), round(error, DIGITS), playouts, settled)


def rolled(sample: Sampler, moves: Sequence[Any], depth: Depth, spread: float, chance: int) -> list[Loss]:
    """Find the best of several choices and measure the others against it."""
    looked, best = _looked(sample, moves, depth, spread, chance)
    fresh = [list[float]() for _ in moves]
    for batch, size in enumerate(_sizes(depth)):
        among = [nth for nth in range(len(moves)) if len(looked[nth]) > len(fresh[nth])]
        if not among:
            break
        _more(sample, moves, fresh, among, (key(chance, _MEASURING, batch), size))
    found = []
    for nth, (gains, seen) in enumerate(zip(fresh, looked, strict=True)):
        less = _less(fresh[best], gains)
        settled = nth == best or is_settled(_less(looked[best], seen), depth, spread)
        error = 0.0 if nth == best else error_of(less)
        found.append(loss_of(fsum(less) / len(less), error, len(gains), settled=settled))
    return found


def _looked(
    sample: Sampler, moves: Sequence[Any], depth: Depth, spread: float, chance: int
) -> tuple[list[list[float]], int]:
    """Play choices out until each is settled against the best, or as often as allowed; says which is the best."""
    gains, among, best = [list[float]() for _ in moves], list(range(len(moves))), 0
    for batch, size in enumerate(_sizes(depth)):
        _more(sample, moves, gains, among, (key(chance, _LOOKING, batch), size))
        best = max(among, key=lambda nth: fsum(gains[nth]))
        among = [nth for nth in among if nth == best or not is_settled(_less(gains[best], gains[nth]), depth, spread)]
        if len(among) == 1:
            break
    return gains, best


def is_settled(less: Sequence[float], depth: Depth, spread: float) -> bool:
    """Whether a choice is surely worse than another, or surely by no more than the floor.

    What may happen once in so many playouts, and did not, is not held to be impossible.
    """
    mean, error = fsum(less) / len(less), hypot(error_of(less), spread / len(less))
    return mean > SURE * error or mean + SURE * error < depth.floor


def _sizes(depth: Depth) -> list[int]:
    """How many playouts each batch adds: as many as there were before."""
    sizes = [min(depth.first, depth.most)]
    while sum(sizes) < depth.most:
        sizes.append(min(sum(sizes), depth.most - sum(sizes)))
    return sizes


def _more(
    sample: Sampler, moves: Sequence[Any], gains: list[list[float]], among: Sequence[int], batch: tuple[int, int]
) -> None:
    """Add a batch to some of the choices."""
    for nth, more in zip(among, sample([moves[nth] for nth in among], *batch), strict=True):
        gains[nth].extend(more)


def _less(best: Sequence[float], other: Sequence[float]) -> list[float]:
    """By how much a choice came to less than another, in each of the playouts that both had."""
    return [more - own for more, own in zip(best, other, strict=False)]
