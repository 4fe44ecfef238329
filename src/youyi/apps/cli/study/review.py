"""`youyi review`: what was skill in a game, and what was luck."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import click

from youyi.analysis.review import words
from youyi.analysis.review.page import annotated, review_data, review_page
from youyi.analysis.review.review import Review
from youyi.analysis.review.reviewing import reviewed
from youyi.analysis.review.several_page import several_data, several_page, told
from youyi.analysis.review.telling import Teller
from youyi.analysis.runs.engines import ENGINES
from youyi.analysis.texts import REVIEW as TEXTS
from youyi.apps.cli import refusals
from youyi.apps.cli.base.failures import Misuse
from youyi.apps.cli.base.game_files import games_in, named
from youyi.apps.cli.base.long_runs import FILE, ended_by_sigterm, progress_bar
from youyi.apps.cli.base.options import as_json, in_language
from youyi.apps.cli.base.out import echo, write_json, write_table
from youyi.apps.cli.base.values import OneOf, Whole, Within
from youyi.apps.cli.localised import LocalisedCommand
from youyi.kernel.lab.evaluation import Counts
from youyi.kernel.names import Language
from youyi.records.files import save

GOALS = tuple(each.value for each in Counts)


@click.command(cls=LocalisedCommand)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--playouts", type=Within(min=0), show_default="as many as the game needs",
              help="Play every choice out so many times.")  # fmt: skip
@click.option("--seed", default=1, type=Whole(), help="The same seed gives the same figures.")
@click.option("--goal", "counts", type=OneOf(GOALS), show_default="what counts at the game's table",
              help="What to review for: score, or the first place.")  # fmt: skip
@click.option("--engine", default="auto", type=OneOf(ENGINES), help="The players; the figures are the same.")
@click.option("--html", type=FILE, metavar="PAGE", help="Write a page in one file.")
@click.option("--annotate", type=FILE, metavar="RECORD", help="Write the game with remarks at what mattered.")
@as_json
@in_language
def review(
    file: Path,
    html: Path | None,
    annotate: Path | None,
    counts: str | None,
    in_json: bool,
    language: Language,
    **options: Any,
) -> None:
    """Review the games of FILE: what every choice cost, what chance brought, and the results without luck."""
    games = games_in(file)
    if annotate is not None and len(games) > 1:
        raise Misuse(refusals.ONE_GAME.filled(games=len(games)))
    options["counts"], found = None if counts is None else Counts(counts), []
    with ended_by_sigterm(), progress_bar(sum(len(game.moves) for _, game in games)) as progress:
        for place, game in games:
            with named(place):
                found.append(reviewed(game, **options, told=partial(_ply_done, progress, len(game.moves))))
            if found[-1].unit != found[0].unit:
                raise Misuse(refusals.COUNTED_OTHERWISE)
    if html is not None:
        whole = several_page(found, language) if len(found) > 1 else review_page(found[0], language)
        html.write_text(whole, encoding="utf-8", newline="\n")
    if annotate is not None:
        save(annotate, annotated(found[0], language))
    if in_json:
        write_json(several_data(found) if len(found) > 1 else review_data(found[0]))
    elif len(found) > 1:
        _write_several(found, language)
    else:
        _write(found[0], language)


def _ply_done(progress: Callable[[int], None], plies: int, done: int, _all: int) -> None:
    """Count plies alone; what is played out afterwards is not counted."""
    progress(int(done <= plies))


def _write(found: Review, language: Language) -> None:
    teller = Teller(found, language)
    write_table(teller.title, *teller.summary())
    columns, rows = teller.account()
    if rows:
        echo()
        write_table(teller.say(words.ACCOUNT), columns, rows)
    echo(f"\n{teller.say(words.TURNS)}")
    for each in teller.turns() or [teller.say(words.NO_TURNS)]:
        echo(f"  {each}")
    echo()
    columns, rows = teller.errors()
    if rows:
        write_table(teller.say(TEXTS["errors"]), columns, rows)
    else:
        echo(teller.say(TEXTS["no_errors"]))
    echo()
    for each in teller.method():
        echo(each)


def _write_several(found: Sequence[Review], language: Language) -> None:
    games = told(found, language)
    write_table(games.title, *games.means())
    echo()
    write_table(TEXTS["by_game"].said_in(language), *games.by_game())
    echo()
    for each in games.notes():
        echo(each)
