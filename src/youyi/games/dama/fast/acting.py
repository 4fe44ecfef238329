"""What a seat of 打馬 does with a throw, in kernels; `play.acting` says the same in the words of the rules."""

from __future__ import annotations

from youyi.compiled.jit import part
from youyi.games.dama.fast.columns import Tables
from youyi.games.dama.fast.layout import (
    ACTOR,
    CELL_MASK,
    CONTEXT,
    CUMAN,
    DEPLOYED,
    DROP_LOST,
    DROPPED,
    FLEW,
    GATE_OPENED,
    HAD_NO_WAY,
    HAND,
    HELD,
    HOME,
    HORSES,
    MERGED,
    MOVED,
    MUST_DROP,
    NO_WAY,
    NOBODY,
    OTHER,
    PASSED,
    PHASE,
    RAN_PAST,
    SEATS,
    STATION_ENTERED,
    STRUCK,
    TO_MOVE,
    TO_STAY,
    XIMAN,
)
from youyi.games.dama.fast.memory import Work, did, did_nothing, horses_on, put_on, take_off
from youyi.games.dama.fast.money import half, pay_station, reward, strike_reward
from youyi.games.dama.fast.turns import close, earn, win
from youyi.games.dama.fast.ways import choices, drop_size, drop_way, forget_enemies, see_enemies
from youyi.games.dama.road import ARMY, END, GATE, GATE_UNIT, MOAT, START


@part
def act_on(t: Tables, w: Work) -> None:
    """行動: the moat first, then the hand, then the road; asks only where there is a choice."""
    seat = w.state[ACTOR]
    there = horses_on(w, seat, int(MOAT))
    if there:
        fly(t, w, seat, there)
    elif must_drop(t, w, seat):
        see_enemies(w, seat)
        way = drop_way(t, w, seat)
        forget_enemies(w)
        drop(t, w, seat, way)
    elif choices(t, w):
        return
    else:
        did_nothing(w, int(HAD_NO_WAY))
    finish_act(t, w)


@part
def must_drop(t: Tables, w: Work, seat: int) -> bool:
    """下盡方行: whether the seat's action is a drop and nothing else."""
    return bool(w.state[HAND + seat] and (not t.choice or w.state[MUST_DROP + seat] or not w.state[DEPLOYED + seat]))


@part
def finish_act(t: Tables, w: Work) -> None:
    """Close the throw, unless somebody is asked or the game is over."""
    if w.state[PHASE] == TO_MOVE:
        close(t, w)


@part
def fly(t: Tables, w: Work, seat: int, there: int) -> None:
    """飛馬: on certain throws horses leave the moat for home."""
    if not t.flies[w.state[CONTEXT]]:
        did_nothing(w, int(HELD))
        return
    horses = there if t.whole_moat else min(w.state[HORSES], there)
    take_off(w, seat, int(MOAT), horses)
    w.state[HOME + seat] += horses
    did(w, int(FLEW), horses, int(MOAT), int(END))
    reward(t, w, seat, horses)
    if w.state[HOME + seat] == ARMY:
        win(t, w, seat, int(CUMAN))
    elif t.fly_again:
        earn(t, w, seat)


@part
def drop(t: Tables, w: Work, seat: int, way: int) -> None:
    """下馬: horses from the hand travel together to the cell of the cast."""
    if way == NO_WAY:
        did_nothing(w, int(DROP_LOST))
        return
    size, cell = drop_size(w, seat), way & CELL_MASK
    w.state[HAND + seat] -= size
    w.state[MUST_DROP + seat] = 0
    put_on(w, seat, cell, size)
    did(w, int(DROPPED), size, int(START), cell)
    if t.choice and not w.state[HAND + seat]:
        w.state[DEPLOYED + seat] = 1
    land(t, w, seat, int(START), way, size)


@part
def ride_on(t: Tables, w: Work, start: int, way: int, size: int) -> None:
    """行馬: a stack goes, or a seat that may choose drops."""
    seat, cell = w.state[ACTOR], way & CELL_MASK
    if start == START:
        drop(t, w, seat, way)
        return
    take_off(w, seat, start, size)
    if cell == END:
        w.state[HOME + seat] += size
    else:
        put_on(w, seat, cell, size)
    did(w, int(MOVED), size, start, cell)
    land(t, w, seat, start, way, size)


@part
def land(t: Tables, w: Work, seat: int, start: int, way: int, size: int) -> None:
    """What a unit meets where it lands, in the order of the book: gate, end, moat, enemies, own horses, station."""
    cell = way & CELL_MASK
    if start <= GATE < cell and size >= GATE_UNIT and not w.state[PASSED] >> seat & 1:
        open_gate(t, w, seat)
    if cell == END:
        if w.state[HOME + seat] == ARMY:
            is_ximan = t.ximan[start, int(way & RAN_PAST != 0), int(size == ARMY)]
            win(t, w, seat, int(XIMAN) if is_ximan else int(CUMAN))
        return
    if cell == MOAT:
        return
    routed = strike(t, w, seat, cell)
    if horses_on(w, seat, cell) != size:
        w.counts[MERGED] += 1
        if t.merge_again:
            earn(t, w, seat)
    enter_station(t, w, seat, cell)
    if routed != NOBODY and t.may_retire:
        w.state[PHASE], w.state[OTHER] = TO_STAY, routed + 1


@part
def open_gate(t: Tables, w: Work, seat: int) -> None:
    """函谷關: ten that come to stand beyond it open it; the first takes half the bowl."""
    first = not w.state[PASSED]
    w.state[PASSED] |= (1 << w.state[SEATS]) - 1 if t.opens_for_all else 1 << seat
    w.counts[GATE_OPENED] += 1
    if first:
        half(t, w, seat)


@part
def strike(t: Tables, w: Work, seat: int, cell: int) -> int:
    """打馬: an enemy stack goes back to hand; returns the owner if it was all twenty, else NOBODY."""
    if t.protected[cell]:
        return NOBODY
    for owner in range(w.state[SEATS]):
        horses = 0 if owner == seat else horses_on(w, owner, cell)
        if horses:
            take_off(w, owner, cell, horses)
            w.state[HAND + owner] += horses
            w.state[MUST_DROP + owner] = t.choice
            w.counts[STRUCK] += 1
            if horses == ARMY:
                half(t, w, seat)
            else:
                strike_reward(t, w, seat, owner, horses)
            if t.strike_again:
                earn(t, w, seat)
            return int(owner) if horses == ARMY else NOBODY
    return NOBODY


@part
def enter_station(t: Tables, w: Work, seat: int, cell: int) -> None:
    """入窩: one 帖, another turn, both or neither."""
    w.counts[STATION_ENTERED] += int(t.station_pays[cell] or t.station_again[cell])
    if t.station_pays[cell]:
        pay_station(t, w, seat)
    if t.station_again[cell]:
        earn(t, w, seat)
