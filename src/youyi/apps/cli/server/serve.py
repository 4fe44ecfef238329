"""`youyi serve`: tables in the browser."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import click

from youyi.apps.cli import phrases
from youyi.apps.cli.base.failures import Misuse
from youyi.apps.cli.base.options import in_language
from youyi.apps.cli.base.out import echo
from youyi.apps.cli.base.values import OneOf, Seconds, Within
from youyi.apps.cli.localised import LocalisedCommand
from youyi.apps.cli.server.settings import CLOSE_AFTER, DATABASE, KEEP_FINISHED, from_file, setting
from youyi.apps.cli.texts import REFUSALS as TEXTS
from youyi.kernel.names import Language

DOOR = "youyi.apps.web.server.serving"
"""The web app, imported by name: apps do not import each other, and its libraries are optional."""

LOGS = ("warnings", "text", "json")


@click.command(cls=LocalisedCommand)
@setting("--host", default="127.0.0.1", help="0.0.0.0 for everyone in the network.")
@setting("--port", default=8000, type=Within(0, 65535), help="0 for any free port.")
@DATABASE
@setting("--name", "names", metavar="NAME", multiple=True, help="A name the server is reached by: play.example.org.")
@setting(
    "--proxy",
    "proxies",
    metavar="ADDRESS",
    multiple=True,
    help="A proxy, or its network: it tells who the clients are.",
)
@setting(
    "--per-address",
    default=1,
    type=Within(1, 10_000),
    help="Multiplies what one address may use, for many people behind one.",
)
@setting(
    "--bus", metavar="URL", show_default="the database itself", help="A Redis server for the news of several servers."
)
@setting("--open", "open_browser", is_flag=True, help="Open the front page in a browser.")
@CLOSE_AFTER
@KEEP_FINISHED
@setting(
    "--absence",
    "absence_minutes",
    default=5.0,
    type=Seconds(0),
    metavar="MINUTES",
    help="After so long others may free an absent one's seat.",
)
@setting(
    "--seal-wait",
    "seal_seconds",
    default=15.0,
    type=Seconds(1),
    metavar="SECONDS",
    help="So long a table waits for each person's part in its chance.",
)
@setting("--log", "log", default="warnings", type=OneOf(LOGS), metavar="|".join(LOGS), help="Log of events, on stderr.")
@setting("--accounts/--no-accounts", default=True, help="Whether people may make accounts.")
@setting("--workbench/--no-workbench", default=True, help="Whether readings may be compared on the server.")
@setting("--metrics-from", multiple=True, metavar="NETWORK", help="Which addresses may read /metrics, too: 10.0.0.0/8.")
@from_file
@in_language
def serve(host: str, port: int, database: str | None, open_browser: bool, language: Language, **options: Any) -> None:
    """Open tables in the browser; stop with Ctrl-C."""
    try:
        door: Any = import_module(DOOR)
    except ModuleNotFoundError as error:
        raise Misuse(TEXTS["web_extra"].filled(name=error.name)) from error

    def ready(address: str) -> None:
        echo(phrases.SERVING.filled(address=address).said_in(language))

    door.serve(host, port, database, open_browser=open_browser, options=door.ServeOptions(**options), ready=ready)
