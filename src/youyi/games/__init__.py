"""The catalogue: which games can be played."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from youyi.kernel.errors import Unknown
from youyi.kernel.game import Game

_IDS: tuple[str, ...] = ("ruqi", "dama", "madiao")


def catalogue() -> tuple[Game[Any, Any, Any, Any], ...]:
    """Every game, in the order in which they were built."""
    return tuple(game(each) for each in _IDS)


def game(name: str) -> Game[Any, Any, Any, Any]:
    """Open one game by its id; loads that rulebook alone. Raises `Unknown`."""
    if name not in _IDS:
        raise Unknown("game", name, _IDS)
    front_door = import_module(f"youyi.games.{name}").GAME
    assert isinstance(front_door, Game)
    return front_door
