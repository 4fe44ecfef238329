"""Tables and memory as one block: a kernel gets its address, and calls between kernels cost nothing.

A named tuple of arrays would be handed from kernel to kernel as hundreds of words, and every array counted in and out.
"""

from __future__ import annotations

from typing import Any, TypeVar, cast

import numpy as np

T = TypeVar("T", bound=tuple[Any, ...])


def record(values: T) -> T:
    """Copy the arrays and numbers of a named tuple into one block with the same fields, which kernels read and write.

    The fields' shapes are part of the kernel's type: equal shapes are compiled once. The block must outlive every view
    of it that a kernel makes, which is so where the caller holds it.
    """
    names: tuple[str, ...] = values._fields  # type: ignore[attr-defined]  # every bound is a named tuple
    arrays = [np.asarray(value) for value in values]
    block = np.zeros(1, np.dtype([(name, each.dtype, each.shape) for name, each in zip(names, arrays, strict=True)]))
    for name, each in zip(names, arrays, strict=True):
        block[name][0] = each
    return cast("T", block.view(np.recarray)[0])
