"""The arrays that kernels are given: NumPy's, or plain ones where kernels come in a file."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from youyi.kernel.optional_dependencies import FROM_FILE

if TYPE_CHECKING or not FROM_FILE:
    import numpy as np
    from numpy.typing import NDArray
else:
    from youyi.compiled import flat as np
    from youyi.compiled.flat import NDArray

Ints: TypeAlias = NDArray[np.int64]
"""States, rows of figures, lists."""
Shorts: TypeAlias = NDArray[np.int32]
"""Large tables: what is small is found sooner."""
Words: TypeAlias = NDArray[np.uint64]
"""Keys of chance."""
Floats: TypeAlias = NDArray[np.float64]
"""What players weigh."""

__all__ = ["Floats", "Ints", "NDArray", "Shorts", "Words", "np"]
