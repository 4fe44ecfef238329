"""Worked examples as pictures: a window of a board before and after a move, and what happened in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from youyi.kernel.face.pictures import label
from youyi.kernel.face.svg import BLUE, RED, circle, group, path, sized
from youyi.kernel.names import Language, Words
from youyi.kernel.rules import Objection
from youyi.kernel.rulings import Ruling

BETWEEN = 56
"""Pixels between the two windows."""
EDGE = 4
"""Pixels around a picture."""
BESIDE = 7
"""Pixels right and below that a way back is drawn of the way forward."""
WIDEST = 118
"""Millimetres of a book's column."""
SCALE = 0.19
"""Millimetres of a pixel, where a book shows a worked example."""


class Grid(NamedTuple):
    """How a board is drawn, in pixels."""

    columns: int
    rows: int
    cell: float
    margin: float
    """Left of the first column and above the first row."""


class Window(NamedTuple):
    """Some rows and columns of a board's grid, counted from its upper left corner."""

    left: int
    top: int
    right: int
    bottom: int

    def shows(self, column: int, row: int) -> bool:
        """Whether a place lies within."""
        return self.left <= column <= self.right and self.top <= row <= self.bottom

    def size(self, grid: Grid) -> tuple[float, float]:
        """Width and height in pixels."""
        return (self.right - self.left + 1) * grid.cell, (self.bottom - self.top + 1) * grid.cell


def window(places: Iterable[tuple[int, int]], grid: Grid) -> Window:
    """The smallest window with a place to spare around these columns and rows."""
    across, down = zip(*places, strict=True)
    left, top = max(min(across) - 1, 0), max(min(down) - 1, 0)
    return Window(left, top, min(max(across) + 1, grid.columns - 1), min(max(down) + 1, grid.rows - 1))


def way(middles: Iterable[tuple[float, float]]) -> str:
    """A way from middle to middle: solid forward and dashed beside it back, a dot where it begins, a ring where it ends."""
    points = list(middles)
    turn = _turning(points)
    forward, back = points[: turn + 1], [(x + BESIDE, y + BESIDE) for x, y in points[turn:]]
    parts = [_line(forward, "")] if len(forward) > 1 else []
    if len(back) > 1:
        parts.append(_line([points[turn], *back], "6 4"))
    ends, y = back[-1] if len(back) > 1 else points[-1]
    ring = f"M{ends - 7:g} {y:g}a7 7 0 1 0 14 0a7 7 0 1 0 -14 0"
    begins = circle(*points[0], 4, fill=RED, stroke="none")
    return "".join((*parts, begins, path(ring, stroke=RED, line=2.5)))


def _turning(points: Sequence[tuple[float, float]]) -> int:
    """Where a way turns back over its own steps: the last point if it does not."""
    returns = (nth for nth in range(1, len(points) - 1) if points[nth - 1] == points[nth + 1])
    return next(returns, len(points) - 1)


def _line(points: Iterable[tuple[float, float]], dashed: str) -> str:
    steps = "M" + "L".join(f"{x:g} {y:g}" for x, y in points)
    return path(steps, stroke=RED, line=2.5, dashed=dashed)


def before_and_after(before: Iterable[str], after: Iterable[str], shown: Window, grid: Grid) -> str:
    """Two windows side by side, each given in the pixels of the whole board."""
    wide, high = shown.size(grid)
    x, y = EDGE - grid.margin - shown.left * grid.cell, EDGE - grid.margin - shown.top * grid.cell
    parts = (
        group(before, x=x, y=y),
        label(EDGE + wide + BETWEEN / 2, EDGE + high / 2, "→", 30, fill=BLUE),
        group(after, x=x + wide + BETWEEN, y=y),
    )
    return sized(2 * wide + BETWEEN + 2 * EDGE, high + 2 * EDGE, parts)


def alone(parts: Iterable[str], shown: Window, grid: Grid) -> str:
    """One window, of what may not be done."""
    wide, high = shown.size(grid)
    x, y = EDGE - grid.margin - shown.left * grid.cell, EDGE - grid.margin - shown.top * grid.cell
    return sized(wide + 2 * EDGE, high + 2 * EDGE, [group(parts, x=x, y=y)])


def width_of(shown: Window, grid: Grid, *, windows: int = 2) -> int:
    """How wide a book shows it, in millimetres: all worked examples of a game at one scale, where they fit."""
    wide, _ = shown.size(grid)
    return min(WIDEST, round((windows * wide + (windows - 1) * BETWEEN + 2 * EDGE) * SCALE))


def told(speech: Any, events: Iterable[Any]) -> Words:
    """What happened, in every language; `speech` is the game's."""
    listed = list(events)
    en, hant, hans = (
        [speech.event(each, language) for each in listed] for language in (Language.EN, Language.ZH_HANT, Language.ZH_HANS)
    )  # fmt: skip
    return Words(" ".join(en), "".join(hant), "".join(hans))


def reason(objection: Objection) -> Words:
    """Why a move may not be made: the clause, or the answer in force."""
    because = objection.because
    return because.answer.reading if isinstance(because, Ruling) else because.reading
