"""What of 儒棋 is printed at its true size: the board, the pieces, two dice, a score sheet."""

from __future__ import annotations

from collections.abc import Iterator

from youyi.games.ruqi.board import FACES, SIZE
from youyi.games.ruqi.handbook.figures import CELL, EDGE, SIDE, board, pieces, plain_board
from youyi.games.ruqi.rulings import SIDES
from youyi.games.ruqi.texts import HANDBOOK as TEXTS
from youyi.kernel.face.handbook import Sheet
from youyi.kernel.face.svg import group, picture, rect, text
from youyi.kernel.names import Language

DIE = 22.0
"""Side of a die to fold, in millimetres; the sources give none."""
ROUNDS = 12


def dice(language: Language) -> str:
    """Two dice to cut, fold and glue: 謙 opposite 信, and so on."""
    places = {0: (1, 0), 1: (0, 1), 2: (1, 1), 4: (2, 1), 3: (3, 1), 5: (1, 2)}
    faces = [
        part
        for virtue in FACES
        for column, row in (places[virtue.number],)
        for part in (
            rect(column * DIE, row * DIE, DIE, DIE, fill="#ffffff"),
            text((column + 0.5) * DIE, (row + 0.62) * DIE, virtue.name.said_in(language)
                 if language is not Language.EN else virtue.name.zh_hant, 11),
            text((column + 0.5) * DIE, (row + 0.93) * DIE, str(virtue.number), 5),
        )
    ]  # fmt: skip
    return picture(190, 100, [group(faces, x=4, y=10), group(faces, x=100, y=10)])


def score_sheet(language: Language) -> str:
    """A table for the rounds of a match."""
    return picture(190, 200, list(_score_lines(language)))


def _score_lines(language: Language) -> Iterator[str]:
    sides, total = [side.said_in(language) for side in SIDES], TOTAL.said_in(language)
    yield text(95, 12, MATCH.said_in(language), 6)
    for row in range(ROUNDS + 1):
        for nth in range(5):
            yield rect(10 + nth * 34, 20 + row * 12, 34, 12)
        if row:
            yield text(27, 28.5 + (row) * 12, str(row), 5)
    heads = (ROUND.said_in(language), *sides, *(f"{total} {side}" for side in sides))
    for nth, head in enumerate(heads):
        yield text(27 + nth * 34, 28.5, head, 4.5)
    yield text(10, 186, CUPS.said_in(language), 4, anchor="start")


ROUND = TEXTS["round"]
TOTAL = TEXTS["total"]
MATCH = TEXTS["match"]
CUPS = TEXTS["cups"]
SEAMS = tuple(EDGE + CELL * nth for nth in range(1, SIZE))
"""Between the cells."""
SHEETS = (
    Sheet("board", TEXTS["sheets.board"], board, SIDE, SIDE, seams=(SEAMS, SEAMS)),
    Sheet(
        "plain-board", TEXTS["sheets.plain_board.board_without_numbers"], plain_board, SIDE, SIDE, seams=(SEAMS, SEAMS)
    ),
    Sheet("pieces", TEXTS["sheets.pieces"], pieces, 190, 277),
    Sheet("dice", TEXTS["sheets.dice"], dice, 190, 100),
    Sheet("score", TEXTS["sheets.score"], score_sheet, 190, 200),
)
