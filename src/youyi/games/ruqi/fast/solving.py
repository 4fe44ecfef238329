"""Endings of 儒棋 with few pieces solved exactly, in kernels: value iteration over every way in which they can stand.

A table gives, for the side that is about to throw, the 算 that it will gain on average if both sides play as well as can be.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from youyi.compiled.arrays import Ints
from youyi.compiled.jit import kernel, part
from youyi.compiled.record import record
from youyi.games.ruqi.fast.layout import (
    ALL_GONE,
    ARMY,
    BITS,
    HIGH,
    LOOKAHEAD,
    LOW,
    OUT,
    PHASE,
    SEAT,
    TO_PLAY,
    TOKEN,
)
from youyi.games.ruqi.fast.lookahead import lookahead
from youyi.games.ruqi.fast.memory import Work, replaced
from youyi.games.ruqi.fast.network import best_turn, gained
from youyi.games.ruqi.fast.tables import Tables
from youyi.games.ruqi.fast.training import may_stand
from youyi.games.ruqi.fast.turns import turns
from youyi.games.ruqi.players.distances import cells_home
from youyi.games.ruqi.position import CELL_OF, GONE, Token

Doubles: TypeAlias = NDArray[np.float64]


class Places(NamedTuple):
    """Where a piece can be, as one block: numbered from 0, off the board, upwards by how far it has to go."""

    tokens: Ints
    """[place]"""
    place_of: Ints
    """[token]"""


def places(tokens: Sequence[Token], *, lanes: bool) -> Places:
    """Number the tokens that a piece can come to."""
    ordered = [GONE, *sorted(tokens, key=lambda token: (cells_home(CELL_OF[token], lanes=lanes), token))]
    place_of = np.zeros(TOKEN + 1, np.int64)
    place_of[ordered] = np.arange(len(ordered))
    return record(Places(np.array(ordered, np.int64), place_of))


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
def chance(t: Tables, low: int, high: int) -> float:
    """The chance of a throw of two dice."""
    return (1 + int(low != high)) / (t.faces * t.faces)


@part
def laid(state: Ints, own: int, theirs: int) -> None:
    """Lay a position of the first side's turn; the dice are still to be shown."""
    state[PHASE], state[SEAT], state[ARMY], state[ARMY + 1] = TO_PLAY, 0, own, theirs


@part
def after(t: Tables, w: Work, p: Places, state: Ints, own: int, mine: Ints, theirs: tuple[Ints, int, Doubles]) -> float:
    """What an army that a turn leaves is worth to its owner; `theirs` is the other's pieces, number, and table."""
    if own == ALL_GONE:
        return gained(t, w, state, own) / 1
    _, other, table = theirs
    span = 1
    for _ in range(len(mine)):
        span *= len(p.tokens)
    return -float(table[other * span + number_of(p, mine, own)])


@part
def best_of(t: Tables, w: Work, p: Places, state: Ints, mine: Ints, theirs: tuple[Ints, int, Doubles]) -> float:
    """What the position is worth on the dice that show, by the best turn; where there is none the side passes."""
    book = turns(t, w, state)
    best = after(t, w, p, state, w.results[book, 0] if w.noted[book] else state[ARMY], mine, theirs)
    for nth in range(1, w.noted[book]):
        best = max(best, after(t, w, p, state, w.results[book, nth], mine, theirs))
    return float(best)


@part
def worth(t: Tables, w: Work, p: Places, state: Ints, mine: Ints, theirs: tuple[Ints, int, Doubles]) -> float:
    """What a position is worth to the side about to throw, over all throws."""
    total = 0 / 1
    for low in range(t.lowest, t.lowest + t.faces):
        for high in range(low, t.lowest + t.faces):
            state[LOW], state[HIGH] = low, high
            total += chance(t, low, high) * best_of(t, w, p, state, mine, theirs)
    return float(total)


@kernel
def sweep(
    t: Tables, w: Work, p: Places, state: Ints, mine: Ints, theirs: Ints, known: Doubles, table: Doubles
) -> float:
    """Work every value of a table out once more, nearest home first; returns the largest change.

    `table` is for throws of the pieces `mine`, `known` for those of the others; the first index is the thrower's army.
    """
    others, change = 1, 0 / 1
    for _ in range(len(theirs)):
        others *= len(p.tokens)
    for own in range(1, len(table) // others):
        for other in range(1, others):
            armies = army_at(p, mine, own), army_at(p, theirs, other)
            if may_stand(t, armies[0], armies[1]):
                laid(state, armies[0], armies[1])
                value = worth(t, w, p, state, mine, (theirs, other, known))
                at = own * others + other
                change = max(change, abs(value - table[at]))
                table[at] = value
    return change


@kernel
def misplayed(
    t: Tables, w: Work, p: Places, state: Ints, mine: Ints, others: tuple[Ints, Doubles], player: int, found: Doubles
) -> None:
    """Compare a player, NETWORK or LOOKAHEAD, with the best turn, over all positions and throws, by their chances.

    `found` is filled with the weight of all such decisions, of those not best, and the mean of what is lost, in 算.
    """
    (theirs, known), many, positions = others, 1, 1
    for _ in range(len(theirs)):
        many *= len(p.tokens)
    for _ in range(len(mine)):
        positions *= len(p.tokens)
    for own in range(1, positions):
        for other in range(1, many):
            armies = army_at(p, mine, own), army_at(p, theirs, other)
            if may_stand(t, armies[0], armies[1]):
                laid(state, armies[0], armies[1])
                for low in range(t.lowest, t.lowest + t.faces):
                    for high in range(low, t.lowest + t.faces):
                        state[LOW], state[HIGH] = low, high
                        judge(t, w, p, state, mine, (theirs, other, known), player, found)


@part
def judge(
    t: Tables,
    w: Work,
    p: Places,
    state: Ints,
    mine: Ints,
    theirs: tuple[Ints, int, Doubles],
    player: int,
    found: Doubles,
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
