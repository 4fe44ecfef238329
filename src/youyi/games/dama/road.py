"""The road of 91 cells: stations, gates, pincers, moat, where each is drawn, and what the rulings change."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cache

from youyi.games.dama import articles as art
from youyi.games.dama.rulings import Rulings
from youyi.games.dama.rulings.drops import DropBlocked
from youyi.games.dama.rulings.finish import FeilongEnterPartial, FeilongHit, PincerCells
from youyi.games.dama.rulings.money import StationSet
from youyi.games.dama.rulings.road import Backward, Bounce, GateEnterSmall, Overshoot, Overtake, Stations
from youyi.games.dama.texts import PIECES as TEXTS
from youyi.kernel.articles import enacts
from youyi.kernel.names import Name

START = 0
GATE = 45
FEILONG = 81
MOAT = 89
END = 90
CELLS = 91
STATION_GAP = 9
ARMY = 20
"""How many horses a seat has, and how many pass 飛龍院."""
GATE_UNIT = 10
"""How many pass 函谷關 while it is shut."""

STATION_NAMES: dict[int, Name] = {
    0: TEXTS.name("station_names"),
    9: TEXTS.name("road.station_names"),
    18: TEXTS.name("road.station_names_2"),
    27: TEXTS.name("road.station_names_3"),
    36: TEXTS.name("road.station_names_4"),
    45: TEXTS.name("road.station_names_5"),
    54: TEXTS.name("road.station_names_6"),
    63: TEXTS.name("road.station_names_7"),
    72: TEXTS.name("road.station_names_8"),
    81: TEXTS.name("road.station_names_9"),
    90: TEXTS.name("road.station_names_10"),
}
PINCERS_NAME = TEXTS.name("pincers_name")
MOAT_NAME = TEXTS.name("moat_name")
ORDINARY_STATIONS = frozenset({9, 18, 27, 36, 45, 54, 63, 72})


class Role(Enum):
    """What a cell is for, in one word for drawing."""

    START = "start"
    PLAIN = "plain"
    STATION = "station"
    GATE = "gate"
    FEILONG = "feilong"
    PINCERS = "pincers"
    MOAT = "moat"
    END = "end"


@dataclass(frozen=True, slots=True)
class Place:
    """Where a cell is drawn on a grid of 19 rows and 20 columns."""

    row: int
    column: int
    width: int = 1


@enacts(art.BOARD)
def place(cell: int) -> Place:
    """The grid position of a cell: the road runs round the board, and its last stretch down the middle.

    >>> place(45), place(90)
    (Place(row=0, column=9, width=2), Place(row=9, column=10, width=1))
    """
    if cell <= 9:
        return Place(9 + cell, 9)
    if cell <= 18:
        return Place(18, 18 - cell)
    if cell <= 36:
        return Place(36 - cell, 0)
    if cell < GATE:
        return Place(0, cell - 36)
    if cell == GATE:
        return Place(0, 9, 2)
    if cell <= 54:
        return Place(0, cell - 35)
    if cell <= 72:
        return Place(cell - 54, 19)
    if cell <= FEILONG:
        return Place(18, 91 - cell)
    return Place(99 - cell, 10)


def role(cell: int, pincers: frozenset[int]) -> Role:
    """The role of a cell."""
    fixed = {START: Role.START, GATE: Role.GATE, FEILONG: Role.FEILONG, MOAT: Role.MOAT, END: Role.END}
    if cell in fixed:
        return fixed[cell]
    if cell in ORDINARY_STATIONS:
        return Role.STATION
    return Role.PINCERS if cell in pincers else Role.PLAIN


PINCER_CELLS = {
    PincerCells.C84_88: frozenset(range(84, 89)),
    PincerCells.C82_84: frozenset(range(82, 85)),
    PincerCells.C82_88: frozenset(range(82, 89)),
    PincerCells.C84: frozenset({84}),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Road:
    """The road under one set of rulings."""

    pincers: frozenset[int]
    barring: frozenset[int]
    """Cells that an enemy there shuts altogether: held stations."""
    open_landing: frozenset[int]
    """Cells where a larger enemy does not hinder stopping."""
    open_passing: frozenset[int]
    """Cells where a larger enemy does not hinder passing either."""
    protected: frozenset[int]
    """Cells where nobody is struck."""
    rewarded: frozenset[int]
    """Stations that reward who enters."""
    overtaking: bool
    small_on_gate: bool
    partial_on_feilong: bool
    runs_home: bool
    """Whether a unit that would run past the end is home."""
    bounce: Bounce
    drop_turns: bool
    """Whether a blocked drop turns back."""
    backward: bool


@cache
def road_under(rulings: Rulings) -> Road:
    """The road under these rulings; computed once for each."""
    held = bars_stations(rulings)
    safe = {FeilongHit.SAFE_SHARED: frozenset({FEILONG}), FeilongHit.NORMAL: frozenset[int]()}
    more = {StationSet.NINE: frozenset({FEILONG}), StationSet.EIGHT: frozenset[int]()}
    shared = frozenset() if held else ORDINARY_STATIONS
    always = frozenset({MOAT, END}) | safe[rulings.feilong_hit]
    return Road(
        pincers=PINCER_CELLS[rulings.jia_cells],
        barring=ORDINARY_STATIONS if held else frozenset(),
        open_landing=always | shared,
        open_passing=always,
        protected=always | shared,
        rewarded=ORDINARY_STATIONS | more[rulings.station_set],
        overtaking={Overtake.FREE: True, Overtake.FORBIDDEN: False}[rulings.overtake],
        small_on_gate={GateEnterSmall.TRUE: True, GateEnterSmall.FALSE: False}[rulings.gate_enter_small],
        partial_on_feilong={FeilongEnterPartial.TRUE: True, FeilongEnterPartial.FALSE: False}[
            rulings.feilong_enter_partial
        ],
        runs_home={Overshoot.FINISH: True, Overshoot.TURN_BACK: False}[rulings.overshoot],
        bounce=rulings.bounce,
        drop_turns={DropBlocked.TURN_BACK: True, DropBlocked.FORFEIT: False}[rulings.drop_blocked],
        backward={Backward.TRUE: True, Backward.FALSE: False}[rulings.backward],
    )


def bars_stations(rulings: Rulings) -> bool:
    """守窩: whether who stands on an ordinary station shuts it to others."""
    return {Stations.BLOCK: True, Stations.COHABIT: False}[rulings.stations]


@enacts(art.STATIONS)
def check() -> None:
    """Hold the road to the sources: eleven stations nine apart, every cell drawn once. Raises ValueError."""
    if sorted(STATION_NAMES) != list(range(START, CELLS, STATION_GAP)):
        raise ValueError("the stations are not every ninth cell")
    if set(STATION_NAMES) - {START, FEILONG, END} != ORDINARY_STATIONS:
        raise ValueError("the ordinary stations are not all stations but start, 飛龍院 and end")
    squares = [(p.row, p.column + step) for p in map(place, range(CELLS)) for step in range(p.width)]
    if len(squares) != len(set(squares)) or not all(0 <= r < 19 and 0 <= c < 20 for r, c in squares):
        raise ValueError("two cells are drawn on one square, or one outside the board")


check()
