"""How the network of 儒棋 learns, in kernels: rounds against itself, each afterstate drawn towards what came of it, TD(λ).

Weights are floats while they learn; `rounded` makes the whole numbers that are shipped.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from youyi.compiled.arrays import Ints, Words
from youyi.compiled.jit import kernel, part
from youyi.compiled.learning import Learner, Singles, add_column, blame, correct, resulting
from youyi.compiled.record import record
from youyi.compiled.streams import Word, below, extended
from youyi.games.ruqi.fast.layout import (
    ALL_GONE,
    ALL_WAITING,
    ARMY,
    BIAS,
    BITS,
    MOST_INPUTS,
    OUT,
    PHASE,
    PIECE_COUNT,
    ROUND,
    SCORE,
    SEAT,
    TO_THROW,
    TOKEN,
    UNITS,
    WIDTH,
)
from youyi.games.ruqi.fast.memory import Work, replaced
from youyi.games.ruqi.fast.network import best_turn, ended, gained, list_army
from youyi.games.ruqi.fast.rounds import take_turn, thrown, turns_or_pass
from youyi.games.ruqi.fast.tables import Tables
from youyi.games.ruqi.fast.turns import spots_held
from youyi.games.ruqi.players import afterstates

EXPECTED = afterstates.EXPECTED
LONGEST = 600
"""Turns after which a round is cut off."""
CUT_OFF, APART, SLOW = 40, 5, 0.005
"""From a round that is cut off so many positions are learnt, the last ones, so many turns apart; and the rate."""
RATE, TRACE, STREWN, PAYS, AMONG_OTHERS = range(5)
"""What a course of learning is told: how far to go, λ, the share of rounds that begin anywhere, 算 in one unit of value,

