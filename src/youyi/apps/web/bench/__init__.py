"""`youyi bench server`: the server measured by clients in another process of the same machine."""

from __future__ import annotations

import asyncio
import signal
import tempfile
from collections.abc import Callable, Collection
from pathlib import Path

from youyi.apps.web.bench.figures import FIGURES, BenchFigure, BenchPlan
from youyi.apps.web.bench.server import SOURCE, ServerSetup, allow_many_files

__all__ = ["NAMES", "Measured", "measure"]

NAMES = tuple(FIGURES)
"""The figures, in the order of measuring."""


def measure(
    only: Collection[str] = (),
    *,
    database: str | None = None,
    source: Path | None = None,
    seconds: float = 20,
    scale: float = 1,
    found: Callable[[BenchFigure], None],
) -> None:
    """Measure the figures one by one; `found` is called with each value.

    Each has a fresh store, or the given database, in which the tables of a figure are erased after it. Processes and
    files are removed at the end, also when interrupted or terminated. Raises KeyboardInterrupt, as `asyncio.run` does.
    """
    allow_many_files()
    asyncio.run(_measured(only, database, source or SOURCE, seconds, scale, found))


async def _measured(
    only: Collection[str],
    database: str | None,
    source: Path,
    seconds: float,
    scale: float,
    found: Callable[[BenchFigure], None],
) -> None:
    task = asyncio.current_task()
    assert task is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    for name, figure in FIGURES.items():
        if only and name not in only:
            continue
        with tempfile.TemporaryDirectory(prefix="youyi-bench-") as folder:
            wanted = ServerSetup(database=database or f"{folder}/bench.sqlite3", source=source)
            for each in await figure(BenchPlan(wanted=wanted, seconds=seconds, scale=scale)):
                found(each)
