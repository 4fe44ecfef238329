"""`youyi why`: one ply of a game file, explained."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeAlias

import click

from youyi.apps.cli.base import clauses
from youyi.apps.cli.base.failures import Misuse
from youyi.apps.cli.base.game_files import games_in, named
from youyi.apps.cli.base.options import in_language
from youyi.apps.cli.base.out import echo
from youyi.apps.cli.base.values import Whole
from youyi.apps.cli.localised import LocalisedCommand
from youyi.apps.cli.texts import REFUSALS as TEXTS
from youyi.kernel.articles import Article
from youyi.kernel.game import Table
from youyi.kernel.names import Language
from youyi.kernel.rules import Reason
from youyi.kernel.session import Told
from youyi.records.replay import replay_as_far_as_valid
from youyi.records.transcript import ply_lines
from youyi.records.vocabulary import Vocabulary

AnyTable: TypeAlias = Table[Any, Any, Any, Any]


@click.command(cls=LocalisedCommand)
@click.argument("file", type=click.Path(path_type=Path))
@click.argument("ply", type=Whole())
@in_language
def why(file: Path, ply: int, language: Language) -> None:
    """Explain PLY (counted from 1) of the game in FILE: what followed, and every clause behind it."""
    place, game = games_in(file)[0]
    with named(place):
        found = replay_as_far_as_valid(game)
        if found.error is not None and ply == len(found.plies) + 1:
            raise found.error
    if not 1 <= ply <= len(found.plies):
        raise Misuse(TEXTS["no_ply"].filled(ply=ply, first=1, last=len(found.plies)))
    for line in explained(found.table, found.plies[ply - 1].whole, language):
        echo(line)


def explained(table: AnyTable, ply: Told[Any, Any], language: Language) -> list[str]:
    """A ply, then each of its reasons once, in the order of its events."""
    lines = list(ply_lines(table, ply, language))
    for because in dict.fromkeys(event.because for event in ply.events):
        lines += ["", *reason(table, because, language)]
    return lines


def reason(table: AnyTable, because: Reason, language: Language) -> list[str]:
    """A clause or an answer, written out."""
    if isinstance(because, Article):
        return list(clauses.clause(because, language))
    name = Vocabulary.of(table.game).question(because)
    return list(clauses.answer(name, because, language))
