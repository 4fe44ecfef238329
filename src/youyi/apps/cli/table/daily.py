"""`youyi daily`: a day's deal in the terminal, the same for everybody who plays without a server, beside the computers' results."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import click

from youyi.analysis.puzzles.puzzle import AnyGame, number_of_the_day, puzzles_of
from youyi.apps.cli import phrases, refusals
from youyi.apps.cli.base.completion import HUMAN
from youyi.apps.cli.base.failures import BadValue, Misuse
from youyi.apps.cli.base.options import in_language, of_game, opened
from youyi.apps.cli.base.out import echo
from youyi.apps.cli.base.values import Seconds
from youyi.apps.cli.localised import LocalisedCommand
from youyi.apps.cli.table.dialogue import Dialogue
from youyi.apps.cli.table.display import interactive
from youyi.apps.cli.table.kept_game import make_sure_it_is_free
from youyi.apps.cli.table.local_game import LocalGame, seated
from youyi.apps.cli.table.screen_dialogue import ScreenDialogue
from youyi.apps.cli.table.solving import solve_in_turn
from youyi.kernel.committed import commitment
from youyi.kernel.face.speech import YOU
from youyi.kernel.ledger import signed
from youyi.kernel.names import Language
from youyi.kernel.rules import Over
from youyi.kernel.seats import Seat
from youyi.players.daily import PUBLIC, DailyDeal, Result, beaten, came_out, deal_of, secret_of
from youyi.records.record import CommittedChance

_MINE = Seat(0)
"""The seat of who plays."""


class Day(click.ParamType[date]):
    """A day that has begun, as ISO 8601 writes it. Days are of UTC."""

    name = "date"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> date:
        """Read the day."""
        try:
            day = date.fromisoformat(value)
        except ValueError:
            raise BadValue(refusals.NOT_DAY.filled(value=value), param, ctx) from None
        if day > _today():
            raise BadValue(refusals.DAY_TO_COME.filled(value=value, today=_today().isoformat()), param, ctx)
        return day


@click.command(cls=LocalisedCommand)
@of_game
@click.option("--day", type=Day(), metavar="DATE", show_default="today's", help="Another day's deal: 2026-11-28.")
@click.option("--puzzle", is_flag=True, help="Solve the puzzle of the day, not its deal.")
@click.option("--record", "file", type=click.Path(path_type=Path), metavar="FILE", help="Keep the game in FILE.")
@click.option(
    "--pace", type=Seconds(min=0), default=0.0, metavar="SECONDS", help="Show each move of others for so long."
)
@click.option("--plain", is_flag=True, help="Lines one after another: no colours, nothing cleared.")
@in_language
def daily(
    game: str, *, day: date | None, puzzle: bool, file: Path | None, pace: float, plain: bool, language: Language
) -> None:
    """Play the deal of the day of GAME: the same throws and cards for everybody who plays without a server.

    It follows from the date alone: whoever wants to can work it out beforehand. The computers play it, too.
    """
    if puzzle:
        if file is not None or pace:
            raise Misuse(refusals.PUZZLE_ALONE)
        _pose(opened(game), day or _today(), language, screen=interactive() and not plain)
        return
    deal, on = deal_of(opened(game)), (day or _today()).isoformat()
    if file is not None:
        make_sure_it_is_free(file)
    local = _laid(deal, on, HUMAN)
    ruleset, level = local.table.ruleset.name, deal.opponent.name
    what = phrases.DAY.filled(day=on, ruleset=ruleset, level=level).said_in(language)
    if screen := interactive() and not plain:
        ScreenDialogue(local, language, file, pace=pace).run()
    else:
        echo(what)
        Dialogue(local, language, file).run()
    if isinstance(over := local.session.prompt, Over):
        if screen:  # which was cleared
            echo(what)
        for line in _compared(deal, on, came_out(over, _MINE), language):
            echo(line)


def _pose(game: AnyGame, day: date, language: Language, *, screen: bool) -> None:
    number = number_of_the_day(game, day)
    if number is None:
        raise Misuse(refusals.NO_PUZZLE.filled(number=1, found=0))
    solve_in_turn(game, [puzzles_of(game)[number - 1]], 1, language, screen=screen)


def _today() -> date:
    return datetime.now(UTC).date()


def _laid(deal: DailyDeal, day: str, first: str) -> LocalGame:
    """A day's deal without a server, with somebody on the first seat."""
    secret = secret_of(PUBLIC, day, deal.table)
    others = [deal.opponent.id] * (deal.table.rules.seats - 1)
    return LocalGame(
        deal.table, seated((first, *others), deal.table), CommittedChance(commitment(secret), secret.hex())
    )


def _compared(deal: DailyDeal, day: str, mine: Result, language: Language) -> Iterator[str]:
    """The results of a day's deal, the best first, what share of the computers did worse, and a line to share."""
    field = [(each.name, _of_computer(deal, day, each.id)) for each in deal.field if not each.kernels]
    yield phrases.DAY_RESULTS.said_in(language)
    everyone: Sequence[tuple[object, Result]] = [(YOU, mine), *field]
    for who, result in sorted(everyone, key=lambda each: each[1].rank, reverse=True):
        template = phrases.DAY_WON if result.won else phrases.DAY_LOST
        yield f"  {template.filled(who=who, score=signed(result.score)).said_in(language)}"
    share = beaten(mine, [result for _, result in field])
    if share is not None:
        named = deal.table.game.name
        yield phrases.DAY_LINE.filled(day=day, game=named, share=share).said_in(language)


def _of_computer(deal: DailyDeal, day: str, player: str) -> Result:
    local = _laid(deal, day, player)
    over = local.session.play_out(local.players, local.chances)
    assert over is not None, "every game ends"
    return came_out(over, _MINE)
