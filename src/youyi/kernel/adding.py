"""Adding fractions in the same order everywhere, so that a compiled player chooses as the readable one does."""

from __future__ import annotations

from collections.abc import Iterable


def added(values: Iterable[float]) -> float:
    """Add numbers one after the other, each sum rounded; `sum` does so only up to Python 3.11.

    >>> added([0.1] * 10)
    0.9999999999999999
    """
    total = 0.0
    for value in values:
        total += value
    return total
