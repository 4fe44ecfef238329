"""Youyi 游藝: China's lost games, playable again; `catalogue()` lists what can be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from youyi.kernel.game import Game

__version__ = "0.1.0"
__all__ = ["__version__", "catalogue"]


def catalogue() -> tuple[Game[Any, Any, Any, Any], ...]:
    """Every game that can be played, in the order of the catalogue."""
    from youyi import games  # importing `youyi` alone loads no rulebook

    return games.catalogue()
