"""Pictures as SVG text, for notebooks and files."""

from __future__ import annotations

from dataclasses import dataclass

from youyi.kernel.face.svg import INK, sized, tag, text

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


def label(x: float, y: float, said: str, size: float, *, fill: str = INK, anchor: str = "middle") -> str:
    """Text whose middle stands at a place."""
    return text(x, y, said, size, fill=fill, anchor=anchor, central=True)


def document(width: float, height: float, *inside: str, ground: str) -> Picture:
    """A whole picture on its ground."""
    return Picture(sized(width, height, [tag("rect", width=width, height=height, fill=ground), *inside]))


def ink(colour: str) -> str:
    """Black or white, whichever is readable on a colour (`#RRGGBB`)."""
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return "#000000" if (299 * red + 587 * green + 114 * blue) / 1000 > _LIGHT else "#ffffff"
