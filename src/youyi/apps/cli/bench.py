"""`youyi bench`: the speed of the engine on this machine."""

from __future__ import annotations

import click

from youyi.analysis.bench import bench as timed
from youyi.analysis.bench import machine
from youyi.apps.cli.options import as_json, in_language
from youyi.apps.cli.out import write_json, write_table
from youyi.apps.cli.values import PlayerNames, Seconds
from youyi.kernel.names import Language


@click.command()
@click.option("--seconds", default=2.0, type=Seconds(min=0.05), help="Processor time for each.")
@click.option("--player", "policy", type=PlayerNames(people=False), default="random", help="The player of every seat.")
@as_json
@in_language
def bench(seconds: float, policy: str, in_json: bool, language: Language) -> None:
    """Time random play of every game under every ruleset, on one core."""
    del language  # errors are written in it
    results = list(timed(seconds=seconds, policy=policy))
    if in_json:
        write_json({"machine": machine(), "results": results})
        return
    click.echo("  ".join(str(said) for said in machine().values()))
    columns = tuple(results[0])
    write_table("bench", columns, [[str(row[column]) for column in columns] for row in results])
