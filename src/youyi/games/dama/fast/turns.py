"""Extra turns, the rotation, and the ends of 打馬, in kernels; `play.turns` says the same in the words of the rules."""

from __future__ import annotations

from youyi.compiled.jit import part
from youyi.games.dama.fast.columns import Tables
from youyi.games.dama.fast.layout import (
    ACTOR,
    ALONE,
    BY,
    CAST,
    COLLISION,
    COLLISION_BIT,
    COLLISIONS,
    CONTEXT,
    CURRENT,
    DONE,
    DRAWN,
    EARNED,
    EXTRA,
    EXTRA_BIT,
    EXTRA_EARNED,
    FINISH,
    GONE,
    HOME,
    HORSES,
    LAST,
    LEFT,
    NONE,
    ONWARD,
    OTHER,
    PHASE,
    PLACED,
    SEAT_BITS,
    SEAT_MASK,
    SEATS,
    SIDE_COLLISION,
    THROWN_AGAIN,
    THROWS,
    TO_THROW,
    WAIT,
    XIMAN,
)
from youyi.games.dama.fast.memory import Work, let_wait, listed, next_in_play, next_waiting, void_turns
from youyi.games.dama.fast.money import homes, others, settle, share_out
from youyi.games.dama.road import ARMY


@part
def earn(t: Tables, w: Work, seat: int) -> None:
    """賞擲: a seat earns an extra turn, one for each throw or one for each reason."""
    if t.capped and listed(w.state[EARNED], seat):
        return
    turn = seat + 1 | 1 << EXTRA_BIT
    let_wait(w, 0 if t.at_once else w.state[WAIT], turn)
    w.state[EARNED] = w.state[EARNED] << SEAT_BITS | seat + 1
    w.counts[EXTRA_EARNED] += 1


@part
def close(t: Tables, w: Work) -> None:
    """Close a throw that has been carried out: throw again, take an extra turn, or pass on."""
    by, context = w.state[BY], w.state[CONTEXT]
    again = context in (COLLISION, SIDE_COLLISION)
    if w.state[THROWS] >= t.cap:
        draw(t, w)
    elif again and w.state[EARNED] and t.at_once:
        postpone(w)
        take_next(w)
    elif again and not w.state[GONE] >> by & 1:
        w.counts[THROWN_AGAIN] += 1
        ask_throw(w, by, w.state[EXTRA], w.state[COLLISIONS] + 1)
    else:
        pass_on(w)


@part
def ask_throw(w: Work, by: int, extra: int, collisions: int) -> None:
    """A seat must throw."""
    put_down(w, int(TO_THROW))
    w.state[BY], w.state[EXTRA], w.state[COLLISIONS] = by, extra, collisions


@part
def put_down(w: Work, phase: int) -> None:
    """Leave a phase for another: nothing that belonged to it remains."""
    w.state[PHASE] = phase
    w.state[BY] = w.state[EXTRA] = w.state[COLLISIONS] = 0
    w.state[CAST] = w.state[CONTEXT] = w.state[ACTOR] = w.state[HORSES] = w.state[EARNED] = w.state[OTHER] = 0


@part
def postpone(w: Work) -> None:
    """The throw that repeats a collision waits behind the turns that the throw has earned."""
    earned, nth = w.state[EARNED], 0
    while earned:
        earned, nth = earned >> SEAT_BITS, nth + 1
    turn = w.state[BY] + 1 | w.state[EXTRA] << EXTRA_BIT | w.state[COLLISIONS] + 1 << COLLISION_BIT
    let_wait(w, nth, turn)


@part
def take_next(w: Work) -> None:
    """The first turn that waits is taken."""
    turn = next_waiting(w)
    ask_throw(w, (turn & SEAT_MASK) - 1, turn >> EXTRA_BIT & 1, turn >> COLLISION_BIT)


@part
def pass_on(w: Work) -> None:
    """輪擲: extra turns first, in order; then the seat after the one of the regular turn."""
    w.state[LAST + w.state[BY]] = w.state[CAST]
    if w.state[WAIT]:
        take_next(w)
        return
    following = next_in_play(w, w.state[CURRENT], int(ONWARD))
    w.state[CURRENT] = following
    ask_throw(w, following, int(NONE), int(NONE))


@part
def leave(w: Work, seat: int) -> None:
    """A seat plays no more, and its extra turns are void."""
    w.state[LEFT] = w.state[LEFT] << SEAT_BITS | seat + 1
    w.state[GONE] |= 1 << seat
    void_turns(w, seat)


@part
def end(w: Work, winner: int, finish: int) -> None:
    """The game is over; `winner` is one more than the seat, 0 for none."""
    put_down(w, int(DONE))
    w.state[OTHER], w.state[FINISH] = winner, finish


@part
def draw(t: Tables, w: Work) -> None:
    """擲數上限: the agreed number of throws is reached; the bowl is shared out."""
    share_out(t, w)
    end(w, int(NONE), int(DRAWN))


@part
def win(t: Tables, w: Work, seat: int, finish: int) -> None:
    """先到為勝: a seat has all its horses home; the game is over, or goes on for places."""
    before = homes(w)
    if not before:
        settle(t, w, seat, int(finish == XIMAN))
    leave(w, seat)
    if not t.plays_on or others(w, seat) <= 1:
        end(w, first_home(w), int(PLACED) if before else finish)


@part
def first_home(w: Work) -> int:
    """One more than the first of the seats that have left with all their horses home; 0 if none has."""
    left, first = w.state[LEFT], 0
    while left:
        seat = left & SEAT_MASK
        if w.state[HOME + seat - 1] == ARMY:
            first = seat
        left >>= SEAT_BITS
    return int(first)


@part
def win_alone(t: Tables, w: Work) -> None:
    """獨留: all others have left the game."""
    winner, rest = first_home(w), 0
    for seat in range(w.state[SEATS]):
        if not w.state[GONE] >> seat & 1:
            rest += 1
            last = seat + 1
    if rest > 1:
        return
    if not winner:
        winner = last
        settle(t, w, winner - 1, int(NONE))
    end(w, winner, int(ALONE))
