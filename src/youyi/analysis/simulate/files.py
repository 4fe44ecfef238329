"""A simulation with its files: a row for each game, and what is counted so far."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from youyi.analysis.figures.tally import Tally
from youyi.analysis.runs.shards import Workers
from youyi.analysis.simulate.partial import Partial
from youyi.analysis.simulate.rows import CsvRows, require_parquet, write_parquet
from youyi.analysis.simulate.simulation import Simulation, run


@dataclass(frozen=True, slots=True)
class Files:
    """Where to write; None: nowhere."""

    csv: Path | None = None
    """A row for each game."""
    parquet: Path | None = None
    """The same rows as Parquet."""
    partial: Path | None = None
    """What is counted so far, so that the same command goes on from it."""

    @property
    def rows(self) -> Path | None:
        """Where rows grow: the CSV file, or one beside the Parquet file, which cannot grow."""
        if self.csv is not None or self.parquet is None:
            return self.csv
        return self.parquet.with_name(f"{self.parquet.name}.rows")


def tallied_to_files(
    simulation: Simulation,
    files: Files,
    *,
    processes: Workers = 1,
    progress: Callable[[int], None] = lambda _games: None,
) -> Tally:
    """Play, write and count; a partial result goes on where it stopped, and its file is removed at the end.

    Raises `NoParquet` before a game is played, `OtherSimulation`, OSError.
    """
    if files.parquet is not None:
        require_parquet()
    kept = None if files.partial is None else Partial(files.partial, _identity(simulation, files))
    begun = None if kept is None else kept.read(simulation.plan.games)
    columns, seed = simulation.columns, simulation.plan.seed
    if begun is not None:
        progress(begun.games)
    with ExitStack() as stack:
        rows = None
        if files.rows is not None:
            rows = stack.enter_context(CsvRows(files.rows, columns, seed, 0 if begun is None else begun.rows))
        total = run(simulation, processes=processes, progress=progress, begun=begun, rows=rows, kept=kept)
    if files.parquet is not None and files.rows is not None:
        write_parquet(files.parquet, files.rows, columns, seed, {**simulation.identity, "games": total.games})
        if files.csv is None:
            files.rows.unlink()
    if kept is not None:
        kept.done()
    return total


def _identity(simulation: Simulation, files: Files) -> dict[str, Any]:
    """What a partial result must share with the simulation that goes on from it."""
    return {**simulation.identity, "rows": None if files.rows is None else files.rows.name}
