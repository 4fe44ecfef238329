"""`youyi ladder`: the levels of a game meet and are rated."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click

from youyi.analysis.match.levels import ladder_match, ladder_table
from youyi.analysis.match.matches import play_match
from youyi.analysis.match.report import read_played, require_ratings, write_played
from youyi.analysis.runs.commands import typed
from youyi.apps.cli import phrases
from youyi.apps.cli.base.long_runs import FILE, ended_by_sigterm, interval_of, number, progress_bar
from youyi.apps.cli.base.options import as_json, at_table, in_language, of_game
from youyi.apps.cli.base.out import echo, write_json, write_table
from youyi.apps.cli.base.planned import by_deals, plan_of, workers_of
from youyi.apps.cli.base.values import Whole
from youyi.apps.cli.localised import LocalisedCommand
from youyi.apps.cli.texts import TERMINAL as TEXTS
from youyi.kernel.names import Language


@click.command(cls=LocalisedCommand)
@of_game
@at_table
@by_deals
@click.option("--seed", default=1, type=Whole(), help="Deal n of a seed is always the same deal.")
@click.option("--out", type=FILE, metavar="FILE", help="Write the ladder to FILE, as it is shipped.")
@click.option("--partial", type=FILE, help="Keep what is played in FILE; the same command goes on from it.")
@as_json
@in_language
def ladder(
    game: str, out: Path | None, partial: Path | None, in_json: bool, language: Language, **options: Any
) -> None:
    """Let the levels of GAME meet, each those near it in all seatings, and rate them."""
    met = ladder_match(plan_of(game, {**options, "players": None, "games": options["deals"]}))
    require_ratings()
    begun = read_played(partial, met) if partial else None
    with ended_by_sigterm(), progress_bar(sum(map(met.deals, met.pairs()))) as progress:
        played = play_match(
            met,
            processes=workers_of(options),
            progress=progress,
            begun=begun,
            kept=(lambda so_far: write_played(partial, met, so_far)) if partial else lambda _played: None,
        )
    table = ladder_table(met, played)
    if out:
        out.write_text(json.dumps(table, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    if partial:
        partial.unlink(missing_ok=True)
    if in_json:
        write_json(table)
    else:
        _write(table, language)


def _write(table: dict[str, Any], language: Language) -> None:
    echo(f"{table['ruleset']} {typed({**table['rulings'], **table['terms']})}".rstrip())
    columns = [column.said_in(language) for column in phrases.RATING_COLUMNS]
    rated = [
        (each["name"], f"{each['elo']:.0f}", f"[{each['ci95'][0]:.0f}, {each['ci95'][1]:.0f}]")
        for each in table["ratings"]
    ]
    write_table(phrases.RATINGS.said_in(language), columns, rated)
    columns = [column.said_in(language) for column in phrases.MEETING_COLUMNS[:-1]]
    rows = [
        (each["a"], each["b"], str(each["deals"]), number(each["difference"]), interval_of(each["ci95"]),
         str(each["won"]), str(each["tied"]), str(each["lost"]))
        for each in table["meetings"]
    ]  # fmt: skip
    write_table(phrases.MEETINGS.said_in(language), columns, rows)
    for a, b in table["overlaps"]:
        echo(TEXTS["overlap"].filled(a=a, b=b).said_in(language))
