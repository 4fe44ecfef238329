"""The arrays that kernels are given."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Ints: TypeAlias = NDArray[np.int64]
"""States, rows of figures, lists."""
Shorts: TypeAlias = NDArray[np.int32]
"""Large tables: what is small is found sooner."""
Words: TypeAlias = NDArray[np.uint64]
"""Keys of chance."""
Floats: TypeAlias = NDArray[np.float64]
"""What players weigh."""
