"""`youyi errors`: what the choices of every player lose, measured at the same decisions."""

from __future__ import annotations

import csv
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click

from youyi.analysis.errors.judged_set import JudgedSet, read_set, write_set
from youyi.analysis.errors.rates import reported
from youyi.analysis.errors.survey import FIRST, MOST, Survey, again, survey_of
from youyi.analysis.errors.surveying import PlayedRecord, Source, judged
from youyi.analysis.review.evaluators import unit_of
from youyi.analysis.runs.commands import typed
from youyi.apps.cli import phrases
from youyi.apps.cli.base.failures import Misuse
from youyi.apps.cli.base.game_files import games_in
from youyi.apps.cli.base.long_runs import FILE, ended_by_sigterm, interval_of, number, progress_bar
from youyi.apps.cli.base.options import as_json, at_table, in_language, of_game, opened, players_named, refuse_beside
from youyi.apps.cli.base.out import echo, write_json, write_table
from youyi.apps.cli.base.planned import on_workers, plan_of, workers_of
from youyi.apps.cli.base.values import PlayerNames, Seconds, Whole, Within
from youyi.apps.cli.localised import LocalisedCommand
from youyi.apps.cli.texts import REFUSALS as TEXTS
from youyi.kernel.names import Language, Name, Words

FIGURES = ("a_decision", "contested", "a_game")
_OF_RECORDS = ("games", "mixture")
"""What is not said beside --record."""
_OF_SET = (*_OF_RECORDS, "ruleset", "rulings", "terms", "seed", "decisions", "first", "most", "floor", "engine")
"""What is not said beside --from."""


@click.command(cls=LocalisedCommand)
@of_game
@at_table
@click.option("--games", default=500, type=Within(min=1), help="How many games.")
@click.option("--seed", default=0, type=Whole(), help="Game n of a seed is always the same game.")
@click.option("--players", type=PlayerNames(people=False), metavar="A,B", show_default="all",
              help="Whose choices are judged.")  # fmt: skip
@click.option("--mixture", type=PlayerNames(people=False), metavar="A,B", show_default="the levels",
              help="The players of the games; for every seat one is drawn.")  # fmt: skip
@click.option("--decisions", type=Within(min=1), show_default="all", help="Judge so many of each game, drawn.")
@click.option("--first", default=FIRST, type=Within(min=2), help="Play every choice out so many times, then double.")
@click.option("--most", default=MOST, type=Within(min=2), help="Play no choice out more often.")
@click.option(
    "--floor",
    type=Seconds(0),
    show_default="a fiftieth of the gap between best and worst result",
    help="Tell no smaller losses from none.",
)
@click.option("--out", type=FILE, metavar="FILE", help="Write what was judged to FILE, packed if it ends in .gz.")
@click.option("--from", "given", type=FILE, metavar="FILE", help="Ask --players at the decisions of such a FILE.")
@click.option("--record", "records", type=FILE, multiple=True, metavar="FILE", help="Judge games that people played.")
@click.option("--csv", type=FILE, help="Write a row for each player to FILE.")
@click.option("--partial", type=FILE, help="Keep what is judged in FILE; the same command goes on from it.")
@on_workers
@as_json
@in_language
def errors(game: str, in_json: bool, language: Language, **options: Any) -> None:
    """Measure what the choices of every player of GAME lose: all are asked at the same decisions, and a deeper player judges."""
    if options["given"]:
        refuse_beside("--from", _OF_SET)
    if options["records"]:
        refuse_beside("--record", _OF_RECORDS)
    before = read_set(options["given"]) if options["given"] else None
    survey = _survey(game, options, before)
    sources = _sources(survey, options["records"], before)
    known = {each.position: each for played in before.games for each in played.judged} if before else None
    with ended_by_sigterm(), progress_bar(len(sources)) as progress:
        found = judged(survey, sources, known=known, processes=workers_of(options), progress=progress,
                       partial_file=options["partial"])  # fmt: skip
    if options["out"]:
        write_set(options["out"], found)
    if options["partial"]:
        options["partial"].unlink(missing_ok=True)
    report = reported(found)
    if options["csv"]:
        _write_rows(options["csv"], report)
    if in_json:
        write_json(report)
    else:
        _write(report, unit_of(survey.plan.table()), language)


