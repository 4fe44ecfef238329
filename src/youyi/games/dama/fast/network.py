"""The network of 打馬 in kernels: the inputs of `players.inputs`, and the same whole numbers as `players.network`."""

from __future__ import annotations

from youyi.compiled.arrays import Ints, Shorts
from youyi.compiled.jit import part
from youyi.games.dama.fast.amounts import list_counted, list_strikes, on
from youyi.games.dama.fast.columns import Tables
from youyi.games.dama.fast.layout import (
    ACTOR,
    BOWL,
    BY,
    CURRENT,
    DONE,
    GONE,
    HAND,
    HOME,
    HORSE_BITS,
    HORSE_MASK,
    OTHER,
    OWN,
    PASSED,
    PHASE,
    PURSE,
    SEAT_MASK,
    SEATS,
    STACK,
    STACKS,
    TO_STAY,
    TO_THROW,
    WAIT,
    WIDTH,
)
from youyi.games.dama.fast.memory import Work, turn_at
from youyi.games.dama.players import inputs
from youyi.games.dama.players.amounts import COUNTS, WHOLE
from youyi.games.dama.road import ARMY, CELLS

STACK_INPUTS, IN_HAND, AT_HOME, MARKS = inputs.STACKS, inputs.IN_HAND, inputs.AT_HOME, inputs.MARKS
OWN_CAST, COUNTED, RISKS, PREY, STRIKES = inputs.OWN_CAST, inputs.COUNTED, inputs.RISKS, inputs.PREY, inputs.STRIKES
BOWL_INPUTS, BIAS, FLAGS, CLASSES = inputs.BOWL, inputs.BIAS, inputs.FLAGS, inputs.CLASSES
BOWLS, BOWL_CLASS = inputs.BOWLS, inputs.BOWL_CLASS
IS_OPEN, OWNS, LEFT_TABLE, THROWS_NEXT, HAS_TURN, WAITS = range(FLAGS)


@part
def decider(w: Work) -> int:
    """Who chooses in the state in memory, which asks for a choice."""
    return int(w.state[OTHER]) - 1 if w.state[PHASE] == TO_STAY else int(w.state[ACTOR])


@part
def keep(w: Work) -> None:
    """Keep the state, its counts and what was done last, so that choices can be tried."""
    for column in range(WIDTH):
        w.kept[column] = w.state[column]
    for event in range(len(w.counts)):
        w.kept_counts[event] = w.counts[event]
    for column in range(len(w.outcome)):
        w.kept_outcome[column] = w.outcome[column]


@part
def put_back(w: Work) -> None:
    """Put back what was kept."""
    for column in range(WIDTH):
        w.state[column] = w.kept[column]
    for event in range(len(w.counts)):
        w.counts[event] = w.kept_counts[event]
    for column in range(len(w.outcome)):
        w.outcome[column] = w.kept_outcome[column]


@part
def value(t: Tables, w: Work, seat: int, first: int) -> int:
    """What a seat will have in the end, in parts of a 帖; or, if `first` or nothing is paid, of its chance to be the first home."""
    done = w.state[PHASE] == DONE
    if first or not t.staked:
        return won(t, w, seat) if done else t.worths[1] * foretold(t, w, t.first_columns, t.first_outs, seat)
    sure = int(t.unit * w.state[PURSE + seat])
    return sure if done else sure + t.worths[0] * foretold(t, w, t.columns, t.outs, seat)


@part
def won(t: Tables, w: Work, seat: int) -> int:
    """All for the first home once the game is over; a drawn game is shared."""
    winner = w.state[OTHER]
    if winner:
        return int(t.all_chances) if winner == seat + 1 else 0
    return int(t.all_chances) // int(w.state[SEATS])


@part
def foretold(t: Tables, w: Work, columns: Shorts, outs: Ints, seat: int) -> int:
    """What a network foretells a seat, as the network counts."""
    for unit in range(len(w.sums)):
        w.sums[unit] = 0
    for nth in range(list_inputs(t, w, seat)):
        column, amount = w.inputs[nth], w.amounts[nth]
        for unit in range(len(w.sums)):
            w.sums[unit] += amount * columns[column, unit]
    total = (w.sums[len(outs)] >> t.amount_shift) << t.shift
    for unit in range(len(outs)):
        total += outs[unit] * max(w.sums[unit] >> t.amount_shift, 0)
    return int(total)


@part
def list_inputs(t: Tables, w: Work, seat: int) -> int:
    """List the inputs of the state in memory for a seat; returns how many."""
    seats, thrower = w.state[SEATS], w.state[BY] if w.state[PHASE] == TO_THROW else -1
    count = on(w, 0, BIAS, WHOLE)
    count = on(w, count, BOWL_INPUTS + min(w.state[BOWL] // BOWL_CLASS, BOWLS - 1), WHOLE)
    for around in range(seats):
        other = (seat + around) % seats
        count = list_army(t, w, count, other, around)
        count = list_counted(t, w, count, COUNTED + around * COUNTS, other)
        count = list_marks(t, w, count, other, around)
        if around:
            count = list_strikes(t, w, count, RISKS + around * STRIKES, other, seat, int(other == thrower))
            count = list_strikes(t, w, count, PREY + around * STRIKES, seat, other, int(seat == thrower))
    return int(count)


@part
def list_army(t: Tables, w: Work, count: int, seat: int, around: int) -> int:
    """List where the horses of a seat are."""
    first = STACK + seat * ARMY
    for column in range(first, first + w.state[STACKS + seat]):
        cell, size = w.state[column] >> HORSE_BITS, w.state[column] & HORSE_MASK
        count = on(w, count, STACK_INPUTS + (around * CLASSES + t.class_of[size]) * CELLS + cell, WHOLE)
    count = on(w, count, IN_HAND + around * (ARMY + 1) + w.state[HAND + seat], WHOLE)
    return on(w, count, AT_HOME + around * (ARMY + 1) + w.state[HOME + seat], WHOLE)


@part
def waits(w: Work, seat: int) -> bool:
    """Whether an extra turn of a seat waits."""
    for nth in range(w.state[WAIT]):
        if turn_at(w, nth) & SEAT_MASK == seat + 1:
            return True
    return False


@part
def list_marks(t: Tables, w: Work, count: int, seat: int, around: int) -> int:
    """List what else is so of a seat."""
    first = MARKS + around * FLAGS
    if w.state[PASSED] >> seat & 1:
        count = on(w, count, first + IS_OPEN, WHOLE)
    if w.state[OWN + seat]:
        count = on(w, count, first + OWNS, WHOLE)
        count = on(w, count, OWN_CAST + around, t.own_share[w.state[OWN + seat] - 1])
    if w.state[GONE] >> seat & 1:
        count = on(w, count, first + LEFT_TABLE, WHOLE)
    if w.state[PHASE] == TO_THROW and w.state[BY] == seat:
        count = on(w, count, first + THROWS_NEXT, WHOLE)
    if w.state[CURRENT] == seat:
        count = on(w, count, first + HAS_TURN, WHOLE)
    return on(w, count, first + WAITS, WHOLE) if waits(w, seat) else count
