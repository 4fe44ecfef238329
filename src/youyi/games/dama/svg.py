"""The table of 打馬 as a picture: the road as the board has it, stacks in their seats' colours, what each seat has."""

from __future__ import annotations

from collections.abc import Iterator

from youyi.games.dama.drawing import DrawnCell, board
from youyi.games.dama.road import END, Role
from youyi.games.dama.screen import BOWL, HOME, IN_HAND, PURSE
from youyi.games.dama.speech import SEATS
from youyi.games.dama.view import SeenArmy, View
from youyi.kernel.face.pictures import Picture, document, ink, label
from youyi.kernel.face.svg import circle, rect
from youyi.kernel.names import Language

CELL = 34
MARGIN = 10
LINE = 22
"""Height of a line below the board."""
SEAT_COLOURS = ("#3D68B8", "#F8C358", "#3BAE97", "#974B68", "#212A2A")
_FILLS = {Role.STATION: "#e8d9b0", Role.GATE: "#d9b98a", Role.FEILONG: "#d9b98a", Role.PINCERS: "#d8cfe0",
          Role.MOAT: "#b9cfd8", Role.START: "#e8d9b0", Role.END: "#e0c060", Role.PLAIN: "#fbfaf6"}  # fmt: skip


def svg(view: View | None, language: Language, ground: str, colours: tuple[str, ...]) -> Picture:
    """Draw what everyone sees; None: the empty board."""
    drawn = board()
    armies = () if view is None else view.armies
    cells = [part for cell in drawn.cells for part in cell_parts(cell, armies, language, colours)]
    below = MARGIN + drawn.rows * CELL + LINE
    lines = [] if view is None else list(_lines(view, language, below, colours))
    height = below + LINE * (len(armies) + 1 if armies else 0)
    return document(2 * MARGIN + drawn.columns * CELL, height, *cells, *lines, ground=ground)


def cell_parts(
    cell: DrawnCell, armies: tuple[SeenArmy, ...], language: Language, colours: tuple[str, ...]
) -> Iterator[str]:
    """A cell with what stands on it."""
    yield from ground_parts(cell, armies, language)
    yield from horse_parts(cell, armies, colours)


def ground_parts(cell: DrawnCell, armies: tuple[SeenArmy, ...], language: Language) -> Iterator[str]:
    """A cell with its number, and with its name where nothing stands on it."""
    x, y, wide = MARGIN + cell.column * CELL, MARGIN + cell.row * CELL, cell.width * CELL
    yield rect(x, y, wide, CELL, fill=_FILLS[cell.role], stroke="#8a8577", line=1)
    yield label(x + wide - 3, y + 6, str(cell.spot), 8, fill="#777", anchor="end")
    if cell.name is not None and not any(_horses(army, cell.spot) for army in armies):
        name = cell.name.sign(language)
        yield label(x + wide / 2, y + CELL / 2 + 3, name, wide / (len(name) + 0.5), fill="#5a4c39")


def horse_parts(cell: DrawnCell, armies: tuple[SeenArmy, ...], colours: tuple[str, ...]) -> Iterator[str]:
    """The stacks on a cell, each with how many horses it has."""
    x, y, wide = MARGIN + cell.column * CELL, MARGIN + cell.row * CELL, cell.width * CELL
    there = [(army.seat, horses) for army in armies if (horses := _horses(army, cell.spot))]
    for place, (seat, horses) in enumerate(there):
        middle = x + wide * (place + 1) / (len(there) + 1)
        radius = CELL / 2 - 4 - 2 * (len(there) - 1)
        yield circle(middle, y + CELL / 2 + 2, radius, fill=colours[seat], line=1)
        yield label(middle, y + CELL / 2 + 2, str(horses), radius, fill=ink(colours[seat]))


def _horses(army: SeenArmy, cell: int) -> int:
    return army.home if cell == END else sum(horses for spot, horses in army.stacks if spot == cell)


def _lines(view: View, language: Language, top: float, colours: tuple[str, ...]) -> Iterator[str]:
    """What every seat has beside the road, and the bowl."""
    for army in view.armies:
        y = top + army.seat * LINE
        yield circle(MARGIN + 9, y, 9, fill=colours[army.seat], line=1)
        yield label(MARGIN + 9, y, SEATS[army.seat].said_in(language), 11, fill=ink(colours[army.seat]))
        facts = ((IN_HAND, army.hand), (HOME, army.home), (PURSE, army.purse))
        said = "   ".join(f"{words.said_in(language)} {number}" for words, number in facts)
        yield label(MARGIN + 26, y, said, 13, anchor="start")
    y = top + len(view.armies) * LINE
    yield label(MARGIN, y, f"{BOWL.said_in(language)} {view.bowl}/{view.full}", 13, anchor="start")
