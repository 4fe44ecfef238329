"""Tables and memory as one block: a kernel gets its address, and calls between kernels cost nothing.

A named tuple of arrays would be handed from kernel to kernel as hundreds of words, and every array counted in and out.
"""

from __future__ import annotations

from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba.extending import typeof_impl
from numpy.typing import NDArray

T = TypeVar("T", bound=tuple[Any, ...])


class RecordBlock:
    """A record of NumPy for Numba, with its fields as attributes.

    Numba asks a record for its memory as a buffer, and NumPy then spells out the format of all fields, for each argument of each
    call. A block offers the same memory as bytes, and knows its type.
    """

    def __init__(self, array: NDArray[Any]) -> None:
        """Stand for an array of one record, whose numbers never change; what is in its arrays may."""
        self.dtype, self.data = array.dtype, array.view(np.uint8)
        (row,) = array
        self.numba_type: Any = cast("Any", numba).typeof(row)
        for name in array.dtype.fields or ():
            setattr(self, name, row[name])


@typeof_impl.register(RecordBlock)
def _numba_type(block: RecordBlock, _purpose: object) -> Any:
    return block.numba_type


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
    return cast("T", RecordBlock(block))
