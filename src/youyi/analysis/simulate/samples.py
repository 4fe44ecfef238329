"""Games of self-play as data: what was seen, what could be chosen, what was, and how it ended; and the games as records."""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, Self

from youyi.analysis.runs.plan import Plan, read_plan
from youyi.analysis.runs.shards import Workers, in_order, shards
from youyi.analysis.simulate.observed import observations_of
from youyi.analysis.simulate.one_game import PlayedGame, play_game
from youyi.analysis.simulate.rows import require_parquet
from youyi.analysis.simulate.simulation import Simulation, prepared
from youyi.kernel.lab.observations import Observations
from youyi.kernel.rules import Over
from youyi.records.files import write_line


@dataclass(slots=True)
class Samples:
    """The choices of some games, in order; every list has an entry for each."""

    game: list[int] = field(default_factory=list)
    ply: list[int] = field(default_factory=list)
    seat: list[int] = field(default_factory=list)
    observation: array[int] = field(default_factory=lambda: array("i"))
    """Their rows, one after another."""
    legal: list[list[int]] = field(default_factory=list)
    action: list[int] = field(default_factory=list)
    result: list[int | None] = field(default_factory=list)
    """What the seat that chose got in the end; None in a game without an end."""
    won: list[bool] = field(default_factory=list)
    records: list[str] = field(default_factory=list)
    """Every game, on a line."""

    def count(self, number: int, played: PlayedGame, observations: Observations[Any]) -> None:
        """Add the choices of a game."""
        rules, actions, over = played.table.rules, played.table.actions, played.over
        for ply in played.plies:
            if ply.drawn:
                continue
            assert ply.by is not None
            prompt = rules.prompt(ply.before)
            assert not isinstance(prompt, Over)
            self.game.append(number)
            self.ply.append(ply.number)
            self.seat.append(int(ply.by))
            self.observation.extend(observations.write(rules.view(ply.before, ply.by), ply.by))
            self.legal.append(sorted(actions.legal(ply.before)))
            self.action.append(actions.encode(ply.before, ply.move))
            self.result.append(None if over is None else over.score[ply.by])
            self.won.append(over is not None and ply.by in over.first)
        self.records.append(write_line(played.record))


def sampled(simulation: Simulation, numbers: range) -> Samples:
    """Play games of these numbers by the readable engine. Raises `NoObservations`."""
    table, samples = simulation.table, Samples()
    observations = observations_of(table)
    for number in numbers:
        played = play_game(table, simulation.names, simulation.plan.seed, number)
        samples.count(number, played, observations)
    return samples


@lru_cache(maxsize=2)
def _simulation_in_process(plan: str) -> Simulation:
    return prepared(read_plan(plan))


def _in_process(plan: str, numbers: range) -> Samples:
    return sampled(_simulation_in_process(plan), numbers)


def export(
    plan: Plan,
    parquet: Path | None,
    records: Path | None,
    *,
    processes: Workers = 1,
    progress: Callable[[int], None] = lambda _games: None,
) -> dict[str, Any]:
    """Play the games of a plan and write them; returns what describes the files, as they do themselves.

    Memory is bounded: games are written in shards, in order. Raises `NoParquet`, `NoObservations`, OSError, and what laying and
    seating raise.
    """
    simulation = prepared(plan)
    about = description(simulation)
    choices = 0
    with ExitStack() as stack:
        rows = None if parquet is None else stack.enter_context(_Rows(parquet, simulation, about))
        lines = None if records is None else stack.enter_context(records.open("w", encoding="utf-8"))
        work = partial(_in_process, plan.write())
        parts = stack.enter_context(closing(in_order(work, shards(0, plan.games, "reference", processes), processes)))
        for part in parts:
            choices += len(part.action)
            if rows is not None:
                rows.write(part)
            if lines is not None:
                lines.writelines(part.records)
            progress(len(part.records))
    return {**about, "games": plan.games, "choices": choices}


def description(simulation: Simulation) -> dict[str, Any]:
    """What reproduces the data, and what their numbers mean. Raises `NoObservations`."""
    table = simulation.table
    observations, actions = observations_of(table), table.actions
    blocks = [{"name": each.name, "shape": list(each.shape), "says": each.says} for each in observations.blocks]
    return {
        **simulation.identity,
        "observations": {"version": observations.version, "size": observations.size, "blocks": blocks},
        "actions": {"version": actions.version, "size": actions.size},
    }


class _Rows:
    """A Parquet file of choices that grows by groups of rows."""

    def __init__(self, path: Path, simulation: Simulation, about: dict[str, Any]) -> None:
        """Begin the file. Raises `NoParquet`, OSError."""
        require_parquet()
        import pyarrow as pa  # the extra `lab`
        from pyarrow import parquet

        self._size = about["observations"]["size"]
        kinds: Sequence[tuple[str, Any]] = (
            ("game", pa.int64()),
            ("ply", pa.int32()),
            ("seat", pa.int8()),
            ("observation", pa.list_(pa.int32(), self._size)),
            ("legal", pa.list_(pa.int16())),
            ("action", pa.int16()),
            ("result", pa.int64()),
            ("won", pa.bool_()),
        )
        self._schema = pa.schema(kinds).with_metadata({"youyi": json.dumps(about, ensure_ascii=False)})
        self._out = parquet.ParquetWriter(path, self._schema, compression="zstd")

    def write(self, samples: Samples) -> None:
        """Add a group of rows."""
        import pyarrow as pa

        flat = pa.Array.from_buffers(pa.int32(), len(samples.observation), [None, pa.py_buffer(samples.observation)])
        columns = {
            "game": samples.game,
            "ply": samples.ply,
            "seat": samples.seat,
            "observation": pa.FixedSizeListArray.from_arrays(flat, self._size),
            "legal": samples.legal,
            "action": samples.action,
            "result": samples.result,
            "won": samples.won,
        }
        self._out.write_table(pa.table(columns, schema=self._schema))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self._out.close()
