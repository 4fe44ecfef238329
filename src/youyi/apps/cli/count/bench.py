"""`youyi bench`: the speed of the engine on this machine, and of the server."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import click

from youyi.analysis.bench.engine import bench as timed
from youyi.analysis.bench.engine import machine
from youyi.analysis.bench.levels import by_level
from youyi.analysis.bench.peers import missing_peers
from youyi.analysis.bench.tables import against_peers
from youyi.analysis.bench.tables import scaling as scaled
from youyi.apps.cli import phrases
from youyi.apps.cli.base.failures import Misuse
from youyi.apps.cli.base.options import as_json, in_language
from youyi.apps.cli.base.out import Cell, echo, write_json, write_table
from youyi.apps.cli.base.values import OneOf, PlayerNames, Seconds, Within
from youyi.apps.cli.localised import LocalisedGroup
from youyi.apps.cli.texts import REFUSALS as TEXTS
from youyi.kernel.names import Language

DOOR = "youyi.apps.web.bench"
"""Imported by name, as `youyi serve` imports the web app."""
FIGURES = ("moves", "idle", "watchers", "pages", "finished", "start")


@click.group(cls=LocalisedGroup, invoke_without_command=True)
@click.option("--seconds", default=2.0, type=Seconds(min=0.05), help="Processor time for each.")
@click.option("--player", "policy", type=PlayerNames(people=False), default="random", help="The player of every seat.")
@as_json
@in_language
@click.pass_context
def bench(ctx: click.Context, seconds: float, policy: str, in_json: bool, language: Language) -> None:
    """Time random play of every game under every ruleset, on one core.

    `bench levels` times the computers' levels, `bench peers` sets the engine beside other programs, `bench scaling` says how speed
    grows, `bench server` measures the server.
    """
    del language  # errors are written in it
    if ctx.invoked_subcommand is not None:
        return
    results = list(timed(seconds=seconds, policy=policy))
    if in_json:
        write_json({"machine": machine(), "results": results})
        return
    _write_machine()
    columns = tuple(results[0])
    write_table("bench", columns, [[str(row[column]) for column in columns] for row in results])


@bench.command()
@click.option("--seconds", default=2.0, type=Seconds(min=0.05), help="Processor time for each.")
@as_json
@in_language
def levels(seconds: float, in_json: bool, language: Language) -> None:
    """Time the choices of every level of every game, on one core."""
    del language  # errors are written in it
    results = list(by_level(seconds))
    if in_json:
        write_json({"machine": machine(), "results": results})
        return
    _write_machine()
    write_table("bench levels", tuple(results[0]), [[_cell(cell) for cell in row.values()] for row in results])


@bench.command()
@click.option("--seconds", default=2.0, type=Seconds(min=0.05), help="Processor time for each.")
@as_json
@in_language
def peers(seconds: float, in_json: bool, language: Language) -> None:
    """Time random play beside other programs' in the same run, by players' choices a second; needs youyi[peers]."""
    results = list(against_peers(seconds))
    missing = missing_peers()
    if in_json:
        write_json({"machine": machine(), "results": results, "missing": missing})
        return
    _write_machine()
    said = [{**row, "times": [f"{times:g} × {name}" for name, times in row["times"].items()]} for row in results]
    write_table("bench peers", tuple(said[0]), [[_cell(cell) for cell in row.values()] for row in said])
    if missing:
        echo(phrases.NOT_INSTALLED.filled(names=", ".join(missing)).said_in(language))


@bench.command()
@click.option("--seconds", default=1.0, type=Seconds(min=0.05), help="Time for each.")
@click.option("--processes", type=Within(min=1), show_default="one per core", help="The most that are tried.")
@as_json
@in_language
def scaling(seconds: float, processes: int | None, in_json: bool, language: Language) -> None:
    """Measure how speed grows with the size of batches, with seats and with processes."""
    del language  # errors are written in it
    results = list(scaled(seconds, processes=processes))
    if in_json:
        write_json({"machine": machine(), "results": results})
        return
    _write_machine()
    write_table("bench scaling", tuple(results[0]), [[_cell(cell) for cell in row.values()] for row in results])


@bench.command()
@click.option("--only", multiple=True, type=OneOf(FIGURES), help="This figure; may be repeated.")
@click.option("--database", metavar="URL", help="An empty database instead of a temporary SQLite file.")
@click.option("--source", type=click.Path(path_type=Path), help="The `src` folder of another release to measure.")
@click.option("--seconds", default=20.0, type=Seconds(min=1), help="How long each load is kept up.")
@click.option("--scale", default=1.0, type=Seconds(min=0.001), help="A part of all numbers, for a quick look.")
@as_json
@in_language
def server(in_json: bool, language: Language, **options: Any) -> None:
    """Measure a server under load, with clients in a process of their own, and compare with the bars."""
    try:
        door: Any = import_module(DOOR)
    except ModuleNotFoundError as error:
        raise Misuse(TEXTS["web_extra"].filled(name=error.name)) from error
    found = list[Any]()
    door.measure(**options, found=found.append)
    if in_json:
        fields = ("figure", "what", "value", "unit", "bar", "met")
        write_json({"machine": machine(), "results": [{name: getattr(row, name) for name in fields} for row in found]})
        return
    _write_machine()
    columns = [column.said_in(language) for column in phrases.BENCH_COLUMNS]
    write_table("bench server", columns, [_row(row, language) for row in found])


def _row(row: Any, language: Language) -> list[str]:
    unit = f" {row.unit}" if row.unit else ""
    met = "" if row.met is None else (phrases.MET if row.met else phrases.MISSED).said_in(language)
    value = "–" if row.value is None else f"{row.value:.1f}{unit}"
    return [row.figure, row.what, value, "" if row.bar is None else f"< {row.bar:g}{unit}", met]


def _cell(value: Any) -> Cell:
    return value if isinstance(value, list) else str(value)


def _write_machine() -> None:
    echo("  ".join(str(said) for said in machine().values()))
