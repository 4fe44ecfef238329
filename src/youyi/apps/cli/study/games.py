"""`youyi games`: the games that can be played."""

from __future__ import annotations

from typing import Any

import click

from youyi.apps.cli import phrases
from youyi.apps.cli.base.options import as_json, in_language
from youyi.apps.cli.base.out import write_json, write_table
from youyi.apps.cli.localised import LocalisedCommand
from youyi.games import catalogue
from youyi.kernel.game import Game
from youyi.kernel.names import Language
from youyi.kernel.rulings import Quantity, questions
from youyi.players.player import players_of
from youyi.records.codec import dump


@click.command(cls=LocalisedCommand)
@as_json
@in_language
def games(in_json: bool, language: Language) -> None:
    """List the games that can be played, with their rulesets and computer players."""
    if in_json:
        write_json([described(game) for game in catalogue()])
        return
    rows = [
        (game.id, game.name.said_in(language), _seats_said(game), [each.full_id for each in game.rulesets],
         [each.id for each in players_of(game)])
        for game in catalogue()
    ]  # fmt: skip
    write_table("游藝", [column.said_in(language) for column in phrases.GAME_COLUMNS], rows)


def described(game: Game[Any, Any, Any, Any]) -> dict[str, Any]:
    """A game as JSON."""
    return {
        "id": game.id,
        "names": dump(game.name),
        "about": dump(game.about),
        "seats": seats(game),
        "rulesets": [
            {"id": each.full_id, "names": dump(each.name), "summary": dump(each.summary)} for each in game.rulesets
        ],
        "players": [each.full_id for each in players_of(game)],
    }


def seats(game: Game[Any, Any, Any, Any]) -> list[int]:
    """The numbers of seats a table can have."""
    asked = questions(game.terms).get("seats")
    if not isinstance(asked, Quantity):
        return [int(game.terms.seats)]
    return list(range(asked.lowest, (asked.highest or game.terms.seats) + 1))


def _seats_said(game: Game[Any, Any, Any, Any]) -> str:
    able = seats(game)
    return str(able[0]) if len(able) == 1 else f"{able[0]}–{able[-1]}"
