"""What of 打馬 is printed at its true size: the board, the horses, the casts, a score sheet."""

from __future__ import annotations

from collections.abc import Iterator

from youyi.games.dama.handbook import horses
from youyi.games.dama.handbook.casts import casts_picture
from youyi.games.dama.handbook.figures import CELL, CELL_ROWS, COLUMNS, EDGE, GATE_SEAM, HEIGHT, WIDTH, board
from youyi.games.dama.speech.common import SEATS
from youyi.games.dama.texts import HANDBOOK as TEXTS
from youyi.kernel.face.handbook import Sheet
from youyi.kernel.face.svg import picture, rect, text
from youyi.kernel.names import Language

HEADS = (
    TEXTS["heads.seat"], TEXTS["heads.own_cast"], TEXTS["heads.last_throw"], TEXTS["heads.in_hand"], TEXTS["heads.home"], TEXTS["heads.chips"],
)  # fmt: skip
TITLE = TEXTS["title"]
ROWS = len(SEATS)


def score_sheet(language: Language) -> str:
    """For each seat: its own cast, its last throw, the horses in hand and home, the chips."""
    return picture(190, 120, list(_lines(language)))


def _lines(language: Language) -> Iterator[str]:
    yield text(95, 10, TITLE.said_in(language), 6)
    widths = (16, 26, 26, 20, 20, 72)
    x = 5.0
    for head, wide in zip(HEADS, widths, strict=True):
        yield rect(x, 16, wide, 9)
        yield text(x + wide / 2, 22, head.said_in(language), 3.6)
        for row in range(ROWS):
            yield rect(x, 25 + row * 18, wide, 18)
        x += wide
    for row, seat in enumerate(SEATS):
        yield text(13, 36 + row * 18, seat.said_in(language), 6)


SEAMS = (
    tuple(EDGE + CELL * nth for nth in range(1, COLUMNS) if nth != GATE_SEAM),
    tuple(EDGE + CELL * nth for nth in range(1, CELL_ROWS)),
)
"""Between the cells, but not through 函谷關, which is two wide."""
SHEETS = (
    Sheet("board", TEXTS["sheets.board"], board, WIDTH, HEIGHT, seams=SEAMS),
    Sheet("horses", TEXTS["sheets.horses"], horses.all_horses, horses.WIDTH, horses.HEIGHT, horses.all_names),
    Sheet("casts", TEXTS["sheets.casts"], casts_picture, 214, 152),
    Sheet("score", TEXTS["sheets.score"], score_sheet, 190, 120),
)
