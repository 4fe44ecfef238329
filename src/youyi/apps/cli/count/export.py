"""`youyi export`: games of self-play as data."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from youyi.analysis.simulate.samples import export as written
from youyi.apps.cli import phrases
from youyi.apps.cli.base.failures import Misuse
from youyi.apps.cli.base.long_runs import FILE, ended_by_sigterm, progress_bar
from youyi.apps.cli.base.options import as_json, in_language, of_game
from youyi.apps.cli.base.out import echo, write_json
from youyi.apps.cli.base.planned import counted, plan_of, workers_of
from youyi.apps.cli.localised import LocalisedCommand
from youyi.apps.cli.texts import REFUSALS as TEXTS
from youyi.kernel.names import Language


@click.command(cls=LocalisedCommand)
@of_game
@counted
@click.option("--parquet", type=FILE, help="Write a row for each choice to FILE; needs youyi[lab].")
@click.option("--records", type=FILE, help="Write the games to FILE, a record on each line.")
@as_json
@in_language
def export(
    game: str, parquet: Path | None, records: Path | None, in_json: bool, language: Language, **options: Any
) -> None:
    """Let players play GAME and write what they saw, could choose, chose and got."""
    if parquet is None and records is None:
        raise Misuse(TEXTS["nothing_to_export"])
    plan = plan_of(game, options)
    with ended_by_sigterm(), progress_bar(plan.games) as progress:
        about = written(plan, parquet, records, processes=workers_of(options), progress=progress)
    if in_json:
        write_json(about)
    else:
        echo(phrases.EXPORTED.filled(games=about["games"], choices=about["choices"]).said_in(language))
