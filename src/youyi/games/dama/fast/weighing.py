"""What positions of 打馬 are worth to every seat, and where each draw leads, in kernels: as `players.judge` values them."""

from __future__ import annotations

from youyi.compiled.arrays import Floats, Ints
from youyi.compiled.jit import kernel
from youyi.games.dama.fast.asked import look, take
from youyi.games.dama.fast.columns import Tables
from youyi.games.dama.fast.kernel import best_choice, carry_out
from youyi.games.dama.fast.layout import WIDTH
from youyi.games.dama.fast.memory import Work
from youyi.games.dama.fast.network import value


@kernel
def weigh(t: Tables, w: Work, rows: Ints, first: int, worths: Floats) -> None:
    """Fill in for each state what every seat is expected to have in the end, 帖 or if `first` its chance to be the first home.

    Who is asked chooses what is best for it.
    """
    for nth in range(len(rows)):
        for column in range(WIDTH):
            w.state[column] = rows[nth, column]
        if look(t, w):
            take(t, w, best_choice(t, w, first))
        for seat in range(len(worths[nth])):
            worth = value(t, w, seat, first)
            if first:
                worth = min(max(worth, 0), t.all_chances)
            worths[nth, seat] = worth / t.unit


@kernel
def fall(t: Tables, w: Work, state: Ints, drawn: Ints, rows: Ints) -> None:
    """Fill in the state to which each of these draws leads, one of which is due."""
    for nth in range(len(rows)):
        for column in range(WIDTH):
            w.state[column] = state[column]
        carry_out(t, w, drawn[nth])
        for column in range(WIDTH):
            rows[nth, column] = w.state[column]
