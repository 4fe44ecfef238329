"""What it takes to draw 打馬: the empty board with its casts, and a choice upon it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from youyi.games.dama.casts import CASTS, CLASS_NAMES
from youyi.games.dama.context import RuleContext
from youyi.games.dama.journeys import drop_size, rides
from youyi.games.dama.landing import BRINGS, Strike, opens_gate, station_reward, strike_on
from youyi.games.dama.moves import Move, Ride
from youyi.games.dama.position import Position, ToMove
from youyi.games.dama.road import (
    ARMY,
    CELLS,
    END,
    MOAT,
    MOAT_NAME,
    PINCER_CELLS,
    PINCERS_NAME,
    START,
    STATION_NAMES,
    Role,
    place,
    role,
)  # fmt: skip
from youyi.games.dama.rulings.finish import PincerCells
from youyi.kernel.names import Name
from youyi.kernel.seats import Seat, Spot


@dataclass(frozen=True, slots=True)
class DrawnCell:
    """A cell of the road on a grid of 19 rows and 20 columns, counted from the upper left."""

    spot: Spot
    row: int
    column: int
    width: int
    """2 for 函谷關, which spans two columns."""
    role: Role
    name: Name | None
    """What a station, the pincers or the moat is called; the other cells' names are lost."""


@dataclass(frozen=True, slots=True)
class DrawnCast:
    """A cast of three dice."""

    dice: str
    name: Name
    kind: Name
    """賞采, 罰采 or 散采."""


@dataclass(frozen=True, slots=True)
class Board:
    """The empty board and the casts thrown over it."""

    rows: int
    columns: int
    cells: tuple[DrawnCell, ...]
    casts: tuple[DrawnCast, ...]
    army: int
    """How many horses each seat has."""


@cache
def board() -> Board:
    """Draw the empty board, with 夾 where most witnesses have it."""
    casts = tuple(DrawnCast(cast.dice, cast.name, CLASS_NAMES[cast.kind]) for cast in CASTS)
    return Board(19, 20, tuple(map(_cell, range(CELLS))), casts, ARMY)


def _cell(cell: int) -> DrawnCell:
    where, what = place(cell), role(cell, PINCER_CELLS[PincerCells.C84_88])
    names = {Role.PINCERS: PINCERS_NAME, Role.MOAT: MOAT_NAME}
    name = STATION_NAMES.get(cell, names.get(what))
    return DrawnCell(Spot(cell), where.row, where.column, where.width, what, name)


@dataclass(frozen=True, slots=True)
class Outline:
    """A choice on the board."""

    seat: Seat
    spot_from: Spot
    spot_to: Spot
    horses: int
    path: tuple[Spot, ...]
    """Every cell after the first, in the order in which it is reached."""
    turned_at: Spot | None
    strikes: Strike | None
    merges: int
    """How many own horses already stand where it ends."""
    station: bool
    """Whether entering that cell is rewarded."""
    opens_gate: bool
    home: bool
    moat: bool
    progress: int
    """Cells gained; negative if it ends farther back."""


def outline(context: RuleContext, position: Position, move: Move) -> Outline | None:
    """Draw a legal choice of a stack; a throw, and letting an action pass, have nothing to draw."""
    if not isinstance(move, Ride) or not isinstance(position.phase, ToMove):
        return None
    act = position.phase.act
    way = rides(context, position).journeys[move]
    army = position.armies[act.seat]
    horses = drop_size(position, act) if move.spot == START else move.horses or army.on(move.spot)
    there = Spot(way.end)
    return Outline(
        seat=act.seat,
        spot_from=move.spot,
        spot_to=there,
        horses=horses,
        path=way.path,
        turned_at=None if way.turned_at is None else Spot(way.turned_at),
        strikes=strike_on(context, position, act.seat, there),
        merges=army.on(there),
        station=any(BRINGS[station_reward(context, there)]),
        opens_gate=opens_gate(position, act.seat, way, horses),
        home=there == END,
        moat=there == MOAT,
        progress=there - move.spot,
    )
