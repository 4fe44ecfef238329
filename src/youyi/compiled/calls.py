"""Calls of kernels by the address of their machine code, which is compiled here or lies in a file.

A kernel that calls another by name is compiled together with all of it. One that is given an address is compiled alone: the
large kernels of a game stay as they are, and small ones stand around them.
"""

from __future__ import annotations

from typing import Any

from youyi.compiled.arrays import NDArray, np
from youyi.kernel.optional_dependencies import FROM_FILE

if FROM_FILE:
    from youyi.compiled.from_file import address, call, run
else:
    from youyi.compiled.numba_calls import address, call, run

__all__ = ["address", "as_array", "call", "run"]


def as_array(block: Any) -> NDArray[Any]:
    """A block of `record` as an array of one: the same memory."""
    return np.ndarray((1,), block.dtype, buffer=block.data)
