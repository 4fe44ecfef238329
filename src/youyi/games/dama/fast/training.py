"""How a network of 打馬 learns, in kernels: games against itself, each seat's expectation drawn towards what came of it, TD(λ).

What a seat will have in the end is its purse and what the network foretells; so every payment on the way is learnt from too.
Where the goal is the first place, nothing is sure before the end. In some games other players sit around one seat that learns.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from youyi.compiled.arrays import Ints, Shorts, Words
from youyi.compiled.jit import kernel, part
from youyi.compiled.learning import Learner, Singles, add_column, blame, correct, resulting
from youyi.compiled.record import record
from youyi.compiled.streams import Word, below, extended
from youyi.games.dama.fast.asked import look, take
from youyi.games.dama.fast.columns import Tables
from youyi.games.dama.fast.kernel import asked, carry_out, draw_from
from youyi.games.dama.fast.kernel import choose as chosen_by
from youyi.games.dama.fast.layout import (
    DONE,
    EXPECTIMAX,
    GREEDY,
    MOST,
    MOST_INPUTS,
    NOBODY,
    OTHER,
    PHASE,
    PURSE,
    SEATS,
    TO_STAY,
    UNITS,
    WIDTH,
)
from youyi.games.dama.fast.memory import Work
from youyi.games.dama.fast.network import keep, list_inputs, put_back
from youyi.games.dama.players import amounts, inputs
from youyi.games.dama.players.network import ALL_CHANCES, WORTH, Goal, expected_for, goal_under
from youyi.kernel.lab.players import HUNDRED

INPUTS, WHOLE_AMOUNT = inputs.INPUTS, amounts.WHOLE
__all__ = ["ALL_CHANCES", "INPUTS", "WHOLE_AMOUNT", "WORTH", "Goal", "expected_for", "goal_under", "learn", "lesson"]
LONGEST = 3000
"""Choices of a game from which is learnt; a longer one is left."""
MOST_VALUE = 5.0
"""What a table is expected to be worth counts as this at most, in units of value, where it is learnt from: more would feed on itself."""
MOST_ERROR = 2.0
"""An error counts as this at most, in units of value: one game won against all odds must not throw the weights off."""
RATE, TRACE, PAYS, WHOLE, FOR_FIRST, AMONG_OTHERS = range(6)
"""What a course of learning is told: how far to go, λ, 帖 in one unit of value, and the amount of what is simply so;

