"""What each stage of a settlement pays: a dealt pattern, what lies on the table, what the stock brings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TypeAlias

from youyi.games.madiao import articles as art
from youyi.games.madiao.cards import CODES, FLAG, HUNDRED, JI, NO_CARDS, SHOULDER, CardSet, members
from youyi.games.madiao.context import Item, RuleContext
from youyi.games.madiao.events import Paid, PaymentKind
from youyi.games.madiao.patterns import Scored
from youyi.games.madiao.payments.claims import Claim, everyone_else, fellows, opposite, paid
from youyi.games.madiao.payments.singles import items
from youyi.games.madiao.payments.tricks import diao_claims, idle_diao_claims
from youyi.games.madiao.position import SEATS, Cards, Four
from youyi.games.madiao.stock import KIND_OF_BANNER, Draw, Seized, banners
from youyi.games.madiao.winnings import FourWinnings
from youyi.kernel.articles import enacts
from youyi.kernel.seats import Seat, others

FourScored: TypeAlias = tuple[Scored | None, Scored | None, Scored | None, Scored | None]

SHOWN: Mapping[str, CardSet] = {
    "diao_bai": HUNDRED,
    "zheng_ben_bai": HUNDRED,
    "shun_feng_qi": FLAG,
    "si_jian_zai_shou": SHOULDER,
    "fu_lu_shou_xi": JI,
}
"""What a seat must prove that it was dealt, for items that depend on it."""


def dealt_payments(context: RuleContext, banker: Seat, results: FourScored) -> tuple[Paid, ...]:
    """斗前: everyone who counts as a holder is congratulated by the three others; 吊 only where the rulings have it so."""
    holders = [Seat(seat) for seat, scored in enumerate(results) if scored is not None]
    claims = [*idle_diao_claims(context.payments.diao, banker, holders)]
    for seat, scored in enumerate(results):
        if scored is not None:
            claims += he_claims(PaymentKind.GONGHE, Seat(seat), (scored,))
    return tuple(paid(context.payments.base, claim) for claim in claims)


@enacts(art.PROVE_DEALT)
def shown_for(payment: Paid) -> Cards:
    """亮牌: list the dealt cards that a seat shows for a payment; none for what lies on the table."""
    return members(SHOWN.get(payment.item, NO_CARDS))


def table_payments(context: RuleContext, banker: Seat, all_winnings: FourWinnings) -> tuple[Paid, ...]:
    """吊, then 注, then 敲門, then 公賀 for what each seat has won."""
    gates = tuple(context.patterns.four_gate(winnings) for winnings in all_winnings)
    listed = [
        items(context.payments, winnings, gate is not None) for winnings, gate in zip(all_winnings, gates, strict=True)
    ]
    claims = [*diao_claims(context.payments.diao, banker, trick_counts(all_winnings))]
    for winnings, each in zip(all_winnings, listed, strict=True):
        claims += zhu_claims(banker, winnings.seat, each)
    for winnings, each in zip(all_winnings, listed, strict=True):
        claims += knock_claims(banker, winnings.seat, each)
    for winnings, gate in zip(all_winnings, gates, strict=True):
        claims += he_claims(
            PaymentKind.GONGHE, winnings.seat, [*filter(None, [gate]), *context.patterns.misc(winnings)]
        )
    return tuple(paid(context.payments.base, claim) for claim in claims)


def trick_counts(all_winnings: FourWinnings) -> Four:
    """Count what each seat has won."""
    east, north, west, south = (len(winnings.won) for winnings in all_winnings)
    return east, north, west, south


@enacts(art.ZHU)
def zhu_claims(banker: Seat, seat: Seat, listed: Iterable[Item]) -> Iterator[Claim]:
    """注: the banker and one other settle each item between them."""
    for each in listed:
        yield Claim(PaymentKind.ZHU, seat, each.item, each.worth, opposite(banker, seat), each.because)


def knock_claims(banker: Seat, seat: Seat, listed: Iterable[Item]) -> Iterator[Claim]:
    """敲門: who does not bank and has a live Hundred takes from the other two who do not bank."""
    for each in listed:
        if each.knock is not None and seat != banker:
            yield Claim(
                PaymentKind.QIAOMEN, seat, each.item, each.knock.worth, fellows(banker, seat), each.knock.because
            )


@enacts(art.COMMON_HE)
def he_claims(due: PaymentKind, seat: Seat, scored: Iterable[Scored]) -> Iterator[Claim]:
    """公賀: each of the three others pays for a pattern."""
    for each in scored:
        yield Claim(due, seat, each.pattern.id, each.worth, everyone_else(seat), each.pattern.article)


DOUBLED = "shuang_chong"
"""Item of 全上雙冲: as much again as all that was drawn."""


def stock_payments(
    context: RuleContext, banker: Seat, all_winnings: FourWinnings, draws: Sequence[Draw], starter: Seat
) -> tuple[Paid, ...]:
    """冲 for each card drawn, its doubling, 公賀 for what the stock completed, then 奪錦標."""
    claims = [*draw_claims(banker, draws)]
    claims += [*doubled_claims(context, banker, all_winnings, draws)]
    for winnings in all_winnings:
        drawn = tuple(draw.card for draw in draws if draw.taker == winnings.seat)
        if drawn:
            claims += he_claims(
                PaymentKind.CHONG_GONGHE, winnings.seat, context.patterns.chong(replace(winnings, drawn=drawn))
            )
    claims += map(banner_claim, banners(context.stock, all_winnings, draws, starter))
    return tuple(paid(context.payments.base, claim) for claim in claims)


@enacts(art.CHONG_POINTS)
def draw_claims(banker: Seat, draws: Sequence[Draw]) -> Iterator[Claim]:
    """冲: the banker and one other settle the points of each card between them."""
    for draw in draws:
        if draw.taker is not None:
            payers = opposite(banker, draw.taker)
            yield Claim(PaymentKind.CHONG, draw.taker, CODES[draw.card], draw.points, payers, draw.counted)


def chong_points(draws: Sequence[Draw], seat: Seat) -> int:
    """Add up what a seat has drawn."""
    return sum(draw.points for draw in draws if draw.taker == seat)


def doubled_claims(
    context: RuleContext, banker: Seat, all_winnings: FourWinnings, draws: Sequence[Draw]
) -> Iterator[Claim]:
    """全上雙冲: who was dealt all four 肩 and has won them is paid for its draws twice."""
    for winnings in all_winnings:
        points = chong_points(draws, winnings.seat)
        # reading: a hand that ended play has won nothing, and the rider of 千鈞柱 belongs to the table
        if points and winnings.fought and context.patterns.doubles_chong(winnings):
            yield Claim(
                PaymentKind.CHONG, winnings.seat, DOUBLED, points, opposite(banker, winnings.seat), art.DOUBLE_CHONG
            )


@enacts(art.BANNER_FLOW)
def banner_claim(found: Seized) -> Claim:
    """奪錦標: four parts for the rival, two of them from the seat with three 賞, one from each of the two others."""
    rest = tuple(seat for seat in others(found.rival, SEATS) if seat != found.victim)
    payers = (found.victim, found.victim, *rest)
    return Claim(PaymentKind.DUO_JIN, found.rival, found.kind.value, found.base, payers, KIND_OF_BANNER[found.kind])
