"""儒棋 in kernels: throws, turns, ends of rounds, players, and whole games. Control flow only; the numbers are in `Tables`."""

from __future__ import annotations

from youyi.compiled.arrays import Ints, Words
from youyi.compiled.choosing import one_of_best
from youyi.compiled.courses import follow
from youyi.compiled.jit import kernel, part
from youyi.compiled.streams import DRAW, GAME, MIND, PLAYER, SEED, Word, below, extended, hand_key
from youyi.games.ruqi.fast.expectimax import expectimax
from youyi.games.ruqi.fast.layout import (
    ALL_GONE,
    ALL_WAITING,
    ARMY,
    BITS,
    CLEARED,
    DONE,
    EXPECTIMAX,
    FIGURES,
    FIRST,
    HIGH,
    LOW,
    MANNER,
    OUT,
    OWLS_BOOK,
    PASSES,
    PHASE,
    PIECE_COUNT,
    RANDOM,
    ROLL_OFF,
    ROLLED,
    ROUND,
    SCORE,
    SEAT,
    TO_PLAY,
    TO_THROW,
    TOKEN,
    VOID_THROWS,
)
from youyi.games.ruqi.fast.memory import Work, clear
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


@kernel
def thrown(state: Ints, low: int, high: int) -> bool:
    """Show the dice; returns whether they are for a turn, and not for the lead."""
    if state[PHASE] != TO_THROW:
        roll_off(state, low, high)
        return False
    state[PHASE], state[LOW], state[HIGH] = TO_PLAY, low, high
    return True


@kernel
def turns_or_pass(t: Tables, w: Work, state: Ints) -> int:
    """Find the turns on the dice that show; where there is none, the side passes (無可行則過). Returns the book."""
    book = turns(t, w, state)
    if not w.noted[book]:
        end_turn(t, state, state[SEAT])
    return book


@part
def roll_off(state: Ints, low: int, high: int) -> None:
    """高彩先投: both throw, and the higher total must lead; equal totals are thrown again."""
    if state[PHASE] == ROLL_OFF:
        state[PHASE], state[LOW], state[HIGH] = ROLLED, low, high
        return
    lead = low + high - state[LOW] - state[HIGH]
    if lead:
        begin_round(state, int(lead > 0))
    else:
        state[PHASE] = ROLL_OFF
        put_down(state)


@part
def put_down(state: Ints) -> None:
    """Show no dice."""
    state[LOW] = state[HIGH] = 0


@part
def ask_throw(state: Ints, seat: int) -> None:
    """The dice go to a side."""
    state[PHASE], state[SEAT] = TO_THROW, seat
    put_down(state)


@part
def begin_round(state: Ints, leader: int) -> None:
    """始附淨起: all ten pieces lie at their starts."""
    state[ROUND] += 1
    state[ARMY] = state[ARMY + 1] = ALL_WAITING
    ask_throw(state, leader)


@part
def whole(army: int) -> bool:
    """Whether a side still has all its pieces."""
    gone = 0
    for piece in range(PIECE_COUNT):
        gone += int(army >> piece * BITS & TOKEN == OUT)
    return not gone


@kernel
def end_turn(t: Tables, state: Ints, seat: int) -> None:
    """Pass the dice on, or let one side throw on alone (虛投), or end the round at once (出盡即止)."""
    own, theirs = state[ARMY + seat], state[ARMY + 1 - seat]
    if ALL_GONE not in (own, theirs):
        ask_throw(state, 1 - seat)
    elif whole(own) or whole(theirs):
        ask_throw(state, 1 - seat if own == ALL_GONE else seat)
    else:
        end_round(t, state, 1 - seat if theirs == ALL_GONE else seat, theirs == ALL_GONE)


@part
def end_round(t: Tables, state: Ints, cleared: int, alone: bool) -> None:
    """許為勝算: reckon what is left; three cups win (三爵成勝), or else the loser leads the next (負仍先)."""
    left = state[ARMY + 1 - cleared]
    winner = cleared if t.clearing_wins else 1 - cleared
    gone = dearest = 0
    for piece in range(PIECE_COUNT):
        if left >> piece * BITS & TOKEN != OUT:
            state[SCORE + winner] += t.worth[piece]
        else:
            gone, dearest = gone + t.worth[piece], max(dearest, t.worth[piece])
    if alone and t.all_but_one:
        state[SCORE + winner] += gone - dearest
    won = max(state[SCORE], state[SCORE + 1]) // t.jue >= t.match
    if won or (t.rounds and state[ROUND] >= t.rounds):
        state[PHASE], state[SEAT] = DONE, 0
        state[MANNER] = VOID_THROWS if alone else CLEARED
        put_down(state)
    else:
        begin_round(state, 1 - winner)


@kernel
def take_turn(t: Tables, w: Work, state: Ints, book: int, nth: int) -> None:
    """Carry out the nth turn of a book."""
    seat = state[SEAT]
    state[ARMY + seat] = w.results[book, nth]
    end_turn(t, state, seat)


@part
def choose(t: Tables, w: Work, state: Ints, book: int, player: int, key: Word) -> int:
    """Let a player choose among the turns of a book, which are those of a state; returns which."""
    count = int(w.noted[book])
    if player == EXPECTIMAX:
        return expectimax(t, w, state, book)
    if player == FIRST:
        return 0
    if player == RANDOM:
        return below(key, count)[0]
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