whether the goal is the first place, and how many games of a hundred one seat plays among other players.
"""
OTHERS = np.array([GREEDY, EXPECTIMAX])
"""Who they are: in each game all of one kind."""


class Lesson(NamedTuple):
    """The memory of one game, as one block."""

    inputs: Shorts
    """[step, seat, nth]: the inputs that are on for a seat after each choice,"""
    amounts: Shorts
    """and their amounts."""
    many: Ints
    """[step, seat]: how many they are."""
    sure: Ints
    """[step, seat]: what the seat had for sure, in 帖."""
    values: Singles
    """[step, seat]: what the seat was expected to have in the end."""
    sums: Singles


def lesson() -> Lesson:
    """Allocate the memory of one game."""
    return record(
        Lesson(
            inputs=np.zeros((LONGEST, MOST, MOST_INPUTS), np.int32),
            amounts=np.zeros((LONGEST, MOST, MOST_INPUTS), np.int32),
            many=np.zeros((LONGEST, MOST), np.int64),
            sure=np.zeros((LONGEST, MOST), np.int64),
            values=np.zeros((LONGEST, MOST), np.float32),
            sums=np.zeros(UNITS + 1, np.float32),
        )
    )


@part
def expected(t: Tables, w: Work, n: Learner, m: Lesson, seat: int, pace: Singles) -> float:
    """What a seat is expected to have in the end, by the weights as they are."""
    if w.state[PHASE] == DONE:
        return result(w, seat, pace)
    return promised(w, n, m, seat, list_inputs(t, w, seat), pace)


@part
def promised(w: Work, n: Learner, m: Lesson, seat: int, count: int, pace: Singles) -> float:
    """What a seat is expected to have in the end, if the game goes on; so many inputs of the table are in memory."""
    for unit in range(len(m.sums)):
        m.sums[unit] = 0
    for nth in range(count):
        add_column(n, m.sums, w.inputs[nth], w.amounts[nth] / pace[WHOLE])
    return float(secured(w, seat, pace) / pace[PAYS]) + resulting(n, m.sums)


@part
def secured(w: Work, seat: int, pace: Singles) -> int:
    """What nobody can take from a seat any more, in 帖: its purse; nothing where only the first place counts."""
    return 0 if pace[FOR_FIRST] else int(w.state[PURSE + seat])


@part
def result(w: Work, seat: int, pace: Singles) -> float:
    """What a seat has gained at the end: its purse; or the first place, of which all have a share in a drawn game."""
    if not pace[FOR_FIRST]:
        return float(w.state[PURSE + seat] / pace[PAYS])
    winner = w.state[OTHER]
    return float(int(winner == seat + 1)) if winner else float(1 / w.state[SEATS])


@part
def choose(t: Tables, w: Work, n: Learner, m: Lesson, seat: int, pace: Singles) -> int:
    """The choice that promises the seat most by the weights as they are."""
    chosen, best = 0, 0 / pace[PAYS]
    keep(w)
    for nth in range(w.noted[0]):
        take(t, w, nth)
        value = expected(t, w, n, m, seat, pace)
        put_back(w)
        if not nth or value > best:
            chosen, best = nth, value
    return chosen


@part
def note_step(t: Tables, w: Work, n: Learner, m: Lesson, step: int, learning: int, pace: Singles) -> None:
    """Note the table as a choice has left it, as every seat that learns sees it."""
    for seat in range(w.state[SEATS]):
        if learning in (seat, NOBODY):
            count = list_inputs(t, w, seat)
            value = promised(w, n, m, seat, count, pace)
            m.values[step, seat] = max(-MOST_VALUE, min(MOST_VALUE, value))
            m.sure[step, seat], m.many[step, seat] = secured(w, seat, pace), count
            for nth in range(count):
                m.inputs[step, seat, nth], m.amounts[step, seat, nth] = w.inputs[nth], w.amounts[nth]


@part
def play(t: Tables, w: Work, n: Learner, m: Lesson, stream: Word, learning: int, pace: Singles) -> int:
    """Play the game in memory to its end; returns how many choices are noted.

    `learning`: the only seat that learns, among others; NOBODY where all do.
    """
    other = OTHERS[below(extended(extended(stream, Word(0)), Word(0)), len(OTHERS))[0]]
    steps = 0
    look(t, w)
    while w.state[PHASE] != DONE and steps < LONGEST:
        seat = asked(w)
        if seat == NOBODY:
            stream = extended(stream, Word(1))
            carry_out(t, w, draw_from(t, w, stream))
        else:
            if w.noted[0] <= 1:
                take(t, w, 0)
            elif learning in (seat, NOBODY):
                take(t, w, choose(t, w, n, m, seat, pace))
            else:
                take(t, w, chosen_by(t, w, other, extended(extended(stream, Word(0)), Word(steps))))
            if w.state[PHASE] != DONE:
                note_step(t, w, n, m, steps, learning, pace)
                steps += 1
        if w.state[PHASE] == TO_STAY:
            look(t, w)
    return steps


@part
def teach(w: Work, n: Learner, m: Lesson, steps: int, seat: int, pace: Singles) -> float:
    """Draw what a seat was expected to have towards what came of it; returns the squares of the errors, added up."""
    goal = result(w, seat, pace)
    errors = goal - goal
    for back in range(steps):
        step = steps - 1 - back
        error = goal - m.sure[step, seat] / pace[PAYS] - known(n, m, step, seat, pace)
        errors += error * error
        error = max(-MOST_ERROR, min(MOST_ERROR, error))
        blame(n, m.sums, squares(m, step, seat, pace), error, pace[RATE])
        for nth in range(m.many[step, seat]):
            correct(n, m.sums, m.inputs[step, seat, nth], m.amounts[step, seat, nth] / pace[WHOLE])
        goal = pace[TRACE] * goal + (1 - pace[TRACE]) * m.values[step, seat]
    return float(errors)


@part
def squares(m: Lesson, step: int, seat: int, pace: Singles) -> float:
    """The squares of the amounts that are on, added up."""
    found = 0 / pace[WHOLE]
    for nth in range(m.many[step, seat]):
        share = m.amounts[step, seat, nth] / pace[WHOLE]
        found += share * share
    return float(found)


@part
def known(n: Learner, m: Lesson, step: int, seat: int, pace: Singles) -> float:
    """What the weights as they are now foretell for a noted table; its sums stay in memory."""
    for unit in range(len(m.sums)):
        m.sums[unit] = 0
    for nth in range(m.many[step, seat]):
        add_column(n, m.sums, m.inputs[step, seat, nth], m.amounts[step, seat, nth] / pace[WHOLE])
    return resulting(n, m.sums)


@kernel
def learn(t: Tables, w: Work, n: Learner, m: Lesson, start: Ints, key: Words, games: int, pace: Singles) -> float:
    """Play so many games and learn from each; `key` is the seed and the number of the lesson.

    Returns the mean square of the errors.
    """
    errors, positions = pace[RATE] - pace[RATE], 1
    for nth in range(games):
        stream = extended(extended(extended(key[0], key[1]), Word(nth)), Word(1))
        for column in range(WIDTH):
            w.state[column] = start[column]
        among_others = below(extended(stream, Word(0)), HUNDRED)[0] < pace[AMONG_OTHERS]
        learning = int(nth % start[SEATS]) if among_others else NOBODY
        steps = play(t, w, n, m, stream, learning, pace)
        for seat in range(w.state[SEATS] if w.state[PHASE] == DONE else 0):
            if learning in (seat, NOBODY):
                errors += teach(w, n, m, steps, seat, pace)
                positions += steps
    return float(errors / positions)
