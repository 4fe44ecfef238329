"""What it takes to draw 打馬: the empty board with its casts, and a choice upon it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from youyi.games.dama.casts import CASTS, CLASS_NAMES
from youyi.games.dama.events.book import Rulebook
from youyi.games.dama.legality import drop_journey, enemies_of, journey
from youyi.games.dama.moves import Move, Ride
from youyi.games.dama.position import Act, Position, ToMove
from youyi.games.dama.road import (
    ARMY,
    CELLS,
    END,
    GATE,
    GATE_UNIT,
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
from youyi.games.dama.travel import Journey
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
class Strike:
    """Whom a choice would send back."""

    seat: Seat
    spot: Spot
    horses: int


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


def outline(rules: Rulebook, position: Position, move: Move) -> Outline | None:
    """Draw a legal choice of a stack; a throw, and letting an action pass, have nothing to draw."""
    if not isinstance(move, Ride) or not isinstance(position.phase, ToMove):
        return None
    act = position.phase.act
    way = _way(rules, position, act, move)
    assert isinstance(way, Journey)
    army = position.armies[act.seat]
    horses = min(act.horses, army.hand) if move.spot == START else move.horses or army.on(move.spot)
    there = Spot(way.end)
    return Outline(
        seat=act.seat,
        spot_from=move.spot,
        spot_to=there,
        horses=horses,
        path=way.path,
        turned_at=None if way.turned_at is None else Spot(way.turned_at),
        strikes=_strike(rules, position, act.seat, there),
        merges=army.on(there),
        station=there in rules.road.rewarded,
        opens_gate=act.seat not in position.passed and horses >= GATE_UNIT and move.spot <= GATE < there,
        home=there == END,
        moat=there == MOAT,
        progress=there - move.spot,
    )


def _way(rules: Rulebook, position: Position, act: Act, move: Ride) -> object:
    if move.spot == START:
        return drop_journey(rules, position, act)
    return journey(rules, position, act, move, enemies_of(position, act.seat))


def _strike(rules: Rulebook, position: Position, seat: Seat, there: Spot) -> Strike | None:
    if there in rules.road.protected:
        return None
    for owner, army in enumerate(position.armies):
        if owner != seat and army.on(there):
            return Strike(Seat(owner), there, army.on(there))
    return None
