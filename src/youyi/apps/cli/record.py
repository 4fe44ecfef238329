"""`youyi record`: game files shown, verified, told."""

from __future__ import annotations

from pathlib import Path

import click

from youyi.apps.cli import phrases, refusals
from youyi.apps.cli.failures import Misuse
from youyi.apps.cli.options import in_language
from youyi.apps.cli.values import Within
from youyi.kernel.contributed import State
from youyi.kernel.errors import BadRecord
from youyi.kernel.names import Language, Words, everywhere
from youyi.kernel.rules import Over
from youyi.kernel.seats import Seat
from youyi.records.contributed import ContributedChance
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
@in_language
def verify(file: Path, language: Language) -> None:
    """Play every game of FILE again, strictly; say which ply is wrong and why."""
    games = opened(file)
    for number, each in enumerate(games, start=1):
        try:
            found = replay(each)
        except BadRecord as error:
            raise Misuse(refusals.IN_FILE.filled(place=_place(file, number, len(games)), why=error.words)) from error
        click.echo(_verdict(_place(file, number, len(games)), each, found).said_in(language))


@record.command()
@FILE
@click.option("--ply", type=Within(min=0), show_default="the last", help="Show the position after this ply.")
@in_language
def show(file: Path, ply: int | None, language: Language) -> None:
    """Show who played FILE's games, by which rules, and where each stands; as far as it is valid."""
    for each in opened(file):
        found = replay_as_far_as_valid(each)
        if ply is not None and ply > len(found.plies):
            raise Misuse(refusals.NO_PLY.filled(ply=ply, first=0, last=len(found.plies)))
        _show(each, found, len(found.plies) if ply is None else ply, language)


@record.command("transcript")
@FILE
@in_language
def told(file: Path, language: Language) -> None:
    """Tell FILE's games ply by ply, each event with its clause."""
    for each in opened(file):
        click.echo(transcript(each, language), nl=False)


def _place(file: Path, number: int, of: int) -> Words:
    return everywhere(str(file)) if of == 1 else refusals.GAME_OF_FILE.filled(file=file, number=number)


def _verdict(place: Words, found: Record, played: Replay) -> Words:
    match found.chance:
        case NumberedChance():
            chance = phrases.BY_SEED
        case CommittedChance(reveal=str()):
            chance = phrases.BY_SECRET
        case ContributedChance(reveal=str(), contributions=contributions):
            people = sum(each.state in (State.OPENED, State.UNOPENED) for each in contributions)
            unsealed = sum(each.state is State.OPENED for each in contributions)
            chance = phrases.BY_ALL.filled(draws=played.draws, sealed=people, opened=unsealed)
        case ContributedChance():
            chance = phrases.BY_KEYS.filled(proved=played.proved, draws=played.draws)
        case _:
            chance = phrases.AS_RECORDED
    end = phrases.NOT_OVER if found.score is None else phrases.SCORE.filled(score=str(list(found.score)))
    return phrases.VALID.filled(place=place, plies=len(played.plies), chance=chance, end=end)


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
        click.echo(played.error.words.said_in(language))
