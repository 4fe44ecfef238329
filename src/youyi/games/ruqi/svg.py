"""The board of 儒棋 as a picture: lying pieces are round, standing ones upright, several on a cell are counted."""

from __future__ import annotations

from collections.abc import Iterator

from youyi.games.ruqi.board import PIECES
from youyi.games.ruqi.drawing import DrawnSpot, board
from youyi.games.ruqi.position import Kind
from youyi.games.ruqi.rulings import SIDES
from youyi.games.ruqi.screen import ROUND
from youyi.games.ruqi.view import View
from youyi.kernel.face.pictures import Picture, document, ink, label
from youyi.kernel.face.svg import circle, rect
from youyi.kernel.names import Language

CELL = 46
MARGIN = 12
LINE = 24
SEAT_COLOURS = ("#F8F9F5", "#212A2A")
"""The colours of White and Black."""
_FILLS = {"ring": "#fbfaf6", "corner": "#eee6d2", "crossing": "#e3d3aa", "inner": "#f3eee2", "centre": "#e3d3aa"}


def svg(view: View | None, language: Language, ground: str, colours: tuple[str, ...]) -> Picture:
    """Draw what everyone sees; None: the empty board."""
    drawn = board()
    parts = [part for spot in drawn.spots for part in cell_parts(spot, drawn.size, language)]
    side = 2 * MARGIN + drawn.size * CELL
    if view is not None:
        parts += [part for spot in drawn.spots for part in piece_parts(view, spot, drawn.size, language, colours)]
        score = "   ".join(f"{name.said_in(language)} {view.score[seat]}" for seat, name in enumerate(SIDES))
        said = f"{ROUND.filled(round=view.round).said_in(language)}   {score}"
        parts.append(label(side / 2, side + LINE / 3, said, 14))
    return document(side, side + (LINE if view is not None else 0), *parts, ground=ground)


def corner(spot: DrawnSpot, size: int) -> tuple[int, int]:
    """The upper left corner of a cell, in pixels."""
    return MARGIN + spot.x * CELL, MARGIN + (size - 1 - spot.y) * CELL


def cell_parts(spot: DrawnSpot, size: int, language: Language) -> Iterator[str]:
    """An empty cell."""
    x, y = corner(spot, size)
    yield rect(x, y, CELL, CELL, fill=_FILLS[spot.role], stroke="#8a8577", line=1)
    if spot.name is not None:
        yield label(x + CELL / 2, y + CELL / 2, spot.name.sign(language), 15, fill="#8a7a55")


def piece_parts(view: View, spot: DrawnSpot, size: int, language: Language, colours: tuple[str, ...]) -> Iterator[str]:
    """What stands on a cell."""
    there = [(seat, row.name, stands.kind) for seat, army in enumerate(view.pieces)
             for row, stands in zip(PIECES, army, strict=True) if stands.spot == spot.spot]  # fmt: skip
    if not there:
        return
    x, y = corner(spot, size)
    seat, name, _ = there[0]
    standing = any(kind is Kind.XIAO for *_, kind in there)
    if standing:
        yield rect(x + 12, y + 4, CELL - 24, CELL - 8, round_by=5, fill=colours[seat], line=1.5)
    else:
        yield circle(x + CELL / 2, y + CELL / 2, CELL / 2 - 6, fill=colours[seat], line=1.5)
    yield label(x + CELL / 2, y + CELL / 2, name.sign(language), 18, fill=ink(colours[seat]))
    if len(there) > 1:
        yield circle(x + CELL - 9, y + 9, 8, fill="#b5432e", stroke="none")
        yield label(x + CELL - 9, y + 9, str(len(there)), 11, fill="#ffffff")
