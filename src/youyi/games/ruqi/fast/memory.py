"""The memory of the search for turns of 儒棋, and what is noted in it."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from youyi.compiled.arrays import Ints, Words
from youyi.compiled.jit import part
from youyi.compiled.record import record
from youyi.games.ruqi.fast.layout import (
    ACTIONS,
    BITS,
    BOOKS,
    HALVES,
    LAST_SLOT,
    NO_SECOND,
    OFF,
    ORDERS,
    PIECE_COUNT,
    SCATTER,
    SHIFT,
    SLOTS,
    TOKEN,
    WAYS,
    Shorts,
)
from youyi.games.ruqi.fast.strides import Turn
from youyi.games.ruqi.rulings import SIDES


class Work(NamedTuple):
    """The memory of one thread, as one block."""

    results: Ints
    """[book, nth]: the mover's army after the nth turn."""
    numbers: Ints
    """[book, nth]: the number of the nth turn."""
    noted: Ints
    """[book]: how many turns are noted; before `begin` stand those of another kind."""
    begin: Ints
    slots: Shorts
    """[book, slot]: which turn has its result here."""
    slot_of: Shorts
    """[book, nth]: the slot of the nth turn. A slot counts only while it and its turn name each other."""
    dice: Ints
    """[0]: how many numbers the noted turns use."""
    stacked: Ints
    """[0]: whether pieces of a kind stand together before the turn and may go as one."""
    cells: Ints
    """[piece]: where the mover's pieces stand before the turn; OFF for those of the other kind."""
    then: Ints
    """The same after the first number."""
    all_cells: Ints
    """[piece]: where the mover's pieces of both kinds stand."""
    ways: Ints
    """[order, piece, lane]: the stride of each piece with the first number of each order."""
    loads: Ints
    """[nth]: what the nth turn weighs for the greedy player."""
    draws: Ints
    """[seat]: how many throws it has made in this game."""
    hands: Words
    """[seat]: the beginning of the key of its throws."""
    minds: Words
    """[seat]: the beginning of the key of its choices."""


def work() -> Work:
    """Allocate the memory of one thread."""

    def ints(*shape: int) -> Ints:
        return np.zeros(shape, np.int64)

    memory = Work(
        results=ints(BOOKS, ACTIONS),
        numbers=ints(BOOKS, ACTIONS),
        noted=ints(BOOKS),
        begin=ints(BOOKS),
        slots=np.zeros((BOOKS, SLOTS), np.int16),
        slot_of=np.zeros((BOOKS, ACTIONS), np.int16),
        dice=ints(1),
        stacked=ints(1),
        cells=ints(PIECE_COUNT),
        then=ints(PIECE_COUNT),
        all_cells=ints(PIECE_COUNT),
        ways=ints(ORDERS, PIECE_COUNT, WAYS),
        loads=ints(ACTIONS),
        draws=ints(len(SIDES)),
        hands=np.zeros(len(SIDES), np.uint64),
        minds=np.zeros(len(SIDES), np.uint64),
    )
    return record(memory)


class First(NamedTuple):
    """The first number of a turn, used."""

    order: int
    pieces: int
    """A bit for each piece that it moved."""
    stride: int
    half: int
    """The half-turn's number."""
    army: int
    """The mover's army if the turn ended here."""


@part
def replaced(army: int, piece: int, token: int) -> int:
    """Put another token in an army."""
    place = piece * BITS
    return (army & ~(TOKEN << place)) | token << place


@part
def half_turn(pieces: int, lane: int) -> int:
    """Number a unit and its way: its lowest piece, alone or with others."""
    lowest = 0
    while not pieces >> lowest & 1:
        lowest += 1
    together = int(pieces >> lowest > 1)
    return (lowest + PIECE_COUNT * together) * WAYS + lane


@part
def note(w: Work, book: int, army: int, number: int) -> None:
    """Note a turn, unless one with the same result is noted."""
    slot = (army * SCATTER) >> SHIFT & LAST_SLOT
    while True:
        nth = w.slots[book, slot]
        if nth < w.begin[book] or nth >= w.noted[book] or w.slot_of[book, nth] != slot:
            break
        if w.results[book, nth] == army:
            return
        slot = (slot + 1) & LAST_SLOT
    nth = w.noted[book]
    w.slots[book, slot], w.slot_of[book, nth] = nth, slot
    w.results[book, nth], w.numbers[book, nth] = army, number
    w.noted[book] = nth + 1


@part
def add(w: Work, turn: Turn, first: First, second: int, army: int, surplus: int) -> None:
    """Keep a turn that uses as many numbers as any (盡用其彩); a longer one drives out the shorter."""
    dice = 1 + int(second != NO_SECOND)
    if dice > w.dice[0]:
        w.dice[0] = dice
        w.noted[turn.book] = w.begin[turn.book]
        w.noted[turn.book + 1] = w.begin[turn.book + 1]
    number = (first.order * HALVES + first.half) * (HALVES + 1) + second
    note(w, turn.book, army, number)
    if turn.used_up and not surplus:
        note(w, turn.book + 1, army, number)


@part
def stack(cells: Ints, after: int) -> int:
    """The nearest cell beyond `after` where several pieces stand together on their way; OFF if there is none."""
    nearest = OFF
    for one in range(PIECE_COUNT):
        cell = cells[one]
        if after < cell < nearest:
            for other in range(one):
                if cells[other] == cell:
                    nearest = cell
    return nearest


@part
def pieces_at(cells: Ints, cell: int) -> int:
    """A bit for each piece on a cell."""
    pieces = 0
    for piece in range(PIECE_COUNT):
        pieces |= int(cells[piece] == cell) << piece
    return pieces


@part
def clear(w: Work, book: int) -> None:
    """Begin a book, and the one after it, anew."""
    for each in range(book, book + 1 + 1):
        w.begin[each] = w.noted[each] = 0
