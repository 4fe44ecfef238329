"""Players named `module:Class`: any class of Python that has `choose`."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from traceback import extract_tb
from typing import Any

from youyi.bots import errors
from youyi.bots.errors import BadPlayer, BotFailed
from youyi.bots.texts import BOTS as TEXTS
from youyi.kernel.chance import Entropy
from youyi.kernel.lab.players import PlayerSpec
from youyi.kernel.names import Name
from youyi.kernel.seats import Seat
from youyi.players.player import AnyPlayer, AnyTable

_SAYS = TEXTS["says"]


def imported_spec(name: str) -> PlayerSpec:
    """Describe the player `module:Class`. Raises `BadPlayer` where there is nothing of that name.

    Its version is the whole number `version` of the class; 0 if it states none.
    """
    found = _found(name)
    return PlayerSpec(
        id=name,
        version=version_of(found),
        name=Name(name, name, name, name),
        strength=_SAYS,
        make=lambda table: ImportedPlayer(name, made(name, found, table), table),
        opponent=False,
    )


class ImportedPlayer:
    """A player of somebody else's class, whose mistakes are told in one line: at a command nobody asked for a traceback."""

    def __init__(self, name: str, player: AnyPlayer, table: AnyTable) -> None:
        """Take the player as it was made."""
        self.name, self.player, self._table = name, player, table

    def begin(self, seat: Seat) -> None:
        """Tell the player that a game begins, if it wants to know. Raises `BotFailed`."""
        begin = getattr(self.player, "begin", None)
        if begin is not None:
            self._asked(begin, seat)

    def choose(self, view: Any, moves: Sequence[Any], entropy: Entropy, /) -> Any:
        """Ask the player. Raises `BotFailed` for whatever it raises, and where it gives something that is no move."""
        move = self._asked(self.player.choose, view, moves, entropy)
        if any(move is each for each in moves):
            return move
        try:
            self._table.game.notation.write_move(move)
        except Exception as error:  # a move that is not legal can be written, and `IllegalMove` will tell why not
            raise BotFailed(self.name, errors.NO_MOVE.filled(value=f"{move!r:.80}")) from error
        return move

    def _asked(self, asked: Callable[..., Any], *arguments: object) -> Any:
        try:
            return asked(*arguments)
        except Exception as error:  # whatever somebody else's class raises
            last = extract_tb(error.__traceback__)[-1]
            where, kind = f"{Path(last.filename).name}:{last.lineno}", type(error).__name__
            raise BotFailed(self.name, errors.RAISED.filled(kind=kind, why=str(error), where=where)) from error


def _found(name: str) -> Any:
    module, _, attribute = name.partition(":")
    try:
        found: Any = import_module(module)
    except Exception as error:  # whatever somebody else's module raises
        why = f"{type(error).__name__}: {error}"
        raise BadPlayer(errors.NO_MODULE.filled(module=module, why=why)) from error
    for part in attribute.split("."):
        found = getattr(found, part, None)
        if found is None:
            raise BadPlayer(errors.NO_ATTRIBUTE.filled(module=module, name=attribute))
    return found


def version_of(found: Any) -> int:
    """The version that a class or a player states; 0 for none."""
    version = getattr(found, "version", 0)
    return version if isinstance(version, int) else 0


def made(name: str, found: Any, table: AnyTable) -> AnyPlayer:
    """Make the player: an object that has `choose` is one already; a class is called with the table, or with nothing.

    Raises `BadPlayer`.
    """
    made: Any = found if not inspect.isclass(found) and hasattr(found, "choose") else _called(name, found, table)
    if not callable(getattr(made, "choose", None)):
        raise BadPlayer(errors.NO_PLAYER.filled(name=name))
    player: AnyPlayer = made
    return player


def _called(name: str, found: Any, table: AnyTable) -> object:
    if not callable(found):
        raise BadPlayer(errors.NO_PLAYER.filled(name=name))
    try:
        return found(table) if _takes_one(found) else found()
    except Exception as error:  # whatever somebody else's class raises
        raise BadPlayer(errors.NOT_MADE.filled(name=name, why=f"{type(error).__name__}: {error}")) from error


def _takes_one(found: Callable[..., object]) -> bool:
    try:
        inspect.signature(found).bind(None)
    except TypeError:
        return False
    return True
