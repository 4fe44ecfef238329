"""`youyi solve`: endings with few pieces worked out exactly."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

import click

from youyi.analysis.runs.engines import fast_engine
from youyi.analysis.runs.plan import rulebook_of
from youyi.apps.cli import phrases
from youyi.apps.cli.base.failures import Misuse
from youyi.apps.cli.base.options import as_json, at_table, in_language, laid
from youyi.apps.cli.base.out import echo, write_json
from youyi.apps.cli.base.values import OneOf
from youyi.apps.cli.localised import LocalisedCommand
from youyi.apps.cli.texts import REFUSALS as TEXTS
from youyi.games import game as game_of
from youyi.kernel.face.columns import padded, width
from youyi.kernel.names import Language, Words
from youyi.kernel.version import __version__

_BOARD = game_of("ruqi").board()
PIECES = tuple(each.name.zh_hant for each in _BOARD.pieces)
"""As they are typed after `--white` and `--black`."""
SOLVED = ("ruqi",)
"""The games whose endings can be solved."""

Solved: TypeAlias = tuple[dict[str, float], Callable[[], bytes]]
"""What is told of a table, and what writes its file."""


@click.command(cls=LocalisedCommand)
@click.argument("game", type=OneOf(SOLVED))
@click.option(
    "--white", default=PIECES[-1:], metavar="PIECES", type=OneOf(PIECES), multiple=True, help="A piece of one side."
)
@click.option(
    "--black", default=PIECES[-1:], metavar="PIECES", type=OneOf(PIECES), multiple=True, help="A piece of the other."
)
@click.option("--race", is_flag=True, help="One side alone: the least expected number of turns to clear the board.")
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE", help="Write the table.")
@at_table
@as_json
@in_language
def solve(
    game: str,
    white: tuple[str, ...],
    black: tuple[str, ...],
    in_json: bool,
    language: Language,
    **options: Any,
) -> None:
    """Solve an ending of GAME by value iteration; White is to throw, all pieces at their starts."""
    table = laid(game, {**options, "terms": {"rounds": 1, **dict(options["terms"])}})
    fast_engine(table)  # says what is missing
    first, second = (tuple(map(PIECES.index, side)) for side in (white, black))
    for side in (first, second):
        if len(set(side)) < len(side):
            raise Misuse(TEXTS["piece_twice"])

    def told(words: Words) -> None:
        if not in_json:
            echo(words.said_in(language))

    found, data = _race(table, len(first), told) if options["race"] else _ending(table, first, second, told)
    if options["out"] is not None:
        options["out"].write_bytes(data())
    if in_json:
        write_json({**rulebook_of(table), "release": __version__, "solved": found})
        return
    names = {name: phrases.LEARNT[name].said_in(language) for name in found}
    wide = max(map(width, names.values()))
    for name, figure in found.items():
        echo(f"{padded(names[name], wide)}  {figure:.6g}")


def _race(table: Any, pieces: int, told: Callable[[Words], None]) -> Solved:
    from youyi.learn.race import race_bytes, raced

    race = raced(table, pieces, told)
    found = {"turns": race.from_the_start, "positions": race.positions, "sweeps": race.sweeps}
    return found, partial(race_bytes, race)


def _ending(table: Any, first: tuple[int, ...], second: tuple[int, ...], told: Callable[[Words], None]) -> Solved:
    from youyi.learn.endings import ending_bytes, misplays, network_error, positions, solved, start_worth

    ending = solved(table, first, second, told)
    found = {"worth": start_worth(ending), "positions": positions(ending), "sweeps": ending.sweeps, **misplays(ending)}
    looking = misplays(ending, "lookahead@3")
    found |= {"lookahead not_best": looking["not_best"], "lookahead loss": looking["loss"]}
    return {**found, "network error": network_error(ending)}, partial(ending_bytes, ending)
