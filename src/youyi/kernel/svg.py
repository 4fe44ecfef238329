"""Pictures as SVG text: a few shapes, in millimetres. Nothing here knows a game."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

FONTS = "'Noto Serif CJK TC', 'Noto Serif CJK SC', 'Songti TC', 'Songti SC', serif"
INK, RED, BLUE, PAPER, SHADE = "#1d1d1b", "#a8322a", "#27467a", "#fffdf8", "#efe7d6"
LINE = 0.35
"""Usual width of a line."""


def rect(
    x: float, y: float, width: float, height: float, *, fill: str = "none", line: float = LINE, round_by: float = 0
) -> str:
    """A rectangle by its upper left corner."""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{round_by:g}"'
        f' fill="{fill}" stroke="{INK}" stroke-width="{line:g}"/>'
    )


def circle(x: float, y: float, radius: float, *, fill: str = "none", stroke: str = INK, line: float = LINE) -> str:
    """A circle by its middle."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="{stroke}" stroke-width="{line:g}"/>'


def path(steps: str, *, fill: str = "none", stroke: str = INK, line: float = LINE, dashed: str = "") -> str:
    """A path in SVG's own notation."""
    dashes = f' stroke-dasharray="{dashed}"' if dashed else ""
    return f'<path d="{steps}" fill="{fill}" stroke="{stroke}" stroke-width="{line:g}"{dashes}/>'


def text(x: float, y: float, said: str, size: float, *, anchor: str = "middle", fill: str = INK) -> str:
    """A line of text by its base line."""
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" text-anchor="{anchor}" fill="{fill}"'
        f' font-family="{FONTS}">{escape(said)}</text>'
    )


def column(x: float, y: float, said: str, size: float, *, fill: str = INK) -> str:
    """Characters one below the other; `y` is the base line of the first."""
    return "".join(text(x, y + nth * size * 1.1, each, size, fill=fill) for nth, each in enumerate(said))


def group(parts: Iterable[str], *, x: float = 0, y: float = 0, turn: float = 0) -> str:
    """Parts moved, and turned about their own origin."""
    turned = f" rotate({turn:g})" if turn else ""
    return f'<g transform="translate({x:g} {y:g}){turned}">{"".join(parts)}</g>'


def picture(width: float, height: float, parts: Iterable[str]) -> str:
    """A whole picture of a size in millimetres."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}mm" height="{height:g}mm"'
        f' viewBox="0 0 {width:g} {height:g}">{"".join(parts)}</svg>'
    )
