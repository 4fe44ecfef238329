"""打馬 in kernels: draws, choices, players, and whole games. Control flow only; the numbers are in `Tables`."""

from __future__ import annotations

from youyi.compiled.arrays import Ints, Words
from youyi.compiled.choosing import one_of_best, who_chooses
from youyi.compiled.courses import follow
from youyi.compiled.jit import kernel, part
from youyi.compiled.streams import DRAW, GAME, MIND, PLAYER, SEED, Word, below, extended, hand_key
from youyi.games.dama.fast.asked import look, take, throw
from youyi.games.dama.fast.columns import Tables
from youyi.games.dama.fast.expectimax import expectimax
from youyi.games.dama.fast.layout import (
    ACTOR,
    BY,
    CELL_MASK,
    CURRENT,
    DONE,
    EXPECTIMAX,
    FACE_COUNT,
    FINISH,
    FIRST,
    LOOKAHEAD,
    LOOKAHEAD_FIRST,
    MOST,
    NETWORK,
    NETWORK_FIRST,
    NO_WAY,
    NOBODY,
    NONE,
    OPENING,
    OTHER,
    OWN,
    PHASE,
    PLAIN_CAST,
    PLAYER_COUNT,
    PURSE,
    RANDOM,
    SEATS,
    THROWS,
    TO_DRAW,
    TO_MOVE,
    TO_STAY,
    TO_THROW,
    WIDTH,
)
from youyi.games.dama.fast.lookahead import lookahead
from youyi.games.dama.fast.memory import Work, horses_on
from youyi.games.dama.fast.network import decider, keep, put_back, value
from youyi.games.dama.fast.throwing import owner_of, take_own
from youyi.games.dama.fast.turns import ask_throw, draw, put_down
from youyi.games.dama.road import CELLS, END
from youyi.kernel.fast import ENDING, FIRSTS, PLIES, RETURNS, TURNS


@kernel
def carry_out(t: Tables, w: Work, drawn: int) -> None:
    """Carry out the draw that is due: the lot for who throws first, or a cast."""
    if w.state[PHASE] == TO_DRAW:
        begin(t, w, drawn)
    elif w.state[PHASE] == OPENING:
        open_with(t, w, drawn)
    else:
        throw(t, w, drawn)


@part
def begin(t: Tables, w: Work, first: int) -> None:
    """先手: the lot has fallen."""
    w.state[CURRENT] = first
    if t.opening:
        open_for(w, first, first)
    else:
        ask_throw(w, first, int(NONE), int(NONE))


@part
def open_for(w: Work, seat: int, first: int) -> None:
    """A seat throws for a cast of its own before play."""
    put_down(w, int(OPENING))
    w.state[BY], w.state[OTHER] = seat, first + 1


@part
def open_with(t: Tables, w: Work, cast: int) -> None:
    """第一擲: a free common cast becomes the seat's own; anything else is thrown again."""
    w.state[THROWS] += 1
    if t.kind[cast] == PLAIN_CAST and owner_of(t, w, t.counts[cast]) == NOBODY:
        first, seats = w.state[OTHER] - 1, w.state[SEATS]
        take_own(w, w.state[BY], cast)
        seat, left = first, seats
        while left and w.state[OWN + seat]:
            seat, left = (seat + 1) % seats, left - 1
        if left:
            open_for(w, seat, first)
        else:
            ask_throw(w, first, int(NONE), int(NONE))
    if w.state[THROWS] >= t.cap:
        draw(t, w)


@part
def choose(t: Tables, w: Work, player: int, key: Word) -> int:
    """Let a player choose among the noted choices; returns which."""
    count = int(w.noted[0])
    if player >= PLAYER_COUNT:
        player, key = who_chooses(player, PLAYER_COUNT, key)
    if player == FIRST:
        return 0
    if player == RANDOM:
        return below(key, count)[0]
    if player == EXPECTIMAX:
        return expectimax(t, w, asked(w))
    if player in (LOOKAHEAD, LOOKAHEAD_FIRST):
        return lookahead(t, w, int(player == LOOKAHEAD_FIRST))
    if player in (NETWORK, NETWORK_FIRST):
        return best_choice(t, w, int(player == NETWORK_FIRST))
    return greedy(t, w, key)


@part
def best_choice(t: Tables, w: Work, first: int) -> int:
    """The choice that promises the deciding seat most, as a network foretells; of equal ones the first."""
    best = chosen = 0
    seat = decider(w)
    keep(w)
    for nth in range(w.noted[0]):
        take(t, w, nth)
        promised = value(t, w, seat, first)
        put_back(w)
        if not nth or promised > best:
            best, chosen = promised, nth
    return chosen


