"""Tables of the computers in the three languages: a game's levels with what the ladder found, and everybody else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from workshop.findings.tables import Kept, commands_of, line_of
from workshop.findings.texts import FINDINGS as TEXTS
from youyi.analysis.match.levels import LOWEST
from youyi.games import catalogue
from youyi.games import game as catalogued
from youyi.kernel.game import Game
from youyi.kernel.lab.players import Level, level_id
from youyi.kernel.names import Language, Words
from youyi.players.levels import ladder, rated, rating_of
from youyi.players.player import levels_of, player_spec, players_of


def levels(language: Language, _kept: Kept, about: str) -> Iterator[str]:
    """The levels of a game below each other, with their ratings and the deals won against the level before."""
    game = catalogued(about)
    declared = game.levels()
    if declared is None:
        return
    found = ladder(declared.package)
    columns = (TEXTS["level"], TEXTS["who_chooses"], TEXTS["rating"], TEXTS["won"])
    yield line_of(*(each.said_in(language) for each in columns))
    yield "|---|---|--:|--:|"
    lowest = player_spec(LOWEST, game)
    yield line_of(
        lowest.name.said_in(language), _player(lowest.id, game).said_in(language), _rating(lowest.full_id, found), "–"
    )
    for nth, (spec, level) in enumerate(zip(levels_of(game), declared.each, strict=True), 1):
        figures = rated(level_id(nth, level), found)
        told = ("–", "–") if figures is None else (figures.rating(), f"{100 * figures.share:.1f} %")
        yield line_of(spec.name.said_in(language), _who(level, game).said_in(language), *told)
    yield from commands_of([found])


def others(language: Language, _kept: Kept, _about: str) -> Iterator[str]:
    """Everybody whom people are offered beside the levels, with how it plays: who plays every game, then each game's own."""
    yield line_of(*(each.said_in(language) for each in (TEXTS["game"], TEXTS["player"], TEXTS["how"])))
    yield "|---|---|---|"
    games = [game for game in catalogue() if game.levels() is not None]
    told = {
        spec.id: (TEXTS["every_game"], spec) for spec in players_of(games[0]) if spec.opponent and spec.id == LOWEST
    }
    told |= {
        f"{game.id} {spec.id}": (short_name(game), spec) for game in games for spec in game.players() if spec.opponent
    }
    for where, spec in told.values():
        name = TEXTS["called"].filled(name=spec.name, typed=spec.id)
        yield line_of(*(each.said_in(language) for each in (where, name, spec.strength)))


def short_name(game: Game[Any, Any, Any, Any]) -> Words:
    """A game as these pages name it, without what its English name adds behind a comma."""
    name = game.name
    return Words(f"{name.en.partition(',')[0]} {name.zh_hant}", name.zh_hant, name.zh_hans)


def _rating(name: str, found: Mapping[str, Any]) -> str:
    """The rating of a player below the first level."""
    return next(rating_of(each["elo"], each["ci95"]) for each in found["ratings"] if each["name"] == name)


def _who(level: Level, game: Game[Any, Any, Any, Any]) -> Words:
    """A level's player, and how many choices a weaker one makes for it."""
    player = _player(level.player, game)
    if level.weaker is None:
        return player
    return TEXTS["slips"].filled(player=player, slips=level.slips, weaker=_player(level.weaker, game))


def _player(name: str, game: Game[Any, Any, Any, Any]) -> Words:
    """A player by its name, and as it is typed."""
    spec = player_spec(name, game)
    return TEXTS["called"].filled(name=spec.name, typed=spec.id)
