"""A position of 打馬 as plain text: the board, then the position string; and back.

An empty cell shows its number, a held one its seat and how many horses (`a12`); where two seats share a cell both
show. Stations stand in brackets.
"""

from __future__ import annotations

from youyi.games.dama.notation import LETTERS, read_position, write_position
from youyi.games.dama.position import Position
from youyi.games.dama.road import CELLS, STATION_NAMES, place
from youyi.kernel.face.drawing import read_checked

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
    """Read a drawing. Raises `BadNotation` with the line and column, `FaultyPosition`."""
    return read_checked(text, lambda last: read_position(last, tolerate=("shared_cell", "horses", "money")), draw)
