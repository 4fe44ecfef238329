"""`prove`, which only kernels can call, for Python to call; kept compiled beside the kernels until a source changes."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest
from numba import njit
from numba.core import config

from youyi.compiled.cache import cache_folder
from youyi.games.madiao.fast import proofs
from youyi.games.madiao.fast.proofs import prove

with pytest.MonkeyPatch.context() as patched:
    patched.setattr(config, "CACHE_DIR", str(cache_folder(Path(proofs.__file__).resolve().parent)))

    @cast("Any", njit)(cache=True)
    def proved(t: Any, w: Any, seat: int, start: int) -> int:
        """The cards by which a condition holds."""
        return prove(t, w, seat, start)
