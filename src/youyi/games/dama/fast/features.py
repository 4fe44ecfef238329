"""The features of one seat of 打馬 in kernels, in the order of `players.features`, which says what they are."""

from __future__ import annotations

from typing import Any

from youyi.compiled.jit import inlined, part
from youyi.games.dama.fast.columns import Tables
from youyi.games.dama.fast.layout import (
    BY,
    CURRENT,
    HAND,
    HOME,
    HORSE_BITS,
    HORSE_MASK,
    OWN,
    PASSED,
    PHASE,
    PURSE,
    SEAT_MASK,
    SEATS,
    STACK,
    STACKS,
    TO_THROW,
    WAIT,
)
from youyi.games.dama.fast.memory import Work, turn_at
from youyi.games.dama.players.features import (
    FEWEST,
    FEWEST_SEATS,
    FIFTIES,
    FOURS,
    HUNDREDS,
    REACH,
    THOUSANDS,
    THREES,
    ZONES,
)
from youyi.games.dama.reach import FARTHEST, SAFE
from youyi.games.dama.road import ARMY, END, FEILONG, GATE, GATE_UNIT, MOAT, STATION_GAP

SAFE_CELLS = tuple(int(cell in SAFE) for cell in range(END + 1))
PLACES = ZONES + ZONES + MOAT - FEILONG + 1
"""Features before those of `note_state`; the others follow in the order of their functions."""
STATE_FEATURES, GATE_FEATURES, EXPOSURE_FEATURES, CHANCE_FEATURES = 9, 3, 3, 4
AT_GATE = PLACES + STATE_FEATURES
EXPOSED = AT_GATE + GATE_FEATURES
AHEAD = EXPOSED + EXPOSURE_FEATURES
WALLS = AHEAD + CHANCE_FEATURES
TURNS = WALLS + 2


@part
def find_features(t: Tables, w: Work, seat: int) -> None:
    """Fill in the features of one seat."""
    note_places(w, seat)
    note_state(w, seat)
    note_gate(w, seat)
    note_exposure(t, w, seat)
    nothing_ahead(w)
    find_own_ways(w, seat)
    barred = bars = 0
    for other in range(w.state[SEATS]):
        if other != seat:
            find_prey(w, seat, other)
            barred += walls(w, seat, other)
            bars += walls(w, other, seat)
    note_expected(t, w)
    w.features[WALLS], w.features[WALLS + 1] = barred, bars
    note_turns(t, w, seat)


@inlined
def note_places(w: Work, seat: int) -> None:
    """Horses and stacks between the stations, and horses on each cell from 飛龍院 on."""
    for feature in range(PLACES):
        w.features[feature] = 0
    first = STACK + seat * ARMY
    for column in range(first, first + w.state[STACKS + seat]):
        cell, size = w.state[column] >> HORSE_BITS, w.state[column] & HORSE_MASK
        if cell < FEILONG:
            zone = cell // STATION_GAP
            w.features[zone] += size / ARMY
            w.features[ZONES + zone] += 1
        else:
            w.features[ZONES + ZONES + cell - FEILONG] += size / ARMY


@inlined
def note_state(w: Work, seat: int) -> None:
    """Home, hand, stacks, and the way that is left."""
    largest = to_feilong = to_end = 0
    first, stacks, hand, home = STACK + seat * ARMY, w.state[STACKS + seat], w.state[HAND + seat], w.state[HOME + seat]
    for column in range(first, first + stacks):
        cell, size = w.state[column] >> HORSE_BITS, w.state[column] & HORSE_MASK
        largest, to_feilong = max(largest, size), to_feilong + max(0, FEILONG - cell)
        to_end += (END - cell) * size
    rearmost = END - (w.state[first] >> HORSE_BITS) if stacks and not hand else 0
    nth = PLACES
    for value in (
        home / ARMY,
        hand / ARMY,
        float(int(not hand)),
        float(stacks),
        largest / ARMY,
        float(int(largest == ARMY)),
        to_feilong / HUNDREDS,
        (to_end + END * hand) / THOUSANDS,
        rearmost / HUNDREDS,
    ):
        w.features[nth] = value
        nth += 1


@inlined
def note_gate(w: Work, seat: int) -> None:
    """函谷關, open or not."""
    largest, first, is_open = 0, STACK + seat * ARMY, w.state[PASSED] >> seat & 1
    for column in range(first, first + w.state[STACKS + seat]):
        if w.state[column] >> HORSE_BITS <= GATE:
            largest = max(largest, w.state[column] & HORSE_MASK)
    w.features[AT_GATE] = is_open
    w.features[AT_GATE + 1] = 0 if is_open else min(1.0, largest / GATE_UNIT)
    w.features[EXPOSED - 1] = 0 if is_open else int(largest >= GATE_UNIT)


@part
def note_exposure(t: Tables, w: Work, seat: int) -> None:
    """Horses that the seat about to throw may strike, those that the others may, and stacks; expected numbers."""
    thrower = w.state[BY] if w.state[PHASE] == TO_THROW else -1
    at_once = later = stacks = 0.0
    first = STACK + seat * ARMY
    for other in range(w.state[SEATS]):
        for column in range(first, first + w.state[STACKS + seat] if other != seat else first):
            cell, size = w.state[column] >> HORSE_BITS, w.state[column] & HORSE_MASK
            if SAFE_CELLS[cell] or cell > FEILONG:
                continue
            chance = struck(t.sums, w, other, cell, size)
            stacks += chance
            if other == thrower:
                at_once += chance * size
            else:
                later += chance * size
    w.features[EXPOSED] = at_once / FOURS
    w.features[EXPOSED + 1], w.features[AHEAD - 1] = later / FOURS, stacks


