"""The player of 打馬 that looks a throw further than the network, in kernels; `players.lookahead` says the same."""

from __future__ import annotations

from youyi.compiled.jit import part
from youyi.games.dama.fast.asked import look, take, throw
from youyi.games.dama.fast.columns import Tables
from youyi.games.dama.fast.expectimax import come_back, save
from youyi.games.dama.fast.layout import AFTER, PHASE, PLAYED, THROWN, TO_MOVE, TO_THROW
from youyi.games.dama.fast.memory import Work
from youyi.games.dama.fast.network import decider, value
from youyi.games.dama.players.lookahead import CANDIDATES, CLOSE, EVERY_WAY


@part
def lookahead(t: Tables, w: Work, first: int) -> int:
    """Take the noted choice that promises the deciding seat most over all next throws; of equal ones the likelier."""
    if w.noted[0] == 1:
        return 0
    seat = decider(w)
    save(w, int(PLAYED))
    for event in range(len(w.counts)):
        w.counts_before[event] = w.counts[event]
    for column in range(len(w.outcome)):
        w.kept_outcome[column] = w.outcome[column]
    many = find_close(t, w, seat, first)
    best = search_deeper(t, w, seat, many, first) if many > 1 else 0
    come_back(w, int(PLAYED))
    for event in range(len(w.counts)):
        w.counts[event] = w.counts_before[event]
    for column in range(len(w.outcome)):
        w.outcome[column] = w.kept_outcome[column]
    look(t, w)
    return int(w.likely[best])


@part
def find_close(t: Tables, w: Work, seat: int, first: int) -> int:
    """Note the choices that the network values most, the best first; returns how many are close to it."""
    many = 0
    for nth in range(w.noted[0]):
        take(t, w, nth)
        promised, place = value(t, w, seat, first), many
        come_back(w, int(PLAYED))
        while place and promised > w.promises[place - 1]:
            place -= 1
        if place < CANDIDATES:
            many = min(many + 1, CANDIDATES)
            for each in range(many - 1, place, -1):
                w.likely[each], w.promises[each] = w.likely[each - 1], w.promises[each - 1]
            w.likely[place], w.promises[place] = nth, promised
    while w.promises[many - 1] < w.promises[0] - CLOSE:
        many -= 1
    return many


@part
def search_deeper(t: Tables, w: Work, seat: int, many: int, first: int) -> int:
    """Find which of so many likely choices promises most over all next throws; the first of equals."""
    most = best = 0
    for nth in range(many):
        come_back(w, int(PLAYED))
        look(t, w)
        take(t, w, w.likely[nth])
        promised = over_throws(t, w, seat, first)
        if not nth or promised > most:
            most, best = promised, nth
    return best


@part
def over_throws(t: Tables, w: Work, seat: int, first: int) -> int:
    """What a position is worth to a seat after the best answer to each next throw, times EVERY_WAY."""
    if w.state[PHASE] != TO_THROW:
        return int(EVERY_WAY) * value(t, w, seat, first)
    save(w, int(AFTER))
    total = 0
    for cast in range(len(t.ways)):
        come_back(w, int(AFTER))
        throw(t, w, cast)
        total += int(t.ways[cast]) * best_answered(t, w, seat, first)
    return total


@part
def best_answered(t: Tables, w: Work, seat: int, first: int) -> int:
    """What a position after a throw is worth to a seat, once the one that acts has taken the best answer for itself."""
    if w.state[PHASE] != TO_MOVE:
        return value(t, w, seat, first)
    actor = decider(w)
    save(w, int(THROWN))
    most = found = 0
    for nth in range(w.noted[0]):
        if nth:
            come_back(w, int(THROWN))
        take(t, w, nth)
        promised = value(t, w, actor, first)
        if not nth or promised > most:
            most = promised
            found = promised if actor == seat else value(t, w, seat, first)
    return found
