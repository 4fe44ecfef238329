"""Players by any name: those of the game, `module:Class`, and `cmd:program`; and players that are objects already.

Only commands and programs look players up here. A server offers the game's own (`youyi.players.player`): a name that
somebody types into a page must never start a program.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from youyi.bots.imported import imported_spec, version_of
from youyi.bots.options import is_program
from youyi.kernel.lab.players import PlayerSpec
from youyi.kernel.seats import Seat
from youyi.players import player as our_players
from youyi.players.player import AnyGame, AnyPlayer, AnyTable

Named: TypeAlias = str | AnyPlayer
"""A player's name, or the player."""


def player_spec(name: str, game: AnyGame) -> PlayerSpec:
    """Find a player by its name, with or without version. Raises `Unknown`, `BadPlayer`."""
    if is_program(name):
        from youyi.bots.program import program_spec  # brings pipes and the protocol, which few games need

        return program_spec(name)
    if ":" in name:
        return imported_spec(name.partition("@")[0])
    return our_players.player_spec(name, game)


def player(named: Named, table: AnyTable) -> AnyPlayer:
    """Make the player of this name for a table; an object is one already. Raises `Unknown`, `BadPlayer`."""
    return player_spec(named, table.game).make(table) if isinstance(named, str) else named


def tell_beginning(player: AnyPlayer, seat: Seat) -> None:
    """Tell a player that has a method `begin(seat)` that a game begins, in which it plays that seat."""
    begin = getattr(player, "begin", None)
    if begin is not None:
        begin(seat)


def name_of(player: Named) -> str:
    """What reports and records call a player: its name, or that of its class with its version."""
    if isinstance(player, str):
        return player
    owner, version = type(player), version_of(player)
    return f"{owner.__module__}:{owner.__qualname__}" + (f"@{version}" if version else "")


def own_objects(players: Sequence[Named]) -> tuple[AnyPlayer | None, ...]:
    """The players that are objects; None for each that is named."""
    return tuple(None if isinstance(each, str) else each for each in players)
