"""`youyi perft`: counts of the ways a game can go on."""

from __future__ import annotations

from typing import Any

import click

from youyi.analysis.solve.perft import perft as counted
from youyi.apps.cli.base.options import as_json, at_table, in_language, laid, of_game
from youyi.apps.cli.base.out import echo, write_json
from youyi.apps.cli.base.values import Within
from youyi.apps.cli.localised import LocalisedCommand
from youyi.kernel.names import Language


@click.command(cls=LocalisedCommand)
@of_game
@click.argument("depth", type=Within(min=0))
@at_table
@click.option("--position", metavar="TEXT", show_default="the start", help="Count from here.")
@as_json
@in_language
def perft(game: str, depth: int, position: str | None, in_json: bool, language: Language, **options: Any) -> None:
    """Count the ways GAME can go on for DEPTH moves, each distinct throw counted as one move."""
    del language  # errors are written in it
    table = laid(game, options)
    start = table.rules.start() if position is None else table.read_position(position)
    counts = [counted(table.rules, start, each) for each in range(depth + 1)]
    if in_json:
        write_json({"game": table.game.id, "ruleset": table.ruleset.full_id, "counts": counts})
        return
    for each, count in enumerate(counts):
        echo(f"{each:>3}  {count}")
