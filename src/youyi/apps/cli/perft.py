"""`youyi perft`: how many ways a game can go on."""

from __future__ import annotations

from typing import Any

import click

from youyi.apps.cli.options import as_json, at_table, laid
from youyi.apps.cli.out import write_json


@click.command()
@click.argument("game")
@click.argument("depth", type=click.IntRange(min=0))
@at_table
@click.option("--position", metavar="TEXT", help="Count from here; by default from the start.")
@as_json
def perft(game: str, depth: int, position: str | None, in_json: bool, **options: Any) -> None:
    """Count the ways GAME can go on for DEPTH moves, each distinct throw counted as one move."""
    from youyi.analysis.perft import perft as counted

    table = laid(game, options)
    start = table.rules.start() if position is None else table.read_position(position)
    try:
        counts = [counted(table.rules, start, each) for each in range(depth + 1)]
    except ValueError as error:
        raise click.UsageError(str(error)) from error
    if in_json:
        write_json({"game": table.game.id, "ruleset": table.ruleset.full_id, "counts": counts})
        return
    for each, count in enumerate(counts):
        click.echo(f"{each:>3}  {count}")
