"""What commands share that play many games: they end when they are told to, show how far they are, and tell figures alike."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

SMALL = 0.0005
"""What three decimals would show as nothing."""
FILE = click.Path(path_type=Path, dir_okay=False)


@contextmanager
def ended_by_sigterm() -> Iterator[None]:
    """End as by Ctrl-C when the system asks, with its own exit status, so that files are closed and processes ended."""
    before = signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextmanager
def progress_bar(games: int) -> Iterator[Callable[[int], None]]:
    """Show a bar with the rate and the time left on stderr, and nothing where that is no terminal."""
    if not sys.stderr.isatty():
        yield lambda _games: None
        return
    from rich.console import Console  # only a terminal has a bar
    from rich.progress import MofNCompleteColumn, Progress, Task, TextColumn, TimeRemainingColumn

    class Rate(TextColumn):
        """Games a second."""

        def render(self, task: Task) -> Any:
            return f"{task.speed:,.0f}/s" if task.speed else ""

    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), Rate(""), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("games", total=games)
        yield lambda more: bar.advance(task, more)


def number(value: float | None) -> str:
    """A figure with three decimals, a small one with two digits that matter."""
    if value is None:
        return "–"
    return f"{value:.3f}" if value == 0 or abs(value) >= SMALL else f"{value:.2g}"


def interval_of(bounds: list[float] | None) -> str:
    """An interval of such figures."""
    return "–" if bounds is None else f"[{number(bounds[0])}, {number(bounds[1])}]"
