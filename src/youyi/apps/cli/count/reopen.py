"""`youyi reopen`: one game of a simulation, as a record."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from youyi.analysis.simulate.one_game import reopened
from youyi.apps.cli.base.options import in_language, of_game
from youyi.apps.cli.base.out import echo
from youyi.apps.cli.base.planned import plan_of, seeded
from youyi.apps.cli.base.values import Within
from youyi.apps.cli.localised import LocalisedCommand
from youyi.apps.cli.texts import TERMINAL as TEXTS
from youyi.kernel.names import Language
from youyi.records.files import save, write_record


@click.command(cls=LocalisedCommand)
@of_game
@click.option("--game", "number", required=True, type=Within(min=0), metavar="N", help="Its number, from 0.")
@seeded
@click.option("--out", "file", type=click.Path(path_type=Path), help="Write the record to FILE instead of the screen.")
@in_language
def reopen(game: str, number: int, file: Path | None, language: Language, **options: Any) -> None:
    """Write game N of a simulation of GAME as a record, for `why`, `record` and the replay; give its seed, players and rules."""
    record = reopened(plan_of(game, options), number)
    if file is None:
        echo(write_record(record), newline=False)
        return
    save(file, record)
    echo(TEXTS["kept"].filled(file=file).said_in(language))
