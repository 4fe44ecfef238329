"""The network of 儒棋 in kernels: the same whole numbers as `players.network`, so that both choose alike."""

from __future__ import annotations

from youyi.compiled.arrays import Ints
from youyi.compiled.jit import part
from youyi.games.ruqi.fast.layout import (
    ALL_GONE,
    ARMY,
    BIAS,
    BITS,
    PIECE_COUNT,
    SCORE,
    SEAT,
    TOGETHER,
    TOKEN,
    TOKENS,
    WIDTH,
)
from youyi.games.ruqi.fast.memory import Work
from youyi.games.ruqi.fast.rounds import end_round, whole
from youyi.games.ruqi.fast.tables import Tables


@part
def best_turn(t: Tables, w: Work, state: Ints, book: int) -> int:
    """The turn of a book that promises its side most; of equal ones the first."""
    seat = state[SEAT]
    theirs = state[ARMY + 1 - seat]
    best = chosen = 0
    for nth in range(w.noted[book]):
        own = w.results[book, nth]
        value = t.unit * gained(t, w, state, own) if ended(own, theirs) else judged(t, w, own, theirs)
        if not nth or value > best:
            best, chosen = value, nth
    return chosen


@part
def ended(own: int, theirs: int) -> bool:
    """Whether a turn that leaves these armies ends the round (走完就停)."""
    if ALL_GONE not in (own, theirs):
        return False
    return not (whole(own) or whole(theirs))


@part
def gained(t: Tables, w: Work, state: Ints, own: int) -> int:
    """What the end of a round brings the side that moved, less what it brings the other, in 算."""
    seat, trial = state[SEAT], w.trial
    for column in range(WIDTH):
        trial[column] = state[column]
    trial[ARMY + seat] = own
    alone = trial[ARMY + 1 - seat] == ALL_GONE
    end_round(t, trial, 1 - seat if alone else seat, alone)
    now, before = trial[SCORE + seat] - trial[SCORE + 1 - seat], state[SCORE + seat] - state[SCORE + 1 - seat]
    return int(now - before)


@part
def judged(t: Tables, w: Work, own: int, theirs: int) -> int:
    """What armies are worth to the side that moved, in parts of a 算."""
    for unit in range(len(w.sums)):
        w.sums[unit] = 0
    for nth in range(list_inputs(w.inputs, own, theirs)):
        column = w.inputs[nth]
        for unit in range(len(w.sums)):
            w.sums[unit] += t.columns[column, unit]
    value = w.sums[len(t.outs)] << t.shift
    for unit in range(len(t.outs)):
        value += t.outs[unit] * max(w.sums[unit], 0)
    return int(value)


@part
def list_inputs(inputs: Ints, own: int, theirs: int) -> int:
    """List the inputs that are on for both armies, the mover's first; returns how many."""
    inputs[0] = BIAS
    return list_army(inputs, list_army(inputs, 1, own, 0), theirs, 1)


@part
def list_army(inputs: Ints, count: int, army: int, side: int) -> int:
    """List the inputs of one army behind `count` others: where each piece is and how, and how many are there alike."""
    for piece in range(PIECE_COUNT):
        token, alike, first = army >> piece * BITS & TOKEN, 0, True
        for other in range(PIECE_COUNT):
            same = army >> other * BITS & TOKEN == token
            alike += int(same)
            first = first and not (same and other < piece)
        inputs[count] = (side * PIECE_COUNT + piece) * TOKENS + token
        count += 1
        if first and alike > 1:
            inputs[count] = TOGETHER + (side * (PIECE_COUNT - 1) + alike - 1 - 1) * TOKENS + token
            count += 1
    return count
