"""看冲: what the turned stock brings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from youyi.games.madiao import articles as art
from youyi.games.madiao.cards import CODES
from youyi.games.madiao.chong import KIND_OF_BANNER, Draw, FourHauls, Seized, seized
from youyi.games.madiao.events import Due, Paid
from youyi.games.madiao.payments.claims import Claim, opposite, paid
from youyi.games.madiao.payments.law import MoneyLaw
from youyi.games.madiao.payments.table import he_claims
from youyi.games.madiao.position import SEATS
from youyi.kernel.seats import Seat, others

DOUBLED = "shuang_chong"
"""Item of 全上雙冲: as much again as all that was drawn."""


def stock_payments(
    law: MoneyLaw, banker: Seat, hauls: FourHauls, draws: Sequence[Draw], starter: Seat
) -> tuple[Paid, ...]:
    """冲 for each card drawn, its doubling, 公賀 for what the stock completed, then 奪錦標."""
    claims = [*draw_claims(banker, draws)]
    claims += [*doubled_claims(law, banker, hauls, draws)]
    for haul in hauls:
        drawn = tuple(draw.card for draw in draws if draw.taker == haul.seat)
        if drawn:
            claims += he_claims(Due.CHONG_GONGHE, haul.seat, law.patterns.chong(replace(haul, drawn=drawn)))
    found = seized(law.chong, hauls, draws, starter)
    if found is not None:
        claims.append(banner_claim(found))
    return tuple(paid(law.base, claim) for claim in claims)


def draw_claims(banker: Seat, draws: Sequence[Draw]) -> Iterator[Claim]:
    """冲: the banker and one other settle the points of each card between them."""
    for draw in draws:
        if draw.taker is not None:
            payers = opposite(banker, draw.taker)
            yield Claim(Due.CHONG, draw.taker, CODES[draw.card], draw.points, payers, draw.counted)


def chong_points(draws: Sequence[Draw], seat: Seat) -> int:
    """Add up what a seat has drawn."""
    return sum(draw.points for draw in draws if draw.taker == seat)


def doubled_claims(law: MoneyLaw, banker: Seat, hauls: FourHauls, draws: Sequence[Draw]) -> Iterator[Claim]:
    """全上雙冲: who was dealt all four 肩 and has won them is paid for its draws twice."""
    for haul in hauls:
        points = chong_points(draws, haul.seat)
        # reading: a hand that ended play has won nothing, and the rider of 千鈞柱 belongs to the table
        if points and haul.fought and law.patterns.doubles_chong(haul):
            yield Claim(Due.CHONG, haul.seat, DOUBLED, points, opposite(banker, haul.seat), art.DOUBLE_CHONG)


def banner_claim(found: Seized) -> Claim:
    """奪錦標: four parts for the rival, two of them from the seat with three 賞, one from each of the two others."""
    rest = tuple(seat for seat in others(found.rival, SEATS) if seat != found.victim)
    payers = (found.victim, found.victim, *rest)
    return Claim(Due.DUO_JIN, found.rival, found.kind.value, found.base, payers, KIND_OF_BANNER[found.kind])
