"""The data of a report as CSV: exactly what its figures and plots are made from."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Mapping, Sequence
from io import StringIO
from typing import Any

from youyi.analysis.figures.tally import Tally
from youyi.analysis.runs.commands import typed

_INTERVALS = ("a", "b", "d")


def measures_csv(report: Mapping[str, Any]) -> str:
    """A row for each measure of each comparison."""
    ends = [f"{name}_{end}" for name in _INTERVALS for end in ("low", "high")]
    columns = (
        "ruleset_b",
        "changes",
        "measure",
        "games",
        "a",
        *ends[:2],
        "b",
        *ends[2:4],
        "d",
        *ends[4:],
        "p",
        "p_holm",
        "differing",
    )
    rows = (
        (other["b"]["ruleset"], typed(other["changes"]), one["measure"], one["games"], *_figures(one))
        for other in report["comparisons"]
        for one in other["measures"]
    )
    return _written(columns, rows)


def _figures(one: Mapping[str, Any]) -> list[Any]:
    found = [each for name in _INTERVALS for each in (one[name], *(one[f"{name}_ci95"] or (None, None)))]
    return [*found, one["p"], one["p_holm"], one["differing"]]


def lengths_csv(report: Mapping[str, Any]) -> str:
    """How often each number of turns occurred under each reading of each comparison, where that was counted."""
    rows = (
        (other["b"]["ruleset"], typed(other["changes"]), side, turns, games)
        for other in report["comparisons"]
        for side, counts in other["lengths"].items()
        for turns, games in counts
    )
    return _written(("ruleset_b", "changes", "reading", "turns", "games"), rows)


def counts_csv(tally: Tally) -> str:
    """Everything that a simulation counted: how often each length, result, end and winner occurred."""
    counts: list[tuple[str, Iterable[tuple[Any, int]]]] = [
        ("turns", sorted(tally.lengths.items())),
        *((f"score_{seat}", sorted(counted.items())) for seat, counted in enumerate(tally.scores)),
        ("first", sorted(tally.firsts.items())),
        ("end", sorted(tally.ends.items())),
        ("clause", sorted(tally.clauses.items())),
        ("endless", [("", tally.games - tally.ended)]),
    ]
    return _written(("what", "value", "games"), ((what, *pair) for what, pairs in counts for pair in pairs))


def _written(columns: Sequence[str], rows: Iterable[Sequence[Any]]) -> str:
    text = StringIO()
    lines = csv.writer(text, lineterminator="\n")
    lines.writerow(columns)
    lines.writerows(rows)
    return text.getvalue()
