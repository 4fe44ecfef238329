"""Many games at once inside kernels: choices by number, draws and computers' choices between them, what is seen after them.

A game adds the kernels that `Stepping` names; they are called by their addresses, in this order.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from youyi.compiled.arrays import Ints, NDArray, Shorts, Words, np
from youyi.compiled.calls import call, run
from youyi.compiled.jit import kernel, part
from youyi.compiled.streams import Word, extended, word
from youyi.kernel.fast import RETURNS

SETTLE, TAKE, PICK, SEE, INNER = range(5)
"""Which address is whose: make all draws that are due and list the choices; carry a choice out; let a player choose; write what
a seat sees and how the game stands. From INNER on: kernels that these call."""
ASKED, CHOICES, PLIES, GAME, DRAWS = range(5)
"""Columns of a game's note: the seat that is asked, or NOBODY; how many choices it has; plies and the game's number; how many
draws each hand has made, the table's first."""
NOBODY = -1
AGENT = -1
"""Plays on a seat whose choices come from outside."""
NUMBER, DETAIL = 0, 1
"""Columns of a choice: its number in `Game.actions`, then what the game's own `TAKE` needs of it."""
DETAILS = 3


class Stepping(NamedTuple):
    """What a game's fast engine gives to play many games at once."""

    tables: NDArray[Any]
    work: NDArray[Any]
    """The tables of the rules and the memory of one thread, each as an array of one block."""
    calls: Ints
    """The addresses of its kernels; 0 for those of computers where none sits."""
    start: Ints
    """The state in which games begin."""
    most: int
    """How many choices a seat can have at most."""
    figures: int
    """Columns of how a game stands: those of `kernel.fast.ENDING` to the results, and what the game counts beside them."""
    players: Mapping[str, int]
    """Who can play inside: the number of each by its id with version."""


class Games(NamedTuple):
    """Games in progress; every array but `start`, `sitting`, `at` and `stride` has a row for each."""

    start: Ints
    states: Ints
    seeds: Words
    notes: Ints
    options: Ints
    """[game, choice, column]"""
    sitting: Ints
    """[seat]: AGENT, or the number of the player."""
    at: Ints
    """[block]: where each block of an observation begins."""
    rows: Shorts
    """What the seat that is asked sees; after the end, what the seat asked last does."""
    masks: NDArray[np.int8]
    figures: Ints
    stride: Ints
    """[0]: how much the number of a game's successor is higher."""


def games(
    stepping: Stepping, sitting: Sequence[int], at: Sequence[int], columns: int, actions: int, count: int
) -> Games:
    """Allocate so many games, none begun; observations have so many columns."""
    return Games(
        start=stepping.start,
        states=np.zeros((count, len(stepping.start)), np.int64),
        seeds=np.zeros(count, np.uint64),
        notes=np.zeros((count, DRAWS + 1 + len(sitting)), np.int64),
        options=np.zeros((count, stepping.most, DETAIL + DETAILS), np.int64),
        sitting=np.array(sitting, np.int64),
        at=np.array(at, np.int64),
        rows=np.zeros((count, columns), np.int32),
        masks=np.zeros((count, actions), np.int8),
        figures=np.zeros((count, stepping.figures), np.int64),
        stride=np.ones(1, np.int64),
    )


def begin_at(games: Games, seeds: Sequence[int], numbers: Sequence[int], stride: int) -> None:
    """Let the next step begin these games of these seeds; each is followed by the one whose number is higher by `stride`."""
    games.seeds[:] = [word(seed) for seed in seeds]
    games.stride[0] = stride
    games.notes[:] = 0
    games.notes[:, GAME] = np.array(numbers) - stride
    games.notes[:, ASKED] = NOBODY
    games.masks[:] = 0


@kernel
def advance(calls: Ints, tables: Any, work: Any, games: Games, actions: Ints) -> None:
    """Carry out a legal choice in every game, up to the agent's next one or the end; a game that was over begins anew.

    A game in which the agent is never asked is passed over.
    """
    t, w = tables[0], work[0]
    for nth in range(len(actions)):
        note = games.notes[nth]
        for choice in range(note[CHOICES]):
            games.masks[nth, games.options[nth, choice, NUMBER]] = 0
        if note[ASKED] == NOBODY:
            begin(calls, t, w, games, nth)
        else:
            choose(calls, t, w, games, nth, actions[nth])
        for choice in range(note[CHOICES]):
            games.masks[nth, games.options[nth, choice, NUMBER]] = 1


@part
def begin(calls: Ints, t: Any, w: Any, games: Games, nth: int) -> None:
    """Begin the next game in which the agent is asked."""
    note = games.notes[nth]
    while note[ASKED] == NOBODY:
        for column in range(len(games.start)):
            games.states[nth, column] = games.start[column]
        note[GAME] += games.stride[0]
        note[PLIES] = 0
        for column in range(DRAWS, len(note)):
            note[column] = 0
        go_on(calls, t, w, games, nth)
    show(calls, t, w, games, nth, note[ASKED])


@part
def choose(calls: Ints, t: Any, w: Any, games: Games, nth: int, action: int) -> None:
    """Carry out the choice of a number, and what follows."""
    note, options = games.notes[nth], games.options[nth]
    seat, choice = note[ASKED], 0
    while options[choice, NUMBER] != action:
        choice += 1
    run(calls[TAKE], (calls, t, w, games.states[nth], options[choice]))
    note[PLIES] += 1
    go_on(calls, t, w, games, nth)
    show(calls, t, w, games, nth, seat if note[ASKED] == NOBODY else note[ASKED])


@part
def go_on(calls: Ints, t: Any, w: Any, games: Games, nth: int) -> None:
    """Make draws and the computers' choices until the agent is asked or the game is over."""
    note, options, state, seed = games.notes[nth], games.options[nth], games.states[nth], games.seeds[nth]
    run(calls[SETTLE], (calls, t, w, state, seed, note, options))
    while note[ASKED] != NOBODY and games.sitting[note[ASKED]] != AGENT:
        seat = note[ASKED]
        choice = call(calls[PICK], (calls, t, w, state, seed, note, options, games.sitting[seat]))
        run(calls[TAKE], (calls, t, w, state, options[choice]))
        note[PLIES] += 1
        run(calls[SETTLE], (calls, t, w, state, seed, note, options))


@part
def show(calls: Ints, t: Any, w: Any, games: Games, nth: int, seat: int) -> None:
    """Write what a seat sees, and how the game stands."""
    row, figures = games.rows[nth], games.figures[nth]
    for column in range(len(row)):
        row[column] = 0
    for column in range(RETURNS, len(figures)):
        figures[column] = 0
    run(calls[SEE], (t, w, games.states[nth], seat, games.at, row, figures))


@kernel
def show_to(calls: Ints, tables: Any, work: Any, games: Games, nth: int, seat: int) -> None:
    """Write what another seat sees of a game into its row."""
    show(calls, tables[0], work[0], games, nth, seat)


@kernel
def pick_blindly(games: Games, seed: Word, step: int, actions: Ints) -> None:
    """Choose a legal number in every game, all equally likely: what a blind agent does at a step."""
    for nth in range(len(actions)):
        many = games.notes[nth, CHOICES]
        key = extended(extended(extended(Word(0), seed), Word(step)), Word(nth))
        actions[nth] = games.options[nth, key % Word(max(many, 1)), NUMBER] if many else 0
