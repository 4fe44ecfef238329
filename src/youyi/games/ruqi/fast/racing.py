"""One side of 儒棋 alone on the board: the least expected number of its turns until it is clear, in kernels.

Pieces are alike here, so only armies whose pieces stand in the order of their places are worked out; the others are looked up there.
"""

from __future__ import annotations

import numpy as np

from youyi.compiled.arrays import Floats, Ints
from youyi.compiled.jit import kernel, part
from youyi.games.ruqi.fast.layout import ALL_GONE, BITS, HIGH, LOW, TOKEN
from youyi.games.ruqi.fast.listing import Places, army_at, laid
from youyi.games.ruqi.fast.memory import Work
from youyi.games.ruqi.fast.tables import Tables
from youyi.games.ruqi.fast.training import crowded
from youyi.games.ruqi.fast.turns import turns


@kernel
def sweep_alone(t: Tables, w: Work, p: Places, state: Ints, pieces: Ints, table: Floats) -> float:
    """Work every number of turns out once more, nearest home first; returns the largest change, in turns.

    `table` is indexed by the army's number. A turn in which nothing can move counts, and is made again.
    """
    change = 0 / 1
    for number in range(1, len(table)):
        army = army_at(p, pieces, number)
        if not in_order(p, number) or crowded(t, army):
            continue
        value = turns_to_go(t, w, p, state, pieces, army, table)
        change = max(change, abs(value - table[number]))
        table[number] = value
    return change


@part
def turns_to_go(t: Tables, w: Work, p: Places, state: Ints, pieces: Ints, army: int, table: Floats) -> float:
    """The expected number of turns of an army by the best turn on each throw, as the table has those after it."""
    total, passing, every = 1 / 1, 0, t.faces * t.faces
    laid(state, army, int(ALL_GONE))
    for nth in range(len(t.throws)):
        state[LOW], state[HIGH] = t.throws[nth, 0], t.throws[nth, 1]
        book = turns(t, w, state)
        if not w.noted[book]:
            passing += t.ways_of_throw[nth]
            continue
        least = np.inf
        for each in range(w.noted[book]):
            least = min(least, table[ordered(p, pieces, w.results[book, each])])
        total += t.ways_of_throw[nth] * least / every
    return float(total * every / (every - passing))


@part
def in_order(p: Places, number: int) -> bool:
    """Whether the pieces of an army stand in the order of their places, the first farthest from home."""
    before = len(p.tokens)
    while number:
        place = number % len(p.tokens)
        if place > before:
            return False
        before, number = place, number // len(p.tokens)
    return True


@part
def ordered(p: Places, pieces: Ints, army: int) -> int:
    """The number of the army that stands on the same places, in their order."""
    number, place, last = 0, 0, -1
    for _ in range(len(pieces)):
        # the nearest place that has not had its turn; equal places come together
        nearest, many = len(p.tokens), 0
        for nth in range(len(pieces)):
            place = p.place_of[army >> pieces[nth] * BITS & TOKEN]
            if last < place < nearest:
                nearest, many = place, 0
            many += int(place == nearest)
        for _ in range(many if nearest < len(p.tokens) else 0):
            number = number * len(p.tokens) + nearest
        last = nearest
    return number
