"""Who pays whom, when, how much: what each context is worth, and where the money comes from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from youyi.games.dama import articles as art
from youyi.games.dama.events import BowlRefilled, HalfBowl, Paid
from youyi.games.dama.position import Context, Finish, in_play
from youyi.games.dama.road import ARMY
from youyi.games.dama.rulings import Rulings
from youyi.games.dama.rulings.casts import CollisionFine
from youyi.games.dama.rulings.money import Chips, Payment
from youyi.games.dama.scribe import DamaScribe
from youyi.kernel.ledger import BOWL
from youyi.kernel.rules import Reason
from youyi.kernel.seats import Seat

AMOUNTS: Mapping[Context, int] = {
    Context.FINE: 2,
    Context.OWN: 3,
    Context.OWN_CLASS: 2,
    Context.OTHERS: 3,
    Context.OTHERS_CLASS: 2,
    Context.COLLISION: 3,
    Context.SIDE_COLLISION: 2,
}
"""What a context costs or brings, in 帖; a prize cast brings its own number."""
THIRD_TIME = 2
"""How many times the fine the third collision costs."""
STATION = 1
"""What a station brings, in 帖."""
LEAST_BOWL = 10
"""The full bowl must hold the largest reward of a cast, in 帖."""


def stakes(scribe: DamaScribe) -> bool:
    """Whether money is still at stake: the ruling asks for it and the bowl is not yet won."""
    if not anything_staked(scribe.context.rulings):
        return False
    return all(scribe.position.armies[seat].home < ARMY for seat in scribe.position.left)


def anything_staked(rulings: Rulings) -> bool:
    """鋪盆: whether the game is played for 帖."""
    return {Chips.TRUE: True, Chips.FALSE: False}[rulings.chips]


def players_pay(scribe: DamaScribe) -> bool:
    """在局皆供: whether the players pay instead of the bowl."""
    return paid_by_players(scribe.context.rulings)


def paid_by_players(rulings: Rulings) -> bool:
    """在局皆供: whether the rules have rewards and fines paid from purse to purse."""
    return {Payment.PLAYERS: True, Payment.BOWL: False}[rulings.payment]


def reward(scribe: DamaScribe, to: Seat, amount: int, because: Reason) -> None:
    """賞帖: the bowl pays, or everybody else pays in full."""
    if not stakes(scribe):
        return
    if not players_pay(scribe):
        from_bowl(scribe, to, amount, because)
        return
    for other in in_play(scribe.position, to, scribe.context.seats):
        scribe.write(Paid(other, to, amount, art.EVERYBODY_PAYS))


def strike_reward(scribe: DamaScribe, to: Seat, struck: Seat, horses: int) -> None:
    """打馬賞帖: one 帖 a horse, from the bowl or from the seat that was struck."""
    if stakes(scribe) and players_pay(scribe):
        scribe.write(Paid(struck, to, horses, art.STRIKE_REWARD))
    elif stakes(scribe):
        from_bowl(scribe, to, horses, art.STRIKE_REWARD)


def pay_station(scribe: DamaScribe, to: Seat) -> None:
    """入窩賞帖: always from the bowl."""
    if stakes(scribe):
        from_bowl(scribe, to, STATION, art.STATION_REWARD)


def fine(scribe: DamaScribe, by: Seat, to: Seat, amount: int, because: Reason) -> None:
    """罰帖: into the bowl, or to the seat that acts instead."""
    if not stakes(scribe):
        return
    if players_pay(scribe):
        scribe.write(Paid(by, to, amount, art.OFFENDER_PAYS))
    else:
        scribe.write(Paid(by, BOWL, amount, because))


def collision_fine(scribe: DamaScribe, by: Seat, to: Seat, amount: int, because: Reason) -> None:
    """撞罰: into the bowl, or to the seat before."""
    if not stakes(scribe):
        return
    match scribe.context.rulings.zhuang_fine:
        case CollisionFine.PREVIOUS:
            scribe.write(Paid(by, to, amount, CollisionFine.PREVIOUS))
        case CollisionFine.BOWL:
            fine(scribe, by, to, amount, because)


def pay_owner(scribe: DamaScribe, by: Seat, to: Seat, amount: int) -> None:
    """送帖: the thrower of another's cast pays its owner."""
    if stakes(scribe):
        scribe.write(Paid(by, to, amount, art.OTHERS_PAID))


def from_bowl(scribe: DamaScribe, to: Seat, amount: int, because: Reason) -> None:
    """公盆: the bowl pays; if it holds too little the others first fill it up."""
    if scribe.position.ledger.bowl < amount:
        refill(scribe, to, max(scribe.position.full, amount), art.BOWL_SHORT)
    scribe.write(Paid(BOWL, to, amount, because))


def half(scribe: DamaScribe, to: Seat, because: Reason) -> None:
    """倒半盆: half the bowl, rounded down; then the others fill it up again."""
    if not stakes(scribe):
        return
    amount = scribe.position.ledger.bowl // 2
    scribe.write(HalfBowl(to, amount, because), Paid(BOWL, to, amount, because))
    refill(scribe, to, scribe.position.full, art.REFILL)


def refill(scribe: DamaScribe, besides: Seat, level: int, because: Reason) -> None:
    """補盆: everyone but one seat fills the bowl up in equal shares."""
    missing = level - scribe.position.ledger.bowl
    if missing <= 0:
        return
    scribe.write(BowlRefilled(besides, missing, because))
    for payer, share, reason in shares(scribe, besides, missing, because):
        scribe.write(Paid(payer, BOWL, share, reason))


def shares(scribe: DamaScribe, besides: Seat, amount: int, because: Reason) -> Iterator[tuple[Seat, int, Reason]]:
    """零帖: equal shares of the others; odd chips one each from the seats after the receiver."""
    payers = in_play(scribe.position, besides, scribe.context.seats)
    each, odd = divmod(amount, len(payers))
    for place, payer in enumerate(payers):
        if place < odd:
            yield payer, each + 1, art.ODD_CHIPS
        elif each:
            yield payer, each, because


def settle(scribe: DamaScribe, winner: Seat, finish: Finish) -> None:
    """倒盆: the winner takes the bowl; for 細滿 the others pay as much again."""
    amount = scribe.position.ledger.bowl
    if not stakes(scribe) or not amount:
        return
    because = art.XIMAN if finish is Finish.XIMAN else art.CUMAN
    scribe.write(Paid(BOWL, winner, amount, because))
    if finish is Finish.XIMAN:
        for payer, share, reason in shares(scribe, winner, amount, art.XIMAN):
            scribe.write(Paid(payer, winner, share, reason))


def share_out(scribe: DamaScribe) -> None:
    """和局: the bowl is divided among all, odd chips from the first seat on."""
    seats = scribe.context.seats
    each, odd = divmod(scribe.position.ledger.bowl, seats)
    for seat in range(seats):
        if stakes(scribe) and (each or seat < odd):
            scribe.write(Paid(BOWL, Seat(seat), each + (seat < odd), art.THROW_CAP))
