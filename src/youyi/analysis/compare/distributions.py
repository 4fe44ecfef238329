"""What a comparison tells beside its means: how many games differ at most, median lengths, stopped games, exact figures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from youyi.analysis.figures.tally import quantile, quantile_interval
from youyi.analysis.texts import ANALYSIS as TEXTS
from youyi.kernel.lab.exact import ExactFigure
from youyi.kernel.names import Language, Words

if TYPE_CHECKING:
    from youyi.analysis.compare.tasks import PairedResult
    from youyi.analysis.runs.engines import AnyTable

_NONE_DIFFER = TEXTS["none_differ"]
_SOME_DIFFER = TEXTS["some_differ"]
_LENGTHS = TEXTS["lengths"]
_STOPPED = TEXTS["stopped"]
EXACT = TEXTS["exact"]


def differing_games(bounds: Sequence[float]) -> Words:
    """How many games come to something else, by the bounds of their share.

    >>> differing_games([0.0, 0.000149]).en
    'of every 10,000 games, fewer than 1.5 have another result (95%)'
    """
    low, high = bounds
    of = 10
    while of * high < 1:
        of *= 10
    times = {"low": f"{low * of:.2g}", "high": f"{high * of:.2g}", "times": f"{high * of:.2g}", "of": f"{of:,}"}
    return (_SOME_DIFFER if low else _NONE_DIFFER).filled(**times)


def told_lengths(length: Mapping[str, Mapping[str, Any]]) -> Words:
    """The median lengths of a report, and how many games were only stopped, if any."""
    medians: dict[str, Any] = {side: _median(length[side]) for side in "ab"}
    stopped = {f"no_{side}": f"{length[side]['stopped']:,}" for side in "ab"}
    return (_STOPPED if any(length[side]["stopped"] for side in "ab") else _LENGTHS).filled(**medians, **stopped)


def _median(length: Mapping[str, Any]) -> str:
    if length["p50"] is None:
        return "–"
    low, high = length["p50_ci95"]
    return f"{length['p50']:,} [{low:,}, {high:,}]"


def middle_lengths(found: PairedResult) -> dict[str, dict[str, Any]]:
    """For both readings the median length of all games with an end, and how many of these were only stopped."""
    return {
        side: {"p50": quantile(all_games, 50), "p50_ci95": quantile_interval(all_games, 50), "stopped": stopped.total()}
        for side, all_games, stopped in zip("ab", found.lengths, found.stopped, strict=True)
    }


def exact_differences(a: AnyTable, b: AnyTable) -> list[dict[str, Any]]:
    """What no game need be played for: exact figures, as `youyi odds` lists them, that differ; a row that only one has is None."""
    ours, theirs = _figures(a), _figures(b)
    return [
        {
            "table": key[0],
            "figure": key[1],
            "name": {str(language): row.name.said_in(language) for language in Language},
            "a": _written(ours.get(key)),
            "b": _written(theirs.get(key)),
        }
        for key, row in {**theirs, **ours}.items()
        if _value(ours.get(key)) != _value(theirs.get(key))
    ]


def _figures(table: AnyTable) -> Mapping[tuple[str, str], ExactFigure]:
    return {(each.key, row.key): row for each in table.game.exact(table.rules) for row in each.rows}


def _value(row: ExactFigure | None) -> Fraction | None:
    return None if row is None else row.value


def _written(row: ExactFigure | None) -> str | None:
    return None if row is None else str(row.value)


def told_exactly(one: Mapping[str, Any]) -> Words:
    """An exact figure of a report that differs."""
    name = Words(*(one["name"][str(language)] for language in (Language.EN, Language.ZH_HANT, Language.ZH_HANS)))
    return EXACT.filled(name=name, a=one["a"] or "–", b=one["b"] or "–")
