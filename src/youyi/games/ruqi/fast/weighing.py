"""What positions of 儒棋 are worth, and where each throw leads, in kernels: as `players.judge` values them."""

from __future__ import annotations

from youyi.compiled.arrays import Floats, Ints
from youyi.compiled.jit import kernel, part
from youyi.games.ruqi.fast.layout import ALL_GONE, ARMY, PHASE, SCORE, SEAT, TO_PLAY, TO_THROW
from youyi.games.ruqi.fast.memory import Work
from youyi.games.ruqi.fast.network import best_turn, ended, gained, judged
from youyi.games.ruqi.fast.rounds import thrown, turns_or_pass
from youyi.games.ruqi.fast.tables import Tables
from youyi.games.ruqi.fast.turns import turns


@kernel
def weigh(t: Tables, w: Work, rows: Ints, worths: Floats) -> None:
    """Fill in for each state what either seat is expected to have in the end; who is asked takes the best turn."""
    for nth in range(len(rows)):
        state = rows[nth]
        lead = state[SCORE] - state[SCORE + 1] + foretold(t, w, state)
        worths[nth, 0], worths[nth, 1] = lead, -lead


@part
def foretold(t: Tables, w: Work, state: Ints) -> float:
    """How many 算 more the first seat will gain in the round, as far as is known or learnt."""
    seat, value = state[SEAT], 0
    own, theirs = state[ARMY + seat], state[ARMY + 1 - seat]
    if state[PHASE] == TO_PLAY:
        book = turns(t, w, state)
        if w.noted[book]:
            own = w.results[book, best_turn(t, w, state, book)]
        value = t.unit * gained(t, w, state, own) if ended(own, theirs) else judged(t, w, own, theirs)
    elif state[PHASE] == TO_THROW:
        # the side that moved last; throwing on alone, a side has moved last itself
        value = judged(t, w, own, theirs) if theirs == ALL_GONE else -judged(t, w, theirs, own)
    return float(-value if seat else value) / t.unit


@kernel
def fall(t: Tables, w: Work, faces: Ints, rows: Ints) -> None:
    """Let each throw of two dice fall in a row of its own, in which one is due."""
    for nth in range(len(rows)):
        if thrown(rows[nth], faces[nth, 0], faces[nth, 1]):
            turns_or_pass(t, w, rows[nth])
