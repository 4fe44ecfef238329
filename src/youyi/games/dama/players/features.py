"""The fifty-five features of one seat of 打馬: where its horses are, and what the next throws may do to them."""

from __future__ import annotations

from collections.abc import Sequence

from youyi.games.dama.position import Army, Position, ToThrow
from youyi.games.dama.reach import CHANCES, FARTHEST, SAFE, struck
from youyi.games.dama.road import ARMY, END, FEILONG, GATE, GATE_UNIT, MOAT, STATION_GAP
from youyi.kernel.lab.adding import exact_sum

ZONES = FEILONG // STATION_GAP
FEWEST = 3
"""The smallest sum of three dice."""
COUNTS = tuple(range(FEWEST, FARTHEST + 1))

REACH = 14
"""How far ahead a wall is felt, in cells."""
HUNDREDS, THOUSANDS, FIFTIES, FOURS, THREES = 100, 1000, 50, 4, 3
"""In what some features are counted, so that none is much larger than one."""
FEWEST_SEATS = 2
"""With more of them than these a feature grows."""


def features(position: Position, seat: int) -> list[float]:
    """The features of one seat, in the order of `weights.FEATURES`."""
    army = position.armies[seat]
    others = [each for other, each in enumerate(position.armies) if other != seat]
    return [
        *_places(army),
        *_state(army),
        *_gate(position, army, seat),
        *_exposure(position, army, seat),
        *_chances(army, others),
        float(exact_sum(walls(army, other) for other in others)),
        float(exact_sum(walls(other, army) for other in others)),
        *_turns(position, army, seat),
    ]


def _places(army: Army) -> list[float]:
    horses, stacks, beyond = [0.0] * ZONES, [0.0] * ZONES, [0.0] * (MOAT - FEILONG + 1)
    for cell, size in army.stacks:
        if cell < FEILONG:
            horses[cell // STATION_GAP] += size / ARMY
            stacks[cell // STATION_GAP] += 1
        else:
            beyond[cell - FEILONG] += size / ARMY
    return [*horses, *stacks, *beyond]


def _state(army: Army) -> list[float]:
    largest = max((size for _, size in army.stacks), default=0)
    return [
        army.home / ARMY,
        army.hand / ARMY,
        float(not army.hand),
        float(len(army.stacks)),
        largest / ARMY,
        float(largest == ARMY),
        exact_sum(max(0, FEILONG - cell) for cell, _ in army.stacks) / HUNDREDS,
        (exact_sum((END - cell) * size for cell, size in army.stacks) + END * army.hand) / THOUSANDS,
        (0 if army.hand else END - army.stacks[0][0] if army.stacks else 0) / HUNDREDS,
    ]


def _gate(position: Position, army: Army, seat: int) -> list[float]:
    if seat in position.passed:
        return [1.0, 0.0, 0.0]
    largest = max((size for cell, size in army.stacks if cell <= GATE), default=0)
    return [0.0, min(1.0, largest / GATE_UNIT), float(largest >= GATE_UNIT)]


def _exposure(position: Position, army: Army, seat: int) -> list[float]:
    """Horses that the seat about to throw may strike, those that the others may, and stacks; expected numbers."""
    phase = position.phase
    thrower = phase.turn.by if isinstance(phase, ToThrow) else None
    at_once = later = stacks = 0.0
    for other, enemy in enumerate(position.armies):
        if other == seat:
            continue
        for cell, size in army.stacks:
            if cell in SAFE or cell > FEILONG:
                continue
            chance = struck(enemy, cell, size, CHANCES)
            stacks += chance
            if other == thrower:
                at_once += chance * size
            else:
                later += chance * size
    return [at_once / FOURS, later / FOURS, stacks]


def _chances(army: Army, others: Sequence[Army]) -> list[float]:
    """What the next throw may bring: horses struck, a strike, a merge, a station."""
    prey = [max(each) for each in zip(*(best_prey(army, other) for other in others), strict=True)]
    joins, enters = own_ways(army)
    horses = strikes = merges = stations = 0.0
    for count in COUNTS:
        chance = CHANCES[count]
        if prey[count]:
            horses += chance * prey[count]
            strikes += chance
        if count in joins:
            merges += chance
        if count in enters:
            stations += chance
    return [horses / FOURS, strikes, merges, stations]


def best_prey(army: Army, other: Army) -> list[int]:
    """[sum of the dice]: the largest stack of another that an army may strike with it; with horses in hand it must drop."""
    best = [0] * (FARTHEST + 1)
    sought = [(cell, size) for cell, size in other.stacks if cell not in SAFE]
    if army.hand:
        for cell, size in sought:
            if cell < FARTHEST and size == 1:
                best[cell + 1] = 1
        return best
    for start, unit in army.stacks:
        if start < FEILONG:
            for cell, size in sought:
                if 0 < cell - start <= FARTHEST and best[cell - start] < size <= unit:
                    best[cell - start] = size
    return best


def own_ways(army: Army) -> tuple[list[int], list[int]]:
    """The sums of the dice that may lead horses onto a stack of their own, and into a station; each as often as it may lead one."""
    if army.hand:
        return [cell + 1 for cell, _ in army.stacks if cell < FARTHEST], [STATION_GAP + 1]
    starts = [cell for cell, _ in army.stacks if cell < FEILONG]
    joins = [cell - start for start in starts for cell, _ in army.stacks if 0 < cell - start <= FARTHEST]
    ways = [STATION_GAP - start % STATION_GAP for start in starts]
    return joins, [*ways, *(way + STATION_GAP for way in ways if way + STATION_GAP <= FARTHEST)]


def walls(army: Army, other: Army) -> int:
    """Count the stacks that stand close behind another's on a station or, beyond 函谷關, behind a larger one."""
    barred = 0
    for cell, size in army.stacks:
        for wall, guard in other.stacks:
            if 0 < wall - cell <= REACH and wall < FEILONG and (wall in SAFE or (wall > GATE and guard > size)):
                barred += 1
                break
    return barred


def _turns(position: Position, army: Army, seat: int) -> list[float]:
    phase, seats = position.phase, len(position.armies)
    throws = isinstance(phase, ToThrow) and phase.turn.by == seat
    extra = exact_sum(turn.by == seat for turn in position.waiting)
    purses = position.ledger.purses
    mine = purses[seat]
    return [
        float(throws),
        float(extra),
        (seat - position.current) % seats / seats,
        float(army.own is not None),
        0.0 if army.own is None else CHANCES[exact_sum(army.own.faces)],
        (mine - (exact_sum(purses) - mine) / (seats - 1)) / FIFTIES,
        (seats - FEWEST_SEATS) / THREES,
    ]
