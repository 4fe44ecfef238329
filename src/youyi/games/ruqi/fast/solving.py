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
    HEAD,
    SMALL,
    Places,
    Side,
    army_at,
    fill_lists,
    find_blockades,
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
from youyi.games.ruqi.players.distances import cells_home
from youyi.games.ruqi.position import CELL_OF, GONE, Token

Values: TypeAlias = NDArray[Any]
"""Of a table, as 64-bit or 32-bit floats."""
AT_A_TIME = 1 << 24
"""By so many numbers the memory for lists grows at least."""
PASSES_AT_ONCE = 2
"""How often both values of a position are worked out before the next: each hangs on the other where a throw lets nothing move."""


def places(tokens: Sequence[Token], *, lanes: bool) -> Places:
    """Number the tokens that a piece can come to."""
    return places_of([GONE, *sorted(tokens, key=lambda token: (cells_home(CELL_OF[token], lanes=lanes), token))])


def side(t: Tables, p: Places, mine: Ints, theirs: Ints) -> Side:
    """List where the turns of some pieces lead, whatever some others hold."""
    w, state = work(), np.zeros(WIDTH, np.int64)
    many, others = len(p.tokens) ** len(mine), len(p.tokens) ** len(theirs)
    blockades, samples, cleared = np.zeros(others, np.int64), np.zeros(others, np.int64), np.zeros(others)
    samples = samples[: find_blockades(t, p, theirs, blockades, samples)].copy()
    find_cleared(t, w, p, state, theirs, cleared)
    starts = np.zeros(many * len(samples) + 1, np.int64)
    lists = np.zeros(AT_A_TIME, np.uint16 if many <= SMALL else np.uint32)
    own = 1
    while (own := fill_lists(t, w, p, mine, samples, starts, lists, own)) < many:
        lists.resize(len(lists) * 3 // 2 + AT_A_TIME, refcheck=False)
    lists.resize(int(starts[-1]), refcheck=False)
    return Side(blockades, samples, starts, lists, cleared)


@part
def best_listed(side: Side, at: int, end: int, cleared: float, row: int, known: Values) -> float:
    """The mean over all throws, in 36 parts, of what the best turn is worth; `row` is where the other army's values begin."""
    total = 0 / 1
    while at < end:
        many = int(side.lists[at + 1])
        best = -np.inf
        for nth in range(many):
            number = int(side.lists[at + HEAD + nth])
            best = max(best, -float(known[row + number]) if number else cleared)
        total += side.lists[at] * best
        at += HEAD + many
    return float(total)


@part
def worked_out(t: Tables, side: Side, own: int, other: int, spans: tuple[int, int], known: Values) -> float:
    """What a position is worth to the side about to throw; `spans`: how many armies it can have, and the other."""
    at = own * len(side.samples) + side.blockades[other]
    total = best_listed(side, side.starts[at], side.starts[at + 1], side.cleared[other], other * spans[0], known)
    return total / (t.faces * t.faces)


@part
def listed(side: Side, own: int, other: int) -> bool:
    """Whether a position has a list: both armies can stand, and not on one cell."""
    nth = side.blockades[other]
    if nth < 0:
        return False
    at = own * len(side.samples) + nth
    return bool(side.starts[at] < side.starts[at + 1])


@kernel
def sweep(t: Tables, sides: tuple[Side, Side], spans: tuple[int, int], one: Values, two: Values) -> float:
    """Work every value of both tables out once more, nearest home first; returns the largest change.

    `one` is for throws of the first side, `two` for those of the second; the first index is the thrower's army. What both
    come to by passing in turn is worked out at once. Where both sides have the same pieces, both tables are one: pass it twice.
    """
    change, both = 0 / 1, one.ctypes.data == two.ctypes.data
    for own in range(1, spans[0]):
        for other in range(1, own + 1 if both else spans[1]):
            if not listed(sides[0], own, other):
                continue
            here, there = own * spans[1] + other, other * spans[0] + own
            before = float(one[here]), float(two[there])
            for _ in range(PASSES_AT_ONCE):
                one[here] = worked_out(t, sides[0], own, other, spans, two)
                two[there] = worked_out(t, sides[1], other, own, (spans[1], spans[0]), one)
            change = max(change, abs(one[here] - before[0]), abs(two[there] - before[1]))
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
