"""Where the stacks of 打馬 can go with a throw, in kernels; `travel` and `journeys` say the same in the words of the rules."""

from __future__ import annotations

from typing import NamedTuple

from youyi.compiled.jit import kernel, part
from youyi.games.dama.fast.columns import Tables
from youyi.games.dama.fast.layout import (
    ACTOR,
    BACK,
    CAST,
    CONTEXT,
    DECLINE,
    DROP,
    HAND,
    HORSE_BITS,
    HORSE_MASK,
    HORSES,
    NO_WAY,
    NONE,
    PART,
    PASSED,
    RAN_PAST,
    RIDE,
    SEATS,
    STACK,
    STACKS,
    WINDOW,
    WINDOW_MASK,
    WINDOW_SHIFT,
    WINDOWS,
    YES,
)
from youyi.games.dama.fast.memory import Work, horses_on
from youyi.games.dama.road import ARMY, END, FEILONG, GATE, MOAT, START


class Unit(NamedTuple):
    """Horses that travel together."""

    size: int
    permit: int
    """Whether the throw opens 飛龍院 to all twenty."""
    is_open: int
    """Whether 函谷關 is open to them."""
    drop: int
    """Whether they come from the hand."""


@part
def see_enemies(w: Work, seat: int) -> None:
    """Note the largest enemy stack on every cell."""
    for window in range(WINDOWS):
        w.held[window] = 0
    for other in range(w.state[SEATS]):
        if other == seat:
            continue
        first = STACK + other * ARMY
        for column in range(first, first + w.state[STACKS + other]):
            stack = w.state[column]
            cell = stack >> HORSE_BITS
            w.enemy[cell] = max(w.enemy[cell], stack & HORSE_MASK)
            window, place = cell >> WINDOW_SHIFT, cell & WINDOW_MASK
            w.held[window] |= 1 << place
            if window:
                w.held[window - 1] |= 1 << place + WINDOW


@part
def forget_enemies(w: Work) -> None:
    """Clear what `see_enemies` noted cell by cell."""
    for other in range(w.state[SEATS]):
        first = STACK + other * ARMY
        for column in range(first, first + w.state[STACKS + other]):
            w.enemy[w.state[column] >> HORSE_BITS] = 0


@part
def barred(t: Tables, w: Work, size: int, there: int, last: int) -> bool:
    """Whether an enemy bars the step onto a cell (守窩, 不越多馬)."""
    held = w.enemy[there]
    return bool(held and t.bars[there, int(held > size), last])


@part
def travel(t: Tables, w: Work, unit: Unit, start: int, steps: int) -> int:
    """行馬: forward by a number of steps, turning back once where the way is blocked; returns the end or NO_WAY."""
    window, place = start >> WINDOW_SHIFT, start & WINDOW_MASK
    walls = w.held[window] | t.near[unit.permit, unit.is_open, window]
    if not walls >> place + 1 & (1 << steps) - 1:
        return start + steps
    cell, left = start, steps
    while left:
        if t.shut[cell, unit.permit, unit.is_open] >> unit.size & 1:
            return blocked(t, w, unit, start, cell, left)
        if barred(t, w, unit.size, cell + 1, int(left == 1)):
            return blocked(t, w, unit, start, cell, left)
        cell, left = cell + 1, left - 1
    return cell


@kernel
def travelled(t: Tables, w: Work, unit: Unit, start: int, steps: int) -> int:
    """行馬 alone: where a unit of the first seat gets to among the stacks of the others, or NO_WAY."""
    see_enemies(w, int(NONE))
    way = travel(t, w, unit, start, steps)
    forget_enemies(w)
    return way


@part
def blocked(t: Tables, w: Work, unit: Unit, start: int, cell: int, left: int) -> int:
    """What a unit does at a wall with steps left: it turns back, stops, is home, or cannot go."""
    if cell == END:
        if t.runs_home:
            return END + RAN_PAST
    elif not t.turns_back:
        return NO_WAY
    if (unit.drop and not t.drop_turns) or (cell == start and not t.from_standstill):
        return NO_WAY
    if t.halts and cell in (GATE, FEILONG):
        return NO_WAY if w.enemy[cell] > unit.size and not t.open_landing[cell] else cell
    there = cell
    while left:
        there, left = there - 1, left - 1
        if there <= START or barred(t, w, unit.size, there, int(left == 0)):
            return NO_WAY
    return NO_WAY if there == start else there


