"""The players that can be named for a game: two that play any game, those the game brings along, and its levels."""

from __future__ import annotations

from typing import Any, TypeAlias

from youyi.kernel.error_words import PLAYER
from youyi.kernel.errors import Unknown
from youyi.kernel.game import Game, Table
from youyi.kernel.lab.players import PlayerSpec
from youyi.kernel.rules import Player
from youyi.players.levels import level_specs
from youyi.players.simple import FirstPlayer, RandomPlayer
from youyi.players.texts import PLAYERS as TEXTS

AnyGame: TypeAlias = Game[Any, Any, Any, Any]
AnyTable: TypeAlias = Table[Any, Any, Any, Any]
AnyPlayer: TypeAlias = Player[Any, Any]

OF_ANY_GAME: tuple[PlayerSpec, ...] = (
    PlayerSpec(
        id="random",
        version=1,
        name=TEXTS.name("of_any_game.random.name"),
        strength=TEXTS["of_any_game.random.strength"],
        called=(
            TEXTS.name("of_any_game.random.drifting_cloud"),
            TEXTS.name("of_any_game.random.tumbleweed"),
            TEXTS.name("of_any_game.random.firefly"),
            TEXTS.name("of_any_game.random.falling_leaf"),
        ),
        quick=True,
        make=lambda _table: RandomPlayer(),
    ),
    PlayerSpec(
        id="first",
        version=1,
        name=TEXTS.name("of_any_game.first.name"),
        strength=TEXTS["of_any_game.first.strength"],
        quick=True,
        make=lambda _table: FirstPlayer(),
        opponent=False,
    ),
)


def players_of(game: AnyGame) -> tuple[PlayerSpec, ...]:
    """Every player that plays a game, weakest first."""
    return (*OF_ANY_GAME, *game.players())


def levels_of(game: AnyGame) -> tuple[PlayerSpec, ...]:
    """The levels of a game, weakest first; none if it has none."""
    levels = game.levels()
    return () if levels is None else level_specs(levels, players_of(game))


def everyone_of(game: AnyGame) -> tuple[PlayerSpec, ...]:
    """Every player that can be named for a game: its players, then its levels."""
    return (*players_of(game), *levels_of(game))


def players_at(table: AnyTable) -> tuple[PlayerSpec, ...]:
    """Every player that plays at a table, weakest first: without those that refuse its rulings."""
    return tuple(each for each in players_of(table.game) if each.refuses(table) is None)


def everyone_at(table: AnyTable) -> tuple[PlayerSpec, ...]:
    """Every player and every level that plays at a table: without those that refuse its rulings."""
    return tuple(each for each in everyone_of(table.game) if each.refuses(table) is None)


def strongest(table: AnyTable) -> PlayerSpec:
    """The strongest player at a table that people are offered as an opponent."""
    return next(each for each in reversed(players_at(table)) if each.opponent)


def usual_opponent(game: AnyGame) -> PlayerSpec:
    """The opponent unless another is named: the second weakest that is offered to people, or the only one."""
    offered = [each for each in players_of(game) if each.opponent]
    return offered[min(1, len(offered) - 1)]


def player_spec(name: str, game: AnyGame) -> PlayerSpec:
    """Find a player by its id, with or without version. Raises `Unknown` with those who play the game."""
    for known in (players_of, levels_of):
        for each in known(game):
            if name in (each.id, each.full_id):
                return each
    raise Unknown(PLAYER, name, tuple(each.id for each in everyone_of(game)))


def player(name: str, table: AnyTable) -> AnyPlayer:
    """Make a named player for a table. Raises `Unknown`."""
    return player_spec(name, table.game).make(table)
