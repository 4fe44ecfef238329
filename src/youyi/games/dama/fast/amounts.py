"""What the network of 打馬 reads as amounts, in kernels; `players.amounts` says what they are."""

from __future__ import annotations

from youyi.compiled.jit import part
from youyi.games.dama.fast.columns import Tables
from youyi.games.dama.fast.features import find_own_ways, find_prey, nothing_ahead, struck, walls
from youyi.games.dama.fast.layout import HAND, HOME, HORSE_BITS, HORSE_MASK, STACK, STACKS
from youyi.games.dama.fast.memory import Work
from youyi.games.dama.players.amounts import COUNTS, FEW, WHOLE
from youyi.games.dama.players.features import FEWEST, ZONES
from youyi.games.dama.players.inputs import CLASSES
from youyi.games.dama.reach import FARTHEST
from youyi.games.dama.road import ARMY, END, FEILONG, GATE, GATE_UNIT, STATION_GAP


@part
def on(w: Work, count: int, number: int, amount: int) -> int:
    """Note an input behind `count` others; returns how many there are then."""
    w.inputs[count], w.amounts[count] = number, amount
    return count + 1


@part
def list_counted(t: Tables, w: Work, count: int, first: int, seat: int) -> int:
    """List how far a seat's army has come, from input `first` on."""
    begin = count
    for nth in range(COUNTS):
        w.inputs[begin + nth], w.amounts[begin + nth] = first + nth, 0
    largest = at_gate = to_feilong = to_end = 0
    own, stacks, hand = STACK + seat * ARMY, w.state[STACKS + seat], w.state[HAND + seat]
    for column in range(own, own + stacks):
        cell, size = w.state[column] >> HORSE_BITS, w.state[column] & HORSE_MASK
        largest, to_end = max(largest, size), to_end + (END - cell) * size
        if cell < FEILONG:
            zone = begin + cell // STATION_GAP
            w.amounts[zone] += size
            w.amounts[zone + ZONES] += 1
            to_feilong += FEILONG - cell
        if cell <= GATE:
            at_gate = max(at_gate, size)
    for zone in range(begin, begin + ZONES):
        w.amounts[zone], w.amounts[zone + ZONES] = WHOLE * w.amounts[zone] // ARMY, WHOLE * w.amounts[zone + ZONES]
    rear = 0 if hand or not stacks else WHOLE * (END - (w.state[own] >> HORSE_BITS)) // END
    nothing_ahead(w)
    find_own_ways(w, seat)
    joins = enters = 0
    for way in range(FEWEST, FARTHEST + 1):
        joins += t.shares[way] * w.merging[way]
        enters += t.shares[way] * w.entering[way]
    nth = begin + ZONES + ZONES
    for amount in (
        WHOLE * hand // ARMY,
        WHOLE * w.state[HOME + seat] // ARMY,
        WHOLE * stacks,
        WHOLE * largest // ARMY,
        WHOLE * min(at_gate, GATE_UNIT) // GATE_UNIT,
        WHOLE * to_feilong // FEILONG,
        WHOLE * (to_end + END * hand) // (END * ARMY),
        rear,
        joins,
        enters,
    ):
        w.amounts[nth] = amount
        nth += 1
    return closed_up(w, begin, nth)


@part
def closed_up(w: Work, count: int, end: int) -> int:
    """Leave out the inputs from `count` up to `end` whose amount is nothing; returns how many inputs there are then."""
    for nth in range(count, end):
        if w.amounts[nth]:
            w.inputs[count], w.amounts[count] = w.inputs[nth], w.amounts[nth]
            count += 1
    return count


@part
def list_strikes(t: Tables, w: Work, count: int, first: int, striker: int, prey: int, now: int) -> int:
    """List, from input `first` on, what a seat may strike of another; `now`: whether it throws next."""
    begin, horses = STACK + prey * ARMY, 0
    for column in range(begin, begin + w.state[STACKS + prey]):
        cell, size = w.state[column] >> HORSE_BITS, w.state[column] & HORSE_MASK
        if not t.safe[cell] and cell <= FEILONG:
            share = struck(t.shares, w, striker, cell, size)
            if share:
                count = on(w, count, first + t.class_of[size], share)
                horses += size * share
    nothing_ahead(w)
    find_prey(w, striker, prey)
    most = some = 0
    for way in range(FEWEST, FARTHEST + 1):
        most += t.shares[way] * w.prey[way]
        some += t.shares[way] if w.prey[way] else 0
    begin, first = count, first + CLASSES
    for amount in (
        horses // FEW if now else 0,
        0 if now else horses // FEW,
        most // FEW,
        some,
        WHOLE * walls(w, striker, prey) // FEW,
    ):
        w.inputs[count], w.amounts[count] = first, amount
        count, first = count + 1, first + 1
    return closed_up(w, begin, count)
