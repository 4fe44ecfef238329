"""What a seat of 打馬 is asked, and what comes of its answer or of a throw, in kernels."""

from __future__ import annotations

from youyi.compiled.jit import kernel, part
from youyi.games.dama.fast.acting import act_on, finish_act, ride_on
from youyi.games.dama.fast.columns import Tables
from youyi.games.dama.fast.layout import DECLINE, DECLINED, DONE, OTHER, OWN, PHASE, RETIRE, STAY, TO_MOVE, TO_STAY
from youyi.games.dama.fast.memory import Work, did_nothing
from youyi.games.dama.fast.throwing import cast_dice
from youyi.games.dama.fast.turns import close, leave, win_alone
from youyi.games.dama.fast.ways import choices, note_answer


@part
def throw(t: Tables, w: Work, cast: int) -> None:
    """擲采: carry out a throw of play; the choices that may follow are noted."""
    if cast_dice(t, w, cast):
        act_on(t, w)
    else:
        close(t, w)


@kernel
def look(t: Tables, w: Work) -> int:
    """Note the choices of a seat that is asked; returns how many."""
    if w.state[PHASE] == TO_MOVE:
        return choices(t, w)
    w.noted[0] = 0
    if w.state[PHASE] == TO_STAY:
        note_answer(w, int(STAY))
        note_answer(w, int(RETIRE))
    return int(w.noted[0])


@kernel
def take(t: Tables, w: Work, nth: int) -> None:
    """Carry out a choice that is noted."""
    number = w.numbers[nth]
    if w.state[PHASE] == TO_STAY:
        answer(t, w, number == RETIRE)
        return
    if number == DECLINE:
        did_nothing(w, int(DECLINED))
    else:
        ride_on(t, w, w.starts[nth], w.ends[nth], w.sizes[nth])
    finish_act(t, w)


@part
def answer(t: Tables, w: Work, retires: bool) -> None:
    """出局, 再下: a struck seat stays or leaves."""
    if retires:
        seat = w.state[OTHER] - 1
        w.state[OWN + seat] = 0
        leave(w, seat)
        win_alone(t, w)
    if w.state[PHASE] != DONE:
        close(t, w)
