"""`youyi match`: players against each other on the same chance."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from youyi.analysis.match.matches import Match, play_match, single
from youyi.analysis.match.meeting import Sprt
from youyi.analysis.match.multiplayer_match import groups, rankings
from youyi.analysis.match.report import read_played, reported, require_ratings, write_played
from youyi.analysis.review.evaluators import unit_of
from youyi.analysis.runs.commands import typed
from youyi.analysis.runs.plan import Plan
from youyi.apps.cli import phrases
from youyi.apps.cli.base.failures import Misuse
from youyi.apps.cli.base.long_runs import FILE, ended_by_sigterm, interval_of, number, progress_bar
from youyi.apps.cli.base.options import as_json, at_table, in_language, of_game, opened
from youyi.apps.cli.base.out import echo, write_json, write_table
from youyi.apps.cli.base.planned import by_deals, workers_of
from youyi.apps.cli.base.values import PlayerNames, Whole
from youyi.apps.cli.localised import LocalisedCommand
from youyi.apps.cli.texts import REFUSALS as TEXTS
from youyi.kernel.names import Language, Name, Words


@click.command(cls=LocalisedCommand)
@of_game
@click.argument("players", nargs=-1, required=True, type=PlayerNames(people=False), metavar="A B [C …]")
@at_table
@by_deals
@click.option("--seed", default=0, type=Whole(), help="Deal n of a seed is always the same deal.")
@click.option("--sprt", metavar="LOW,HIGH", help="Stop once it is clear whether A is LOW or HIGH Elo stronger than B.")
@click.option("--luck", is_flag=True, help="Seat A once a deal, and take out the luck of the chance.")
@click.option(
    "--together", is_flag=True, help="Seat as many players as the table has at it too, and rate them by who got most."
)
@click.option("--partial", type=FILE, help="Keep what is played in FILE; the same command goes on from it.")
@as_json
@in_language
def match(
    game: str, players: tuple[str, ...], partial: Path | None, in_json: bool, language: Language, **options: Any
) -> None:
    """Let players meet at GAME: every deal is played in all seatings on the same chance."""
    plan = Plan(
        game=opened(game).id,
        ruleset=options["ruleset"],
        rulings=dict(options["rulings"]),
        terms=dict(options["terms"]),
        players=players,
        games=options["deals"],
        seed=options["seed"],
        engine=options["engine"],
    )
    met = Match(plan, sprt=_sprt(options["sprt"], players))
    tables = len(groups(met)) if options["together"] else 0
    if options["luck"] or tables or len(met.pairs()) > 1:
        require_ratings()
    begun = read_played(partial, met) if partial else None
    with ended_by_sigterm(), progress_bar(plan.games * (len(met.pairs()) + tables)) as progress:
        played = play_match(
            met,
            processes=workers_of(options),
            progress=progress,
            begun=begun,
            kept=(lambda so_far: write_played(partial, met, so_far)) if partial else lambda _played: None,
        )
        ranked = rankings(met, processes=workers_of(options), progress=progress) if tables else ()
    singles = {pair: single(plan, *pair) for pair in met.pairs()} if options["luck"] else None
    report = reported(met, played, singles, ranked)
    if partial:
        partial.unlink(missing_ok=True)
    if in_json:
        write_json(report)
    else:
        _write(report, unit_of(plan.table()), language)


def _sprt(text: str | None, players: tuple[str, ...]) -> Sprt | None:
    """The test of `LOW,HIGH`. Raises `Misuse` for anything else, and unless two meet."""
    if text is None:
        return None
    try:
        low, high = map(float, text.split(","))
    except ValueError as error:
        raise Misuse(TEXTS["no_sprt"].filled(text=text)) from error
    if not low < high or len(players) != 2:
        raise Misuse(TEXTS["no_sprt"].filled(text=text))
    return Sprt(low=low, high=high)


def _write(report: dict[str, Any], unit: Name | Words, language: Language) -> None:
    def say(words: Words, **values: object) -> None:
        echo(words.filled(**values).said_in(language))

    echo(f"{report['ruleset']} {typed({**report['rulings'], **report['terms']})}".rstrip())
    say(phrases.MATCH_SEED, seed=report["seed"], release=report["release"], python=report["python"])
    columns = [column.said_in(language) for column in phrases.MEETING_COLUMNS]
    rows = [
        (each["a"], each["b"], str(each["deals"]), number(each["difference"]), interval_of(each["ci95"]),
         str(each["won"]), str(each["tied"]), str(each["lost"]), each["engine"])
        for each in report["meetings"]
    ]  # fmt: skip
    write_table(phrases.MEETINGS.said_in(language), columns, rows)
    for each in report["meetings"]:
        if any(each["forfeited"].values()):
            say(phrases.FORFEITED, first=each["a"], second=each["b"], **each["forfeited"])
        if "luck" in each:
            say(phrases.LUCK_OUT, **each["luck"] | {"a": each["a"], "ci95": interval_of(each["luck"]["ci95"]),
                "mean": number(each["luck"]["mean"]), "unit": unit, "share": f"{each['luck']['variance_removed']:.1%}"})  # fmt: skip
    if report["sprt"] is not None:
        say(
            phrases.SPRT,
            **{**report["sprt"], "ratio": number(report["sprt"]["ratio"]), "verdict": report["sprt"]["verdict"] or "–"},
        )
    _write_ratings(phrases.RATINGS, report["ratings"], language)
    _write_ratings(phrases.TOGETHER, report.get("together", {}).get("ratings", []), language)


def _write_ratings(heading: Words, ratings: list[dict[str, Any]], language: Language) -> None:
    """A table of players with their points; nothing where there are none."""
    columns = [column.said_in(language) for column in phrases.RATING_COLUMNS]
    rows = [(each["name"], f"{each['elo']:.0f}", f"[{each['ci95'][0]:.0f}, {each['ci95'][1]:.0f}]") for each in ratings]
    if rows:
        write_table(heading.said_in(language), columns, rows)
