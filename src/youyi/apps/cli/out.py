"""What goes to the terminal: JSON exactly, text in the reader's width."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from rich.console import Console


def write_json(value: Any) -> None:
    """Write JSON for programs: keys in their order, one key a line."""
    click.echo(json.dumps(value, ensure_ascii=False, indent=2))


def console() -> Console:
    """Open the terminal; colours and widths only where there is one."""
    from rich.console import Console  # rich takes longer to load than most commands to run

    return Console(highlight=False, soft_wrap=not sys.stdout.isatty())


def write_table(title: str, columns: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Write rows: ruled in a terminal, parted by tabs in a pipe."""
    if not sys.stdout.isatty():
        for row in (columns, *rows):
            click.echo("\t".join(row))
        return
    from rich.table import Table

    table = Table(*columns, title=title, title_justify="left")
    for row in rows:
        table.add_row(*row)
    console().print(table)