@part
def backward(t: Tables, w: Work, seat: int, size: int, start: int, steps: int) -> int:
    """倒行: backward, if that ends in striking, in merging, or on a station; returns the end or NO_WAY."""
    end = start - steps
    if end <= START or t.pincers[start]:
        return NO_WAY
    for step in range(1, steps + 1):
        if barred(t, w, size, start - step, int(step == steps)):
            return NO_WAY
    strikes = w.enemy[end] and not t.protected[end]
    return end if strikes or t.ordinary[end] or horses_on(w, seat, end) else NO_WAY


@part
def drop_way(t: Tables, w: Work, seat: int) -> int:
    """下馬: where a drop ends, or NO_WAY if it is lost."""
    size, cell = drop_size(w, seat), t.drops_on[w.state[CAST] - 1]
    if t.need_all and size < w.state[HORSES]:
        return NO_WAY
    if t.place:
        return NO_WAY if barred(t, w, size, cell, int(YES)) else int(cell)
    return travel(t, w, Unit(size, 0, w.state[PASSED] >> seat & 1, 1), int(START), cell)


@part
def drop_size(w: Work, seat: int) -> int:
    """How many horses the throw drops: no more than there are in hand."""
    return int(min(w.state[HORSES], w.state[HAND + seat]))


@part
def note(w: Work, number: int, start: int, end: int, size: int) -> None:
    """Note a choice, unless it has no way."""
    nth = w.noted[0]
    w.numbers[nth], w.starts[nth], w.ends[nth], w.sizes[nth] = number, start, end, size
    w.noted[0] = nth + int(end != NO_WAY)


@part
def rides(t: Tables, w: Work) -> int:
    """行馬: note every ride of the acting seat, in the order of the prompt; returns how many there are."""
    seat = w.state[ACTOR]
    w.noted[0] = 0
    see_enemies(w, seat)
    if w.state[HAND + seat]:
        note(w, int(DROP), int(START), drop_way(t, w, seat), drop_size(w, seat))
    permit, is_open = t.opens_feilong[w.state[CONTEXT]], w.state[PASSED] >> seat & 1
    first = STACK + seat * ARMY
    for column in range(first, first + w.state[STACKS + seat]):
        cell, horses = w.state[column] >> HORSE_BITS, w.state[column] & HORSE_MASK
        if cell != MOAT:
            for piece in range(horses if t.splits else 1):
                ride(t, w, Unit(piece or horses, permit, is_open, 0), seat, cell, piece)
    forget_enemies(w)
    return int(w.noted[0])


@part
def ride(t: Tables, w: Work, unit: Unit, seat: int, cell: int, piece: int) -> None:
    """Note the rides of a stack, or of a piece of it, forward and backward."""
    cast = w.state[CAST] - 1
    count = t.counts[cast]
    steps = t.leaves_by[cast] if t.pincers[cell] else count
    if steps != NO_WAY:
        note(w, RIDE + cell + piece * PART, cell, travel(t, w, unit, cell, steps), unit.size)
    if t.backward and cell > count:
        note(w, RIDE + cell + piece * PART + BACK, cell, backward(t, w, seat, unit.size, cell, count), unit.size)


@part
def choices(t: Tables, w: Work) -> int:
    """Note all that the acting seat may choose; returns how many, 0 if it cannot go."""
    if rides(t, w) and t.declines and not w.state[HAND + w.state[ACTOR]]:
        note_answer(w, int(DECLINE))
    return int(w.noted[0])


@part
def note_answer(w: Work, number: int) -> None:
    """Note a choice that is no ride."""
    nth = w.noted[0]
    w.numbers[nth], w.ends[nth] = number, NO_WAY
    w.noted[0] = nth + 1
