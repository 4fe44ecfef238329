"""Loaded into the tests: kernels run as the Python they are written in, so that a fault in one needs no compiling.

NumPy's numbers wrap as machine words do, once all arrays and what is counted are wide. What only compiles (`youyi.compiled.jit`,
`calls`, `parts`) is set aside, and an index beyond an array, which no compiled kernel notices, is an error. Kernels are
hundreds of times as slow so: tests that play by the number of plies play a few.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import wraps
from typing import Any

import numpy as np

from tests.kit import amount
from youyi.compiled import jit

FEWER = 30
"""How many times fewer plies and games are played than by `make test-long`."""

_KERNELS = list[Callable[..., Any]]()
"""Those that are called by a number, which stands for the address of their code."""


class _Counted:
    """A `range` of whole numbers of 64 bits."""

    def __init__(self, *bounds: int) -> None:
        self._plain = range(*map(int, bounds))

    def __iter__(self) -> Iterator[Any]:
        return map(np.int64, self._plain)

    def __len__(self) -> int:
        return len(self._plain)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._plain, name)


def _as_it_is(function: Any) -> Any:
    if function.__module__.startswith("youyi.kernel"):  # the readable engine calls it too
        return function
    function.__globals__.update({"range": _Counted, "int": np.int64})

    @wraps(function)
    def wide(*arguments: Any) -> Any:
        found = function(*arguments)
        return np.int64(found) if type(found) is int else found

    return wide


for name in ("kernel", "part", "inlined"):
    setattr(jit, name, _as_it_is)

from youyi.compiled import calls, record  # noqa: E402  # they are made with what stands in `jit` now

_narrow = record.record


def _number(kernel: Callable[..., Any], *_arguments: object) -> int:
    _KERNELS.append(kernel)
    return len(_KERNELS)


def _called(number: int, arguments: tuple[Any, ...]) -> Any:
    return _KERNELS[number - 1](*arguments)


def _wide(values: Any) -> Any:
    """Make a block whose whole numbers all have 64 bits: NumPy would add two short ones as short ones."""
    arrays = [np.asarray(value) for value in values]
    return _narrow(type(values)(*(each.astype(np.int64) if each.dtype.kind in "ib" else each for each in arrays)))


class _One(list[Any]):
    """A block as an array of one."""

    @property
    def dtype(self) -> Any:
        """The layout of the block."""
        return self[0].dtype


calls.address, calls.call, calls.run = _number, _called, _called
calls.as_array = lambda block: _One([block])  # type: ignore[assignment,return-value]  # kernels take its first alone
record.record = _wide
amount.some = lambda whole: max(1, whole // FEWER)
np.seterr(all="ignore")
