"""From what is due to what moves between the four purses."""

from __future__ import annotations

from dataclasses import dataclass

from youyi.games.madiao import articles as art
from youyi.games.madiao.events import Paid, PaymentKind
from youyi.games.madiao.position import SEATS
from youyi.kernel.articles import enacts
from youyi.kernel.names import Name
from youyi.kernel.rules import Reason
from youyi.kernel.seats import Seat, others


@dataclass(frozen=True, slots=True)
class Claim:
    """What a seat may ask of others; what it owes them, if the worth is negative."""

    due: PaymentKind
    seat: Seat
    item: str
    """What for, by its identifier."""
    worth: int
    """Asked of each payer, in the due's unit."""
    payers: tuple[Seat, ...]
    """Who pays the worth; a seat that pays it twice stands here twice."""
    because: Reason
    halved: bool = False
    """Whether the worth is counted in half 注."""


ITEM_NAMES: dict[str, Name] = {
    "du_diao": art.DIAO_SOLE.name,
    "ge_diao": art.DIAO_EACH.name,
    "he_diao": art.DIAO_JOINT.name,
    "dan_zhang": art.SINGLES.name,
    "xiao_tu": art.LESSER_TU.name,
    "diao_bai": art.DIAO_HUNDRED.name,
    "zheng_ben_bai": art.PAR_HUNDRED.name,
    "da_huo_bai": art.LIVE_HUNDRED.name,
    "da_huo_bai_tu": art.LIVE_HUNDRED_TU.name,
    "quan_tu_da_huo": art.FULL_TU.name,
}
"""What 吊 and 注 are paid for: a payment may cite whatever sets its amount. All else is named by the clause it cites."""


@enacts(art.BANKER)
def opposite(banker: Seat, seat: Seat) -> tuple[Seat, ...]:
    """莊散: the banker settles with each of the others, and each of them with the banker alone."""
    return others(banker, SEATS) if seat == banker else (banker,)


def fellows(banker: Seat, seat: Seat) -> tuple[Seat, ...]:
    """散家: name the other two who do not bank; nobody settles so with the banker."""
    return tuple(each for each in others(seat, SEATS) if banker not in (each, seat))


def everyone_else(seat: Seat) -> tuple[Seat, ...]:
    """公賀: the three others pay, banker or not."""
    return others(seat, SEATS)


def paid(base: int, claim: Claim) -> Paid:
    """The payment of a claim: every 注 that one seat gets leaves another's purse.

    >>> from youyi.games.madiao import articles as art
    >>> paid(2, Claim(PaymentKind.ZHU, Seat(1), "xiao_tu", 2, (Seat(0),), art.LESSER_TU)).flow
    (-4, 4, 0, 0)
    """
    flow = [0] * SEATS
    amount = claim.worth * base // 2 if claim.halved else claim.worth * base
    for payer in claim.payers:
        flow[payer] -= amount
        flow[claim.seat] += amount
    east, north, west, south = flow
    return Paid(claim.due, claim.seat, claim.item, claim.worth, (east, north, west, south), claim.because)
