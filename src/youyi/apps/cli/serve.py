"""`youyi serve`: tables in the browser."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import click

from youyi.apps.cli import phrases, refusals
from youyi.apps.cli.failures import Misuse
from youyi.apps.cli.options import in_language
from youyi.apps.cli.values import Within
from youyi.kernel.names import Language

DOOR = "youyi.apps.web"
"""The web app, imported by name: apps do not import each other, and its libraries are optional."""


@click.command()
@click.option("--host", default="127.0.0.1", help="0.0.0.0 for everyone in the network.")
@click.option("--port", default=8000, type=Within(0, 65535), help="0 for any free port.")
@click.option(
    "--database", metavar="URL", show_default="a file in the user's data folder", help="The database of the tables."
)
@click.option(
    "--bus", metavar="URL", show_default="the database itself", help="A Redis server for the news of several servers."
)
@click.option("--open", "open_browser", is_flag=True, help="Open the front page in a browser.")
@in_language
def serve(host: str, port: int, database: str | None, bus: str | None, open_browser: bool, language: Language) -> None:
    """Open tables in the browser; stop with Ctrl-C."""
    try:
        door: Any = import_module(DOOR)
    except ModuleNotFoundError as error:
        raise Misuse(refusals.WEB_EXTRA.filled(name=error.name)) from error

    def ready(address: str) -> None:
        click.echo(phrases.SERVING.filled(address=address).said_in(language))

    door.serve(host, port, database, bus=bus, open_browser=open_browser, ready=ready)
