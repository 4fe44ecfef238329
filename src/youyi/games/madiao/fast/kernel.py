"""馬吊 in kernels: players, and whole games. Control flow only; the numbers are in `Tables`."""

from __future__ import annotations

from youyi.compiled.arrays import Ints, Words
from youyi.compiled.choosing import who_chooses
from youyi.compiled.courses import follow
from youyi.compiled.jit import inlined, kernel, part
from youyi.compiled.streams import DRAW, GAME, MIND, PLAYER, SEED, Word, below, extended, hand_key
from youyi.games.madiao.fast.dealing import BEGUN, REDEALT, SHOWN, deal, end_deal, lay_card, next_banker, shuffle
from youyi.games.madiao.fast.heuristic import heuristic
from youyi.games.madiao.fast.layout import (
    DONE,
    FIGURES,
    FIRST,
    HEURISTIC,
    KEEPER,
    NETWORK,
    NETWORK_KEEPER,
    NONE,
    PHASE,
    PLAYED,
    PLAYER_COUNT,
    PLAYING,
    PURSE,
    REDEALS,
    SEAT,
    UNCONTESTED,
)
from youyi.games.madiao.fast.memory import SCORE_DEALT, SCORE_ROWS, TURN_STOCK, Work
from youyi.games.madiao.fast.network import network
from youyi.games.madiao.fast.payments import pay_stock, price_items
from youyi.games.madiao.fast.programs import GATE_ROWS, TABLE_ROWS
from youyi.games.madiao.fast.resolve import dealt_result, resolve
from youyi.games.madiao.fast.tables import Tables
from youyi.games.madiao.position import HAND, SEATS
from youyi.kernel.fast import ENDING, FIRSTS, PLIES, RETURNS, TURNS

EXAMPLE_BANKER = 0
"""Who banks where an example turns the stock. A bare 0 would have all that is paid for it compiled once more."""


@part
def choose(t: Tables, w: Work, state: Ints, player: int, key: Word) -> int:
    """Let a player choose a card; returns its place in the hand."""
    if player >= PLAYER_COUNT:
        player, key = who_chooses(player, PLAYER_COUNT, key)
    if player == FIRST:
        return 0
    if player == NETWORK or player >= NETWORK_KEEPER + NONE:
        return network(t, w, state, NONE if player == NETWORK else player - NETWORK_KEEPER)
    if player >= HEURISTIC:
        return heuristic(t, w, state, player - KEEPER, key)
    return below(key, HAND - state[PLAYED] // SEATS)[0]


@kernel
def numbered_choice(t: Tables, w: Work, state: Ints, player: int, seed: Word, game: Word, ply: int) -> int:
    """Which card a player takes at a ply of a game of a seed, by its place in the hand."""
    return choose(t, w, state, player, extended(hand_key(seed, game, PLAYER, state[SEAT] + 1), Word(ply)))


@kernel
def numbered_pack(w: Work, seed: Word, game: Word, nth: int) -> None:
    """Shuffle the nth pack of a game of a seed."""
    shuffle(w.deck, extended(hand_key(seed, game, DRAW, 0), Word(nth)))


@inlined
def sit_down(w: Work, key: Words, nth: int) -> None:
    """Begin the chances of one game."""
    for seat in range(SEATS):
        w.mind[seat] = hand_key(key[SEED], key[MIND] + Word(nth), PLAYER, seat + 1)
    w.mind[SEATS] = hand_key(key[SEED], key[GAME] + Word(nth), DRAW, 0)
    w.draws[0] = 0


@part
def purses(state: Ints, row: Ints) -> None:
    """Fill in each seat's purse."""
    for seat in range(SEATS):
        row[RETURNS + seat] = state[PURSE + seat]


@part
def follow_on(now: Ints, rows: Ints, nth: int) -> None:
    """Count the position in the course of its game."""
    row = rows[nth]
    purses(now, row)
    follow(row, int(FIGURES), int(SEATS), HAND - now[PLAYED] // SEATS if now[PHASE] == PLAYING else 0)


@inlined
def reckon(now: Ints, rows: Ints, nth: int) -> None:
    """Fill in how a state stands: its end if it is one, who is first, each seat's purse."""
    most, first = now[PURSE], 0
    for seat in range(SEATS):
        most = max(most, now[PURSE + seat])
    purses(now, rows[nth])
    for seat in range(SEATS):
        first |= int(now[PURSE + seat] == most) << seat
    rows[nth, FIRSTS], rows[nth, ENDING] = first, int(now[PHASE] == DONE)


@inlined
def step(t: Tables, w: Work, state: Ints) -> int:
    """Carry out what stands in the memory: the card in a place of the hand that is asked, or the pack. Says what came of it."""
    came, over = BEGUN, False
    if state[PHASE] == PLAYING:
        over = lay_card(t, state, w.slot[0])
    else:
        came = deal(t, w, state)
        over = came == SHOWN
    if over:
        end_deal(t, w, state, came == SHOWN)
    return came


@inlined
def perform(t: Tables, w: Work, task: int, seat: int, cards: int) -> None:
    """Do one thing with what stands in the memory, for worked examples."""
    if task == SCORE_DEALT:
        dealt_result(t, w, seat)
    elif task == SCORE_ROWS:
        resolve(t, w, int(GATE_ROWS), seat)
        resolve(t, w, int(TABLE_ROWS), seat)
        price_items(t, w, seat, int(w.made_count[GATE_ROWS, seat] != 0))
    elif task == TURN_STOCK:
        pay_stock(t, w, w.deck[:cards], int(EXAMPLE_BANKER), seat)
    else:
        w.task[1] = next_banker(t, w, seat, cards)


@kernel
def playouts(t: Tables, w: Work, start: Ints, state: Ints, key: Words, players: Ints, limit: int, rows: Ints) -> None:
    """Play games of a seed from one state to their ends, or for `limit` plies, and fill a row of figures for each.

    `key` holds the keys of the first; `state` is how the last of them ends. Without players, what stands in the
    memory is carried out; without rows, what is asked there is done. All stands in one kernel, for each is compiled whole.
    """
    if not len(rows):
        perform(t, w, w.task[0], w.task[1], limit)
    now = w.now
    for nth in range(len(rows)):
        for column in range(len(start)):
            now[column] = start[column]
        sit_down(w, key, nth)
        for column in range(rows.shape[1]):
            rows[nth, column] = 0
        plies = turns = redeals = uncontested = 0
        while now[PHASE] != DONE and plies < limit:
            seat = now[SEAT]
            if rows.shape[1] > FIGURES:
                follow_on(now, rows, nth)
            if now[PHASE] == PLAYING:
                turns += int(now[PLAYED] % SEATS == SEATS - 1)
                if len(players):
                    w.slot[0] = choose(t, w, now, players[seat], extended(w.mind[seat], Word(plies)))
            elif len(players):
                w.draws[0] += 1
                shuffle(w.deck, extended(w.mind[SEATS], Word(w.draws[0])))
            came = step(t, w, now)
            redeals += int(came == REDEALT)
            uncontested += int(came == SHOWN)
            plies += 1
        reckon(now, rows, nth)
        rows[nth, PLIES], rows[nth, TURNS] = plies, turns
        rows[nth, REDEALS], rows[nth, UNCONTESTED] = redeals, uncontested
        for column in range(len(state)):
            state[column] = now[column]
