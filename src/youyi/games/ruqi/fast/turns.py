"""Every distinct turn that a throw of 儒棋 allows, in kernels: the results, their numbers and their order as in `search`."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from youyi.compiled.jit import kernel
from youyi.compiled.record import record
from youyi.games.ruqi.fast.layout import (
    ACTIONS,
    ARMY,
    BITS,
    BOOKS,
    END,
    HALVES,
    HIGH,
    LAST_SLOT,
    LEFT_LANE,
    LOW,
    LYING,
    LYING_BOOK,
    NO_SECOND,
    OFF,
    ORDERS,
    OUT,
    OWLS_BOOK,
    PIECE_COUNT,
    RETREAT,
    SCATTER,
    SEAT,
    SHIFT,
    SLOTS,
    STANDING,
    START,
    SURPLUS,
    TOKEN,
    WAYS,
    WIDTH,
    Ints,
    Shorts,
    Words,
)
from youyi.games.ruqi.fast.strides import Turn, stride, token_after, token_after_both
from youyi.games.ruqi.fast.tables import Tables
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
    state: Ints
    """The state of the game that is played."""
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
        cells=ints(PIECE_COUNT),
        then=ints(PIECE_COUNT),
        all_cells=ints(PIECE_COUNT),
        ways=ints(ORDERS, PIECE_COUNT, WAYS),
        loads=ints(ACTIONS),
        state=ints(WIDTH),
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


@kernel
def replaced(army: int, piece: int, token: int) -> int:
    """Put another token in an army."""
    place = piece * BITS
    return (army & ~(TOKEN << place)) | token << place


@kernel
def half_turn(pieces: int, lane: int) -> int:
    """Number a unit and its way: its lowest piece, alone or with others."""
    lowest = 0
    while not pieces >> lowest & 1:
        lowest += 1
    together = int(pieces >> lowest > 1)
    return (lowest + PIECE_COUNT * together) * WAYS + lane


@kernel
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


@kernel
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


@kernel
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


@kernel
def pieces_at(cells: Ints, cell: int) -> int:
    """A bit for each piece on a cell."""
    pieces = 0
    for piece in range(PIECE_COUNT):
        pieces |= int(cells[piece] == cell) << piece
    return pieces


@kernel
def set_out(t: Tables, w: Work, turn: Turn, own: int) -> None:
    """Find where the pieces of a kind are and where each number brings each of them."""
    for piece in range(PIECE_COUNT):
        token = turn.army >> piece * BITS & TOKEN
        there = token != OUT and t.kind_of[token] == turn.kind
        w.all_cells[piece] = t.cell_of[token]
        w.cells[piece] = t.cell_of[token] if there else OFF
    for order in range(ORDERS):
        pips = t.pips[turn.kind, turn.low, turn.high, 0, order]
        if pips < 0:
            return
        for piece in range(PIECE_COUNT):
            start = w.cells[piece]
            if start != OFF:
                for lane in range(WAYS):
                    w.ways[order, piece, lane] = stride(t, turn, start, pips, lane, own)


@kernel
def search(t: Tables, w: Work, turn: Turn, own: int) -> None:
    """Note the turns of one kind: the numbers in every order, each with every piece and stack."""
    w.dice[0] = 0
    set_out(t, w, turn, own)
    for order in range(ORDERS):
        pips = t.pips[turn.kind, turn.low, turn.high, order, 0]
        if pips < 0:
            return
        for piece in range(PIECE_COUNT):
            if w.cells[piece] != OFF:
                for lane in range(WAYS):
                    go_on(t, w, turn, order, 1 << piece, w.ways[order, piece, lane], lane, own)
        cell = stack(w.cells, START) if t.joint and pips != RETREAT else OFF
        while cell != OFF:
            for lane in range(WAYS):
                walked = stride(t, turn, cell, pips, lane, own)
                go_on(t, w, turn, order, pieces_at(w.cells, cell), walked, lane, own)
            cell = stack(w.cells, cell)


@kernel
def go_on(t: Tables, w: Work, turn: Turn, order: int, pieces: int, walked: int, lane: int, own: int) -> None:
    """Note what follows on a first number: the second with every unit, or the end of the turn."""
    if walked < 0:
        return
    army, there = turn.army, token_after(t, turn.kind, walked)
    for piece in range(PIECE_COUNT):
        if pieces >> piece & 1:
            army = replaced(army, piece, there)
    first = First(order, pieces, walked, half_turn(pieces, lane), army)
    pips = t.pips[turn.kind, turn.low, turn.high, order, 1]
    if pips < 0:
        add(w, turn, first, NO_SECOND, army, walked & SURPLUS)
    elif not second_number(t, w, turn, first, pips, own) and w.dice[0] <= 1:
        add(w, turn, first, NO_SECOND, army, 1)


@kernel
def spots_after(t: Tables, w: Work, turn: Turn, first: First, own: int) -> int:
    """The mover's spots after the first number; they matter only where held cells are leapt over."""
    start, spots = OFF, own
    for piece in range(PIECE_COUNT):
        if first.pieces >> piece & 1:
            start = int(w.all_cells[piece])
    for piece in range(PIECE_COUNT):
        if w.all_cells[piece] == start and not first.pieces >> piece & 1:
            start = OFF
    return int(spots & ~t.bit[turn.seat, start] | t.bit[turn.seat, first.stride & END])