@part
def struck(chances: Any, w: Work, enemy: int, cell: int, size: int) -> Any:
    """The chance that one throw of an enemy strikes a stack, by the chances of the sums; as `players.features.struck`."""
    if w.state[HAND + enemy]:
        return chances[cell + 1] if size == 1 and cell < FARTHEST else chances[0]
    chance, first = chances[0], STACK + enemy * ARMY
    for column in range(first, first + w.state[STACKS + enemy]):
        spot, unit = w.state[column] >> HORSE_BITS, w.state[column] & HORSE_MASK
        if unit >= size and 0 < cell - spot <= FARTHEST:
            chance += chances[cell - spot]
    return chance


@part
def nothing_ahead(w: Work) -> None:
    """Begin to look ahead anew."""
    for count in range(len(w.prey)):
        w.prey[count] = w.merging[count] = w.entering[count] = 0


@part
def find_prey(w: Work, seat: int, other: int) -> None:
    """Find the largest stack of another that each sum of the next throw may strike; with horses in hand a seat must drop."""
    own, first = STACK + seat * ARMY, STACK + other * ARMY
    for there in range(first, first + w.state[STACKS + other]):
        spot, prey = w.state[there] >> HORSE_BITS, w.state[there] & HORSE_MASK
        if SAFE_CELLS[spot]:
            continue
        if w.state[HAND + seat]:
            if spot < FARTHEST and prey == 1:
                w.prey[spot + 1] = 1
            continue
        for column in range(own, own + w.state[STACKS + seat]):
            cell, size = w.state[column] >> HORSE_BITS, w.state[column] & HORSE_MASK
            if cell < FEILONG and 0 < spot - cell <= FARTHEST and prey <= size:
                w.prey[spot - cell] = max(w.prey[spot - cell], prey)


@part
def find_own_ways(w: Work, seat: int) -> None:
    """Count how often the sums of the next throw may lead horses onto a stack of their own, and into a station."""
    first = STACK + seat * ARMY
    end = first + w.state[STACKS + seat]
    if w.state[HAND + seat]:
        w.entering[STATION_GAP + 1] = 1
    for column in range(first, end):
        cell = w.state[column] >> HORSE_BITS
        if w.state[HAND + seat]:
            if cell < FARTHEST:
                w.merging[cell + 1] = 1
        elif cell < FEILONG:
            for there in range(column + 1, end):
                way = (w.state[there] >> HORSE_BITS) - cell
                if way <= FARTHEST:
                    w.merging[way] += 1
            way = STATION_GAP - cell % STATION_GAP
            w.entering[way] += 1
            if way + STATION_GAP <= FARTHEST:
                w.entering[way + STATION_GAP] += 1


@inlined
def note_expected(t: Tables, w: Work) -> None:
    """What the next throw may bring: horses struck, a strike, a merge, a station."""
    horses = strikes = merges = stations = 0.0
    for count in range(FEWEST, FARTHEST + 1):
        chance = t.sums[count]
        if w.prey[count]:
            horses += chance * w.prey[count]
            strikes += chance
        if w.merging[count]:
            merges += chance
        if w.entering[count]:
            stations += chance
    w.features[AHEAD], w.features[AHEAD + 1] = horses / FOURS, strikes
    w.features[WALLS - 1 - 1], w.features[WALLS - 1] = merges, stations


@part
def walls(w: Work, seat: int, other: int) -> int:
    """Count the stacks of a seat that stand close behind another on a station or, beyond 函谷關, behind a larger one."""
    barred, own, first = 0, STACK + seat * ARMY, STACK + other * ARMY
    for column in range(own, own + w.state[STACKS + seat]):
        cell, size = w.state[column] >> HORSE_BITS, w.state[column] & HORSE_MASK
        for there in range(first, first + w.state[STACKS + other]):
            wall, guard = w.state[there] >> HORSE_BITS, w.state[there] & HORSE_MASK
            if 0 < wall - cell <= REACH and wall < FEILONG and (SAFE_CELLS[wall] or (wall > GATE and guard > size)):
                barred += 1
                break
    return barred


@inlined
def note_turns(t: Tables, w: Work, seat: int) -> None:
    """Whose turn it is, the own cast, the purse."""
    seats, own, total, extra = w.state[SEATS], w.state[OWN + seat], 0, 0
    for each in range(seats):
        total += w.state[PURSE + each]
    for nth in range(w.state[WAIT]):
        extra += int(turn_at(w, nth) & SEAT_MASK == seat + 1)
    mine, nth = w.state[PURSE + seat], TURNS
    for value in (
        float(int(w.state[PHASE] == TO_THROW and w.state[BY] == seat)),
        float(extra),
        (seat - w.state[CURRENT]) % seats / seats,
        float(int(own != 0)),
        t.own_chance[own - 1] if own else 0.0,
        (mine - (total - mine) / (seats - 1)) / FIFTIES,
        (seats - FEWEST_SEATS) / THREES,
    ):
        w.features[nth] = value
        nth += 1
