"""Games of 打馬 played by numbers, many at once, in kernels: what `youyi.compiled.batch` asks of a game."""

from __future__ import annotations

import numpy as np

from youyi.compiled.arrays import Ints, Shorts
from youyi.compiled.batch import ASKED, CHOICES, DETAIL, DRAWS, GAME, INNER, NOBODY, NUMBER, PLIES, Stepping
from youyi.compiled.calls import address, as_array, call, run
from youyi.compiled.jit import kernel, part
from youyi.compiled.streams import Word
from youyi.games.dama.casts import DICE
from youyi.games.dama.fast.asked import look
from youyi.games.dama.fast.asked import take as take_noted
from youyi.games.dama.fast.columns import Tables
from youyi.games.dama.fast.kernel import asked, carry_out, hand, numbered_choice, numbered_draw, reckon
from youyi.games.dama.fast.layout import (
    ACTOR,
    BOWL,
    BY,
    CAST,
    CASTS,
    COLLISIONS,
    CONTEXT,
    CONTEXTS,
    COUNTED,
    CURRENT,
    DEPLOYED,
    DONE,
    EXTRA,
    FULL,
    GONE,
    HAND,
    HOME,
    HORSE_BITS,
    HORSE_MASK,
    HORSES,
    IN_COLUMN,
    LAST,
    MUST_DROP,
    NUMBERS,
    OTHER,
    OWN,
    PASSED,
    PHASE,
    PURSE,
    SEAT_MASK,
    SEATS,
    SHIFT,
    STACK,
    STACKS,
    THROWS,
    TO_MOVE,
    TO_STAY,
    TURN,
    TURN_MASK,
    WAIT,
    pack,
)
from youyi.games.dama.fast.layout import (
    CHOICES as MOST,
)
from youyi.games.dama.fast.memory import Work, work
from youyi.games.dama.fast.tables import lower
from youyi.games.dama.observations import FLAGS, ROAD, blocks
from youyi.games.dama.road import ARMY
from youyi.games.dama.rules import Dama
from youyi.kernel.fast import RETURNS

START_AT, END_AT, SIZE = DETAIL, DETAIL + 1, DETAIL + 2
"""Details of a choice: where a ride begins and ends, and how many ride."""
TAKE_NOTED, LOOK, CHOOSE = INNER + 1, INNER + 2, INNER + 3
(
    HORSES_ON, IN_HAND, AT_HOME, PURSES, OWN_CAST, LAST_CAST, FLAG, DICE_PLAYED, MEANS, HORSES_TO_MOVE, ASKS, STAYING, TURN_OF,
    IS_EXTRA, COLLIDED, WAITING, CURRENT_SEAT, IN_BOWL, THROWN,
) = range(len(blocks(1)))  # fmt: skip
THREE = DICE.count
FACES = np.array([(0,) * THREE, *(cast.faces for cast in CASTS)], np.int64)
"""[cast + 1]: its dice, low first; none for no cast."""
FLAG_COUNT = len(FLAGS)
PASSES, IS_DEPLOYED, MUST, LEFT = range(FLAG_COUNT)
assert len(CONTEXTS) == next(block.size for block in blocks(1) if block.name == "context")


@part
def load(w: Work, state: Ints) -> None:
    """Copy a state into the memory."""
    for column in range(len(state)):
        w.state[column] = state[column]


@part
def store(w: Work, state: Ints) -> None:
    """Copy the state in the memory back."""
    for column in range(len(state)):
        state[column] = w.state[column]


@kernel
def settle(calls: Ints, t: Tables, w: Work, state: Ints, seed: Word, note: Ints, options: Ints) -> None:
    """Draw until a seat must choose or the game is over, and list its choices."""
    load(w, state)
    note[ASKED], note[CHOICES] = asked(w), 0
    while note[ASKED] == NOBODY and w.state[PHASE] != DONE:
        drawing = DRAWS + hand(w)
        note[drawing] += 1
        note[PLIES] += 1
        drawn = numbered_draw(t, w, seed, Word(note[GAME]), note[drawing])
        run(calls[INNER], (t, w, drawn))
        note[ASKED] = asked(w)
    if note[ASKED] != NOBODY:
        note[CHOICES] = call(calls[LOOK], (t, w))
        for nth in range(note[CHOICES]):
            options[nth, NUMBER], options[nth, START_AT] = w.numbers[nth], w.starts[nth]
            options[nth, END_AT], options[nth, SIZE] = w.ends[nth], w.sizes[nth]
    store(w, state)


