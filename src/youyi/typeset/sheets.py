"""Sheets at their true size: one large page, or tiles of A4 or A3 that are cut along marks and joined between two cells."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, count, pairwise
from math import ceil

from youyi.kernel.face.handbook import Sheet
from youyi.kernel.names import Language

MARGIN = 10.0
"""Millimetres of paper around a tile that printers leave white; where tiles are joined it is cut away."""
PAPERS = {"a4": (210.0, 297.0), "a3": (297.0, 420.0)}


@dataclass(frozen=True, slots=True)
class Tiles:
    """How a sheet is laid on pages of one paper."""

    columns: tuple[float, ...]
    """Where the parts of the sheet begin and end from the left, in millimetres."""
    rows: tuple[float, ...]
    """The same from the top."""
    page: tuple[float, float]
    """Width and height in millimetres, turned where fewer pages do."""

    @property
    def count(self) -> int:
        """How many pages there are."""
        return (len(self.columns) - 1) * (len(self.rows) - 1)


def tiles(sheet: Sheet, paper: str) -> Tiles:
    """The fewest pages of a paper on which a sheet fits at its true size, upright or turned."""
    wide, high = PAPERS[paper]
    ways = [_tiles(sheet, page) for page in ((wide, high), (high, wide))]
    return min(ways, key=lambda each: each.count)


def _tiles(sheet: Sheet, page: tuple[float, float]) -> Tiles:
    wide, high = (side - 2 * MARGIN for side in page)
    across, down = sheet.seams or (None, None)
    return Tiles(_parts(sheet.width, wide, across), _parts(sheet.height, high, down), page)


def _parts(length: float, longest: float, seams: tuple[float, ...] | None) -> tuple[float, ...]:
    """Where the fewest parts begin and end of which none is longer than a page, as equal as the seams allow."""
    for parts in count(ceil(length / longest)):
        if seams is None:
            return tuple(length * nth / parts for nth in range(parts + 1))
        ways = ((0.0, *chosen, length) for chosen in combinations(seams, parts - 1))
        fitting = [way for way in ways if _widest(way) <= longest]
        if fitting:
            return min(fitting, key=lambda way: sum((end - start) ** 2 for start, end in pairwise(way)))
    raise AssertionError  # `count` has no end


def _widest(bounds: tuple[float, ...]) -> float:
    return max(end - start for start, end in pairwise(bounds))


def single(sheet: Sheet, language: Language) -> tuple[str, dict[str, str]]:
    """One page of the sheet's own size, with a margin; its back on a second page. Returns source and pictures."""
    size = (sheet.width + 2 * MARGIN, sheet.height + 2 * MARGIN)
    whole = Tiles((0, sheet.width), (0, sheet.height), size)
    pages = list(_tile_pages(sheet, whole))
    return "\n".join(pages), _pictures(sheet, language)


def tiled(sheet: Sheet, paper: str, language: Language) -> tuple[str, dict[str, str]]:
    """Pages of one paper to be cut at the marks and joined; each back follows its front. Returns source and pictures."""
    return "\n".join(_tile_pages(sheet, tiles(sheet, paper))), _pictures(sheet, language)


def _tile_pages(sheet: Sheet, laid: Tiles) -> Iterator[str]:
    for top, foot in pairwise(laid.rows):
        for left, right in pairwise(laid.columns):
            part = (left, top, right - left, foot - top)
            yield _page(laid.page, "front.svg", sheet, part)
            if sheet.back is not None:
                yield _page(laid.page, "back.svg", sheet, part)


def _pictures(sheet: Sheet, language: Language) -> dict[str, str]:
    found = {"front.svg": sheet.draw(language)}
    if sheet.back is not None:
        found["back.svg"] = sheet.back(language)
    return found


def _page(page: tuple[float, float], file: str, sheet: Sheet, part: tuple[float, float, float, float]) -> str:
    """One page with a part of a picture in its middle (left, top, width, height), and marks where it is to be cut."""
    left, top, wide, high = part
    x, y = (page[0] - wide) / 2, (page[1] - high) / 2
    return (
        f"#page(width: {page[0]:g}mm, height: {page[1]:g}mm, margin: 0mm)[{_marks(x, y, x + wide, y + high)}"
        f"#place(top + left, dx: {x:g}mm, dy: {y:g}mm, box(width: {wide:g}mm, height: {high:g}mm, clip: true,"
        f' place(top + left, dx: {-left:g}mm, dy: {-top:g}mm, image("{file}", width: {sheet.width:g}mm, height: {sheet.height:g}mm))))]'
    )


def _marks(left: float, top: float, right: float, foot: float) -> str:
    """Two lines at each corner that point at it and do not touch it."""
    far, near = MARGIN * 0.8, MARGIN * 0.2
    lines = [(x, y, 0) for x in (left - far, right + near) for y in (top, foot)]
    lines += [(x, y, 90) for x in (left, right) for y in (top - far, foot + near)]
    return "".join(
        f"#place(top + left, dx: {x:g}mm, dy: {y:g}mm, line(length: {MARGIN * 0.6:g}mm, angle: {angle}deg, stroke: 0.2mm))"
        for x, y, angle in lines
    )
