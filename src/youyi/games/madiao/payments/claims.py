"""From what is due to what moves between the four purses."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from youyi.games.madiao import articles as art
from youyi.games.madiao.events import Due, Paid
from youyi.games.madiao.position import SEATS
from youyi.kernel.articles import Article
from youyi.kernel.rules import Reason
from youyi.kernel.seats import Seat, others


@dataclass(frozen=True, slots=True)
class Claim:
    """What a seat may ask of others; what it owes them, if the worth is negative."""

    due: Due
    seat: Seat
    item: str
    """What for, by its identifier."""
    worth: int
    """Asked of each payer, in the due's unit."""
    payers: tuple[Seat, ...]
    """Who pays the worth; a seat that pays it twice stands here twice."""
    because: Reason


WHO_PAYS: Mapping[Due, Article] = {
    Due.DIAO: art.DIAO_BANKER,
    Due.ZHU: art.ZHU,
    Due.QIAOMEN: art.DOOR_KNOCK,
    Due.GONGHE: art.COMMON_HE,
    Due.CHONG: art.CHONG_POINTS,
    Due.CHONG_GONGHE: art.COMMON_HE,
    Due.DUO_JIN: art.BANNER_FLOW,
}
"""Which clause says from whom each due is taken."""


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
    """Let the payers pay: every 注 that one seat gets cards another's purse.

    >>> from youyi.games.madiao import articles as art
    >>> paid(2, Claim(Due.ZHU, Seat(1), "xiao_tu", 2, (Seat(0),), art.LESSER_TU)).flow
    (-4, 4, 0, 0)
    """
    flow = [0] * SEATS
    for payer in claim.payers:
        flow[payer] -= claim.worth * base
        flow[claim.seat] += claim.worth * base
    east, north, west, south = flow
    return Paid(claim.due, claim.seat, claim.item, claim.worth, (east, north, west, south), claim.because)
