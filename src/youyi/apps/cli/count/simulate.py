"""`youyi simulate`: many games, counted."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from youyi.analysis.reports.measure_words import ending_name, seat_name
from youyi.analysis.runs.commands import reopening, typed
from youyi.analysis.runs.engines import reason
from youyi.analysis.simulate.files import Files, tallied_to_files
from youyi.analysis.simulate.simulation import prepared
from youyi.apps.cli import phrases
from youyi.apps.cli.base.long_runs import FILE, ended_by_sigterm, interval_of, number, progress_bar
from youyi.apps.cli.base.options import as_json, in_language, of_game
from youyi.apps.cli.base.out import echo, write_json, write_table
from youyi.apps.cli.base.planned import as_html, counted, plan_of, workers_of
from youyi.apps.cli.localised import LocalisedCommand
from youyi.apps.cli.texts import TERMINAL as TEXTS
from youyi.games import game as catalogued
from youyi.kernel.names import Language, Words


@click.command(cls=LocalisedCommand)
@of_game
@counted
@click.option(
    "--clauses", is_flag=True, help="Count in how many games each clause was cited; the readable engine plays."
)
@click.option("--csv", type=FILE, help="Write a row for each game to FILE.")
@click.option("--parquet", type=FILE, help="Write the rows to FILE as Parquet; needs youyi[lab].")
@click.option("--partial", type=FILE, help="Keep what is counted in FILE; the same command goes on from it.")
@as_html
@as_json
@in_language
def simulate(game: str, html: Path | None, in_json: bool, language: Language, **options: Any) -> None:
    """Play many games of GAME, single bouts unless a --term says otherwise, and count."""
    if html is not None:
        from youyi.analysis.reports.plots import require_matplotlib

        require_matplotlib(language)
    simulation = prepared(plan_of(game, options))
    files = Files(options["csv"], options["parquet"], options["partial"])
    with ended_by_sigterm(), progress_bar(simulation.plan.games) as progress:
        tally = tallied_to_files(simulation, files, processes=workers_of(options), progress=progress)
    report = simulation.report(tally)
    if html is not None:
        from youyi.analysis.reports.folder import write_simulation

        write_simulation(html, report, tally, options["engine"], language)
    if in_json:
        write_json(report)
    else:
        _write(report, language)


def _write(report: dict[str, Any], language: Language) -> None:
    def say(words: Words, **values: object) -> None:
        echo(words.filled(**values).said_in(language))

    echo(f"{report['ruleset']} {typed({**report['rulings'], **report['terms']})}".rstrip())
    say(TEXTS["seed"], **{key: report[key] for key in ("seed", "release", "python", "fingerprint")})
    say(TEXTS["engine"], engine=report["engine"], why=reason(report["engine_because"]).said_in(language))
    say(TEXTS["games_played"], games=report["games"], ended=report["ended"])
    length = report["length"]
    mean, interval = number(length["mean"]), interval_of(length["ci95"])
    say(TEXTS["turns"], mean=mean, interval=interval, median=length["p50"], p95=length["p95"], most=length["max"])
    played = catalogued(report["game"])
    rows = [
        (seat_name(played, seat).said_in(language), name, number(each["mean"]), interval_of(each["ci95"]), number(each["first"]), interval_of(each["first_ci95"]))
        for seat, (name, each) in enumerate(zip(report["players"], report["seats"], strict=True))
    ]  # fmt: skip
    columns = [column.said_in(language) for column in phrases.SEAT_COLUMNS]
    write_table(TEXTS["seats"].said_in(language), columns, rows)
    say(
        TEXTS["ends"],
        ends=" · ".join(
            f"{times} × {ending_name(played, kind).said_in(language)}" for kind, times in report["ends"].items()
        ),
    )
    if "forfeits" in report:
        say(TEXTS["forfeits"], forfeits="  ".join(map(str, report["forfeits"])))
    command = reopening(report, report["players"], report["seed"], report["longest"]["game"])
    say(TEXTS["longest"], **report["longest"], command=command)
    if "clauses" in report:
        columns = [column.said_in(language) for column in phrases.CLAUSE_COLUMNS]
        named = {article.key: article.name.said_in(language) for article in played.articles}
        invoked = [(key, named[key], str(times)) for key, times in report["clauses"].items()]
        write_table(TEXTS["clauses"].said_in(language), columns, invoked)