@part
def rank(t: Tables, w: Work, nth: int) -> int:
    """The rank of a choice: home, strike, merge, station, progress; less than nothing for what is no ride."""
    if w.ends[nth] == NO_WAY:
        return NO_WAY
    seat, end = w.state[ACTOR], w.ends[nth] & CELL_MASK
    strikes = 0
    if not t.protected[end]:
        for other in range(w.state[SEATS]):
            strikes |= int(other != seat and horses_on(w, other, end) > 0)
    merges = int(horses_on(w, seat, end) > 0)
    gains = ((int(end == END) << 1 | strikes) << 1 | merges) << 1 | int(t.rewarded[end])
    return int((gains << 1) * CELLS + CELLS + end - w.starts[nth])


@part
def greedy(t: Tables, w: Work, key: Word) -> int:
    """Take a choice of the highest rank; among equals choose at random."""
    for nth in range(w.noted[0]):
        w.ranks[nth] = rank(t, w, nth)
    return one_of_best(w.ranks, w.noted[0], key)


@part
def draw_from(t: Tables, w: Work, key: Word) -> int:
    """Draw what is due: the seat that throws first, or the cast of three dice."""
    if w.state[PHASE] == TO_DRAW:
        return below(key, w.state[SEATS])[0]
    one, rest = below(key, FACE_COUNT)
    two, last = below(rest, FACE_COUNT)
    return int(t.fall[one, two, below(last, FACE_COUNT)[0]])


@part
def hand(w: Work) -> int:
    """Whose draw is due: one more than the seat, 0 for the table's lot."""
    return 0 if w.state[PHASE] == TO_DRAW else int(w.state[BY]) + 1


@kernel
def numbered_draw(t: Tables, w: Work, seed: Word, game: Word, nth: int) -> int:
    """Draw what is due, the nth draw of its hand in a game of a seed."""
    return draw_from(t, w, extended(hand_key(seed, game, DRAW, hand(w)), Word(nth)))


@kernel
def numbered_choice(t: Tables, w: Work, seat: int, player: int, seed: Word, game: Word, ply: int) -> int:
    """Which of the noted choices a player takes at a ply of a game."""
    return choose(t, w, player, extended(hand_key(seed, game, PLAYER, seat + 1), Word(ply)))


@kernel
def asked(w: Work) -> int:
    """The seat that must choose, or NOBODY."""
    if w.state[PHASE] == TO_MOVE:
        return int(w.state[ACTOR])
    return int(w.state[OTHER]) - 1 if w.state[PHASE] == TO_STAY else NOBODY


@part
def sit_down(w: Work, key: Words, nth: int) -> None:
    """Begin the chances and the counts of one game."""
    for each in range(MOST + 1):
        w.hands[each] = hand_key(key[SEED], key[GAME] + Word(nth), DRAW, each)
        w.draws[each] = 0
    for seat in range(MOST):
        w.minds[seat] = hand_key(key[SEED], key[MIND] + Word(nth), PLAYER, seat + 1)
    for event in range(len(w.counts)):
        w.counts[event] = 0


@part
def purses(w: Work, row: Ints) -> None:
    """Fill in each purse."""
    for seat in range(w.state[SEATS]):
        row[RETURNS + seat] = w.state[PURSE + seat]


@part
def reckon(w: Work, row: Ints) -> None:
    """Fill in how a state stands: its end if it is one, who is first, each purse, and the counts."""
    seats = w.state[SEATS]
    over, winner = w.state[PHASE] == DONE, w.state[OTHER]
    row[ENDING] = w.state[FINISH] + 1 if over else 0
    row[FIRSTS] = (1 << winner >> 1 if winner else (1 << seats) - 1) if over else 0
    purses(w, row)
    for event in range(len(w.counts)):
        row[RETURNS + seats + event] = w.counts[event]


@kernel
def playouts(t: Tables, w: Work, start: Ints, key: Words, players: Ints, limit: int, rows: Ints) -> None:
    """Play games of a seed from one state, one for each row; `key` holds the keys of the first."""
    seats = start[SEATS]
    figures = RETURNS + seats + len(w.counts)
    for nth in range(len(rows)):
        for column in range(WIDTH):
            w.state[column] = start[column]
        sit_down(w, key, nth)
        plies, turns = 0, 0
        look(t, w)
        while w.state[PHASE] != DONE and plies < limit:
            seat = asked(w)
            if len(rows[nth]) > figures:
                purses(w, rows[nth])
                follow(rows[nth], figures, seats, 0 if seat == NOBODY else w.noted[0])
            if seat == NOBODY:
                drawing = hand(w)
                w.draws[drawing] += 1
                turns += int(w.state[PHASE] == TO_THROW)
                carry_out(t, w, draw_from(t, w, extended(w.hands[drawing], Word(w.draws[drawing]))))
            else:
                take(t, w, choose(t, w, players[seat], extended(w.minds[seat], Word(plies))))
            if w.state[PHASE] == TO_STAY:
                look(t, w)
            plies += 1
        rows[nth, PLIES], rows[nth, TURNS] = plies, turns
        reckon(w, rows[nth])
