"""The expectimax player of 打馬 in kernels; `players.expectimax` says the same.

What is added is added in the same order, so that both players round alike.
"""

from __future__ import annotations

from youyi.compiled.exponential import exp
from youyi.compiled.jit import part
from youyi.games.dama.fast.asked import look, take, throw
from youyi.games.dama.fast.columns import Tables
from youyi.games.dama.fast.features import find_features
from youyi.games.dama.fast.layout import (
    ACTOR,
    AFTER,
    DONE,
    OTHER,
    PHASE,
    PLAYED,
    PURSE,
    SEATS,
    THROWN,
    TO_MOVE,
    TO_THROW,
    WIDTH,
)
from youyi.games.dama.fast.memory import Work
from youyi.games.dama.players.expectimax import CANDIDATES, CHIP, CLOSE


@part
def expectimax(t: Tables, w: Work, seat: int) -> int:
    """Take the noted choice of the highest value; between close ones, of the highest mean over all next throws."""
    if w.noted[0] == 1:
        return 0
    save(w, int(PLAYED))
    for event in range(len(w.counts)):
        w.counts_before[event] = w.counts[event]
    many = find_likely(t, w, seat)
    best = search(t, w, seat, many) if many > 1 else 0
    come_back(w, int(PLAYED))
    for event in range(len(w.counts)):
        w.counts[event] = w.counts_before[event]
    look(t, w)
    return int(w.likely[best])


@part
def save(w: Work, depth: int) -> None:
    """Keep the position."""
    for column in range(WIDTH):
        w.saved[depth, column] = w.state[column]


@part
def come_back(w: Work, depth: int) -> None:
    """Come back to a position that was kept."""
    for column in range(WIDTH):
        w.state[column] = w.saved[depth, column]


@part
def find_likely(t: Tables, w: Work, seat: int) -> int:
    """Note the choices that look best at once, the best first; returns how many are close to it."""
    many = 0
    for nth in range(w.noted[0]):
        take(t, w, nth)
        evaluate(t, w)
        come_back(w, int(PLAYED))
        value, place = w.worths[seat], many
        while place and value > w.values[place - 1]:
            place -= 1
        if place < CANDIDATES:
            many = min(many + 1, CANDIDATES)
            for each in range(many - 1, place, -1):
                w.likely[each], w.values[each] = w.likely[each - 1], w.values[each - 1]
            w.likely[place], w.values[place] = nth, value
    while w.values[many - 1] < w.values[0] - CLOSE:
        many -= 1
    return many


@part
def search(t: Tables, w: Work, seat: int, many: int) -> int:
    """Find which of so many likely choices promises most over all next throws; the first of equals."""
    most, best = 0.0, 0
    for nth in range(many):
        come_back(w, int(PLAYED))
        look(t, w)
        take(t, w, w.likely[nth])
        value = foreseen(t, w, seat)
        if not nth or value > most:
            most, best = value, nth
    return best


@part
def foreseen(t: Tables, w: Work, seat: int) -> float:
    """The mean value of a position over all throws, each with the best answer to it."""
    if w.state[PHASE] != TO_THROW:
        evaluate(t, w)
        return float(w.worths[seat])
    save(w, int(AFTER))
    mean = 0.0
    for cast in range(len(t.odds)):
        come_back(w, int(AFTER))
        throw(t, w, cast)
        mean += t.odds[cast] * answered(t, w, seat)
    return mean


@part
def answered(t: Tables, w: Work, seat: int) -> float:
    """What a position after a throw is worth to a seat, once the one that acts has answered best for itself."""
    if w.state[PHASE] != TO_MOVE:
        evaluate(t, w)
        return float(w.worths[seat])
    actor = w.state[ACTOR]
    save(w, int(THROWN))
    most = value = 0.0
    for nth in range(w.noted[0]):
        if nth:
            come_back(w, int(THROWN))
        take(t, w, nth)
        evaluate(t, w)
        if not nth or w.worths[actor] > most:
            most, value = w.worths[actor], w.worths[seat]
    return float(value)


@part
def evaluate(t: Tables, w: Work) -> None:
    """Find what the position is worth to every seat: its chance to be the first home, and the lead of its purse."""
    seats, total = w.state[SEATS], 0
    find_chances(t, w, seats)
    for seat in range(seats):
        total += w.state[PURSE + seat]
    for seat in range(seats):
        purse = w.state[PURSE + seat]
        w.worths[seat] += CHIP * (purse - (total - purse) / (seats - 1))


@part
def find_chances(t: Tables, w: Work, seats: int) -> None:
    """Each seat's chance to be the first home; a finished game is certain, a drawn one shared."""
    if w.state[PHASE] == DONE:
        winner = w.state[OTHER]
        for seat in range(seats):
            w.worths[seat] = float(int(seat + 1 == winner)) if winner else 1 / seats
        return
    most, total = 0.0, 0.0
    for seat in range(seats):
        find_features(t, w, seat)
        strength = 0.0
        for feature in range(len(t.weights)):
            strength += w.features[feature] * t.weights[feature]
        w.strengths[seat] = strength
        most = strength if not seat else max(most, strength)
    for seat in range(seats):
        w.worths[seat] = exp(w.strengths[seat] - most)
        total += w.worths[seat]
    for seat in range(seats):
        w.worths[seat] /= total
