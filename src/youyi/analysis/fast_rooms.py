"""Where the fast engine of a game is: the package `fast` beside the module of its rules."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeAlias, cast

from youyi.kernel.fast import FastEngine, FastRoom
from youyi.kernel.game import Game

AnyFast: TypeAlias = FastEngine[Any, Any, Any]


def fast_room(game: Game[Any, Any, Any, Any]) -> FastRoom | None:
    """The fast engine of a game; None if it has none. Raises ModuleNotFoundError where the extra `fast` is missing."""
    package = f"{game.rules.__module__.rpartition('.')[0]}.fast"
    if find_spec(package) is None:
        return None
    return cast("FastRoom", import_module(package))
