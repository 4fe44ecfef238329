"""The board of 儒棋 and its pieces as pictures."""

from __future__ import annotations

from collections.abc import Iterator

from youyi.games.ruqi.board import (
    CELL_NAMES,
    CENTRE,
    CORNERS,
    CROSSING_NAMES,
    CROSSINGS,
    HOME,
    LANE_CELLS,
    NORTH,
    OFF,
    PIECES,
    SIZE,
    SOUTH,
    SPOTS,
    XY,
    Cell,
    Virtue,
)
from youyi.games.ruqi.rulings import SIDES
from youyi.kernel.face.svg import BLUE, INK, PAPER, RED, SHADE, circle, column, group, path, picture, rect, text
from youyi.kernel.names import Language
from youyi.kernel.seats import Seat

CHI = 280.0
"""A foot 尺 in millimetres: about that of the Northern Wei, to which the game belongs; our choice among those on record."""
SIDE = 1.5 * CHI
"""局一尺五寸: the side of the board, a foot and five inches."""
FEN, CUN = CHI / 100, CHI / 10
CELL = SIDE / (SIZE + 1)
EDGE = (SIDE - SIZE * CELL) / 2


def names_of(spot: int, side: Seat) -> str:
    """What a side calls a cell: a lane's cells by both ways of walking it."""
    cells = [Cell(cell) for cell in range(OFF) if SPOTS[side][cell] == spot]
    lanes = [CELL_NAMES[cell] for cell in cells if cell in LANE_CELLS]
    return "·".join(lanes or [CELL_NAMES[cell] for cell in cells])


def board(language: Language) -> str:
    """The board with both sides' names of every cell: White's below, Black's above and turned towards Black."""
    return picture(SIDE, SIDE, [rect(0, 0, SIDE, SIDE, fill=PAPER, line=1), *_cells(), *_middles(language)])


def plain_board(language: Language) -> str:
    """The board with the names of the crossings alone."""
    return picture(SIDE, SIDE, [rect(0, 0, SIDE, SIDE, fill=PAPER, line=1), *_squares(), *_middles(language)])


def corner_of(spot: int) -> tuple[float, float]:
    """The upper left corner of a cell, White below."""
    x, y = XY[spot]
    return EDGE + x * CELL, EDGE + (SIZE - 1 - y) * CELL


def _squares() -> Iterator[str]:
    crossings = {SPOTS[SOUTH][cell] for cell in (HOME, *CROSSINGS)}
    corners = {SPOTS[SOUTH][cell] for cell in CORNERS}
    for spot in range(len(XY)):
        x, y = corner_of(spot)
        yield rect(x, y, CELL, CELL, fill=SHADE if spot in crossings else "#ffffff")
        if spot in corners:
            yield path(f"M{x:g} {y:g}l{CELL:g} {CELL:g}M{x + CELL:g} {y:g}l{-CELL:g} {CELL:g}", line=0.15)
        if spot == CENTRE:
            yield circle(x + CELL / 2, y + CELL / 2, CELL * 0.17, line=0.2)


def _cells() -> Iterator[str]:
    yield from _squares()
    for spot in range(len(XY)):
        x, y = corner_of(spot)
        white, black = names_of(spot, SOUTH), names_of(spot, NORTH)
        yield text(x + CELL / 2, y + CELL - 3, white, _size(white))
        turned = [text(0, 0, black, _size(black), fill=BLUE)]
        yield group(turned, x=x + CELL / 2, y=y + 3, turn=180)


def _size(name: str) -> float:
    return 7.5 if len(name) < 5 else 5.5


def _middles(language: Language) -> Iterator[str]:
    jing, zhong = (each.said_in(language) if language is not Language.EN else each.zh_hant for each in CROSSING_NAMES)
    for cell in (HOME, *sorted(CROSSINGS)):
        x, y = corner_of(SPOTS[SOUTH][cell])
        here = jing if cell in (HOME, min(CROSSINGS, key=lambda each: abs(each - 20))) else zhong
        yield text(x + CELL / 2, y + CELL / 2 + 4, here, 11, fill=RED)


def piece(side: Seat, virtue: Virtue, language: Language) -> list[str]:
    """One piece to fold: a bar five 分 square and one 寸 long, its four sides beside one another, ends and flaps."""
    ground, ink = ("#ffffff", INK) if side == SOUTH else ("#3a3a38", "#ffffff")
    name = virtue.name.zh_hans if language is Language.ZH_HANS else virtue.name.zh_hant
    wide, long = 5 * FEN, CUN
    sides = [rect(nth * wide, wide, wide, long, fill=ground, line=0.25) for nth in range(4)]
    ends = [rect(0, 0, wide, wide, fill=ground, line=0.25), rect(0, wide + long, wide, wide, fill=ground, line=0.25)]
    flap = path(f"M{4 * wide:g} {wide:g}l3 2v{long - 4:g}l-3 2z", line=0.2, dashed="1 1")
    words = [column((nth + 0.5) * wide, wide + 8, name, 8, fill=ink) for nth in (0, 2)]
    numbers = [text((nth + 0.5) * wide, wide + long - 4, str(virtue.number), 6, fill=ink) for nth in (0, 2)]
    dots = [circle((nth + 0.5) * wide, wide + long / 2, 1, stroke=ink) for nth in (1, 3)]
    return [*sides, *ends, flap, *words, *numbers, *dots]


def pieces(language: Language) -> str:
    """All ten pieces to cut, fold and glue."""
    rows = [
        group(piece(Seat(side), virtue, language), x=4 + (nth % 3) * 63, y=6 + (side * 2 + nth // 3) * 60)
        for side in range(len(SIDES))
        for nth, virtue in enumerate(PIECES)
    ]
    return picture(190, 277, rows)
