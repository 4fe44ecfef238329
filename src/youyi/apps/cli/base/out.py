"""Output: JSON for programs, tables for people."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import click

from youyi.kernel.face.columns import padded, width, wrapped
from youyi.kernel.face.untrusted_text import visible

if TYPE_CHECKING:
    from rich.console import Console


def echo(text: str = "", *, error: bool = False, newline: bool = True) -> None:
    """Write text to stdout or stderr; every line of the command line passes here.

    Characters that would act on a terminal are shown as escapes, wherever they came from. In a terminal, lines break
    between words, and go on under their beginning.
    """
    said = visible(text)
    if (sys.stderr if error else sys.stdout).isatty():
        columns = shutil.get_terminal_size().columns
        said = "\n".join(part for each in said.split("\n") for part in _folded(each, columns))
    click.echo(said, err=error, nl=newline)


def _folded(text: str, columns: int) -> list[str]:
    if width(text) <= columns:
        return [text]
    begins = " " * (len(text) - len(text.lstrip()))
    return wrapped(text, columns, begins if 2 * len(begins) < columns else "")


def write_json(value: Any) -> None:
    """Write JSON for programs: keys in their order, one key a line."""
    click.echo(visible(json.dumps(value, ensure_ascii=False, indent=2)))


def console() -> Console:
    """The terminal, with its width."""
    from rich.console import Console  # rich takes longer to load than most commands to run

    return Console(highlight=False, soft_wrap=not sys.stdout.isatty())


Cell = str | Sequence[str]
"""Text, or several items that stand below each other in a terminal."""


def write_table(title: str, columns: Sequence[str], rows: Iterable[Sequence[Cell]]) -> None:
    """Write rows: ruled in a terminal, parted by tabs in a pipe.

    Nothing is cut. Where the terminal is too narrow for the rows, each is written as a block of `column  value` lines.
    """
    every = [[[visible(each) for each in ([cell] if isinstance(cell, str) else cell)] for cell in row] for row in rows]
    if not sys.stdout.isatty():
        for line in (columns, *([", ".join(cell) for cell in row] for row in every)):
            echo("\t".join(line))
        return
    wide = [max(width(text) for text in (name, *(each for row in every for each in row[place])))
            for place, name in enumerate(columns)]  # fmt: skip
    if sum(wide) + 3 * len(wide) + 1 > console().width:
        _write_blocks(title, columns, every)
        return
    from rich.table import Table

    table = Table(*columns, title=title, title_justify="left", show_lines=any(len(c) > 1 for row in every for c in row))
    for row in every:
        table.add_row(*("\n".join(cell) for cell in row))
    console().print(table)


def _write_blocks(title: str, columns: Sequence[str], rows: Iterable[Sequence[Sequence[str]]]) -> None:
    echo(title)
    names = max(map(width, columns))
    for row in rows:
        echo()
        for name, cell in zip(columns, row, strict=True):
            for place, item in enumerate(cell):
                echo(f"{padded('' if place else name, names)}  {item}")
