"""`youyi bot`: a computer player on a seat of somebody's web table."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import click

from youyi.apps.cli.base.failures import Misuse
from youyi.apps.cli.base.options import in_language
from youyi.apps.cli.base.out import echo
from youyi.apps.cli.base.values import PlayerNames
from youyi.apps.cli.localised import LocalisedCommand
from youyi.apps.cli.texts import REFUSALS as TEXTS
from youyi.kernel.names import Language

CLIENT = "youyi.apps.cli.table.web_seat"
"""Imported by name: its library comes with the extra `web`."""


def web_client(module: str) -> Any:
    """Import a module that speaks to web tables. Raises `Misuse` where its library is not installed."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        raise Misuse(TEXTS["web_extra"].filled(name=error.name)) from error


@click.command(cls=LocalisedCommand)
@click.option("--table", "url", required=True, metavar="URL", help="Its address: https://play.example.org/t/….")
@click.option("--token", envvar="YOUYI_SEAT_TOKEN", metavar="TOKEN", show_envvar=True,
              help="Of the seat; without one an open seat is taken.")  # fmt: skip
@click.option("--player", "player", type=PlayerNames(people=False), required=True, metavar="NAME",
              help="One of ours, module:Class or cmd:./bot.")  # fmt: skip
@click.option("--name", default="bot", help="What it is called where it takes an open seat.")
@in_language
def bot(url: str, token: str | None, player: str, name: str, language: Language) -> None:
    """Play one seat of a table of a web server to the end of the game."""
    client = web_client(CLIENT)
    address = client.Address.read(url)
    seat = client.WebSeat(address, player, language)
    echo(seat.play(token or address.asked("/sit", {"name": name})["token"]))
