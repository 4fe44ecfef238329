"""The course of a round of 儒棋 in kernels: the dice shown, a turn carried out, passes, the end and the tallies."""

from __future__ import annotations

from youyi.compiled.arrays import Ints
from youyi.compiled.jit import kernel, part
from youyi.games.ruqi.fast.layout import (
    ALL_GONE,
    ALL_WAITING,
    ARMY,
    BITS,
    CLEARED,
    DONE,
    HIGH,
    LOW,
    MANNER,
    OUT,
    PHASE,
    PIECE_COUNT,
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
from youyi.games.ruqi.fast.memory import Work
from youyi.games.ruqi.fast.tables import Tables
from youyi.games.ruqi.fast.turns import turns


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
    """Find the turns on the dice that show; where there is none, the side passes (無棋可走就跳過). Returns the book."""
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
    """Pass the dice on, or let one side throw on alone (虛投), or end the round at once (走完就停)."""
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
