"""How much of the same is run: all of it by `make test-long`, a part by `make test`."""

from __future__ import annotations

import os

SHARE = 3


def some(whole: int) -> int:
    """So many examples, plies or games where YOUYI_TESTS says `all`; else a third, and never none."""
    return whole if os.environ.get("YOUYI_TESTS") == "all" else max(1, whole // SHARE)
