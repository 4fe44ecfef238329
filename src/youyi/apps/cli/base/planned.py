"""Options by which a simulation is planned; every command about one has the same."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

import click

from youyi.analysis.runs.engines import ENGINES
from youyi.analysis.runs.plan import Plan
from youyi.analysis.runs.shards import Workers
from youyi.apps.cli.base.options import at_table, opened, players_named
from youyi.apps.cli.base.values import OneOf, PlayerNames, Whole, Within

F = TypeVar("F", bound=Callable[..., Any])


def played(command: F) -> F:
    """Add `--seed` and `--players`."""
    players = click.option(
        "--players",
        type=PlayerNames(people=False),
        metavar="A,B",
        default="random",
        help="One for each seat, or one for all.",
    )
    seed = click.option("--seed", default=0, type=Whole(), help="Game n of a seed is always the same game.")
    return seed(players(command))


def seeded(command: F) -> F:
    """Add `--seed`, `--players` and the options of a table."""
    return played(at_table(command))


def by_games(command: F) -> F:
    """Add `--games`, `--processes`, `--executor` and `--engine`."""
    return click.option("--games", default=1000, type=Within(min=1), help="How many games.")(on_workers(command))


def by_deals(command: F) -> F:
    """Add `--deals`, `--processes`, `--executor` and `--engine`."""
    deals = click.option("--deals", default=1000, type=Within(min=4), help="How many each two play, in all seatings.")
    return deals(on_workers(command))


def on_workers(command: F) -> F:
    """Add `--processes`, `--executor` and `--engine`."""
    engine = click.option(
        "--engine", default="auto", type=OneOf(ENGINES), help="The players; the figures are the same."
    )
    processes = click.option(
        "--processes", type=Within(min=1), default=os.cpu_count, show_default="one per core", help="How many processes."
    )
    executor = click.option(
        "--executor", metavar="dask://HOST:PORT", help="Share the games out on a Dask cluster; needs youyi[cluster]."
    )
    return processes(executor(engine(command)))


def counted(command: F) -> F:
    """Add the options of `by_games` and of `seeded`."""
    return by_games(seeded(command))


def as_html(command: F) -> F:
    """Add `--html`."""
    folder = click.Path(path_type=Path, file_okay=False)
    return click.option(
        "--html", type=folder, metavar="DIR", help="Write a page with plots and data to DIR; needs youyi[report]."
    )(command)


def workers_of(options: Mapping[str, Any]) -> Workers:
    """Who plays by these options: processes, or a cluster. Raises `NoCluster`."""
    executor, processes = options["executor"], options["processes"]
    if executor is None:
        return int(processes)
    from youyi.analysis.runs.cluster import read_cluster

    return read_cluster(executor)


def plan_of(game: str, options: Mapping[str, Any]) -> Plan:
    """The plan that these options describe. Raises `Unknown` for a game that there is not."""
    return Plan(
        game=opened(game).id,
        ruleset=options["ruleset"],
        rulings=dict(options["rulings"]),
        terms=dict(options["terms"]),
        players=players_named(options["players"]),
        games=options.get("games", 1),
        seed=options["seed"],
        clauses=options.get("clauses", False),
        engine=options.get("engine", "reference"),
    )
