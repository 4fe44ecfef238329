"""`youyi solve`: endings with few pieces worked out exactly."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from youyi.analysis.engines import fast_engine
from youyi.apps.cli import phrases
from youyi.apps.cli.localised import LocalisedCommand
from youyi.apps.cli.options import at_table, in_language, laid
from youyi.apps.cli.out import echo
from youyi.apps.cli.values import OneOf
from youyi.games import game as game_of
from youyi.kernel.columns import padded, width
from youyi.kernel.names import Language

_BOARD = game_of("ruqi").board()
PIECES = tuple(each.name.zh_hant for each in _BOARD.pieces)
"""As they are typed after `--white` and `--black`."""
SOLVED = ("ruqi",)
"""The games whose endings can be solved."""


@click.command(cls=LocalisedCommand)
@click.argument("game", type=OneOf(SOLVED))
@click.option(
    "--white", default=PIECES[-1:], metavar="PIECES", type=OneOf(PIECES), multiple=True, help="A piece of one side."
)
@click.option(
    "--black", default=PIECES[-1:], metavar="PIECES", type=OneOf(PIECES), multiple=True, help="A piece of the other."
)
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE", help="Write the table.")
@at_table
@in_language
def solve(game: str, white: tuple[str, ...], black: tuple[str, ...], out: Path | None, language: Language, **options: Any) -> None:  # fmt: skip
    """Solve an ending of GAME by value iteration; White is to throw, all pieces at their starts."""
    table = laid(game, {**options, "terms": {"rounds": 1, **dict(options["terms"])}})
    fast_engine(table)  # says what is missing
    from youyi.learn.endings import ending_bytes, misplays, positions, solved, start_worth

    first, second = (tuple(map(PIECES.index, side)) for side in (white, black))
    ending = solved(table, first, second, told=lambda words: echo(words.said_in(language)))
    found = {"worth": start_worth(ending), "positions": positions(ending), "sweeps": ending.sweeps, **misplays(ending)}
    looking = misplays(ending, "lookahead@1")
    found |= {"lookahead not_best": looking["not_best"], "lookahead loss": looking["loss"]}
    if out is not None:
        out.write_bytes(ending_bytes(ending))
    names = {name: phrases.LEARNT[name].said_in(language) for name in found}
    wide = max(map(width, names.values()))
    for name, figure in found.items():
        echo(f"{padded(names[name], wide)}  {figure:.6g}")
