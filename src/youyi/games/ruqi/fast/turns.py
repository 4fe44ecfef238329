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
    NO_WAY,
    OFF,
    ORDERS,
    OWLS_BOOK,
    PIECE_COUNT,
    RETREAT,
    SEAT,
    SPOT_AT,
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
    add_short,
    clear,
    half_turn,
    pieces_at,
    replaced,
    stack,
)
from youyi.games.ruqi.fast.strides import Turn, stride
from youyi.games.ruqi.fast.tables import Tables


@inlined
def set_out(t: Tables, w: Work, turn: Turn) -> int:
    """Find where the pieces of a kind are; returns how many there are."""
    spots, twice, count = 0, 0, 0
    for piece in range(PIECE_COUNT):
        token = turn.army >> piece * BITS & TOKEN
        of_kind, cell = t.of_kind[turn.kind, token], t.cell_of[token]
        w.cells[piece] = cell if of_kind else OFF
        w.before[piece] = NO_WAY
        w.piece[count], w.cell[count] = piece, cell
        spot = t.leapt[turn.seat, w.cells[piece]]
        twice |= spots & spot
        spots |= spot
        count += of_kind
    w.spots[0] = spots if t.joint else 0
    w.stacked[0] = twice and t.joint and stack(w.cells, int(START)) != OFF
    w.alike[0] = t.carries or turn.used_up
    return count


@inlined
def find_ways(t: Tables, w: Work, turn: Turn, order: int, count: int, own: int) -> None:
    """Find the ways of pieces and stacks with the first number of an order, which is the second of the other."""
    pips, many, off = t.pips[turn.kind, turn.low, turn.high, 0, order], 0, 0
    for nth in range(count if pips >= 0 else 0):
        piece, cell = w.piece[nth], w.cell[nth]
        place = piece * BITS
        for lane in range(1 + t.turns[cell]):
            way = stride(t, turn, turn.kind, cell, pips, lane, own)
            w.unit[order, many], w.way[order, many], w.half[order, many] = 1 << piece, way, piece * WAYS + lane
            w.change[order, many] = turn.army & TOKEN << place ^ (way >> TOKEN_AT & TOKEN) << place
            off |= int(way & END == OFF)
            many += int(way >= 0)
    w.alike[0] |= off
    w.single[order] = w.many[order] = many
    if w.stacked[0] and pips >= 0 and pips != RETREAT:
        add_stacks(t, w, turn, order, pips, own)


@part
def add_stacks(t: Tables, w: Work, turn: Turn, order: int, pips: int, own: int) -> None:
    """Find the ways of stacks with a number, behind those of single pieces."""
    many, cell = w.many[order], stack(w.cells, int(START))
    while cell != OFF:
        for lane in range(1 + t.turns[cell]):
            way = stride(t, turn, turn.kind, cell, pips, lane, own)
            if way >= 0:
                pieces = pieces_at(w.cells, cell)
                w.unit[order, many], w.way[order, many] = pieces, way
                w.half[order, many] = half_turn(pieces, lane)
                w.change[order, many] = turn.army ^ moved(turn.army, pieces, way >> TOKEN_AT & TOKEN)
                many += 1
        cell = stack(w.cells, cell)
    w.many[order] = many


@part
def moved(army: int, pieces: int, token: int) -> int:
    """Put one token in the place of some pieces."""
    for piece in range(PIECE_COUNT):
        if pieces >> piece & 1:
            army = replaced(army, piece, token)
    return army


@part
def search(t: Tables, w: Work, turn: Turn, own: int) -> None:
    """Note the turns of one kind: the numbers in every order, each with every piece and stack."""
    w.dice[0] = 0
    count = set_out(t, w, turn)
    if not count:
        return
    for order in range(ORDERS):
        find_ways(t, w, turn, order, count, own)
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
            else:
                go_on(t, w, turn, first, pips, own)


@inlined
def go_on(t: Tables, w: Work, turn: Turn, first: First, pips: int, own: int) -> None:
    """Use the second number with every unit; where none can, the turn may end with the first."""
    spots = spots_after(t, turn, first, own) if t.leaps else own
    alone = not first.pieces & (first.pieces - 1)
    used = once_more(t, w, turn, first, pips, spots) if alone else apart(t, w, turn, first, pips, spots)
    if w.stacked[0] or w.spots[0] >> (first.way >> SPOT_AT) & 1:
        used |= as_one(t, w, turn, first, pips, spots)
    if alone and not w.alike[0] and w.dice[0] > 1 and not t.leaps:
        if not first.order:  # the other order finds the same results with another unit
            pair_up(w, turn, first)
    elif not with_others(t, w, turn, first, pips, spots) and not used and w.dice[0] <= 1:
        add_short(w, turn, first, 1)


