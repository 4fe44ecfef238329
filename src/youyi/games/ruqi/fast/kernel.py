"""儒棋 in kernels: throws, turns, ends of rounds, players, and whole games. Control flow only; the numbers are in `Tables`."""

from __future__ import annotations

from youyi.compiled.arrays import Ints, Words
from youyi.compiled.choosing import one_of_best, who_chooses
from youyi.compiled.courses import follow
from youyi.compiled.jit import kernel, part
from youyi.compiled.streams import DRAW, GAME, MIND, PLAYER, SEED, Word, below, extended, hand_key
from youyi.games.ruqi.fast.expectimax import expectimax
from youyi.games.ruqi.fast.layout import (
    BITS,
    DONE,
    EXPECTIMAX,
    FIGURES,
    FIRST,
    LOOKAHEAD,
    MANNER,
    NETWORK,
    OWLS_BOOK,
    PASSES,
    PHASE,
    PIECE_COUNT,
    PLAYER_COUNT,
    RANDOM,
    ROLLED,
    SCORE,
    SEAT,
    TO_PLAY,
    TO_THROW,
    TOKEN,
)
from youyi.games.ruqi.fast.lookahead import lookahead
from youyi.games.ruqi.fast.memory import Work, clear
from youyi.games.ruqi.fast.network import best_turn
from youyi.games.ruqi.fast.rounds import take_turn, thrown, turns_or_pass
from youyi.games.ruqi.fast.tables import Tables
from youyi.games.ruqi.fast.turns import turns
from youyi.kernel.fast import ENDING, FIRSTS, PLIES, RETURNS, TURNS


@kernel
def thrower(state: Ints) -> int:
    """The seat that throws in a state which asks for a throw."""
    if state[PHASE] == TO_THROW:
        return int(state[SEAT])
    return int(state[PHASE] == ROLLED)


@part
def cast(t: Tables, w: Work, state: Ints, low: int, high: int) -> int:
    """Carry a throw out; returns the book of the turns that may follow, which is empty if none is asked for."""
    if thrown(state, low, high):
        return turns_or_pass(t, w, state)
    clear(w, int(OWLS_BOOK))
    return int(OWLS_BOOK)


@part
def choose(t: Tables, w: Work, state: Ints, book: int, player: int, key: Word) -> int:
    """Let a player choose among the turns of a book, which are those of a state; returns which."""
    count = int(w.noted[book])
    if player >= PLAYER_COUNT:
        player, key = who_chooses(player, PLAYER_COUNT, key)
    if player == EXPECTIMAX:
        return expectimax(t, w, state, book)
    if player == FIRST:
        return 0
    if player == RANDOM:
        return below(key, count)[0]
    if player == NETWORK:
        return best_turn(t, w, state, book)
    if player == LOOKAHEAD:
        return lookahead(t, w, state, book)
    return greedy(t, w, book, key)


@part
def greedy(t: Tables, w: Work, book: int, key: Word) -> int:
    """Take the turn after which one's own pieces weigh least; among equals choose at random."""
    count = w.noted[book]
    for nth in range(count):
        load = 0
        for piece in range(PIECE_COUNT):
            load += t.weights[piece, w.results[book, nth] >> piece * BITS & TOKEN]
        w.loads[nth] = -load
    return one_of_best(w.loads, count, key)


@part
def throw(t: Tables, key: Word) -> tuple[int, int]:
    """Throw two dice; returns the lower face and the higher."""
    one, rest = below(key, t.faces)
    other = below(rest, t.faces)[0]
    return t.lowest + min(one, other), t.lowest + max(one, other)


@kernel
def numbered_throw(t: Tables, seat: int, seed: Word, game: Word, nth: int) -> tuple[int, int]:
    """The nth throw of a side in a game of a seed."""
    return throw(t, extended(hand_key(seed, game, DRAW, seat + 1), Word(nth)))


@kernel
def numbered_choice(t: Tables, w: Work, state: Ints, player: int, seed: Word, game: Word, ply: int) -> int:
    """The number of the turn that a player takes at a ply of a game."""
    book = turns(t, w, state)
    nth = choose(t, w, state, book, player, extended(hand_key(seed, game, PLAYER, state[SEAT] + 1), Word(ply)))
    return int(w.numbers[book, nth])


@part
def sit_down(w: Work, key: Words, nth: int) -> None:
    """Begin the chances of one game."""
    for seat in range(len(w.hands)):
        w.hands[seat] = hand_key(key[SEED], key[GAME] + Word(nth), DRAW, seat + 1)
        w.minds[seat] = hand_key(key[SEED], key[MIND] + Word(nth), PLAYER, seat + 1)
        w.draws[seat] = 0


@part
def playout(t: Tables, w: Work, state: Ints, players: Ints, limit: int, row: Ints) -> None:
    """Play from a state to the end, or for `limit` plies, and fill a row of figures."""
    for column in range(len(row)):
        row[column] = 0
    book = turns(t, w, state) if state[PHASE] == TO_PLAY else OWLS_BOOK
    while state[PHASE] != DONE and row[PLIES] < limit:
        if len(row) > FIGURES:
            reckon(state, row)
            follow(row, int(FIGURES), len(w.hands), w.noted[book] if state[PHASE] == TO_PLAY else 0)
        if state[PHASE] == TO_PLAY:
            seat = state[SEAT]
            key = extended(w.minds[seat], Word(row[PLIES]))
            take_turn(t, w, state, book, choose(t, w, state, book, players[seat], key))
        else:
            seat = thrower(state)
            w.draws[seat] += 1
            low, high = throw(t, extended(w.hands[seat], Word(w.draws[seat])))
            in_turn = int(state[PHASE] == TO_THROW)
            book = cast(t, w, state, low, high)
            row[TURNS] += in_turn
            row[PASSES] += int(in_turn and not w.noted[book])
        row[PLIES] += 1
    reckon(state, row)


@part
def reckon(state: Ints, row: Ints) -> None:
    """Fill in how a state stands: its end if it is one, who is first, each side's tally less the other's."""
    lead = state[SCORE] - state[SCORE + 1]
    row[RETURNS], row[RETURNS + 1] = lead, -lead
    row[FIRSTS] = int(lead >= 0) | int(lead <= 0) << 1
    row[ENDING] = state[MANNER] + 1 if state[PHASE] == DONE else 0


@kernel
def playouts(t: Tables, w: Work, start: Ints, state: Ints, key: Words, players: Ints, limit: int, rows: Ints) -> None:
    """Play games of a seed from one state, one for each row; `key` holds the keys of the first.

    `state` is where they are played.
    """
    for nth in range(len(rows)):
        for column in range(len(start)):
            state[column] = start[column]
        sit_down(w, key, nth)
        playout(t, w, state, players, limit, rows[nth])
