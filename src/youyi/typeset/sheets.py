"""Sheets at their true size: one large page, or tiles of A4 or A3 with marks by which they are joined."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil

from youyi.kernel.face.handbook import Sheet
from youyi.kernel.names import Language

MARGIN = 10.0
"""Millimetres of paper around a tile that printers leave white; where tiles are joined it is cut away."""
PAPERS = {"a4": (210.0, 297.0), "a3": (297.0, 420.0)}


@dataclass(frozen=True, slots=True)
class Tiles:
    """How a sheet is laid on pages of one paper."""

    across: int
    down: int
    page: tuple[float, float]
    """Width and height in millimetres, turned where fewer pages do."""

    @property
    def count(self) -> int:
        """How many pages there are."""
        return self.across * self.down


def tiles(sheet: Sheet, paper: str) -> Tiles:
    """The fewest pages of a paper on which a sheet fits at its true size, upright or turned."""
    wide, high = PAPERS[paper]
    ways = [_tiles(sheet, page) for page in ((wide, high), (high, wide))]
    return min(ways, key=lambda each: each.count)


def _tiles(sheet: Sheet, page: tuple[float, float]) -> Tiles:
    wide, high = (side - 2 * MARGIN for side in page)
    return Tiles(ceil(sheet.width / wide), ceil(sheet.height / high), page)


def single(sheet: Sheet, language: Language) -> tuple[str, dict[str, str]]:
    """One page of the sheet's own size, with a margin; its back on a second page. Returns source and pictures."""
    size = (sheet.width + 2 * MARGIN, sheet.height + 2 * MARGIN)
    pages = [_page(size, "front.svg", sheet, 0, 0)]
    if sheet.back is not None:
        pages.append(_page(size, "back.svg", sheet, 0, 0))
    return "\n".join(pages), _pictures(sheet, language)


def tiled(sheet: Sheet, paper: str, language: Language) -> tuple[str, dict[str, str]]:
    """Pages of one paper to be cut at the marks and joined; each back follows its front. Returns source and pictures."""
    return "\n".join(_tile_pages(sheet, tiles(sheet, paper))), _pictures(sheet, language)


def _tile_pages(sheet: Sheet, laid: Tiles) -> Iterator[str]:
    wide, high = (side - 2 * MARGIN for side in laid.page)
    for row in range(laid.down):
        for column in range(laid.across):
            yield _page(laid.page, "front.svg", sheet, column * wide, row * high)
            if sheet.back is not None:
                yield _page(laid.page, "back.svg", sheet, column * wide, row * high)


def _pictures(sheet: Sheet, language: Language) -> dict[str, str]:
    found = {"front.svg": sheet.draw(language)}
    if sheet.back is not None:
        found["back.svg"] = sheet.back(language)
    return found


def _page(page: tuple[float, float], file: str, sheet: Sheet, left: float, top: float) -> str:
    """One page that shows the part of a picture from `left` and `top` on, with marks where it is to be cut."""
    wide, high = page[0] - 2 * MARGIN, page[1] - 2 * MARGIN
    marks = "".join(
        f"#place(top + left, dx: {x:g}mm, dy: {y:g}mm, line(length: {MARGIN * 0.6:g}mm, angle: {angle}deg, stroke: 0.2mm))"
        for x, y, angle in (
            (MARGIN * 0.2, MARGIN, 0), (MARGIN, MARGIN * 0.2, 90),
            (page[0] - MARGIN * 0.8, MARGIN, 0), (page[0] - MARGIN, MARGIN * 0.2, 90),
            (MARGIN * 0.2, page[1] - MARGIN, 0), (MARGIN, page[1] - MARGIN * 0.8, 90),
            (page[0] - MARGIN * 0.8, page[1] - MARGIN, 0), (page[0] - MARGIN, page[1] - MARGIN * 0.8, 90),
        )
    )  # fmt: skip
    return (
        f"#page(width: {page[0]:g}mm, height: {page[1]:g}mm, margin: 0mm)[{marks}"
        f"#place(top + left, dx: {MARGIN:g}mm, dy: {MARGIN:g}mm, box(width: {wide:g}mm, height: {high:g}mm, clip: true,"
        f' place(top + left, dx: {-left:g}mm, dy: {-top:g}mm, image("{file}", width: {sheet.width:g}mm, height: {sheet.height:g}mm))))]'
    )