@inlined
def pair_up(w: Work, turn: Turn, first: First) -> None:
    """Use the second number with each other piece, where no two turns have the same result."""
    many, passed = w.noted[OWLS_BOOK], first.pieces
    if turn.low == turn.high:
        passed |= first.pieces - 1
    for nth in range(w.single[1]):
        w.results[OWLS_BOOK, many] = first.army ^ w.change[1, nth]
        w.numbers[OWLS_BOOK, many] = first.number + w.half[1, nth]
        many += int(not w.unit[1, nth] & passed)
    w.noted[OWLS_BOOK] = many


@part
def with_others(t: Tables, w: Work, turn: Turn, first: First, pips: int, spots: int) -> bool:
    """Use the second number with each piece that the first has not moved; returns whether any can."""
    if t.leaps:
        return leap_after(t, w, turn, first, pips, spots)
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


@inlined
def once_more(t: Tables, w: Work, turn: Turn, first: First, pips: int, spots: int) -> bool:
    """Use the second number with the piece that the first has moved, straight on and into the lane (轉入淨中道, 出道不復入)."""
    piece, end, then = first.lead, first.way & END, int(first.way & THEN_STANDS != 0)
    straight, used = stride(t, turn, then, end, pips, 0, spots), False
    if straight >= 0:
        used, token = True, straight >> TOKEN_AT & TOKEN
        if not first.order or turn.used_up or w.before[piece] != token:
            again(w, turn, first, piece, 0, straight)
        w.before[piece] = token
    if not first.way & STRAIGHT:
        aside = stride(t, turn, then, end, pips, 1, spots)
        if aside >= 0:
            used = True
            again(w, turn, first, piece, 1, aside)
    return used


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
    for piece in range(PIECE_COUNT):
        if w.cells[piece] == OFF or first.pieces >> piece & 1:
            continue
        for lane in range(WAYS):
            way = stride(t, turn, turn.kind, w.cells[piece], pips, lane, spots)
            if way >= 0:
                used = True
                army = replaced(first.army, piece, way >> TOKEN_AT & TOKEN)
                add(w, turn, army, first.number + piece * WAYS + lane, (first.way | way) & SURPLUS)
    return used


@part
def as_one(t: Tables, w: Work, turn: Turn, first: First, pips: int, spots: int) -> bool:
    """Use the second number with the stacks that there are after the first (相疊同行)."""
    used = False
    for piece in range(PIECE_COUNT):
        w.then[piece] = first.way & END if first.pieces >> piece & 1 else w.cells[piece]
    cell = stack(w.then, int(START))
    while cell != OFF:
        pieces = pieces_at(w.then, cell)
        late = pieces & first.pieces
        then = int(first.way & THEN_STANDS != 0) if late else turn.kind
        for lane in range(WAYS):
            if lane and late and first.way & STRAIGHT:
                continue
            way = stride(t, turn, then, cell, pips, lane, spots)
            if way >= 0:
                used = True
                army = moved(first.army, pieces, way >> TOKEN_AT & TOKEN)
                if late and late != pieces:
                    way = stride(t, turn, turn.kind, cell, pips, lane, spots)
                    army = moved(army, pieces & ~late, way >> TOKEN_AT & TOKEN)
                add(w, turn, army, first.number + half_turn(pieces, lane), (first.way | way) & SURPLUS)
        cell = stack(w.then, cell)
    return used


@part
def spots_held(bits: Ints, cell_of: Ints, army: int) -> int:
    """The bits of the cells where a side stands."""
    spots = 0
    for piece in range(PIECE_COUNT):
        spots |= bits[cell_of[army >> piece * BITS & TOKEN]]
    return spots


@part
def turns(t: Tables, w: Work, state: Ints) -> int:
    """Note every turn of a state that asks for one; returns the book with all of them."""
    seat, low, high = state[SEAT], state[LOW], state[HIGH]
    army, theirs = state[ARMY + seat], state[ARMY + 1 - seat]
    held = spots_held(t.bit[1 - seat], t.cell_of, theirs) if t.minds_enemies else 0
    own = spots_held(t.leapt[seat], t.cell_of, army) if t.leaps else 0
    clear(w, int(OWLS_BOOK))
    if not t.forced[low, high]:
        search(t, w, Turn(seat, LYING, low, high, army, held, OWLS_BOOK, 0), own)
        w.begin[OWLS_BOOK] = w.noted[OWLS_BOOK]
        search(t, w, Turn(seat, STANDING, low, high, army, held, OWLS_BOOK, 0), own)
        return OWLS_BOOK
    search(t, w, Turn(seat, STANDING, low, high, army, held, OWLS_BOOK, 1), own)
    if w.noted[OWLS_BOOK + 1]:
        return OWLS_BOOK + 1
    clear(w, int(LYING_BOOK))
    search(t, w, Turn(seat, LYING, low, high, army, held, LYING_BOOK, 1), own)
    if w.noted[LYING_BOOK + 1]:
        return LYING_BOOK + 1
    return OWLS_BOOK if w.noted[OWLS_BOOK] else LYING_BOOK
