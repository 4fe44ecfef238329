"""The expectimax player of 儒棋 in kernels; `players.expectimax` says the same.

What is added is added in the same order, so that both players round alike.
"""

from __future__ import annotations

from youyi.compiled.arrays import Ints
from youyi.compiled.jit import part
from youyi.games.ruqi.fast.layout import ALL_GONE, ARMY, BITS, HIGH, LOW, OUT, PIECE_COUNT, SEAT, TOKEN, WIDTH
from youyi.games.ruqi.fast.memory import Work
from youyi.games.ruqi.fast.tables import Tables
from youyi.games.ruqi.fast.turns import turns
from youyi.games.ruqi.players.expectimax import CANDIDATES, CLEARED


@part
def expectimax(t: Tables, w: Work, state: Ints, book: int) -> int:
    """Take the turn after which one's own next turn promises most, over all throws; the first of equals."""
    if w.noted[book] == 1:
        return 0
    theirs = int(state[ARMY + 1 - state[SEAT]])
    many = find_likely(t, w, book, theirs)
    for column in range(WIDTH):
        w.board[column] = state[column]
    most, best = 0.0, 0
    for nth in range(many):
        value = foreseen(t, w, int(w.armies[nth]), theirs)
        if not nth or value > most:
            most, best = value, nth
    turns(t, w, state)  # what was thought of stands in the books
    return int(w.likely[best])


@part
def find_likely(t: Tables, w: Work, book: int, theirs: int) -> int:
    """Note the turns that look best at once, the best first; returns how many."""
    many = 0
    for nth in range(w.noted[book]):
        army = int(w.results[book, nth])
        value, place = worth(t, army, theirs), many
        while place and value > w.values[place - 1]:
            place -= 1
        if place < CANDIDATES:
            many = min(many + 1, CANDIDATES)
            for each in range(many - 1, place, -1):
                w.likely[each], w.armies[each], w.values[each] = (
                    w.likely[each - 1],
                    w.armies[each - 1],
                    w.values[each - 1],
                )
            w.likely[place], w.armies[place], w.values[place] = nth, army, value
    return many


@part
def foreseen(t: Tables, w: Work, army: int, theirs: int) -> float:
    """Average what an army is worth after each next throw and the best turn on it."""
    if ALL_GONE in (army, theirs):
        return worth(t, army, theirs)
    w.board[ARMY + w.board[SEAT]] = army
    mean = 0.0
    for nth in range(len(t.odds)):
        w.board[LOW], w.board[HIGH] = t.throws[nth, 0], t.throws[nth, 1]
        book = turns(t, w, w.board)
        most = worth(t, int(w.results[book, 0]) if w.noted[book] else army, theirs)
        for each in range(1, w.noted[book]):
            most = max(most, worth(t, int(w.results[book, each]), theirs))
        mean += t.odds[nth] * most
    return mean


@part
def worth(t: Tables, own: int, theirs: int) -> float:
    """Weigh both armies; a side without pieces has cleared."""
    standing = total(t, own) - total(t, theirs)
    if ALL_GONE not in (own, theirs):
        return standing
    first = CLEARED + worth_left(t, theirs if own == ALL_GONE else own)
    return standing + first if (own == ALL_GONE) == (t.clearing_wins != 0) else standing - first


@part
def total(t: Tables, army: int) -> float:
    """Add up what the tokens of an army weigh."""
    load = 0.0
    for piece in range(PIECE_COUNT):
        load += t.judged[piece, army >> piece * BITS & TOKEN]
    return load


@part
def worth_left(t: Tables, army: int) -> int:
    """What the pieces that are still on the board count, in 算."""
    left = 0
    for piece in range(PIECE_COUNT):
        left += t.worth[piece] * int(army >> piece * BITS & TOKEN != OUT)
    return left
