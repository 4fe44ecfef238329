"""Turns of few pieces of 儒棋 listed once for all sweeps: where they lead depends on the pieces and on the cells that the other side holds.

For each army and throw a list holds the armies that turns lead to, each with a bit for every set of cells that the other side
may hold meanwhile. A throw without a turn leads to the army as it stood (無棋可走就跳過).
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from youyi.compiled.arrays import Floats, Ints, Words
from youyi.compiled.jit import kernel, part
from youyi.compiled.record import record
from youyi.compiled.streams import Word
from youyi.games.ruqi.fast.layout import (
    ACTIONS,
    ALL_GONE,
    ARMY,
    BITS,
    HIGH,
    LOW,
    MARK,
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

Numbers: TypeAlias = NDArray[np.uint32]
Lists: TypeAlias = tuple[Ints, Numbers, Words]
"""`starts`, `numbers` and `open` of a side."""
NONE = -1
"""The cells of an army that cannot stand, or has gone."""
BITS_OF_WORD = 64


class Places(NamedTuple):
    """Where a piece can be, as one block: numbered from 0, off the board, upwards by how far it has to go."""

    tokens: Ints
    """[place]"""
    place_of: Ints
    """[token]"""


class Side(NamedTuple):
    """What the sweeps need of a side: who blocks it, and where its turns lead."""

    word: Ints
    """[number of the other's army]: in which word of `open` stands the bit of the cells that it holds,"""
    bit: Words
    """and that bit; none where the army cannot stand."""
    starts: Ints
    """[own army's number * throws + throw]: where its turns begin; the next one's beginning is their end."""
    numbers: Numbers
    """[nth]: the number of the army after a turn,"""
    open: Words
    """[nth, word]: and a bit for every set of cells that the other side may hold for it."""
    cleared: Floats
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
def find_armies(t: Tables, p: Places, pieces: Ints, armies: Ints, spots: Ints) -> None:
    """Fill in every army of some pieces, and the bits of the cells that it holds: NONE where it cannot stand, or has gone."""
    for number in range(len(armies)):
        armies[number] = army_at(p, pieces, number)
        stands = armies[number] != ALL_GONE and not crowded(t, armies[number])
        spots[number] = spots_held(t.bit[1], t.cell_of, armies[number]) if stands else NONE


@kernel
def find_cleared(t: Tables, w: Work, p: Places, state: Ints, theirs: Ints, cleared: Floats) -> None:
    """Reckon what clearing the board against each army brings."""
    for number in range(1, len(cleared)):
        laid(state, ALL_GONE, army_at(p, theirs, number))
        cleared[number] = gained(t, w, state, int(ALL_GONE))


@kernel
def fill_lists(t: Tables, w: Work, p: Places, mine: Ints, samples: Ints, lists: Lists, first: int) -> int:
    """List the turns of armies from number `first` on, until the lists might be too short; returns the next number.

    `samples` are armies of the other side, one for each set of cells that it can hold.
    """
    starts, throws, state = lists[0], len(t.throws), np.zeros(WIDTH, np.int64)
    for own in range(first, (len(starts) - 1) // throws):
        if starts[own * throws] + throws * ACTIONS > len(lists[1]):
            return own
        army = army_at(p, mine, own)
        for throw in range(throws):
            at = own * throws + throw
            state[LOW], state[HIGH] = t.throws[throw, 0], t.throws[throw, 1]
            starts[at + 1] = starts[at]
            for nth in range(len(samples)):
                if may_stand(t, army, samples[nth]):
                    laid(state, army, samples[nth])
                    add_turns(t, w, p, state, mine, lists, at, nth)
    return (len(starts) - 1) // throws


@part
def add_turns(t: Tables, w: Work, p: Places, state: Ints, mine: Ints, lists: Lists, at: int, nth: int) -> None:
    """Add the turns of a position to those of its army and throw; `nth`: which set of cells the other side holds."""
    starts, numbers, open_to = lists
    book = turns(t, w, state)
    word, bit = nth // BITS_OF_WORD, MARK << Word(nth % BITS_OF_WORD)
    for turn in range(max(1, w.noted[book])):
        number = number_of(p, mine, w.results[book, turn] if w.noted[book] else state[ARMY])
        here, end = starts[at], starts[at + 1]
        while here < end and numbers[here] != number:
            here += 1
        if here == end:
            numbers[here] = number
            starts[at + 1] += 1
        open_to[here, word] |= bit


assert PIECE_COUNT * BITS <= 63, "an army fits into a number"
