"""The player of 儒棋 that looks a throw ahead, in kernels; `players.lookahead` says the same, in the same whole numbers."""

from __future__ import annotations

from youyi.compiled.arrays import Ints
from youyi.compiled.jit import part
from youyi.games.ruqi.fast.layout import ALL_GONE, ARMY, BITS, HIGH, LOW, NO_PIECE, OUT, PIECE_COUNT, SEAT, TOKEN, WIDTH
from youyi.games.ruqi.fast.memory import Work
from youyi.games.ruqi.fast.network import ended, gained, judged
from youyi.games.ruqi.fast.tables import Tables
from youyi.games.ruqi.fast.turns import turns
from youyi.games.ruqi.players.exact import COARSE, FINE, NO_PLACE
from youyi.games.ruqi.players.lookahead import CANDIDATES, CLOSE, EVERY_WAY


@part
def lookahead(t: Tables, w: Work, state: Ints, book: int) -> int:
    """Take the turn after which one's own next turn promises most, over all throws; the likelier of equals."""
    if w.noted[book] == 1:
        return 0
    many = find_best(t, w, state, book)
    while many > 1 and w.points[many - 1] < w.points[0] - CLOSE:
        many -= 1
    if all_known(t, w, state, many):
        return int(w.likely[0])
    best = most = 0
    for column in range(WIDTH):
        w.board[column] = state[column]
    for nth in range(many):
        value = foreseen(t, w, state, int(w.armies[nth]))
        if not nth or value > most:
            most, best = value, nth
    turns(t, w, state)  # what was thought of stands in the books
    return int(w.likely[best])


@part
def all_known(t: Tables, w: Work, state: Ints, many: int) -> bool:
    """Whether there is nothing to look at: one turn, or only turns that end the round or lead to a solved ending."""
    theirs = int(state[ARMY + 1 - state[SEAT]])
    for nth in range(many):
        army = int(w.armies[nth])
        if many > 1 and not ended(army, theirs) and not solved(t, theirs, army):
            return False
    return True


@part
def find_best(t: Tables, w: Work, state: Ints, book: int) -> int:
    """Note the turns that look best at once, the best first; returns how many."""
    many, theirs = 0, int(state[ARMY + 1 - state[SEAT]])
    for nth in range(w.noted[book]):
        army = int(w.results[book, nth])
        value, place = worth(t, w, state, army, theirs), many
        while place and value > w.points[place - 1]:
            place -= 1
        if place < CANDIDATES:
            many = min(many + 1, CANDIDATES)
            for each in range(many - 1, place, -1):
                w.likely[each], w.armies[each] = w.likely[each - 1], w.armies[each - 1]
                w.points[each] = w.points[each - 1]
            w.likely[place], w.armies[place], w.points[place] = nth, army, value
    return many


@part
def foreseen(t: Tables, w: Work, state: Ints, army: int) -> int:
    """What an army is worth after the best turn on each next throw, times EVERY_WAY."""
    seat = state[SEAT]
    theirs = int(state[ARMY + 1 - seat])
    if ALL_GONE in (army, theirs):
        return int(EVERY_WAY) * worth(t, w, state, army, theirs)
    w.board[ARMY + seat] = army
    total = 0
    for nth in range(len(t.throws)):
        w.board[LOW], w.board[HIGH] = t.throws[nth, 0], t.throws[nth, 1]
        book = turns(t, w, w.board)
        most = worth(t, w, w.board, int(w.results[book, 0]) if w.noted[book] else army, theirs)
        for each in range(1, w.noted[book]):
            most = max(most, worth(t, w, w.board, int(w.results[book, each]), theirs))
        total += t.ways_of_throw[nth] * most
    return int(total)


@part
def worth(t: Tables, w: Work, state: Ints, own: int, theirs: int) -> int:
    """The value of armies that a turn of the side to play leaves, to that side, in parts of UNIT << FINE of 算."""
    if ended(own, theirs):
        return int(t.unit * gained(t, w, state, own) << FINE)
    if solved(t, theirs, own):
        return -exact(t, theirs, own)
    return judged(t, w, own, theirs) << FINE


@part
def single(army: int) -> int:
    """The only piece that an army still has, or NO_PIECE."""
    found, many = 0, 0
    for piece in range(PIECE_COUNT):
        if army >> piece * BITS & TOKEN != OUT:
            found, many = piece, many + 1
    return found if many == 1 else int(NO_PIECE)


@part
def place(t: Tables, army: int) -> int:
    """The place in the table of endings of an army's only piece; NO_PLACE if it is none."""
    piece = single(army)
    return int(NO_PLACE) if piece == NO_PIECE else int(t.place_of[army >> piece * BITS & TOKEN])


@part
def solved(t: Tables, own: int, theirs: int) -> bool:
    """Whether armies are an ending of the table."""
    return place(t, own) != NO_PLACE and place(t, theirs) != NO_PLACE


@part
def exact(t: Tables, own: int, theirs: int) -> int:
    """What an ending is worth to the side about to throw."""
    mine, his = t.worth[single(own)], t.worth[single(theirs)]
    share = t.shares[place(t, own), place(t, theirs)] * (mine + his)
    lost = mine if t.clearing_wins else his
    return int((share * t.unit >> COARSE) - (lost * t.unit << FINE))
