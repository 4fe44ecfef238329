"""The way from the command line to a server's stored tables, which only the extra `web` brings."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import click

from youyi.apps.cli.base.failures import Misuse
from youyi.apps.cli.base.out import write_json
from youyi.apps.cli.texts import REFUSALS as TEXTS
from youyi.kernel.names import Language, Words

DOOR = "youyi.apps.web.server.admin"
"""Imported by name, as in `serve`."""


def door() -> Any:
    """What `admin` asks of the stored tables. Raises `Misuse` without the extra."""
    try:
        return import_module(DOOR)
    except ModuleNotFoundError as error:
        raise Misuse(TEXTS["web_extra"].filled(name=error.name)) from error


def write_ids(text: Words, ids: list[str], in_json: bool, language: Language) -> None:
    """Write how many there were, and each."""
    if in_json:
        write_json(ids)
        return
    click.echo(text.filled(count=len(ids)).said_in(language))
    for each in ids:
        click.echo(f"  {each}")
