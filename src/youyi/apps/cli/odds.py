"""`youyi odds`: exact chances of a game's throws."""

from __future__ import annotations

from typing import Any

import click

from youyi.analysis.odds import Throws, throws_at, throws_from_start
from youyi.apps.cli import phrases, refusals
from youyi.apps.cli.failures import Misuse
from youyi.apps.cli.options import as_json, at_table, in_language, laid, of_game
from youyi.apps.cli.out import write_json, write_table
from youyi.kernel.game import Table
from youyi.kernel.names import Language


@click.command()
@of_game
@at_table
@click.option("--position", metavar="TEXT", help="A position that asks for a throw; without it, every throw from the"
              " start to the first choice.")  # fmt: skip
@as_json
@in_language
def odds(game: str, position: str | None, in_json: bool, language: Language, **options: Any) -> None:
    """List every throw that GAME's dice can show, with its exact chance and what follows from it."""
    table = laid(game, options)
    found = (
        throws_from_start(table.rules) if position is None else throws_at(table.rules, table.read_position(position))
    )
    if not found:
        raise Misuse(refusals.NO_THROW)
    write = table.game.notation.write_move
    if in_json:
        write_json({write(move): str(chance) for each in found for move, chance in each.chances})
        return
    for each in found:
        columns = [column.said_in(language) for column in phrases.ODDS_COLUMNS]
        rows = [(write(move), str(chance), _follows(table, each, move, language)) for move, chance in each.chances]
        write_table(table.game.speech.prompt(each.position, language), columns, rows)


def _follows(table: Table[Any, Any, Any, Any], asked: Throws[Any, Any], move: Any, language: Language) -> str:
    """The first event of a throw, in the game's own sentence: it names the throw where the game does."""
    events = table.rules.apply(asked.position, move).events
    return table.game.speech.event(events[0], language) if events else ""
