"""The table of 打馬 as a terminal shows it: the road, what every seat has, the bowl.

Where there is room the road lies as on the board, 120 columns wide. Otherwise it lies in eleven rows, each from one
station to the next, and in a narrow terminal only what stands on it is listed. An empty cell shows its number, a held
one the seat's sign and how many horses.
"""

from __future__ import annotations

from collections.abc import Iterator

from youyi.games.dama.road import CELLS, END, MOAT, MOAT_NAME, START, STATION_GAP, STATION_NAMES, place
from youyi.games.dama.speech import SEATS
from youyi.games.dama.texts import TABLE as TEXTS
from youyi.games.dama.view import SeenArmy, View
from youyi.kernel.face.columns import width
from youyi.kernel.face.screen import Mark, ScreenSize, Span, TextLine, filled, line
from youyi.kernel.ledger import signed
from youyi.kernel.names import Language
from youyi.kernel.seats import Seat

IN_HAND = TEXTS["in_hand"]
HOME = TEXTS["home"]
PURSE = TEXTS["purse"]
OWN = TEXTS["own"]
GATE = TEXTS["screen.gate"]
LEFT = TEXTS["screen.left"]
BOWL = TEXTS["screen.bowl"]
HORSES = TEXTS["horses"]

_BOARD_CELL, _ROWS, _COLUMNS = 6, 19, 20
_SHARED, _CELL = 7, 5
"""Columns of a cell in rows: where two seats may stand, and elsewhere."""
_BESIDE = 15
"""Rows that the board leaves to whatever is asked."""


def screen(view: View, language: Language, room: ScreenSize) -> tuple[TextLine, ...]:
    """Show the table in this room."""
    names = max(width(name.said_in(language)) for name in STATION_NAMES.values())
    if room.columns >= _COLUMNS * _BOARD_CELL and room.rows >= _ROWS + _BESIDE:
        road = tuple(_board(view, language))
    elif room.columns > names + 2 * _SHARED + (STATION_GAP - 2) * _CELL + 1:
        road = tuple(_stretches(view, language, names))
    else:
        road = ()
    seats = (_seat(view, army, language, listing=not road) for army in view.armies)
    bowl = tuple(_bowl(view, language))
    if road and bowl:  # beside the road's last row, which is short or has room in the middle
        return (*road[:-1], (*road[-1], Span("  "), *bowl[0]), *seats) if len(road) < _ROWS else (*road, *seats, *bowl)
    return (*road, *seats, *bowl)


def _board(view: View, language: Language) -> Iterator[TextLine]:
    at = {(where.row, where.column): cell for cell, where in enumerate(map(place, range(CELLS)))}
    for row in range(_ROWS):
        cells = (at.get((row, column)) for column in range(_COLUMNS))
        yield tuple(span for cell in cells for span in _cell(view, language, cell, _BOARD_CELL))


def _stretches(view: View, language: Language, names: int) -> Iterator[TextLine]:
    for first in range(START, CELLS, STATION_GAP):
        name = filled(Span(STATION_NAMES[first].said_in(language)), names + 1)
        cells = range(first, min(first + STATION_GAP, CELLS))
        wide = {first: _SHARED, MOAT: _SHARED}
        yield (*name, *(span for cell in cells for span in _cell(view, language, cell, wide.get(cell, _CELL))))


def _cell(view: View, language: Language, cell: int | None, columns: int) -> TextLine:
    if cell is None:
        return filled(Span(""), columns)
    there = [(army.seat, horses) for army in view.armies if (horses := _horses(army, cell))]
    if not there:
        sign = _moat(language) if cell == MOAT else ""
        return filled(Span(f"{cell}{sign}", Mark.STRONG if cell in STATION_NAMES else Mark.QUIET), columns)
    spans = tuple(Span(f"{SEATS[seat].said_in(language)}{horses}", seat=seat) for seat, horses in there)
    free = columns - sum(width(span.text) for span in spans)
    if free < 0:  # three or more seats: the list of seats says how many each has
        return filled(Span("".join(SEATS[seat].said_in(language) for seat, _ in there)), columns)
    return (*spans, Span(" " * free))


def _moat(language: Language) -> str:
    return MOAT_NAME.zh_hans if language is Language.ZH_HANS else MOAT_NAME.zh_hant


def _horses(army: SeenArmy, cell: int) -> int:
    return army.home if cell == END else sum(horses for spot, horses in army.stacks if spot == cell)


def _seat(view: View, army: SeenArmy, language: Language, *, listing: bool) -> TextLine:
    facts = [
        f"{IN_HAND.said_in(language)} {army.hand}",
        f"{HOME.said_in(language)} {army.home}",
    ]
    if view.full:  # something is staked
        facts.append(f"{PURSE.said_in(language)} {signed(army.purse)}")
    if army.own is not None:
        facts.append(f"{OWN.said_in(language)} {army.own}")
    if army.passes_gate:
        facts.append(GATE.said_in(language))
    if army.left:
        facts.append(LEFT.said_in(language))
    crowded = listing or any(len(_there(view, cell)) > 2 for cell, _ in army.stacks)
    if crowded:
        facts += [HORSES.filled(cell=cell, horses=horses).said_in(language) for cell, horses in army.stacks]
    mark = Mark.STRONG if army.seat == view.current else Mark.PLAIN
    return line(Span(SEATS[army.seat].said_in(language), mark, army.seat), "  " + "  ".join(facts))


def _there(view: View, cell: int) -> list[Seat]:
    return [army.seat for army in view.armies if _horses(army, cell)]


def _bowl(view: View, language: Language) -> Iterator[TextLine]:
    if view.full:
        yield line(f"{BOWL.said_in(language)}  {view.bowl}/{view.full}")
