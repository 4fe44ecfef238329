"""Every distinct turn that a throw of 儒棋 allows, in kernels: the results, their numbers and their order as in `search`."""

from __future__ import annotations

from youyi.compiled.arrays import Ints
from youyi.compiled.jit import inlined, part
from youyi.games.ruqi.fast.layout import (
    ARMY,
    BITS,
    END,
    HALVES,
    HIGH,
    LOW,
    LYING,
    LYING_BOOK,
    OFF,
    ORDERS,
    OUT,
    OWLS_BOOK,
    PIECE_COUNT,
    SEAT,
    STANDING,
    START,
    STRAIGHT,
    SURPLUS,
    THEN_STANDS,
    TOKEN,
    TOKEN_AT,
    WAYS,
)
from youyi.games.ruqi.fast.memory import (
    First,
    Work,
    add,
    add_new,
    add_short,
    begin,
    clear,
    half_turn,
    lowest,
    replaced,
)
from youyi.games.ruqi.fast.strides import Turn, stride
from youyi.games.ruqi.fast.tables import Tables
from youyi.games.ruqi.fast.units import find_all, moved, next_stack, set_out


@part
def search(t: Tables, w: Work, turn: Turn, own: int) -> None:
    """Note the turns of one kind: the numbers in every order, each with every piece and stack."""
    w.dice[0] = 0
    if not w.pieces[turn.kind] or t.pips[turn.kind, turn.low, turn.high, 0, 0] < 0:
        return
    find_all(t, w, turn, own)
    for order in range(ORDERS):
        if t.pips[turn.kind, turn.low, turn.high, order, 0] < 0:
            return
        pips = t.pips[turn.kind, turn.low, turn.high, order, 1]
        for nth in range(w.many[order]):
            half, army = w.half[order, nth], turn.army ^ w.change[order, nth]
            number = (order * HALVES + half) * (HALVES + 1)
            first = First(order, w.unit[order, nth], half // WAYS, w.way[order, nth], number, army)
            if pips < 0:
                add_short(w, turn, first, 0)
            elif nth < w.single[order] and not (t.leaps or w.alike[0]):
                go_on(t, w, turn, first, pips, own)
            else:
                go_on_anyhow(t, w, turn, first, pips, own)


@inlined
def go_on(t: Tables, w: Work, turn: Turn, first: First, pips: int, own: int) -> None:
    """Use the second number after a piece has used the first, where turns with different units have different results."""
    used = once_more(t, w, turn, first, pips, own)
    if w.met[0] and (w.stacks[0] or w.at[first.way & END]):
        used |= as_one(t, w, turn, first, pips, own)
    if w.dice[0] <= 1 and partnered(w, first):
        begin(w, turn.book)
    if w.dice[0] > 1:
        if not first.order:  # the other order finds the same results with another unit
            pair_up(w, first)
    elif not used:
        add_short(w, turn, first, 1)


@inlined
def once_more(t: Tables, w: Work, turn: Turn, first: First, pips: int, own: int) -> bool:
    """Use the second number with the piece that the first has moved, straight on and into the lane (轉入淨中道, 剛離開道的不再轉進)."""
    piece, end, then = first.lead, first.way & END, int(first.way & THEN_STANDS != 0)
    straight, used = stride(t, turn, then, end, pips, 0, own), False
    if straight >= 0:
        used, token = True, straight >> TOKEN_AT & TOKEN
        if not first.order:
            if w.dice[0] <= 1:
                begin(w, turn.book)
            add_new(w, replaced(first.army, piece, token), first.number + piece * WAYS)
        elif w.before[piece] != token:
            again(w, turn, first, piece, 0, straight)
        w.before[piece] = token
    if not first.way & STRAIGHT:
        aside = stride(t, turn, then, end, pips, 1, own)
        if aside >= 0:
            used = True
            again(w, turn, first, piece, 1, aside)
    return used


@part
def partnered(w: Work, first: First) -> bool:
    """Whether another piece has a way with the second number."""
    for nth in range(w.single[1 - first.order]):
        if not w.unit[1 - first.order, nth] & first.pieces:
            return True
    return False


@inlined
def pair_up(w: Work, first: First) -> None:
    """Use the second number with each other piece; two that leave, or make equal numbers, do so in one order alone."""
    many, passed = w.noted[OWLS_BOOK], first.pieces
    if first.pieces & w.both[0]:
        passed |= first.pieces - 1 & w.both[0]
    for nth in range(w.single[1]):
        w.results[OWLS_BOOK, many] = first.army ^ w.change[1, nth]
        w.numbers[OWLS_BOOK, many] = first.number + w.half[1, nth]
        many += int(not w.unit[1, nth] & passed)
    w.noted[OWLS_BOOK] = many


@part
def go_on_anyhow(t: Tables, w: Work, turn: Turn, first: First, pips: int, own: int) -> None:
    """Use the second number with every unit; where none can, the turn may end with the first."""
    spots = spots_after(t, turn, first, own) if t.leaps else own
    used = apart(t, w, turn, first, pips, spots)
    if w.met[0] and (w.stacks[0] or w.at[first.way & END]):
        used |= as_one(t, w, turn, first, pips, spots)
    used |= leap_after(t, w, turn, first, pips, spots) if t.leaps else with_others(w, turn, first)
    if not used and w.dice[0] <= 1:
        add_short(w, turn, first, 1)


@part
def with_others(w: Work, turn: Turn, first: First) -> bool:
    """Use the second number with each piece that the first has not moved; returns whether any can."""
    other, used = 1 - first.order, False
    for nth in range(w.single[other]):
        if not first.pieces & w.unit[other, nth]:
            used = True
            if first.order and not first.pieces & (first.pieces - 1):
                return True  # the other order has found every result with another unit: single pieces never meet
            army, surplus = first.army ^ w.change[other, nth], (first.way | w.way[other, nth]) & SURPLUS
            add(w, turn, army, first.number + w.half[other, nth], surplus)
    return used


@part
def spots_after(t: Tables, turn: Turn, first: First, own: int) -> int:
    """The mover's spots after the first number; they matter only where held cells are leapt over."""
    start, stays = int(OFF), False
    for piece in range(PIECE_COUNT):
        if first.pieces >> piece & 1:
            start = t.cell_of[turn.army >> piece * BITS & TOKEN]
    for piece in range(PIECE_COUNT):
        there = t.cell_of[turn.army >> piece * BITS & TOKEN] == start
        stays |= there and not first.pieces >> piece & 1
    left = 0 if stays else t.leapt[turn.seat, start]
    return int(own & ~left | t.leapt[turn.seat, first.way & END])


@part
def apart(t: Tables, w: Work, turn: Turn, first: First, pips: int, spots: int) -> bool:
    """Use the second number with one of several pieces that the first has moved."""
    end, then, used = first.way & END, int(first.way & THEN_STANDS != 0), False
    for piece in range(PIECE_COUNT):
        if first.pieces >> piece & 1:
            for lane in range(1 if first.way & STRAIGHT else WAYS):
                way = stride(t, turn, then, end, pips, lane, spots)
                if way >= 0:
                    used = True
                    again(w, turn, first, piece, lane, way)
    return used


@part
def again(w: Work, turn: Turn, first: First, piece: int, lane: int, way: int) -> None:
    """Note that one piece makes both numbers."""
    army = replaced(first.army, piece, way >> TOKEN_AT & TOKEN)
    add(w, turn, army, first.number + piece * WAYS + lane, (first.way | way) & SURPLUS)


@part
def leap_after(t: Tables, w: Work, turn: Turn, first: First, pips: int, spots: int) -> bool:
    """Use the second number with each piece that has not moved, where it may have to leap over what has."""
    used = False
    for nth in range(w.pieces[turn.kind]):
        piece, cell = w.piece[turn.kind, nth], w.cell[turn.kind, nth]
        if first.pieces >> piece & 1:
            continue
        for lane in range(1 + t.turns[cell]):
            way = stride(t, turn, turn.kind, cell, pips, lane, spots)
            if way >= 0:
                used = True
                army = replaced(first.army, piece, way >> TOKEN_AT & TOKEN)
                add(w, turn, army, first.number + piece * WAYS + lane, (first.way | way) & SURPLUS)
    return used


@part
def as_one(t: Tables, w: Work, turn: Turn, first: First, pips: int, spots: int) -> bool:
    """Use the second number with the stacks that there are after the first (相疊同行)."""
    used, end, start = False, first.way & END, t.cell_of[turn.army >> lowest(first.pieces) * BITS & TOKEN]
    w.at[start] &= ~first.pieces
    w.at[end] |= first.pieces if end != OFF else 0
    cell = next_stack(w, int(START), end)
    while cell != OFF:
        pieces = w.at[cell]
        late = pieces & first.pieces
        then = int(first.way & THEN_STANDS != 0) if late else turn.kind
        for lane in range(1 if late and first.way & STRAIGHT else 1 + t.turns[cell]):
            way = stride(t, turn, then, cell, pips, lane, spots)
            if way >= 0:
                used = True
                army = moved(first.army, pieces, way >> TOKEN_AT & TOKEN)
                if late and late != pieces:
                    way = stride(t, turn, turn.kind, cell, pips, lane, spots)
                    army = moved(army, pieces & ~late, way >> TOKEN_AT & TOKEN)
                add(w, turn, army, first.number + half_turn(pieces, lane), (first.way | way) & SURPLUS)
        cell = next_stack(w, cell, end)
    w.at[end] &= ~first.pieces
    w.at[start] |= first.pieces if start != START else 0
    return used


@part
def spots_held(bits: Ints, cell_of: Ints, army: int) -> int:
    """The bits of the cells where a side stands."""
    spots = 0
    for piece in range(PIECE_COUNT):
        spots |= bits[cell_of[army >> piece * BITS & TOKEN]]
    return spots


@part
def gone(army: int) -> int:
    """How many pieces of a side are off the board."""
    found = 0
    for piece in range(PIECE_COUNT):
        found += int(army >> piece * BITS & TOKEN == OUT)
    return found


@part
def some_leave(w: Work, army: int) -> bool:
    """Whether a piece leaves the board in one of the turns noted (驗之於淨)."""
    for nth in range(w.noted[OWLS_BOOK]):
        if gone(w.results[OWLS_BOOK, nth]) > gone(army):
            return True
    return False


@part
def turns(t: Tables, w: Work, state: Ints) -> int:
    """Note every turn of a state that asks for one; returns the book with all of them."""
    seat, low, high = state[SEAT], state[LOW], state[HIGH]
    army, theirs = state[ARMY + seat], state[ARMY + 1 - seat]
    held = spots_held(t.bit[1 - seat], t.cell_of, theirs) if t.minds_enemies else 0
    own = spots_held(t.leapt[seat], t.cell_of, army) if t.leaps else 0
    clear(w, int(OWLS_BOOK))
    set_out(t, w, seat, army)
    if t.if_leaving or not t.forced[low, high]:
        search(t, w, Turn(seat, LYING, low, high, army, held, OWLS_BOOK, 0), own)
        w.begin[OWLS_BOOK] = w.noted[OWLS_BOOK]
        search(t, w, Turn(seat, STANDING, low, high, army, held, OWLS_BOOK, 0), own)
        if not t.forced[low, high] or not some_leave(w, army):
            return OWLS_BOOK
        clear(w, int(OWLS_BOOK))
    search(t, w, Turn(seat, STANDING, low, high, army, held, OWLS_BOOK, 1), own)
    if w.noted[OWLS_BOOK + 1]:
        return OWLS_BOOK + 1
    clear(w, int(LYING_BOOK))
    search(t, w, Turn(seat, LYING, low, high, army, held, LYING_BOOK, 1), own)
    if w.noted[LYING_BOOK + 1]:
        return LYING_BOOK + 1
    return OWLS_BOOK if w.noted[OWLS_BOOK] else LYING_BOOK
