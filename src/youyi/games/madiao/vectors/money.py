"""Worked examples of 吊, 注, 敲門 and of what they move."""

from __future__ import annotations

from youyi.games.madiao import articles as art
from youyi.games.madiao.cards import HUNDRED
from youyi.games.madiao.events import Due
from youyi.games.madiao.haul import Haul
from youyi.games.madiao.payments.claims import Claim, everyone_else, fellows, opposite, paid
from youyi.games.madiao.payments.diao import DIAO, diao_claims, table_value
from youyi.games.madiao.payments.law import MoneyLaw, money_law
from youyi.games.madiao.payments.zhu import items
from youyi.games.madiao.position import SEATS
from youyi.games.madiao.rulings import Rulings
from youyi.games.madiao.vectors.read import Given, Result, flows_by_due, four, item_list, total, won_by
from youyi.kernel.seats import Seat, round_from

FLOWS = (Due.ZHU, Due.QIAOMEN, Due.GONGHE, Due.CHONG)


def zhu(rulings: Rulings, given: Given) -> Result:
    """List what won cards are worth in 注."""
    return zhu_of(money_law(rulings), won_by(given["won"], dealt=HUNDRED if given["dealt_tb"] else None))


def zhu_of(law: MoneyLaw, haul: Haul) -> Result:
    """List what a seat's won cards are worth in 注, and at the door."""
    listed = items(law.zhu, haul, law.patterns.four_gate(haul) is not None)
    return {
        "items": item_list((each.item, each.worth) for each in listed),
        "total": sum(each.worth for each in listed),
        "qiaomen": sum(each.knock.worth for each in listed if each.knock is not None),
    }


def diao(rulings: Rulings, given: Given) -> Result:
    """Pay for tricks."""
    tricks, law = four(given["tricks"]), money_law(rulings)
    claims = diao_claims(law.diao, Seat(given["banker"]), tricks)
    return {
        "table": [_in_diao(worth) for worth in table_value(tricks)],
        "zhu": total(paid(1, claim).flow for claim in claims),
    }


def _in_diao(zhu: int) -> int | float:
    whole, rest = divmod(zhu, DIAO)
    return zhu / DIAO if rest else whole


def flow(rulings: Rulings, given: Given) -> Result:
    """Turn amounts per seat into payments."""
    banker, base = Seat(given["banker"]), money_law(rulings).base
    payments = [
        paid(base, Claim(due, seat, due.value, worth, payers, because))
        for due, payers_of, because in (
            (Due.ZHU, opposite, art.ZHU),
            (Due.QIAOMEN, fellows, art.DOOR_KNOCK),
            (Due.GONGHE, lambda _, seat: everyone_else(seat), art.COMMON_HE),
            (Due.CHONG, opposite, art.CHONG_POINTS),
        )
        for seat, worth in zip(round_from(Seat(0), SEATS), given.get(due.value, (0,) * SEATS), strict=True)
        for payers in (payers_of(banker, seat),)
    ]
    return {"flows": flows_by_due(payments, base, FLOWS), "net": total(each.flow for each in payments)}
