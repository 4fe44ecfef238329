"""Adding as players and rules do: the same sum on every Python, and in a compiled player as in the readable one.

Since Python 3.12 the built-in `sum` rounds floats otherwise than before: a choice between nearly equal moves, and with it a game,
would hang on the Python that plays it. So rooms that choose moves call one of these two, and never `sum`.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Literal, TypeVar

Exact = TypeVar("Exact", int, Fraction)


def added(values: Iterable[float]) -> float:
    """Add numbers one after the other, each sum rounded; `sum` does so only up to Python 3.11.

    >>> added([0.1] * 10)
    0.9999999999999999
    """
    total = 0.0
    for value in values:
        total += value
    return total


def exact_sum(values: Iterable[Exact]) -> Exact | Literal[0]:
    """Add whole numbers or fractions, which is exact in any order; floats are for `added`.

    >>> exact_sum(range(5))
    10
    """
    return sum(values)
