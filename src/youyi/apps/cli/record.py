"""`youyi record`: game files shown, verified, told."""

from __future__ import annotations

from pathlib import Path

import click

from youyi.apps.cli.options import in_language
from youyi.kernel.errors import BadRecord
from youyi.kernel.names import Language
from youyi.kernel.rules import Over
from youyi.kernel.seats import Seat
from youyi.records.files import opened
from youyi.records.record import CommittedChance, NumberedChance, Record
from youyi.records.replay import Replay, replay, replay_as_far_as_valid
from youyi.records.transcript import final_line, seat_name, sitter_name, transcript

FILE = click.argument("file", type=click.Path(path_type=Path))


@click.group()
def record() -> None:
    """Show, verify or tell game files (.json, or .jsonl with one game a line)."""


@record.command()
@FILE
def verify(file: Path) -> None:
    """Play every game of FILE again, strictly; say which ply is wrong and why."""
    games = opened(file)
    for number, each in enumerate(games, start=1):
        try:
            found = replay(each)
        except BadRecord as error:
            raise click.UsageError(f"{_place(file, number, len(games))}: {error}") from error
        click.echo(f"{_place(file, number, len(games))}: {_verdict(each, found)}")


@record.command()
@FILE
@click.option("--ply", type=click.IntRange(min=0), help="Show the position after this ply; by default the last.")
@in_language
def show(file: Path, ply: int | None, language: Language) -> None:
    """Show who played FILE's games, by which rules, and where each stands; as far as it is valid."""
    for each in opened(file):
        found = replay_as_far_as_valid(each)
        if ply is not None and ply > len(found.plies):
            raise click.UsageError(f"there is no ply {ply}; valid: 0 to {len(found.plies)}")
        _show(each, found, len(found.plies) if ply is None else ply, language)


@record.command("transcript")
@FILE
@in_language
def told(file: Path, language: Language) -> None:
    """Tell FILE's games ply by ply, each event with its clause."""
    for each in opened(file):
        click.echo(transcript(each, language), nl=False)


def _place(file: Path, number: int, of: int) -> str:
    return f"{file}" if of == 1 else f"{file}, game {number}"


def _verdict(found: Record, played: Replay) -> str:
    match found.chance:
        case NumberedChance():
            chance = "every throw follows from its seed"
        case CommittedChance(reveal=str()):
            chance = "every throw follows from the secret that was committed to"
        case _:
            chance = "throws as recorded"
    end = f"score {list(found.score)}" if found.score is not None else "not over"
    return f"valid: {len(played.plies)} plies, {chance}, {end}"


def _show(found: Record, played: Replay, ply: int, language: Language) -> None:
    table = played.table
    click.echo(f"{table.game.name.said_in(language)} · {table.ruleset.name.said_in(language)} ({found.ruleset})")
    for name, value in (*found.rulings.items(), *found.terms.items()):
        click.echo(f"  {name}={value}")
    for seat, sitter in enumerate(found.seats):
        click.echo(f"  {seat_name(table, Seat(seat), language)}: {sitter_name(sitter)}")
    position = played.plies[ply - 1].step.position if ply else played.session.start
    click.echo(f"\n{table.game.notation.draw(position)}\n")
    prompt = table.rules.prompt(position)
    click.echo(f"{ply}/{len(found.moves)}  {table.game.speech.prompt(position, language)}")
    if isinstance(prompt, Over):
        click.echo(final_line(table, prompt, language))
    if played.error is not None:
        click.echo(str(played.error))
