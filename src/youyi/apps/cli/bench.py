"""`youyi bench`: how fast the engine is here."""

from __future__ import annotations

import click

from youyi.apps.cli.options import as_json
from youyi.apps.cli.out import write_json, write_table


@click.command()
@click.option("--seconds", default=2.0, type=click.FloatRange(min=0.05), help="Processor time for each.")
@click.option("--player", "policy", default="random", help="Who plays every seat.")
@as_json
def bench(seconds: float, policy: str, in_json: bool) -> None:
    """Time random play of every game under every ruleset, on one core."""
    from youyi.analysis.bench import bench as timed
    from youyi.analysis.bench import machine

    results = list(timed(seconds=seconds, policy=policy))
    if in_json:
        write_json({"machine": machine(), "results": results})
        return
    click.echo("  ".join(str(said) for said in machine().values()))
    columns = tuple(results[0])
    write_table("bench", columns, [[str(row[column]) for column in columns] for row in results])
