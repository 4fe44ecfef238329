"""What a unit meets where its journey ends; play and the outline of a choice both ask here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from youyi.games.dama import articles as art
from youyi.games.dama.context import RuleContext
from youyi.games.dama.position import Position
from youyi.games.dama.road import GATE, GATE_UNIT
from youyi.games.dama.rulings.money import StationReward
from youyi.games.dama.travel import Journey
from youyi.kernel.articles import enacts
from youyi.kernel.seats import Seat, Spot


@dataclass(frozen=True, slots=True)
class Strike:
    """An enemy stack that goes back to its owner's hand."""

    seat: Seat
    """Its owner."""
    spot: Spot
    horses: int


@enacts(art.MOAT)
def strike_on(context: RuleContext, position: Position, seat: Seat, cell: Spot) -> Strike | None:
    """打馬: the enemy stack that a unit of this seat strikes by ending on a cell."""
    if cell in context.road.protected:
        return None
    for owner, army in enumerate(position.armies):
        if owner != seat:
            horses = army.on(cell)
            if horses:
                return Strike(Seat(owner), cell, horses)
    return None


def opens_gate(position: Position, seat: Seat, way: Journey, size: int) -> bool:
    """函谷關: whether a journey opens the gate, because ten end beyond it for whom it was shut."""
    return way.start <= GATE < way.end and size >= GATE_UNIT and seat not in position.passed


BRINGS: Mapping[StationReward, tuple[bool, bool]] = {
    StationReward.CHIP: (True, False),
    StationReward.THROW: (False, True),
    StationReward.BOTH: (True, True),
    StationReward.NONE: (False, False),
}
"""入窩: whether entering a station brings a 帖, and whether another turn."""


def station_reward(context: RuleContext, cell: int) -> StationReward:
    """入窩: what ending on a cell brings."""
    return context.rulings.station_reward if cell in context.road.rewarded else StationReward.NONE