@kernel
def take(calls: Ints, t: Tables, w: Work, state: Ints, option: Ints) -> None:
    """Carry a choice out."""
    load(w, state)
    w.noted[0], w.numbers[0], w.starts[0] = 1, option[NUMBER], option[START_AT]
    w.ends[0], w.sizes[0] = option[END_AT], option[SIZE]
    run(calls[TAKE_NOTED], (t, w, 0))
    store(w, state)


@kernel
def pick(calls: Ints, t: Tables, w: Work, state: Ints, seed: Word, note: Ints, options: Ints, player: int) -> int:
    """Let a player choose among what was listed last."""
    return call(calls[CHOOSE], (t, w, note[ASKED], player, seed, Word(note[GAME]), note[PLIES]))


@kernel
def see(t: Tables, w: Work, state: Ints, seat: int, at: Ints, row: Shorts, figures: Ints) -> None:
    """Write what a seat sees when somebody is asked or the game is over, as `observations.fill` does, and how it stands."""
    load(w, state)
    reckon(w, figures)
    seats = state[SEATS]
    for other in range(seats):
        see_army(state, other, (other - seat) % seats, at, row)
    row[at[CURRENT_SEAT] + (state[CURRENT] - seat) % seats] = 1
    for nth in range(state[WAIT]):
        turn = state[TURN + (nth >> SHIFT)] >> ((nth & IN_COLUMN) << SHIFT) & TURN_MASK
        row[at[WAITING] + ((turn & SEAT_MASK) - 1 - seat) % seats] += 1
    row[at[IN_BOWL]], row[at[IN_BOWL] + 1], row[at[THROWN]] = state[BOWL], state[FULL], state[THROWS]
    if state[PHASE] != DONE:
        see_act(state, seat, at, row)


@part
def see_act(state: Ints, seat: int, at: Ints, row: Shorts) -> None:
    """Write the throw that is played, and who is asked."""
    seats = state[SEATS]
    dice(row, at[DICE_PLAYED], state[CAST])
    row[at[MEANS] + state[CONTEXT]] = 1
    row[at[HORSES_TO_MOVE]] = state[HORSES]
    row[at[TURN_OF] + (state[BY] - seat) % seats] = 1
    row[at[IS_EXTRA]], row[at[COLLIDED]] = state[EXTRA], state[COLLISIONS]
    row[at[STAYING]] = int(state[PHASE] == TO_STAY)
    who = state[ACTOR] if state[PHASE] == TO_MOVE else state[OTHER] - 1
    row[at[ASKS] + (who - seat) % seats] = 1


@part
def see_army(state: Ints, other: int, place: int, at: Ints, row: Shorts) -> None:
    """Write what a seat has."""
    first = STACK + other * ARMY
    for column in range(first, first + state[STACKS + other]):
        cell, horses = state[column] >> HORSE_BITS, state[column] & HORSE_MASK
        row[at[HORSES_ON] + place * ROAD - 1 + cell] = horses
    row[at[IN_HAND] + place], row[at[AT_HOME] + place] = state[HAND + other], state[HOME + other]
    row[at[PURSES] + place] = state[PURSE + other]
    dice(row, at[OWN_CAST] + place * THREE, state[OWN + other])
    dice(row, at[LAST_CAST] + place * THREE, state[LAST + other])
    flag = at[FLAG] + place * FLAG_COUNT
    row[flag + PASSES], row[flag + LEFT] = state[PASSED] >> other & 1, state[GONE] >> other & 1
    row[flag + IS_DEPLOYED], row[flag + MUST] = state[DEPLOYED + other], state[MUST_DROP + other]


@part
def dice(row: Shorts, start: int, cast: int) -> None:
    """Write the dice of a cast, which is one more than its number."""
    for nth in range(int(THREE)):
        row[start + nth] = FACES[cast, nth]


def stepping(rules: Dama, *, computers: bool) -> Stepping:
    """Ready the kernels of a table, with memory of their own; those of players only if computers sit."""
    t, w, start, seed = lower(rules), work(), pack(rules.start()), Word(0)
    options = start.reshape(1, -1)
    calls = (
        address(settle, start, t, w, start, seed, start, options),
        address(take, start, t, w, start, start),
        address(pick, start, t, w, start, seed, start, options, 0) if computers else 0,
        address(see, t, w, start, 0, start, start.astype(np.int32), start),
        address(carry_out, t, w, 0),
        address(take_noted, t, w, 0),
        address(look, t, w),
        address(numbered_choice, t, w, 0, 0, seed, seed, 0) if computers else 0,
    )
    figures = RETURNS + rules.terms.seats + len(COUNTED)
    return Stepping(as_array(t), as_array(w), np.array(calls), start, MOST, figures, NUMBERS)
