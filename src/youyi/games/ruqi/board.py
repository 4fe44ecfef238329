"""The board of 儒棋: 57 cells, a ring and two lanes that cross, and each side's own names for them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NewType

from youyi.games.ruqi import articles as art
from youyi.games.ruqi.texts import PIECES as TEXTS
from youyi.kernel.articles import Article, enacts
from youyi.kernel.names import Name
from youyi.kernel.seats import Seat, Spot

SOUTH, NORTH = Seat(0), Seat(1)
SIZE = 11
_HALF = SIZE // 2
RING = 4 * (SIZE - 1)
"""Cells of the border 周道."""
ARM = SIZE - 2
"""Inner cells of a lane from crossing to crossing, the centre included."""

Cell = NewType("Cell", int)
"""A place named from one side's own 淨: p0..p39, then its lanes Z1..Z9, J1..J9, R1..R9; then off the board."""


@dataclass(frozen=True, slots=True)
class Lane:
    """A way through the middle, walked from one crossing to another."""

    letter: str
    entry: Cell
    """The crossing at which one turns in."""
    leads_to: Cell
    """The crossing at which one comes out; OFF if that is one's own start."""
    first: Cell
    because: Article

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The inner cells in the order of walking."""
        return tuple(Cell(self.first + step) for step in range(ARM))

    def number(self, cell: Cell) -> int:
        """Count a cell of the lane as one counts who first turns into it: the way back from the second 中 counts down."""
        number = cell - self.first + 1
        return number if self.letter != "R" else ARM + 1 - number


OFF = Cell(RING + 3 * ARM)
"""出: gone from the board."""
HOME = Cell(0)
"""One's own 淨, where all wait and where all leave."""
FIRST_ZHONG, FAR_JING, SECOND_ZHONG = (Cell(quarter * RING // 4) for quarter in (1, 2, 3))
CROSSINGS = frozenset((FIRST_ZHONG, FAR_JING, SECOND_ZHONG))
"""The crossings one can pass or meet on the way; one's own is the way out."""
CORNERS = frozenset(Cell(quarter * RING // 4 + _HALF) for quarter in range(4))

ZHONG_LANE = Lane("Z", FIRST_ZHONG, SECOND_ZHONG, Cell(RING), art.TURN_IN)
JING_LANE = Lane("J", FAR_JING, OFF, Cell(RING + ARM), art.TURN_IN)
ZHONG_BACK = Lane("R", SECOND_ZHONG, FIRST_ZHONG, Cell(RING + 2 * ARM), art.TURN_IN)
LANES = (ZHONG_LANE, JING_LANE, ZHONG_BACK)
LANE_AT = {lane.entry: lane for lane in LANES}
LANE_CELLS = frozenset(cell for lane in LANES for cell in lane.cells)


@enacts(art.DIRECTION)
def _onward() -> tuple[Cell, ...]:
    """The next cell of every cell: round the border to one's own 淨, along a lane to its end."""
    after = {Cell(step): Cell(step + 1) for step in range(RING - 1)}
    after[Cell(RING - 1)] = OFF
    for lane in LANES:
        after.update(zip(lane.cells, (*lane.cells[1:], lane.leads_to), strict=True))
    return tuple(after[Cell(cell)] for cell in range(OFF))


def _backward() -> tuple[Cell | None, ...]:
    """The cell behind every cell: along the border, or along the lane to its entry; None behind one's own 淨."""
    before: dict[Cell, Cell | None] = {Cell(step): Cell(step - 1) for step in range(1, RING)}
    before[HOME] = None
    for lane in LANES:
        before.update(zip(lane.cells, (lane.entry, *lane.cells[:-1]), strict=True))
    return tuple(before[Cell(cell)] for cell in range(OFF))


ONWARD = _onward()
"""The next cell on the way home."""
BACKWARD = _backward()
"""The cell one retreats to; None from one's own 淨."""


_CUT = RING // 4
"""Steps that one lane saves; only one can be used."""


def cells_home(cell: Cell, *, lanes: bool) -> int:
    """Count the cells to one's own 淨 by the shortest way, through a lane where they are open.

    The lane back from the second 中 ends at the first, from where a lane cuts the way again.

    >>> [cells_home(Cell(8), lanes=True), cells_home(Cell(8), lanes=False)]
    [22, 32]
    """
    steps, here = 0, cell
    while here != OFF:
        steps, here = steps + 1, ONWARD[here]
    return steps - (_CUT if cell in ZHONG_BACK.cells or (lanes and cell <= FAR_JING) else 0)


def _name(cell: Cell) -> str:
    for lane in LANES:
        if cell in lane.cells:
            return f"{lane.letter}{cell - lane.first + 1}"
    return f"p{cell}"


CELL_NAMES = tuple(_name(Cell(cell)) for cell in range(OFF))
CELLS_BY_NAME = {name: Cell(cell) for cell, name in enumerate(CELL_NAMES)}


def _ring_xy(step: int) -> tuple[int, int]:
    """Walk the border counter-clockwise from the South 淨."""
    last = SIZE - 1
    side, along = divmod(step + _HALF, last)
    return ((along, 0), (last, along), (last - along, last), (0, last - along))[side % 4]


def _south_xy(cell: Cell) -> tuple[int, int]:
    if cell < RING:
        return _ring_xy(cell)
    along = (cell - RING) % ARM + 1
    last = SIZE - 1
    across = ((last - along, _HALF), (_HALF, last - along), (along, _HALF))
    return across[(cell - RING) // ARM]


def xy(side: Seat, cell: Cell) -> tuple[int, int]:
    """Place a side's cell on the grid, x left to right, y bottom to top, seen from South.

    >>> xy(NORTH, CELLS_BY_NAME["p10"])
    (0, 5)
    """
    x, y = _south_xy(cell)
    return (x, y) if side == SOUTH else (SIZE - 1 - x, SIZE - 1 - y)


@enacts(art.BOARD)
def _spots() -> dict[tuple[int, int], Spot]:
    """Number the cells: the ring from the South 淨, then the 中 lane from the left, then the 淨 lane from below."""
    ring = [_ring_xy(step) for step in range(RING)]
    across = [(x, _HALF) for x in range(1, SIZE - 1)]
    along = [(_HALF, y) for y in range(1, SIZE - 1) if y != _HALF]
    return {place: Spot(number) for number, place in enumerate((*ring, *across, *along))}


SPOT_AT = _spots()
XY = tuple(SPOT_AT)
SPOTS = tuple(tuple(SPOT_AT[xy(side, Cell(cell))] for cell in range(OFF)) for side in (SOUTH, NORTH))
"""For each side, the spot of each of its cells."""
CENTRE = SPOT_AT[_HALF, _HALF]


@dataclass(frozen=True, slots=True)
class Virtue:
    """A face of the dice or a piece: a virtue with its number."""

    name: Name
    number: int
    because: Article


FACES = (
    Virtue(TEXTS.name("faces.humility"), 0, art.DICE),
    Virtue(TEXTS.name("faces.wisdom"), 1, art.DICE),
    Virtue(TEXTS.name("faces.propriety"), 2, art.DICE),
    Virtue(TEXTS.name("faces.benevolence"), 3, art.DICE),
    Virtue(TEXTS.name("faces.righteousness"), 4, art.DICE),
    Virtue(TEXTS.name("faces.trust"), 5, art.DICE),
)
PIECES = (
    Virtue(TEXTS.name("pieces.goodness"), 6, art.PIECES),
    Virtue(TEXTS.name("pieces.reverence"), 7, art.PIECES),
    Virtue(TEXTS.name("pieces.virtue"), 8, art.PIECES),
    Virtue(TEXTS.name("pieces.loyalty"), 9, art.PIECES),
    Virtue(TEXTS.name("pieces.accord"), 10, art.PIECES),
)
CROSSING_NAMES = (
    TEXTS.name("crossing_names.pure"),
    TEXTS.name("crossing_names.middle"),
)
QIAN = FACES[0].number
"""謙, the face without a number of its own."""
