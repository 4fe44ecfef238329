"""Who pays whom in 打馬, in kernels; `payments` says the same in the words of the rules."""

from __future__ import annotations

from youyi.compiled.jit import kernel, part
from youyi.games.dama.fast.columns import Tables
from youyi.games.dama.fast.layout import (
    BOWL,
    FINE_PAID,
    FULL,
    GONE,
    HALF,
    HOME,
    NONE,
    ONWARD,
    PAY,
    PURSE,
    REWARD,
    SEATS,
)
from youyi.games.dama.fast.memory import Work, next_in_play
from youyi.games.dama.road import ARMY


@part
def homes(w: Work) -> int:
    """How many of the seats that have left are home with all their horses."""
    found = 0
    if w.state[GONE]:
        for seat in range(w.state[SEATS]):
            found += int(w.state[GONE] >> seat & 1 and w.state[HOME + seat] == ARMY)
    return found


@part
def stakes(t: Tables, w: Work) -> bool:
    """Whether money is still at stake."""
    return bool(t.staked and not homes(w))


@part
def pay(w: Work, payer: int, payee: int, amount: int) -> None:
    """One seat pays another."""
    w.state[PURSE + payer] -= amount
    w.state[PURSE + payee] += amount


@part
def pay_bowl(w: Work, payer: int, amount: int) -> None:
    """A seat pays into the bowl; a negative amount comes out of it."""
    w.state[PURSE + payer] -= amount
    w.state[BOWL] += amount


@part
def others(w: Work, seat: int) -> int:
    """How many other seats still play."""
    found = 0
    for other in range(w.state[SEATS]):
        found += int(other != seat and not w.state[GONE] >> other & 1)
    return found


@part
def reward(t: Tables, w: Work, to: int, amount: int) -> None:
    """賞帖: the bowl pays, or everybody else pays in full."""
    if not stakes(t, w):
        return
    if not t.players_pay:
        from_bowl(w, to, amount)
        return
    for other in range(w.state[SEATS]):
        if other != to and not w.state[GONE] >> other & 1:
            pay(w, other, to, amount)


@part
def strike_reward(t: Tables, w: Work, to: int, struck: int, horses: int) -> None:
    """打馬賞帖: one 帖 a horse, from the bowl or from the seat that was struck."""
    if not stakes(t, w):
        return
    if t.players_pay:
        pay(w, struck, to, horses)
    else:
        from_bowl(w, to, horses)


@part
def pay_station(t: Tables, w: Work, to: int) -> None:
    """入窩賞帖: always from the bowl."""
    if stakes(t, w):
        from_bowl(w, to, t.station)


@part
def fine(t: Tables, w: Work, by: int, to: int, amount: int, to_seat: int) -> None:
    """罰帖: into the bowl, or to a seat."""
    if not stakes(t, w):
        return
    if to_seat or t.players_pay:
        pay(w, by, to, amount)
    else:
        pay_bowl(w, by, amount)


@part
def pay_owner(t: Tables, w: Work, by: int, to: int, amount: int) -> None:
    """送帖: the thrower of another's cast pays its owner."""
    if stakes(t, w):
        pay(w, by, to, amount)


@part
def from_bowl(w: Work, to: int, amount: int) -> None:
    """公盆: the bowl pays; if it holds too little the others first fill it up."""
    if w.state[BOWL] < amount:
        refill(w, to, max(w.state[FULL], amount))
    pay_bowl(w, to, -amount)


@part
def half(t: Tables, w: Work, to: int) -> None:
    """倒半盆: half the bowl, rounded down; then the others fill it up again."""
    if stakes(t, w):
        pay_bowl(w, to, -(w.state[BOWL] >> 1))
        refill(w, to, w.state[FULL])


@part
def refill(w: Work, besides: int, level: int) -> None:
    """補盆: everyone but one seat fills the bowl up in equal shares."""
    missing = level - w.state[BOWL]
    if missing > 0:
        share_among(w, besides, missing)
        w.state[BOWL] += missing


@part
def share_among(w: Work, besides: int, amount: int) -> None:
    """零帖: take equal shares from the others; odd chips one each from the seats after the receiver."""
    payers = others(w, besides)
    each, odd = amount // payers, amount % payers
    payer = besides
    for place in range(payers):
        payer = next_in_play(w, payer, int(ONWARD))
        w.state[PURSE + payer] -= each + int(place < odd)


@part
def settle(t: Tables, w: Work, winner: int, is_ximan: int) -> None:
    """倒盆: the winner takes the bowl; for 細滿 the others pay as much again."""
    amount = w.state[BOWL]
    if not amount or not stakes(t, w):
        return
    pay_bowl(w, winner, -amount)
    if is_ximan:
        share_among(w, winner, amount)
        w.state[PURSE + winner] += amount


@part
def share_out(t: Tables, w: Work) -> None:
    """和局: the bowl is divided among all, odd chips from the first seat on."""
    if not stakes(t, w):
        return
    seats, bowl = w.state[SEATS], w.state[BOWL]
    for seat in range(seats):
        pay_bowl(w, seat, -(bowl // seats + int(seat < bowl % seats)))


@kernel
def operate(t: Tables, w: Work, operation: int, seat: int, to: int, amount: int) -> None:
    """Carry out one payment alone; `amount` says of the last whether it is 細滿."""
    if operation == REWARD:
        reward(t, w, seat, amount)
    elif operation == FINE_PAID:
        fine(t, w, seat, to, amount, int(NONE))
    elif operation == PAY:
        pay_owner(t, w, seat, to, amount)
    elif operation == HALF:
        half(t, w, seat)
    else:
        settle(t, w, seat, amount)