@kernel
def second_number(t: Tables, w: Work, turn: Turn, first: First, pips: int, own: int) -> bool:
    """Use the second number with every unit; returns whether any could."""
    spots = spots_after(t, w, turn, first, own) if t.leaps else own
    used = once_more(t, w, turn, first, pips, spots)
    alone = not first.pieces & (first.pieces - 1)
    if used and first.order and alone and not t.leaps:
        return True  # the other order has found every result with another unit: single pieces never meet
    for piece in range(PIECE_COUNT):
        if w.cells[piece] == OFF or first.pieces >> piece & 1:
            continue
        for lane in range(WAYS):
            walked = w.ways[1 - first.order, piece, lane]
            if t.leaps:
                walked = stride(t, turn, w.cells[piece], pips, lane, spots)
            if walked >= 0:
                used = True
                army = replaced(first.army, piece, token_after(t, turn.kind, walked))
                second = half_turn(1 << piece, lane)
                add(w, turn, first, second, army, (first.stride | walked) & SURPLUS)
    return used


@kernel
def once_more(t: Tables, w: Work, turn: Turn, first: First, pips: int, spots: int) -> bool:
    """Use the second number with what the first moved, and with the stacks there are then."""
    end, used = first.stride & END, False
    for piece in range(PIECE_COUNT):
        w.then[piece] = end if first.pieces >> piece & 1 else w.cells[piece]
    if end != OFF:
        for piece in range(PIECE_COUNT):
            if first.pieces >> piece & 1:
                used |= go_second(t, w, turn, first, 1 << piece, pips, spots)
    cell = stack(w.then, START) if t.joint else OFF
    while cell != OFF:
        used |= go_second(t, w, turn, first, pieces_at(w.then, cell), pips, spots)
        cell = stack(w.then, cell)
    return used


@kernel
def go_second(t: Tables, w: Work, turn: Turn, first: First, pieces: int, pips: int, spots: int) -> bool:
    """Use the second number with one unit, straight on and into the lane (轉入淨中道, 出道不復入)."""
    used, start = False, OFF
    for piece in range(PIECE_COUNT):
        if pieces >> piece & 1:
            start = w.then[piece]
    moved = pieces & first.pieces
    for lane in range(WAYS):
        if lane and moved and (first.stride & LEFT_LANE or not t.turns_in_mid_turn):
            continue
        walked = stride(t, turn, start, pips, lane, spots)
        if walked >= 0:
            used = True
            army = settled(t, turn, first, pieces, walked)
            add(w, turn, first, half_turn(pieces, lane), army, (first.stride | walked) & SURPLUS)
    return used


@kernel
def settled(t: Tables, turn: Turn, first: First, pieces: int, walked: int) -> int:
    """The mover's army after both numbers, the second used with these pieces."""
    army = first.army
    for piece in range(PIECE_COUNT):
        if pieces >> piece & 1:
            if first.pieces >> piece & 1:
                army = replaced(army, piece, token_after_both(t, turn.kind, first.stride, walked))
            else:
                army = replaced(army, piece, token_after(t, turn.kind, walked))
    return army


@kernel
def spots_held(t: Tables, seat: int, army: int) -> int:
    """A bit for each spot where a side stands."""
    spots = 0
    for piece in range(PIECE_COUNT):
        spots |= t.bit[seat, t.cell_of[army >> piece * BITS & TOKEN]]
    return spots


@kernel
def clear(w: Work, book: int) -> None:
    """Begin a book, and the one after it, anew."""
    for each in range(book, book + 1 + 1):
        w.begin[each] = w.noted[each] = 0


@kernel
def turns(t: Tables, w: Work, state: Ints) -> int:
    """Note every turn of a state that asks for one; returns the book with all of them."""
    seat, low, high = state[SEAT], state[LOW], state[HIGH]
    army, theirs = state[ARMY + seat], state[ARMY + 1 - seat]
    enemy = spots_held(t, 1 - seat, theirs)
    own = spots_held(t, seat, army) if t.leaps else 0
    clear(w, OWLS_BOOK)
    if not t.forced[low, high]:
        search(t, w, Turn(seat, LYING, low, high, army, enemy, OWLS_BOOK, 0), own)
        w.begin[OWLS_BOOK] = w.noted[OWLS_BOOK]
        search(t, w, Turn(seat, STANDING, low, high, army, enemy, OWLS_BOOK, 0), own)
        return OWLS_BOOK
    search(t, w, Turn(seat, STANDING, low, high, army, enemy, OWLS_BOOK, 1), own)
    if w.noted[OWLS_BOOK + 1]:
        return OWLS_BOOK + 1
    clear(w, LYING_BOOK)
    search(t, w, Turn(seat, LYING, low, high, army, enemy, LYING_BOOK, 1), own)
    if w.noted[LYING_BOOK + 1]:
        return LYING_BOOK + 1
    return OWLS_BOOK if w.noted[OWLS_BOOK] else LYING_BOOK
