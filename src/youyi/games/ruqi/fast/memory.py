"""The memory of the search for turns of 儒棋, and what is noted in it."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from youyi.compiled.arrays import Floats, Ints, Words
from youyi.compiled.jit import part
from youyi.compiled.record import record
from youyi.compiled.streams import NOTHING, Word
from youyi.games.ruqi.fast.layout import (
    ACTIONS,
    BITS,
    BOOKS,
    HALVES,
    MARK,
    MOST_INPUTS,
    NO_SECOND,
    OFF,
    ORDERS,
    OWLS_BOOK,
    PIECE_COUNT,
    SCATTER,
    SHIFT,
    SORTS,
    SURPLUS,
    TOKEN,
    UNITS,
    WAYS,
    WIDTH,
)
from youyi.games.ruqi.fast.strides import Turn
from youyi.games.ruqi.players.expectimax import CANDIDATES
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
    marks: Words
    """[book]: a bit for each result that is noted; several results may share one."""
    dice: Ints
    """[0]: how many numbers the noted turns use."""
    pieces: Ints
    """[kind]: how many pieces of a kind the mover has; the last are those that have left."""
    piece: Ints
    """[kind, nth]: which they are,"""
    cell: Ints
    """and where each of them stands before the turn."""
    spots: Ints
    """[kind]: a bit for each spot where they stand, but for their start."""
    shared: Ints
    """[kind]: those spots where several may stand."""
    before: Ints
    """[piece]: what becomes of it with both numbers, in the first order."""
    at: Ints
    """[cell]: a bit for each piece of a kind that stands there, but at the start."""
    stack: Ints
    """[nth]: where several pieces of a kind stand together before the turn and may go as one; `stacks` such cells."""
    stacks: Ints
    met: Ints
    """[0]: whether they may after the first number."""
    off: Ints
    """[order]: a bit for each piece that leaves with the first number of an order."""
    both: Ints
    """[0]: a bit for each piece for which the numbers come to the same."""
    alike: Ints
    """[0]: whether turns with different units may have the same result, or those that use their numbers up are noted apart."""
    single: Ints
    """[order]: how many ways the first number of each order has with single pieces."""
    many: Ints
    """[order]: the same with stacks, which stand behind them. Of each way:"""
    unit: Ints
    """[order, nth]: its pieces, a bit for each,"""
    way: Ints
    """where it leads,"""
    half: Ints
    """the number of the half-turn,"""
    change: Ints
    """and the bits of the army that it changes."""
    loads: Ints
    """[nth]: what the nth turn weighs for the greedy player, below nothing."""
    likely: Ints
    """[nth]: the turns that the expectimax player searches deeper,"""
    armies: Ints
    """the armies after them,"""
    values: Floats
    """and what these are worth at once."""
    points: Ints
    """What they are worth to the player that looks ahead."""
    board: Ints
    """A state that is only thought of."""
    inputs: Ints
    """[nth]: the inputs of a network that are on,"""
    sums: Ints
    """[unit]: the sums of their columns, the last for the result itself."""
    trial: Ints
    """A state in which the end of a round is tried."""
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
        marks=np.zeros(BOOKS, np.uint64),
        dice=ints(1),
        pieces=ints(SORTS),
        piece=ints(SORTS, PIECE_COUNT),
        cell=ints(SORTS, PIECE_COUNT),
        spots=ints(SORTS),
        shared=ints(SORTS),
        before=ints(PIECE_COUNT),
        at=ints(OFF + 1),
        stack=ints(PIECE_COUNT),
        stacks=ints(1),
        met=ints(1),
        off=ints(ORDERS),
        both=ints(1),
        alike=ints(1),
        single=ints(ORDERS),
        many=ints(ORDERS),
        unit=ints(ORDERS, HALVES),
        way=ints(ORDERS, HALVES),
        half=ints(ORDERS, HALVES),
        change=ints(ORDERS, HALVES),
        loads=ints(ACTIONS),
        **_thoughts(),
        draws=ints(len(SIDES)),
        hands=np.zeros(len(SIDES), np.uint64),
        minds=np.zeros(len(SIDES), np.uint64),
    )
    return record(memory)


def _thoughts() -> dict[str, Any]:
    """What the players that value positions need."""
    return {
        "inputs": np.zeros(MOST_INPUTS, np.int64),
        "sums": np.zeros(UNITS + 1, np.int64),
        "trial": np.zeros(WIDTH, np.int64),
        "likely": np.zeros(CANDIDATES, np.int64),
        "armies": np.zeros(CANDIDATES, np.int64),
        "values": np.zeros(CANDIDATES),
        "points": np.zeros(CANDIDATES, np.int64),
        "board": np.zeros(WIDTH, np.int64),
    }


class First(NamedTuple):
    """The first number of a turn, used."""

    order: int
    pieces: int
    """A bit for each piece that it moved."""
    lead: int
    """The piece, if it is alone."""
    way: int
    number: int
    """That of the turn, but for its second half."""
    army: int
    """The mover's army if the turn ended here."""


