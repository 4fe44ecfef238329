"""A position of 打馬 as plain text: the board, then the position string; and back.

An empty cell shows its number, a held one its seat and how many horses (`a12`); where two seats share a cell both
show. Stations stand in brackets.
"""

from __future__ import annotations

from itertools import zip_longest

from youyi.games.dama import error_words
from youyi.games.dama.notation import LETTERS, read_position, write_position
from youyi.games.dama.position import Position
from youyi.games.dama.road import CELLS, STATION_NAMES, place
from youyi.kernel.errors import BadNotation

_ROWS, _COLUMNS, _WIDTH = 19, 20, 6


def draw(position: Position) -> str:
    """Draw a position."""
    squares = {(where.row, where.column): _cell(position, cell) for cell, where in enumerate(map(place, range(CELLS)))}
    rows = (
        "".join(f"{squares.get((row, column), ''):^{_WIDTH}}" for column in range(_COLUMNS)) for row in range(_ROWS)
    )
    return "\n".join((*(row.rstrip() for row in rows), write_position(position)))


def _cell(position: Position, cell: int) -> str:
    there = "".join(f"{LETTERS[seat]}{army.on(cell)}" for seat, army in enumerate(position.armies) if army.on(cell))
    text = there or str(cell)
    return f"[{text}]" if cell in STATION_NAMES else text


def read_drawing(text: str) -> Position:
    """Read a drawing: its last line is the position; the board above must agree with it.

    Raises `BadNotation` with the column of the first line that does not agree.
    """
    lines = text.strip("\n").split("\n")
    position = read_position(lines[-1].strip(), tolerate=("shared_cell", "horses", "money"))
    for drawn, given in zip_longest(draw(position).split("\n"), lines, fillvalue=""):
        if drawn.rstrip() != given.rstrip():
            same = next((at for at, pair in enumerate(zip_longest(drawn, given)) if pair[0] != pair[1]), 0)
            raise BadNotation(given, same + 1, error_words.DRAWING.filled(drawn=drawn))
    return position
