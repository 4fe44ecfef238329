"""Turns of few pieces of 儒棋 listed once for all sweeps: where they lead depends on the pieces and on the cells that the other side holds.

A list holds, for each throw, its ways to fall, how many armies it may lead to, and their numbers; throws that follow each
other and lead to the same share one entry. A throw without a turn leads to the army as it stood (無可行則過).
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from youyi.compiled.arrays import Ints
from youyi.compiled.jit import kernel, part
from youyi.compiled.record import record
from youyi.games.ruqi.fast.layout import (
    ALL_GONE,
    ARMY,
    BITS,
    HIGH,
    LOW,
    PHASE,
    PIECE_COUNT,
    SEAT,
    TO_PLAY,
    TOKEN,
    WIDTH,
)
from youyi.games.ruqi.fast.memory import Work, replaced
from youyi.games.ruqi.fast.network import gained
from youyi.games.ruqi.fast.tables import Tables
from youyi.games.ruqi.fast.training import crowded, may_stand
from youyi.games.ruqi.fast.turns import spots_held, turns

NONE = -1
"""The blockade of an army that cannot stand, or has gone."""
HEAD = 2
"""Numbers of an entry before its armies: the ways of its throws, and how many armies there are."""
SMALL = 1 << 16
"""So many numbers fit into two bytes."""


class Places(NamedTuple):
    """Where a piece can be, as one block: numbered from 0, off the board, upwards by how far it has to go."""

    tokens: Ints
    """[place]"""
    place_of: Ints
    """[token]"""


class Side(NamedTuple):
    """What the sweeps need of a side: who blocks it, and where its turns lead."""

    blockades: Ints
    """[number of the other's army]: which cells it holds, numbered; NONE where it cannot stand."""
    samples: Ints
    """[blockade]: an army of the other's that holds them."""
    starts: Ints
    """[own army's number * blockades + blockade]: where its list begins; the next one's beginning is its end."""
    lists: NDArray[Any]
    cleared: NDArray[np.float64]
    """[number of the other's army]: what clearing the board against it brings, in 算."""


def places_of(tokens: list[int]) -> Places:
    """Number the tokens that a piece can come to, in this order; the first is off the board."""
    place_of = np.zeros(TOKEN + 1, np.int64)
    place_of[tokens] = np.arange(len(tokens))
    return record(Places(np.array(tokens, np.int64), place_of))


@part
def army_at(p: Places, pieces: Ints, number: int) -> int:
    """The army in which some pieces stand as a number says, the others gone; the first piece has the lowest figure."""
    army = ALL_GONE
    for nth in range(len(pieces)):
        army = replaced(army, pieces[nth], p.tokens[number % len(p.tokens)])
        number //= len(p.tokens)
    return army


@part
def number_of(p: Places, pieces: Ints, army: int) -> int:
    """The number of an army of some pieces."""
    number = 0
    for nth in range(len(pieces)):
        last = pieces[len(pieces) - 1 - nth]
        number = number * len(p.tokens) + p.place_of[army >> last * BITS & TOKEN]
    return number


@part
def span(p: Places, pieces: Ints) -> int:
    """How many numbers the armies of some pieces have."""
    many = 1
    for _ in range(len(pieces)):
        many *= len(p.tokens)
    return many


@part
def laid(state: Ints, own: int, theirs: int) -> None:
    """Lay a position of the first side's turn; the dice are still to be shown."""
    state[PHASE], state[SEAT], state[ARMY], state[ARMY + 1] = TO_PLAY, 0, own, theirs


@kernel
def find_blockades(t: Tables, p: Places, theirs: Ints, blockades: Ints, samples: Ints) -> int:
    """Number the sets of cells that armies hold; fills `blockades`, and `samples` with an army for each. Returns how many."""
    many, held = 0, np.zeros(len(blockades), np.int64)
    for number in range(len(blockades)):
        army = army_at(p, theirs, number)
        blockades[number] = NONE
        if army == ALL_GONE or crowded(t, army):
            continue
        spots, nth = spots_held(t.bit[1], t.cell_of, army), 0
        while nth < many and held[nth] != spots:
            nth += 1
        if nth == many:
            held[many], samples[many] = spots, army
            many += 1
        blockades[number] = nth
    return many


@kernel
def find_cleared(t: Tables, w: Work, p: Places, state: Ints, theirs: Ints, cleared: NDArray[np.float64]) -> None:
    """Reckon what clearing the board against each army brings."""
    for number in range(1, len(cleared)):
        laid(state, ALL_GONE, army_at(p, theirs, number))
        cleared[number] = gained(t, w, state, int(ALL_GONE))


@kernel
def fill_lists(
    t: Tables, w: Work, p: Places, mine: Ints, samples: Ints, starts: Ints, lists: NDArray[Any], first: int
) -> int:
    """List the turns of armies from number `first` on, until `lists` might be too short; returns the next number.

    `samples` are armies of the other side, one for each blockade; `starts[first * blockades]` says where to go on.
    """
    blockades, state = len(samples), np.zeros(WIDTH, np.int64)
    at, room = starts[first * blockades], (len(w.numbers[0]) + HEAD) * len(t.throws) * blockades
    for own in range(first, (len(starts) - 1) // blockades):
        if at + room > len(lists):
            return own
        army = army_at(p, mine, own)
        for nth in range(blockades):
            if may_stand(t, army, samples[nth]):
                laid(state, army, samples[nth])
                at = list_army(t, w, p, state, mine, lists, at)
            starts[own * blockades + nth + 1] = at
    return (len(starts) - 1) // blockades


@part
def list_army(t: Tables, w: Work, p: Places, state: Ints, mine: Ints, lists: NDArray[Any], at: int) -> int:
    """List the turns of a position for all throws; returns where the list ends."""
    before = NONE
    for each in range(len(t.throws)):
        state[LOW], state[HIGH] = t.throws[each, 0], t.throws[each, 1]
        book, begun = turns(t, w, state), at
        lists[at], lists[at + 1] = t.ways_of_throw[each], max(1, w.noted[book])
        at += int(HEAD)
        if not w.noted[book]:
            lists[at] = number_of(p, mine, state[ARMY])
        for nth in range(w.noted[book]):
            lists[at + nth] = number_of(p, mine, w.results[book, nth])
        at += lists[begun + 1]
        if before != NONE and alike(lists, before, begun, at - begun):
            lists[before] += lists[begun]
            at = begun
        else:
            before = begun
    return at


@part
def alike(lists: NDArray[Any], one: int, other: int, length: int) -> bool:
    """Whether two entries lead to the same armies."""
    if other - one != length:
        return False
    for nth in range(1, length):
        if lists[one + nth] != lists[other + nth]:
            return False
    return True


assert PIECE_COUNT * BITS <= 63, "an army fits into a number"