def _survey(game: str, options: Mapping[str, Any], before: JudgedSet | None) -> Survey:
    """What is asked of whom. Raises `Misuse` for a set of another game."""
    asked = players_named(options["players"])
    if before is not None:
        if before.survey.plan.game != opened(game).id:
            raise Misuse(TEXTS["set_of_another"].filled(found=before.survey.plan.game))
        return again(before.survey, asked)
    return survey_of(
        plan_of(game, {**options, "players": None}),
        mixture=players_named(options["mixture"]),
        asked=asked,
        decisions=options["decisions"],
        floor=options["floor"],
        first=options["first"],
        most=options["most"],
    )


def _sources(survey: Survey, records: tuple[Path, ...], before: JudgedSet | None) -> list[Source]:
    """What is judged: records where there are some, else the games of a set, else those of the survey."""
    if records:
        return [
            PlayedRecord(f"{file.name} {nth}", each)
            for file in records
            for nth, (_, each) in enumerate(games_in(file), 1)
        ]
    return [*range(survey.plan.games)] if before is None else [*before.games]


def _write_rows(path: Path, report: Mapping[str, Any]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        lines = csv.writer(file, lineterminator="\n")
        ends = (name + end for name in FIGURES for end in ("", "_low", "_high"))
        lines.writerow(["player", "decisions", *ends, "worse"])
        for each in report["players"]:
            figures = (value for name in FIGURES for value in (each[name]["mean"], *(each[name]["ci95"] or ("", ""))))
            lines.writerow([each["name"], each["decisions"], *figures, each["worse"]])


def _write(report: Mapping[str, Any], unit: Name | Words, language: Language) -> None:
    def say(words: Words, **values: object) -> None:
        echo(words.filled(**values).said_in(language))

    survey, yardstick = report["survey"], report["yardstick"]
    echo(f"{report['ruleset']} {typed({**report['rulings'], **report['terms']})}".rstrip())
    say(phrases.MATCH_SEED, seed=survey["plan"]["seed"], release=report["release"], python=report["python"])
    columns = [column.said_in(language) for column in phrases.ERROR_COLUMNS]
    rows = [
        (each["name"], str(each["decisions"]), *(cell for name in FIGURES for cell in _cells(each[name])),
         f"{each['worse']:.1%}")
        for each in report["players"]
    ]  # fmt: skip
    write_table(phrases.ERRORS.filled(unit=unit).said_in(language), columns, rows)
    say(phrases.ERRORS_JUDGED, **{name: f"{report[name]:,}" for name in ("games", "choices", "judged", "contested")})
    depth = survey["depth"]
    say(phrases.ERRORS_ROLLED, **{name: f"{report[name]:,}" for name in ("rolled_out", "undecided")},
        first=depth["first"], most=depth["most"], floor=number(depth["floor"]), unit=unit)  # fmt: skip
    say(phrases.YARDSTICK[yardstick["cards"]], player=yardstick["player"], other=yardstick["supposed_by"],
        engine=yardstick["engine"])  # fmt: skip
    if report["left"]:
        say(phrases.ERRORS_LEFT, left=report["left"])
    check = report["check"]
    if check is not None:
        words = phrases.ERRORS_EXACT if yardstick["cards"] == "open" else phrases.ERRORS_OPENED
        figures = {name: number(check[name]["mean"]) for name in ("told", "checked", "difference")}
        say(words, choices=f"{check['choices']:,}", **figures, ci95=interval_of(check["difference"]["ci95"]),
            square=number(check["root_mean_square"]), unit=unit)  # fmt: skip


def _cells(figure: Mapping[str, Any]) -> tuple[str, str]:
    return number(figure["mean"]), interval_of(figure["ci95"])
