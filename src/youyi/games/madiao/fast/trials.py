"""Playing cards out in supposed deals, in kernels."""

from __future__ import annotations

from youyi.compiled.arrays import Ints, np
from youyi.compiled.calls import run
from youyi.compiled.jit import kernel
from youyi.compiled.streams import GAME, MIND, SEED, Word
from youyi.games.madiao.fast.dealing import lay_card
from youyi.games.madiao.fast.layout import DEALT_OUT, FIGURES, PLAYED, PURSE, SEAT
from youyi.games.madiao.fast.memory import Work
from youyi.games.madiao.fast.particles import KEYS, PLAYOUTS
from youyi.games.madiao.fast.tables import Tables
from youyi.games.madiao.position import SEATS
from youyi.kernel.fast import RETURNS

SLOT, AFTERWARDS = range(2)
"""Columns of a plan: the place in the hand of the card that is played now; who plays on for the seat, by number."""


@kernel
def try_plans(calls: Ints, t: Tables, w: Work, worlds: Ints, plans: Ints, others: int, key: Word, gains: Ints) -> None:
    """Fill in what the seat to play gains from each plan in each of these deals: [plan, deal]; `others` says who plays on around it."""
    keys, rows, players = np.zeros(KEYS, np.uint64), np.zeros((1, FIGURES), np.int64), np.zeros(SEATS, np.int64)
    state = np.zeros(worlds.shape[1], np.int64)
    keys[SEED], seat = key, worlds[0, SEAT]
    for other in range(SEATS):
        players[other] = others
    for world in range(len(worlds)):
        keys[GAME] = keys[MIND] = Word(world)
        for plan in range(len(plans)):
            for column in range(len(state)):
                state[column] = worlds[world, column]
            lay_card(t, state, plans[plan, SLOT])
            players[seat] = plans[plan, AFTERWARDS]
            run(calls[PLAYOUTS], (t, w, state, state, keys, players, DEALT_OUT - state[PLAYED], rows))
            gains[plan, world] = rows[0, RETURNS + seat] - worlds[world, PURSE + seat]
