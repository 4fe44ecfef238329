"""Worked examples of 吊, 注, 敲門 and of what they move."""

from __future__ import annotations

from youyi.games.madiao import articles as art
from youyi.games.madiao.cards import HUNDRED
from youyi.games.madiao.context import RuleContext, context_of
from youyi.games.madiao.events import PaymentKind
from youyi.games.madiao.payments.claims import Claim, everyone_else, fellows, opposite, paid
from youyi.games.madiao.payments.singles import items
from youyi.games.madiao.payments.tricks import DIAO, diao_claims, table_value
from youyi.games.madiao.position import SEATS
from youyi.games.madiao.rulings import Rulings
from youyi.games.madiao.vectors.read import Given, Result, flows_by_due, four, item_list, total, whole, won_by
from youyi.games.madiao.winnings import Winnings
from youyi.kernel.seats import Seat, round_from

FLOWS = (PaymentKind.ZHU, PaymentKind.QIAOMEN, PaymentKind.GONGHE, PaymentKind.CHONG)


def zhu(rulings: Rulings, given: Given) -> Result:
    """List what won cards are worth in 注."""
    return zhu_of(context_of(rulings), won_by(given["won"], dealt=HUNDRED if given["dealt_tb"] else None))


def zhu_of(context: RuleContext, winnings: Winnings) -> Result:
    """List what a seat's won cards are worth in 注, and at the door."""
    listed = items(context.payments, winnings, context.patterns.four_gate(winnings) is not None)
    return {
        "items": item_list((each.item, each.worth) for each in listed),
        "total": sum(each.worth for each in listed),
        "qiaomen": sum(each.knock.worth for each in listed if each.knock is not None),
    }


def diao(rulings: Rulings, given: Given) -> Result:
    """Pay for tricks."""
    tricks, context = four(given["tricks"]), context_of(rulings)
    claims = diao_claims(context.payments.diao, Seat(given["banker"]), tricks)
    return {
        "table": [whole(worth, DIAO) for worth in table_value(tricks)],
        "zhu": [whole(each, 2) for each in total(paid(2, claim).flow for claim in claims)],
    }


def flow(rulings: Rulings, given: Given) -> Result:
    """Turn amounts per seat into payments."""
    banker, base = Seat(given["banker"]), context_of(rulings).payments.base
    payments = [
        paid(base, Claim(due, seat, due.value, worth, payers, because))
        for due, payers_of, because in (
            (PaymentKind.ZHU, opposite, art.ZHU),
            (PaymentKind.QIAOMEN, fellows, art.DOOR_KNOCK),
            (PaymentKind.GONGHE, lambda _, seat: everyone_else(seat), art.COMMON_HE),
            (PaymentKind.CHONG, opposite, art.CHONG_POINTS),
        )
        for seat, worth in zip(round_from(Seat(0), SEATS), given.get(due.value, (0,) * SEATS), strict=True)
        for payers in (payers_of(banker, seat),)
    ]
    return {"flows": flows_by_due(payments, base, FLOWS), "net": total(each.flow for each in payments)}
