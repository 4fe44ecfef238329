"""`youyi daily`: a day's deal in the terminal, or a week's, the same for everybody who plays without a server, beside the computers'."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import click

from youyi.analysis.occasions import WEEKLY, Occasion, occasion_of
from youyi.analysis.puzzles.puzzle import AnyGame, number_of_the_day, puzzles_of
from youyi.analysis.review.evaluators import NotJudged
from youyi.analysis.review.reckoning import reckoned
from youyi.analysis.review.telling import within
from youyi.apps.cli import phrases
from youyi.apps.cli.base.completion import HUMAN
from youyi.apps.cli.base.failures import BadValue, Misuse
from youyi.apps.cli.base.options import in_language, of_game, opened
from youyi.apps.cli.base.out import echo
from youyi.apps.cli.base.values import Seconds
from youyi.apps.cli.localised import LocalisedCommand
from youyi.apps.cli.table.dialogue import Dialogue
from youyi.apps.cli.table.display import interactive
from youyi.apps.cli.table.kept_days import KeptDays, kept_days
from youyi.apps.cli.table.kept_game import make_sure_it_is_free
from youyi.apps.cli.table.local_game import LocalGame, seated
from youyi.apps.cli.table.screen_dialogue import ScreenDialogue
from youyi.apps.cli.table.solving import solve_in_turn
from youyi.apps.cli.texts import REFUSALS as TEXTS
from youyi.kernel.committed import commitment
from youyi.kernel.face.speech import YOU
from youyi.kernel.ledger import signed
from youyi.kernel.names import Language, Words
from youyi.kernel.rules import Over
from youyi.kernel.seats import Seat
from youyi.players.daily import PUBLIC, DailyDeal, Result, beaten, came_out, deal_of, secret_of, summed
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
            raise BadValue(TEXTS["not_day"].filled(value=value), param, ctx) from None
        if day > _today():
            raise BadValue(TEXTS["day_to_come"].filled(value=value, today=_today().isoformat()), param, ctx)
        return day


@click.command(cls=LocalisedCommand)
@of_game
@click.option("--day", type=Day(), metavar="DATE", show_default="today's", help="Another day's deal: 2026-11-28.")
@click.option("--week", is_flag=True, help="Play the next of the week's five deals, not the day's.")
@click.option("--puzzle", is_flag=True, help="Solve the puzzle of the day, not its deal.")
@click.option("--record", "file", type=click.Path(path_type=Path), metavar="FILE", help="Keep the game in FILE.")
@click.option(
    "--pace", type=Seconds(min=0), default=0.0, metavar="SECONDS", help="Show each move of others for so long."
)
@click.option("--plain", is_flag=True, help="Lines one after another: no colours, nothing cleared.")
@in_language
def daily(
    game: str,
    *,
    day: date | None,
    week: bool,
    puzzle: bool,
    file: Path | None,
    pace: float,
    plain: bool,
    language: Language,
) -> None:
    """Play the deal of the day of GAME: the same throws and cards for everybody who plays without a server.

    It follows from the date alone: whoever wants to can work it out beforehand. The computers play it, too.
    """
    if puzzle:
        if file is not None or pace or week:
            raise Misuse(TEXTS["puzzle_alone"])
        _pose(opened(game), day or _today(), language, screen=interactive() and not plain)
        return
    played = _Played(deal_of(opened(game)), occasion_of(day or _today(), weekly=week), kept_days())
    name = played.next
    if name is not None:
        if file is not None:
            make_sure_it_is_free(file)
        local, what = _laid(played.deal, name, HUMAN), played.announced(name)
        if screen := interactive() and not plain:
            ScreenDialogue(local, language, file, pace=pace).run()
        else:
            echo(what.said_in(language))
            Dialogue(local, language, file).run()
        if not isinstance(over := local.session.prompt, Over):
            return
        if screen:  # which was cleared
            echo(what.said_in(language))
        played.ended(name, came_out(over, _MINE))
        played.without = _without_luck(local)
    for line in played.told(language):
        echo(line)


def _pose(game: AnyGame, day: date, language: Language, *, screen: bool) -> None:
    number = number_of_the_day(game, day)
    if number is None:
        raise Misuse(TEXTS["no_puzzle"].filled(number=1, found=0))
    solve_in_turn(game, [puzzles_of(game)[number - 1]], 1, language, screen=screen)


def _today() -> date:
    return datetime.now(UTC).date()


def _laid(deal: DailyDeal, name: str, first: str) -> LocalGame:
    """The deal of a name without a server, with somebody on the first seat."""
    secret = secret_of(PUBLIC, name, deal.table)
    others = [deal.opponent.id] * (deal.table.rules.seats - 1)
    return LocalGame(
        deal.table, seated((first, *others), deal.table), CommittedChance(commitment(secret), secret.hex())
    )


@dataclass(slots=True)
class _Played:
    """The deals of one game on a day or in a week, and how far they are played."""

    deal: DailyDeal
    occasion: Occasion
    kept: KeptDays
    latest: Result | None = None
    """That of the game which has just ended."""
    again: bool = False
    """Whether that game was played before."""
    without: Words | None = None
    """That game's result without luck; None: nobody judges such games."""

    @property
    def next(self) -> str | None:
        """The deal to be played: a day's may be played again; None: all five of the week are."""
        if not self.occasion.weekly:
            return self.occasion.deals[0]
        return next((each for each in self.occasion.deals if self._result(each) is None), None)

    def announced(self, name: str) -> Words:
        """What is played now."""
        ruleset, level = self.deal.table.ruleset.name, self.deal.opponent.name
        if not self.occasion.weekly:
            return phrases.DAY.filled(day=name, ruleset=ruleset, level=level)
        n, week = self.occasion.deals.index(name) + 1, self.occasion.name
        return phrases.WEEK.filled(n=n, all=WEEKLY, week=week, ruleset=ruleset, level=level)

    def ended(self, name: str, result: Result) -> None:
        """Keep how a game came out. Raises OSError."""
        timely = datetime.now(UTC) < self.occasion.ends
        self.latest = result
        self.again = not self.kept.keep(self.deal.table.game.id, name, result, timely=timely)

    def told(self, language: Language) -> Iterator[str]:
        """How the user did: at the week's deals so far, or beside the computers, with a line to share; and the streak."""
        if self.without is not None:
            yield self.without.said_in(language)
        done = [found for name in self.occasion.deals if (found := self._result(name)) is not None]
        if self.occasion.weekly:
            for n, each in enumerate(done, 1):
                template = phrases.DEAL_WON if each.won else phrases.DEAL_LOST
                yield template.filled(n=n, score=signed(each.score)).said_in(language)
        if len(done) < len(self.occasion.deals):
            yield phrases.WEEK_NEXT.filled(game=self.deal.table.game.id).said_in(language)
            return
        yield from self._compared(summed(done) if self.occasion.weekly else self.latest or done[0], language)
        if self.again:
            yield phrases.DAY_AGAIN.said_in(language)
        now = self.occasion
        if now == occasion_of(_today(), weekly=now.weekly) and (n := self.kept.streak(now)):
            yield (phrases.WEEK_STREAK if now.weekly else phrases.DAY_STREAK).filled(n=n).said_in(language)

    def _compared(self, mine: Result, language: Language) -> Iterator[str]:
        """The results, the best first, what share of the computers did worse, and a line to share."""
        weekly = self.occasion.weekly
        field = [(each.name, self._of_computer(each.id)) for each in self.deal.field if not each.kernels]
        yield (phrases.WEEK_RESULTS if weekly else phrases.DAY_RESULTS).said_in(language)
        everyone: Sequence[tuple[object, Result]] = [(YOU, mine), *field]
        for who, result in sorted(everyone, key=lambda each: each[1].rank, reverse=True):
            score = signed(result.score)
            if weekly:
                came = phrases.WEEK_CAME.filled(who=who, won=result.won, all=WEEKLY, score=score)
            else:
                came = (phrases.DAY_WON if result.won else phrases.DAY_LOST).filled(who=who, score=score)
            yield f"  {came.said_in(language)}"
        share = beaten(mine, [result for _, result in field])
        if share is not None:
            template, named = phrases.WEEK_LINE if weekly else phrases.DAY_LINE, self.deal.table.game.name
            yield template.filled(day=self.occasion.name, game=named, share=share).said_in(language)

    def _result(self, name: str) -> Result | None:
        return self.kept.result(self.deal.table.game.id, name)

    def _of_computer(self, player: str) -> Result:
        return summed([_came_out(_laid(self.deal, name, player)) for name in self.occasion.deals])


def _without_luck(local: LocalGame) -> Words | None:
    """What is said of a finished game's result without luck."""
    try:
        found = reckoned(local.record)
    except NotJudged:
        return None
    assert found is not None, "the game is over"
    mine = found.seats[_MINE]
    return phrases.DAY_WITHOUT.filled(result=within(mine.without, mine.error))


def _came_out(local: LocalGame) -> Result:
    over = local.session.play_out(local.players, local.chances)
    assert over is not None, "every game ends"
    return came_out(over, _MINE)