and the share of rounds in which one side alone learns, against the shipped network.
"""
PERCENT = 100
NOBODY = -1


class Lesson(NamedTuple):
    """The memory of one round, as one block."""

    state: Ints
    inputs: Ints
    """[step, nth]: the inputs that are on after each turn,"""
    many: Ints
    """[step]: how many they are."""
    seats: Ints
    """[step]: who moved."""
    values: Singles
    """[step]: what the position was held to be worth."""
    theirs: Singles
    """[unit]: the sums over the army that waits,"""
    sums: Singles
    """and those over both."""


def lesson() -> Lesson:
    """Allocate the memory of one round."""
    return record(
        Lesson(
            state=np.zeros(WIDTH, np.int64),
            inputs=np.zeros((LONGEST, MOST_INPUTS), np.int64),
            many=np.zeros(LONGEST, np.int64),
            seats=np.zeros(LONGEST, np.int64),
            values=np.zeros(LONGEST, np.float32),
            theirs=np.zeros(UNITS + 1, np.float32),
            sums=np.zeros(UNITS + 1, np.float32),
        )
    )


@part
def choose(t: Tables, w: Work, n: Learner, m: Lesson, book: int, pays: float) -> tuple[int, float]:
    """The turn that promises most by the weights as they are, and what it promises."""
    state = m.state
    theirs = state[ARMY + 1 - state[SEAT]]
    for unit in range(len(m.theirs)):
        m.theirs[unit] = n.columns[BIAS, unit]
    for nth in range(list_army(w.inputs, 0, theirs, 1)):
        add_column(n, m.theirs, w.inputs[nth], 1)
    chosen, best = 0, pays - pays
    for nth in range(w.noted[book]):
        own = w.results[book, nth]
        if ended(own, theirs):
            value = gained(t, w, state, own) / pays
        else:
            value = valued(w, n, m, own)
        if not nth or value > best:
            chosen, best = nth, value
    return chosen, best


@part
def valued(w: Work, n: Learner, m: Lesson, own: int) -> float:
    """The value of an army beside the one that waits, whose sums are known."""
    for unit in range(len(m.sums)):
        m.sums[unit] = m.theirs[unit]
    for nth in range(list_army(w.inputs, 0, own, 0)):
        add_column(n, m.sums, w.inputs[nth], 1)
    return resulting(n, m.sums)


@part
def note_step(m: Lesson, step: int, seat: int, value: float, most: float) -> None:
    """Note the position that a turn has left, while both armies are on the row; it is worth no more than all pieces are."""
    own, theirs = m.state[ARMY + seat], m.state[ARMY + 1 - seat]
    m.inputs[step, 0] = BIAS
    m.many[step] = list_army(m.inputs[step], list_army(m.inputs[step], 1, own, 0), theirs, 1)
    m.seats[step], m.values[step] = seat, max(-most, min(most, value))


@part
def play(t: Tables, w: Work, n: Learner, m: Lesson, stream: Word, pays: float, fixed: int) -> tuple[int, int]:
    """Play a round to its end; returns how many positions are noted, and the first seat's gain in 算.

    `fixed`: the seat that the shipped network plays, of whose turns nothing is learnt; NOBODY where both learn.
    Of a round that has no end within LONGEST turns `give_up` learns at once, and none is noted.
    """
    state, steps, begun = m.state, 0, m.state[ROUND]
    while state[PHASE] == TO_THROW and state[ROUND] == begun and steps < LONGEST:
        seat = int(state[SEAT])
        one, stream = below(stream, t.faces)
        other, stream = below(stream, t.faces)
        thrown(state, t.lowest + min(one, other), t.lowest + max(one, other))
        book = turns_or_pass(t, w, state)
        value = pays - pays
        if seat == fixed:
            if w.noted[book]:
                take_turn(t, w, state, book, best_turn(t, w, state, book))
            continue
        if w.noted[book]:
            nth, value = choose(t, w, n, m, book, pays)
            take_turn(t, w, state, book, nth)
        elif steps:
            value = passed(m, seat, steps)
        if state[PHASE] == TO_THROW and state[ROUND] == begun:
            note_step(m, steps, seat, value, t.whole / pays)
            steps += 1
    if state[PHASE] == TO_THROW and state[ROUND] == begun:
        give_up(t, n, m, steps, pays)
        return 0, 0
    return steps, int(state[SCORE] - state[SCORE + 1])


@part
def give_up(t: Tables, n: Learner, m: Lesson, steps: int, pays: float) -> None:
    """Draw the last positions of a round that is cut off towards a loss of all pieces, whoever moved.

    Left out, or taken for drawn, such rounds would teach both sides to hold back and wait for each other for ever.
    """
    for back in range(1, CUT_OFF + 1):
        step = steps - APART * back
        error = -t.whole / pays - known(n, m, step)
        move(n, m, step, error, SLOW)


@part
def passed(m: Lesson, seat: int, steps: int) -> float:
    """What a position was held to be worth that a pass leaves as it was."""
    before = m.values[steps - 1]
    return float(before) if m.seats[steps - 1] == seat else -float(before)


@part
def teach(n: Learner, m: Lesson, steps: int, gain: float, pace: Singles) -> float:
    """Draw every position of a round towards what came of it; returns the squares of the errors, added up."""
    goal, errors = gain, gain - gain
    for back in range(steps):
        step = steps - 1 - back
        sign = 1 - m.seats[step] - m.seats[step]
        error = sign * goal - known(n, m, step)
        errors += error * error
        move(n, m, step, error, pace[RATE])
        goal = pace[TRACE] * goal + (1 - pace[TRACE]) * sign * m.values[step]
    return float(errors)


@part
def known(n: Learner, m: Lesson, step: int) -> float:
    """The value of a noted position by the weights as they are now; its sums stay in memory."""
    for unit in range(len(m.sums)):
        m.sums[unit] = 0
    for nth in range(m.many[step]):
        add_column(n, m.sums, m.inputs[step, nth], 1)
    return resulting(n, m.sums)


@part
def move(n: Learner, m: Lesson, step: int, error: float, rate: float) -> None:
    """Move the weights so far that the noted position, whose sums are in memory, changes its value."""
    blame(n, m.sums, m.many[step], error, rate)
    for nth in range(m.many[step]):
        correct(n, m.sums, m.inputs[step, nth], 1)


@part
def strew(t: Tables, m: Lesson, tokens: Ints, stream: Word) -> Word:
    """Set both armies down anywhere: some pieces gone, the others in stacks of any size where stacks may be."""
    state = m.state
    while True:
        state[ARMY], stream = strewn_army(t, tokens, stream)
        state[ARMY + 1], stream = strewn_army(t, tokens, stream)
        if may_stand(t, state[ARMY], state[ARMY + 1]):
            return stream


@part
def strewn_army(t: Tables, tokens: Ints, stream: Word) -> tuple[int, Word]:
    """An army set down anywhere: each piece gone, or together with the one before it, or by itself."""
    gone, stream = below(stream, PIECE_COUNT)
    joining, stream = below(stream, PIECE_COUNT)
    army, token = ALL_WAITING, OUT
    for piece in range(PIECE_COUNT):
        leaves, stream = below(stream, PIECE_COUNT)
        joins, stream = below(stream, PIECE_COUNT)
        nth, stream = below(stream, len(tokens))
        if token == OUT or joins >= joining or t.leaps:
            token = tokens[nth]
        army = replaced(army, piece, OUT if leaves < gone else token)
    return army, stream


@part
def may_stand(t: Tables, south: int, north: int) -> bool:
    """Whether both armies have pieces, no cell holds both, and none holds two where held cells are leapt over."""
    if ALL_GONE in (south, north) or crowded(t, south) or crowded(t, north):
        return False
    return not spots_held(t.bit[0], t.cell_of, south) & spots_held(t.bit[1], t.cell_of, north)


@part
def crowded(t: Tables, army: int) -> bool:
    """Whether two pieces are on one cell where they must not be."""
    spots = 0
    for piece in range(PIECE_COUNT):
        spot = t.leapt[0, t.cell_of[army >> piece * BITS & TOKEN]]
        if t.leaps and spots & spot:
            return True
        spots |= spot
    return False


@part
def set_out(t: Tables, m: Lesson, tokens: Ints, stream: Word, strewn: float) -> Word:
    """Begin a round: at the starts, or, so many times in a hundred, anywhere."""
    state = m.state
    for column in range(WIDTH):
        state[column] = 0
    state[PHASE], state[ROUND] = TO_THROW, 1
    state[ARMY] = state[ARMY + 1] = ALL_WAITING
    state[SEAT], stream = below(stream, 1 + 1)
    lot, stream = below(stream, PERCENT)
    return strew(t, m, tokens, stream) if lot < strewn else stream


@kernel
def learn(t: Tables, w: Work, n: Learner, m: Lesson, tokens: Ints, key: Words, rounds: int, pace: Singles) -> float:
    """Play so many rounds, against oneself or the shipped network, and learn from each; `key` is the seed and the first round's number.

    Returns the mean square of the errors.
    """
    errors, positions = pace[RATE] - pace[RATE], 1
    for nth in range(rounds):
        stream = extended(extended(key[0], key[1]), Word(nth))
        stream = set_out(t, m, tokens, stream, pace[STREWN])
        among_others = below(extended(stream, Word(0)), PERCENT)[0] < pace[AMONG_OTHERS]
        steps, gain = play(t, w, n, m, stream, pace[PAYS], nth % (1 + 1) if among_others else NOBODY)
        errors += teach(n, m, steps, gain / pace[PAYS], pace)
        positions += steps
    return float(errors / positions)
