"""How the network of 馬吊 learns, in kernels: wherever a seat that learns must choose, every card is played out in the deal as it lies.

What a card brought more than the cards of the hand on average is what the network is drawn towards. The seat sees its view
alone; over many deals that look alike to it, hidden cards lie as often as they do in play, so what others' plays tell is learnt too.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from youyi.compiled.arrays import Floats, Ints, Words
from youyi.compiled.calls import run
from youyi.compiled.jit import kernel, part
from youyi.compiled.learning import Learner, Singles, add_column, blame, correct, resulting
from youyi.compiled.record import record
from youyi.compiled.streams import GAME, MIND, SEED, Word, below, extended
from youyi.games.madiao.fast.heuristic import Sight, see
from youyi.games.madiao.fast.layout import (
    DEALT_OUT,
    DONE,
    FIGURES,
    HEURISTIC,
    IN_HAND,
    NETWORK,
    PHASE,
    PLAYED,
    PLAYING,
    RANDOM,
    SEAT,
    UNITS,
    WIDTH,
)
from youyi.games.madiao.fast.memory import MOST_INPUTS, Work
from youyi.games.madiao.fast.network import list_card, list_situation, weigh
from youyi.games.madiao.fast.particles import KEYS, PLAYOUTS
from youyi.games.madiao.fast.tables import Tables
from youyi.games.madiao.fast.trials import AFTERWARDS, SLOT, try_plans
from youyi.games.madiao.players.inputs import EXPECTED, INPUTS
from youyi.games.madiao.position import HAND, SEATS
from youyi.kernel.lab.players import HUNDRED

__all__ = ["EXPECTED", "INPUTS", "SEATS", "learn", "lesson"]
RATE, PAYS, BY_ITSELF, AMONG_OTHERS, STRAYS = range(5)
"""What a course of learning is told: how far to go, 注 in one unit of value, whether the network itself plays or still the heuristic
player in its place; in how many deals of a hundred one seat learns among heuristic players; how many cards of a hundred are any."""
LAST_CHOICE = DEALT_OUT - SEATS
"""In the last trick nobody has a choice."""
ALL = -1


class Lesson(NamedTuple):
    """The memory of one lesson, as one block."""

    calls: Ints
    """The addresses of kernels, as `particles` numbers them."""
    viewed: Ints
    """[nth]: the inputs that are on whatever card is played,"""
    base: Singles
    """[unit]: their sums,"""
    sums: Singles
    """those with a card,"""
    owed: Singles
    """and what their columns must change by."""
    world: Ints
    """[0]: the deal."""
    plans: Ints
    gains: Ints
    """[place in the hand, 0]: what a card brings, in 注."""
    goals: Floats
    """[place in the hand]: what it brings more than the cards of the hand do on average, in units of value."""


def lesson(calls: Ints) -> Lesson:
    """Allocate the memory of one lesson."""
    return record(
        Lesson(
            calls=calls,
            viewed=np.zeros(MOST_INPUTS, np.int64),
            base=np.zeros(UNITS + 1, np.float32),
            sums=np.zeros(UNITS + 1, np.float32),
            owed=np.zeros(UNITS + 1, np.float32),
            world=np.zeros((1, WIDTH), np.int64),
            plans=np.zeros((HAND, 2), np.int64),
            gains=np.zeros((HAND, 1), np.int64),
            goals=np.zeros(HAND),
        )
    )


@part
def try_cards(t: Tables, w: Work, m: Lesson, players: Ints, key: Word, pays: float) -> None:
    """Play every card in hand out in the deal as it lies, and note what each is to be drawn towards."""
    state = m.world[0]
    held, seat, total = HAND - state[PLAYED] // SEATS, state[SEAT], 0
    for nth in range(held):
        m.plans[nth, SLOT], m.plans[nth, AFTERWARDS] = nth, players[seat]
    try_plans(m.calls, t, w, m.world, m.plans[:held], players[(seat + 1) % SEATS], key, m.gains)
    for nth in range(held):
        total += m.gains[nth, 0]
    for nth in range(held):
        m.goals[nth] = (m.gains[nth, 0] - total / held) / pays


@part
def teach(t: Tables, w: Work, n: Learner, m: Lesson, players: Ints, key: Word, pace: Singles) -> float:
    """Learn from one choice; returns the mean of the squared errors."""
    try_cards(t, w, m, players, key, pace[PAYS])
    s = see(t, w, m.world[0])
    weigh(t, w, s, m.world[0])
    viewed, errors = list_situation(t, w, s), pace[RATE] - pace[RATE]
    for unit in range(len(m.base)):
        m.base[unit] = m.owed[unit] = 0
    for nth in range(viewed):
        m.viewed[nth] = w.inputs[nth]
        add_column(n, m.base, m.viewed[nth], 1.0)
    for nth in range(s.held):
        errors += learn_card(t, w, n, m, s, nth, viewed, pace[RATE])
    for nth in range(viewed):
        correct(n, m.owed, m.viewed[nth], 1.0)
    return float(errors / s.held)


@part
def learn_card(t: Tables, w: Work, n: Learner, m: Lesson, s: Sight, place: int, viewed: int, rate: float) -> float:
    """Draw what is foretold of a card towards its goal; what the columns of the situation owe is kept for later."""
    card = m.world[0, IN_HAND + s.seat * HAND + place]
    count = list_card(t, w, s, card, w.short[place], 0)
    for unit in range(len(m.sums)):
        m.sums[unit] = m.base[unit]
    for nth in range(count):
        add_column(n, m.sums, w.inputs[nth], 1.0)
    error = m.goals[place] - resulting(n, m.sums)
    blame(n, m.sums, viewed + count, error, rate)
    for nth in range(count):
        correct(n, m.sums, w.inputs[nth], 1.0)
    for unit in range(len(m.sums)):
        m.owed[unit] += m.sums[unit]
    return float(error * error)


@part
def play_on(t: Tables, w: Work, m: Lesson, start: Ints, keys: Words, players: Ints) -> None:
    """Go one ply on from a state to that of the lesson: a card, or a pack."""
    rows = np.zeros((1, FIGURES), np.int64)
    run(m.calls[PLAYOUTS], (t, w, start, m.world[0], keys, players, 1, rows))


@part
def seat_players(players: Ints, learning: int, pace: Singles) -> None:
    """Say who plays: the network where a seat learns, if it plays itself yet; else the heuristic player."""
    for seat in range(SEATS):
        players[seat] = NETWORK if pace[BY_ITSELF] and learning in (ALL, seat) else HEURISTIC


@part
def deal_out(t: Tables, w: Work, m: Lesson, start: Ints, keys: Words, players: Ints, stream: Word) -> int:
    """Deal packs until there is something to play; returns how many."""
    packs = 0
    m.world[0, PHASE] = DONE
    while m.world[0, PHASE] != PLAYING:
        packs += 1
        keys[GAME] = keys[MIND] = extended(stream, Word(packs))
        play_on(t, w, m, start, keys, players)
    return packs


@kernel
def learn(t: Tables, w: Work, n: Learner, m: Lesson, start: Ints, key: Words, deals: int, pace: Singles) -> float:
    """Play so many deals and learn from each; `key` is the seed and the number of the lesson.

    Returns the mean square of the errors.
    """
    keys, players, strays = np.zeros(KEYS, np.uint64), np.zeros(SEATS, np.int64), np.zeros(SEATS, np.int64)
    errors, choices = pace[RATE] - pace[RATE], 1
    keys[SEED] = extended(key[0], key[1])
    for seat in range(SEATS):
        strays[seat] = RANDOM
    for nth in range(deals):
        stream = extended(keys[SEED], Word(nth))
        packs = deal_out(t, w, m, start, keys, players, stream)
        learning = nth % SEATS if below(stream, HUNDRED)[0] < pace[AMONG_OTHERS] else int(ALL)
        seat_players(players, learning, pace)
        while m.world[0, PLAYED] < LAST_CHOICE:
            keys[GAME] = keys[MIND] = extended(stream, Word(DEALT_OUT + packs + m.world[0, PLAYED]))
            if learning in (ALL, m.world[0, SEAT]):
                errors += teach(t, w, n, m, players, keys[MIND], pace)
                choices += 1
            stray = below(keys[MIND], HUNDRED)[0] < pace[STRAYS]
            play_on(t, w, m, m.world[0], keys, strays if stray else players)
    return float(errors / choices)
