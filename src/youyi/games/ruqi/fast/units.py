"""Which pieces and stacks of 儒棋 may use a number, and where it brings them, in kernels."""

from __future__ import annotations

from youyi.compiled.jit import inlined, part
from youyi.games.ruqi.fast.layout import (
    BITS,
    END,
    NO_WAY,
    OFF,
    ORDERS,
    PIECE_COUNT,
    RETREAT,
    SORTS,
    SPOT_AT,
    SPOT_BITS,
    START,
    TOKEN,
    TOKEN_AT,
    WAYS,
)
from youyi.games.ruqi.fast.memory import Work, half_turn, replaced
from youyi.games.ruqi.fast.strides import Turn, stride
from youyi.games.ruqi.fast.tables import Tables


@inlined
def set_out(t: Tables, w: Work, seat: int, army: int) -> None:
    """Sort the pieces of a side by their kinds, those that have left among them."""
    for sort in range(SORTS):
        w.count[sort] = w.spots[sort] = w.shared[sort] = 0
    for piece in range(PIECE_COUNT):
        token = army >> piece * BITS & TOKEN
        sort, cell = t.sort_of[token], t.cell_of[token]
        spot, nth = t.leapt[seat, cell], w.count[sort]
        w.piece[sort, nth], w.cell[sort, nth], w.before[piece] = piece, cell, NO_WAY
        w.shared[sort] |= w.spots[sort] & spot
        w.spots[sort] |= spot
        w.count[sort] = nth + 1


@inlined
def find_all(t: Tables, w: Work, turn: Turn, own: int) -> None:
    """Find the ways of a kind with both numbers, and which turns may have the same result."""
    w.stacks[0] = w.off[0] = w.off[1] = meets = 0
    if t.joint and w.shared[turn.kind]:
        gather(w, turn.kind)
    for order in range(ORDERS):
        meets |= find_ways(t, w, turn, order, own)
        if w.stacks[0]:
            add_stacks(t, w, turn, order, own)
    w.met[0] = t.joint and (meets or w.stacks[0])
    if w.met[0] and not w.stacks[0]:
        gather(w, turn.kind)
    w.alike[0] = t.carries or turn.used_up or (w.met[0] and (w.off[0] | w.off[1]) != 0)
    w.both[0] = TOKEN if turn.low == turn.high else w.off[0] & w.off[1]


@inlined
def find_ways(t: Tables, w: Work, turn: Turn, order: int, own: int) -> int:
    """Find the ways of single pieces with a number; returns the spots of the same kind that they meet, but for the start."""
    pips, many, meets = t.pips[turn.kind, turn.low, turn.high, 0, order], 0, 0
    for nth in range(w.count[turn.kind] if pips >= 0 else 0):
        piece, cell = w.piece[turn.kind, nth], w.cell[turn.kind, nth]
        place = piece * BITS
        for lane in range(1 + t.turns[cell]):
            way = stride(t, turn, turn.kind, cell, pips, lane, own)
            w.unit[order, many], w.way[order, many], w.half[order, many] = 1 << piece, way, piece * WAYS + lane
            w.change[order, many] = turn.army & TOKEN << place ^ (way >> TOKEN_AT & TOKEN) << place
            w.off[order] |= int(way & END == OFF) << piece
            meets |= w.spots[turn.kind] & 1 << (way >> SPOT_AT & SPOT_BITS)
            many += int(way >= 0)
    w.single[order] = w.many[order] = many
    return meets


@part
def gather(w: Work, kind: int) -> None:
    """Put the pieces of a kind on their cells, but for those at the start, and note where several stand."""
    for cell in range(len(w.at)):
        w.at[cell] = 0
    w.stacks[0] = 0
    for nth in range(w.count[kind]):
        cell, piece = w.cell[kind, nth], w.piece[kind, nth]
        if cell != START:
            if w.at[cell] and not w.at[cell] & (w.at[cell] - 1):
                w.stack[w.stacks[0]] = cell
                w.stacks[0] += 1
            w.at[cell] |= 1 << piece


@part
def next_stack(w: Work, after: int, met: int) -> int:
    """The nearest cell beyond `after` where several stand together, `met` among them; OFF if there is none."""
    nearest = OFF
    if met > after and w.at[met] & (w.at[met] - 1):
        nearest = met
    for nth in range(w.stacks[0]):
        cell = w.stack[nth]
        if after < cell < nearest and w.at[cell] & (w.at[cell] - 1):
            nearest = cell
    return int(nearest)


@part
def add_stacks(t: Tables, w: Work, turn: Turn, order: int, own: int) -> None:
    """Find the ways of stacks with a number, behind those of single pieces."""
    pips, many = t.pips[turn.kind, turn.low, turn.high, 0, order], w.many[order]
    cell = next_stack(w, int(START), int(OFF)) if pips >= 0 and pips != RETREAT else OFF
    while cell != OFF:
        for lane in range(1 + t.turns[cell]):
            way = stride(t, turn, turn.kind, cell, pips, lane, own)
            if way >= 0:
                pieces = w.at[cell]
                w.unit[order, many], w.way[order, many] = pieces, way
                w.half[order, many] = half_turn(pieces, lane)
                w.change[order, many] = turn.army ^ moved(turn.army, pieces, way >> TOKEN_AT & TOKEN)
                many += 1
        cell = next_stack(w, cell, int(OFF))
    w.many[order] = many


@part
def moved(army: int, pieces: int, token: int) -> int:
    """Put one token in the place of some pieces."""
    for piece in range(PIECE_COUNT):
        if pieces >> piece & 1:
            army = replaced(army, piece, token)
    return army
