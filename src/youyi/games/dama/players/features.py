"""The fifty-five features of one seat of 打馬: where its horses are, and what the next throws may do to them."""

from __future__ import annotations

from collections.abc import Sequence

from youyi.games.dama.casts import DICE
from youyi.games.dama.position import Army, Position, ToThrow
from youyi.games.dama.road import ARMY, END, FEILONG, GATE, GATE_UNIT, MOAT, ORDINARY_STATIONS, START, STATION_GAP

FARTHEST = 18
"""The largest sum of three dice."""
ZONES = FEILONG // STATION_GAP
SAFE = ORDINARY_STATIONS | {START, GATE}
"""Cells that count as safe. On 函谷關 a stack can be struck all the same; the weights were fitted with it in."""
CHANCES = tuple(
    float(sum(chance for cast, chance in DICE.table() if sum(cast.faces) == count)) for count in range(FARTHEST + 1)
)
"""The chance of each sum of three dice."""
FEWEST = 3
"""The smallest."""
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
        float(sum(_walls(army, other) for other in others)),
        float(sum(_walls(other, army) for other in others)),
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
        sum(max(0, FEILONG - cell) for cell, _ in army.stacks) / HUNDREDS,
        (sum((END - cell) * size for cell, size in army.stacks) + END * army.hand) / THOUSANDS,
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
            chance = struck(enemy, cell, size)
            stacks += chance
            if other == thrower:
                at_once += chance * size
            else:
                later += chance * size
    return [at_once / FOURS, later / FOURS, stacks]


def struck(enemy: Army, cell: int, size: int) -> float:
    """The chance that one throw of an enemy strikes a stack, as if nothing stood in the way."""
    if enemy.hand:
        return CHANCES[cell + 1] if size == 1 and cell < FARTHEST else 0.0
    chance = 0.0
    for spot, unit in enemy.stacks:
        if unit >= size and 0 < cell - spot <= FARTHEST:
            chance += CHANCES[cell - spot]
    return chance


def _chances(army: Army, others: Sequence[Army]) -> list[float]:
    """What the next throw may bring: horses struck, a strike, a merge, a station."""
    if army.hand:
        return _drops(army, others)
    best, merging, entering = [0] * (FARTHEST + 1), [False] * (FARTHEST + 1), [False] * (FARTHEST + 1)
    for cell, size in army.stacks:
        if cell >= FEILONG:
            continue
        for other in others:
            for spot, prey in other.stacks:
                way = spot - cell
                if 0 < way <= FARTHEST and prey <= size and spot not in SAFE and prey > best[way]:
                    best[way] = prey
        for spot, _ in army.stacks:
            if 0 < spot - cell <= FARTHEST:
                merging[spot - cell] = True
        way = STATION_GAP - cell % STATION_GAP
        entering[way] = True
        if way + STATION_GAP <= FARTHEST:
            entering[way + STATION_GAP] = True
    return _expected(best, merging, entering)


def _drops(army: Army, others: Sequence[Army]) -> list[float]:
    best, merging, entering = [0] * (FARTHEST + 1), [False] * (FARTHEST + 1), [False] * (FARTHEST + 1)
    for other in others:
        for spot, prey in other.stacks:
            if spot < FARTHEST and prey == 1 and spot not in SAFE:
                best[spot + 1] = 1
    for spot, _ in army.stacks:
        if spot < FARTHEST:
            merging[spot + 1] = True
    entering[STATION_GAP + 1] = True
    return _expected(best, merging, entering)


def _expected(best: Sequence[int], merging: Sequence[bool], entering: Sequence[bool]) -> list[float]:
    horses = strikes = merges = stations = 0.0
    for count in COUNTS:
        chance = CHANCES[count]
        if best[count]:
            horses += chance * best[count]
            strikes += chance
        if merging[count]:
            merges += chance
        if entering[count]:
            stations += chance
    return [horses / FOURS, strikes, merges, stations]


def _walls(army: Army, other: Army) -> int:
    """Count the stacks that stand close behind an enemy on a station or, beyond 函谷關, behind a larger one."""
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
    extra = sum(turn.by == seat for turn in position.waiting)
    purses = position.ledger.purses
    mine = purses[seat]
    return [
        float(throws),
        float(extra),
        (seat - position.current) % seats / seats,
        float(army.own is not None),
        0.0 if army.own is None else CHANCES[sum(army.own.faces)],
        (mine - (sum(purses) - mine) / (seats - 1)) / FIFTIES,
        (seats - FEWEST_SEATS) / THREES,
    ]
