"""`youyi compare`: two readings on the same chance, or every answer changed one at a time."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from youyi.analysis.compare.comparison import Comparison, compared, games_of
from youyi.analysis.compare.distributions import differing_games, told_exactly, told_lengths
from youyi.analysis.compare.tasks import ComparisonWork
from youyi.analysis.figures.pairs import is_sure, surety
from youyi.analysis.reports.measure_words import measure_name
from youyi.analysis.runs.commands import typed
from youyi.analysis.runs.engines import reason
from youyi.analysis.runs.plan import Plan
from youyi.analysis.runs.readings import each_answer, read_reading, under
from youyi.apps.cli import phrases
from youyi.apps.cli.base.failures import Misuse
from youyi.apps.cli.base.long_runs import ended_by_sigterm, interval_of, number, progress_bar
from youyi.apps.cli.base.options import as_json, at_terms, in_language, players_named
from youyi.apps.cli.base.out import echo, write_json, write_table
from youyi.apps.cli.base.planned import as_html, by_games, played, workers_of
from youyi.apps.cli.base.values import PlayerNames, RulesetId, Within
from youyi.apps.cli.localised import LocalisedCommand
from youyi.apps.cli.texts import REFUSALS as TEXTS
from youyi.games import game
from youyi.kernel.names import Language, Words


@click.command(cls=LocalisedCommand)
@click.argument("readings", nargs=-1, required=True, type=RulesetId(), metavar="A [B]")
@click.option("--each", is_flag=True, help="Compare A with every rulebook that differs in one answer.")
@by_games
@played
@at_terms
@click.option("--courses", type=Within(min=0), show_default="all; of the readable engine 100, none with --each",
              help="Follow so many games ply by ply, for decisions, branching, lead changes and drama.")  # fmt: skip
@click.option("--payments", is_flag=True, help="Count in these what is paid under each clause.")
@click.option("--luck", type=Within(min=0), default=0, help="Measure the share of luck with so many chances.")
@click.option("--ladder", type=Within(min=0), default=0, help="Measure in so many games what better play gains.")
@click.option("--rungs", type=PlayerNames(people=False), metavar="A,B", show_default="random and the usual opponent",
              help="The players of the ladder, from the weakest.")  # fmt: skip
@as_html
@as_json
@in_language
def compare(
    readings: tuple[str, ...], each: bool, html: Path | None, in_json: bool, language: Language, **options: Any
) -> None:
    """Play the same games by two readings and say what the second changes.

    A is a game or a ruleset, with answers after commas: ruqi/classical,arms=forward. B is another, or only the answers
    that it changes in A: arms=forward.
    """
    if html is not None:
        from youyi.analysis.reports.plots import require_matplotlib

        require_matplotlib(language)
    work = ComparisonWork(_comparison(readings, options, each=each, lengths=html is not None and not each))
    with ended_by_sigterm(), progress_bar(games_of(work)) as progress:
        report = compared(work, processes=workers_of(options), progress=progress)
    if html is not None:
        from youyi.analysis.reports.folder import write_comparison

        write_comparison(html, report, options["engine"], language, each=each, payments=options["payments"])
    if in_json:
        write_json(report)
    else:
        _write(report, language, each=each)


def _comparison(readings: tuple[str, ...], options: dict[str, Any], *, each: bool, lengths: bool) -> Comparison:
    """What to compare. Raises `Misuse` unless there are two readings, or one with `--each`."""
    if len(readings) != (1 if each else 2):
        raise Misuse(TEXTS["one_reading"] if each else TEXTS["two_readings"])
    first = read_reading(readings[0])
    others = tuple(each_answer(first)) if each else (read_reading(readings[1], first),)
    plan = Plan(
        game=first.game,
        terms=dict(options["terms"]),
        players=players_named(options["players"]),
        games=options["games"],
        seed=options["seed"],
        engine=options["engine"],
    )
    return Comparison(
        base=under(plan, first),
        others=tuple(under(plan, other) for other in others),
        courses=options["courses"],
        payments=options["payments"],
        chances=options["luck"],
        ladder=options["ladder"],
        rungs=_rungs(options["rungs"]),
        lengths=lengths,
    )


def _rungs(text: str | None) -> tuple[str, ...]:
    """The players of the ladder; none: the usual ones. Raises `Misuse` for a single one."""
    names = players_named(text)
    if len(names) == 1:
        raise Misuse(TEXTS["two_rungs"])
    return names


def _write(report: dict[str, Any], language: Language, *, each: bool) -> None:
    def say(words: Words, **values: object) -> None:
        echo(words.filled(**values).said_in(language))

    say(phrases.SIDE, side="A", rules=_rules(report["a"]), engine=report["a"]["engine"],
        why=reason(report["a"]["engine_because"]).said_in(language))  # fmt: skip
    say(phrases.COMPARED, seed=report["seed"], release=report["release"], python=report["python"], games=report["games"],
        courses=report["courses"], chances=report["chances"])  # fmt: skip
    say(phrases.PLAYED_BY, players=", ".join(report["players"]))
    if each:
        _write_ranking(report, language)
        return
    (only,) = report["comparisons"]
    say(phrases.SIDE, side="B", rules=_rules(only["b"]), engine=only["b"]["engine"],
        why=reason(only["b"]["engine_because"]).said_in(language))  # fmt: skip
    say(phrases.SAME, same=only["same"], games=report["games"], bound=differing_games(only["parted_ci95"]),
        parted=", ".join(map(str, only["parted"])) or "–")  # fmt: skip
    say(told_lengths(only["length"]))
    for one in only["exact"]:
        say(told_exactly(one))
    columns = [column.said_in(language) for column in phrases.MEASURE_COLUMNS]
    rows = [_row(report, one, language) for one in only["measures"]]
    write_table(phrases.MEASURES.said_in(language), columns, rows)


def _write_ranking(report: dict[str, Any], language: Language) -> None:
    """What each answer changes, the surest effects first; answers that change nothing measurable are named below."""
    found = [
        (typed(other["changes"]), [one for one in other["measures"] if is_sure(one)]) for other in report["comparisons"]
    ]
    found.sort(key=lambda each: -max((surety(one) for one in each[1]), default=0.0))
    columns = [phrases.ANSWER.said_in(language), *(column.said_in(language) for column in phrases.MEASURE_COLUMNS)]
    rows = [
        (answer, *_row(report, one, language))
        for answer, measures in found
        for one in sorted(measures, key=surety, reverse=True)
    ]
    write_table(phrases.MEASURES.said_in(language), columns, rows)
    nothing = ", ".join(answer for answer, measures in found if not measures)
    echo(phrases.NO_EFFECT.filled(answers=nothing or "–").said_in(language))


def _rules(side: dict[str, Any]) -> str:
    return f"{side['ruleset']} {typed({**side['rulings'], **side['terms']})}".rstrip()


def _row(report: dict[str, Any], one: dict[str, Any], language: Language) -> tuple[str, ...]:
    p = "–" if one["p"] is None else f"{one['p']:.2g}"
    corrected = "–" if one["p_holm"] is None else f"{one['p_holm']:.2g}"
    figures = (number(one["a"]), number(one["b"]), number(one["d"]), interval_of(one["d_ci95"]))
    differing = "–" if one["differing"] is None else str(one["differing"])
    name = measure_name(game(report["a"]["ruleset"].partition("/")[0]), one["measure"]).said_in(language)
    return (name, *figures, p, corrected, str(one["games"]), differing)
