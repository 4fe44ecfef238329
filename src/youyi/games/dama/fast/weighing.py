"""What positions of 打馬 are worth to every seat, in kernels: as `players.judge` values them."""

from __future__ import annotations

from youyi.compiled.arrays import Floats, Ints
from youyi.compiled.jit import kernel, part
from youyi.games.dama.fast.asked import look, take
from youyi.games.dama.fast.columns import Tables
from youyi.games.dama.fast.expectimax import come_back, save
from youyi.games.dama.fast.layout import PLAYED, WIDTH
from youyi.games.dama.fast.memory import Work
from youyi.games.dama.fast.network import decider, value


@kernel
def weigh(t: Tables, w: Work, rows: Ints, worths: Floats) -> None:
    """Fill in for each state what every seat is expected to have in the end; who is asked chooses what is best for it."""
    for nth in range(len(rows)):
        for column in range(WIDTH):
            w.state[column] = rows[nth, column]
        many = look(t, w)
        if many:
            choose_best(t, w, many)
        for seat in range(len(worths[nth])):
            worths[nth, seat] = value(t, w, seat, 0) / t.unit


@part
def choose_best(t: Tables, w: Work, many: int) -> None:
    """Carry out the one of the noted choices that promises most 帖 to the seat that is asked."""
    seat, most, best = decider(w), 0, 0
    save(w, int(PLAYED))
    for nth in range(many):
        take(t, w, nth)
        promised = value(t, w, seat, 0)
        if not nth or promised > most:
            most, best = promised, nth
        come_back(w, int(PLAYED))
        look(t, w)
    take(t, w, best)
