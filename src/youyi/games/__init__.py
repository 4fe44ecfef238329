"""Which games can be played: the packages of this folder, and those of others that name the entry-point group."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from logging import getLogger
from pkgutil import iter_modules
from typing import Any

from youyi.kernel.error_words import FAULTY_GAME, GAME, NOT_THIS_GAME
from youyi.kernel.errors import FaultyGame, Unknown, YouyiError
from youyi.kernel.game import Game

GROUP = "youyi.games"
"""The entry-point group in which a package of somebody else's names its `Game`: `mygame = "mypackage:GAME"`."""


def built_in() -> tuple[str, ...]:
    """The ids of the games in this folder, also where the package is not installed but only unpacked."""
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


def catalogue() -> tuple[Game[Any, Any, Any, Any], ...]:
    """Every game: the built-in ones, then those of other packages, each group by id.

    A faulty game of another package is left out; the first time, a warning of the logger `youyi` names it.
    """
    others = (_plugin(each) for _, each in sorted(_plugins().items()))
    return (*map(game, built_in()), *(each for each in others if isinstance(each, Game)))


def game(name: str) -> Game[Any, Any, Any, Any]:
    """Find one game by its id; imports that game alone. Raises `Unknown`, and `FaultyGame` for one of another package."""
    if name in built_in():
        found: Game[Any, Any, Any, Any] = import_module(f"{__name__}.{name}").GAME
        return found
    plugins = _plugins()
    if name not in plugins:
        raise Unknown(GAME, name, (*built_in(), *sorted(plugins)))
    plugin = _plugin(plugins[name])
    if isinstance(plugin, FaultyGame):
        raise plugin
    return plugin


def _plugins() -> dict[str, EntryPoint]:
    """The entry points of other packages by id; a built-in game cannot be replaced."""
    return {each.name: each for each in entry_points(group=GROUP) if each.name not in built_in()}


@cache
def _plugin(entry: EntryPoint) -> Game[Any, Any, Any, Any] | FaultyGame:
    """Load a game of another package and lay a table with it."""
    try:
        return _tried(entry.name, entry.load())
    except Exception as error:  # noqa: BLE001  # whatever somebody else's package raises
        package = entry.value if entry.dist is None else entry.dist.name
        why = error.words if isinstance(error, YouyiError) else f"{type(error).__name__}: {error}"
        faulty = FaultyGame(FAULTY_GAME.filled(name=entry.name, package=package, why=why))
        getLogger("youyi").warning("%s", faulty)
        return faulty


def _tried(name: str, found: Any) -> Game[Any, Any, Any, Any]:
    """A game once a table could be laid and something was asked there. Raises whatever goes wrong."""
    if not isinstance(found, Game) or found.id != name:
        raise FaultyGame(NOT_THIS_GAME.filled(value=f"{found!r:.80}"))
    assert found.terms.seats <= len(found.seat_names), "there are fewer seat_names than seats"
    rules = found.under().rules
    rules.prompt(rules.start())
    return found
