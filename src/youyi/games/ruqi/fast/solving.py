"""Endings of 儒棋 with few pieces solved exactly, in kernels: value iteration over every way in which they can stand.

A table gives, for the side that is about to throw, the 算 that it will gain on average if both sides play as well as can be.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from youyi.compiled.arrays import Ints
from youyi.compiled.jit import kernel, part
from youyi.games.ruqi.board import cells_home
from youyi.games.ruqi.fast.layout import (
    ALL_GONE,
    ARMY,
    HIGH,
    LOOKAHEAD,
    LOW,
    OUT,
    WIDTH,
)
from youyi.games.ruqi.fast.listing import (
    BITS_OF_WORD,
    NONE,
    Lists,
    Places,
    Side,
    army_at,
    fill_lists,
    find_armies,
    find_cleared,
    laid,
    number_of,
    places_of,
    span,
)
from youyi.games.ruqi.fast.lookahead import lookahead
from youyi.games.ruqi.fast.memory import Work, work
from youyi.games.ruqi.fast.network import best_turn, gained, judged
from youyi.games.ruqi.fast.tables import Tables
from youyi.games.ruqi.fast.training import may_stand
from youyi.games.ruqi.fast.turns import turns
from youyi.games.ruqi.position import CELL_OF, GONE, Token

Values: TypeAlias = NDArray[Any]
"""Of a table, as 64-bit or 32-bit floats."""
AT_A_TIME = 1 << 18
"""By so many turns the memory for lists grows at least."""
PASSES_AT_ONCE = 2
"""How often both values of a position are worked out before the next: each hangs on the other where a throw lets nothing move."""
ROWS_AT_ONCE = 8
"""Of so many armies: fewer take fewer sweeps, more take less time for one."""


def places(tokens: Sequence[Token], *, lanes: bool) -> Places:
    """Number the tokens that a piece can come to."""
    return places_of([GONE, *sorted(tokens, key=lambda token: (cells_home(CELL_OF[token], lanes=lanes), token))])


def side(t: Tables, p: Places, mine: Ints, theirs: Ints) -> Side:
    """List where the turns of some pieces lead, whatever some others hold."""
    w, state = work(), np.zeros(WIDTH, np.int64)
    armies, others = (len(p.tokens) ** len(pieces) for pieces in (mine, theirs))
    nth, samples = blocked_by(t, p, theirs)
    cleared, words = np.zeros(others), -(-len(samples) // BITS_OF_WORD)
    find_cleared(t, w, p, state, theirs, cleared)
    lists = (np.zeros(armies * len(t.throws) + 1, np.int64), np.zeros(0, np.uint32), np.zeros((0, words), np.uint64))
    own = 1
    while (own := fill_lists(t, w, p, mine, samples, lists, own)) < armies:
        resize(lists, len(lists[1]) * 3 // 2 + AT_A_TIME)
    resize(lists, int(lists[0][-1]))
    bits = np.where(nth == NONE, 0, np.uint64(1) << (nth % BITS_OF_WORD).astype(np.uint64))
    return Side(np.maximum(nth, 0) // BITS_OF_WORD, bits.astype(np.uint64), *lists, cleared)


def resize(lists: Lists, turns: int) -> None:
    """Give the lists room for so many turns."""
    lists[1].resize(turns, refcheck=False)
    lists[2].resize((turns, lists[2].shape[1]), refcheck=False)


def blocked_by(t: Tables, p: Places, theirs: Ints) -> tuple[Ints, Ints]:
    """Number the sets of cells that some pieces can hold: for each army the number, NONE where it cannot stand; for each number an army."""
    many = len(p.tokens) ** len(theirs)
    armies, spots = np.zeros(many, np.int64), np.zeros(many, np.int64)
    find_armies(t, p, theirs, armies, spots)
    _, first, numbers = np.unique(np.append(spots, NONE), return_index=True, return_inverse=True)
    return numbers[:-1] - 1, armies[first[1:]]


@kernel
def sweep(t: Tables, sides: tuple[Side, Side], one: Values, two: Values) -> float:
    """Work every value of both tables out once more, nearest home first; returns the largest change.

    `one` is for throws of the first side, `[army of the second, army of the first]`, `two` for those of the second,
    `[first, second]`: what a thrower compares lies side by side. Where the others have gone, a table says what they won, below
    nothing. Where both sides have the same pieces, both tables are one: pass it twice.
    """
    change, both = 0 / 1, one.ctypes.data == two.ctypes.data
    room = np.zeros((1 + 1, len(one) + len(two)))
    for begin in range(1, len(two), ROWS_AT_ONCE):
        end = min(begin + ROWS_AT_ONCE, len(two))
        others = end if both else len(one)
        for _ in range(PASSES_AT_ONCE):
            for own in range(begin, end):
                change = max(change, throw(t, sides[0], own, (1, others), two, one, room))
            for own in range(1, others):
                change = max(change, throw(t, sides[1], own, (begin, end), one, two, room))
    return change


@part
def throw(
    t: Tables, side: Side, own: int, others: tuple[int, int], known: Values, found: Values, room: Values
) -> float:
    """Work out what throws are worth to an army against armies of the other side, from one number to another; the largest change.

    `known`: what throws of the other side are worth to it, `[own army, other's]`; `found`: this side's, `[other's, own]`.
    """
    (low, high), throws, change = others, len(t.throws), 0 / 1
    if side.starts[own * throws] == side.starts[(own + 1) * throws]:
        return change
    total, best = room[0], room[1]
    total[low:high] = 0
    for each in range(throws):
        best[low:high] = -np.inf
        for nth in range(side.starts[own * throws + each], side.starts[own * throws + each + 1]):
            number = side.numbers[nth]
            if side.open.shape[1] == 1:  # a single piece blocks few cells: the machine compares several armies at once
                bits = side.open[nth, 0]
                for other in range(low, high):
                    worth = -known[number, other] if bits & side.bit[other] else -np.inf
                    best[other] = max(best[other], worth)
                continue
            for other in range(low, high):
                worth = -known[number, other] if side.open[nth, side.word[other]] & side.bit[other] else -np.inf
                best[other] = max(best[other], worth)
        for other in range(low, high):
            total[other] += t.ways_of_throw[each] * best[other]
    for other in range(low, high):
        if total[other] > -np.inf:
            worth = total[other] / (t.faces * t.faces)
            change = max(change, abs(worth - found[other, own]))
            found[other, own] = worth
    return change


@part
def chance(t: Tables, low: int, high: int) -> float:
    """The chance of a throw of two dice."""
    return (1 + int(low != high)) / (t.faces * t.faces)


@part
def after(t: Tables, w: Work, p: Places, state: Ints, own: int, mine: Ints, theirs: tuple[Ints, int, Values]) -> float:
    """What an army that a turn leaves is worth to its owner; `theirs` is the other's pieces, number, and table."""
    if own == ALL_GONE:
        return gained(t, w, state, own) / 1
    _, other, table = theirs
    return -float(table[other * span(p, mine) + number_of(p, mine, own)])


@part
def best_of(t: Tables, w: Work, p: Places, state: Ints, mine: Ints, theirs: tuple[Ints, int, Values]) -> float:
    """What the position is worth on the dice that show, by the best turn; where there is none the side passes."""
    book = turns(t, w, state)
    best = after(t, w, p, state, w.results[book, 0] if w.noted[book] else state[ARMY], mine, theirs)
    for nth in range(1, w.noted[book]):
        best = max(best, after(t, w, p, state, w.results[book, nth], mine, theirs))
    return float(best)


@kernel
def misplayed(
    t: Tables,
    w: Work,
    p: Places,
    mine: Ints,
    others: tuple[Ints, Values],
    player: int,
    every: int,
    found: Values,
) -> None:
    """Compare a player, NETWORK or LOOKAHEAD, with the best turn, over positions and all throws, by their chances.

    Of the positions one in `every` is looked at. `found` is filled with the weight of all such decisions, of those not
    best, and the mean of what is lost, in 算.
    """
    theirs, known = others
    many, state = span(p, theirs), np.zeros(WIDTH, np.int64)
    for at in range(0, span(p, mine) * many, every):
        own, other = at // many, at % many
        armies = army_at(p, mine, own), army_at(p, theirs, other)
        if own and other and may_stand(t, armies[0], armies[1]):
            laid(state, armies[0], armies[1])
            for low in range(t.lowest, t.lowest + t.faces):
                for high in range(low, t.lowest + t.faces):
                    state[LOW], state[HIGH] = low, high
                    judge(t, w, p, state, mine, (theirs, other, known), player, found)


@kernel
def mistaken(t: Tables, w: Work, p: Places, mine: Ints, others: tuple[Ints, Values], every: int, found: Values) -> None:
    """Compare what the network foretells for positions that a turn has left with their worth; adds up number and squares."""
    theirs, known = others
    many = span(p, mine)
    for at in range(0, many * span(p, theirs), every):
        own, other = at % many, at // many
        armies = army_at(p, mine, own), army_at(p, theirs, other)
        if own and other and may_stand(t, armies[0], armies[1]):
            error = judged(t, w, armies[0], armies[1]) / t.unit + known[at]
            found[0] += 1
            found[1] += error * error


@part
def judge(
    t: Tables,
    w: Work,
    p: Places,
    state: Ints,
    mine: Ints,
    theirs: tuple[Ints, int, Values],
    player: int,
    found: Values,
) -> None:
    """Add one decision of a player to what is found."""
    best = best_of(t, w, p, state, mine, theirs)
    book = turns(t, w, state)
    if w.noted[book] > 1:
        nth = lookahead(t, w, state, book) if player == LOOKAHEAD else best_turn(t, w, state, book)
        own = w.results[book, nth]
        lost = best - after(t, w, p, state, own, mine, theirs)
        weight = chance(t, state[LOW], state[HIGH])
        found[0] += weight
        found[1] += weight * int(lost > found[len(found) - 1])
        found[1 + 1] += weight * lost


assert OUT == GONE, "an army is written by its tokens"
