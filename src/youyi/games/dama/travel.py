"""Where a unit gets to along the road, or what stops it: one algorithm for drops and moves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from youyi.games.dama import articles as art
from youyi.games.dama.moves import Ride
from youyi.games.dama.road import ARMY, END, FEILONG, GATE, GATE_UNIT, ORDINARY_STATIONS, START, Road
from youyi.games.dama.rulings.drops import DropBlocked
from youyi.games.dama.rulings.finish import FeilongEnterPartial
from youyi.games.dama.rulings.road import Bounce, GateEnterSmall
from youyi.kernel.articles import enacts
from youyi.kernel.rules import Objection
from youyi.kernel.seats import Spot


@dataclass(frozen=True, slots=True)
class Unit:
    """Horses that travel together."""

    size: int
    permit: bool = False
    """Whether the throw may open 飛龍院 to all twenty."""
    gate_open: bool = True
    """Whether 函谷關 is open to them."""
    drop: bool = False
    """Whether they come from the hand."""


@dataclass(frozen=True, slots=True)
class Journey:
    """A way that can be gone: how far forward, and where it ends."""

    start: int
    end: int
    turned_at: int | None = None
    turned_by: Objection | None = None
    ran_past: bool = False
    """Whether there were steps left at the end of the road."""

    @property
    def path(self) -> tuple[Spot, ...]:
        """List every cell after the start, in the order in which it is reached."""
        top = self.end if self.turned_at is None else self.turned_at
        first = range(self.start + 1, top + 1) if top >= self.start else range(self.start - 1, top - 1, -1)
        back = () if self.turned_at is None else range(self.turned_at - 1, self.end - 1, -1)
        return tuple(Spot(cell) for cell in (*first, *back))


@dataclass(frozen=True, slots=True)
class Rides:
    """What the stacks of one seat can do with one throw; both in the order of the road."""

    journeys: Mapping[Ride, Journey]
    """The legal rides, each with its way."""
    blocked: Mapping[Ride, Objection]
    """The others, each with what stops it."""


Enemies = Mapping[int, int]
"""The largest enemy stack on each cell where there is one."""


NEAR_GATES = frozenset({GATE - 1, GATE, FEILONG - 1, FEILONG, END})
"""Cells from which the next step may be barred though no enemy is there."""


def travel(road: Road, unit: Unit, enemies: Enemies, start: int, steps: int) -> Journey | Objection:
    """行馬: forward by a number of steps, turning back once where the way is blocked."""
    cell, left = start, steps
    while left:
        if cell + 1 in enemies or cell in NEAR_GATES:
            wall = barred_forward(road, unit, enemies, cell, last=left == 1)
            if wall is not None:
                return _blocked(road, unit, enemies, Journey(start, cell, turned_by=wall), left)
        cell, left = cell + 1, left - 1
    return Journey(start, cell)


def barred_forward(road: Road, unit: Unit, enemies: Enemies, cell: int, *, last: bool) -> Objection | None:
    """行馬: what bars the next step forward, if anything."""
    there = Spot(cell + 1)
    if cell == END:
        return Objection(art.TURN_BACK, Spot(END))
    if there > GATE:
        if cell == GATE and not unit.gate_open and unit.size < GATE_UNIT:
            return Objection(art.GATE_TEN, Spot(GATE))
        if cell == FEILONG and not (unit.permit and unit.size == ARMY):
            return Objection(art.FEILONG, Spot(FEILONG))
        if there == FEILONG and unit.size < ARMY and not road.partial_on_feilong:
            return Objection(FeilongEnterPartial.FALSE, there)
    elif there == GATE and not (road.small_on_gate or unit.gate_open or unit.size >= GATE_UNIT):
        return Objection(GateEnterSmall.FALSE, there)
    return barred_by_enemy(road, unit.size, enemies, there, last=last)


@enacts(art.OWN_HORSES_FREE)
def barred_by_enemy(road: Road, size: int, enemies: Enemies, there: Spot, *, last: bool) -> Objection | None:
    """守窩, 不越多馬: a held station bars the way; so does a larger stack, to stop, and beyond the gate to pass."""
    if there not in enemies:
        return None
    if there in road.barring:
        return Objection(art.STATION_BAR, there)
    if enemies[there] <= size or there in road.open_passing or (last and there in road.open_landing):
        return None
    if there > GATE and not road.overtaking:
        return Objection(art.NO_OVERTAKING, there)
    return Objection(art.ENTER, there) if last else None


@enacts(art.FORWARD_FIRST)
def _blocked(road: Road, unit: Unit, enemies: Enemies, so_far: Journey, left: int) -> Journey | Objection:
    """What a unit does at a wall with steps left: it turns back, stops, is home, or cannot go."""
    wall, cell = so_far.turned_by, so_far.end
    assert wall is not None
    if cell == END and road.runs_home:
        return Journey(so_far.start, END, ran_past=True)
    if unit.drop and not road.drop_turns:
        return Objection(DropBlocked.FORFEIT, wall.at)
    match road.bounce:
        case Bounce.NONE if cell != END:
            return wall
        case Bounce.NONE | Bounce.TURN_BACK | Bounce.STOP_AT_GATES if cell == so_far.start:
            return wall
        case Bounce.STOP_AT_GATES if cell in (GATE, FEILONG):
            return _stop_at(road, unit, enemies, so_far)
        case Bounce.NONE | Bounce.TURN_BACK | Bounce.STOP_AT_GATES | Bounce.FROM_STANDSTILL:
            return _back(road, unit, enemies, so_far, left)


def _stop_at(road: Road, unit: Unit, enemies: Enemies, so_far: Journey) -> Journey | Objection:
    larger = enemies.get(so_far.end, 0) > unit.size and so_far.end not in road.open_landing
    return Objection(art.ENTER, Spot(so_far.end)) if larger else Journey(so_far.start, so_far.end)


def _back(road: Road, unit: Unit, enemies: Enemies, so_far: Journey, left: int) -> Journey | Objection:
    """折返: the remaining steps backward; the direction never turns a second time."""
    cell = so_far.end
    while left:
        there = Spot(cell - 1)
        if there <= START:
            return Objection(art.NO_RETURN, Spot(START))
        wall = barred_by_enemy(road, unit.size, enemies, there, last=left == 1)
        if wall is not None:
            return Objection(art.TURNS_ONCE, wall.at)
        cell, left = cell - 1, left - 1
    if cell == so_far.start:
        return Objection(art.NO_RETURN, Spot(cell))
    return Journey(so_far.start, cell, so_far.end, so_far.turned_by)


def put_down(road: Road, unit: Unit, enemies: Enemies, cell: int) -> Journey | Objection:
    """下馬於號格: straight onto the cell, unless a held station or a larger stack is there."""
    wall = barred_by_enemy(road, unit.size, enemies, Spot(cell), last=True)
    return Journey(cell - 1, cell) if wall is None else wall


def backward(road: Road, unit: Unit, enemies: Enemies, own: int, start: int, steps: int) -> Journey | Objection:
    """倒行: backward by a number of steps, if that ends in striking, in merging with `own` horses, or on a station."""
    end = Spot(start - steps)
    if end <= START or start in road.pincers:
        return Objection(art.BACKWARD, Spot(start))
    for cell in range(start - 1, end - 1, -1):
        wall = barred_by_enemy(road, unit.size, enemies, Spot(cell), last=cell == end)
        if wall is not None:
            return wall
    strikes = end in enemies and end not in road.protected
    if strikes or own or end in ORDINARY_STATIONS:
        return Journey(start, end)
    return Objection(art.BACKWARD, end)
