"""`youyi serve`: tables in the browser."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import click

DOOR = "youyi.apps.web"
"""Apps do not know each other: the web table is found by name, and only when it is asked for."""


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="0.0.0.0 for everyone in the network.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535), help="0 for any free port.")
@click.option("--database", metavar="URL", help="Where tables are kept; by default a file in the user's data folder.")
@click.option("--open", "open_browser", is_flag=True, help="Open the front page in a browser.")
def serve(host: str, port: int, database: str | None, open_browser: bool) -> None:
    """Open tables in the browser; stop with Ctrl-C."""
    try:
        door: Any = import_module(DOOR)
    except ModuleNotFoundError as error:
        raise click.UsageError(f"the web table needs {error.name}: install youyi[web]") from error
    door.serve(host, port, database, open_browser=open_browser, ready=_said)


def _said(address: str) -> None:
    click.echo(f"Youyi 游藝 is at {address}  (Ctrl-C stops it)")
