"""Rounds of 儒棋 played by numbers, many at once, in kernels: what `youyi.compiled.batch` asks of a game."""

from __future__ import annotations

import numpy as np

from youyi.compiled.arrays import Ints, Shorts
from youyi.compiled.batch import ASKED, CHOICES, DETAIL, DRAWS, GAME, INNER, NOBODY, NUMBER, PLIES, Stepping
from youyi.compiled.calls import address, as_array, call
from youyi.compiled.jit import kernel, part
from youyi.compiled.streams import Word
from youyi.games.ruqi.fast.kernel import numbered_choice, numbered_throw, reckon, thrower
from youyi.games.ruqi.fast.layout import (
    ACTIONS,
    ALL_GONE,
    ARMY,
    BITS,
    DONE,
    FIGURES,
    HIGH,
    LOW,
    NUMBERS,
    OUT,
    OWLS_BOOK,
    PHASE,
    PIECE_COUNT,
    ROUND,
    SCORE,
    SEAT,
    STANDING,
    TO_PLAY,
    TOKEN,
    pack,
)
from youyi.games.ruqi.fast.memory import Work, work
from youyi.games.ruqi.fast.rounds import end_turn, thrown, turns_or_pass, whole
from youyi.games.ruqi.fast.tables import Tables, lower
from youyi.games.ruqi.observations import BLOCKS
from youyi.games.ruqi.position import VIRTUE_DICE
from youyi.games.ruqi.rules import Ruqi

RESULT = DETAIL
"""Detail of a turn: the army to which it leads."""
CHOOSE = INNER + 1
OWN_CELLS, THEIR_CELLS, OWN_STANDING, THEIR_STANDING, OCCUPIED, DICE, ASKS, TALLIES, ROUND_BLOCK, LONE = range(
    len(BLOCKS)
)
_BLOCKS = {block.name: block for block in BLOCKS}
CELLS = _BLOCKS["own_cells"].shape[1]
SPOTS = _BLOCKS["occupied"].shape[1]
FACES, LOWEST = _BLOCKS["dice"].shape[1], VIRTUE_DICE.lowest


@kernel
def settle(calls: Ints, t: Tables, w: Work, state: Ints, seed: Word, note: Ints, options: Ints) -> None:
    """Throw until a side must choose or the round is over, and list its turns."""
    note[ASKED], note[CHOICES], book = NOBODY, 0, int(OWLS_BOOK)
    while state[PHASE] != TO_PLAY and state[PHASE] != DONE:
        seat = thrower(state)
        hand = DRAWS + 1 + seat
        note[hand] += 1
        note[PLIES] += 1
        low, high = numbered_throw(t, seat, seed, Word(note[GAME]), note[hand])
        if thrown(state, low, high):
            book = call(calls[INNER], (t, w, state))
    if state[PHASE] == TO_PLAY:
        note[ASKED], note[CHOICES] = state[SEAT], w.noted[book]
        for nth in range(w.noted[book]):
            options[nth, NUMBER] = w.numbers[book, nth]
            options[nth, RESULT] = w.results[book, nth]


@kernel
def take(calls: Ints, t: Tables, w: Work, state: Ints, option: Ints) -> None:
    """Carry a turn out."""
    seat = state[SEAT]
    state[ARMY + seat] = option[RESULT]
    end_turn(t, state, seat)


@kernel
def pick(calls: Ints, t: Tables, w: Work, state: Ints, seed: Word, note: Ints, options: Ints, player: int) -> int:
    """Let a player choose among the turns that are listed."""
    number = call(calls[CHOOSE], (t, w, state, player, seed, Word(note[GAME]), note[PLIES]))
    nth = 0
    while options[nth, NUMBER] != number:
        nth += 1
    return nth


@kernel
def see(t: Tables, w: Work, state: Ints, seat: int, at: Ints, row: Shorts, figures: Ints) -> None:
    """Write what a side sees, as `observations.fill` does, and how the round stands."""
    own, theirs = state[ARMY + seat], state[ARMY + 1 - seat]
    place(t, own, 0, at[OWN_CELLS], at[OWN_STANDING], at[OCCUPIED], row)
    place(t, theirs, 1, at[THEIR_CELLS], at[THEIR_STANDING], at[OCCUPIED] + SPOTS, row)
    if state[PHASE] == TO_PLAY:
        row[at[DICE] + state[LOW] - LOWEST] = 1
        row[at[DICE] + FACES + state[HIGH] - LOWEST] = 1
        row[at[ASKS]] = int(state[SEAT] == seat)
    row[at[TALLIES]], row[at[TALLIES] + 1] = state[SCORE + seat], state[SCORE + 1 - seat]
    row[at[ROUND_BLOCK]] = state[ROUND]
    row[at[LONE]] = int((own == ALL_GONE and whole(theirs)) or (theirs == ALL_GONE and whole(own)))
    reckon(state, figures)


@part
def place(t: Tables, army: int, side: int, cells: int, standing: int, occupied: int, row: Shorts) -> None:
    """Write where an army stands; `side` 1 is the other's, whose spots lie half a turn away."""
    for piece in range(PIECE_COUNT):
        token = army >> piece * BITS & TOKEN
        if token == OUT:
            row[cells + piece * CELLS + CELLS - 1] = 1
        else:
            cell = t.cell_of[token]
            row[cells + piece * CELLS + cell] = 1
            row[standing + piece] = int(t.kind_of[token] == STANDING)
            row[occupied + t.spot_of[side, cell]] += 1


def stepping(rules: Ruqi, *, computers: bool) -> Stepping:
    """Ready the kernels of a table, with memory of their own; those of players only if computers sit."""
    t, w, start, seed = lower(rules), work(), pack(rules.start()), Word(0)
    options = start.reshape(1, -1)
    calls = (
        address(settle, start, t, w, start, seed, start, options),
        address(take, start, t, w, start, start),
        address(pick, start, t, w, start, seed, start, options, 0) if computers else 0,
        address(see, t, w, start, 0, start, start.astype(np.int32), start),
        address(turns_or_pass, t, w, start),
        address(numbered_choice, t, w, start, 0, seed, seed, 0) if computers else 0,
    )
    return Stepping(as_array(t), as_array(w), np.array(calls), start, ACTIONS, FIGURES, NUMBERS)
