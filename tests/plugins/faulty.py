"""Games as a stranger may write them in a first attempt."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from youyi_pig import GAME


class Seatless:
    """Terms that do not say how many sit."""


def unplayable(_rulings: Any, _terms: Any) -> Any:
    """Rules that cannot be made."""
    return 1 // 0


SEATLESS = replace(GAME, id="broken", terms=Seatless())
UNPLAYABLE = replace(GAME, id="broken", rules=unplayable)
