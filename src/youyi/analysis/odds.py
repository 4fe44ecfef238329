"""Exact chances: how often a throw, or anything that can be said of a throw, comes up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import TypeVar

from youyi.kernel.chance import Odds

M = TypeVar("M")


def listed(odds: Odds[M]) -> Sequence[tuple[M, Fraction]]:
    """List every outcome with its exact chance. Raises ValueError if they are too many to list."""
    table = odds.table()
    if table is None:
        raise ValueError("there are too many outcomes to list")
    return table


def chance_that(odds: Odds[M], holds: Callable[[M], bool]) -> Fraction:
    """Say how often something holds of the outcome.

    >>> from youyi.kernel.dice import Dice
    >>> chance_that(Dice(2), lambda cast: sum(cast.faces) == 7)
    Fraction(1, 6)
    """
    return sum((chance for outcome, chance in listed(odds) if holds(outcome)), Fraction(0))


def expected(odds: Odds[M], worth: Callable[[M], Fraction | int]) -> Fraction:
    """Give the mean of a number over all outcomes.

    >>> from youyi.kernel.dice import Dice
    >>> expected(Dice(3), lambda cast: sum(cast.faces))
    Fraction(21, 2)
    """
    return sum((chance * worth(outcome) for outcome, chance in listed(odds)), Fraction(0))
