"""A position of 儒棋 as plain text: the board seen from South, then the position string; and back.

An empty cell shows its name for the side that is asked, 淨 and 中 their crossings. A piece shows its side
(w, b), its character, `_` if it lies or `|` if it stands; where several stand, the first and how many, with
`=` if both kinds are there. Every cell is six columns wide, a Chinese character being two.
"""

from __future__ import annotations

from youyi.games.ruqi.board import (
    CELL_NAMES,
    CROSSING_NAMES,
    HOME,
    LANES,
    OFF,
    PIECES,
    SIZE,
    SPOT_AT,
    SPOTS,
)
from youyi.games.ruqi.notation import SIDE_LETTERS, read_position, write_position
from youyi.games.ruqi.position import CELL_OF, GONE, KIND_OF, Kind, Position, ToPlay, ToThrow
from youyi.kernel.face.drawing import read_checked
from youyi.kernel.seats import Seat, Spot

_WIDTH = 6
_MARKS = {Kind.FU: "_", Kind.XIAO: "|"}
_BOTH_KINDS = "="
SIMPLIFIED = {
    name.zh_hant: name.zh_hans
    for name in (*(row.name for row in PIECES), *CROSSING_NAMES)
    if name.zh_hans != name.zh_hant
}
"""The characters of moves and boards that Simplified writes otherwise."""
_TRADITIONAL = str.maketrans({hans: hant for hant, hans in SIMPLIFIED.items()})


def draw(position: Position) -> str:
    """Draw a position."""
    cells = {**empty_cells(looker(position)), **held_cells(position)}
    rows = [f"{y:>2} " + "".join(_cell(cells, x, y) for x in range(SIZE)).rstrip() for y in reversed(range(SIZE))]
    feet = "   " + "".join(f"{x:^{_WIDTH}}" for x in range(SIZE)).rstrip()
    return "\n".join((*rows, feet, write_position(position)))


def _cell(cells: dict[Spot, str], x: int, y: int) -> str:
    spot = SPOT_AT.get((x, y))
    text = "" if spot is None else cells[spot]
    wide = sum(1 for letter in text if not letter.isascii())
    return text + " " * (_WIDTH - len(text) - wide)


def looker(position: Position) -> Seat:
    """From whose side cells are named: the side's that is asked."""
    match position.phase:
        case ToThrow(seat) | ToPlay(seat, _):
            return seat
        case _:
            return Seat(0)


def empty_cells(side: Seat) -> dict[Spot, str]:
    """Name the cells; a cell of two lanes by the first, the centre too."""
    named = {SPOTS[side][cell]: CELL_NAMES[cell] for cell in reversed(range(OFF))}
    jing, zhong = (name.zh_hant for name in CROSSING_NAMES)
    for number, crossing in enumerate((HOME, *(lane.entry for lane in LANES))):
        spot = SPOTS[side][crossing]
        named[spot] = (zhong if number % 2 else jing) + CELL_NAMES[crossing]
    return named


def held_cells(position: Position) -> dict[Spot, str]:
    """Say which pieces stand on each held cell."""
    there: dict[Spot, list[tuple[Seat, int, Kind]]] = {}
    for seat, army in enumerate(position.armies):
        for piece, token in enumerate(army):
            if token != GONE:
                spot = SPOTS[seat][CELL_OF[token]]
                there.setdefault(spot, []).append((Seat(seat), piece, KIND_OF[token]))
    return {spot: _pieces(pieces) for spot, pieces in there.items()}


def _pieces(there: list[tuple[Seat, int, Kind]]) -> str:
    seat, piece, kind = there[0]
    mark = _MARKS[kind] if all(other is kind for _, _, other in there) else _BOTH_KINDS
    count = str(len(there)) if len(there) > 1 else ""
    return f"{SIDE_LETTERS[seat]}{PIECES[piece].name.zh_hant}{mark}{count}"


def read_drawing(text: str) -> Position:
    """Read a drawing in either script. Raises `BadNotation` with the line and column, `FaultyPosition`."""
    return read_checked(text.translate(_TRADITIONAL), lambda last: read_position(last, tolerate=("shared_cell",)), draw)
