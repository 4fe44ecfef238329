"""The memory of one thread: the position that is played, the ways of its stacks, and lists within a row."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from youyi.compiled.arrays import Floats, Ints, Words
from youyi.compiled.jit import part
from youyi.compiled.record import record
from youyi.games.dama.fast.layout import (
    CHOICES,
    COUNTED,
    DEPTHS,
    DID,
    DID_COUNT,
    DID_FROM,
    DID_TO,
    GONE,
    HORSE_BITS,
    HORSE_MASK,
    IN_COLUMN,
    MOST,
    MOST_INPUTS,
    NONE,
    OUTCOME,
    ROOM,
    SEAT_BITS,
    SEAT_MASK,
    SEATS,
    SHIFT,
    STACK,
    STACKS,
    TURN,
    TURN_MASK,
    UNITS,
    WAIT,
    WIDTH,
    WINDOWS,
)
from youyi.games.dama.players.expectimax import CANDIDATES
from youyi.games.dama.players.weights import WEIGHTS
from youyi.games.dama.reach import CHANCES
from youyi.games.dama.road import ARMY, CELLS


class Work(NamedTuple):
    """The memory of one thread, as one block."""

    state: Ints
    """The position that is played."""
    noted: Ints
    """[0]: how many choices are noted."""
    numbers: Ints
    """[nth]: the number of a choice."""
    starts: Ints
    ends: Ints
    """[nth]: where a ride ends, with RAN_PAST; NO_WAY for what is no ride."""
    sizes: Ints
    """[nth]: how many horses ride."""
    enemy: Ints
    """[cell]: the largest enemy stack, while ways are looked for; 0 at all other times."""
    held: Ints
    """[window]: a bit for each cell with an enemy."""
    ranks: Ints
    """[nth]: what the greedy player thinks of a choice."""
    counts: Ints
    """[event]: how often it happened in this game."""
    outcome: Ints
    """What was done last, in the columns DID_CONTEXT and those after it."""
    kept: Ints
    """The position before a choice is tried, with its counts and what was done last."""
    kept_counts: Ints
    kept_outcome: Ints
    inputs: Ints
    """[nth]: the inputs of the network that are on,"""
    amounts: Ints
    """and their amounts."""
    sums: Ints
    """[unit]: the sums of their columns, the last for the result itself."""
    saved: Ints
    """[depth]: a position to which the expectimax player comes back; 0 is the one that is played."""
    counts_before: Ints
    likely: Ints
    """[nth]: the choices that it searches deeper, and what they are worth at once."""
    values: Floats
    promises: Ints
    """[nth]: what the choices that the lookahead player looks at further are worth at once."""
    features: Floats
    """Those of one seat; then what was found for each sum of the next throw: horses to be struck, a merge, a station."""
    prey: Ints
    merging: Ints
    entering: Ints
    strengths: Floats
    worths: Floats
    """[seat]: what the position is worth to it."""
    draws: Ints
    """[seat + 1, 0 for the table]: how many draws it has made in this game."""
    hands: Words
    """[seat + 1, 0 for the table]: the beginning of the key of its draws."""
    minds: Words
    """[seat]: the beginning of the key of its choices."""


def work() -> Work:
    """Allocate the memory of one thread."""

    def ints(length: int) -> Ints:
        return np.zeros(length, np.int64)

    memory = Work(
        state=ints(WIDTH),
        noted=ints(1),
        numbers=ints(CHOICES),
        starts=ints(CHOICES),
        ends=ints(CHOICES),
        sizes=ints(CHOICES),
        enemy=ints(CELLS + 1),
        held=ints(WINDOWS),
        ranks=ints(CHOICES),
        counts=ints(len(COUNTED)),
        outcome=ints(OUTCOME),
        kept=ints(WIDTH),
        kept_counts=ints(len(COUNTED)),
        kept_outcome=ints(OUTCOME),
        inputs=ints(MOST_INPUTS),
        amounts=ints(MOST_INPUTS),
        sums=ints(UNITS + 1),
        saved=np.zeros((DEPTHS, WIDTH), np.int64),
        counts_before=ints(len(COUNTED)),
        likely=ints(CANDIDATES),
        values=np.zeros(CANDIDATES),
        promises=ints(CANDIDATES),
        features=np.zeros(len(WEIGHTS)),
        prey=ints(len(CHANCES)),
        merging=ints(len(CHANCES)),
        entering=ints(len(CHANCES)),
        strengths=np.zeros(MOST),
        worths=np.zeros(MOST),
        draws=ints(MOST + 1),
        hands=np.zeros(MOST + 1, np.uint64),
        minds=np.zeros(MOST, np.uint64),
    )
    return record(memory)


@part
def did_nothing(w: Work, event: int) -> None:
    """Count and keep why no horse of a seat goes with a throw."""
    w.counts[event] += 1
    w.outcome[DID] = event


@part
def did(w: Work, event: int, horses: int, start: int, end: int) -> None:
    """Count and keep what a seat has done with a throw."""
    did_nothing(w, event)
    w.outcome[DID_COUNT], w.outcome[DID_FROM], w.outcome[DID_TO] = horses, start, end


@part
def horses_on(w: Work, seat: int, cell: int) -> int:
    """Count the horses of a seat on a cell."""
    first = STACK + seat * ARMY
    for column in range(first, first + w.state[STACKS + seat]):
        if w.state[column] >> HORSE_BITS == cell:
            return int(w.state[column] & HORSE_MASK)
    return 0


@part
def put_on(w: Work, seat: int, cell: int, horses: int) -> None:
    """Put horses of a seat on a cell; its stacks stay in the order of the road."""
    column = STACK + seat * ARMY
    end = column + w.state[STACKS + seat]
    while column < end and w.state[column] >> HORSE_BITS < cell:
        column += 1
    if column < end and w.state[column] >> HORSE_BITS == cell:
        w.state[column] += horses
        return
    for each in range(end, column, -1):
        w.state[each] = w.state[each - 1]
    w.state[column] = cell << HORSE_BITS | horses
    w.state[STACKS + seat] += 1


@part
def take_off(w: Work, seat: int, cell: int, horses: int) -> None:
    """Take horses of a seat from a cell on which they stand."""
    column = STACK + seat * ARMY
    end = column + w.state[STACKS + seat] - 1
    while w.state[column] >> HORSE_BITS != cell:
        column += 1
    w.state[column] -= horses
    if w.state[column] & HORSE_MASK:
        return
    for each in range(column, end):
        w.state[each] = w.state[each + 1]
    w.state[end] = 0
    w.state[STACKS + seat] -= 1


@part
def listed(seats: int, seat: int) -> bool:
    """Whether a list of seats has a seat in it."""
    while seats:
        if seats & SEAT_MASK == seat + 1:
            return True
        seats >>= SEAT_BITS
    return False


@part
def turn_at(w: Work, nth: int) -> int:
    """The nth turn that waits."""
    return int(w.state[TURN + (nth >> SHIFT)] >> ((nth & IN_COLUMN) << SHIFT) & TURN_MASK)


@part
def set_turn(w: Work, nth: int, turn: int) -> None:
    """Write the nth turn that waits."""
    column, place = TURN + (nth >> SHIFT), (nth & IN_COLUMN) << SHIFT
    w.state[column] = (w.state[column] & ~(TURN_MASK << place)) | turn << place


@part
def let_wait(w: Work, nth: int, turn: int) -> None:
    """Put a turn before the nth that waits, or behind all. Raises OverflowError where there is no more room."""
    last = w.state[WAIT]
    if last == ROOM:
        raise OverflowError("more extra turns wait than a row has room for")
    while last > nth:
        set_turn(w, last, turn_at(w, last - 1))
        last -= 1
    set_turn(w, last, turn)
    w.state[WAIT] += 1


@part
def next_waiting(w: Work) -> int:
    """Take the first turn that waits."""
    turn, last = turn_at(w, int(NONE)), w.state[WAIT] - 1
    for nth in range(last):
        set_turn(w, nth, turn_at(w, nth + 1))
    set_turn(w, last, int(NONE))
    w.state[WAIT] = last
    return turn


@part
def void_turns(w: Work, seat: int) -> None:
    """Strike out the turns of a seat that plays no more."""
    kept = int(NONE)
    for nth in range(w.state[WAIT]):
        turn = turn_at(w, nth)
        set_turn(w, nth, int(NONE))
        if turn & SEAT_MASK != seat + 1:
            set_turn(w, kept, turn)
            kept += 1
    w.state[WAIT] = kept


@part
def next_in_play(w: Work, seat: int, step: int) -> int:
    """The next other seat that still plays, going round by a step of 1 or -1."""
    seats = w.state[SEATS]
    other = seat
    while True:
        other += step
        if other == seats:
            other = 0
        elif other < 0:
            other = seats - 1
        if not w.state[GONE] >> other & 1:
            return int(other)
