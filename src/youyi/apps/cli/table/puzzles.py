"""`youyi puzzles`: positions with one clearly best choice, to be solved or to be found."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from youyi.analysis.puzzles.mining import mine as prepared_mine
from youyi.analysis.puzzles.mining import mined
from youyi.analysis.puzzles.posing import GRADES
from youyi.analysis.puzzles.puzzle import puzzle_line, tracks_of
from youyi.analysis.runs.plan import Plan
from youyi.apps.cli.base.failures import Misuse
from youyi.apps.cli.base.long_runs import FILE, ended_by_sigterm, progress_bar
from youyi.apps.cli.base.options import in_language, of_game, opened
from youyi.apps.cli.base.out import echo
from youyi.apps.cli.base.planned import counted, plan_of
from youyi.apps.cli.base.values import RulesetId, Within
from youyi.apps.cli.localised import LocalisedCommand, LocalisedGroup
from youyi.apps.cli.table.display import interactive
from youyi.apps.cli.table.solving import solve_in_turn
from youyi.apps.cli.texts import REFUSALS as TEXTS
from youyi.kernel.names import Language

DEEP = 200
"""Playouts of each answer, unless another number is named."""


class Puzzles(LocalisedGroup):
    """A group whose name may be followed by a game, to solve its puzzles."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Whatever is no subcommand names a game."""
        if args[0] in self.commands or args[0].startswith("-"):
            return super().resolve_command(ctx, args)
        return "solve", self.commands["solve"], args


@click.group(cls=Puzzles)
def puzzles() -> None:
    """Solve puzzles of a game, or find new ones."""


@puzzles.command(cls=LocalisedCommand)
@of_game
@click.option("--grade", type=Within(min=1, max=len(GRADES)), show_default="all", help="1 easy, 2 middling, 3 hard.")
@click.option("--theme", metavar="IDEA", show_default="all", help="An idea, by its key: keep_together.")
@click.option("--ruleset", type=RulesetId(), metavar="ID", show_default="the game's first", help="A named ruleset.")
@click.option("--number", type=Within(min=1), default=1, help="The puzzle to begin with.")
@in_language
def solve(
    game: str, grade: int | None, theme: str | None, ruleset: str | None, number: int, language: Language
) -> None:
    """Solve the puzzles of GAME, one after the other."""
    found = opened(game)
    track = tracks_of(found).get(found.under(ruleset).ruleset.id, ())
    themes = tuple(dict.fromkeys(each.theme for each in track))
    if theme is not None and themes and theme not in themes:
        raise Misuse(TEXTS["not_one_of"].filled(value=theme, valid=themes))
    chosen = [each for each in track if grade in (None, each.grade) and theme in (None, each.theme)]
    if number > len(chosen):
        raise Misuse(TEXTS["no_puzzle"].filled(number=number, found=len(chosen)))
    solve_in_turn(found, chosen, number, language, screen=interactive())


@puzzles.command(cls=LocalisedCommand)
@of_game
@counted
@click.option("--playouts", type=Within(min=2), default=DEEP, help="Play every answer out so many times.")
@click.option("--from-ply", type=Within(min=0), default=0, help="Look no earlier in a game.")
@click.option("--out", type=FILE, metavar="FILE", help="Write a line for each puzzle; without it to the screen.")
@in_language
def mine(game: str, playouts: int, from_ply: int, out: Path | None, language: Language, **options: Any) -> None:
    """Find puzzles of GAME in games that players play."""
    del language  # errors are written in it
    plan: Plan = plan_of(game, options)
    found = prepared_mine(plan, playouts)
    lines = []
    with ended_by_sigterm(), progress_bar(plan.games) as progress:
        for number in range(plan.games):
            lines += [puzzle_line(each) for each in mined(found, number, first=from_ply)]
            progress(1)
    if out is None:
        echo("".join(lines), newline=False)
    else:
        out.write_text("".join(lines), encoding="utf-8", newline="\n")
