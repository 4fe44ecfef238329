"""Plots as SVG: what is drawn is given in words and numbers, and the same figures give the same bytes.

Only this module and `fonts` import matplotlib, which comes with the extra `report`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from io import StringIO
from typing import Any

from youyi.analysis.reports.fonts import families
from youyi.analysis.runs.engines import module_installed
from youyi.analysis.texts import REPORTS as TEXTS
from youyi.kernel.errors import YouyiError
from youyi.kernel.names import Language

INK, SOFT, HAIR, SHEET = "#18201E", "#44504B", "#B7C2BB", "#F8F9F5"
COLOURS = ("#3D68B8", "#974B68", "#3BAE97", "#F8C358", "#212A2A")
DASHES = ("solid", (0, (5, 2)), (0, (1, 1.5)), (0, (6, 2, 1, 2)), (0, (3, 3)))
"""No series is told from another by its colour alone."""
MARKS = ("o", "s", "^", "D", "v")
WIDTH = 7.2
"""Inches."""
BINS = 60
ROW = 0.27
"""Inches."""
MOST_ROWS = 40


class NoMatplotlib(YouyiError, ValueError):
    """A report was asked for and matplotlib is not installed."""


@dataclass(frozen=True, slots=True)
class Share:
    """An estimate with its interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class IntervalRow:
    """A difference with its interval."""

    name: str
    difference: Share
    sure: bool


def require_matplotlib(language: Language) -> None:
    """Raises `NoMatplotlib` where it is missing, `NoFont` where no font can draw the language."""
    if not module_installed("matplotlib"):
        raise NoMatplotlib(TEXTS["no_matplotlib"])
    families(language)


def histogram(series: Mapping[str, Mapping[int, int]], x: str, y: str, language: Language) -> str:
    """How often each whole number occurred in each series, in per cent."""
    every = [value for counts in series.values() for value in counts]
    if not every:
        return _drawn(1, language, lambda axes: axes.set(xlabel=x, ylabel=y))
    first, step = min(every), max(1, -(-(max(every) - min(every) + 1) // BINS))
    edges = [first + nth * step - 0.5 for nth in range((max(every) - first) // step + 2)]

    def draw(axes: Any) -> None:
        for nth, (name, counts) in enumerate(series.items()):
            axes.stairs(_binned(counts, first, step, len(edges) - 1), edges, label=name, linewidth=1.6,
                        color=COLOURS[nth], linestyle=DASHES[nth])  # fmt: skip
        axes.set(xlabel=x, ylabel=y)
        axes.set_ylim(bottom=0)
        if len(series) > 1:
            axes.legend(frameon=False)

    return _drawn(2.8, language, draw)


def _binned(counts: Mapping[int, int], first: int, step: int, bins: int) -> list[float]:
    found, total = [0.0] * bins, sum(counts.values())
    for value, times in counts.items():
        found[(value - first) // step] += 100 * times / total
    return found


def shares(names: Sequence[str], series: Mapping[str, Sequence[Share]], x: str, language: Language,
           even: float | None = None) -> str:  # fmt: skip
    """Shares with their intervals, in per cent: a line for each name, a mark for each series."""

    def draw(axes: Any) -> None:
        for nth, (name, values) in enumerate(series.items()):
            shift = (nth - (len(series) - 1) / 2) * 0.24
            at = [place + shift for place in range(len(names))]
            reach = [
                [100 * (each.value - each.low) for each in values],
                [100 * (each.high - each.value) for each in values],
            ]
            axes.errorbar([100 * each.value for each in values], at, xerr=[[max(0, one) for one in row] for row in reach],
                          fmt=MARKS[nth], color=COLOURS[nth], capsize=3, markersize=5, label=name)  # fmt: skip
        if even is not None:
            axes.axvline(100 * even, color=SOFT, linestyle=(0, (1, 2)), linewidth=1)
        _rows(axes, names)
        axes.set(xlabel=x)
        if len(series) > 1:
            axes.legend(frameon=False, loc="upper left", bbox_to_anchor=(1.0, 1.0))

    return _drawn(0.9 + 0.36 * len(names), language, draw)


def effects(rows: Sequence[IntervalRow], language: Language) -> str:
    """Differences with their intervals, each on a scale of its own, with its figures beside it."""

    def draw(axes: Any) -> None:
        for at, row in enumerate(rows):
            one = row.difference
            scale = max(abs(one.low), abs(one.high)) or 1.0
            axes.plot([one.low / scale, one.high / scale], [at, at], color=COLOURS[0], linewidth=1.6)
            axes.plot([one.value / scale], [at], "o", markersize=5.5, markeredgecolor=COLOURS[0],
                      markerfacecolor=COLOURS[0] if row.sure else SHEET)  # fmt: skip
            axes.text(
                1.12, at, f"{figure(one.value)}  [{figure(one.low)}, {figure(one.high)}]", va="center", fontsize=8
            )
        axes.axvline(0, color=SOFT, linewidth=1)
        _rows(axes, [row.name for row in rows])
        axes.set(xlim=(-1.08, 1.08), xticks=[])
        axes.grid(visible=False)

    return _drawn(0.6 + ROW * len(rows), language, draw)


def figure(value: float) -> str:
    """A figure with four digits that matter, and a true minus."""
    return f"{value:.4g}".replace("-", "−")


def _rows(axes: Any, names: Sequence[str]) -> None:
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.4, -0.6)
    axes.tick_params(axis="y", length=0)


def _drawn(height: float, language: Language, draw: Callable[[Any], object]) -> str:
    """Draw one pair of axes; returns the SVG element alone, with glyphs as paths and nothing that changes from run to run."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    with rc_context({**_STYLE, "font.family": families(language)}):
        plate = Figure(figsize=(WIDTH, height), layout="constrained")
        axes = plate.add_subplot()
        axes.set_axisbelow(True)
        draw(axes)
        written = StringIO()
        plate.savefig(written, format="svg", metadata={"Date": None, "Creator": None})
    return "<svg" + written.getvalue().partition("<svg")[2]


_STYLE: dict[str, Any] = {
    "svg.fonttype": "path",
    "svg.hashsalt": "youyi",
    "font.size": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.unicode_minus": True,
    "axes.grid": True,
    "axes.edgecolor": SOFT,
    "axes.labelcolor": SOFT,
    "axes.facecolor": SHEET,
    "figure.facecolor": SHEET,
    "grid.color": HAIR,
    "grid.linewidth": 0.5,
    "text.color": INK,
    "xtick.color": SOFT,
    "ytick.color": INK,
}
