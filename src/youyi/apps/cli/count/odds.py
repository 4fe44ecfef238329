"""`youyi odds`: exact chances of a game's throws."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, TypeAlias

import click

from youyi.analysis.solve.odds import ThrowOdds, TooManyOutcomes, throws_at, throws_from_start
from youyi.apps.cli import phrases
from youyi.apps.cli.base.failures import Misuse
from youyi.apps.cli.base.options import as_json, at_table, in_language, laid, of_game
from youyi.apps.cli.base.out import write_json, write_table
from youyi.apps.cli.localised import LocalisedCommand
from youyi.apps.cli.texts import REFUSALS as TEXTS
from youyi.kernel.game import Table
from youyi.kernel.lab.exact import ExactTable
from youyi.kernel.names import Language

AnyTable: TypeAlias = Table[Any, Any, Any, Any]
LONGEST = 24
"""Characters of a fraction that is written out."""


@click.command(cls=LocalisedCommand)
@of_game
@at_table
@click.option("--position", metavar="TEXT", help="A position that asks for a throw; without it, every throw from the"
              " start to the first choice.")  # fmt: skip
@as_json
@in_language
def odds(game: str, position: str | None, in_json: bool, language: Language, **options: Any) -> None:
    """List every throw that GAME's dice can show, with its exact chance and what follows; then what else can be worked out."""
    table = laid(game, options)
    if position is None:
        found, exact = _from_start(table)
    else:
        found, exact = throws_at(table.rules, table.read_position(position)), ()
    if not found and not exact:
        raise Misuse(TEXTS["no_throw"])
    write = table.game.notation.write_move
    if in_json:
        throws = {write(move): str(chance) for each in found for move, chance in each.chances}
        figures = {each.key: {row.key: str(row.value) for row in each.rows} for each in exact}
        write_json({"throws": throws, "exact": figures})
        return
    for each in found:
        columns = [column.said_in(language) for column in phrases.ODDS_COLUMNS]
        rows = [(write(move), str(chance), _follows(table, each, move, language)) for move, chance in each.chances]
        write_table(table.game.speech.prompt(each.position, language), columns, rows)
    for one in exact:
        columns = [column.said_in(language) for column in phrases.EXACT_COLUMNS]
        lines = [(row.name.said_in(language), _decimal(row.value), _fraction(row.value)) for row in one.rows]
        write_table(one.title.said_in(language), columns, lines)


def _from_start(table: AnyTable) -> tuple[list[ThrowOdds[Any, Any]], tuple[ExactTable, ...]]:
    """Every throw to the first choice, and what the game works out. Raises `TooManyOutcomes` where there is neither."""
    exact = table.game.exact(table.rules)
    try:
        return throws_from_start(table.rules), exact
    except TooManyOutcomes:
        if not exact:
            raise
        return [], exact


def _decimal(value: Fraction) -> str:
    """Six places of a chance or a mean."""
    return f"{float(value):.6g}"


def _fraction(value: Fraction) -> str:
    """A fraction as long as it can be read; `--json` has every one."""
    text = str(value)
    return text if len(text) <= LONGEST else "…"


def _follows(table: AnyTable, asked: ThrowOdds[Any, Any], move: Any, language: Language) -> str:
    """The first event of a throw, in the game's own sentence: it names the throw where the game does."""
    events = table.rules.apply(asked.position, move).events
    return table.game.speech.event(events[0], language) if events else ""
