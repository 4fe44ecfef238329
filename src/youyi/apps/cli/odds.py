"""`youyi odds`: exact chances of a game's throws."""

from __future__ import annotations

from typing import Any

import click

from youyi.apps.cli.options import as_json, at_table, laid
from youyi.apps.cli.out import write_json, write_table
from youyi.kernel.rules import Chance


@click.command()
@click.argument("game")
@at_table
@click.option("--position", metavar="TEXT", help="A position that asks for a throw; by default the start.")
@as_json
def odds(game: str, position: str | None, in_json: bool, **options: Any) -> None:
    """List every throw that GAME's dice can show, with its exact chance."""
    from youyi.analysis.odds import listed

    table = laid(game, options)
    asked: Any = table.rules.prompt(table.rules.start() if position is None else table.read_position(position))
    if not isinstance(asked, Chance):
        raise click.UsageError("this position asks for no throw")
    try:
        chances = listed(asked.odds)
    except ValueError as error:
        raise click.UsageError(str(error)) from error
    rows = [(table.game.notation.write_move(outcome), str(chance)) for outcome, chance in chances]
    if in_json:
        write_json(dict(rows))
        return
    write_table("odds", ("throw", "chance"), rows)
