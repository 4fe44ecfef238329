"""Which games can be played: the packages of this folder, and those of others that name the entry-point group."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules
from typing import Any

from youyi.kernel.error_words import GAME
from youyi.kernel.errors import Unknown
from youyi.kernel.game import Game

GROUP = "youyi.games"
"""The entry-point group in which a package of somebody else's names its `Game`: `mygame = "mypackage:GAME"`."""


def built_in() -> tuple[str, ...]:
    """The ids of the games in this folder, also where the package is not installed but only unpacked."""
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


def catalogue() -> tuple[Game[Any, Any, Any, Any], ...]:
    """Every game: the built-in ones, then those of other packages, each group by id."""
    return tuple(game(name) for name in (*built_in(), *sorted(_plugins())))


def game(name: str) -> Game[Any, Any, Any, Any]:
    """Find one game by its id; imports that game alone. Raises `Unknown`, and TypeError for a plug-in that is no game."""
    if name in built_in():
        return _checked(name, import_module(f"{__name__}.{name}").GAME)
    plugins = _plugins()
    if name not in plugins:
        raise Unknown(GAME, name, (*built_in(), *sorted(plugins)))
    return _checked(name, plugins[name].load())


def _plugins() -> dict[str, EntryPoint]:
    """The entry points of other packages by id; a built-in game cannot be replaced."""
    return {each.name: each for each in entry_points(group=GROUP) if each.name not in built_in()}


def _checked(name: str, found: object) -> Game[Any, Any, Any, Any]:
    if not isinstance(found, Game) or found.id != name:
        raise TypeError(f"the entry point {name!r} of {GROUP!r} must name a Game with that id, not {found!r:.80}")
    return found