@part
def replaced(army: int, piece: int, token: int) -> int:
    """Put another token in an army."""
    place = piece * BITS
    return (army & ~(TOKEN << place)) | token << place


@part
def lowest(pieces: int) -> int:
    """The first piece of a unit."""
    piece = 0
    while not pieces >> piece & 1:
        piece += 1
    return piece


@part
def half_turn(pieces: int, lane: int) -> int:
    """Number a unit and its way: its lowest piece, alone or with others."""
    piece = lowest(pieces)
    together = int(pieces >> piece > 1)
    return (piece + PIECE_COUNT * together) * WAYS + lane


@part
def note(w: Work, book: int, army: int, number: int) -> None:
    """Note a turn, unless one with the same result is noted."""
    mark, many = MARK << (Word(army) * SCATTER >> SHIFT), w.noted[book]
    if w.marks[book] & mark:
        for nth in range(w.begin[book], many):
            if w.results[book, nth] == army:
                return
    w.marks[book] |= mark
    w.results[book, many], w.numbers[book, many] = army, number
    w.noted[book] = many + 1


@part
def begin(w: Work, book: int) -> None:
    """Forget the turns of a kind, which use only one number."""
    w.dice[0] = 1 + 1
    for each in range(book, book + 1 + 1):
        w.noted[each], w.marks[each] = w.begin[each], NOTHING


@part
def add(w: Work, turn: Turn, army: int, number: int, surplus: int) -> None:
    """Note a turn that uses both numbers (能用的數都要用); it drives out those that use one."""
    if w.dice[0] <= 1:
        begin(w, turn.book)
    note(w, turn.book, army, number)
    if turn.used_up and not surplus:
        note(w, turn.book + 1, army, number)


@part
def add_new(w: Work, army: int, number: int) -> None:
    """Note a turn that is not noted yet."""
    many = w.noted[OWLS_BOOK]
    w.marks[OWLS_BOOK] |= MARK << (Word(army) * SCATTER >> SHIFT)
    w.results[OWLS_BOOK, many], w.numbers[OWLS_BOOK, many] = army, number
    w.noted[OWLS_BOOK] = many + 1


@part
def add_short(w: Work, turn: Turn, first: First, left_over: int) -> None:
    """Note a turn that uses one number; `left_over`: there is a second."""
    w.dice[0] = 1
    note(w, turn.book, first.army, first.number + NO_SECOND)
    if turn.used_up and not (left_over or first.way & SURPLUS):
        note(w, turn.book + 1, first.army, first.number + NO_SECOND)


@part
def clear(w: Work, book: int) -> None:
    """Begin a book, and the one after it, anew."""
    for each in range(book, book + 1 + 1):
        w.begin[each] = 0
        w.noted[each], w.marks[each] = 0, NOTHING
