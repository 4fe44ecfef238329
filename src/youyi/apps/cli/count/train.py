"""`youyi train`: a network learns a game by playing against itself."""

from __future__ import annotations

import os
import platform
from collections.abc import Mapping
from dataclasses import fields, replace
from functools import partial
from pathlib import Path
from shlex import join
from typing import Any

import click

from youyi.analysis.runs.commands import answers_typed
from youyi.analysis.runs.engines import fast_engine
from youyi.apps.cli import phrases
from youyi.apps.cli.base.failures import Misuse
from youyi.apps.cli.base.options import at_table, in_language, laid
from youyi.apps.cli.base.out import echo
from youyi.apps.cli.base.values import OneOf, Whole, Within
from youyi.apps.cli.localised import LocalisedCommand
from youyi.apps.cli.texts import REFUSALS as TEXTS
from youyi.kernel.game import Table
from youyi.kernel.names import Language

TRAINED = ("dama", "madiao", "ruqi")
"""The games whose networks can be trained."""
LESSON = {"madiao": {"deals": 1}, "ruqi": {"rounds": 1}}
"""The terms of one lesson's games, where the usual ones say otherwise."""
GOALS = ("score", "first")
"""What they can learn to play for, in one game or another."""


@click.command(cls=LocalisedCommand)
@click.argument("game", type=OneOf(TRAINED))
@click.option("--lessons", type=Within(min=1), show_default="as shipped", help="How many lessons.")
@click.option("--games", type=Within(min=1), show_default="as shipped", help="In each, by each process.")
@click.option(
    "--processes",
    type=Within(min=1),
    show_default="as shipped",
    help="The weights of all processes are averaged after each lesson.",
)
@click.option(
    "--rate", type=float, show_default="as shipped", help="How far a weight goes at first, in parts of the error."
)
@click.option("--trace", type=float, show_default="as shipped", help="λ of TD(λ), from 0 to 1.")
@click.option("--strewn", type=Within(min=0, max=100), show_default="as shipped", help="In a hundred rounds of 儒棋, begin so many anywhere.")  # fmt: skip
@click.option(
    "--goal", type=OneOf(GOALS), show_default="as shipped", help="What to play for; the first place in 打馬 only."
)
@click.option("--others", type=Within(min=0, max=100), show_default="as shipped", help="In a hundred games, seat one learner among players that do not learn in so many.")  # fmt: skip
@click.option("--looks", type=Within(min=1), show_default="as shipped", help="How often the curve is taken.")
@click.option("--best", is_flag=True, default=None, help="Take the weights that measured best in the curve, not the last ones.")  # fmt: skip
@click.option("--seed", default=1, type=Whole(), help="The same seed and processes give the same weights.")
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), required=True, metavar="FILE", help="Where to write them.")  # fmt: skip
@at_table
@in_language
def train(game: str, out: Path, language: Language, **options: Any) -> None:
    """Train the network of GAME on a table, tell its learning curve, and write its weights."""
    table = laid(game, {**options, "terms": {**LESSON.get(game, {}), **dict(options["terms"])}})
    fast_engine(table)  # says what is missing
    from youyi.learn.tables import laid_of
    from youyi.learn.trainers import goals, trainer, usual
    from youyi.learn.training_run import card_of, rounded, trained

    run = usual(game)
    asked = {name: options[name] for name in (each.name for each in fields(run)) if options.get(name) is not None}
    run = replace(run, **asked)
    if run.goal not in goals(game):
        raise Misuse(TEXTS["not_one_of"].filled(value=run.goal, valid=goals(game)))
    make = partial(trainer, laid_of(table), run.goal)
    weights, curve = trained(make, run, partial(_tell, language))
    machine = f"{os.cpu_count()} cores, {platform.machine()}"
    card = card_of(_command(table, asked), run, curve, machine)
    out.write_bytes(rounded(make(), weights, card))
    echo(phrases.TRAINED.filled(file=out, size=out.stat().st_size, hours=curve.hours).said_in(language))


def _tell(language: Language, games: int, figures: Mapping[str, float]) -> None:
    """A point of the learning curve, on one line."""
    named = (f"{phrases.LEARNT[name].said_in(language)} {figure:+.4f}" for name, figure in figures.items())
    echo(f"{games:>9,}  {'  '.join(named)}")


def _command(table: Table[Any, Any, Any, Any], asked: dict[str, Any]) -> str:
    """The command that trains the same weights."""
    words = ["youyi", "train", table.game.id, "--ruleset", table.ruleset.full_id]
    for option, answers in (("--set", table.changed_rulings), ("--term", table.changed_terms)):
        for answer in answers_typed(answers):
            words += [option, answer]
    for name, value in asked.items():
        words += [f"--{name}"] if value is True else [f"--{name}", str(value)]
    return join([*words, "--out", "FILE"])
