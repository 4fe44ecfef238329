"""`youyi play`: a game at the terminal, by people or by our players."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

import click

from youyi.apps.cli.dialogue import Dialogue
from youyi.apps.cli.options import as_json, at_table, in_language, laid, players_named
from youyi.apps.cli.out import write_json
from youyi.apps.cli.sitting import HUMAN, Sitting, seated
from youyi.kernel.game import Table
from youyi.kernel.names import Language
from youyi.kernel.rules import Over
from youyi.players.player import usual_opponent
from youyi.records.codec import dump
from youyi.records.files import save
from youyi.records.record import NumberedChance, TableChance
from youyi.records.transcript import final_line
from youyi.records.vocabulary import Vocabulary

_SEEDS = 1 << 32


@click.command()
@click.argument("game")
@at_table
@click.option("--players", metavar="A,B", help="One for each seat: human, or a player's name.")
@click.option("--seed", type=int, help="Makes every throw repeatable; by default one is drawn.")
@click.option("--record", "file", type=click.Path(path_type=Path), help="Keep the game in FILE.")
@click.option("--dice", type=click.Choice(["drawn", "typed"]), default="drawn", help="typed: you throw real dice.")
@as_json
@in_language
def play(game: str, in_json: bool, language: Language, **options: Any) -> None:
    """Play GAME. With a person at the table the terminal asks; without, only the end is written."""
    table = laid(game, options)
    sitters = seated(_names(options["players"], table), table)
    people = any(each.human for each in sitters)
    typed, file = options["dice"] == "typed", options["file"]
    if people and in_json:
        raise click.UsageError("--json is for games without people")
    if typed and not people:
        raise click.UsageError("typed throws need somebody to type them: seat a human")
    sitting = Sitting(table, sitters, TableChance() if typed else _numbered(options["seed"]))
    if people:
        Dialogue(sitting, language, file, typed=typed).run()
    else:
        _written(sitting, _played_out(sitting), file, language, in_json=in_json)


def _written(sitting: Sitting, over: Over, file: Path | None, language: Language, *, in_json: bool) -> None:
    if file is not None:
        save(file, sitting.record)
    if not in_json:
        click.echo(final_line(sitting.table, over, language))
        return
    vocabulary = Vocabulary.of(sitting.table.game)
    plies = {"plies": len(sitting.plies), "fingerprint": sitting.record.fingerprint}
    write_json(
        {"game": sitting.table.game.id, **plies, **dump(over, vocabulary=vocabulary), "why": vocabulary.write(over.why)}
    )


def _played_out(sitting: Sitting) -> Over:
    """Let the players play to the end."""
    over = sitting.play_out([each.player for each in sitting.sitters], sitting.chances)
    assert over is not None, "every game ends"
    return over


def _names(players: str | None, table: Table[Any, Any, Any, Any]) -> tuple[str, ...]:
    """Name who sits where: a person against the game's usual player, unless somebody is named."""
    seats = table.rules.seats
    names = players_named(players)
    if not names:
        return (HUMAN, *[usual_opponent(table.game).id] * (seats - 1))
    if len(names) != seats:
        raise click.UsageError(f"{seats} sit at this table, not {len(names)}: name a player for each")
    return names


def _numbered(seed: int | None) -> NumberedChance:
    return NumberedChance(secrets.randbelow(_SEEDS) if seed is None else seed, 0)
