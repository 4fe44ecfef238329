"""What a side of 儒棋 sees, as numbers; frozen and versioned."""

from __future__ import annotations

from youyi.games.ruqi.board import CELL_NAMES, CELLS_BY_NAME, OFF, SPOTS
from youyi.games.ruqi.position import EVERY_PIECE, VIRTUE_DICE, Kind, ToPlay
from youyi.games.ruqi.rules import Ruqi
from youyi.games.ruqi.rulings import SIDES
from youyi.games.ruqi.view import Stands, View
from youyi.kernel.lab.observations import MOST, Block, Observations, Row, starts_of
from youyi.kernel.seats import Seat

VERSION = "ruqi-board-1"
_CELLS = len(CELL_NAMES) + 1
_BOARD = len(set(SPOTS[0]))
_PIECES = len(EVERY_PIECE)
_FACES = VIRTUE_DICE.highest - VIRTUE_DICE.lowest + 1
_WHERE = "a plane for each piece, 善 敬 德 忠 順, with 1 on its cell in {whose} own names (p0 to p39, Z1 to Z9, J1 to J9, R1 to R9) and last off the board"
BLOCKS = (
    Block("own_cells", (_PIECES, _CELLS), _WHERE.format(whose="its")),
    Block("their_cells", (_PIECES, _CELLS), _WHERE.format(whose="their")),
    Block("own_standing", (_PIECES,), "1 for each own piece that stands 梟"),
    Block("their_standing", (_PIECES,), "1 for each of theirs that stands"),
    Block("occupied", (len(SIDES), _BOARD), "how many own pieces, then how many of theirs, are on each of the 57 spots, turned so that one's own start is spot 0", _PIECES),
    Block("dice", (VIRTUE_DICE.count, _FACES), "1 on the face 0 to 5 of each die, the lower first; nothing before a throw"),
    Block("asked", (1,), "1 if this side is to move"),
    Block("tallies", (len(SIDES),), "算, one's own first", MOST),
    Block("round", (1,), "the number of the round", MOST),
    Block("lone", (1,), "1 in 虛投, when one side throws on alone"),
)  # fmt: skip
_AT = starts_of(BLOCKS)
_TURNED = tuple({SPOTS[side][cell]: SPOTS[0][cell] for cell in range(OFF)} for side in range(len(SIDES)))
"""Each side's spots as it would see them from White's chair."""


def observations(_rules: Ruqi) -> Observations[View]:
    """Write the views of a table."""
    return Observations(VERSION, BLOCKS, fill)


def fill(row: Row, view: View, seat: int) -> None:
    """Write what a side sees into a row of zeros."""
    for side, (name, army) in enumerate((("own", view.pieces[seat]), ("their", view.pieces[1 - seat]))):
        _army(row, name, army, _AT["occupied"] + side * _BOARD, seat)
    match view.phase:
        case ToPlay(seat=asked, roll=roll):
            for place, face in enumerate(roll.faces):
                row[_AT["dice"] + place * _FACES + face - VIRTUE_DICE.lowest] = 1
            row[_AT["asked"]] = int(asked == Seat(seat))
        case _:
            pass
    row[_AT["tallies"]], row[_AT["tallies"] + 1] = view.score[seat], view.score[1 - seat]
    row[_AT["round"]], row[_AT["lone"]] = view.round, int(view.lone)


def _army(row: Row, name: str, army: tuple[Stands, ...], occupied: int, seat: int) -> None:
    cells, standing = _AT[f"{name}_cells"], _AT[f"{name}_standing"]
    for piece, stands in enumerate(army):
        if stands.cell is None or stands.spot is None:
            row[cells + piece * _CELLS + _CELLS - 1] = 1
            continue
        row[cells + piece * _CELLS + CELLS_BY_NAME[stands.cell]] = 1
        row[standing + piece] = int(stands.kind is Kind.XIAO)
        row[occupied + _TURNED[seat][stands.spot]] += 1
