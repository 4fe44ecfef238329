"""馬吊 in kernels: players, and whole games. Control flow only; the numbers are in `Tables`."""

from __future__ import annotations

from youyi.compiled.jit import kernel, part
from youyi.compiled.streams import DRAW, PLAYER, Word, below, extended, hand_key
from youyi.games.madiao.fast.dealing import REDEALT, SHOWN, deal, play_card, shuffle
from youyi.games.madiao.fast.layout import (
    DONE,
    FIRST,
    PHASE,
    PLAYED,
    PLAYING,
    PURSE,
    REDEALS,
    SEAT,
    UNCONTESTED,
    Ints,
    Words,
)
from youyi.games.madiao.fast.memory import Work
from youyi.games.madiao.fast.tables import Tables
from youyi.games.madiao.position import HAND, SEATS
from youyi.kernel.fast import ENDING, FIRSTS, PLIES, RETURNS, TURNS


@part
def choose(state: Ints, player: int, key: Word) -> int:
    """Let a player choose a card; returns its place in the hand."""
    if player == FIRST:
        return 0
    return below(key, HAND - state[PLAYED] // SEATS)[0]


@kernel
def numbered_choice(state: Ints, player: int, seed: Word, game: Word, ply: int) -> int:
    """Which card a player takes at a ply of a game of a seed, by its place in the hand."""
    return choose(state, player, extended(hand_key(seed, game, PLAYER, state[SEAT] + 1), Word(ply)))


@kernel
def numbered_pack(w: Work, seed: Word, game: Word, nth: int) -> None:
    """Shuffle the nth pack of a game of a seed."""
    shuffle(w.deck, extended(hand_key(seed, game, DRAW, 0), Word(nth)))


@part
def sit_down(w: Work, seed: Word, game: Word) -> None:
    """Begin the chances of one game."""
    for seat in range(SEATS):
        w.mind[seat] = hand_key(seed, game, PLAYER, seat + 1)
    w.mind[SEATS] = hand_key(seed, game, DRAW, 0)
    w.draws[0] = 0


@part
def reckon(state: Ints, row: Ints) -> None:
    """Fill in how a state stands: its end if it is one, who is first, each seat's purse."""
    most = state[PURSE]
    for seat in range(SEATS):
        most = max(most, state[PURSE + seat])
    for seat in range(SEATS):
        row[RETURNS + seat] = state[PURSE + seat]
        row[FIRSTS] |= int(state[PURSE + seat] == most) << seat
    row[ENDING] = int(state[PHASE] == DONE)


@kernel
def playouts(t: Tables, w: Work, start: Ints, state: Ints, key: Words, players: Ints, limit: int, rows: Ints) -> None:
    """Play games of a seed from one state to their ends, or for `limit` plies, and fill a row of figures for each.

    `key` is the seed and the first game's number; `state` is where they are played. Without players, what is due is carried
    out that stands in the memory: the pack, or the card in a place of the hand.
    """
    for nth in range(len(rows)):
        row = rows[nth]
        for column in range(len(start)):
            state[column] = start[column]
        sit_down(w, key[0], key[1] + Word(nth))
        for column in range(len(row)):
            row[column] = 0
        while state[PHASE] != DONE and row[PLIES] < limit:
            if state[PHASE] == PLAYING:
                seat = state[SEAT]
                row[TURNS] += int(state[PLAYED] % SEATS == SEATS - 1)
                if len(players):
                    w.slot[0] = choose(state, players[seat], extended(w.mind[seat], Word(row[PLIES])))
                play_card(t, w, state, w.slot[0])
            else:
                if len(players):
                    w.draws[0] += 1
                    shuffle(w.deck, extended(w.mind[SEATS], Word(w.draws[0])))
                came = deal(t, w, state)
                row[REDEALS] += int(came == REDEALT)
                row[UNCONTESTED] += int(came == SHOWN)
            row[PLIES] += 1
        reckon(state, row)
