"""`youyi players`: who plays a game, in words and figures."""

from __future__ import annotations

from typing import Any

import click

from youyi.apps.cli import phrases
from youyi.apps.cli.base.options import as_json, in_language, of_game, opened
from youyi.apps.cli.base.out import write_json, write_table
from youyi.apps.cli.localised import LocalisedCommand
from youyi.kernel.lab.players import PlayerSpec
from youyi.kernel.names import Language
from youyi.players.player import levels_of, players_of
from youyi.records.codec import dump


@click.command(cls=LocalisedCommand)
@of_game
@as_json
@in_language
def players(game: str, in_json: bool, language: Language) -> None:
    """List who plays GAME: its levels, then its players, each with what was measured."""
    found = opened(game)
    if in_json:
        told = {"levels": levels_of(found), "players": players_of(found)}
        write_json({"game": found.id, **{name: [_described(each) for each in specs] for name, specs in told.items()}})
        return
    columns = [column.said_in(language) for column in phrases.PLAYER_COLUMNS]
    rows = [
        (each.id, each.name.said_in(language), each.strength.said_in(language),
         [figure.says.said_in(language) for figure in each.measured])
        for each in (*levels_of(found), *players_of(found))
    ]  # fmt: skip
    write_table(found.name.said_in(language), columns, rows)


def _described(spec: PlayerSpec) -> dict[str, Any]:
    return {
        "id": spec.full_id,
        "names": dump(spec.name),
        "strength": dump(spec.strength),
        "measured": [{"says": dump(each.says), "command": each.command} for each in spec.measured],
    }
