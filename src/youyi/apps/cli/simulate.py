"""`youyi simulate`: many games, counted."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import click

from youyi.analysis.engines import ENGINES, reason
from youyi.analysis.simulate import Plan
from youyi.analysis.simulate import simulate as played
from youyi.apps.cli import phrases
from youyi.apps.cli.options import as_json, at_table, in_language, of_game, opened, players_named
from youyi.apps.cli.out import echo, write_json, write_table
from youyi.apps.cli.values import OneOf, PlayerNames, Whole, Within
from youyi.kernel.names import Language, Words


@click.command()
@of_game
@click.option("--games", default=1000, type=Within(min=1), help="How many.")
@click.option("--seed", default=0, type=Whole(), help="Game n of a seed is always the same game.")
@click.option("--players", type=PlayerNames(people=False), metavar="A,B", default="random",
              help="One for each seat, or one for all.")  # fmt: skip
@at_table
@click.option("--processes", type=Within(min=1), default=os.cpu_count, show_default="one per core", help="How many.")
@click.option("--engine", default="auto", type=OneOf(ENGINES), help="Who plays; the figures are the same.")
@as_json
@in_language
def simulate(game: str, players: str, processes: int, in_json: bool, language: Language, **options: Any) -> None:
    """Play many games of GAME, single bouts unless a --term says otherwise, and count."""
    plan = Plan(
        game=opened(game).id,
        ruleset=options["ruleset"],
        rulings=dict(options["rulings"]),
        terms=dict(options["terms"]),
        players=players_named(players),
        games=options["games"],
        seed=options["seed"],
        engine=options["engine"],
    )
    with _progress(plan.games) as progress:
        report = played(plan, processes=processes, progress=progress)
    if in_json:
        write_json(report)
    else:
        _write(report, language)


@contextmanager
def _progress(games: int) -> Iterator[Callable[[int], None]]:
    """Show a bar on stderr, and nothing where that is no terminal."""
    if not sys.stderr.isatty():
        yield lambda _games: None
        return
    from rich.console import Console  # only a terminal has a bar
    from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("games", total=games)
        yield lambda more: bar.advance(task, more)


def _write(report: dict[str, Any], language: Language) -> None:
    def say(words: Words, **values: object) -> None:
        echo(words.filled(**values).said_in(language))

    changed = " ".join(f"{name}={value}" for name, value in (*report["rulings"].items(), *report["terms"].items()))
    echo(f"{report['ruleset']} {changed}".rstrip())
    say(phrases.SEED, **{key: report[key] for key in ("seed", "release", "fingerprint")})
    say(phrases.ENGINE, engine=report["engine"], why=reason(report["engine_because"]).said_in(language))
    say(phrases.GAMES_PLAYED, games=report["games"], ended=report["ended"])
    length = report["length"]
    mean, interval = _number(length["mean"]), _interval(length["ci95"])
    say(phrases.TURNS, mean=mean, interval=interval, median=length["p50"], p95=length["p95"], most=length["max"])
    rows = [
        (str(seat), name, _number(each["mean"]), _interval(each["ci95"]), _number(each["first"]), _interval(each["first_ci95"]))
        for seat, (name, each) in enumerate(zip(report["players"], report["seats"], strict=True))
    ]  # fmt: skip
    columns = [column.said_in(language) for column in phrases.SEAT_COLUMNS]
    write_table(phrases.SEATS.said_in(language), columns, rows)
    say(phrases.ENDS, ends="  ".join(f"{kind} {times}" for kind, times in report["ends"].items()))


def _number(value: float | None) -> str:
    return "–" if value is None else f"{value:.3f}"


def _interval(bounds: list[float] | None) -> str:
    return "–" if bounds is None else f"[{bounds[0]:.3f}, {bounds[1]:.3f}]"
