"""`youyi play`: a game at the terminal, by people or computer players."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

import click

from youyi.apps.cli import refusals
from youyi.apps.cli.completion import HUMAN
from youyi.apps.cli.dialogue import Dialogue
from youyi.apps.cli.failures import Misuse
from youyi.apps.cli.local_game import LocalGame, seated
from youyi.apps.cli.options import as_json, at_table, in_language, laid, of_game, players_named
from youyi.apps.cli.out import echo, write_json
from youyi.apps.cli.values import OneOf, PlayerNames, Whole
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
@of_game
@at_table
@click.option("--players", type=PlayerNames(people=True), metavar="A,B",
              show_default="a human, then the game's usual player",
              help="One for each seat: human, or a player's name.")  # fmt: skip
@click.option("--seed", type=Whole(), show_default="drawn", help="Makes every throw repeatable.")
@click.option("--record", "file", type=click.Path(path_type=Path), help="Keep the game in FILE.")
@click.option("--dice", type=OneOf(["drawn", "typed"]), default="drawn", help="typed: you throw real dice.")
@as_json
@in_language
def play(game: str, in_json: bool, language: Language, **options: Any) -> None:
    """Play GAME. With a person at the table the terminal asks; without, only the end is written."""
    table = laid(game, options)
    seats = seated(_names(options["players"], table), table)
    people = any(each.human for each in seats)
    typed, file = options["dice"] == "typed", options["file"]
    if people and in_json:
        raise Misuse(refusals.JSON_PEOPLE)
    if typed and not people:
        raise Misuse(refusals.TYPED_NOBODY)
    local = LocalGame(table, seats, TableChance() if typed else _numbered(options["seed"]))
    if people:
        Dialogue(local, language, file, typed=typed).run()
    else:
        _written(local, _played_out(local), file, language, in_json=in_json)


def _written(local: LocalGame, over: Over, file: Path | None, language: Language, *, in_json: bool) -> None:
    if file is not None:
        save(file, local.record)
    if not in_json:
        echo(final_line(local.table, over, language))
        return
    vocabulary = Vocabulary.of(local.table.game)
    plies = {"plies": local.session.at, "fingerprint": local.record.fingerprint}
    ended = {**dump(over, vocabulary=vocabulary), "why": vocabulary.write(over.why)}
    write_json({"game": local.table.game.id, **plies, **ended})


def _played_out(local: LocalGame) -> Over:
    over = local.session.play_out(local.players, local.chances)
    assert over is not None, "every game ends"
    return over


def _names(players: str | None, table: Table[Any, Any, Any, Any]) -> tuple[str, ...]:
    """The name for each seat: by default a person first and the game's usual player elsewhere. Raises `Misuse`."""
    seats = table.rules.seats
    names = players_named(players)
    if not names:
        return (HUMAN, *[usual_opponent(table.game).id] * (seats - 1))
    if len(names) != seats:
        raise Misuse(refusals.PLAYERS.filled(seats=seats, found=len(names)))
    return names


def _numbered(seed: int | None) -> NumberedChance:
    return NumberedChance(secrets.randbelow(_SEEDS) if seed is None else seed, 0)
