"""The road of 打馬 and its dice as pictures."""

from __future__ import annotations

from collections.abc import Iterator

from youyi.games.dama.casts import Cast
from youyi.games.dama.road import CELLS, MOAT_NAME, PINCER_CELLS, PINCERS_NAME, STATION_NAMES, Role, place, role
from youyi.games.dama.rulings.finish import PincerCells
from youyi.kernel.face.svg import BLUE, INK, PAPER, RED, circle, picture, rect, text
from youyi.kernel.names import Language, Name

CELL = 20.0
"""Side of a cell in millimetres: a horse of 16 stands on it. The sources give no size; ours fills an A2 sheet."""
CELL_ROWS, COLUMNS = 19, 20
EDGE = 8.0
GATE_SEAM = 10
"""Between the columns of 函谷關, which is two cells wide."""
WIDTH, HEIGHT = COLUMNS * CELL + 2 * EDGE, CELL_ROWS * CELL + 2 * EDGE
STATION_SAND = "#ecdcb4"
FILL = {
    Role.START: "#d9d9d6", Role.PLAIN: "#ffffff", Role.STATION: STATION_SAND, Role.GATE: STATION_SAND,
    Role.FEILONG: "#f3cfc6", Role.PINCERS: "#dde6ea", Role.MOAT: "#b4cade", Role.END: "#d9d9d6",
}  # fmt: skip
WIDEST = 5.2
"""The largest size of a name, in millimetres; longer names are written smaller."""


def name_of(cell: int, what: Role) -> Name | None:
    """What a cell is called; the names of ordinary cells are lost."""
    return STATION_NAMES.get(cell) or {Role.PINCERS: PINCERS_NAME, Role.MOAT: MOAT_NAME}.get(what)


def board(language: Language) -> str:
    """The board with the number of every cell and every name that is known."""
    return picture(WIDTH, HEIGHT, [rect(0, 0, WIDTH, HEIGHT, fill=PAPER, line=1), *_cells(language)])


def _cells(language: Language) -> Iterator[str]:
    pincers = PINCER_CELLS[PincerCells.C84_88]
    for cell in range(CELLS):
        where, what = place(cell), role(cell, pincers)
        x, y, wide = EDGE + where.column * CELL, EDGE + where.row * CELL, where.width * CELL
        yield rect(x, y, wide, CELL, fill=FILL[what])
        if what is Role.GATE:
            yield rect(x + 1, y + 1, wide - 2, CELL - 2, stroke=RED, line=0.8)
        named = what is not Role.PLAIN
        yield text(x + wide / 2, y + (CELL - 2 if named else CELL * 0.62), f"{cell:02d}", 5 if named else 7)
        name = name_of(cell, what)
        if name is not None:
            said = name.zh_hans if language is Language.ZH_HANS else name.zh_hant
            size = min(WIDEST, (wide - 2) / len(said))
            yield text(x + wide / 2, y + 7.5, said, size, fill=RED)
            if language is Language.EN and what is not Role.PINCERS:
                yield text(x + wide / 2, y + 12, name.pinyin, min(3.0, wide / len(name.pinyin) * 1.7), fill=BLUE)


PIPS = {1: (4,), 2: (0, 8), 3: (0, 4, 8), 4: (0, 2, 6, 8), 5: (0, 2, 4, 6, 8), 6: (0, 2, 3, 5, 6, 8)}
"""Which of nine places each face marks."""


def die(x: float, y: float, face: int, side: float = 8.0) -> str:
    """One die, its one and its four red as on Chinese dice."""
    colour, step = RED if face in (1, 4) else INK, side / 4
    dots = [
        circle(x + step * (1 + spot % 3), y + step * (1 + spot // 3), side * (0.14 if face == 1 else 0.09),
               fill=colour, stroke=colour, line=0)
        for spot in PIPS[face]
    ]  # fmt: skip
    return "".join([rect(x, y, side, side, fill="#ffffff", line=0.3, round_by=1.2), *dots])


def dice(cast: Cast, x: float = 0, y: float = 0, side: float = 8.0) -> str:
    """A cast as three dice in a row."""
    return "".join(die(x + nth * (side + 1), y, face, side) for nth, face in enumerate(cast.throw.faces))
