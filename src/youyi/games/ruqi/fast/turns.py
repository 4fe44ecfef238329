"""Every distinct turn that a throw of 儒棋 allows, in kernels: the results, their numbers and their order as in `search`."""

from __future__ import annotations

from youyi.compiled.arrays import Ints
from youyi.compiled.jit import part
from youyi.games.ruqi.fast.layout import (
    ARMY,
    BITS,
    END,
    HIGH,
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
    SEAT,
    STANDING,
    START,
    SURPLUS,
    TOKEN,
    WAYS,
)
from youyi.games.ruqi.fast.memory import First, Work, add, clear, half_turn, pieces_at, replaced, stack
from youyi.games.ruqi.fast.strides import Turn, stride, token_after, token_after_both
from youyi.games.ruqi.fast.tables import Tables


@part
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


@part
def search(t: Tables, w: Work, turn: Turn, own: int) -> None:
    """Note the turns of one kind: the numbers in every order, each with every piece and stack."""
    w.dice[0] = 0
    set_out(t, w, turn, own)
    w.stacked[0] = t.joint and stack(w.cells, int(START)) != OFF
    for order in range(ORDERS):
        pips = t.pips[turn.kind, turn.low, turn.high, order, 0]
        if pips < 0:
            return
        for piece in range(PIECE_COUNT):
            if w.cells[piece] != OFF:
                for lane in range(WAYS):
                    go_on(t, w, turn, order, 1 << piece, w.ways[order, piece, lane], lane, own)
        cell = stack(w.cells, int(START)) if w.stacked[0] and pips != RETREAT else OFF
        while cell != OFF:
            for lane in range(WAYS):
                walked = stride(t, turn, cell, pips, lane, own)
                go_on(t, w, turn, order, pieces_at(w.cells, cell), walked, lane, own)
            cell = stack(w.cells, cell)


@part
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
    if pips < 0 or (not second_number(t, w, turn, first, pips, own) and w.dice[0] <= 1):
        left_over = walked & SURPLUS | int(pips >= 0)
        add(w, turn, first, int(NO_SECOND), army, left_over)


@part
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


@part
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


@part
def once_more(t: Tables, w: Work, turn: Turn, first: First, pips: int, spots: int) -> bool:
    """Use the second number with what the first moved, and with the stacks there are then."""
    end, used = first.stride & END, False
    for piece in range(PIECE_COUNT):
        w.then[piece] = end if first.pieces >> piece & 1 else w.cells[piece]
    if end != OFF:
        for piece in range(PIECE_COUNT):
            if first.pieces >> piece & 1:
                used |= go_second(t, w, turn, first, 1 << piece, pips, spots)
    met = end != OFF and pieces_at(w.cells, end)
    cell = stack(w.then, int(START)) if t.joint and (w.stacked[0] or met) else OFF
    while cell != OFF:
        used |= go_second(t, w, turn, first, pieces_at(w.then, cell), pips, spots)
        cell = stack(w.then, cell)
    return used


@part
def go_second(t: Tables, w: Work, turn: Turn, first: First, pieces: int, pips: int, spots: int) -> bool:
    """Use the second number with one unit, straight on and into the lane (轉入淨中道, 出道不復入)."""
    used, start = False, int(OFF)
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


@part
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


@part
def spots_held(t: Tables, seat: int, army: int) -> int:
    """A bit for each spot where a side stands."""
    spots = 0
    for piece in range(PIECE_COUNT):
        spots |= t.bit[seat, t.cell_of[army >> piece * BITS & TOKEN]]
    return spots


@part
def turns(t: Tables, w: Work, state: Ints) -> int:
    """Note every turn of a state that asks for one; returns the book with all of them."""
    seat, low, high = state[SEAT], state[LOW], state[HIGH]
    army, theirs = state[ARMY + seat], state[ARMY + 1 - seat]
    enemy = spots_held(t, 1 - seat, theirs)
    own = spots_held(t, seat, army) if t.leaps else 0
    clear(w, int(OWLS_BOOK))
    if not t.forced[low, high]:
        search(t, w, Turn(seat, LYING, low, high, army, enemy, OWLS_BOOK, 0), own)
        w.begin[OWLS_BOOK] = w.noted[OWLS_BOOK]
        search(t, w, Turn(seat, STANDING, low, high, army, enemy, OWLS_BOOK, 0), own)
        return OWLS_BOOK
    search(t, w, Turn(seat, STANDING, low, high, army, enemy, OWLS_BOOK, 1), own)
    if w.noted[OWLS_BOOK + 1]:
        return OWLS_BOOK + 1
    clear(w, int(LYING_BOOK))
    search(t, w, Turn(seat, LYING, low, high, army, enemy, LYING_BOOK, 1), own)
    if w.noted[LYING_BOOK + 1]:
        return LYING_BOOK + 1
    return OWLS_BOOK if w.noted[OWLS_BOOK] else LYING_BOOK
