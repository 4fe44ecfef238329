"""Pictures as SVG text, for notebooks and files."""

from __future__ import annotations

from dataclasses import dataclass
from xml.sax.saxutils import escape, quoteattr

FONT = "Noto Serif CJK TC, Noto Serif TC, Songti TC, PMingLiU, serif"
_LIGHT = 140
"""Luminance of a colour, of 255, from which on black is readable upon it."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing that a notebook shows."""

    svg: str

    def _repr_svg_(self) -> str:
        return self.svg

    def save(self, file: str) -> None:
        """Write it to a file."""
        with open(file, "w", encoding="utf-8") as opened:  # noqa: PTH123 - the kernel knows no paths
            opened.write(self.svg)

    def __repr__(self) -> str:
        return f"<Picture of {len(self.svg)} characters>"


def tag(name: str, *inside: str, **attributes: object) -> str:
    """An element; `stroke_width` is written `stroke-width`."""
    written = "".join(f" {key.replace('_', '-')}={quoteattr(str(value))}" for key, value in attributes.items())
    return f"<{name}{written}>{''.join(inside)}</{name}>" if inside else f"<{name}{written}/>"


def text(said: str, x: float, y: float, size: float, *, fill: str = "#222", anchor: str = "middle") -> str:
    """Text whose middle stands at a place."""
    place = {"x": x, "y": y, "font_size": size, "fill": fill, "text_anchor": anchor}
    return tag("text", escape(said), **place, dominant_baseline="central")


def document(width: float, height: float, *inside: str, ground: str) -> Picture:
    """A whole picture on its ground."""
    paper = tag("rect", width=width, height=height, fill=ground)
    size = {"width": width, "height": height, "viewBox": f"0 0 {width} {height}"}
    return Picture(tag("svg", paper, *inside, xmlns="http://www.w3.org/2000/svg", font_family=FONT, **size))


def ink(colour: str) -> str:
    """Black or white, whichever is readable on a colour (`#RRGGBB`)."""
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return "#000000" if (299 * red + 587 * green + 114 * blue) / 1000 > _LIGHT else "#ffffff"
