"""斗牌結算: what lies on the table is paid before the stock is turned."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from youyi.games.madiao.chong import FourHauls
from youyi.games.madiao.events import Due, Paid
from youyi.games.madiao.patterns import Scored
from youyi.games.madiao.payments.claims import Claim, everyone_else, fellows, opposite, paid
from youyi.games.madiao.payments.diao import diao_claims
from youyi.games.madiao.payments.law import MoneyLaw
from youyi.games.madiao.payments.zhu import Item, items
from youyi.games.madiao.position import Four
from youyi.kernel.seats import Seat


def table_payments(law: MoneyLaw, banker: Seat, hauls: FourHauls) -> tuple[Paid, ...]:
    """吊, then 注, then 敲門, then 公賀 for what each seat has won."""
    gates = tuple(law.patterns.four_gate(haul) for haul in hauls)
    listed = [items(law.zhu, haul, gate is not None) for haul, gate in zip(hauls, gates, strict=True)]
    claims = [*diao_claims(law.diao, banker, trick_counts(hauls))]
    for haul, each in zip(hauls, listed, strict=True):
        claims += zhu_claims(banker, haul.seat, each)
    for haul, each in zip(hauls, listed, strict=True):
        claims += knock_claims(banker, haul.seat, each)
    for haul, gate in zip(hauls, gates, strict=True):
        claims += he_claims(Due.GONGHE, haul.seat, [*filter(None, [gate]), *law.patterns.misc(haul)])
    return tuple(paid(law.base, claim) for claim in claims)


def trick_counts(hauls: FourHauls) -> Four:
    """Count what each seat has won."""
    east, north, west, south = (len(haul.won) for haul in hauls)
    return east, north, west, south


def zhu_claims(banker: Seat, seat: Seat, listed: Iterable[Item]) -> Iterator[Claim]:
    """注: the banker and one other settle each item between them."""
    for each in listed:
        yield Claim(Due.ZHU, seat, each.item, each.worth, opposite(banker, seat), each.because)


def knock_claims(banker: Seat, seat: Seat, listed: Iterable[Item]) -> Iterator[Claim]:
    """敲門: who does not bank and has a live Hundred takes from the other two who do not bank."""
    for each in listed:
        if each.knock is not None and seat != banker:
            yield Claim(Due.QIAOMEN, seat, each.item, each.knock.worth, fellows(banker, seat), each.knock.because)


def he_claims(due: Due, seat: Seat, scored: Iterable[Scored]) -> Iterator[Claim]:
    """公賀: each of the three others pays for a pattern."""
    for each in scored:
        yield Claim(due, seat, each.pattern.id, each.worth, everyone_else(seat), each.pattern.article)
