"""How much of the same is run: all of it by `make test-long`, a part by `make test`."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

import pytest

T = TypeVar("T")
SHARE = 3
ALL = os.environ.get("YOUYI_TESTS") == "all"
"""Whether all of it is run."""


def some(whole: int) -> int:
    """So many examples, plies or games where YOUYI_TESTS says `all`; else a third, and never none."""
    return whole if ALL else max(1, whole // SHARE)


def some_of(cases: Sequence[T]) -> Sequence[T]:
    """All cases where YOUYI_TESTS says `all`; else every third, from the first."""
    return cases if ALL else cases[::SHARE]


def third(cases: Iterable[Any], *, at: int = 0) -> list[Any]:
    """Parameters of a test: every third, beginning with the one at `at`, is for every run; the others are `long`.

    A case is one value, or a tuple with a value for each of several names.
    """
    return [
        pytest.param(*(each if isinstance(each, tuple) else (each,)), marks=[pytest.mark.long] * (nth % SHARE != at))
        for nth, each in enumerate(cases)
    ]
