"""Pictures as SVG text: a few shapes, in millimetres on paper and in pixels in a notebook. Nothing here knows a game."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

FONTS = "'Noto Serif CJK TC', 'Noto Serif CJK SC', 'Songti TC', 'Songti SC', serif"
INK, RED, BLUE, PAPER, SHADE = "#1d1d1b", "#a8322a", "#27467a", "#fffdf8", "#efe7d6"
LINE = 0.35
"""Usual width of a line."""


def tag(name: str, *inside: str, **attributes: object) -> str:
    """An element; `stroke_width` is written `stroke-width`, `class_` is `class`, and what is None is left out."""
    given = {key.rstrip("_").replace("_", "-"): value for key, value in attributes.items() if value is not None}
    written = "".join(f' {key}="{_said(value)}"' for key, value in given.items())
    return f"<{name}{written}>{''.join(inside)}</{name}>" if inside else f"<{name}{written}/>"


def _said(value: object) -> str:
    return f"{value:g}" if isinstance(value, float | int) else escape(str(value))


def rect(
    x: float, y: float, width: float, height: float, *,
    fill: str = "none", stroke: str = INK, line: float = LINE, round_by: float = 0,
) -> str:  # fmt: skip
    """A rectangle by its upper left corner."""
    return tag("rect", x=x, y=y, width=width, height=height, rx=round_by, fill=fill, stroke=stroke, stroke_width=line)


def circle(x: float, y: float, radius: float, *, fill: str = "none", stroke: str = INK, line: float = LINE) -> str:
    """A circle by its middle."""
    return tag("circle", cx=x, cy=y, r=radius, fill=fill, stroke=stroke, stroke_width=line)


def path(steps: str, *, fill: str = "none", stroke: str = INK, line: float = LINE, dashed: str = "") -> str:
    """A path in SVG's own notation."""
    return tag("path", d=steps, fill=fill, stroke=stroke, stroke_width=line, stroke_dasharray=dashed or None)


def text(
    x: float, y: float, said: str, size: float, *, anchor: str = "middle", fill: str = INK, central: bool = False
) -> str:
    """A line of text by its base line, or by its middle."""
    return tag(
        "text", escape(said, quote=False), x=x, y=y, font_size=size, text_anchor=anchor, fill=fill, font_family=FONTS,
        dominant_baseline="central" if central else None,
    )  # fmt: skip


def column(x: float, y: float, said: str, size: float, *, fill: str = INK) -> str:
    """Characters one below the other; `y` is the base line of the first."""
    return "".join(text(x, y + nth * size * 1.1, each, size, fill=fill) for nth, each in enumerate(said))


def group(parts: Iterable[str], *, x: float = 0, y: float = 0, turn: float = 0) -> str:
    """Parts moved, and turned about their own origin."""
    turned = f" rotate({turn:g})" if turn else ""
    return f'<g transform="translate({x:g} {y:g}){turned}">{"".join(parts)}</g>'


def picture(width: float, height: float, parts: Iterable[str]) -> str:
    """A whole picture of a size in millimetres."""
    return sized(width, height, parts, unit="mm")


def sized(width: float, height: float, parts: Iterable[str], *, unit: str = "") -> str:
    """A whole picture; without a unit its size is in pixels."""
    size = {"width": f"{width:g}{unit}", "height": f"{height:g}{unit}", "viewBox": f"0 0 {width:g} {height:g}"}
    return tag("svg", *parts, xmlns="http://www.w3.org/2000/svg", **size)


def scaled(width: float, height: float, parts: Iterable[str], by: float) -> str:
    """A whole picture whose parts are drawn `by` pixels to their unit."""
    size = {"width": f"{width * by:g}", "height": f"{height * by:g}", "viewBox": f"0 0 {width:g} {height:g}"}
    return tag("svg", *parts, xmlns="http://www.w3.org/2000/svg", **size)
