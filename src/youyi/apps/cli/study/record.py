"""`youyi record`: game files shown, verified, told."""

from __future__ import annotations

from pathlib import Path

import click

from youyi.apps.cli import phrases
from youyi.apps.cli.base.failures import Misuse
from youyi.apps.cli.base.game_files import games_in, named
from youyi.apps.cli.base.options import in_language
from youyi.apps.cli.base.out import echo
from youyi.apps.cli.base.values import Within
from youyi.apps.cli.localised import LocalisedGroup
from youyi.apps.cli.texts import REFUSALS as TEXTS
from youyi.kernel.contributed import State
from youyi.kernel.face.untrusted_text import inline
from youyi.kernel.names import Language, Words
from youyi.kernel.rules import Over
from youyi.kernel.seats import Seat
from youyi.records.contributed import ContributedChance
from youyi.records.record import CommittedChance, NumberedChance, Record
from youyi.records.replay import Replay, replay, replay_as_far_as_valid
from youyi.records.transcript import final_line, seat_name, sitter_name, transcript

FILE = click.argument("file", type=click.Path(path_type=Path))


@click.group(cls=LocalisedGroup)
def record() -> None:
    """Show, verify or tell game files (.json, or .jsonl with one game a line)."""


@record.command()
@FILE
@click.option("--commit", metavar="sha256:…", help="The commitment you noted: a game bound to another is refused.")
@in_language
def verify(file: Path, commit: str | None, language: Language) -> None:
    """Play every game of FILE again, strictly; say which ply is wrong and why."""
    for place, each in games_in(file):
        with named(place):
            found = replay(each)
            if commit is not None:
                _compare_commitment(each, commit.lower())
        echo(_verdict(place, each, found).said_in(language))


@record.command()
@FILE
@click.option("--ply", type=Within(min=0), show_default="the last", help="Show the position after this ply.")
@in_language
def show(file: Path, ply: int | None, language: Language) -> None:
    """Show who played FILE's games, by which rules, and where each stands; as far as it is valid."""
    for place, each in games_in(file):
        with named(place):
            found = replay_as_far_as_valid(each)
        if ply is not None and ply > len(found.plies):
            raise Misuse(TEXTS["no_ply"].filled(ply=ply, first=0, last=len(found.plies)))
        _show(each, found, len(found.plies) if ply is None else ply, language)


@record.command("transcript")
@FILE
@in_language
def told(file: Path, language: Language) -> None:
    """Tell FILE's games ply by ply, each event with its clause."""
    for place, each in games_in(file):
        with named(place):
            echo(transcript(each, language), newline=False)


def _compare_commitment(found: Record, noted: str) -> None:
    match found.chance:
        case CommittedChance(commit=commit) | ContributedChance(commit=commit):
            if commit != noted:
                raise Misuse(TEXTS["other_commitment"].filled(found=commit, noted=noted))
        case _:
            raise Misuse(TEXTS["no_commitment"])


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
    echo(f"{table.game.name.said_in(language)} · {table.ruleset.name.said_in(language)} ({found.ruleset})")
    for name, value in (*found.rulings.items(), *found.terms.items()):
        echo(f"  {name}={value}")
    for seat, sitter in enumerate(found.seats):
        echo(f"  {seat_name(table, Seat(seat), language)}: {sitter_name(sitter)}")
    position = played.plies[ply - 1].step.position if ply else played.session.start
    echo(f"\n{table.game.spelled(table.game.notation.draw(position), language)}\n")
    prompt = table.rules.prompt(position)
    echo(f"{ply}/{len(found.moves)}  {table.game.speech.prompt(position, language)}")
    if isinstance(prompt, Over):
        echo(final_line(table, prompt, language))
    if played.error is not None:
        echo(inline(played.error.words.said_in(language)))
