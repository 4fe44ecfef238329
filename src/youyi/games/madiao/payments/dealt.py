"""免斗: what hands that were dealt a pattern are paid, and which dealt cards must be shown for a payment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from youyi.games.madiao.cards import FLAG, HUNDRED, JI, NO_CARDS, SHOULDER, CardSet, members
from youyi.games.madiao.events import Due, Paid
from youyi.games.madiao.patterns import Scored
from youyi.games.madiao.payments.claims import paid
from youyi.games.madiao.payments.law import MoneyLaw
from youyi.games.madiao.payments.table import he_claims
from youyi.games.madiao.position import Cards
from youyi.kernel.seats import Seat

FourScored: TypeAlias = tuple[Scored | None, Scored | None, Scored | None, Scored | None]

SHOWN: Mapping[str, CardSet] = {
    "diao_bai": HUNDRED,
    "zheng_ben_bai": HUNDRED,
    "shun_feng_qi": FLAG,
    "si_jian_zai_shou": SHOULDER,
    "fu_lu_shou_xi": JI,
}
"""What a seat must prove that it was dealt, for items that depend on it."""


def dealt_payments(law: MoneyLaw, results: FourScored) -> tuple[Paid, ...]:
    """斗前: everyone who counts as a holder is congratulated by the three others."""
    return tuple(
        paid(law.base, claim)
        for seat, scored in enumerate(results)
        if scored is not None
        for claim in he_claims(Due.GONGHE, Seat(seat), (scored,))
    )


def shown_for(payment: Paid) -> Cards:
    """亮牌: list the dealt cards that a seat shows for a payment; none for what lies on the table."""
    return members(SHOWN.get(payment.item, NO_CARDS))
