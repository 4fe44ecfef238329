"""The table of a game's levels in the three languages: who chooses at each, and what the ladder found."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from youyi.analysis import findings_words as words
from youyi.analysis.findings_tables import Kept, commands_of, line_of
from youyi.analysis.levels import LOWEST
from youyi.games import game as catalogued
from youyi.kernel.game import Game
from youyi.kernel.names import Language, Words
from youyi.kernel.players import Level, level_id
from youyi.players.levels import ladder, rated, rating_of
from youyi.players.player import levels_of, player_spec


def levels(language: Language, _kept: Kept, about: str) -> Iterator[str]:
    """The levels of a game below each other, with their ratings and the deals won against the level before."""
    game = catalogued(about)
    declared = game.levels()
    if declared is None:
        return
    found = ladder(declared.package)
    columns = (words.LEVEL, words.WHO_CHOOSES, words.RATING, words.WON)
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


def _rating(name: str, found: Mapping[str, Any]) -> str:
    """The rating of a player below the first level."""
    return next(rating_of(each["elo"], each["ci95"]) for each in found["ratings"] if each["name"] == name)


def _who(level: Level, game: Game[Any, Any, Any, Any]) -> Words:
    """A level's player, and how many choices a weaker one makes for it."""
    player = _player(level.player, game)
    if level.weaker is None:
        return player
    return words.SLIPS.filled(player=player, slips=level.slips, weaker=_player(level.weaker, game))


def _player(name: str, game: Game[Any, Any, Any, Any]) -> Words:
    """A player by its name, and as it is typed."""
    spec = player_spec(name, game)
    return words.CALLED.filled(name=spec.name, typed=spec.id)
