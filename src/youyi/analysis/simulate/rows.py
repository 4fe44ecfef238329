"""One row for each simulated game, as CSV or Parquet."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable
from dataclasses import dataclass
from io import TextIOWrapper
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Self

from youyi.analysis.runs.engines import module_installed
from youyi.analysis.texts import ANALYSIS as TEXTS
from youyi.kernel.errors import YouyiError
from youyi.kernel.seats import Seat

NO_PYARROW = TEXTS["no_pyarrow"]
_LOST = TEXTS["lost"]
_WORD = range(-(2**63), 2**63)
"""What a column of whole numbers holds."""


class NoParquet(YouyiError, ValueError):
    """Parquet was asked for and pyarrow is not installed."""


class LostRows(YouyiError, ValueError):
    """A file has fewer rows than were written to it."""


class GameRow(NamedTuple):
    """What one game came to."""

    game: int
    """Its number."""
    end: str | None
    """The manner of its end; None: it was given up as endless."""
    plies: int
    turns: int
    first: frozenset[Seat]
    """The seats that won; empty for a game without an end."""
    score: tuple[int, ...]
    """Each seat's result, in the game's unit; empty for a game without an end."""
    cited: tuple[int, ...] = ()
    """How many events cited each of the clauses that are counted."""
    casts: tuple[int, ...] = ()
    """How often each of the casts that are counted was thrown."""
    forfeit: Seat | None = None
    """Who forfeited the game; in a file it is one without an end."""


@dataclass(frozen=True, slots=True)
class Columns:
    """The columns of a file of rows."""

    seats: int
    clauses: tuple[str, ...] = ()
    """The keys of the clauses that are counted."""
    casts: tuple[str, ...] = ()
    """The casts that are counted, as they are written."""

    @property
    def names(self) -> tuple[str, ...]:
        """Every column, in order."""
        seats = range(self.seats)
        first, score = (f"first_{seat}" for seat in seats), (f"score_{seat}" for seat in seats)
        return (
            "seed",
            "game",
            "end",
            "plies",
            "turns",
            *first,
            *score,
            *(f"cast_{each}" for each in self.casts),
            *self.clauses,
        )

    def cells(self, seed: int, row: GameRow) -> list[Any]:
        """A row as it is written; what a game without an end lacks stays empty."""
        firsts = [int(seat in row.first) for seat in range(self.seats)]
        scores = row.score or (None,) * self.seats
        return [seed, row.game, row.end, row.plies, row.turns, *firsts, *scores, *row.casts, *row.cited]


class CsvRows:
    """A file of rows that grows from one end; after an interruption it goes on from where it is known to be whole."""

    def __init__(self, path: Path, columns: Columns, seed: int, keep: int = 0) -> None:
        """Begin a file, or cut it to its first `keep` bytes and go on there. Raises `LostRows`, OSError."""
        self.path = path
        self._columns = columns
        self._seed = seed
        if keep and path.stat().st_size < keep:
            raise LostRows(_LOST.filled(file=str(path)))
        self._raw = path.open("r+b" if keep else "wb")
        self._raw.truncate(keep)
        self._raw.seek(keep)
        self._text = TextIOWrapper(self._raw, encoding="utf-8", newline="", write_through=True)
        self._lines = csv.writer(self._text, lineterminator="\n")
        if not keep:
            self._lines.writerow(columns.names)

    def write(self, rows: Iterable[GameRow]) -> None:
        """Add rows."""
        self._lines.writerows(self._columns.cells(self._seed, row) for row in rows)

    def flushed(self) -> int:
        """Hand everything to the system; returns how many bytes there are."""
        self._text.flush()
        return self._raw.tell()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._text.close()


def require_parquet() -> None:
    """Raises `NoParquet` where pyarrow is missing."""
    if not module_installed("pyarrow"):
        raise NoParquet(NO_PYARROW)


def write_parquet(path: Path, rows: Path, columns: Columns, seed: int, about: dict[str, Any]) -> None:
    """Write a CSV file of rows as Parquet, with what reproduces it as JSON under the key `youyi`. Raises `NoParquet`.

    Memory is bounded: the file is read in blocks.
    """
    require_parquet()
    import pyarrow as pa  # the extra `lab`
    from pyarrow import csv as arrow_csv
    from pyarrow import parquet

    kinds = _kinds(columns, seed)
    schema = pa.schema([(name, getattr(pa, kind)()) for name, kind in kinds.items()])
    schema = schema.with_metadata({"youyi": json.dumps(about, ensure_ascii=False)})
    convert = arrow_csv.ConvertOptions(column_types=schema, strings_can_be_null=True)
    with arrow_csv.open_csv(rows, convert_options=convert) as batches, parquet.ParquetWriter(path, schema) as out:
        for batch in batches:
            out.write_batch(batch.replace_schema_metadata(schema.metadata))


def _kinds(columns: Columns, seed: int) -> dict[str, str]:
    """The Arrow type of each column; a seed beyond 64 bits is text."""
    kinds = dict.fromkeys(columns.names, "int64")
    kinds |= {f"first_{seat}": "bool_" for seat in range(columns.seats)}
    return {**kinds, "end": "string", "seed": "int64" if seed in _WORD else "string"}
