"""`youyi daily`: the deal of the day at the terminal, the same for everybody, and what computers made of it."""

from __future__ import annotations

from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import click

from youyi.analysis.daily.deal import DailyDeal, Result, beaten, by_computers, deal_of, public_seed, result_of
from youyi.apps.cli import phrases, refusals
from youyi.apps.cli.base.completion import HUMAN
from youyi.apps.cli.base.failures import BadValue
from youyi.apps.cli.base.options import as_json, in_language, opened
from youyi.apps.cli.base.out import echo, write_json, write_table
from youyi.apps.cli.base.values import GameId, PlayerNames, Seconds
from youyi.apps.cli.localised import LocalisedCommand
from youyi.apps.cli.table.display import interactive
from youyi.apps.cli.table.kept_game import keep, make_sure_it_is_free
from youyi.apps.cli.table.local_game import LocalGame, seated
from youyi.apps.cli.table.play import played
from youyi.kernel.ledger import signed
from youyi.kernel.names import Language
from youyi.kernel.seats import Seat
from youyi.records.record import NumberedChance

_MINE = Seat(0)


class Day(click.ParamType[date]):
    """A day up to today, by UTC."""

    name = "day"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> date:
        """Read the day."""
        if isinstance(value, date):
            return value
        try:
            found = date.fromisoformat(value)
        except ValueError:
            found = date.max
        if found > today():
            raise BadValue(refusals.NOT_A_DAY.filled(value=value, today=today().isoformat()), param, ctx)
        return found


def today() -> date:
    """The day by UTC."""
    return datetime.now(UTC).date()


@click.command(cls=LocalisedCommand)
@click.argument("game", type=GameId())
@click.option("--day", type=Day(), default=today, show_default="today", metavar="YYYY-MM-DD", help="An earlier day.")
@click.option(
    "--player", type=PlayerNames(people=True), default=HUMAN, metavar="NAME", help="A player who plays it for you."
)
@click.option("--record", "file", type=click.Path(path_type=Path), metavar="FILE", help="Keep the game in FILE.")
@click.option(
    "--pace", type=Seconds(min=0), default=0.0, metavar="SECONDS", help="Show each move of others for so long."
)
@click.option("--plain", is_flag=True, help="Lines one after another: no colours, nothing cleared.")
@as_json
@in_language
def daily(game: str, day: date, player: str, in_json: bool, language: Language, **options: Any) -> None:
    """Play the deal of the day of GAME: everybody has the same throws and cards, against the same computers."""
    deal, seed, file = deal_of(opened(game)), public_seed(day, game), options["file"]
    if file is not None:
        make_sure_it_is_free(file)
    names = (player, *[deal.opponent.id] * (deal.table.rules.seats - 1))
    local = LocalGame(deal.table, seated(names, deal.table), NumberedChance(seed, 0))
    screen = interactive() and not options["plain"]
    if local.people and not in_json:
        echo(phrases.DAILY.filled(day=day.isoformat()).said_in(language))
    if local.people or not in_json:
        played(local, file, language, options | {"tutor": False}, in_json=in_json, screen=screen)
    else:
        local.session.play_out(local.players, local.chances)
        if file is not None:
            keep(file, local)
    if local.session.over is not None:
        _compared(deal, seed, day, result_of(local.session.over, _MINE), in_json=in_json, language=language)


def _compared(deal: DailyDeal, seed: int, day: date, mine: Result, *, in_json: bool, language: Language) -> None:
    """Write how the computers came out, and what share of them did worse."""
    field = list(by_computers(deal, seed))
    share = beaten(mine, [result for _, result in field])
    if in_json:
        computers = [{"player": each.full_id, "won": result.won, "score": result.score} for each, result in field]
        you = {"won": mine.won, "score": mine.score, "beaten": share}
        day_told = {"day": day.isoformat(), "game": deal.table.game.id, "seed": seed}
        write_json({**day_told, "you": you, "computers": computers})
        return
    rows = [
        (phrases.DAILY_YOU.said_in(language), mine),
        *((each.name.said_in(language), result) for each, result in field),
    ]
    ranked = sorted(rows, key=lambda row: row[1].rank, reverse=True)
    columns = [each.said_in(language) for each in phrases.DAILY_COLUMNS]
    write_table(
        phrases.DAILY_FIELD.said_in(language),
        columns,
        [[who, "✓" if result.won else "", signed(result.score)] for who, result in ranked],
    )
    if share is not None:
        told = phrases.DAILY_BEATEN.filled(day=day.isoformat(), game=deal.table.game.name, share=share)
        echo(told.said_in(language))
