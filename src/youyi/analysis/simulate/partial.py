"""The partial result of an interrupted simulation, kept in a file, so that it can be gone on with."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any

from youyi.analysis.figures.tally import Tally
from youyi.analysis.texts import ANALYSIS as TEXTS
from youyi.kernel.errors import YouyiError
from youyi.records.json_text import parsed, text_of

SCHEMA = "youyi.partial/1"
EVERY = 1.0
"""Seconds between two writings."""
_OTHER_PLAN = TEXTS["other_plan"]
_NO_PARTIAL = TEXTS["no_partial"]


class OtherSimulation(YouyiError, ValueError):
    """A file of something else than what was asked to be gone on with."""


@dataclass(frozen=True, slots=True)
class Counted:
    """How far a simulation has come."""

    games: int
    """The games up to this number, exclusive, are counted."""
    tally: Tally
    rows: int
    """Bytes of the file of rows that belong to them."""


class Partial:
    """The file in which a simulation keeps how far it has come."""

    def __init__(self, path: Path, plan: Mapping[str, Any]) -> None:
        """Name the file, and what distinguishes this simulation from others."""
        self._path = path
        self._plan = dict(plan)
        self._written = float("-inf")

    def read(self, games: int) -> Counted | None:
        """How far a simulation of so many games had come; None if there is no file.

        Raises `OtherSimulation`, also if it had counted more; `BadRecord`, OSError.
        """
        if not self._path.exists():
            return None
        data = parsed(text_of(self._path))
        try:
            if data["schema"] != SCHEMA:
                raise self._unknown()
            self._compare(data["plan"])
            if data["games"] > games:
                raise self._other("games")
            return Counted(data["games"], _tally(data["tally"]), data["rows"])
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            if isinstance(error, OtherSimulation):
                raise
            raise self._unknown() from error

    def _compare(self, found: Mapping[str, Any]) -> None:
        ours = json.loads(json.dumps(self._plan))
        for name, value in ours.items():
            if found[name] != value:
                raise self._other(name)

    def _unknown(self) -> OtherSimulation:
        return OtherSimulation(_NO_PARTIAL.filled(file=str(self._path)))

    def _other(self, what: str) -> OtherSimulation:
        return OtherSimulation(_OTHER_PLAN.filled(file=str(self._path), what=what))

    def due(self) -> bool:
        """Whether it is time to write again."""
        return monotonic() - self._written >= EVERY

    def write(self, counted: Counted) -> None:
        """Replace the file; at no moment is there none, or half of one."""
        data = {
            "schema": SCHEMA,
            "plan": self._plan,
            "games": counted.games,
            "rows": counted.rows,
            "tally": _written(counted.tally),
        }
        beside = self._path.with_name(f"{self._path.name}.new")
        beside.write_text(json.dumps(data), encoding="utf-8")
        beside.replace(self._path)
        self._written = monotonic()

    def done(self) -> None:
        """Remove the file: the simulation has come to its end."""
        self._path.unlink(missing_ok=True)


def _written(tally: Tally) -> dict[str, Any]:
    return {
        "seats": tally.seats,
        "games": tally.games,
        "ended": tally.ended,
        "lengths": sorted(tally.lengths.items()),
        "stopped": sorted(tally.stopped.items()),
        "scores": [sorted(each.items()) for each in tally.scores],
        "firsts": sorted(tally.firsts.items()),
        "ends": sorted(tally.ends.items()),
        "forfeits": sorted(tally.forfeits.items()),
        "clauses": sorted(tally.clauses.items()),
        "longest": tally.longest,
    }


def _tally(data: Mapping[str, Any]) -> Tally:
    counted = {name: _counter(data[name]) for name in ("lengths", "stopped", "firsts", "ends", "forfeits", "clauses")}
    longest = data["longest"]
    return Tally(
        int(data["seats"]),
        longest=None if longest is None else (int(longest[0]), int(longest[1])),
        games=int(data["games"]),
        ended=int(data["ended"]),
        scores=[_counter(each) for each in data["scores"]],
        **counted,
    )


def _counter(pairs: Any) -> Counter[Any]:
    return Counter({value: int(times) for value, times in pairs})
